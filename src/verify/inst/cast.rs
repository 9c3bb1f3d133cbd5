//! Conversions, as instructions and as constant expressions.

use crate::ir::{CastOp, InstData, Type, TypeId};
use crate::verify::Profile;
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[Rule {
    code: "cast-types",
    says: "a conversion goes between the kinds of types that its name says: `trunc` to a narrower \
           integer, `zext` and `sext` to a wider one, `ptrtoint` and `inttoptr` between pointers \
           and integers, `bitcast` between types of one size",
    check: Check::Inst(&[InstKind::Cast], cast),
}];

fn cast(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Cast { op, arg, .. } = at.data() else {
        return;
    };
    let Some(from) = c.operand_type(at.body, arg) else {
        return;
    };
    let to = at.ty();
    if let Some(complaint) = check_cast(c, op, from, to) {
        let parts = at.parts(c.m);
        let span = parts.types.last().copied().unwrap_or(at.span());
        let mut diagnostic = c.error(rule, span, complaint);
        diagnostic = c.and_definition(diagnostic, at, arg);
        if let (Some(opcode), Some(better)) = (parts.opcode, better(c, from, to))
            && better != op
            && (c.profile != Profile::Llvmlite || better == CastOp::BitCast)
        {
            let word = better.word();
            diagnostic = diagnostic.fix(opcode, word, format!("did you mean `{word}`?"));
        }
        c.push(diagnostic);
    }
}

/// The conversion between two types that someone may have meant.
fn better(c: &Checker<'_>, from: TypeId, to: TypeId) -> Option<CastOp> {
    let (a, b) = (c.info(from), c.info(to));
    let width = |ty| c.m.types.int_width(ty);
    if let (Some(m), Some(n)) = (width(from), width(to)) {
        return match m.cmp(&n) {
            std::cmp::Ordering::Less => Some(CastOp::ZExt),
            std::cmp::Ordering::Greater => Some(CastOp::Trunc),
            std::cmp::Ordering::Equal => None,
        };
    }
    if a.any(Info::PTR) && b.any(Info::INT) {
        return Some(CastOp::PtrToInt);
    }
    if a.any(Info::INT) && b.any(Info::PTR) {
        return Some(CastOp::IntToPtr);
    }
    if a.any(Info::INT) && b.any(Info::FLOAT) {
        return Some(CastOp::SIToFP);
    }
    if a.any(Info::FLOAT) && b.any(Info::INT) {
        return Some(CastOp::FPToSI);
    }
    if a.any(Info::PTR) && b.any(Info::PTR) {
        return Some(CastOp::BitCast);
    }
    None
}

/// What is wrong with a conversion, if anything is.
pub(in crate::verify) fn check_cast(
    c: &Checker<'_>,
    op: CastOp,
    from: TypeId,
    to: TypeId,
) -> Option<String> {
    let word = op.word();
    let (a, b) = (c.info(from), c.info(to));
    let types = || (c.ty(from), c.ty(to));
    let (from_kind, to_kind) = match op {
        CastOp::Trunc | CastOp::ZExt | CastOp::SExt => (Info::INT_LIKE, Info::INT_LIKE),
        CastOp::FPTrunc | CastOp::FPExt => (Info::FLOAT_LIKE, Info::FLOAT_LIKE),
        CastOp::FPToUI | CastOp::FPToSI => (Info::FLOAT_LIKE, Info::INT_LIKE),
        CastOp::UIToFP | CastOp::SIToFP => (Info::INT_LIKE, Info::FLOAT_LIKE),
        CastOp::PtrToInt | CastOp::PtrToAddr => (Info::PTR_LIKE, Info::INT_LIKE),
        CastOp::IntToPtr => (Info::INT_LIKE, Info::PTR_LIKE),
        CastOp::AddrSpaceCast => (Info::PTR_LIKE, Info::PTR_LIKE),
        CastOp::BitCast => return check_bitcast(c, from, to),
    };
    if !a.any(from_kind) {
        let (from, _) = types();
        return Some(format!("`{word}` cannot convert {from}"));
    }
    if !b.any(to_kind) {
        let (_, to) = types();
        return Some(format!("`{word}` cannot convert to {to}"));
    }
    if lanes(c, from) != lanes(c, to) {
        let (from, to) = types();
        return Some(format!(
            "`{word}` cannot convert {from} to {to}: they have different numbers of elements"
        ));
    }
    if op == CastOp::AddrSpaceCast && space(c, from) == space(c, to) {
        let (from, to) = types();
        return Some(format!(
            "`{word}` cannot convert {from} to {to}: they are of one address space"
        ));
    }
    let (m, n) = (bits(c, from), bits(c, to));
    let wrong = match op {
        CastOp::Trunc | CastOp::FPTrunc => m <= n,
        CastOp::ZExt | CastOp::SExt | CastOp::FPExt => m >= n,
        _ => false,
    };
    wrong.then(|| {
        let (from, to) = types();
        let direction = match op {
            CastOp::Trunc | CastOp::FPTrunc => "narrower",
            _ => "wider",
        };
        format!("`{word}` makes a value {direction}, but {to} is not {direction} than {from}")
    })
}

fn check_bitcast(c: &Checker<'_>, from: TypeId, to: TypeId) -> Option<String> {
    let (a, b) = (c.info(from), c.info(to));
    let types = || (c.ty(from), c.ty(to));
    let castable = |info: Info| info.any(Info::FIRST_CLASS) && !info.any(Info::AGGREGATE);
    if !castable(a) || !castable(b) {
        let (from, to) = types();
        return Some(format!("`bitcast` cannot convert {from} to {to}"));
    }
    if a.any(Info::PTR_LIKE) != b.any(Info::PTR_LIKE) {
        let (from, to) = types();
        return Some(format!(
            "`bitcast` cannot convert {from} to {to}: only one of them is a pointer"
        ));
    }
    if a.any(Info::PTR_LIKE) {
        let same = space(c, from) == space(c, to);
        // A vector of one pointer is as good as a pointer.
        let count = |ty| lanes(c, ty).unwrap_or((1, false));
        return (!same || count(from) != count(to)).then(|| {
            let (from, to) = types();
            format!("`bitcast` cannot convert {from} to {to}")
        });
    }
    let scales = |ty| lanes(c, ty).is_some_and(|(_, scalable)| scalable);
    if scales(from) != scales(to) {
        let (from, to) = types();
        return Some(format!(
            "`bitcast` cannot convert {from} to {to}: only one of them is scalable"
        ));
    }
    let total = |ty| bits(c, ty) * u64::from(lanes(c, ty).map_or(1, |(n, _)| n));
    (total(from) != total(to)).then(|| {
        let (a, b) = types();
        format!(
            "`bitcast` cannot convert {a} to {b}: they have {} and {} bits",
            total(from),
            total(to)
        )
    })
}

fn lanes(c: &Checker<'_>, ty: TypeId) -> Option<(u32, bool)> {
    match c.m.types.resolved(ty) {
        Type::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    }
}

fn space(c: &Checker<'_>, ty: TypeId) -> Option<u32> {
    let ty = match c.m.types.resolved(ty) {
        Type::Vector { elem, .. } => c.m.types.resolved(elem),
        ty => ty,
    };
    match ty {
        Type::Ptr { space } | Type::TypedPtr { space, .. } => Some(space),
        _ => None,
    }
}

/// The bits of a scalar, or of an element of a vector.
fn bits(c: &Checker<'_>, ty: TypeId) -> u64 {
    match c.m.types.resolved(ty) {
        Type::Vector { elem, .. } => scalar_bits(c.m.types.resolved(elem)),
        ty => scalar_bits(ty),
    }
}

/// The bits of a scalar; 0 of what is none.
pub(super) fn scalar_bits(ty: Type) -> u64 {
    match ty {
        Type::Int(width) => width.into(),
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        Type::Double | Type::X86Mmx | Type::Ptr { .. } | Type::TypedPtr { .. } => 64,
        Type::X86Amx => 8192,
        Type::X86Fp80 => 80,
        Type::Fp128 | Type::PpcFp128 => 128,
        _ => 0,
    }
}
