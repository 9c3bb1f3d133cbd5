//! Constants as text.

use smallvec::SmallVec;

use super::{Printer, escaped, name_text, type_text};
use crate::entity::List;
use crate::ir::constant::{Const, ConstId, ConstOp};
use crate::ir::inst::GepFlags;
use crate::ir::name::LocalNameKind;
use crate::ir::types::{Type, TypeId};

/// What is still to be written of constants.
#[derive(Clone, Copy)]
enum Piece {
    Text(&'static str),
    Type(TypeId),
    /// A constant behind its type.
    Typed(ConstId),
    Value(ConstId),
}

type Pieces = SmallVec<[Piece; 8]>;

/// Appends constants behind their types, with commas between them.
fn push_list(left: &mut Pieces, ids: impl Iterator<Item = ConstId>) {
    for (n, id) in ids.enumerate() {
        if n > 0 {
            left.push(Piece::Text(", "));
        }
        left.push(Piece::Typed(id));
    }
}

impl Printer<'_> {
    /// The type of a constant as it is written in front of it.
    pub(super) fn const_type(&mut self, id: ConstId) {
        let m = self.m;
        let ty = m.const_type(id);
        let symbol = match m.consts.get(id) {
            Const::Global(_) | Const::DsoLocalEquivalent(_) | Const::NoCfi(_) => true,
            Const::BlockAddress { .. } if !m.opaque_pointers => return self.text("i8*"),
            _ => false,
        };
        self.address_type(ty, symbol);
    }

    /// A type; `opaque` marks the address of a symbol or `alloca`.
    pub(super) fn address_type(&mut self, ty: TypeId, opaque: bool) {
        let text = match self.m.types.get(ty) {
            Type::TypedPtr { space: 0, .. } if opaque && self.m.opaque_pointers => "ptr".into(),
            Type::TypedPtr { space, .. } if opaque && self.m.opaque_pointers => {
                format!("ptr addrspace({space})")
            }
            _ => type_text(self.m, ty),
        };
        self.text(&text);
    }

    /// `T c`
    pub(super) fn typed_const(&mut self, id: ConstId) {
        self.const_type(id);
        self.text(" ");
        self.const_value(id);
    }

    /// A constant without its type.
    pub(super) fn const_value(&mut self, id: ConstId) {
        // What is still to be written, the next one last: constants can nest deeply.
        let mut left = Pieces::new();
        self.begin_value(id, &mut left);
        left.reverse();
        while let Some(piece) = left.pop() {
            let id = match piece {
                Piece::Text(text) => {
                    self.text(text);
                    continue;
                }
                Piece::Type(ty) => {
                    self.text(&type_text(self.m, ty));
                    continue;
                }
                Piece::Typed(id) => {
                    self.const_type(id);
                    self.text(" ");
                    id
                }
                Piece::Value(id) => id,
            };
            let first = left.len();
            self.begin_value(id, &mut left);
            left[first..].reverse();
        }
    }

    /// Writes a constant that is made of no other, or the beginning of one that is, and appends what
    /// is left of it.
    fn begin_value(&mut self, id: ConstId, left: &mut Pieces) {
        let m = self.m;
        match m.consts.get(id) {
            Const::Int { ty, value } => {
                let width = m.types.int_width(ty).unwrap_or(64).clamp(1, 64);
                let text = match width {
                    1 if value == 1 => "true".into(),
                    1 => "false".into(),
                    _ => ((value as i64) << (64 - width) >> (64 - width)).to_string(),
                };
                self.text(&text);
            }
            Const::BigInt { ty, words } => {
                let width = m.types.int_width(ty).unwrap_or(64);
                let words = m.consts.lists.get(words);
                let text = decimal(words, width.min(32 * words.len() as u32));
                self.text(&text);
            }
            Const::Float { ty, bits } => {
                let text = float_text(m.types.resolved(ty), bits);
                self.text(&text);
            }
            Const::BigFloat { ty, words } => {
                let text = big_float_text(m.types.resolved(ty), m.consts.lists.get(words));
                self.text(&text);
            }
            Const::Null(_) => self.text("null"),
            Const::Zero(_) => self.text("zeroinitializer"),
            Const::Undef(_) => self.text("undef"),
            Const::Poison(_) => self.text("poison"),
            Const::NoneToken => self.text("none"),
            Const::Global(global) => self.global_name(global),
            Const::Aggregate { ty, elems } => {
                let empty = m.consts.lists.get(elems).is_empty();
                let (open, close) = match (m.types.resolved(ty), empty) {
                    (Type::Array { .. }, _) => ("[", "]"),
                    (Type::Vector { .. }, _) => ("<", ">"),
                    (Type::Struct { packed: true, .. }, true) => ("<{", "}>"),
                    (Type::Struct { packed: true, .. }, false) => ("<{ ", " }>"),
                    (_, true) => ("{", "}"),
                    (_, false) => ("{ ", " }"),
                };
                self.text(open);
                push_list(left, m.consts.list(elems));
                left.push(Piece::Text(close));
            }
            Const::Splat { elem, .. } => {
                self.text("splat (");
                left.extend([Piece::Typed(elem), Piece::Text(")")]);
            }
            Const::Bytes { at, len, .. } => {
                let text = escaped(m.consts.bytes(at, len));
                self.text("c\"");
                self.text(&text);
                self.text("\"");
            }
            Const::BlockAddress { function, block } => {
                self.text("blockaddress(");
                self.global_name(function);
                let name = match block.kind() {
                    LocalNameKind::Named(name) => name_text(m.names.get(name)),
                    LocalNameKind::Number(n) => self.block_number(function, n),
                    LocalNameKind::Unnamed => String::new(),
                };
                self.text(&format!(", %{name})"));
            }
            Const::DsoLocalEquivalent(global) => {
                self.text("dso_local_equivalent ");
                self.global_name(global);
            }
            Const::NoCfi(global) => {
                self.text("no_cfi ");
                self.global_name(global);
            }
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => self.begin_expr(op, ty, source, args, left),
            Const::Metadata(id) => self.metadata(id, None),
            Const::InlineAsm {
                text,
                constraints,
                flags,
            } => {
                self.text("asm ");
                for (bit, word) in ["sideeffect ", "alignstack ", "inteldialect ", "unwind "]
                    .into_iter()
                    .enumerate()
                {
                    if flags >> bit & 1 == 1 {
                        self.text(word);
                    }
                }
                let text = escaped(m.names.get(text));
                let constraints = escaped(m.names.get(constraints));
                self.text(&format!("\"{text}\", \"{constraints}\""));
            }
        }
    }

    /// The number that a block has in print, whose written number is `n`.
    fn block_number(&self, function: crate::ir::GlobalId, n: u32) -> String {
        let printed = self.m.function(function).and_then(|func| {
            let body = func.body.as_ref()?;
            let numbering = super::Numbering::new(body);
            numbering.block_by_number(body, n)
        });
        printed.unwrap_or(n).to_string()
    }

    fn begin_expr(
        &mut self,
        op: ConstOp,
        ty: TypeId,
        source: TypeId,
        args: List,
        left: &mut Pieces,
    ) {
        let m = self.m;
        let mut args_left = m.consts.list(args);
        let word = match op {
            ConstOp::Cast(op) => {
                self.text(op.word());
                self.text(" (");
                push_list(left, args_left);
                left.extend([Piece::Text(" to "), Piece::Type(ty), Piece::Text(")")]);
                return;
            }
            ConstOp::Gep(flags) => {
                self.text("getelementptr ");
                self.gep_flags(flags);
                if flags.has(GepFlags::INRANGE) {
                    let (low, high) = m.consts.inrange(args);
                    self.text(&format!("inrange({low}, {high}) "));
                }
                self.text("(");
                self.text(&type_text(m, source));
                if let Some(base) = args_left.next() {
                    self.text(", ");
                    self.gep_base_type(ty, m.const_type(base), source);
                    self.text(" ");
                    left.push(Piece::Value(base));
                }
                for index in args_left {
                    left.extend([Piece::Text(", "), Piece::Typed(index)]);
                }
                left.push(Piece::Text(")"));
                return;
            }
            ConstOp::ExtractValue | ConstOp::InsertValue => {
                let (word, values) = match op {
                    ConstOp::ExtractValue => ("extractvalue (", 1),
                    _ => ("insertvalue (", 2),
                };
                self.text(word);
                push_list(left, args_left.by_ref().take(values));
                for index in args_left {
                    left.extend([Piece::Text(", "), Piece::Value(index)]);
                }
                left.push(Piece::Text(")"));
                return;
            }
            ConstOp::ICmp(cond) => {
                self.text("icmp ");
                cond.word()
            }
            ConstOp::FCmp(cond) => {
                self.text("fcmp ");
                cond.word()
            }
            ConstOp::Binary(op, flags) => {
                self.text(op.word());
                self.int_flags(flags);
                ""
            }
            ConstOp::FNeg => "fneg",
            ConstOp::Select => "select",
            ConstOp::ExtractElement => "extractelement",
            ConstOp::PtrAuth => "ptrauth",
            ConstOp::InsertElement => "insertelement",
            ConstOp::ShuffleVector => "shufflevector",
        };
        self.text(word);
        self.text(" (");
        push_list(left, args_left);
        left.push(Piece::Text(")"));
    }

    pub(super) fn gep_flags(&mut self, flags: GepFlags) {
        for (flag, word) in GepFlags::ALL {
            if flags.has(flag) {
                self.text(word);
                self.text(" ");
            }
        }
    }

    /// The type in front of the base of a `getelementptr`: it decides whether the result is a
    /// typed pointer, so it is written as the result says.
    pub(super) fn gep_base_type(&mut self, result: TypeId, own: TypeId, source: TypeId) {
        let types = &self.m.types;
        // A vector of addresses may come from one base.
        let result = match types.resolved(result) {
            Type::Vector { elem, .. } => types.resolved(elem),
            other => other,
        };
        let text = match (result, types.resolved(own)) {
            (Type::Ptr { space: 0 }, Type::TypedPtr { .. }) => "ptr".into(),
            (Type::Ptr { space }, Type::TypedPtr { .. }) => format!("ptr addrspace({space})"),
            (Type::TypedPtr { .. }, Type::Ptr { space: 0 }) => {
                format!("{}*", type_text(self.m, source))
            }
            _ => type_text(self.m, own),
        };
        self.text(&text);
    }
}

/// A number of more than 64 bits, signed, in decimal.
pub(crate) fn decimal(words: &[u32], width: u32) -> String {
    let mut words = words.to_vec();
    let top = (width - 1) as usize;
    let negative = words
        .get(top / 32)
        .is_some_and(|w| w >> (top % 32) & 1 == 1);
    if negative {
        // Two's complement within the width.
        let mut carry = true;
        for word in &mut words {
            let (n, over) = (!*word).overflowing_add(u32::from(carry));
            *word = n;
            carry = over;
        }
        if !width.is_multiple_of(32)
            && let Some(last) = words.last_mut()
        {
            *last &= (1 << (width % 32)) - 1;
        }
    }
    let mut digits = Vec::new();
    while words.iter().any(|&w| w != 0) {
        let mut rest = 0u64;
        for word in words.iter_mut().rev() {
            let n = rest << 32 | u64::from(*word);
            *word = (n / 1_000_000_000) as u32;
            rest = n % 1_000_000_000;
        }
        digits.push(rest);
    }
    let mut out = String::new();
    if negative {
        out.push('-');
    }
    match digits.split_last() {
        None => out.push('0'),
        Some((first, rest)) => {
            out.push_str(&first.to_string());
            for chunk in rest.iter().rev() {
                out.push_str(&format!("{chunk:09}"));
            }
        }
    }
    out
}

fn float_text(ty: Type, bits: u64) -> String {
    match ty {
        Type::Half => format!("0xH{bits:04X}"),
        Type::BFloat => format!("0xR{bits:04X}"),
        Type::Float => {
            let value = f32::from_bits(bits as u32);
            let exact = f64::from(value);
            let text = point(format!("{value:?}"));
            // A decimal stands for a double first, which then has to be a float.
            if value.is_finite() && text.parse::<f64>() == Ok(exact) {
                return text;
            }
            if value.is_nan() {
                let sign = u64::from(bits as u32 >> 31) << 63;
                let payload = (bits & 0x7f_ffff) << 29;
                return format!("0x{:016X}", sign | 0x7ff0_0000_0000_0000 | payload);
            }
            format!("0x{:016X}", exact.to_bits())
        }
        _ => {
            let value = f64::from_bits(bits);
            match value.is_finite() {
                true => point(format!("{value:?}")),
                false => format!("0x{bits:016X}"),
            }
        }
    }
}

/// LLVM wants a point in every decimal: `1e100` is `1.0e100`.
fn point(text: String) -> String {
    match text.find('e') {
        Some(at) if !text.contains('.') => format!("{}.0{}", &text[..at], &text[at..]),
        _ => text,
    }
}

fn big_float_text(ty: Type, words: &[u32]) -> String {
    let word = |n: usize| u64::from(words.get(n).copied().unwrap_or(0));
    let low = word(0) | word(1) << 32;
    let high = word(2) | word(3) << 32;
    match ty {
        Type::X86Fp80 => format!("0xK{:04X}{low:016X}", high & 0xffff),
        Type::PpcFp128 => format!("0xM{low:016X}{high:016X}"),
        _ => format!("0xL{low:016X}{high:016X}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_as_llvm_reads_them() {
        let double = |x: f64| float_text(Type::Double, x.to_bits());
        assert_eq!(double(1.0), "1.0");
        assert_eq!(double(1e100), "1.0e100");
        assert_eq!(double(f64::INFINITY), "0x7FF0000000000000");
        let float = |x: f32| float_text(Type::Float, u64::from(x.to_bits()));
        assert_eq!(float(0.5), "0.5");
        assert_eq!(float(0.1), "0x3FB99999A0000000");
    }

    #[test]
    fn wide_integers_print_in_decimal() {
        assert_eq!(decimal(&[0, 0, 1], 65), "-18446744073709551616");
        assert_eq!(decimal(&[0, 0, 1], 128), "18446744073709551616");
        assert_eq!(decimal(&[u32::MAX; 4], 128), "-1");
        assert_eq!(decimal(&[0; 3], 96), "0");
    }
}
