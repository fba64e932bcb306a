//! The media type of a blob, from its first bytes.

/// What is sent when nothing is recognised.
const UNKNOWN: &str = "application/octet-stream";

/// The media type of `bytes`, as far as the network's blobs go: images, video, audio, text tracks.
pub(super) fn media_type(bytes: &[u8]) -> &'static str {
    const MAGIC: &[(&[u8], &str)] = &[
        (b"\x89PNG\r\n\x1a\n", "image/png"),
        (b"\xff\xd8\xff", "image/jpeg"),
        (b"GIF87a", "image/gif"),
        (b"GIF89a", "image/gif"),
        (b"BM", "image/bmp"),
        (b"II*\0", "image/tiff"),
        (b"MM\0*", "image/tiff"),
        (b"\x1aE\xdf\xa3", "video/webm"),
        (b"OggS", "application/ogg"),
        (b"ID3", "audio/mpeg"),
        (b"fLaC", "audio/flac"),
        (b"%PDF-", "application/pdf"),
        (b"WEBVTT", "text/vtt"),
    ];
    if let Some((_, media_type)) = MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)) {
        return media_type;
    }
    match (bytes.get(..4), bytes.get(4..8), bytes.get(8..12)) {
        (Some(b"RIFF"), _, Some(b"WEBP")) => "image/webp",
        (Some(b"RIFF"), _, Some(b"WAVE")) => "audio/wav",
        (_, Some(b"ftyp"), Some(b"avif" | b"avis")) => "image/avif",
        (_, Some(b"ftyp"), Some(b"heic" | b"heix" | b"mif1")) => "image/heic",
        (_, Some(b"ftyp"), Some(b"qt  ")) => "video/quicktime",
        (_, Some(b"ftyp"), Some(_)) => "video/mp4",
        _ => UNKNOWN,
    }
}
