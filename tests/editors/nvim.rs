//! Neovim, where it is installed, with the files of `editors/nvim`.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::views::bitcode;

#[test]
fn neovim_is_served() {
    let version = Command::new("nvim")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if !version.is_ok_and(|status| status.success()) {
        eprintln!("nvim is not installed: skipped");
        return;
    }
    let folder = std::env::temp_dir().join(format!("jitlite-nvim-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let wrong = "; ASSERT EQ: i32 3 = call i32 @f()\ndefine i32 @f() {\n  %x = add i32 1, 2 ; ä\n  ret i32 %y\n}\n";
    std::fs::write(folder.join("wrong.ll"), wrong).unwrap();
    let program = bitcode("define i32 @main() {\n  ret i32 7\n}\n");
    std::fs::write(folder.join("program.bc"), program).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    let editor = root.join("editors/nvim");
    let output = Command::new("nvim")
        .args(["--clean", "--headless", "-n", "-S"])
        .arg(editor.join("test.lua"))
        .env("JITLITE", env!("CARGO_BIN_EXE_jitlite"))
        .env("JITLITE_NVIM", &editor)
        .env("XDG_STATE_HOME", &folder)
        .env("XDG_CACHE_HOME", &folder)
        .current_dir(&folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}
