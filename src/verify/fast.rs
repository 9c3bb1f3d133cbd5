//! Instructions that are plainly right need no rules: nine in ten are.
//!
//! [`plainly_right`] is a shortcut through the tables, no rule of its own: it answers yes only
//! where every rule for the instruction would find nothing, and the debug build runs the rules
//! all the same and holds it to that. It knows the common forms, whose types are equal as ids;
//! whatever takes more thought is left to the rules.

use super::checker::{At, Checker};
use super::infos::Info;
use super::inst::{call_of, direct};
use crate::ir::body::TailKind;
use crate::ir::inst::{Flags, MemFlags};
use crate::ir::{
    Block, Const, GlobalKind, InstData, LocalName, Operand, OperandKind, Type, TypeId,
};

/// Whether no rule of LLVM's can find anything wrong with an instruction.
#[inline]
pub(super) fn plainly_right(c: &Checker<'_>, at: &At<'_>, data: &InstData) -> bool {
    let ty = match at.body.types.get(at.body.result(at.inst)) {
        Some(&ty) => ty,
        None => return false,
    };
    match *data {
        InstData::Binary { op, flags, args } => {
            is_plain_int(ty) && flags == Flags::NONE && !op.is_float() && all_are(c, at, &args, ty)
        }
        InstData::ICmp { args, .. } => {
            ty == TypeId::I1
                && type_of(c, at, args[0]).is_some_and(|own| {
                    (is_plain_int(own) || c.info(own).any(Info::PTR))
                        && type_of(c, at, args[1]) == Some(own)
                })
        }
        InstData::Load { ptr, flags, .. } => flags == MemFlags::PLAIN && points_to(c, at, ptr, ty),
        InstData::Store {
            value, ptr, flags, ..
        } => {
            flags == MemFlags::PLAIN
                && gives_nothing(at, ty)
                && type_of(c, at, value).is_some_and(|own| points_to(c, at, ptr, own))
        }
        InstData::Br { to } => ends_block(at, ty) && is_target(at, to),
        InstData::CondBr { cond, then, els } => {
            ends_block(at, ty)
                && is_target(at, then)
                && is_target(at, els)
                && type_of(c, at, cond) == Some(TypeId::I1)
        }
        InstData::Ret { value } => {
            ends_block(at, ty)
                && match type_of(c, at, value) {
                    Some(own) => own == at.func.ret && own != TypeId::VOID,
                    None => false,
                }
        }
        InstData::Call { .. } => call(c, at, ty),
        _ => false,
    }
}

/// `i1` to `i64`, by their ids.
#[inline]
fn is_plain_int(ty: TypeId) -> bool {
    (TypeId::I1..=TypeId::I64).contains(&ty)
}

/// The type of an operand; none of the address of an intrinsic, which no operand may be.
#[inline(always)]
fn type_of(c: &Checker<'_>, at: &At<'_>, operand: Operand) -> Option<TypeId> {
    match operand.kind() {
        OperandKind::Value(value) => at.body.types.get(value).copied(),
        OperandKind::Const(id) => match c.m.consts.get(id) {
            Const::Global(global) if c.intrinsics.has(global) => None,
            _ => Some(c.m.const_type(id)),
        },
        OperandKind::Missing => None,
    }
}

#[inline]
fn all_are(c: &Checker<'_>, at: &At<'_>, operands: &[Operand], ty: TypeId) -> bool {
    operands.iter().all(|&o| type_of(c, at, o) == Some(ty))
}

/// Whether an operand is the address of a value of a type that can be loaded and stored.
#[inline(always)]
fn points_to(c: &Checker<'_>, at: &At<'_>, ptr: Operand, ty: TypeId) -> bool {
    let Some(own) = type_of(c, at, ptr) else {
        return false;
    };
    let fits = match c.m.types.get(own) {
        Type::TypedPtr { pointee, .. } => pointee == ty || c.m.opaque_pointers,
        Type::Ptr { .. } => true,
        _ => false,
    };
    let info = c.info(ty);
    fits && info.any(Info::FIRST_CLASS) && info.any(Info::SIZED)
}

/// Whether an instruction has no result, and no name for one.
#[inline]
fn gives_nothing(at: &At<'_>, ty: TypeId) -> bool {
    let name = at.body.names.get(at.body.result(at.inst));
    ty == TypeId::VOID && name.is_none_or(|&name| name == LocalName::UNNAMED)
}

#[inline]
fn ends_block(at: &At<'_>, ty: TypeId) -> bool {
    gives_nothing(at, ty) && at.inst.0 + 1 == at.body.blocks[at.block].end.0
}

/// Whether a block may be jumped to: it is not the entry block, and starts with an instruction
/// that is no landing pad and hides none.
#[inline]
fn is_target(at: &At<'_>, to: Block) -> bool {
    let Some(first) = at.body.blocks.get(to).map(|block| block.first) else {
        return false;
    };
    to != Block(0)
        && !matches!(
            at.body.insts.get(first),
            None | Some(
                InstData::LandingPad { .. }
                    | InstData::CatchSwitch { .. }
                    | InstData::CatchPad { .. }
                    | InstData::CleanupPad { .. }
                    | InstData::Phi { .. }
            )
        )
}

/// A direct call that is exactly what its function asks for.
#[inline]
fn call(c: &Checker<'_>, at: &At<'_>, ty: TypeId) -> bool {
    let Some(call) = call_of(*at) else {
        return false;
    };
    let Some(global) = direct(c, call) else {
        return false;
    };
    let global = &c.m.globals[global];
    let Type::Function {
        ret,
        params,
        varargs: false,
    } = c.m.types.get(call.fn_ty)
    else {
        return false;
    };
    let args = at.body.pool.get(call.args);
    let params = c.m.types.list(params);
    matches!(global.kind, GlobalKind::Function(_))
        && global.ty == call.fn_ty
        && ret == ty
        && call.tail != TailKind::MustTail
        && call.flags == Flags::NONE
        && call.bundles == crate::entity::List::EMPTY
        && args.len() == params.len()
        && args
            .iter()
            .zip(params)
            .all(|(&arg, &param)| type_of(c, at, Operand(arg)) == Some(param))
        && (ty != TypeId::VOID || gives_nothing(at, ty))
        && c.plain.call(c, at.body, call, ty)
        && c.intrinsics.has_no_rules_for(c.m, call, args)
}
