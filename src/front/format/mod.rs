//! The canonical form of a text, with its comments.
//!
//! What is printed is read again: to place the comments, and so that no text is ever replaced by one that says
//! something else.

mod comments;

use std::sync::Arc;

use crate::diag::{Diagnostics, Source};
use crate::ir::{Module, print};
use crate::legacy::{self, Dialect};
use crate::read::Language;
use crate::text;

/// Why a text has no canonical form.
#[derive(Debug)]
pub enum Refusal {
    /// It cannot be read.
    Invalid(Diagnostics),
    /// Its print does not read back the same.
    Unstable,
}

/// The canonical form of a text of a language.
///
/// # Errors
/// See [`Refusal`].
pub fn text(source: &Arc<Source>, language: Language) -> Result<Vec<u8>, Refusal> {
    if let Some(dialect) = language.dialect(source.bytes()) {
        return first(source, dialect);
    }
    let mut diagnostics = Diagnostics::default();
    let module = text::parse(Arc::clone(source), &mut diagnostics);
    if diagnostics.has_errors() {
        return Err(Refusal::Invalid(diagnostics));
    }
    canonical(&module, source.bytes())
}

/// The canonical form of the text that a module was read from, which has no errors.
///
/// # Errors
/// [`Refusal::Unstable`].
pub fn canonical(module: &Module, text: &[u8]) -> Result<Vec<u8>, Refusal> {
    let print = print::module(module);
    let mut diagnostics = Diagnostics::default();
    let again = text::parse(printed(&print)?, &mut diagnostics);
    if diagnostics.has_errors() || print::module(&again) != print {
        return Err(Refusal::Unstable);
    }
    Ok(comments::carry(module, text, &again, &print))
}

/// The canonical form of a text of the first languages.
///
/// # Errors
/// See [`Refusal`].
pub fn first(source: &Arc<Source>, dialect: Dialect) -> Result<Vec<u8>, Refusal> {
    let mut diagnostics = Diagnostics::default();
    let mut module = legacy::parse(Arc::clone(source), dialect, &mut diagnostics);
    if diagnostics.has_errors() {
        return Err(Refusal::Invalid(diagnostics));
    }
    let print = legacy::print::module(&mut module);
    let mut again = legacy::parse(printed(&print)?, dialect, &mut diagnostics);
    if diagnostics.has_errors() || legacy::print::module(&mut again) != print {
        return Err(Refusal::Unstable);
    }
    let text = source.bytes();
    Ok(comments::carry_first(&module, text, &again, &print))
}

/// What was printed as a source, which it is too long for at most.
fn printed(print: &[u8]) -> Result<Arc<Source>, Refusal> {
    match Source::new("<canonical>", print) {
        Ok(source) => Ok(Arc::new(source)),
        Err(_) => Err(Refusal::Unstable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(text: &str) -> String {
        let mut diagnostics = Diagnostics::default();
        let source = Arc::new(Source::new("a.ll", text).unwrap());
        let module = text::parse(source, &mut diagnostics);
        assert!(!diagnostics.has_errors(), "{diagnostics:?}");
        String::from_utf8(canonical(&module, text.as_bytes()).unwrap()).unwrap()
    }

    #[test]
    fn comments_stay_where_they_were() {
        let text = "\
; the head

; of g
@g = global   i64 1 ; one
; of f
define i64 @f(i64 %x) { ; opens
; alone
  %y = add   i64 %x,  1 ; behind
  br label %next
; of the label
next:   ; the label
  ; the end
  ret i64 %y
  ; the brace
} ; closed
; the foot
";
        let formatted = format(text);
        assert_eq!(
            formatted,
            "\
; the head

; of g
@g = global i64 1  ; one

; of f
define i64 @f(i64 %x) {  ; opens
  ; alone
  %y = add i64 %x, 1  ; behind
  br label %next

; of the label
next:  ; the label
  ; the end
  ret i64 %y
  ; the brace
}  ; closed

; the foot
"
        );
        assert_eq!(format(&formatted), formatted);
    }

    #[test]
    fn a_text_of_comments_stays() {
        assert_eq!(format("; only\n; comments\n"), "; only\n; comments\n");
        assert_eq!(format(""), "");
    }

    #[test]
    fn comments_inside_of_things_go_in_front_of_them() {
        let text = "@a = global [2 x i64] [ i64 1, ; one\n  i64 2 ] ; two\n";
        let formatted = format(text);
        for comment in ["; one", "; two"] {
            assert!(formatted.contains(comment), "{formatted}");
        }
        assert_eq!(format(&formatted), formatted);
    }

    #[test]
    fn label_comments_become_labels() {
        let text = "define void @f() {\n  br label %1\n; <label>:1\n  ret void\n}\n";
        let formatted = format(text);
        assert!(formatted.contains("\n1:"), "{formatted}");
        assert!(!formatted.contains("<label>"), "{formatted}");
    }
}
