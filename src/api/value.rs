//! The scalar types that cross between Rust and a program, and their values.

use std::fmt;

use crate::ir::types::{Type, TypeId};
use crate::ir::{GlobalId, Module};
use crate::lir::{self, AbiLoc, Places};
use crate::runtime::trampoline::ArgBlock;

/// A type of parameters and results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ValType {
    /// `i1`
    I1,
    /// `i8`
    I8,
    /// `i16`
    I16,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `float`
    F32,
    /// `double`
    F64,
    /// `ptr` or `T*`
    Ptr,
}

impl ValType {
    /// The type of the API that a type of a module is, if it is one.
    pub fn of(module: &Module, ty: TypeId) -> Option<ValType> {
        Some(match module.types.resolved(ty) {
            Type::Int(1) => ValType::I1,
            Type::Int(8) => ValType::I8,
            Type::Int(16) => ValType::I16,
            Type::Int(32) => ValType::I32,
            Type::Int(64) => ValType::I64,
            Type::Float => ValType::F32,
            Type::Double => ValType::F64,
            Type::Ptr { .. } | Type::TypedPtr { .. } => ValType::Ptr,
            _ => return None,
        })
    }

    /// Whether it travels in vector registers.
    pub fn is_float(self) -> bool {
        matches!(self, ValType::F32 | ValType::F64)
    }

    /// The type of LIR that it travels as.
    fn lir(self) -> lir::Type {
        match self {
            ValType::I1 | ValType::I8 => lir::Type::I8,
            ValType::I16 => lir::Type::I16,
            ValType::I32 => lir::Type::I32,
            ValType::I64 | ValType::Ptr => lir::Type::I64,
            ValType::F32 => lir::Type::F32,
            ValType::F64 => lir::Type::F64,
        }
    }
}

impl fmt::Display for ValType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ValType::I1 => "i1",
            ValType::I8 => "i8",
            ValType::I16 => "i16",
            ValType::I32 => "i32",
            ValType::I64 => "i64",
            ValType::F32 => "float",
            ValType::F64 => "double",
            ValType::Ptr => "ptr",
        })
    }
}

/// The type of a function.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FuncType {
    /// The parameters.
    pub params: Vec<ValType>,
    /// The result; `None` for `void`.
    pub result: Option<ValType>,
    /// Whether more arguments may follow the parameters.
    pub varargs: bool,
}

impl FuncType {
    /// The type of a function of a module, or `None` if the symbol is no function, or one with a
    /// parameter or result that is not of a [`ValType`].
    pub fn of(module: &Module, global: GlobalId) -> Option<FuncType> {
        let ty = module.globals.get(global)?.ty;
        let Type::Function {
            ret,
            params,
            varargs,
        } = module.types.resolved(ty)
        else {
            return None;
        };
        let params = module.types.list(params).iter();
        Some(FuncType {
            params: params
                .map(|&param| ValType::of(module, param))
                .collect::<Option<_>>()?,
            result: match module.types.resolved(ret) {
                Type::Void => None,
                _ => Some(ValType::of(module, ret)?),
            },
            varargs,
        })
    }
}

impl fmt::Display for FuncType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.result {
            Some(result) => write!(f, "{result} (")?,
            None => f.write_str("void (")?,
        }
        for (i, param) in self.params.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{param}")?;
        }
        match (self.varargs, self.params.is_empty()) {
            (false, _) => f.write_str(")"),
            (true, true) => f.write_str("...)"),
            (true, false) => f.write_str(", ...)"),
        }
    }
}

/// A value whose type is known at run time only.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Val {
    /// `i1`
    I1(bool),
    /// `i8`
    I8(i8),
    /// `i16`
    I16(i16),
    /// `i32`
    I32(i32),
    /// `i64`
    I64(i64),
    /// `float`
    F32(f32),
    /// `double`
    F64(f64),
    /// `ptr` or `T*`, by its address
    Ptr(u64),
}

impl Val {
    /// Its type.
    pub fn ty(self) -> ValType {
        match self {
            Val::I1(_) => ValType::I1,
            Val::I8(_) => ValType::I8,
            Val::I16(_) => ValType::I16,
            Val::I32(_) => ValType::I32,
            Val::I64(_) => ValType::I64,
            Val::F32(_) => ValType::F32,
            Val::F64(_) => ValType::F64,
            Val::Ptr(_) => ValType::Ptr,
        }
    }

    /// The value of type `ty` that the low bits of a register say.
    pub fn from_bits(ty: ValType, bits: u64) -> Val {
        match ty {
            ValType::I1 => Val::I1(bool::from_bits(bits)),
            ValType::I8 => Val::I8(i8::from_bits(bits)),
            ValType::I16 => Val::I16(i16::from_bits(bits)),
            ValType::I32 => Val::I32(i32::from_bits(bits)),
            ValType::I64 => Val::I64(i64::from_bits(bits)),
            ValType::F32 => Val::F32(f32::from_bits(bits as u32)),
            ValType::F64 => Val::F64(f64::from_bits(bits)),
            ValType::Ptr => Val::Ptr(bits),
        }
    }

    /// Its bits in a register, extended as C does it.
    pub fn to_bits(self) -> u64 {
        match self {
            Val::I1(value) => value.to_bits(),
            Val::I8(value) => value.to_bits(),
            Val::I16(value) => value.to_bits(),
            Val::I32(value) => value.to_bits(),
            Val::I64(value) => value as u64,
            Val::F32(value) => u64::from(value.to_bits()),
            Val::F64(value) => value.to_bits(),
            Val::Ptr(address) => address,
        }
    }
}

impl fmt::Display for Val {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Val::I1(value) => write!(f, "{value}"),
            Val::I8(value) => write!(f, "{value}"),
            Val::I16(value) => write!(f, "{value}"),
            Val::I32(value) => write!(f, "{value}"),
            Val::I64(value) => write!(f, "{value}"),
            Val::F32(value) => write!(f, "{value:?}"),
            Val::F64(value) => write!(f, "{value:?}"),
            Val::Ptr(0) => f.write_str("null"),
            Val::Ptr(address) => write!(f, "{address:#x}"),
        }
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A Rust type that a program's scalars are read and written as: `bool`, the integers of 8 to 64
/// bits with and without sign, `f32`, `f64` and raw pointers.
pub trait HostVal: Copy + sealed::Sealed + 'static {
    /// The type in the program.
    const TYPE: ValType;
    /// The value that the low bits of a register say.
    #[doc(hidden)]
    fn from_bits(bits: u64) -> Self;
    /// The bits in a register, extended as C does it.
    #[doc(hidden)]
    fn to_bits(self) -> u64;
}

macro_rules! host_int {
    ($($rust:ty = $ty:ident;)*) => {$(
        impl sealed::Sealed for $rust {}
        impl HostVal for $rust {
            const TYPE: ValType = ValType::$ty;
            fn from_bits(bits: u64) -> Self {
                bits as $rust
            }
            fn to_bits(self) -> u64 {
                self as i64 as u64
            }
        }
    )*};
}

host_int! {
    i8 = I8;
    u8 = I8;
    i16 = I16;
    u16 = I16;
    i32 = I32;
    u32 = I32;
    i64 = I64;
    u64 = I64;
}

impl sealed::Sealed for bool {}
impl HostVal for bool {
    const TYPE: ValType = ValType::I1;
    fn from_bits(bits: u64) -> Self {
        bits & 0xff != 0
    }
    fn to_bits(self) -> u64 {
        self.into()
    }
}

impl sealed::Sealed for f32 {}
impl HostVal for f32 {
    const TYPE: ValType = ValType::F32;
    fn from_bits(bits: u64) -> Self {
        f32::from_bits(bits as u32)
    }
    fn to_bits(self) -> u64 {
        f32::to_bits(self).into()
    }
}

impl sealed::Sealed for f64 {}
impl HostVal for f64 {
    const TYPE: ValType = ValType::F64;
    fn from_bits(bits: u64) -> Self {
        f64::from_bits(bits)
    }
    fn to_bits(self) -> u64 {
        f64::to_bits(self)
    }
}

impl<T: 'static> sealed::Sealed for *const T {}
impl<T: 'static> HostVal for *const T {
    const TYPE: ValType = ValType::Ptr;
    fn from_bits(bits: u64) -> Self {
        bits as *const T
    }
    fn to_bits(self) -> u64 {
        self as u64
    }
}

impl<T: 'static> sealed::Sealed for *mut T {}
impl<T: 'static> HostVal for *mut T {
    const TYPE: ValType = ValType::Ptr;
    fn from_bits(bits: u64) -> Self {
        bits as *mut T
    }
    fn to_bits(self) -> u64 {
        self as u64
    }
}

/// Puts arguments into a block; those that are passed in memory go to `stack`, which the caller
/// hands to the block when all are there.
pub(crate) fn put_arg(
    args: &mut ArgBlock,
    stack: &mut Vec<u64>,
    places: &mut Places,
    ty: ValType,
    bits: u64,
) {
    match places.param(ty.lir()) {
        AbiLoc::Stack(_) => stack.push(bits),
        loc => args.set_arg(loc, [bits, 0]),
    }
}

/// Reads the next argument of a call that a host function has received.
///
/// # Safety
///
/// The block must be one that a host thunk has filled, in a call with such a parameter.
pub(crate) unsafe fn get_arg<T: HostVal>(args: &ArgBlock, places: &mut Places) -> T {
    let (ty, loc) = (T::TYPE.lir(), places.param(T::TYPE.lir()));
    // SAFETY: the caller has passed this argument, so it is where the block says.
    let [bits, _] = unsafe { args.arg(loc, ty.bytes()) };
    T::from_bits(bits)
}

/// The result of a call, as bits.
pub(crate) fn result_bits(args: &ArgBlock, ty: ValType) -> u64 {
    let [bits, _] = args.result(first_result(ty));
    bits
}

/// Makes a value the result of a call.
pub(crate) fn put_result<T: HostVal>(args: &mut ArgBlock, value: T) {
    args.set_result(first_result(T::TYPE), [value.to_bits(), 0]);
}

/// Where a result travels that is the only one.
fn first_result(ty: ValType) -> AbiLoc {
    match ty.is_float() {
        true => AbiLoc::Float(0),
        false => AbiLoc::Int(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_bits() {
        let vals = [
            Val::I1(true),
            Val::I8(-3),
            Val::I16(-300),
            Val::I32(-70_000),
            Val::I64(i64::MIN),
            Val::F32(1.5),
            Val::F64(-0.1),
            Val::Ptr(0x1234),
        ];
        for val in vals {
            assert_eq!(Val::from_bits(val.ty(), val.to_bits()), val);
        }
        // What lies above a value in its register does not matter.
        assert_eq!(Val::from_bits(ValType::I8, 0xffff_ff05), Val::I8(5));
        assert_eq!(Val::from_bits(ValType::I1, 0xffff_ff00), Val::I1(false));
        assert_eq!(Val::F64(2.0).to_string(), "2.0");
        assert_eq!(Val::Ptr(0).to_string(), "null");
    }

    #[test]
    fn arguments_fill_registers_and_then_the_stack() {
        let mut args = ArgBlock::new();
        let (mut stack, mut places) = (Vec::new(), Places::default());
        for i in 0..8 {
            put_arg(&mut args, &mut stack, &mut places, ValType::I64, i);
        }
        for i in 0..9 {
            put_arg(&mut args, &mut stack, &mut places, ValType::F64, 100 + i);
        }
        assert_eq!(args.ints, [0, 1, 2, 3, 4, 5]);
        assert_eq!(
            args.floats.map(|f| f[0]),
            [100, 101, 102, 103, 104, 105, 106, 107]
        );
        assert_eq!(stack, [6, 7, 108]);
    }
}
