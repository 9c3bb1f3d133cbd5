//! Why a function cannot be lowered, in words that name the instruction and the type.

use crate::diag::{Diagnostic, Span};
use crate::ir::{Module, Type, TypeId, Value};

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
    /// It has too many scalar parts, or nests too deeply.
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
                type_name(module, ty)
            ),
            Limit::Type(part) if part != ty => format!(
                "{what} of type `{}`, a part of which is `{}`",
                type_name(module, ty),
                type_name(module, part)
            ),
            Limit::Type(_) => format!("{what} of type `{}`", type_name(module, ty)),
        }
    }
}

/// The diagnostic of something valid that cannot be run.
pub(super) fn unsupported(span: Span, what: impl std::fmt::Display) -> Box<Diagnostic> {
    Box::new(Diagnostic::unsupported(span, what))
}

/// A type as it is written; what nests deeply is cut short.
pub(super) fn type_name(module: &Module, ty: TypeId) -> String {
    let mut out = String::new();
    write_type(module, ty, 0, &mut out);
    out
}

fn write_type(module: &Module, ty: TypeId, depth: u32, out: &mut String) {
    use std::fmt::Write;
    if depth > 8 {
        out.push_str("...");
        return;
    }
    let list = |items: &[TypeId], out: &mut String| {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            write_type(module, item, depth + 1, out);
        }
    };
    let space = |space: u32| match space {
        0 => String::new(),
        n => format!(" addrspace({n})"),
    };
    let done = match module.types.get(ty) {
        Type::Void => write!(out, "void"),
        Type::Label => write!(out, "label"),
        Type::Token => write!(out, "token"),
        Type::Metadata => write!(out, "metadata"),
        Type::X86Amx => write!(out, "x86_amx"),
        Type::Half => write!(out, "half"),
        Type::BFloat => write!(out, "bfloat"),
        Type::Float => write!(out, "float"),
        Type::Double => write!(out, "double"),
        Type::X86Fp80 => write!(out, "x86_fp80"),
        Type::Fp128 => write!(out, "fp128"),
        Type::PpcFp128 => write!(out, "ppc_fp128"),
        Type::Int(width) => write!(out, "i{width}"),
        Type::Ptr { space: s } => write!(out, "ptr{}", space(s)),
        Type::TypedPtr { pointee, space: s } => {
            write_type(module, pointee, depth + 1, out);
            write!(out, "{}*", space(s))
        }
        Type::Function {
            ret,
            params,
            varargs,
        } => {
            write_type(module, ret, depth + 1, out);
            out.push_str(" (");
            let params = module.types.list(params);
            list(params, out);
            let end = match (varargs, params.is_empty()) {
                (false, _) => ")",
                (true, true) => "...)",
                (true, false) => ", ...)",
            };
            write!(out, "{end}")
        }
        Type::Struct { fields, packed } => {
            let fields = module.types.list(fields);
            let (open, close) = match (packed, fields.is_empty()) {
                (false, false) => ("{ ", " }"),
                (false, true) => ("{", "}"),
                (true, false) => ("<{ ", " }>"),
                (true, true) => ("<{", "}>"),
            };
            out.push_str(open);
            list(fields, out);
            write!(out, "{close}")
        }
        Type::Array { elem, len } => {
            out.push_str(&format!("[{len} x "));
            write_type(module, elem, depth + 1, out);
            write!(out, "]")
        }
        Type::Vector {
            elem,
            len,
            scalable,
        } => {
            let scale = if scalable { "vscale x " } else { "" };
            out.push_str(&format!("<{scale}{len} x "));
            write_type(module, elem, depth + 1, out);
            write!(out, ">")
        }
        Type::Named(named) => write!(
            out,
            "%{}",
            module.names.text(module.types.named[named].name)
        ),
    };
    debug_assert!(done.is_ok(), "writing to a string does not fail");
}
