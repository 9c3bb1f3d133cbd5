//! Operations on vectors.
//!
//! Operands are registers, or constants of the pool, which are aligned: other memory is not known to be, and can
//! be an operand with AVX only. What has 256 bits is the same but for what [`long`](super::long) has. Lanes that are all given one by one are put
//! together without what they replace.

use super::long::{sized, whole};
use super::{Operands, Selector, address, class, integer, long, shuffle};
use crate::lir::{
    BinaryOp, InstData, Shape, Type, Value, VectorBinary, VectorTernary, VectorUnary,
};
use crate::x64::asm::Opcode;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::optimizing::vcode::preg;
use crate::x64::packed::*;
use crate::x64::regs::Reg;
use regalloc2::{Operand, RegClass, VReg};
use smallvec::SmallVec;

/// The instruction for bits.
pub(super) fn bitwise(op: BinaryOp) -> Opcode {
    match op {
        BinaryOp::And => PAND,
        BinaryOp::Or => POR,
        _ => packed(0xef),
    }
}

fn vector_temp(cx: &mut Selector<'_>) -> VReg {
    cx.code.has_vectors = true;
    cx.temp(RegClass::Float)
}

/// `to = op rm, imm`, where `rm` is a register.
pub(super) fn packed_def(cx: &mut Selector<'_>, to: VReg, op: Opcode, from: VReg, imm: Option<u8>) {
    let inst = MInst::Def {
        op,
        rm: Rm::Reg,
        imm: imm.unwrap_or(0).into(),
        imm_len: imm.is_some().into(),
    };
    cx.emit(inst, &[Operand::reg_def(to), Operand::reg_use(from)]);
}

/// `to = a op rm, imm`; the operands of `rm` are those given.
pub(super) fn packed_mod(
    cx: &mut Selector<'_>,
    to: VReg,
    op: Opcode,
    a: VReg,
    rm: Rm,
    with: &[Operand],
    imm: Option<u8>,
) {
    let mut ops = Operands::new();
    let def = match cx.features.avx {
        true => Operand::reg_def(to),
        false => Operand::reg_reuse_def(to, 1),
    };
    ops.extend([def, Operand::reg_use(a)]);
    ops.extend_from_slice(with);
    if cx.features.avx {
        let (imm, imm_len) = (imm.unwrap_or(0), imm.is_some().into());
        let inst = MInst::Three {
            op,
            rm,
            imm,
            imm_len,
        };
        return cx.emit(inst, &ops);
    }
    match imm {
        None => cx.emit(MInst::Mod { op, rm }, &ops),
        Some(imm) => cx.emit(MInst::ModImm { op, rm, imm }, &ops),
    }
}

/// `to = a op b, imm`, all registers.
pub(super) fn packed_two(
    cx: &mut Selector<'_>,
    to: VReg,
    op: Opcode,
    [a, b]: [VReg; 2],
    imm: Option<u8>,
) {
    packed_mod(cx, to, op, a, Rm::Reg, &[Operand::reg_use(b)], imm);
}

/// The same, in a new register.
pub(super) fn packed_new(
    cx: &mut Selector<'_>,
    op: Opcode,
    args: [VReg; 2],
    imm: Option<u8>,
) -> VReg {
    let to = vector_temp(cx);
    packed_two(cx, to, op, args, imm);
    to
}

/// A new register, with one instruction on another one.
pub(super) fn converted(cx: &mut Selector<'_>, op: Opcode, from: VReg, imm: Option<u8>) -> VReg {
    let to = vector_temp(cx);
    packed_def(cx, to, op, from, imm);
    to
}

/// `op /ext a, imm` in a new register.
pub(super) fn shifted(cx: &mut Selector<'_>, to: VReg, a: VReg, op: Opcode, ext: u8, imm: u8) {
    if cx.features.avx {
        let (rm, imm_len) = (Rm::Reg, 1);
        let inst = MInst::DefExt {
            op,
            ext,
            rm,
            imm,
            imm_len,
        };
        return cx.emit(inst, &[Operand::reg_def(to), Operand::reg_use(a)]);
    }
    let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(a)];
    integer::mod_ext(cx, op, ext, imm.into(), 1, &ops);
}

pub(super) fn zero_vector(cx: &mut Selector<'_>) -> VReg {
    let to = vector_temp(cx);
    cx.emit(MInst::ZeroVector, &[Operand::reg_def(to)]);
    to
}

/// The bits of a vector constant.
pub(super) fn vector_bits(cx: &Selector<'_>, value: Value) -> Option<u128> {
    match cx.def_of(value)?.1 {
        InstData::Vconst { vconst } => Some(cx.func.vconsts[vconst]),
        _ => None,
    }
}

/// The second operand of an operation on whole registers.
pub(super) fn packed_rm(cx: &mut Selector<'_>, value: Value, ops: &mut Operands) -> Rm {
    match long::all_bits(cx, value) {
        Some(bits) if bits != [0; 2] => {
            let bytes = cx.func.ty(value).bytes();
            cx.constant_rm(bits, bytes as u8, ops)
        }
        _ => {
            if let Some(load) = cx.foldable_vector(value) {
                cx.facts.sunk[load.0 as usize] = true;
                return Rm::Mem(address::load_address(cx, load, ops));
            }
            let reg = cx.use_reg(value);
            ops.push(reg);
            Rm::Reg
        }
    }
}

/// The operand of an instruction that reads only the low bits of a vector, as many as `ty`
/// has: memory, if all that is there is what was loaded for it.
pub(super) fn low_rm(cx: &mut Selector<'_>, value: Value, ty: Type, ops: &mut Operands) -> Rm {
    if let Some((_, InstData::Vunary { op, arg, .. })) = cx.local_def(value)
        && matches!(op, VectorUnary::Low | VectorUnary::Splat)
        && cx.func.ty(arg).bytes() == ty.bytes()
        && cx.is_single(value)
        && let Some(load) = cx.foldable_load(arg)
    {
        cx.facts.sunk[load.0 as usize] = true;
        return Rm::Mem(address::load_address(cx, load, ops));
    }
    let reg = cx.use_reg(value);
    ops.push(reg);
    Rm::Reg
}

/// `result = a op b, imm` on registers as long as the result's, the better one second where they can be exchanged.
fn packed_op(
    cx: &mut Selector<'_>,
    result: Value,
    op: Opcode,
    imm: Option<u8>,
    [a, b]: [Value; 2],
    swap: bool,
) {
    let constant = |value| long::all_bits(cx, value).is_some();
    let (a, b) = match swap && !constant(b) && (constant(a) || cx.is_single(b) && !cx.is_single(a))
    {
        true => (b, a),
        false if swap && cx.foldable_vector(a).is_some() && !constant(b) => (b, a),
        false => (a, b),
    };
    let first = cx.reg(a);
    let mut with = Operands::new();
    let rm = packed_rm(cx, b, &mut with);
    let (to, op) = (cx.own(result), sized(op, cx.func.ty(result)));
    packed_mod(cx, to, op, first, rm, &with, imm);
}

/// `and`, `or` and `xor`.
pub(super) fn vector_bitwise(cx: &mut Selector<'_>, result: Value, op: BinaryOp, args: [Value; 2]) {
    if op == BinaryOp::And {
        for [a, b] in [args, [args[1], args[0]]] {
            if let Some(not) = inverted(cx, a) {
                let first = cx.reg(not);
                let mut with = Operands::new();
                let rm = packed_rm(cx, b, &mut with);
                let to = cx.own(result);
                // `pandn`
                let op = sized(packed(0xdf), cx.func.ty(result));
                return packed_mod(cx, to, op, first, rm, &with, None);
            }
        }
    }
    packed_op(cx, result, bitwise(op), None, args, true);
}

fn vector_xor(cx: &Selector<'_>, value: Value) -> Option<[Value; 2]> {
    match cx.def_of(value)?.1 {
        InstData::Binary {
            op: BinaryOp::Xor,
            ty,
            args,
        } if ty.is_vector() => Some(args),
        _ => None,
    }
}

/// What a value is `xor` a constant, the same in each half.
fn xor_const(cx: &Selector<'_>, value: Value, bits: u128) -> Option<Value> {
    let [a, b] = vector_xor(cx, value)?;
    if long::same_bits(cx, b) == Some(bits) {
        return Some(a);
    }
    (long::same_bits(cx, a) == Some(bits)).then_some(b)
}

/// What a value is the complement of.
pub(super) fn inverted(cx: &Selector<'_>, value: Value) -> Option<Value> {
    xor_const(cx, value, u128::MAX)
}

/// The second operand, by bytes, where the highest bit of the first is set, else the third.
fn blend(cx: &mut Selector<'_>, result: Value, [mask, a, b]: [Value; 3]) {
    let [mask, a, b] = without_mask_complement(cx, [mask, a, b]);
    let mut ops = cx.def(result);
    ops.push(cx.use_reg(b));
    ops.push(cx.use_reg(mask));
    let rm = packed_rm(cx, a, &mut ops);
    let op = sized(VPBLENDVB, cx.func.ty(result));
    cx.emit(MInst::Blend { op, rm }, &ops);
}

/// The operands of a choice without a complement of its mask.
pub(super) fn without_mask_complement(cx: &Selector<'_>, [mask, a, b]: [Value; 3]) -> [Value; 3] {
    match inverted(cx, mask) {
        Some(mask) => [mask, b, a],
        None => [mask, a, b],
    }
}

fn vector_ternary(
    cx: &mut Selector<'_>,
    result: Value,
    op: VectorTernary,
    shape: Shape,
    args: [Value; 3],
) {
    match (op, ternary(op, shape)) {
        (VectorTernary::Fma, Some(instruction)) => {
            let regs = args.map(|arg| cx.reg(arg));
            let to = cx.own(result);
            let op = sized(instruction.op, shape.ty());
            multiply_add_packed(cx, to, op, regs);
        }
        (VectorTernary::Sha256Rounds, Some(instruction)) => {
            let [a, b, c] = args.map(|arg| cx.reg(arg));
            let to = cx.own(result);
            let by = Operand::reg_fixed_use(c, preg(Reg::XMM0));
            let rm = Rm::Reg;
            let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(a)];
            let ops = [ops[0], ops[1], Operand::reg_use(b), by];
            let op = instruction.op;
            cx.emit(MInst::Mod { op, rm }, &ops);
        }
        _ => blend(cx, result, args),
    }
}

/// An instruction that overwrites its first operand also where there is AVX; memory would have to be aligned.
fn in_place(cx: &mut Selector<'_>, result: Value, code: Packed, args: [Value; 2]) {
    let [a, b] = args.map(|arg| cx.reg(arg));
    let to = cx.own(result);
    let ops = [
        Operand::reg_reuse_def(to, 1),
        Operand::reg_use(a),
        Operand::reg_use(b),
    ];
    let (op, rm) = (code.op, Rm::Reg);
    match code.imm {
        Some(imm) => cx.emit(MInst::ModImm { op, rm, imm }, &ops),
        None => cx.emit(MInst::Mod { op, rm }, &ops),
    }
}

/// `to = a * b + c` of whole registers.
pub(super) fn multiply_add_packed(
    cx: &mut Selector<'_>,
    to: VReg,
    op: Opcode,
    [a, b, c]: [VReg; 3],
) {
    let mut ops = Operands::new();
    ops.extend([Operand::reg_reuse_def(to, 1), Operand::reg_use(a)]);
    ops.extend([Operand::reg_use(b), Operand::reg_use(c)]);
    cx.emit(MInst::ModThree { op, rm: Rm::Reg }, &ops);
}

pub(super) fn vector_binary(
    cx: &mut Selector<'_>,
    result: Value,
    op: VectorBinary,
    shape: Shape,
    imm: u8,
    args: [Value; 2],
) {
    match op {
        VectorBinary::Insert => return insert(cx, result, shape, imm, args),
        VectorBinary::Join => return long::join(cx, result, args),
        _ => {}
    }
    match binary(op, shape, imm) {
        Some(code) if is_never_vex(code.op) => in_place(cx, result, code, args),
        Some(code) => packed_op(cx, result, code.op, code.imm, args, op.commutes_but_nan()),
        None => debug_assert!(false, "{op:?} of {shape:?} is not legal"),
    }
}

pub(super) fn vector_unary(
    cx: &mut Selector<'_>,
    result: Value,
    op: VectorUnary,
    shape: Shape,
    imm: u8,
    arg: Value,
) {
    if shape.is_long() && long::long_unary(cx, result, op, shape, imm, arg) {
        return;
    }
    let ext = match op {
        VectorUnary::Splat => return splat(cx, result, shape, arg),
        VectorUnary::Extract => return extract(cx, result, shape, imm, arg),
        VectorUnary::Low => {
            let mut ops = cx.def(result);
            let rm = cx.rm(arg, &mut ops);
            let op = if shape == Shape::I64x2 {
                MOVD.wide()
            } else {
                MOVD
            };
            return cx.emit_def(op, rm, &ops);
        }
        VectorUnary::Lshr => 2,
        VectorUnary::Ashr => 4,
        VectorUnary::Shl => 6,
        _ => {
            let mut ops = cx.def(result);
            let Some(Packed {
                op: mut code, imm, ..
            }) = unary(op, shape, imm)
            else {
                return debug_assert!(false, "{op:?} of {shape:?} is not legal");
            };
            let rm = match op {
                VectorUnary::Signs => {
                    if shape.is_long() {
                        code = whole(code);
                    }
                    ops.push(cx.use_reg(arg));
                    Rm::Reg
                }
                VectorUnary::StoD | VectorUnary::Fpromote if !shape.is_long() => {
                    low_rm(cx, arg, Type::I64, &mut ops)
                }
                _ => {
                    if cx.features.avx {
                        // No other operand: the register of all ones.
                        code = sized(code.vex(Reg::XMM0), shape.ty());
                    }
                    packed_rm(cx, arg, &mut ops)
                }
            };
            let (imm, imm_len) = (imm.unwrap_or(0).into(), imm.is_some().into());
            let inst = MInst::Def {
                op: code,
                rm,
                imm,
                imm_len,
            };
            return cx.emit(inst, &ops);
        }
    };
    let (to, from) = (cx.own(result), cx.reg(arg));
    let op = sized(packed(0x70 + row(shape) as u8), shape.ty());
    shifted(cx, to, from, op, ext, imm);
}

/// A scalar in the lowest lane of a register, whatever is above.
pub(super) fn lowest(cx: &mut Selector<'_>, shape: Shape, arg: Value) -> VReg {
    if !shape.lane().is_int() {
        return cx.reg(arg);
    }
    let to = vector_temp(cx);
    let mut ops = Operands::new();
    ops.push(Operand::reg_def(to));
    let rm = match shape {
        Shape::I8x16 | Shape::I16x8 => {
            let reg = cx.use_reg(arg);
            ops.push(reg);
            Rm::Reg
        }
        _ => cx.rm(arg, &mut ops),
    };
    let op = if shape == Shape::I64x2 {
        MOVD.wide()
    } else {
        MOVD
    };
    cx.emit_def(op, rm, &ops);
    to
}

fn splat(cx: &mut Selector<'_>, result: Value, shape: Shape, arg: Value) {
    let bits = match cx.def_of(arg) {
        Some((_, InstData::Iconst { imm, .. })) => Some(imm),
        Some((_, InstData::Fconst { bits, .. })) => Some(bits),
        _ => None,
    };
    if let Some(bits) = bits {
        let rm = Rm::Mem(cx.constant(shape.make(|_| bits), 16));
        let ops = cx.def(result);
        return cx.emit_def(MOVAPS, rm, &ops);
    }
    if shape == Shape::F64x2 && cx.features.sse3 {
        let mut ops = cx.def(result);
        let rm = cx.rm(arg, &mut ops);
        // `movddup`
        return cx.emit_def(Opcode::two(0x12).prefix(0xf2), rm, &ops);
    }
    if cx.features.avx2
        && let Some(load) = cx.foldable_load(arg)
    {
        // As it is loaded: that takes no shuffle.
        cx.facts.sunk[load.0 as usize] = true;
        let mut ops = cx.def(result);
        let rm = Rm::Mem(address::load_address(cx, load, &mut ops));
        return cx.emit_def(long::broadcast(shape), rm, &ops);
    }
    let low = lowest(cx, shape, arg);
    let to = cx.own(result);
    match shape {
        Shape::F64x2 | Shape::I64x2 => packed_def(cx, to, PSHUFD, low, Some(0x44)),
        Shape::F32x4 | Shape::I32x4 => packed_def(cx, to, PSHUFD, low, Some(0)),
        Shape::I8x16 if cx.features.ssse3 => {
            let zero = zero_vector(cx);
            packed_two(cx, to, PSHUFB, [low, zero], None);
        }
        _ => {
            let low = match shape {
                Shape::I8x16 => packed_new(cx, unpack(1), [low, low], None),
                _ => low,
            };
            let low = converted(cx, PSHUFLW, low, Some(0));
            packed_def(cx, to, PSHUFD, low, Some(0x44));
        }
    }
}

/// `movd` or `movq` to a general register.
fn move_out(cx: &mut Selector<'_>, to: VReg, from: VReg, wide: bool) {
    let op = if wide { MOVD_OUT.wide() } else { MOVD_OUT };
    let ops = [Operand::reg_use(from), Operand::reg_def(to)];
    cx.emit(MInst::Use { op, rm: Rm::Reg }, &ops);
}

fn extract(cx: &mut Selector<'_>, result: Value, shape: Shape, lane: u8, arg: Value) {
    let (to, from) = (cx.own(result), cx.reg(arg));
    match shape {
        // An alias.
        Shape::F32x4 | Shape::F64x2 if lane == 0 => {}
        Shape::F32x4 => packed_def(cx, to, PSHUFD, from, Some(lane)),
        Shape::F64x2 => packed_def(cx, to, PSHUFD, from, Some(0xee)),
        Shape::I64x2 if lane > 0 => {
            let high = converted(cx, PSHUFD, from, Some(0xee));
            move_out(cx, to, high, true);
        }
        Shape::I32x4 if lane > 0 => {
            let low = converted(cx, PSHUFD, from, Some(lane));
            move_out(cx, to, low, false);
        }
        // What is above the type is not part of a value.
        _ if lane == 0 => move_out(cx, to, from, shape == Shape::I64x2),
        Shape::I8x16 if lane % 2 == 1 => {
            let word = cx.temp(RegClass::Int);
            packed_def(cx, word, PEXTRW, from, Some(lane / 2));
            let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(word)];
            integer::mod_ext(cx, Opcode::one(0xc1), 5, 8, 1, &ops);
        }
        Shape::I8x16 => packed_def(cx, to, PEXTRW, from, Some(lane / 2)),
        _ => packed_def(cx, to, PEXTRW, from, Some(lane)),
    }
}

/// Stores a lane from where it is; false if the value is none, or is needed anyway.
pub(super) fn store_lane(
    cx: &mut Selector<'_>,
    ty: Type,
    value: Value,
    rm: Rm,
    address: &[Operand],
) -> bool {
    let Some((_, data)) = cx.def_of(value) else {
        return false;
    };
    let InstData::Vunary {
        op: VectorUnary::Extract,
        shape,
        imm,
        arg,
    } = data
    else {
        return false;
    };
    let op = match (shape, imm) {
        (Shape::I64x2, 0) => MOVD_OUT.wide(),
        (Shape::I32x4, 0) => MOVD_OUT,
        // `movhps`
        (Shape::F64x2 | Shape::I64x2, 1) => Opcode::two(0x17),
        _ => return false,
    };
    if !cx.is_single(value) || shape.lane() != ty {
        return false;
    }
    let mut ops = Operands::new();
    ops.push(Operand::reg_use(cx.reg(arg)));
    ops.extend_from_slice(address);
    cx.emit(MInst::Use { op, rm }, &ops);
    true
}

/// The lanes that a chain of insertions gives, if it gives all.
pub(super) fn all_lanes(
    cx: &Selector<'_>,
    shape: Shape,
    value: Value,
) -> Option<SmallVec<[Value; 16]>> {
    let mut lanes: SmallVec<[Option<Value>; 16]> =
        SmallVec::from_elem(None, shape.lanes() as usize);
    let mut at = value;
    let mut missing = lanes.len();
    // More insertions than lanes replace some; these are the business of other passes.
    for _ in 0..lanes.len() {
        let InstData::Vbinary {
            op: VectorBinary::Insert,
            shape: of,
            imm,
            args: [into, lane],
        } = cx.def_of(at)?.1
        else {
            return None;
        };
        if of != shape || at != value && !cx.is_single(at) {
            return None;
        }
        let place = lanes.get_mut(usize::from(imm))?;
        if place.is_none() {
            *place = Some(lane);
            missing -= 1;
        }
        if missing == 0 {
            return Some(lanes.into_iter().flatten().collect());
        }
        at = into;
    }
    None
}

fn insert(cx: &mut Selector<'_>, result: Value, shape: Shape, lane: u8, [a, b]: [Value; 2]) {
    if let Some(lanes) = all_lanes(cx, shape, result) {
        return put_together(cx, result, shape, &lanes);
    }
    if lane == 0 && vector_bits(cx, a) == Some(0) {
        let op = match shape {
            Shape::I32x4 => Some(MOVD),
            Shape::I64x2 => Some(MOVD.wide()),
            // `movq`
            Shape::F64x2 => Some(Opcode::two(0x7e).prefix(0xf3)),
            _ => None,
        };
        if let Some(op) = op {
            let mut ops = cx.def(result);
            let rm = cx.rm(b, &mut ops);
            return cx.emit_def(op, rm, &ops);
        }
    }
    let into = cx.reg(a);
    let to = cx.own(result);
    insert_lane(cx, to, shape, lane, into, b);
}

/// A vector of these lanes.
fn put_together(cx: &mut Selector<'_>, result: Value, shape: Shape, lanes: &[Value]) {
    let to = cx.own(result);
    if let (Shape::F64x2, &[low, high]) = (shape, lanes) {
        let low = cx.reg(low);
        let mut with = Operands::new();
        if let Some(load) = cx.foldable_load(high) {
            cx.facts.sunk[load.0 as usize] = true;
            let rm = Rm::Mem(address::load_address(cx, load, &mut with));
            // `movhpd`
            return packed_mod(cx, to, packed(0x16), low, rm, &with, None);
        }
        let high = cx.reg(high);
        return packed_two(cx, to, packed(0x14), [low, high], None);
    }
    let by_pairs = match shape {
        Shape::F32x4 => true,
        Shape::I32x4 | Shape::I64x2 => !cx.features.sse41,
        _ => false,
    };
    if !by_pairs {
        let mut into = lowest(cx, shape, lanes[0]);
        for (i, &lane) in lanes.iter().enumerate().skip(1) {
            let next = match i + 1 == lanes.len() {
                true => to,
                false => vector_temp(cx),
            };
            insert_lane(cx, next, shape, i as u8, into, lane);
            into = next;
        }
        return;
    }
    let lanes: SmallVec<[VReg; 4]> = lanes.iter().map(|&l| lowest(cx, shape, l)).collect();
    match *lanes {
        [a, b, c, d] => {
            let low = packed_new(cx, PUNPCKLDQ, [a, b], None);
            let high = packed_new(cx, PUNPCKLDQ, [c, d], None);
            packed_two(cx, to, unpack(8), [low, high], None);
        }
        [a, b, ..] => packed_two(cx, to, unpack(8), [a, b], None),
        _ => {}
    }
}

/// `to` is `into` with one other lane.
fn insert_lane(cx: &mut Selector<'_>, to: VReg, shape: Shape, lane: u8, into: VReg, b: Value) {
    let sse41 = cx.features.sse41;
    let (op, imm) = match shape {
        Shape::I16x8 => (PINSRW, lane),
        // Where there is no such instruction, the word that the byte is part of is inserted (`legalize`).
        Shape::I8x16 => (newer_imm(0x20), lane),
        Shape::I32x4 if sse41 => (newer_imm(0x22), lane),
        Shape::I64x2 if sse41 => (newer_imm(0x22).wide(), lane),
        Shape::F32x4 if sse41 && lane > 0 => (newer_imm(0x21), lane << 4),
        _ => return insert_by_registers(cx, to, shape, lane, into, b),
    };
    let mut with = Operands::new();
    let rm = cx.rm(b, &mut with);
    packed_mod(cx, to, op, into, rm, &with, Some(imm));
}

fn insert_by_registers(
    cx: &mut Selector<'_>,
    to: VReg,
    shape: Shape,
    lane: u8,
    into: VReg,
    b: Value,
) {
    let from = cx.reg(b);
    let word = |this: &mut Selector<'_>, to: VReg, into: VReg, from: VReg, at: u8| {
        packed_mod(
            this,
            to,
            PINSRW,
            into,
            Rm::Reg,
            &[Operand::reg_use(from)],
            Some(at),
        );
    };
    match shape {
        // `movss` and `movsd`
        Shape::F32x4 if lane == 0 => {
            packed_two(cx, to, Opcode::two(0x10).prefix(0xf3), [into, from], None);
        }
        Shape::F64x2 if lane == 0 => {
            packed_two(cx, to, Opcode::two(0x10).prefix(0xf2), [into, from], None);
        }
        Shape::F64x2 => packed_two(cx, to, packed(0x14), [into, from], None),
        Shape::I64x2 => {
            let low = lowest(cx, shape, b);
            match lane {
                0 => packed_two(cx, to, Opcode::two(0x10).prefix(0xf2), [into, low], None),
                _ => packed_two(cx, to, unpack(8), [into, low], None),
            }
        }
        _ => {
            let low = match class(shape.lane()) {
                RegClass::Int => from,
                _ => {
                    let low = cx.temp(RegClass::Int);
                    move_out(cx, low, from, false);
                    low
                }
            };
            let high = cx.temp(RegClass::Int);
            let ops = [Operand::reg_reuse_def(high, 1), Operand::reg_use(low)];
            integer::mod_ext(cx, Opcode::one(0xc1), 5, 16, 1, &ops);
            let half = vector_temp(cx);
            word(cx, half, into, low, 2 * lane);
            word(cx, to, half, high, 2 * lane + 1);
        }
    }
}

/// The instruction that computes a vector from others.
pub(super) fn vector(cx: &mut Selector<'_>, result: Value, data: InstData) {
    match data {
        InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        } => vector_unary(cx, result, op, shape, imm, arg),
        InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        } => vector_binary(cx, result, op, shape, imm, args),
        InstData::Vternary { op, shape, args } => vector_ternary(cx, result, op, shape, args),
        InstData::Vshuffle {
            ty: Type::V256,
            args,
            mask,
        } => long::long_shuffle(cx, result, args, mask),
        InstData::Vshuffle { args, mask, .. } => shuffle::shuffle(cx, result, args, mask),
        _ => {}
    }
}
