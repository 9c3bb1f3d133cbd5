//! Types as text.

use super::{escaped, name_text};
use crate::ir::module::Module;
use crate::ir::types::{Type, TypeId};

/// A type as people are shown it: as [`type_text`], but a pointer is `ptr` where the module writes pointers so. The results
/// of `alloca` and the like know there what they point to, too.
pub fn shown_type(module: &Module, ty: TypeId) -> String {
    match module.types.resolved(ty) {
        Type::TypedPtr { space: 0, .. } if module.opaque_pointers => "ptr".into(),
        _ => type_text(module, ty),
    }
}

/// A type as messages show it: as [`type_text`], but a pointer is `ptr` where the text of the module writes none with its
/// type.
pub fn message_type(module: &Module, ty: TypeId) -> String {
    match module.types.resolved(ty) {
        Type::TypedPtr { space, .. } if !module.shows_pointees() => match space {
            0 => "ptr".into(),
            _ => format!("ptr addrspace({space})"),
        },
        _ => type_text(module, ty),
    }
}

/// A type as it is written.
pub fn type_text(module: &Module, ty: TypeId) -> String {
    let mut out = String::new();
    // What is still to be written, the next one last: types can nest deeply.
    enum Part {
        Type(TypeId),
        Text(String),
    }
    let mut parts = vec![Part::Type(ty)];
    let text = |s: &str| Part::Text(s.into());
    while let Some(part) = parts.pop() {
        let ty = match part {
            Part::Text(text) => {
                out.push_str(&text);
                continue;
            }
            Part::Type(ty) => ty,
        };
        match module.types.get(ty) {
            Type::Void => out.push_str("void"),
            Type::Label => out.push_str("label"),
            Type::Token => out.push_str("token"),
            Type::Metadata => out.push_str("metadata"),
            Type::X86Amx => out.push_str("x86_amx"),
            Type::X86Mmx => out.push_str("x86_mmx"),
            Type::Target(id) => {
                let target = module.types.target_type(id);
                let name = escaped(module.names.get(target.name));
                out.push_str(&format!("target(\"{name}\""));
                parts.push(text(")"));
                for number in target.numbers.iter().rev() {
                    parts.push(Part::Text(format!(", {number}")));
                }
                for &ty in module.types.list(target.types).iter().rev() {
                    parts.push(Part::Type(ty));
                    parts.push(text(", "));
                }
            }
            Type::Half => out.push_str("half"),
            Type::BFloat => out.push_str("bfloat"),
            Type::Float => out.push_str("float"),
            Type::Double => out.push_str("double"),
            Type::X86Fp80 => out.push_str("x86_fp80"),
            Type::Fp128 => out.push_str("fp128"),
            Type::PpcFp128 => out.push_str("ppc_fp128"),
            Type::Int(width) => out.push_str(&format!("i{width}")),
            Type::Ptr { space: 0 } => out.push_str("ptr"),
            Type::Ptr { space } => out.push_str(&format!("ptr addrspace({space})")),
            Type::TypedPtr { pointee, space } => {
                parts.push(match space {
                    0 => text("*"),
                    space => Part::Text(format!(" addrspace({space})*")),
                });
                parts.push(Part::Type(pointee));
            }
            Type::Function {
                ret,
                params,
                varargs,
            } => {
                let params = module.types.list(params);
                parts.push(text(match (varargs, params.is_empty()) {
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                    (false, _) => ")",
                }));
                for (n, &param) in params.iter().enumerate().rev() {
                    parts.push(Part::Type(param));
                    if n > 0 {
                        parts.push(text(", "));
                    }
                }
                parts.push(text(" ("));
                parts.push(Part::Type(ret));
            }
            Type::Struct { fields, packed } => {
                let fields = module.types.list(fields);
                let (open, close) = match (packed, fields.is_empty()) {
                    (false, true) => ("{", "}"),
                    (false, false) => ("{ ", " }"),
                    (true, true) => ("<{", "}>"),
                    (true, false) => ("<{ ", " }>"),
                };
                parts.push(text(close));
                for (n, &field) in fields.iter().enumerate().rev() {
                    parts.push(Part::Type(field));
                    if n > 0 {
                        parts.push(text(", "));
                    }
                }
                parts.push(text(open));
            }
            Type::Array { elem, len } => {
                out.push_str(&format!("[{len} x "));
                parts.push(text("]"));
                parts.push(Part::Type(elem));
            }
            Type::Vector {
                elem,
                len,
                scalable,
            } => {
                let scale = if scalable { "vscale x " } else { "" };
                out.push_str(&format!("<{scale}{len} x "));
                parts.push(text(">"));
                parts.push(Part::Type(elem));
            }
            Type::Named(named) => {
                let name = module.names.get(module.types.named[named].name);
                out.push('%');
                out.push_str(&type_name_text(name));
            }
        }
    }
    out
}

/// The name of a type: numbers need no quotes.
pub(super) fn type_name_text(name: &[u8]) -> String {
    match name {
        [_, ..] if name.iter().all(u8::is_ascii_digit) => String::from_utf8_lossy(name).into(),
        _ => name_text(name),
    }
}
