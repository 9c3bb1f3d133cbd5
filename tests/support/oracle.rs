//! LLVM's `lli` as an oracle, where it is installed: version 19 for opaque pointers, version 14
//! for typed ones. The host functions of the known courses come from `host.c`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use super::process::{self, Outcome};
use super::vintage;

/// Runs `source` by the version of lli that reads it. `Ok(None)`: it is not installed, and the
/// text says what is missing.
pub fn run(
    source: &str,
    scratch: &Path,
    args: &[String],
    stdin: &[u8],
    limit: Duration,
) -> Result<Result<Outcome, String>, String> {
    let typed = vintage::has_typed_pointers(source);
    let lli = if typed { "lli-14" } else { "lli-19" };
    if !process::installed(lli) {
        return Ok(Err(format!("{lli} is not installed")));
    }
    let text = if typed {
        vintage::modernise(source)
    } else {
        source.to_string()
    };
    std::fs::write(scratch, text).map_err(|e| format!("{}: {e}", scratch.display()))?;
    let mut command = Command::new(lli);
    // Without symbols a crash is reported at once.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
    if calls_host(source) {
        match host_library() {
            Ok(path) => command.arg(format!("-load={}", path.display())),
            Err(why) => return Ok(Err(why.clone())),
        };
    }
    command.arg(scratch).args(args);
    process::run(&mut command, stdin, limit).map(Ok)
}

/// Whether the program calls one of the functions of `host.c`.
fn calls_host(source: &str) -> bool {
    ["@ll_", "@oat_", "@print_", "string"]
        .iter()
        .any(|name| source.contains(name))
}

/// `host.c` as a shared library, compiled once.
pub fn host_library() -> &'static Result<PathBuf, String> {
    static LIBRARY: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let root = super::root();
        let library = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("libhost-{}.so", std::process::id()));
        let mut compile = Command::new("cc");
        compile
            .args(["-shared", "-fPIC", "-O1", "-w", "-o"])
            .arg(&library)
            .arg(root.join("tests/support/host.c"));
        match process::run(&mut compile, b"", Duration::from_secs(60)) {
            Ok(outcome) if outcome.status == 0 => Ok(library),
            Ok(outcome) => Err(format!(
                "cc cannot compile host.c: {}",
                String::from_utf8_lossy(&outcome.stderr)
            )),
            Err(why) => Err(why),
        }
    })
}
