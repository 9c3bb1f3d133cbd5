//! Files that end with what is made of them, as comments behind a line `; expect:`.
//!
//! `JITLITE_BLESS=1` writes what came out.

use std::path::Path;

use libtest_mimic::{Arguments, Trial};

/// Makes of a program, the text in front of `; expect:`, what is compared.
pub type Make = fn(path: &Path, program: &str) -> Result<String, String>;

/// A test for each file of a folder of the package with one of the extensions. Does not return.
pub fn run(folder: &str, extensions: &[&str], make: Make) -> ! {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let is_wanted = |path: &Path| {
        extensions
            .iter()
            .any(|e| path.extension() == Some(e.as_ref()))
    };
    let mut paths: Vec<_> = std::fs::read_dir(&root)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| is_wanted(path))
        .collect();
    paths.sort();
    let trials = paths.into_iter().map(|path| {
        let name = path.file_name().expect("has one").to_string_lossy();
        let name = name.into_owned();
        Trial::test(name, move || check(&path, make).map_err(Into::into))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit()
}

fn check(path: &Path, make: Make) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let program = text.split("\n; expect:\n").next().unwrap_or("");
    let mut wanted = format!("{}\n; expect:\n", program.trim_end());
    for line in make(path, program)?.lines() {
        wanted.push_str(format!("; {line}").trim_end());
        wanted.push('\n');
    }
    if wanted == text {
        return Ok(());
    }
    if std::env::var_os("JITLITE_BLESS").is_some() {
        return std::fs::write(path, wanted).map_err(|e| e.to_string());
    }
    Err(format!("JITLITE_BLESS=1 writes what came out:\n{wanted}"))
}
