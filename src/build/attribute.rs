//! Attributes of functions, parameters, results and calls.

use super::State;
use super::handle::Type;
use crate::diag::{Span, suggest};
use crate::ir::attr::{Attr, AttrSet};
use crate::ir::known_attrs::{KNOWN, known};

/// What is said of a function, a parameter, a result or a call (Language Reference, "Parameter
/// Attributes" and "Function Attributes"). A `&str` is a [`Word`](Attribute::Word).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attribute<'a> {
    /// One that is a word, with or without something in parentheses: `nounwind`, `noalias`,
    /// `memory(read)`, `dereferenceable(8)`.
    Word(&'a str),
    /// `"key"="value"`
    Pair(&'a str, &'a str),
    /// `align N`, in bytes.
    Align(u64),
    /// `byval(T)`: the callee gets a copy.
    ByVal(Type),
    /// `sret(T)`: the memory for the result.
    SRet(Type),
    /// `elementtype(T)`
    ElementType(Type),
}

impl<'a> From<&'a str> for Attribute<'a> {
    fn from(word: &'a str) -> Attribute<'a> {
        Attribute::Word(word)
    }
}

impl State {
    /// A set with one more attribute. What is no attribute is reported, for what stands at `at`.
    pub(super) fn with(&mut self, set: AttrSet, attribute: Attribute<'_>, at: Span) -> AttrSet {
        let attr = match attribute {
            Attribute::Word(text) => match self.word(text) {
                Ok(attr) => attr,
                Err(message) => {
                    self.fault(at, "unknown-attribute", message);
                    return set;
                }
            },
            Attribute::Pair(key, value) => {
                let escaped = |text: &str| crate::ir::print::escaped(text.as_bytes());
                let text = match value {
                    "" => format!("\"{}\"", escaped(key)),
                    value => format!("\"{}\"=\"{}\"", escaped(key), escaped(value)),
                };
                Attr::Other(self.m.names.intern(text.as_bytes()))
            }
            Attribute::Align(bytes) => match self.alignment(bytes, at) {
                Some(_) => Attr::Align(bytes),
                None => return set,
            },
            Attribute::ByVal(ty) => Attr::ByVal(Some(self.own_type(ty, at))),
            Attribute::SRet(ty) => Attr::SRet(Some(self.own_type(ty, at))),
            Attribute::ElementType(ty) => Attr::ElementType(self.own_type(ty, at)),
        };
        let mut attrs = self.m.attrs.get(set).to_vec();
        attrs.push(attr);
        self.m.attrs.intern(&attrs)
    }

    fn word(&mut self, text: &str) -> Result<Attr, String> {
        let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        if known(word.as_bytes()).is_none() || !is_one_group(rest) {
            let rows = KNOWN.iter().map(|row| (row.word.as_bytes(), row.word));
            return Err(match suggest::closest(word.as_bytes(), rows) {
                Some(near) if near != word => {
                    format!("there is no attribute `{text}`: did you mean `{near}`?")
                }
                _ => format!("there is no attribute `{text}`"),
            });
        }
        Ok(match (word, rest) {
            ("zeroext", "") => Attr::ZeroExt,
            ("signext", "") => Attr::SignExt,
            ("inreg", "") => Attr::InReg,
            ("noreturn", "") => Attr::NoReturn,
            ("returned", "") => Attr::Returned,
            ("returns_twice", "") => Attr::ReturnsTwice,
            ("nest", "") => Attr::Nest,
            ("swiftself" | "swifterror" | "swiftasync", "") => {
                Attr::Swift(self.m.names.intern(word.as_bytes()))
            }
            (
                "align" | "alignstack" | "byval" | "sret" | "inalloca" | "preallocated" | "byref"
                | "elementtype",
                _,
            ) => return Err(format!("`{word}` is no attribute that is a word")),
            _ => Attr::Other(self.m.names.intern(text.as_bytes())),
        })
    }
}

/// Whether a text is empty, or parentheses that are closed at its end.
fn is_one_group(text: &str) -> bool {
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b' '..=b'~' if depth > 0 => {}
            _ => return false,
        }
        if depth == 0 && at + 1 < text.len() {
            return false;
        }
    }
    depth == 0
}
