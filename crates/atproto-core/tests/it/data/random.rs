//! Seeded random documents: the same in every run.

/// A small generator: xorshift.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// JSON text of the data model, in one of many spellings.
    pub(crate) fn json(&mut self, depth: usize) -> String {
        match self.below(if depth == 0 { 5 } else { 9 }) {
            0 => self.pick(&["null", "true", "false"]).to_owned(),
            1 => self
                .pick(&[
                    "0",
                    "-1",
                    "23",
                    "24",
                    "-25",
                    "255",
                    "256",
                    "65536",
                    "4294967296",
                    "9007199254740991",
                    "-9223372036854775808",
                ])
                .to_owned(),
            2 => (self.next().cast_signed() >> self.below(64)).to_string(),
            3 | 4 => self.text(),
            5 | 6 => {
                let items: Vec<String> = (0..self.below(5)).map(|_| self.json(depth - 1)).collect();
                format!("[{}{}]", self.space(), items.join(","))
            }
            _ => {
                let mut keys: Vec<String> = (0..self.below(6)).map(|_| self.text()).collect();
                keys.sort();
                keys.dedup();
                let entries: Vec<String> = keys
                    .into_iter()
                    .map(|key| format!("{key}{}:{}", self.space(), self.json(depth - 1)))
                    .collect();
                format!("{{{}{}}}", self.space(), entries.join(", "))
            }
        }
    }

    fn byte(&mut self) -> u8 {
        self.next().to_le_bytes()[0]
    }

    fn space(&mut self) -> &'static str {
        self.pick(&["", "", " ", "\n\t", "\r\n "])
    }

    fn text(&mut self) -> String {
        let parts = [
            "a",
            "text",
            "é",
            "猫",
            "😀",
            "\\n",
            "\\u0000",
            "\\ud83d\\ude00",
            "\\u00e9",
            "\\/",
            "\\\"",
            "0123456789abcdef",
            " ",
        ];
        let text: String = (0..self.below(4)).map(|_| self.pick(&parts)).collect();
        format!("\"{text}\"")
    }

    /// Changes a byte, removes one, doubles one, or cuts the end off.
    pub(crate) fn damage(&mut self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let at = self.below(bytes.len());
        match self.below(4) {
            0 => bytes[at] = self.pick(b"\"\\{}[]:,0129.eE-+ntfu \x00\x1f\x7f\xc3\xff"),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, bytes[at]),
            _ => bytes.truncate(at),
        }
    }

    /// Changes a byte to any other.
    pub(crate) fn damage_binary(&mut self, bytes: &mut Vec<u8>) {
        let at = self.below(bytes.len());
        match self.below(4) {
            0 => bytes[at] = self.byte(),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, self.byte()),
            _ => bytes[at] ^= 1 << self.below(8),
        }
    }
}
