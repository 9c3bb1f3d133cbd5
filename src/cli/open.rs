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
    if let Some(text) = foreign(source.name(), source.bytes()) {
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

/// How to make LLVM IR of C.
const C_TO_IR: &str = "`clang -S -emit-llvm -o prog.ll prog.c` makes LLVM IR of C";

/// A language of source files.
struct Language {
    name: &'static str,
    /// The ends of the names of its files.
    extensions: &'static [&'static str],
    /// What a line starts with in it, and never in LLVM IR.
    marks: &'static [&'static str],
    help: &'static str,
}

/// The first one that fits is meant.
#[rustfmt::skip]
const LANGUAGES: &[Language] = &[
    Language {
        name: "C++",
        extensions: &["cpp", "cc", "cxx", "c++", "C", "hpp", "hh", "hxx"],
        marks: &["#include <iostream>", "#include <string>", "#include <vector>", "using namespace ", "namespace ", "template <", "template<"],
        help: "`clang++ -S -emit-llvm -o prog.ll prog.cpp` makes LLVM IR of C++",
    },
    Language {
        name: "Zig",
        extensions: &["zig"],
        marks: &["const std = @import("],
        help: "`zig build-obj -fno-emit-bin -femit-llvm-ir=prog.ll prog.zig` makes LLVM IR of Zig",
    },
    Language {
        name: "Rust",
        extensions: &["rs"],
        marks: &["fn main(", "pub fn ", "use std::", "#![", "#[derive("],
        help: "`rustc --emit=llvm-ir -C codegen-units=1 -o prog.ll prog.rs` makes LLVM IR of Rust",
    },
    Language {
        name: "Python",
        extensions: &["py", "pyw"],
        marks: &["#!/usr/bin/env python", "#!/usr/bin/python", "if __name__ == "],
        help: "`python3 prog.py` runs a program in Python",
    },
    Language {
        name: "Objective-C",
        extensions: &["m", "mm"],
        marks: &["#import <", "@interface ", "@implementation "],
        help: "`clang -S -emit-llvm -o prog.ll prog.m` makes LLVM IR of Objective-C",
    },
    Language {
        name: "D",
        extensions: &["d"],
        marks: &["import std."],
        help: "`ldc2 -output-ll -of=prog.ll prog.d` makes LLVM IR of D",
    },
    Language {
        name: "Swift",
        extensions: &["swift"],
        marks: &["import Foundation"],
        help: "`swiftc -emit-ir -o prog.ll prog.swift` makes LLVM IR of Swift",
    },
    Language {
        name: "Fortran",
        extensions: &["f", "f77", "f90", "f95", "f03", "f08", "F90"],
        marks: &["program ", "subroutine ", "implicit none"],
        help: "`flang -S -emit-llvm -o prog.ll prog.f90` makes LLVM IR of Fortran",
    },
    Language {
        name: "C",
        extensions: &["c", "h"],
        marks: &["#include", "#define", "#pragma", "#if", "//", "/*", "int main(", "typedef "],
        help: C_TO_IR,
    },
];

/// What a file is that cannot be LLVM IR text; the words stand behind its name.
fn foreign(name: &str, bytes: &[u8]) -> Option<String> {
    let says = |what: &str, help: &str| Some(format!("is {what}, not LLVM IR text\nhelp: {help}"));
    match bytes {
        [b'B', b'C', 0xc0, 0xde, ..] | [0xde, 0xc0, 0x17, 0x0b, ..] => return None,
        [b'l', b'l', b'v', b'm' | b'c', 0..=8, ..] => {
            return Some(
                "is bytecode of LLVM 1.x, not LLVM IR text\n\
                 note: no version of LLVM since 2.0 reads it"
                    .into(),
            );
        }
        [0x7f, b'E', b'L', b'F', ..] => {
            let what = "an ELF object or executable without LLVM bitcode in it";
            return says(what, C_TO_IR);
        }
        [0xce | 0xcf, 0xfa, 0xed, 0xfe, ..] | [0xfe, 0xed, 0xfa, 0xce | 0xcf, ..] => {
            return says("a Mach-O object or executable", C_TO_IR);
        }
        // A file of Java begins so, too, and goes on with its version, of which the first was 45.
        [0xca, 0xfe, 0xba, 0xbe | 0xbf, 0, 0, 0, 0..45, ..] => {
            let help =
                "`lipo -thin` takes one object out of it; `clang -S -emit-llvm` makes LLVM IR";
            return says("a Mach-O file for several processors", help);
        }
        [0xca, 0xfe, 0xba, 0xbe, ..] => return says("a class file of Java", C_TO_IR),
        [0, b'a', b's', b'm', ..] => return says("WebAssembly", C_TO_IR),
        [b'M', b'Z', _, 0, ..] | [b'M', b'Z', 0x90, ..] => {
            return says("an executable of Windows", C_TO_IR);
        }
        [b'!', b'<', b'a', b'r', b'c', b'h', b'>', ..] => {
            return says("an archive", "`--link` takes archives of LLVM bitcode");
        }
        [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => {
            return says("a zip archive", "unpack it with `unzip`");
        }
        [0x1f, 0x8b, ..] => return says("compressed", "unpack it with `gunzip`"),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => {
            return says("compressed", "unpack it with `bunzip2`");
        }
        [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => {
            return says("compressed", "unpack it with `unxz`");
        }
        [0x28, 0xb5, 0x2f, 0xfd, ..] => return says("compressed", "unpack it with `unzstd`"),
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
            return says("UTF-16 text", "save it as UTF-8");
        }
        _ => {}
    }
    if is_utf16(bytes) {
        return says("UTF-16 text", "save it as UTF-8");
    }
    if bytes.get(257..262) == Some(b"ustar") {
        return says("an archive", "unpack it with `tar`");
    }
    if let Some(language) = language(name, bytes) {
        return says(&format!("source code in {}", language.name), language.help);
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
    says(&place, "a module is text (`.ll`) or bitcode (`.bc`)")
}

/// Whether letters of ASCII stand in units of 16 bits.
fn is_utf16(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(64) & !1];
    let units: Vec<&[u8]> = head.chunks_exact(2).collect();
    let wide = |letter: usize, zero: usize| {
        units
            .iter()
            .all(|unit| unit[letter].is_ascii() && unit[letter] != 0 && unit[zero] == 0)
    };
    units.len() > 1 && (wide(0, 1) || wide(1, 0))
}

/// The language that a text is written in, if it is one of the table: by its name, or by what it starts with.
fn language(name: &str, bytes: &[u8]) -> Option<&'static Language> {
    let extension = Path::new(name).extension().and_then(|end| end.to_str());
    let of_name = extension.and_then(|end| {
        let mut all = LANGUAGES.iter();
        all.find(|language| language.extensions.contains(&end))
    });
    let found = of_name.or_else(|| {
        let start = bytes.trim_ascii_start();
        let start = &start[..start.len().min(4096)];
        let has = |mark: &&str| {
            let mut lines = start.split(|&byte| byte == b'\n');
            lines.any(|line| line.starts_with(mark.as_bytes()))
        };
        // A comment of C in front is one of all languages that come of it.
        LANGUAGES.iter().find(|language| match language.name {
            "C" => language
                .marks
                .iter()
                .any(|mark| start.starts_with(mark.as_bytes())),
            _ => language.marks.iter().any(has),
        })
    });
    found.filter(|_| !has_definitions(bytes))
}

/// Whether a line starts as only LLVM IR does, an instruction among them: then comments are what is foreign.
fn has_definitions(bytes: &[u8]) -> bool {
    let marks = [
        &b"define "[..],
        b"declare ",
        b"target ",
        b"source_filename",
        b"implementation",
    ];
    let is_definition = |line: &[u8]| {
        let Some((b'@' | b'%' | b'!' | b'$', rest)) = line.split_first() else {
            return false;
        };
        let end = match rest.first() {
            Some(b'"') => rest[1..]
                .iter()
                .position(|&byte| byte == b'"')
                .map(|at| at + 2),
            _ => rest
                .iter()
                .position(|&byte| matches!(byte, b' ' | b'=' | b'(')),
        };
        end.is_some_and(|end| rest[end..].trim_ascii_start().starts_with(b"="))
    };
    let mut lines = bytes.split(|&b| b == b'\n').map(<[u8]>::trim_ascii_start);
    lines.any(|line| marks.iter().any(|mark| line.starts_with(mark)) || is_definition(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(bytes: &[u8], words: &str) -> bool {
        foreign("a", bytes).is_some_and(|text| text.contains(words))
    }

    #[test]
    fn other_files_are_named() {
        assert_eq!(foreign("a.c", b"BC\xc0\xde5\x14"), None);
        assert!(says(b"\x7fELF\x02\x01", "an ELF object"));
        assert!(says(b"\n#include <stdio.h>\n", "source code in C,"));
        assert!(says(b"\xcf\xfa\xed\xfe\x07\0\0\x01", "a Mach-O object"));
        assert!(says(
            b"\xca\xfe\xba\xbe\0\0\0\x02",
            "for several processors"
        ));
        assert!(says(b"\xca\xfe\xba\xbe\0\0\0\x41", "Java"));
        assert!(says(b"PK\x03\x04\x14\0", "`unzip`"));
        assert!(says(b"\xfd7zXZ\0", "`unxz`"));
        assert!(says(b"abc\0def", "binary data"));
        assert!(says(b"d\0e\0f\0i\0n\0e\0", "UTF-16"));
        let mut archive = vec![b'a'; 257];
        archive.extend(b"ustar\0");
        assert!(says(&archive, "`tar`"));
        assert!(says(b"// adds\nint f(void) {\n", "source code in C,"));
        let mistaken = b"// adds\ndefin i32 @main() {\n  %x = add i32 1, 2\n";
        assert_eq!(foreign("a", mistaken), None);
        assert!(says(b"// adds\n#include <vector>\n", "source code in C++,"));
        assert!(says(b"//! Adds.\nfn main() {}\n", "`rustc "));
        assert!(says(b"#!/usr/bin/env python3\nprint(1)\n", "`python3 "));
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
            assert_eq!(foreign("a.ll", text.as_bytes()), None);
        }
        // What a file is called does not say that it is not what it is.
        for text in [
            "define i64 @f() {",
            "@\"a b\" = global i64 0",
            "%t = type {}",
        ] {
            assert_eq!(foreign("a.c", text.as_bytes()), None);
        }
    }

    #[test]
    fn names_say_what_language_it_is() {
        let of = |name| language(name, b"x = 1\n").map(|language| language.name);
        for (name, language) in [
            ("a.c", "C"),
            ("b/a.cpp", "C++"),
            ("a.rs", "Rust"),
            ("a.py", "Python"),
            ("a.zig", "Zig"),
        ] {
            assert_eq!(of(name), Some(language));
        }
        assert_eq!((of("a.ll"), of("c"), of("<stdin>")), (None, None, None));
        // A decorator is no variable of LLVM IR.
        let text = b"@dataclass(eq = True)\nclass A: pass\n";
        assert!(foreign("a.py", text).is_some());
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
