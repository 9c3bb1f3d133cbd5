//! Types and values in words, as messages quote them.
//!
//! Names are as written; what would be long is cut, so that no type, however deep or shared, can
//! make a message long or a stack overflow.

use std::fmt::Write;

use crate::ir::{
    Body, Const, ConstId, LocalName, LocalNameKind, Module, Name, Operand, OperandKind, Type,
    TypeId, Value,
};

/// How deep a type is shown.
const DEPTH: u32 = 6;
/// How long a type is shown, roughly.
const LENGTH: usize = 80;

/// A type, as it is written in IR.
pub(super) fn ty(module: &Module, ty: TypeId) -> String {
    let mut text = String::new();
    write_type(module, ty, DEPTH, &mut text);
    text
}

fn write_list(module: &Module, list: &[TypeId], depth: u32, out: &mut String) {
    for (i, &ty) in list.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        if out.len() > LENGTH {
            out.push('…');
            return;
        }
        write_type(module, ty, depth, out);
    }
}

fn write_type(module: &Module, ty: TypeId, depth: u32, out: &mut String) {
    // Pointers to pointers are no nesting that a reader could lose the way in.
    let (mut ty, mut stars) = (ty, 0usize);
    if let Type::TypedPtr { space, .. } = module.types.get(ty)
        && !module.shows_pointees()
    {
        ty = match space {
            0 => TypeId::PTR,
            _ => return out.push_str(&format!("ptr addrspace({space})")),
        };
    }
    while let Type::TypedPtr { pointee, space: 0 } = module.types.get(ty) {
        ty = pointee;
        stars += 1;
    }
    if depth == 0 {
        out.push('…');
    } else {
        write_plain(module, ty, depth - 1, out);
    }
    match stars {
        0..=8 => out.extend(std::iter::repeat_n('*', stars)),
        _ => out.push_str("*…*"),
    }
}

fn write_plain(module: &Module, ty: TypeId, depth: u32, out: &mut String) {
    let types = &module.types;
    let word = match types.get(ty) {
        Type::Void => "void",
        Type::Label => "label",
        Type::Token => "token",
        Type::Metadata => "metadata",
        Type::X86Amx => "x86_amx",
        Type::X86Mmx => "x86_mmx",
        Type::Target(id) => {
            let target = types.target_type(id);
            let name = crate::ir::print::escaped(module.names.get(target.name));
            let _ = write!(out, "target(\"{name}\"");
            for &ty in types.list(target.types) {
                out.push_str(", ");
                write_type(module, ty, depth, out);
            }
            for number in &target.numbers {
                let _ = write!(out, ", {number}");
            }
            out.push(')');
            return;
        }
        Type::Half => "half",
        Type::BFloat => "bfloat",
        Type::Float => "float",
        Type::Double => "double",
        Type::X86Fp80 => "x86_fp80",
        Type::Fp128 => "fp128",
        Type::PpcFp128 => "ppc_fp128",
        Type::Ptr { space: 0 } => "ptr",
        Type::Int(width) => {
            let _ = write!(out, "i{width}");
            return;
        }
        Type::Ptr { space } => {
            let _ = write!(out, "ptr addrspace({space})");
            return;
        }
        Type::TypedPtr { pointee, space } => {
            write_type(module, pointee, depth, out);
            let _ = write!(out, " addrspace({space})*");
            return;
        }
        Type::Function {
            ret,
            params,
            varargs,
        } => {
            write_type(module, ret, depth, out);
            out.push_str(" (");
            write_list(module, types.list(params), depth, out);
            match (varargs, types.list(params).is_empty()) {
                (true, true) => out.push_str("...)"),
                (true, false) => out.push_str(", ...)"),
                (false, _) => out.push(')'),
            }
            return;
        }
        Type::Struct { fields, packed } => {
            let fields = types.list(fields);
            out.push_str(match (packed, fields.is_empty()) {
                (true, true) => "<{",
                (true, false) => "<{ ",
                (false, true) => "{",
                (false, false) => "{ ",
            });
            write_list(module, fields, depth, out);
            out.push_str(match (packed, fields.is_empty()) {
                (true, true) => "}>",
                (true, false) => " }>",
                (false, true) => "}",
                (false, false) => " }",
            });
            return;
        }
        Type::Array { elem, len } => {
            let _ = write!(out, "[{len} x ");
            write_type(module, elem, depth, out);
            out.push(']');
            return;
        }
        Type::Vector {
            elem,
            len,
            scalable,
        } => {
            let vscale = if scalable { "vscale x " } else { "" };
            let _ = write!(out, "<{vscale}{len} x ");
            write_type(module, elem, depth, out);
            out.push('>');
            return;
        }
        Type::Named(id) => {
            let name = types.named[id].name;
            out.push('%');
            out.push_str(&name_text(module, name));
            return;
        }
    };
    out.push_str(word);
}

/// A name as it is written behind its sigil: in quotes where it has to be, and cut where it is
/// long.
pub(super) fn name_text(module: &Module, name: Name) -> String {
    const MAX: usize = 60;
    let bytes = module.names.get(name);
    let plain = |b: &u8| b.is_ascii_alphanumeric() || b"-$._".contains(b);
    let shown = &bytes[..bytes.len().min(MAX)];
    let dots = if bytes.len() > MAX { "…" } else { "" };
    if !bytes.is_empty() && bytes.iter().all(plain) {
        return format!("{}{dots}", String::from_utf8_lossy(shown));
    }
    let mut text = "\"".to_string();
    if let Ok(shown) = std::str::from_utf8(shown)
        && !shown.contains(['"', '\\'])
        && !shown.chars().any(char::is_control)
    {
        return format!("\"{shown}{dots}\"");
    }
    for &b in shown {
        match b {
            b'"' | b'\\' | 0..0x20 | 0x7f.. => {
                let _ = write!(text, "\\{b:02X}");
            }
            _ => text.push(b as char),
        }
    }
    text + dots + "\""
}

/// A local name with its `%`.
pub(super) fn local(module: &Module, name: LocalName) -> String {
    match name.kind() {
        LocalNameKind::Unnamed => "an unnamed value".to_string(),
        LocalNameKind::Named(name) => format!("%{}", name_text(module, name)),
        LocalNameKind::Number(n) => format!("%{n}"),
    }
}

/// A value by its name.
pub(super) fn value(module: &Module, body: &Body, value: Value) -> String {
    match body.names.get(value) {
        Some(&name) => local(module, name),
        None => "an unnamed value".to_string(),
    }
}

/// An operand: its name, or the constant.
pub(super) fn operand(module: &Module, body: &Body, operand: Operand) -> String {
    match operand.kind() {
        OperandKind::Value(v) => value(module, body, v),
        OperandKind::Const(id) => constant(module, id),
        OperandKind::Missing => "an undefined value".to_string(),
    }
}

/// A constant in a word or two.
pub(super) fn constant(module: &Module, id: ConstId) -> String {
    match module.consts.get(id) {
        Const::Int { ty, value } => match module.types.int_width(ty) {
            Some(1) => if value & 1 == 1 { "true" } else { "false" }.to_string(),
            Some(width @ 2..=63) => {
                let shift = 64 - width;
                format!("{}", ((value << shift) as i64) >> shift)
            }
            _ => format!("{}", value as i64),
        },
        Const::Null(_) => "null".to_string(),
        Const::Zero(_) => "zeroinitializer".to_string(),
        Const::Undef(_) => "undef".to_string(),
        Const::Poison(_) => "poison".to_string(),
        Const::NoneToken => "none".to_string(),
        Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
            format!("@{}", name_text(module, module.globals[global].name))
        }
        Const::Bytes { .. } => "this string".to_string(),
        Const::Aggregate { .. } | Const::Splat { .. } => "this constant".to_string(),
        Const::Float { .. } | Const::BigFloat { .. } | Const::BigInt { .. } => {
            "this number".to_string()
        }
        Const::BlockAddress { .. } => "blockaddress".to_string(),
        Const::Expr { .. } => "this constant expression".to_string(),
        Const::Metadata(_) => "metadata".to_string(),
        Const::InlineAsm { .. } => "inline assembly".to_string(),
    }
}

/// `1 argument`, `2 arguments`.
pub(super) fn count(n: usize, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Span;

    #[test]
    fn types_are_shown_as_written() {
        let mut m = Module::new();
        let p = m.types.pointer_to(TypeId::I8);
        let f = m.types.function(TypeId::I64, &[p, TypeId::I64], true);
        let fp = m.types.pointer_to(f);
        let name = m.names.intern(b"a b");
        let named = m.types.named(name, Span::NONE);
        let named = m.types.intern(Type::Named(named));
        let a = m.types.array(named, 3);
        let s = m.types.structure(&[fp, a], false);
        assert_eq!(ty(&m, s), "{ i64 (i8*, i64, ...)*, [3 x %\"a b\"] }");
    }

    #[test]
    fn large_types_are_cut() {
        let mut m = Module::new();
        let (mut shared, mut deep, mut stars) = (TypeId::I64, TypeId::I64, TypeId::I64);
        for _ in 0..64 {
            shared = m.types.structure(&[shared, shared], false);
        }
        for _ in 0..100_000 {
            deep = m.types.array(deep, 1);
            stars = m.types.pointer_to(stars);
        }
        for t in [shared, deep, stars] {
            assert!(ty(&m, t).len() < 1_000);
        }
    }
}
