//! Every rule of the verifier is shown by files under `tests/files/check`: one that breaks it, and
//! for the rules of LLVMlite one that keeps it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::legacy::rule::Rule;
use jitlite::legacy::{self, Dialect};
use jitlite::verify::{Profile, verify};

/// Rules that a text cannot break, because the parser finds the error first or makes what fits:
/// they are for modules that a program builds.
const BUILT: &[&str] = &[
    "binary-operands",
    "no-result",
    "inner-terminator",
    "phi-type",
    "call-result",
    "initializer-type",
    "constant-type",
    "resume-type",
    "metadata-node",
];

fn check_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/check")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                files.push(path);
            }
        }
    }
    files
}

/// The codes of all diagnostics of a file.
fn codes(path: &Path) -> Vec<&'static str> {
    let text = std::fs::read(path).expect("it can be read");
    let lite = memchr::memmem::find(&text, b"--std llvmlite").is_some();
    let profile = if lite {
        Profile::Llvmlite
    } else {
        Profile::Auto
    };
    let source = Arc::new(Source::new("test.ll", text).expect("it is small"));
    let mut diagnostics = Diagnostics::default();
    let module = jitlite::text::parse(source, &mut diagnostics);
    verify(&module, profile, &mut diagnostics);
    diagnostics.iter().map(|d| d.code).collect()
}

#[test]
fn every_rule_is_broken_by_a_file() {
    let files = check_files();
    let seen: BTreeSet<&str> = files.iter().flat_map(|path| codes(path)).collect();
    let names: BTreeSet<String> = files
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()))
        .collect();
    let missing: Vec<&str> = Profile::Llvmlite
        .rules()
        .map(|rule| rule.code)
        // A sentence that a rule of LLVM enforces has a file of its name.
        .filter(|code| !seen.contains(code) && !names.contains(*code) && !BUILT.contains(code))
        .collect();
    assert!(missing.is_empty(), "no file breaks {missing:?}");
}

#[test]
fn every_sentence_of_llvmlite_has_a_file_that_keeps_it() {
    let missing: Vec<&str> = Profile::Llvmlite
        .rules()
        .map(|rule| rule.code)
        .filter(|code| code.starts_with("lite-"))
        .filter(|code| {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/check/llvmlite");
            let (breaks, keeps) = (format!("{code}.ll"), format!("{code}_ok.ll"));
            !folder.join(breaks).exists() || !folder.join(keeps).exists()
        })
        .collect();
    assert!(missing.is_empty(), "a file is missing for {missing:?}");
}

/// The rules of the manuals of the first languages, of both years.
#[test]
fn every_rule_of_the_first_languages_is_broken_by_a_file_of_its_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/check");
    for dialect in [Dialect::Llvm1, Dialect::Llvm2002] {
        let folder = root.join(dialect.word());
        let missing: Vec<&str> = Rule::all(dialect)
            .map(|rule| rule.code)
            .filter(|code| {
                let text = std::fs::read(folder.join(format!("{code}.ll")));
                !text.is_ok_and(|text| dialect_codes(text, dialect).contains(code))
            })
            .collect();
        assert!(
            missing.is_empty(),
            "no file breaks {missing:?} of {dialect:?}"
        );
    }
}

/// The codes of all diagnostics of a text of a first language.
fn dialect_codes(text: Vec<u8>, dialect: Dialect) -> Vec<&'static str> {
    let source = Arc::new(Source::new("test.ll", text).expect("it is small"));
    let mut diagnostics = Diagnostics::default();
    legacy::parse(source, dialect, &mut diagnostics);
    diagnostics.iter().map(|d| d.code).collect()
}

#[test]
fn rules_say_what_they_look_at() {
    for rule in Profile::Llvmlite.rules() {
        assert!(!rule.looks_at().is_empty(), "{}", rule.code);
        let kebab = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        assert!(rule.code.bytes().all(kebab), "{}", rule.code);
    }
    for dialect in [Dialect::Llvm1, Dialect::Llvm2002] {
        for rule in Rule::all(dialect) {
            assert!(!rule.looks_at.is_empty(), "{}", rule.code);
        }
    }
}
