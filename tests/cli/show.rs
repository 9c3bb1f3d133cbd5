//! The tables that `jitlite show` prints.

use std::process::Command;
use std::time::Duration;

use jitlite::opt::{Level, PASSES};

use crate::support::process;

#[test]
fn all_passes_are_shown_and_their_order() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(["show", "passes", "--color", "never"]);
    let got = process::run(&mut command, b"", Duration::from_secs(60)).unwrap();
    assert_eq!(got.status, 0);
    let text = String::from_utf8(got.stdout).unwrap();
    for pass in PASSES {
        assert!(
            text.contains(&format!("{}\n    {}\n", pass.name, pass.says)),
            "{text}"
        );
    }
    for level in [Level::Full, Level::Interpreted] {
        let names: Vec<&str> = level.passes().iter().map(|pass| pass.name).collect();
        assert!(
            text.contains(&format!("    {}\n", names.join(" "))),
            "{text}"
        );
    }
}
