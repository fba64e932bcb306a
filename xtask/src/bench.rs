//! `cargo xtask bench SUITE`: compares this project with others, in one run on one machine.
//!
//! A suite is a program of the workspace `xtask/peers` that prints `{"suite", "rows": [{"metric", "ours", "against",
//! "theirs", "ratio"}]}`. The command shows it as a table and keeps it as `target/bench/SUITE.json`. Only ratios count:
//! absolute figures are of the machine.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{Outcome, Usage};

/// The suites, and what they compare.
const SUITES: &[(&str, &str)] = &[("cbor", "records in DAG-CBOR against serde_ipld_dagcbor")];

pub(crate) fn run(args: &[String]) -> Outcome {
    let [suite] = args else {
        return Err(Usage(format!("name one suite: {}", list())).into());
    };
    if !SUITES.iter().any(|(name, _)| name == suite) {
        return Err(Usage(format!("there is no suite `{suite}`, only {}", list())).into());
    }
    let root = crate::root();
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["run", "--release", "--quiet", "--locked", "--manifest-path"])
        .arg(root.join("xtask/peers/Cargo.toml"))
        .args(["--package", &format!("bench-{suite}")])
        .env("CARGO_TARGET_DIR", root.join("target/peers"))
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Err(format!("the suite failed: {}", output.status).into());
    }
    let answer: Value = serde_json::from_slice(&output.stdout)?;
    let file = root.join(format!("target/bench/{suite}.json"));
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&file, serde_json::to_string_pretty(&answer)?)?;
    print!("{}", table(&answer));
    println!("\nkept as target/bench/{suite}.json");
    Ok(())
}

fn list() -> String {
    let lines: Vec<_> = SUITES
        .iter()
        .map(|(name, what)| format!("{name} ({what})"))
        .collect();
    lines.join(", ")
}

/// The rows, one below the other.
fn table(answer: &Value) -> String {
    let mut out = format!(
        "{:40} {:>10} {:>10} {:>7}  against\n",
        "metric", "ours", "theirs", "ratio"
    );
    for row in answer["rows"].as_array().into_iter().flatten() {
        let number = |name: &str| match row[name].as_f64() {
            Some(number) => format!("{number:.2}"),
            None => "n/a".to_owned(), // what measures it is not on this machine
        };
        out.push_str(&format!(
            "{:40} {:>10} {:>10} {:>7}  {}\n",
            row["metric"].as_str().unwrap_or_default(),
            number("ours"),
            number("theirs"),
            number("ratio"),
            row["against"].as_str().unwrap_or_default(),
        ));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_its_ratio_in_the_table() {
        let answer = serde_json::json!({"suite": "x", "rows": [
            {"metric": "decode", "ours": 1.5, "against": "peer", "theirs": 3.0, "ratio": 0.5},
            {"metric": "count", "ours": null, "against": "peer", "theirs": null, "ratio": null},
        ]});
        let table = table(&answer);
        let row = table.lines().nth(1).unwrap();
        assert!(
            row.starts_with("decode") && row.contains("0.50") && row.ends_with("peer"),
            "{row}"
        );
        assert_eq!(table.matches("n/a").count(), 3, "{table}");
    }

    #[test]
    fn an_unknown_suite_is_an_error_that_names_the_known_ones() {
        let error = run(&["nothing".to_owned()]).unwrap_err();
        assert!(error.is::<Usage>());
        let error = error.to_string();
        assert!(
            error.contains("nothing") && error.contains("cbor"),
            "{error}"
        );
        assert!(run(&[]).is_err());
    }
}
