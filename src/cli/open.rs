//! Opening what the user named, with errors that say what the file is where it is not LLVM IR.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};

use super::archive;
use crate::diag::Source;

/// Opens a file, or stdin for `-`.
///
/// # Errors
/// If it cannot be read, or is certainly not LLVM IR text.
pub(super) fn open(path: &Path) -> Result<Source> {
    let source = open_any(path)?;
    if let Some(bitcode) = archive::embedded(source.bytes()) {
        return Ok(Source::new(source.name(), bitcode)?);
    }
    if let Some(text) = foreign(source.bytes()) {
        bail!("`{}` {text}", source.name());
    }
    Ok(source)
}

/// Opens a file, whatever it is, or stdin for `-`.
///
/// # Errors
/// If it cannot be read.
pub(super) fn open_any(path: &Path) -> Result<Source> {
    let name = path.to_string_lossy();
    match &*name {
        "-" => {
            let mut text = Vec::new();
            io::stdin()
                .lock()
                .read_to_end(&mut text)
                .map_err(|e| anyhow!("could not read stdin: {}", reason(&e)))?;
            Source::new("<stdin>", text)
        }
        name => Source::open(name),
    }
    .map_err(|e| unreadable(path, &e))
}

fn unreadable(path: &Path, error: &io::Error) -> anyhow::Error {
    let shown = path.display();
    let mut message = format!("could not read `{shown}`: {}", reason(error));
    if error.kind() == io::ErrorKind::NotFound {
        let mut other = path.as_os_str().to_owned();
        other.push(".ll");
        let other = PathBuf::from(other);
        if other.is_file() {
            message += &format!("\nhelp: there is `{}`", other.display());
        }
    }
    anyhow!(message)
}

/// What an I/O error says, without the number that Rust adds.
pub(super) fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file".into(),
        io::ErrorKind::PermissionDenied => "permission denied".into(),
        io::ErrorKind::IsADirectory => "it is a directory".into(),
        _ => {
            let text = error.to_string();
            let end = text.find(" (os error").unwrap_or(text.len());
            let mut text = text[..end].to_string();
            // Ours start with a small letter.
            if let Some(first) = text.get_mut(..1) {
                first.make_ascii_lowercase();
            }
            text
        }
    }
}

/// What a file is that cannot be LLVM IR text; the words stand behind its name.
fn foreign(bytes: &[u8]) -> Option<String> {
    const TO_IR: &str = "help: `clang -S -emit-llvm -o prog.ll prog.c` makes LLVM IR of C";
    let says = |what: &str, help: &str| Some(format!("is {what}, not LLVM IR text\n{help}"));
    let start = bytes.trim_ascii_start();
    match bytes {
        [b'B', b'C', 0xc0, 0xde, ..] | [0xde, 0xc0, 0x17, 0x0b, ..] => return None,
        [b'l', b'l', b'v', b'm' | b'c', 0..=8, ..] => {
            return says(
                "bytecode of LLVM 1.x",
                "note: no version of LLVM since 2.0 reads it",
            );
        }
        [0x7f, b'E', b'L', b'F', ..] => {
            return says("an ELF object or executable", TO_IR);
        }
        [b'!', b'<', b'a', b'r', b'c', b'h', b'>', ..] => {
            return says(
                "an archive",
                "help: `--link` takes archives of LLVM bitcode",
            );
        }
        [0x1f, 0x8b, ..] => return says("compressed", "help: unpack it with `gunzip`"),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
            return says("UTF-16 text", "help: save it as UTF-8");
        }
        _ => {}
    }
    let marks = [&b"#include"[..], b"#define", b"#pragma", b"//", b"/*"];
    if marks.iter().any(|mark| start.starts_with(mark)) && !has_definitions(bytes) {
        return says("source code of another language", TO_IR);
    }
    let head = &bytes[..bytes.len().min(1024)];
    let at = memchr::memchr(0, head)?;
    let line_start = memchr::memrchr(b'\n', &head[..at]).map_or(0, |end| end + 1);
    // Within a name or a string the parser says what is wrong.
    if memchr::memchr_iter(b'"', &head[line_start..at]).count() % 2 == 1 {
        return None;
    }
    let line = 1 + memchr::memchr_iter(b'\n', &head[..at]).count();
    let place = format!(
        "binary data (a zero byte at {line}:{})",
        at - line_start + 1
    );
    says(&place, TO_IR)
}

/// Whether a line starts as only LLVM IR does: then comments are what is foreign.
fn has_definitions(bytes: &[u8]) -> bool {
    let marks = [
        &b"define "[..],
        b"declare ",
        b"target ",
        b"@",
        b"%",
        b"source_filename",
    ];
    let mut lines = bytes.split(|&b| b == b'\n');
    lines.any(|line| marks.iter().any(|mark| line.starts_with(mark)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(bytes: &[u8], words: &str) -> bool {
        foreign(bytes).is_some_and(|text| text.contains(words))
    }

    #[test]
    fn other_files_are_named() {
        assert_eq!(foreign(b"BC\xc0\xde5\x14"), None);
        assert!(says(b"\x7fELF\x02\x01", "an ELF object"));
        assert!(says(b"\n#include <stdio.h>\n", "another language"));
        assert!(says(b"abc\0def", "binary data"));
        assert!(says(b"// adds\nint f(void) {\n", "another language"));
        assert!(says(b"a\nbc\0def", "2:3"));
        assert!(says(b"llvc\x01", "LLVM 1.x"));
    }

    #[test]
    fn llvm_text_is_not_foreign() {
        for text in [
            "",
            "; c\n",
            "define i64 @f() {",
            "\u{feff}define",
            "// adds\ndefine i64 @f() {",
            "llvm text",
            "@\"a\0b\" = global i64 0",
        ] {
            assert_eq!(foreign(text.as_bytes()), None);
        }
    }

    #[test]
    fn missing_files_are_told_plainly() {
        let error = open(Path::new("/nonexistent/a.ll"))
            .unwrap_err()
            .to_string();
        assert_eq!(error, "could not read `/nonexistent/a.ll`: no such file");
        let error = open(Path::new("/")).unwrap_err().to_string();
        assert_eq!(error, "could not read `/`: it is a directory");
    }
}
