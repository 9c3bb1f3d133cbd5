//! Integer arithmetic.

use super::{Operands, Selector, across_calls, address, carry, float, flow, vector};
use crate::lir::{BinaryOp, InstData, Type, UnaryOp, Value};
use crate::x64::asm::Opcode;
use crate::x64::opcode::{Alu, Shift, imm_form, in_register, sign_extend};
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::optimizing::vcode::preg;
use crate::x64::regs::Reg;
use crate::x64::reloc::UnsupportedInst;
use regalloc2::{Operand, OperandConstraint, OperandKind, OperandPos, RegClass, VReg};

/// The operands of an operation, the better second one second where they can be exchanged.
pub(super) fn ordered(cx: &Selector<'_>, op: BinaryOp, [a, b]: [Value; 2]) -> [Value; 2] {
    if !op.commutes_but_nan() || cx.imm32(b).is_some() {
        return [a, b];
    }
    if cx.imm32(a).is_some() {
        return [b, a];
    }
    if cx.foldable_load(b).is_some() {
        return [a, b];
    }
    // What is used again is better not overwritten.
    if cx.foldable_load(a).is_some() || cx.is_single(b) && !cx.is_single(a) {
        return [b, a];
    }
    [a, b]
}

pub(super) fn binary(
    cx: &mut Selector<'_>,
    result: Value,
    op: BinaryOp,
    ty: Type,
    args: [Value; 2],
) -> Result<(), UnsupportedInst> {
    if ty.is_vector() {
        vector::vector_bitwise(cx, result, op, args);
        return Ok(());
    }
    let [a, b] = ordered(cx, op, args);
    match op {
        BinaryOp::Add => add(cx, result, ty, a, b),
        BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            let is_less = op == BinaryOp::Sub && carry::with_condition(cx, result, ty, op, args);
            if !is_less && (op != BinaryOp::And || !lowest_bit(cx, result, ty, [a, b])) {
                classic(cx, result, op, ty, a, b);
            }
        }
        BinaryOp::Mul => mul(cx, result, ty, a, b),
        // Measured, `mulx` is slower, and it needs a certain register no less.
        BinaryOp::Umulhi | BinaryOp::Smulhi => {
            let mut ops = Operands::new();
            let high = Operand::reg_fixed_def(cx.own(result), preg(Reg::RDX));
            let low = Operand::reg_fixed_def(cx.temp(RegClass::Int), preg(Reg::RAX));
            ops.extend([high, low]);
            ops.push(cx.use_in(a, Reg::RAX));
            ops.push(cx.use_reg(b));
            let signed = op == BinaryOp::Smulhi;
            cx.emit(MInst::MulHigh { signed }, &ops);
        }
        BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem => {
            divide(cx, result, op, ty, a, b);
        }
        BinaryOp::Shl => shift(cx, result, Shift::Shl, ty, a, b),
        BinaryOp::Lshr => shift(cx, result, Shift::Shr, ty, a, b),
        BinaryOp::Ashr => shift(cx, result, Shift::Sar, ty, a, b),
        BinaryOp::Rotl => shift(cx, result, Shift::Rol, ty, a, b),
        BinaryOp::Rotr => shift(cx, result, Shift::Ror, ty, a, b),
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv => {
            float::float_binary(cx, result, op, ty, a, b);
        }
        BinaryOp::Fmin | BinaryOp::Fmax | BinaryOp::Fcopysign => {
            float::float_binary(cx, result, op, ty, a, b);
        }
    }
    Ok(())
}

fn add(cx: &mut Selector<'_>, result: Value, ty: Type, a: Value, b: Value) {
    if [[a, b], [b, a]].into_iter().any(|args| {
        flow::add_chosen(cx, result, ty, args)
            || carry::with_condition(cx, result, ty, BinaryOp::Add, args)
    }) {
        return;
    }
    let wide = in_register(ty);
    let lea = Opcode::one(0x8d).sized(wide);
    if let Some(imm) = cx.imm32(b) {
        if cx.is_single(a) {
            return classic(cx, result, BinaryOp::Add, ty, a, b);
        }
        let mut ops = cx.def(result);
        let addr = match ty {
            Type::I64 => address::operand(cx, a, imm, &mut ops),
            _ => {
                ops.push(cx.use_reg(a));
                super::Addr::fixed(super::Base::Reg, imm)
            }
        };
        return cx.emit_def(lea, Rm::Mem(addr), &ops);
    }
    let folds = matches!(ty, Type::I32 | Type::I64) && cx.foldable_load(b).is_some();
    if folds || cx.is_single(a) || cx.is_single(b) {
        return classic(cx, result, BinaryOp::Add, ty, a, b);
    }
    let mut ops = cx.def(result);
    let addr = address::sum(cx, a, b, 0, &mut ops);
    cx.emit_def(lea, Rm::Mem(addr), &ops);
}

/// The operands for an instruction that overwrites the first one.
pub(super) fn modifying(cx: &mut Selector<'_>, result: Value, a: VReg) -> Operands {
    let own = cx.own(result);
    let a = match across_calls::is_taken_along(cx, a, own) {
        true => cx.copy_of(a),
        false => a,
    };
    let mut ops = Operands::new();
    ops.push(Operand::reg_reuse_def(own, 1));
    ops.push(Operand::reg_use(a));
    ops
}

/// An operation that overwrites its first operand.
fn classic(cx: &mut Selector<'_>, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
    let Some(alu) = Alu::of(op) else {
        return;
    };
    let wide = in_register(ty);
    if op == BinaryOp::Sub && cx.iconst(a) == Some(0) {
        let first = cx.reg(b);
        let ops = modifying(cx, result, first);
        return mod_ext(cx, Opcode::one(0xf7).sized(wide), 3, 0, 0, &ops);
    }
    // A mask of the low bytes extends them, to 64 bits too.
    let low = match (op, cx.iconst(b)) {
        (BinaryOp::And, Some(0xff)) => Some(Type::I8),
        (BinaryOp::And, Some(0xffff)) => Some(Type::I16),
        (BinaryOp::And, Some(0xffff_ffff)) if ty == Type::I64 => Some(Type::I32),
        _ => None,
    };
    if let Some(low) = low {
        return extend(cx, result, low, a);
    }
    let first = cx.reg(a);
    let mut ops = modifying(cx, result, first);
    if let Some(imm) = cx.imm32(b) {
        return match (alu, imm) {
            (Alu::Xor, -1) => mod_ext(cx, Opcode::one(0xf7).sized(wide), 2, 0, 0, &ops),
            (Alu::Add, 128) => mod_ext(cx, Opcode::one(0x83).sized(wide), 5, -128, 1, &ops),
            _ => {
                let (op, len) = imm_form(wide, imm);
                mod_ext(cx, op, alu as u8, imm, len, &ops);
            }
        };
    }
    // What is in memory is only as wide as its type.
    let rm = match ty {
        Type::I32 | Type::I64 => cx.rm(b, &mut ops),
        _ => cx.rm_in_place(b, &mut ops),
    };
    let op = alu.op(wide);
    cx.emit(MInst::Mod { op, rm }, &ops);
}

/// `op def, use, rm`
pub(super) fn three(cx: &mut Selector<'_>, op: Opcode, rm: Rm, ops: &[Operand]) {
    let (imm, imm_len) = (0, 0);
    let inst = MInst::Three {
        op,
        rm,
        imm,
        imm_len,
    };
    cx.emit(inst, ops);
}

/// The operand of which a value is the complement, the negative, or one less, where nobody
/// else wants to know.
fn single_of(cx: &Selector<'_>, value: Value, what: BinaryOp) -> Option<Value> {
    let (_, InstData::Binary { op, args, .. }) = cx.local_def(value)? else {
        return None;
    };
    let [a, b] = args;
    let of = match (what, op) {
        (BinaryOp::Xor, BinaryOp::Xor) => (cx.imm32(b) == Some(-1)).then_some(a),
        (BinaryOp::Add, BinaryOp::Add) => (cx.imm32(b) == Some(-1)).then_some(a),
        (BinaryOp::Add, BinaryOp::Sub) => (cx.imm32(b) == Some(1)).then_some(a),
        (BinaryOp::Sub, BinaryOp::Sub) => (cx.iconst(a) == Some(0)).then_some(b),
        _ => None,
    };
    of.filter(|_| cx.is_single(value))
}

/// `andn`, `blsi` and `blsr`; false if an `and` is none of these.
fn lowest_bit(cx: &mut Selector<'_>, result: Value, ty: Type, args: [Value; 2]) -> bool {
    if !cx.features.bmi1 || !matches!(ty, Type::I32 | Type::I64) {
        return false;
    }
    let sized = |op: Opcode| if ty == Type::I64 { op.wide() } else { op };
    for [a, b] in [args, [args[1], args[0]]] {
        if let Some(not) = single_of(cx, b, BinaryOp::Xor)
            && cx.imm32(a).is_none()
        {
            let mut ops = cx.def(result);
            ops.push(cx.use_reg(not));
            let rm = cx.rm(a, &mut ops);
            three(cx, sized(Opcode::map(2, 0xf2)), rm, &ops);
            return true;
        }
        for (what, ext) in [(BinaryOp::Add, 1), (BinaryOp::Sub, 3)] {
            let of = single_of(cx, b, what);
            if of.is_none_or(|of| cx.root(of) != cx.root(a)) {
                continue;
            }
            let mut ops = cx.def(result);
            let rm = cx.rm_in_place(a, &mut ops);
            let (op, imm, imm_len) = (sized(Opcode::map(2, 0xf3)), 0, 0);
            let inst = MInst::DefExt {
                op,
                ext,
                rm,
                imm,
                imm_len,
            };
            cx.emit(inst, &ops);
            return true;
        }
    }
    false
}

/// The low bits of a value, with zeros above.
fn extend(cx: &mut Selector<'_>, result: Value, ty: Type, a: Value) {
    let mut ops = cx.def(result);
    let rm = cx.rm_in_place(a, &mut ops);
    cx.emit_def(super::load_op(ty), rm, &ops);
}

/// `op /ext def, imm`
pub(super) fn mod_ext(
    cx: &mut Selector<'_>,
    op: Opcode,
    ext: u8,
    imm: i32,
    imm_len: u8,
    ops: &[Operand],
) {
    let inst = MInst::ModExt {
        op,
        ext,
        imm,
        imm_len,
    };
    cx.emit(inst, ops);
}

fn mul(cx: &mut Selector<'_>, result: Value, ty: Type, a: Value, b: Value) {
    let wide = in_register(ty);
    let folds = matches!(ty, Type::I32 | Type::I64);
    let Some(imm) = cx.imm32(b) else {
        let first = cx.reg(a);
        let mut ops = modifying(cx, result, first);
        let rm = match folds {
            true => cx.rm(b, &mut ops),
            false => cx.rm_in_place(b, &mut ops),
        };
        let op = Opcode::two(0xaf).sized(wide);
        return cx.emit(MInst::Mod { op, rm }, &ops);
    };
    if imm > 0 && imm.count_ones() == 1 {
        let first = cx.reg(a);
        let ops = modifying(cx, result, first);
        let by = imm.trailing_zeros() as i32;
        return mod_ext(cx, Opcode::one(0xc1).sized(wide), 4, by, 1, &ops);
    }
    let mut ops = cx.def(result);
    if matches!(imm, 3 | 5 | 9) {
        let reg = cx.use_reg(a);
        ops.extend([reg, reg]);
        let addr = super::Addr {
            index: true,
            scale: (imm as u8 - 1).trailing_zeros() as u8,
            ..super::Addr::fixed(super::Base::Reg, 0)
        };
        return cx.emit_def(Opcode::one(0x8d).sized(wide), Rm::Mem(addr), &ops);
    }
    let rm = match folds {
        true => cx.rm(a, &mut ops),
        false => cx.rm_in_place(a, &mut ops),
    };
    let (op, imm_len) = match i8::try_from(imm).is_ok() {
        true => (Opcode::one(0x6b).sized(wide), 1),
        false => (Opcode::one(0x69).sized(wide), 4),
    };
    let inst = MInst::Def {
        op,
        rm,
        imm,
        imm_len,
    };
    cx.emit(inst, &ops);
}

/// A value extended to 32 bits in a new register.
pub(super) fn extended(cx: &mut Selector<'_>, signed: bool, value: Value) -> VReg {
    let ty = cx.func.ty(value);
    let op = match (signed, ty) {
        (true, Type::I8 | Type::I16) => sign_extend(ty, Type::I32),
        _ => super::load_op(ty),
    };
    let to = cx.temp(RegClass::Int);
    let mut ops = Operands::new();
    ops.push(Operand::reg_def(to));
    let rm = cx.rm(value, &mut ops);
    cx.emit_def(op, rm, &ops);
    to
}

fn divide(cx: &mut Selector<'_>, result: Value, op: BinaryOp, ty: Type, a: Value, b: Value) {
    let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
    let quotient = matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv);
    let narrow = matches!(ty, Type::I8 | Type::I16);
    let (low, by) = match narrow {
        true => (extended(cx, signed, a), extended(cx, signed, b)),
        false => (cx.reg(a), cx.reg(b)),
    };
    if narrow && signed {
        let ops = [Operand::reg_use(low), Operand::reg_use(by)];
        cx.emit(MInst::CheckOverflow(ty), &ops);
    }
    let ty = in_register(ty);
    let (rax, rdx) = (preg(Reg::RAX), preg(Reg::RDX));
    let other = cx.facts.paired_divisions.get(&cx.inst).copied();
    let other = match other.and_then(|other| cx.func.result(other)) {
        Some(other) => cx.own(other),
        None => cx.temp(RegClass::Int),
    };
    let own = cx.own(result);
    let (in_rax, in_rdx) = match quotient {
        true => (own, other),
        false => (other, own),
    };
    let ops = [
        Operand::reg_fixed_def(in_rax, rax),
        Operand::new(
            in_rdx,
            OperandConstraint::FixedReg(rdx),
            OperandKind::Def,
            OperandPos::Early,
        ),
        Operand::reg_fixed_use(low, rax),
        Operand::reg_use(by),
    ];
    cx.emit(MInst::Divide { signed, ty }, &ops);
}

fn shift(cx: &mut Selector<'_>, result: Value, op: Shift, ty: Type, a: Value, b: Value) {
    let rotates = matches!(op, Shift::Rol | Shift::Ror);
    let width = if rotates { ty } else { in_register(ty) };
    let narrow = matches!(ty, Type::I8 | Type::I16);
    let mask = ty.bits() as i32 - 1;
    let ext = op as u8;
    // Bits above the type come in from the left.
    let first = match op {
        Shift::Shr | Shift::Sar if narrow => Some(extended(cx, op == Shift::Sar, a)),
        _ => None,
    };
    if let Some(by) = cx.iconst(b) {
        let by = by as i32 & mask;
        let first = first.unwrap_or_else(|| cx.reg(a));
        let ops = modifying(cx, result, first);
        return match by {
            1 => mod_ext(cx, Opcode::one(0xd1).sized(width), ext, 0, 0, &ops),
            _ => mod_ext(cx, Opcode::one(0xc1).sized(width), ext, by, 1, &ops),
        };
    }
    if cx.features.bmi2 && !narrow && !rotates {
        // `shlx`, `shrx`, `sarx`
        let prefix = match op {
            Shift::Shl => 0x66,
            Shift::Shr => 0xf2,
            _ => 0xf3,
        };
        let mut ops = cx.def(result);
        let by = shift_amount(cx, b, mask);
        ops.push(Operand::reg_use(by));
        let rm = cx.rm(a, &mut ops);
        return three(
            cx,
            Opcode::map(2, 0xf7).prefix(prefix).sized(width),
            rm,
            &ops,
        );
    }
    let first = first.unwrap_or_else(|| cx.reg(a));
    let by = match narrow && !rotates {
        true => {
            let amount = cx.reg(b);
            let to = cx.temp(RegClass::Int);
            let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(amount)];
            mod_ext(cx, Opcode::one(0x83), Alu::And as u8, mask, 1, &ops);
            to
        }
        false => shift_amount(cx, b, mask),
    };
    let mut ops = modifying(cx, result, first);
    ops.push(Operand::reg_fixed_use(by, preg(Reg::RCX)));
    mod_ext(cx, Opcode::one(0xd3).sized(width), ext, 0, 0, &ops);
}

/// The amount of a shift of 32 or 64 bits, which the processor takes modulo the width, so
/// that it need not be done before; nor need it be extended from a byte or more.
fn shift_amount(cx: &mut Selector<'_>, value: Value, mask: i32) -> VReg {
    let mut value = value;
    loop {
        value = match cx.local_def(value) {
            Some((
                _,
                InstData::Binary {
                    op: BinaryOp::And,
                    args: [a, b],
                    ..
                },
            )) if cx
                .iconst(b)
                .is_some_and(|imm| imm & mask as u64 == mask as u64) =>
            {
                a
            }
            Some((
                _,
                InstData::Unary {
                    op: UnaryOp::Uext | UnaryOp::Sext,
                    arg,
                    ..
                },
            )) if cx.func.ty(arg).is_int() => arg,
            _ => return cx.reg(value),
        };
    }
}

pub(super) fn unary(
    cx: &mut Selector<'_>,
    result: Value,
    op: UnaryOp,
    ty: Type,
    arg: Value,
) -> Result<(), UnsupportedInst> {
    let from = cx.func.ty(arg);
    if (ty.is_vector() || from.is_vector()) && op != UnaryOp::Bitcast {
        return Err(cx.unsupported(op.word(), Some(Type::V128)));
    }
    match op {
        // An alias of the operand.
        UnaryOp::Copy | UnaryOp::Trunc => {}
        UnaryOp::Bitcast if from.is_vector() || ty.is_vector() => {
            return Err(cx.unsupported(op.word(), Some(Type::V128)));
        }
        UnaryOp::Bitcast => bitcast(cx, result, ty, arg),
        UnaryOp::Uext => {
            let mut ops = cx.def(result);
            let rm = cx.rm(arg, &mut ops);
            cx.emit_def(super::load_op(from), rm, &ops);
        }
        UnaryOp::Sext => {
            let op = sign_extend(from, ty);
            let mut ops = cx.def(result);
            let rm = cx.rm(arg, &mut ops);
            cx.emit_def(op, rm, &ops);
        }
        UnaryOp::Clz | UnaryOp::Ctz | UnaryOp::Popcnt => {
            count_bits(cx, result, op, ty, arg);
        }
        UnaryOp::Bswap => {
            let first = cx.reg(arg);
            let ops = modifying(cx, result, first);
            match ty {
                Type::I16 => mod_ext(cx, Opcode::one(0xc1).sized(ty), 0, 8, 1, &ops),
                _ => cx.emit(MInst::Bswap(ty), &ops),
            }
        }
        UnaryOp::Fneg
        | UnaryOp::Fabs
        | UnaryOp::Fsqrt
        | UnaryOp::Fpromote
        | UnaryOp::Fdemote
        | UnaryOp::FtoS
        | UnaryOp::FtoU
        | UnaryOp::StoF
        | UnaryOp::UtoF
        | UnaryOp::Ffloor
        | UnaryOp::Fceil
        | UnaryOp::Ftrunc
        | UnaryOp::Froundeven
        | UnaryOp::Frint
        | UnaryOp::Fnearbyint => {
            float::float_unary(cx, result, op, ty, from, arg);
        }
    }
    Ok(())
}

fn bitcast(cx: &mut Selector<'_>, result: Value, ty: Type, arg: Value) {
    let wide = |op: Opcode| if ty.bytes() == 8 { op.wide() } else { op };
    let mut ops = cx.def(result);
    if ty.is_int() {
        // The store form of `movd`, whose register field is the source.
        let from = cx.use_reg(arg);
        let ops = [from, ops[0]];
        return cx.emit(
            MInst::Use {
                op: wide(Opcode::two(0x7e).prefix(0x66)),
                rm: Rm::Reg,
            },
            &ops,
        );
    }
    let rm = cx.rm_in_place(arg, &mut ops);
    cx.emit_def(wide(Opcode::two(0x6e).prefix(0x66)), rm, &ops);
}

fn count_bits(cx: &mut Selector<'_>, result: Value, op: UnaryOp, ty: Type, arg: Value) {
    let (opcode, has) = match op {
        UnaryOp::Clz => (0xbd, cx.features.lzcnt),
        UnaryOp::Ctz => (0xbc, cx.features.bmi1),
        // Else it was replaced.
        _ => (0xb8, true),
    };
    if !has {
        return count_bits_by_hand(cx, result, op, ty, arg);
    }
    let wide = in_register(ty);
    let narrow = matches!(ty, Type::I8 | Type::I16);
    let code = |ty: Type| {
        let op = Opcode::two(opcode).prefix(0xf3);
        if ty == Type::I64 { op.wide() } else { op }
    };
    if !narrow {
        let mut ops = cx.def(result);
        let rm = cx.rm(arg, &mut ops);
        return cx.emit_def(code(wide), rm, &ops);
    }
    let bits = ty.bits() as i32;
    let extended = extended(cx, false, arg);
    match op {
        UnaryOp::Popcnt => {
            let ops = [Operand::reg_def(cx.own(result)), Operand::reg_use(extended)];
            cx.emit_def(code(wide), Rm::Reg, &ops);
        }
        UnaryOp::Ctz => {
            // A bit above the type stops the search there.
            let to = cx.temp(RegClass::Int);
            let ops = [Operand::reg_reuse_def(to, 1), Operand::reg_use(extended)];
            mod_ext(cx, Opcode::one(0x81), Alu::Or as u8, 1 << bits, 4, &ops);
            let ops = [Operand::reg_def(cx.own(result)), Operand::reg_use(to)];
            cx.emit_def(code(wide), Rm::Reg, &ops);
        }
        _ => {
            let to = cx.temp(RegClass::Int);
            let ops = [Operand::reg_def(to), Operand::reg_use(extended)];
            cx.emit_def(code(wide), Rm::Reg, &ops);
            let ops = modifying(cx, result, to);
            mod_ext(cx, Opcode::one(0x83), Alu::Sub as u8, 32 - bits, 1, &ops);
        }
    }
}

/// The same by what all processors have.
fn count_bits_by_hand(cx: &mut Selector<'_>, result: Value, op: UnaryOp, ty: Type, arg: Value) {
    let (wide, bits) = (in_register(ty), ty.bits());
    let from = match ty {
        Type::I64 => cx.reg(arg),
        _ => extended(cx, false, arg),
    };
    let forward = op == UnaryOp::Ctz;
    // The place of the bit; of 0 none is given, and ZF is set.
    let none = if forward { bits } else { 2 * bits - 1 };
    let otherwise = cx.temp(RegClass::Int);
    cx.emit(MInst::Imm(none.into()), &[Operand::reg_def(otherwise)]);
    let place = cx.temp(RegClass::Int);
    let opcode = if forward { 0xbc } else { 0xbd };
    let ops = [Operand::reg_def(place), Operand::reg_use(from)];
    cx.emit_def(Opcode::two(opcode).sized(wide), Rm::Reg, &ops);
    let own = cx.own(result);
    let to = if forward { own } else { cx.temp(RegClass::Int) };
    let ops = [
        Operand::reg_reuse_def(to, 1),
        Operand::reg_use(place),
        Operand::reg_use(otherwise),
    ];
    let op = Opcode::two(0x44).sized(wide);
    cx.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
    if !forward {
        let ops = modifying(cx, result, to);
        mod_ext(
            cx,
            Opcode::one(0x83).sized(wide),
            Alu::Xor as u8,
            bits as i32 - 1,
            1,
            &ops,
        );
    }
}
