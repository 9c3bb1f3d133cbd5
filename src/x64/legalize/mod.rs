//! Brings a function down to what this processor has instructions for: the first that both compilers do.
//!
//! Each operation that the processor lacks becomes a call of a function that does the same, the same
//! done with each half or each lane (`lanes`), or other operations (`recipe`). Where there are no registers
//! of 256 bits, or they do not pay (`longer`), each value of that size becomes two first
//! ([`halves`](crate::lir::halves)). The bits are the same in each case,
//! those of NaNs too: on a processor that has the instructions the functions of the C library are made
//! of them.
//!
//! What compilers may rely on beside: amounts of shifts by vectors are below the width.
//!
//! Which operations a processor lacks is known here alone; the vectorizer has an estimate of what lanes cost with
//! and without them (`LaneOp::cost`), as it has to choose before. By which instructions a processor does an operation that it
//! has is a matter of selection and encoding, and compilers ask for features there, too: whether the form of AVX is
//! emitted, with three operands and operands in memory that are not aligned; whether zeros are counted by `lzcnt`,
//! which needs no other instructions around it as `bsr` does; which instruction does the shuffle of a mask, and which
//! ones put scalars together to a vector. The best ones there depend on what stands around the operation, which
//! instructions are folded into others among it, and LIR has no operations for the parts.

mod lanes;
mod longer;
mod recipe;

use smallvec::SmallVec;

use super::features::Features;
use super::packed::{Packed, binary, ternary, unary};
use crate::entity::PrimaryMap;
use crate::lir::masked::by_lanes;
use crate::lir::vector_code::VectorCode;
use crate::lir::{
    BinaryOp, Builder, CalleeData, Format, Function, InstData, Libcall, Maths, ROUNDINGS, Shape,
    Signature, Slot, Target, Type, UnaryOp, VConst, Value, VectorBinary, VectorTernary,
    VectorUnary,
};

/// What becomes of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    /// It has an instruction, or compilers know it.
    AsItIs,
    /// The function that computes it for scalars of a type.
    Call(Maths, Type),
    /// The same is done with each half.
    Halves(Shape),
    /// The same is done with each lane.
    Lanes(Shape),
    /// The runtime, which computes it as the table of operations says.
    Runtime,
    /// What [`recipe`] says.
    Recipe,
    /// Each lane is accessed by itself.
    Accesses,
}

/// The table: what becomes of an operation on this processor.
fn action(data: InstData, features: &Features) -> Action {
    use {VectorBinary as B, VectorTernary as T, VectorUnary as U};
    let is_there = |code: Option<Packed>| code.is_some_and(|code| (code.is_there)(features));
    match data {
        InstData::Fma { ty, .. } if !features.fma => Action::Call(Maths::Fma, ty),
        InstData::Unary {
            op: UnaryOp::Popcnt,
            ..
        } if !features.popcnt => Action::Recipe,
        InstData::Unary { op, ty, .. } if !features.sse41 => {
            let row = ROUNDINGS.iter().find(|row| row.0 == op);
            row.map_or(Action::AsItIs, |row| Action::Call(row.1, ty))
        }
        InstData::Vunary { op, shape, imm, .. } => match op {
            U::Extract if shape.is_long() => Action::Halves(shape),
            U::Splat | U::Low | U::Extract => Action::AsItIs,
            U::Half | U::Uext | U::Sext | U::Permute => Action::AsItIs,
            U::Shl | U::Lshr if shape.half() != Shape::I8x16 => Action::AsItIs,
            U::Ashr if matches!(shape.half(), Shape::I16x8 | Shape::I32x4) => Action::AsItIs,
            _ if is_there(unary(op, shape, imm)) => Action::AsItIs,
            U::AesImc | U::AesKey => Action::Runtime,
            U::Popcnt if shape.half() == Shape::I64x2 && features.popcnt => by_parts(shape),
            U::Abs | U::Popcnt | U::Shl | U::Lshr | U::Ashr => Action::Recipe,
            _ => by_parts(shape),
        },
        InstData::Vbinary { op, shape, imm, .. } => match op {
            B::Insert if shape.is_long() => Action::Halves(shape),
            B::Insert if shape == Shape::I8x16 && !features.sse41 => Action::Recipe,
            B::Insert | B::Join => Action::AsItIs,
            _ if is_there(binary(op, shape, imm)) => Action::AsItIs,
            B::MulRounded | B::MulAddBytes => by_runtime(shape),
            B::AesEnc | B::AesEncLast | B::AesDec | B::AesDecLast | B::MulCarryless => {
                by_runtime(shape)
            }
            B::Sha1Msg1 | B::Sha1Msg2 | B::Sha1NextE | B::Sha1Rounds => Action::Runtime,
            B::Sha256Msg1 | B::Sha256Msg2 => Action::Runtime,
            B::Ashr if shape.half() == Shape::I64x2 && features.avx2 => Action::Recipe,
            // Of 8 and 16 bits there would be too many.
            B::Shl | B::Lshr | B::Ashr if shape.half().lanes() <= 4 => by_parts(shape),
            _ => Action::Recipe,
        },
        InstData::Vternary { op, shape, .. } => match op {
            _ if is_there(ternary(op, shape)) => Action::AsItIs,
            T::Fma => by_parts(shape),
            T::Select => Action::Recipe,
            T::Sha256Rounds => Action::Runtime,
        },
        InstData::MaskedLoad { .. } | InstData::MaskedStore { .. } if !features.avx2 => {
            Action::Accesses
        }
        _ => Action::AsItIs,
    }
}

/// The lanes, if that is what a register has at most.
fn by_parts(shape: Shape) -> Action {
    match shape.is_long() {
        true => Action::Halves(shape),
        false => Action::Lanes(shape),
    }
}

/// A call of the runtime, for each half if there are two.
fn by_runtime(shape: Shape) -> Action {
    match shape.is_long() {
        true => Action::Halves(shape),
        false => Action::Runtime,
    }
}

/// Changes a function to one of which a compiler knows every instruction; whether it knows registers of
/// 256 bits.
pub(crate) fn legalize(func: &mut Function, features: Features, has_long: bool) {
    match has_long && features.avx2 {
        true => longer::shorten(func),
        false => drop(func.halve()),
    }
    let def = |value| func.def_data(value);
    let is_legal = |&data: &InstData| {
        action(data, &features) == Action::AsItIs && amounts_fit(data, &func.vconsts, def)
    };
    if func.insts.values().all(is_legal) {
        return;
    }
    let mut slot = None;
    func.expand(|old, b, inst| {
        let slot = &mut slot;
        Legalizer {
            old,
            b,
            features,
            slot,
        }
        .replace(old.insts[inst])
    });
}

/// Whether all amounts are known to be below the width, if an operation shifts by a vector.
fn amounts_fit(
    data: InstData,
    vconsts: &PrimaryMap<VConst, u128>,
    def: impl Fn(Value) -> Option<InstData>,
) -> bool {
    let InstData::Vbinary {
        op: VectorBinary::Shl | VectorBinary::Lshr | VectorBinary::Ashr,
        shape,
        args: [_, amounts],
        ..
    } = data
    else {
        return true;
    };
    let bits = u64::from(shape.lane().bits());
    let half_fits = |value| match def(value) {
        Some(InstData::Vconst { vconst }) => {
            (0..shape.half().lanes()).all(|i| shape.get(vconsts[vconst], i) < bits)
        }
        _ => false,
    };
    let fits = |value| match def(value) {
        Some(InstData::Vbinary {
            op: VectorBinary::Join,
            args,
            ..
        }) => args.into_iter().all(half_fits),
        _ => half_fits(value),
    };
    match def(amounts) {
        Some(InstData::Binary {
            op: BinaryOp::And,
            args,
            ..
        }) => args.into_iter().any(fits),
        _ => fits(amounts),
    }
}

/// Appends what stands for an operation.
struct Legalizer<'l, 'f> {
    /// The function as it was, where the values are defined that it had.
    old: &'l Function,
    b: &'l mut Builder<'f>,
    features: Features,
    /// See [`by_lanes`].
    slot: &'l mut Option<Slot>,
}

impl Legalizer<'_, '_> {
    /// What is computed instead of an operation; `None`: it stays.
    fn replace(&mut self, data: InstData) -> Option<Value> {
        match action(data, &self.features) {
            Action::AsItIs if amounts_fit(data, &self.b.func.vconsts, |value| self.def(value)) => {
                None
            }
            Action::AsItIs => Some(self.fit_amounts(data)),
            Action::Call(function, ty) => Some(self.call(data, function, ty)),
            Action::Halves(shape) => Some(self.by_halves(shape, data)),
            Action::Lanes(shape) => Some(self.by_lanes(shape, data)),
            Action::Runtime => Some(self.by_runtime(data)),
            Action::Recipe => Some(self.by_recipe(data)),
            Action::Accesses => by_lanes(self.b, data, self.slot),
        }
    }

    /// A shift by a vector of amounts below the width.
    fn fit_amounts(&mut self, data: InstData) -> Value {
        let InstData::Vbinary {
            op,
            shape,
            args: [a, by],
            ..
        } = data
        else {
            return self.constant(Type::V128, 0);
        };
        let by = self.below_width(shape, by);
        self.b.vbinary(op, shape, [a, by])
    }

    /// Amounts modulo the width.
    fn below_width(&mut self, shape: Shape, by: Value) -> Value {
        let most = shape.make(|_| u64::from(shape.lane().bits()) - 1);
        self.bits(BinaryOp::And, by, most)
    }

    /// The result of an operation, or of what stands for it.
    fn value(&mut self, data: InstData, ty: Type) -> Value {
        match self.replace(data) {
            Some(value) => value,
            None => self.b.value(data, ty),
        }
    }

    /// A function of the mathematical library for an operation on floats.
    fn call(&mut self, data: InstData, function: Maths, ty: Type) -> Value {
        let args: SmallVec<[Value; 4]> = match data {
            InstData::Fma { args, .. } => args.as_slice().into(),
            InstData::Unary { arg, .. } => [arg].as_slice().into(),
            _ => Default::default(),
        };
        let types = [ty; 3];
        let sig = Signature::new(&types[..args.len()], &[ty]);
        let format = match ty {
            Type::F32 => Format::F32,
            _ => Format::F64,
        };
        let sig = self.b.func.sigs.push(sig);
        let target = Target::Libcall(Libcall::Math(function, format));
        let callee = self.b.func.callees.push(CalleeData { target, sig });
        let args = self.b.list(&args);
        self.b.value(InstData::Call { callee, args }, ty)
    }

    /// A call of the runtime for an operation on vectors of 128 bits.
    fn by_runtime(&mut self, data: InstData) -> Value {
        let (code, args): (_, SmallVec<[Value; 4]>) = match data {
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => (VectorCode::Unary(op, shape, imm), [arg].as_slice().into()),
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            } => (VectorCode::Binary(op, shape, imm), args.as_slice().into()),
            InstData::Vternary { op, shape, args } => {
                (VectorCode::Ternary(op, shape), args.as_slice().into())
            }
            // The table asks for no other.
            _ => return self.constant(Type::V128, 0),
        };
        let slot = self.b.slot(48, 16);
        let slot = InstData::SlotAddr { slot, offset: 0 };
        let at = self.b.value(slot, Type::I64);
        for (place, arg) in args.into_iter().enumerate() {
            self.b.store(arg, at, 16 * place as i32);
        }
        let code = self.b.iconst(Type::I64, code.bits());
        let sig = self.b.func.sigs.push(Signature::new(&[Type::I64; 2], &[]));
        let target = Target::Libcall(Libcall::VectorOperation);
        let callee = self.b.func.callees.push(CalleeData { target, sig });
        let args = self.b.list(&[at, code]);
        self.b.effect(InstData::Call { callee, args });
        self.b.load(Type::V128, at, 0)
    }

    /// A vector constant, the same in each half.
    fn constant(&mut self, ty: Type, bits: u128) -> Value {
        self.b.vconst(ty, bits)
    }

    /// A bitwise operation on a vector and a constant, the same in each half.
    fn bits(&mut self, op: BinaryOp, a: Value, bits: u128) -> Value {
        if let Some(InstData::Vconst { vconst }) = self.def(a) {
            let a = self.b.func.vconsts[vconst];
            return self.constant(
                Type::V128,
                match op {
                    BinaryOp::And => a & bits,
                    BinaryOp::Or => a | bits,
                    _ => a ^ bits,
                },
            );
        }
        let constant = self.constant(self.b.func.ty(a), bits);
        self.b.binary(op, a, constant)
    }

    /// What defines a value, or was to.
    fn def(&self, value: Value) -> Option<InstData> {
        self.func_of(value).def_data(value)
    }

    /// The bits of a vector constant by halves.
    fn vector_bits(&self, value: Value) -> Option<[u128; 2]> {
        self.func_of(value).vector_bits(value)
    }

    /// Where a value is defined.
    fn func_of(&self, value: Value) -> &Function {
        match value.0 < self.old.values.len() as u32 {
            true => self.old,
            false => self.b.func,
        }
    }
}
