//! Makes calls of the operations that this processor has no instruction for.
//!
//! The functions of the C library that are called give the same bits, those of NaNs too: on a
//! processor that has the instructions they are made of them.

use super::features::Features;
use crate::lir::{
    CalleeData, Format, Function, Inst, InstData, Libcall, Maths, ROUNDINGS, Signature, Target,
    Type,
};

/// Changes a function to one of which the compilers know every instruction.
pub fn legalize(func: &mut Function, features: Features) {
    if features.sse41 && features.fma {
        return;
    }
    for inst in (0..func.insts.len() as u32).map(Inst) {
        let (function, ty) = match func.insts[inst] {
            InstData::Fma { ty, .. } if !features.fma => (Maths::Fma, ty),
            InstData::Unary { op, ty, .. } if !features.sse41 => {
                match ROUNDINGS.iter().find(|row| row.0 == op) {
                    Some(&(_, function)) => (function, ty),
                    None => continue,
                }
            }
            _ => continue,
        };
        call(func, inst, function, ty);
    }
}

/// Makes an instruction of floats a call of the mathematical library.
fn call(func: &mut Function, inst: Inst, function: Maths, ty: Type) {
    let mut args = smallvec::SmallVec::<[u32; 3]>::new();
    func.for_each_use(inst, |value| args.push(value.0));
    let types = [ty; 3];
    // A float is a result that fits.
    let sig = Signature::classify(&types[..args.len()], &[ty]).unwrap_or_default();
    let format = match ty {
        Type::F32 => Format::F32,
        _ => Format::F64,
    };
    let sig = func.sigs.push(sig);
    let target = Target::Libcall(Libcall::Math(function, format));
    let callee = func.callees.push(CalleeData { target, sig });
    let args = func.pool.push(&args);
    func.insts[inst] = InstData::Call { callee, args };
}
