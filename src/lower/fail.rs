//! Why a function cannot be lowered, in words that name the instruction and the type.

use crate::diag::{Diagnostic, Span};
use crate::ir::print::type_text;
use crate::ir::{Module, TypeId, Value};

/// Why lowering stopped.
#[derive(Debug)]
pub(super) enum Fail {
    /// A value is used in front of its definition in the order in which blocks were taken.
    Forward(Value),
    /// The program asks for something that cannot be run.
    Diagnostic(Box<Diagnostic>),
}

impl From<Box<Diagnostic>> for Fail {
    fn from(diagnostic: Box<Diagnostic>) -> Fail {
        Fail::Diagnostic(diagnostic)
    }
}

/// The result of a part of lowering.
pub(super) type Done<T> = Result<T, Fail>;

/// Why a type cannot be handled as a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// It has too many parts.
    TooManyParts,
    /// This type, a part of it or all, has no form in LIR.
    Type(TypeId),
}

impl Limit {
    /// What stands in the way, for a thing called `what` of type `ty`.
    pub(super) fn describe(self, module: &Module, what: &str, ty: TypeId) -> String {
        match self {
            Limit::TooManyParts => format!(
                "{what} of type `{}`, which has too many parts for a value",
                type_text(module, ty)
            ),
            Limit::Type(part) if part != ty => format!(
                "{what} of type `{}`, a part of which is `{}`",
                type_text(module, ty),
                type_text(module, part)
            ),
            Limit::Type(_) => format!("{what} of type `{}`", type_text(module, ty)),
        }
    }
}

/// The diagnostic of something valid that cannot be run.
pub(super) fn unsupported(span: Span, what: impl std::fmt::Display) -> Box<Diagnostic> {
    Box::new(Diagnostic::unsupported(span, what))
}
