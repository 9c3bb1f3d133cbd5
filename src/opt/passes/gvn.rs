//! One walk down the dominator tree that simplifies, folds constants, numbers values and answers
//! loads by what memory is known to hold; calls of addresses become those of functions that they are known to be,
//! and those of the C library less than a call where they come down to that. A branch on the way to which its condition was
//! decided gets a constant for it, by which `tidy` folds it.

use crate::lir::{
    Block, Function, Import, Inst, InstData, MemFlags, Results, Shape, Type, UnaryOp, Value,
    VectorBinary, VectorUnary,
};
use crate::opt::Cx;
use crate::opt::analyses::alias::Memory;
use crate::opt::analyses::memory::Contents;
use crate::opt::rewrite::decided::Conditions;
use crate::opt::rewrite::direct::call_directly;
use crate::opt::rewrite::emit::Emit;
use crate::opt::rewrite::rebuild::{self, Map};
use crate::opt::rewrite::{eval, loads, masks, strings};

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    cx.find_dominators(func);
    let graph = &*cx.graph;
    let memory = Memory::new(func, graph.reverse_post_order(), cx.env);
    let mut contents = Contents::new(func, memory);
    let mut tests = strings::ZeroTests::default();
    let floats = loads::of_floats(func, graph.reverse_post_order());
    let (out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut emit = Emit::new(out, cx.dominators, func.insts.len());
    let mut conditions = Conditions::default();
    for block in cx.dominators.preorder::<Block>() {
        let copy = map.block(block);
        emit.fill(block, copy);
        contents.enter(func, graph, cx.dominators, block, &map);
        for inst in func.block_insts(block) {
            emit.b.origin = func.origins[inst];
            let less = strings::call(
                func,
                graph,
                inst,
                &mut emit,
                &mut map,
                &mut contents,
                &mut tests,
            );
            let float = floats.get(&inst).copied();
            let less = less.or_else(|| {
                let is_read_as = float?;
                let value = read(func, inst, is_read_as, &mut emit, &mut map, &mut contents)?;
                Some(emit.unary(UnaryOp::Bitcast, func.ty(func.result(inst)?), value))
            });
            match less.or_else(|| again(func, inst, &mut emit, &mut map, &mut contents)) {
                Some(value) => {
                    if let Some(result) = func.result(inst) {
                        map.values[result.0 as usize] = value;
                    }
                }
                None => match func.insts[inst] {
                    InstData::Brif { cond, then, els } => {
                        let own = map.value(cond);
                        match conditions.decided(&emit, own, block) {
                            Some(holds) => {
                                map.values[cond.0 as usize] = emit.iconst(Type::I8, holds.into());
                            }
                            None => conditions.note(func, graph, &emit, own, [then, els]),
                        }
                        other(func, inst, &mut emit, &mut map, &mut contents);
                        map.values[cond.0 as usize] = own;
                    }
                    _ => other(func, inst, &mut emit, &mut map, &mut contents),
                },
            }
        }
        contents.leave(block);
    }
    *cx.applied |= emit.applied;
    rebuild::finish(func, emit.b.func, &map);
    cx.inliner.note_direct(func, cx.spare);
    cx.replace_insts(func);
}

/// The value that an instruction without effects has in the copy.
fn again(
    func: &Function,
    inst: Inst,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
) -> Option<Value> {
    Some(match func.insts[inst] {
        InstData::Iconst { ty, imm } => emit.iconst(ty, imm),
        InstData::Fconst { ty, bits } => emit.constant(ty, bits),
        InstData::Unary { op, ty, arg } => emit.unary(op, ty, map.value(arg)),
        InstData::Binary { op, args, .. } => {
            let [a, b] = args.map(|v| map.value(v));
            emit.binary(op, a, b)
        }
        InstData::Icmp { cond, args, .. } => {
            let [a, b] = args.map(|v| map.value(v));
            emit.icmp(cond, a, b)
        }
        InstData::Fcmp { cond, args, .. } => {
            let [a, b] = args.map(|v| map.value(v));
            emit.fcmp(cond, a, b)
        }
        InstData::Select { args, .. } => {
            let [c, a, b] = args.map(|v| map.value(v));
            emit.select(c, a, b)
        }
        InstData::Lea {
            base,
            index,
            scale,
            offset,
        } => {
            let (base, index) = (map.value(base), map.value(index));
            emit.lea(base, index, scale, offset)
        }
        InstData::Load {
            ty,
            flags: MemFlags::PLAIN,
            ..
        } => return read(func, inst, ty, emit, map, contents),
        data @ InstData::Call { .. }
            if func.inst_results(inst).len() == 1 && contents.is_pure_call(func, data) =>
        {
            let ty = func.ty(func.result(inst)?);
            let data = emit.b.import(func, data, map);
            emit.call(data, ty)
        }
        // Selection puts lanes together by who uses them.
        InstData::Vunary {
            op: VectorUnary::Splat | VectorUnary::Low | VectorUnary::Extract,
            ..
        }
        | InstData::Vbinary {
            op: VectorBinary::Insert,
            ..
        }
        | InstData::Vshuffle { .. } => return None,
        data @ (InstData::Vunary { .. } | InstData::Vbinary { .. } | InstData::Vternary { .. }) => {
            let data = emit.b.import(func, data, map);
            let ty = func.ty(func.result(inst)?);
            if let Some(half) = half_of(emit, data) {
                return Some(half);
            }
            if let Some(known) = masks::simplify(emit, data) {
                return Some(known);
            }
            if let Some([low, high]) = eval::long_vector(emit.b.func, data) {
                let args = [emit.vector(low), emit.vector(high)];
                let join = InstData::Vbinary {
                    op: VectorBinary::Join,
                    shape: Shape::I64x4,
                    imm: 0,
                    args,
                };
                return Some(emit.numbered(join, ty));
            }
            match eval::vector(emit.b.func, data) {
                Some(bits) if ty == Type::V128 => emit.vector(bits),
                Some(bits) => emit.iconst(ty, bits as u64),
                None => emit.numbered(data, ty),
            }
        }
        data => match data.results() {
            Results::One(ty) if data.is_pure() => {
                let data = emit.b.import(func, data, map);
                emit.numbered(data, ty)
            }
            _ => return None,
        },
    })
}

/// What a plain load gives where it is read as of a type.
fn read(
    func: &Function,
    inst: Inst,
    ty: Type,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
) -> Option<Value> {
    let InstData::Load { addr, offset, .. } = func.insts[inst] else {
        return None;
    };
    let based = contents.based(func, inst);
    let place = (map.value(addr), offset, ty);
    Some(loads::load(emit, contents, place, based))
}

/// The half that an instruction takes of what was put together of two.
fn half_of(emit: &Emit<'_, '_>, data: InstData) -> Option<Value> {
    let InstData::Vunary {
        op: VectorUnary::Half,
        imm,
        arg,
        ..
    } = data
    else {
        return None;
    };
    match emit.def(arg)? {
        InstData::Vbinary {
            op: VectorBinary::Join,
            args,
            ..
        } => Some(args[usize::from(imm % 2)]),
        _ => None,
    }
}

/// What is stored, as what it was before its bits were taken for those of another type.
fn without_bitcast(emit: &Emit<'_, '_>, ty: Type, value: Value) -> (Type, Value) {
    match emit.def(value) {
        Some(InstData::Unary {
            op: UnaryOp::Bitcast,
            arg,
            ..
        }) if ty.is_int() && emit.ty(arg).is_float() => (emit.ty(arg), arg),
        _ => (ty, value),
    }
}

/// Copies an instruction that has effects.
fn other(
    func: &Function,
    inst: Inst,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
) {
    let copy = match func.insts[inst] {
        InstData::Store {
            ty,
            flags,
            value,
            addr,
            offset,
        } => {
            let (addr, offset) = emit.address(map.value(addr), offset);
            let (ty, value) = match flags {
                MemFlags::PLAIN => without_bitcast(emit, ty, map.value(value)),
                _ => (ty, map.value(value)),
            };
            if flags == MemFlags::PLAIN && contents.read(addr, offset, ty) == Some(value) {
                // It is there already.
                return;
            }
            emit.b.effect(InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            })
        }
        _ => emit.b.copy(func, inst, map),
    };
    call_directly(emit.b.func, copy, contents.env());
    emit.unsettle();
    let based = contents.based(func, inst);
    contents.note(emit.b.func, copy, based);
}
