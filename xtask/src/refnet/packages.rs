//! What must come from the machine itself: Python with pip, a C++ compiler, PostgreSQL.
//!
//! Where this process may install Debian packages (it is root and `apt-get` is there), what is
//! missing is installed; elsewhere the error says what to install.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Once;

/// The name of a Python that has pip.
pub(crate) fn python() -> Result<&'static str, Box<dyn Error>> {
    let find = || {
        ["python3", "python"]
            .into_iter()
            .find(|name| answers(name, &["-m", "pip", "--version"]))
    };
    if let Some(name) = find() {
        return Ok(name);
    }
    apt_install(&["python3", "python3-pip"]);
    find().ok_or_else(|| {
        "Python 3 with pip is needed to fetch Node: install python3 and python3-pip".into()
    })
}

/// Sees to a C++ compiler if it can. It is needed only where npm finds no ready binary of a native
/// package, so its absence is no error here.
pub(crate) fn compiler() {
    if !(answers("g++", &["--version"]) || answers("c++", &["--version"]))
        || !answers("make", &["--version"])
    {
        apt_install(&["g++", "make"]);
    }
}

/// The folder of PostgreSQL's programs, or what to do to have one.
pub(crate) fn postgres() -> Result<PathBuf, Box<dyn Error>> {
    if let Some(folder) = find_postgres() {
        return Ok(folder);
    }
    apt_install(&["postgresql"]);
    find_postgres()
        .ok_or_else(|| "the full network needs PostgreSQL's server: install postgresql".into())
}

fn find_postgres() -> Option<PathBuf> {
    let on_path = std::env::split_paths(&std::env::var_os("PATH")?).collect::<Vec<_>>();
    // Debian and Homebrew keep the server's programs off the PATH, one folder per version.
    let mut versions: Vec<PathBuf> = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"]
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flat_map(|entries| entries.flatten().map(|entry| entry.path().join("bin")))
        .collect();
    versions.sort();
    on_path
        .into_iter()
        .chain(versions.into_iter().rev())
        .find(|folder| has_server(folder))
}

fn has_server(folder: &Path) -> bool {
    ["initdb", "postgres", "psql"]
        .iter()
        .all(|name| folder.join(name).is_file())
}

/// Installs Debian packages where that is possible; the caller looks again for what it needs.
fn apt_install(packages: &[&str]) {
    static UPDATE: Once = Once::new();
    if !answers("apt-get", &["--version"]) || !is_root() {
        return;
    }
    eprintln!("refnet: installing {} with apt-get", packages.join(", "));
    UPDATE.call_once(|| {
        quiet(Command::new("apt-get").args(["update", "--quiet"]));
    });
    quiet(
        Command::new("apt-get")
            .args(["install", "--quiet", "--yes", "--no-install-recommends"])
            .args(packages)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .env("RUNLEVEL", "1"), // no service is started: the network runs its own server
    );
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn answers(program: &str, args: &[&str]) -> bool {
    quiet(Command::new(program).args(args))
}

fn quiet(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
