//! What takes several instructions wherever it is done, as both compilers emit it.

use super::asm::{Asm, Cc, Opcode, Rm};
use super::opcode::{compare_float, scalar_float};
use super::regs::Reg;
use super::reloc::SiteKind;
use crate::lir::{Origin, Type};
use dynasmrt::{DynasmApi, dynasm};

/// Allocations above this size touch each step of it, so that none jumps over the guard.
pub(crate) const STEP: i32 = 65536;

/// Converts a float to an unsigned number of 64 bits: processors without AVX-512 do so for signed
/// ones only. 2^63 as a float is in a register, which may be `scratch`, and in `limit`.
pub(crate) fn float_to_unsigned(
    asm: &mut Asm,
    from: Type,
    [to, source]: [Reg; 2],
    (limit_reg, limit): (Reg, Rm),
    scratch: Reg,
) {
    asm.op(compare_float(from), limit_reg, source);
    let small = asm.jcc_short(Cc::A);
    asm.op(Opcode::two(0x28), scratch, source);
    asm.op(scalar_float(0x5c, from), scratch, limit);
    asm.op(scalar_float(0x2c, from).wide(), to, scratch);
    dynasm!(asm ; .arch x64 ; btc Rq(to.code()), 63);
    let done = asm.jmp_short();
    asm.land(small);
    asm.op(scalar_float(0x2c, from).wide(), to, source);
    asm.land(done);
}

/// Converts an unsigned number of 64 bits to a float. `r11` is overwritten.
pub(crate) fn unsigned_to_float(asm: &mut Asm, ty: Type, [to, source]: [Reg; 2]) {
    let convert = scalar_float(0x2a, ty).wide();
    // The conversion leaves the rest of the register, on which it would depend.
    asm.op(Opcode::two(0x57), to, to);
    asm.op(Opcode::one(0x85).wide(), source, source);
    let large = asm.jcc_short(Cc::S);
    asm.op(convert, to, source);
    let done = asm.jmp_short();
    asm.land(large);
    // Half of it, with the lost bit kept so that it rounds as the whole would, then doubled.
    asm.op(Opcode::one(0x8b).wide(), Reg::R11, source);
    dynasm!(asm ; .arch x64 ; shr r11, 1 ; test Rb(source.code()), 1);
    let even = asm.jcc_short(Cc::E);
    dynasm!(asm ; .arch x64 ; or r11, 1);
    asm.land(even);
    asm.op(convert, to, Reg::R11);
    asm.op(scalar_float(0x58, ty), to, to);
    asm.land(done);
}

/// Divides `rax` by a register other than `rdx`: the quotient is in `rax` then, the remainder in `rdx`. Numbers of 64 bits that
/// are not negative and need no more than 32 are divided as such: that takes processors less time, some a third of it,
/// and most are.
pub(crate) fn divide(asm: &mut Asm, signed: bool, ty: Type, by: Reg, origin: Origin) {
    let divide = |asm: &mut Asm, signed: bool, ty: Type| {
        let (divisor, bits) = (by.code(), ty.bits() as u8);
        asm.site(origin, SiteKind::Divide { divisor, bits });
        let n = if signed { 7 } else { 6 };
        asm.op_imm(Opcode::one(0xf7).sized(ty), n, by.into(), 0, 0);
    };
    let extend = |asm: &mut Asm| match (signed, ty) {
        (true, Type::I64) => dynasm!(asm ; .arch x64 ; cqo),
        (true, _) => dynasm!(asm ; .arch x64 ; cdq),
        _ => dynasm!(asm ; .arch x64 ; xor edx, edx),
    };
    if ty != Type::I64 {
        extend(asm);
        return divide(asm, signed, ty);
    }
    dynasm!(asm ; .arch x64 ; mov rdx, rax ; or rdx, Rq(by.code()) ; shr rdx, 32);
    let short = asm.jcc_short(Cc::E);
    extend(asm);
    divide(asm, signed, ty);
    let done = asm.jmp_short();
    asm.land(short);
    divide(asm, false, Type::I32);
    asm.land(done);
}

/// Lowers the stack by the number of bytes in `r11`, with `pad` more and up to a multiple of 16, step
/// by step. `r11` is overwritten.
pub(crate) fn lower_stack(asm: &mut Asm, pad: i32, origin: Origin) {
    dynasm!(asm ; .arch x64
        ; add r11, DWORD pad + 15
        ; .bytes [0x73, 7] // jae over the next instruction
        ; mov r11, DWORD -16
        ; and r11, -16
    );
    let again = asm.pos();
    dynasm!(asm ; .arch x64 ; cmp r11, STEP);
    let done = asm.jcc_short(Cc::Be);
    dynasm!(asm ; .arch x64 ; sub rsp, STEP);
    asm.site(origin, SiteKind::StackProbe);
    dynasm!(asm ; .arch x64 ; test [rsp], esp ; sub r11, STEP);
    let back = again.wrapping_sub(asm.pos() + 2) as u8;
    dynasm!(asm ; .arch x64 ; .bytes [0xeb, back]);
    asm.land(done);
    dynasm!(asm ; .arch x64 ; sub rsp, r11);
}
