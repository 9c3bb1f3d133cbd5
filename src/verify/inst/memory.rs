//! `alloca`, `load`, `store` and `va_arg`.

use super::cast::scalar_bits;
use crate::diag::Span;
use crate::ir::inst::{MemFlags, Ordering};
use crate::ir::{InstData, Operand, Type, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "alloca-type",
        says: "`alloca` makes room for a type that has a size and is not `x86_amx`; the count is an \
               integer",
        check: Check::Inst(&[InstKind::Alloca], alloca_type),
    },
    Rule {
        code: "pointer-operand",
        says: "the address of a memory access is a pointer",
        check: Check::Inst(
            &[InstKind::Load, InstKind::Store, InstKind::VaArg],
            pointer_operand,
        ),
    },
    Rule {
        code: "load-type",
        says: "`load` reads the type that its pointer points to: a type of values that has a size",
        check: Check::Inst(&[InstKind::Load, InstKind::VaArg], load_type),
    },
    Rule {
        code: "store-type",
        says: "`store` writes a value of the type that its pointer points to, and that has a size",
        check: Check::Inst(&[InstKind::Store], store_type),
    },
    Rule {
        code: "atomic-access",
        says: "an atomic `load` cannot release, an atomic `store` cannot acquire; both need an \
               alignment and an integer, pointer or floating-point type of 8, 16, 32, 64 or 128 \
               bits, or a vector of these whose bits are a power of two",
        check: Check::Inst(&[InstKind::Load, InstKind::Store], atomic_access),
    },
];

/// The flag of an `alloca`.
const SWIFTERROR: u8 = 2;

fn alloca_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Alloca {
        ty, count, flags, ..
    } = at.data()
    else {
        return;
    };
    if flags & SWIFTERROR != 0 && !c.info(ty).any(Info::PTR) {
        let shown = c.ty(ty);
        let message = format!("a `swifterror` variable is a pointer, not {shown}");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
    if !c.info(ty).any(Info::SIZED) && !c.is_reported(ty) {
        let shown = c.ty(ty);
        let span = at.parts(c.m).types.first().copied().unwrap_or(at.span());
        let diagnostic = c.error(
            rule,
            span,
            format!("there is no room to make for {shown}: it has no size"),
        );
        c.push(diagnostic);
    }
    if c.m.types.resolved(ty) == Type::X86Amx {
        let diagnostic = c.opcode_error(rule, at, "a variable cannot be of type `x86_amx`");
        c.push(diagnostic);
    }
    if !c.is(at, count, Info::INT) {
        c.wrong_operand(rule, at, 0, count, "an integer as its count");
    }
    if !c.info(at.ty()).any(Info::PTR) {
        let shown = c.ty(at.ty());
        let diagnostic = c.opcode_error(rule, at, format!("`alloca` gives a pointer, not {shown}"));
        c.push(diagnostic);
    }
}

/// The address, and its place among the operands.
fn address(data: InstData) -> Option<(usize, Operand)> {
    match data {
        InstData::Load { ptr, .. } => Some((0, ptr)),
        InstData::Store { ptr, .. } => Some((1, ptr)),
        InstData::VaArg { list } => Some((0, list)),
        _ => None,
    }
}

fn pointer_operand(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if let Some((n, ptr)) = address(at.data())
        && !c.is(at, ptr, Info::PTR)
    {
        match at.data() {
            InstData::Store { value, .. } if c.is(at, value, Info::PTR) => {
                swapped_store(c, rule, at, value, ptr);
            }
            _ => c.wrong_operand(rule, at, n, ptr, "a pointer"),
        }
    }
}

/// `store i64* %p, i64 5`: a store names what is stored first.
fn swapped_store(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    value: Operand,
    ptr: Operand,
) {
    let parts = at.parts(c.m);
    let (given, wanted) = (c.shown(at.body, value), c.shown(at.body, ptr));
    let message = format!("this stores the pointer {given} to {wanted}, which is no pointer");
    let mut diagnostic = c
        .operand_error(rule, at, 1, message)
        .note("a store names the value first, then the pointer");
    if let (Some(first), Some(second), &[(_, a), (_, b)]) =
        (parts.type_of(0), parts.type_of(1), &parts.operands[..])
    {
        let text = |span| String::from_utf8_lossy(c.m.text(span)).into_owned();
        let (first, second) = (first.to(a), second.to(b));
        let with = format!("{}, {}", text(second), text(first));
        diagnostic = diagnostic
            .fix(first.to(second), with, "swap them")
            .certain();
    }
    c.push(diagnostic);
}

/// What the address points to, if its type says so.
fn pointee(c: &Checker<'_>, at: At<'_>, ptr: Operand) -> Option<TypeId> {
    let ty = c.operand_type(at.body, ptr)?;
    c.pointee(ty)
}

fn load_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    if c.operand_type(
        at.body,
        address(at.data()).map_or(Operand::MISSING, |a| a.1),
    )
    .is_none()
    {
        return;
    }
    let ty = at.ty();
    let info = c.info(ty);
    if !info.any(Info::FIRST_CLASS) || !info.any(Info::SIZED) {
        if c.is_reported(ty) {
            return;
        }
        let shown = c.ty(ty);
        let span = at.parts(c.m).types.first().copied().unwrap_or(at.span());
        let message = format!("a value of type {shown} cannot be loaded");
        let diagnostic = c.error(rule, span, message);
        c.push(diagnostic);
        return;
    }
    let InstData::Load { ptr, .. } = at.data() else {
        return;
    };
    if let Some(pointee) = pointee(c, at, ptr)
        && !c.agree(pointee, ty)
    {
        let (own, wanted) = (c.ty(pointee), c.ty(ty));
        let shown = c.shown(at.body, ptr);
        let parts = at.parts(c.m);
        let span = parts.types.first().copied().unwrap_or(at.span());
        let mut diagnostic = c
            .error(
                rule,
                span,
                format!("this loads {wanted}, but {shown} points to {own}"),
            )
            .label(format!("{own} is expected here"));
        diagnostic = c.and_definition(diagnostic, at, ptr);
        if let Some(&ty) = parts.types.first() {
            let own = crate::verify::show::ty(c.m, pointee);
            let text = format!("did you mean `{own}`?");
            diagnostic = diagnostic.fix(ty, own, text);
        }
        c.push_pointer(diagnostic);
    }
}

fn store_type(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Store { value, ptr, .. } = at.data() else {
        return;
    };
    let Some(ty) = c.operand_type(at.body, value) else {
        return;
    };
    let info = c.info(ty);
    if !info.any(Info::FIRST_CLASS) || !info.any(Info::SIZED) {
        if c.is_reported(ty) {
            return;
        }
        c.wrong_operand(rule, at, 0, value, "a value that has a size");
        return;
    }
    if let Some(pointee) = pointee(c, at, ptr)
        && !c.agree(pointee, ty)
    {
        let (own, given) = (c.ty(pointee), c.ty(ty));
        let shown = c.shown(at.body, ptr);
        let diagnostic = c
            .operand_error(
                rule,
                at,
                0,
                format!("this stores {given}, but {shown} points to {own}"),
            )
            .label(format!("this is {given}"));
        let diagnostic = c.and_definition(diagnostic, at, ptr);
        c.push_pointer(diagnostic);
    }
}

fn atomic_access(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let (flags, align, ty, word): (MemFlags, _, _, _) = match at.data() {
        InstData::Load { flags, align, .. } => (flags, align, Some(at.ty()), "load"),
        InstData::Store {
            flags,
            align,
            value,
            ..
        } => (flags, align, c.operand_type(at.body, value), "store"),
        _ => return,
    };
    let ordering = flags.get_ordering();
    let Some(ty) = ty.filter(|_| ordering != Ordering::NotAtomic) else {
        return;
    };
    let wrong = match word {
        "load" => matches!(ordering, Ordering::Release | Ordering::AcqRel),
        _ => matches!(ordering, Ordering::Acquire | Ordering::AcqRel),
    };
    let message = if wrong {
        format!("an atomic `{word}` cannot be `{}`", ordering.word())
    } else if align.bytes().is_none() {
        format!("this atomic `{word}` has no `align`")
    } else if !is_atomic_type(c, ty, true) && !is_atomic_vector(c, ty) {
        format!("{} cannot be accessed atomically", c.ty(ty))
    } else {
        return;
    };
    let mut diagnostic = c.opcode_error(rule, at, message);
    let size = match c.m.types.int_width(ty) {
        Some(width) => u64::from(width) / 8,
        None if c.info(ty).any(Info::PTR) => 8,
        None => scalar_bits(c.m.types.resolved(ty)) / 8,
    };
    if !wrong && align.bytes().is_none() && size.is_power_of_two() && !at.span().is_none() {
        let end = Span::new(at.span().end(), at.span().end());
        let with = format!(", align {size}");
        let text = format!("a value of {size} bytes is mostly aligned to as many");
        diagnostic = diagnostic.fix(end, with, text.replace("1 bytes", "1 byte"));
    }
    c.push(diagnostic);
}

/// Whether values of a type can be accessed atomically.
pub(super) fn is_atomic_type(c: &Checker<'_>, ty: TypeId, floats: bool) -> bool {
    let info = c.info(ty);
    match c.m.types.int_width(ty) {
        Some(width) => width >= 8 && width.is_power_of_two(),
        None => info.any(Info::PTR) || (floats && info.any(Info::FLOAT) && !is_x87(c, ty)),
    }
}

/// Whether a type is a vector that is loaded and stored atomically, as newer versions of LLVM do it: of so many
/// bytes as an integer could be.
fn is_atomic_vector(c: &Checker<'_>, ty: TypeId) -> bool {
    let Type::Vector {
        elem,
        len,
        scalable,
    } = c.m.types.resolved(ty)
    else {
        return false;
    };
    let all = scalar_bits(c.m.types.resolved(elem)) * u64::from(len);
    !scalable && all >= 8 && all.is_power_of_two()
}

/// Whether a type is `x86_fp80`, the only one of numbers whose size is no power of two.
fn is_x87(c: &Checker<'_>, ty: TypeId) -> bool {
    c.m.types.resolved(ty) == Type::X86Fp80
}
