//! `fence`, `cmpxchg` and `atomicrmw`.

use super::memory::is_atomic_type;
use crate::ir::inst::{Ordering, RmwOp};
use crate::ir::layout::Layout;
use crate::ir::{InstData, Operand, Type, TypeId};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, InstKind, Rule};

pub(in crate::verify) const RULES: &[Rule] = &[
    Rule {
        code: "fence-ordering",
        says: "a `fence` is `acquire`, `release`, `acq_rel` or `seq_cst`",
        check: Check::Inst(&[InstKind::Fence], fence),
    },
    Rule {
        code: "cmpxchg-type",
        says: "`cmpxchg` compares and exchanges integers or pointers of one type behind a \
               pointer; both orderings are at least `monotonic`, and a failure cannot release",
        check: Check::Inst(&[InstKind::CmpXchg], cmpxchg),
    },
    Rule {
        code: "atomicrmw-type",
        says: "`atomicrmw` works on the integers that its operation takes (`xchg` also on \
               pointers and floating-point numbers, `fadd` and its kin on floating-point numbers) \
               behind a pointer, and is at least `monotonic`",
        check: Check::Inst(&[InstKind::AtomicRmw], atomicrmw),
    },
];

fn fence(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::Fence { flags } = at.data() else {
        return;
    };
    let ordering = flags.get_ordering();
    if matches!(
        ordering,
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
    ) {
        let message = match ordering.word() {
            "" => "this `fence` has no ordering".to_string(),
            word => format!("a `fence` cannot be `{word}`"),
        };
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

/// The type of the memory that an operation changes, by one of its operands; none where the address is no pointer,
/// which is reported.
fn accessed_type(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    ptr: Operand,
    value: Operand,
) -> Option<TypeId> {
    if !c.is(at, ptr, Info::PTR) {
        c.wrong_operand(rule, at, 0, ptr, "a pointer");
        return None;
    }
    c.operand_type(at.body, value)
}

fn cmpxchg(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::CmpXchg {
        args: [ptr, expected, new],
        flags,
        ..
    } = at.data()
    else {
        return;
    };
    let Some(ty) = accessed_type(c, rule, at, ptr, expected) else {
        return;
    };
    if !is_atomic_type(c, ty, false) {
        c.wrong_operand(
            rule,
            at,
            1,
            expected,
            "an integer of 8, 16, 32, 64 or 128 bits, or a pointer",
        );
        return;
    }
    if !c.has_type(at, new, ty) {
        let wanted = c.ty(ty);
        c.wrong_operand(rule, at, 2, new, &wanted);
    }
    points_to(c, rule, at, ptr, ty);
    let (success, failure) = (flags.get_ordering(), flags.get_failure());
    let weak = |o| matches!(o, Ordering::NotAtomic | Ordering::Unordered);
    if weak(success) || weak(failure) || matches!(failure, Ordering::Release | Ordering::AcqRel) {
        let message = format!(
            "`cmpxchg` cannot have the orderings `{}` and `{}`",
            success.word(),
            failure.word()
        );
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
    let fits = match c.m.types.resolved(at.ty()) {
        Type::Struct { fields, .. } => {
            let fields = c.m.types.list(fields);
            fields.len() == 2 && c.agree(fields[0], ty) && c.m.types.int_width(fields[1]) == Some(1)
        }
        _ => false,
    };
    if !fits {
        let own = c.ty(at.ty());
        let diagnostic = c.opcode_error(rule, at, format!("the result of `cmpxchg` is not {own}"));
        c.push(diagnostic);
    }
}

fn atomicrmw(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    let InstData::AtomicRmw {
        op,
        ptr,
        value,
        flags,
        ..
    } = at.data()
    else {
        return;
    };
    let Some(ty) = accessed_type(c, rule, at, ptr, value) else {
        return;
    };
    let float = matches!(
        op,
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum
    );
    let fits = match op {
        RmwOp::Xchg => is_atomic_type(c, ty, true),
        _ if float => c.info(ty).any(Info::FLOAT_LIKE) && has_atomic_size(c, ty),
        _ => is_atomic_type(c, ty, false) && c.info(ty).any(Info::INT),
    };
    if !fits {
        let wanted = match op {
            RmwOp::Xchg => "an integer, pointer or floating-point number",
            _ if float => "floating-point numbers in a power of two of bytes",
            _ => "an integer of 8, 16, 32, 64 or 128 bits",
        };
        c.wrong_operand(rule, at, 1, value, wanted);
        return;
    }
    points_to(c, rule, at, ptr, ty);
    if matches!(
        flags.get_ordering(),
        Ordering::NotAtomic | Ordering::Unordered
    ) {
        let message = "`atomicrmw` is at least `monotonic`";
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
    if !c.agree(ty, at.ty()) {
        let own = c.ty(at.ty());
        let message = format!("the result of `atomicrmw` is not {own}");
        let diagnostic = c.opcode_error(rule, at, message);
        c.push(diagnostic);
    }
}

/// Whether a floating-point number or vector has a size that is a power of two of bytes, and known.
fn has_atomic_size(c: &Checker<'_>, ty: TypeId) -> bool {
    let layout = Layout::of(&c.m.types, ty);
    !c.info(ty).any(Info::SCALABLE)
        && c.m.types.resolved(ty) != Type::X86Fp80
        && layout.is_some_and(|layout| layout.store_size.is_power_of_two())
}

fn points_to(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    at: At<'_>,
    ptr: crate::ir::Operand,
    ty: TypeId,
) {
    let pointee = c.operand_type(at.body, ptr).and_then(|ptr| c.pointee(ptr));
    if let Some(pointee) = pointee
        && !c.agree(pointee, ty)
    {
        let wanted = format!("a pointer to {}", c.ty(ty));
        let diagnostic = c.not_wanted(rule, at, 0, ptr, &wanted);
        c.push_pointer(diagnostic);
    }
}
