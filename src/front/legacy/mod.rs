//! The first languages: LLVM 1.x assembly, and the assembly of 2002.
//!
//! A text is parsed into a module of its own kind ([`ast`]), which has types with signs and all
//! forms of both years; the rules of the manual are judged there (`parse` those of types and
//! operands, `check` those of the flow of control), in the words of the dialect; [`mod@print`] writes
//! it back; and `upgrade` makes the `ir` of it that runs. Where a sign chooses what an instruction
//! does (`div`, `rem`, `shr`, `cast`, comparisons), `upgrade` chooses.
//!
//! Both years are read by one parser: the dialect decides what a list of indices means and which
//! rules hold. Both forms are accepted where the manual and the practice of a year differ.

pub mod ast;
mod check;
mod intrinsic;
pub mod op;
mod parse;
pub mod print;
mod recognize;
pub mod rule;
pub mod types;
mod upgrade;

use std::sync::Arc;

use crate::diag::{Diagnostics, Source};
use crate::ir;

/// A list that is mostly short: it then lies on the stack.
type Few<T> = smallvec::SmallVec<[T; 8]>;

pub use recognize::recognize;

/// One of the first languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// LLVM 1.x, of 2003 to 2006.
    Llvm1 = 0,
    /// The assembly of 2002.
    Llvm2002 = 1,
}

impl Dialect {
    /// The word that the command line knows it by.
    pub fn word(self) -> &'static str {
        match self {
            Dialect::Llvm1 => "llvm1",
            Dialect::Llvm2002 => "llvm2002",
        }
    }
}

/// Parses a text and judges it. What is wrong is pushed to `diags`; the module has all that could
/// be parsed.
pub fn parse(source: Arc<Source>, dialect: Dialect, diags: &mut Diagnostics) -> ast::Module {
    let mut module = parse::Parser::new(&source, dialect, diags).run();
    check::module(&mut module, diags);
    diags.sort();
    module
}

/// Reads a text into `ir`. Where anything is wrong with it the module is empty.
pub fn read(source: Arc<Source>, dialect: Dialect, diags: &mut Diagnostics) -> ir::Module {
    let mut module = parse(Arc::clone(&source), dialect, diags);
    if !diags.has_errors() {
        return upgrade::module(&mut module, diags);
    }
    ir::Module {
        source: Some(source),
        ..ir::Module::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_back_the_same() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/files/run");
        for dialect in [Dialect::Llvm1, Dialect::Llvm2002] {
            let folder = std::fs::read_dir(root.join(dialect.word())).expect("it is there");
            for entry in folder.flatten() {
                let text = std::fs::read(entry.path()).expect("it can be read");
                assert_eq!(recognize(&text), Some(dialect), "{entry:?}");
                let first = printed(text, dialect);
                let again = printed(first.clone().into_bytes(), dialect);
                assert_eq!(first, again, "{entry:?}");
            }
        }
    }

    #[test]
    fn texts_of_today_are_not_taken_for_old_ones() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/files");
        let mut folders = vec![root];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("it is there").flatten() {
                let path = entry.path();
                let name = path.file_name().unwrap_or_default();
                if path.is_dir() && name != "llvm1" && name != "llvm2002" {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "ll") {
                    let text = std::fs::read(&path).expect("it can be read");
                    assert_eq!(recognize(&text), None, "{path:?}");
                }
            }
        }
        for text in [
            "",
            "; int %f() {\n",
            "%T = type { i8, float }\n",
            "define int %f() {\n",
        ] {
            assert_eq!(recognize(text.as_bytes()), None, "{text}");
        }
        for mistake in [
            "declare int @f(int %x)\n",
            "%x = add i32 1, 2\n",
            "void f() {\n",
        ] {
            assert_eq!(recognize(mistake.as_bytes()), None, "{mistake}");
        }
    }

    fn printed(text: Vec<u8>, dialect: Dialect) -> String {
        let mut diags = Diagnostics::default();
        let source = Arc::new(Source::new("a.ll", text).expect("it is short"));
        let mut module = parse(source, dialect, &mut diags);
        assert!(!diags.has_errors(), "{diags:?}");
        String::from_utf8(print::module(&mut module)).expect("names are ASCII")
    }
}
