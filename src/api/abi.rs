//! How values that are known at run time only travel into and out of a function.
//!
//! Their places are those that `lower` gives the function, attributes included; here are the values.

use super::types::FuncType;
use super::value::Val;
use crate::ir::{FuncId, Module, Type, TypeId};
use crate::lir::{self, AbiLoc, AbiParam, ArgAssigner, LocationTable, Param, ParamMark, Signature};
use crate::lower::abi::{FunctionAbi, Return};
use crate::lower::info::{Leaf, Scalar};
use crate::lower::{ModuleInfo, Piece, pieces};
use crate::runtime::trampoline::ArgBlock;

/// How the values of a function travel.
#[derive(Debug)]
pub(super) struct Abi {
    pub ty: FuncType,
    sig: Signature,
    /// Where what the signature names travels.
    locations: LocationTable,
    /// Whether the result is stored behind a hidden first parameter.
    in_memory: bool,
    /// The scalars of each parameter.
    params: Vec<Vec<Leaf>>,
    /// The scalars of the result.
    result: Vec<Leaf>,
    /// The bytes of a result that is in memory.
    memory: usize,
}

impl Abi {
    /// How the values of a function of this type travel, or of this function of a module, which has
    /// attributes. `None` if there is no way.
    pub(super) fn of(
        module: &Module,
        info: &ModuleInfo,
        ty: FuncType,
        fn_ty: TypeId,
        function: Option<FuncId>,
    ) -> Option<Abi> {
        let Type::Function { ret, params, .. } = module.types.resolved(fn_ty) else {
            return None;
        };
        let abi = match function {
            Some(function) => FunctionAbi::of(module, info, &module.funcs[function]).ok()?,
            None => FunctionAbi::of_type(module, info, fn_ty)?,
        };
        let leaves = |ty| {
            let mut leaves = Vec::new();
            info.leaves(module, ty, 0, &mut leaves).ok()?;
            Some(leaves)
        };
        let (params, result) = (module.types.list(params), leaves(ret)?);
        let memory = match abi.ret {
            // In memory such elements are packed, bit by bit.
            Return::Memory if result.iter().any(|leaf| leaf.packed > 0) => return None,
            Return::Memory => info.layout(module, ret)?.alloc_size() as usize,
            _ => 0,
        };
        Some(Abi {
            ty,
            params: params.iter().map(|&ty| leaves(ty)).collect::<Option<_>>()?,
            result,
            locations: LocationTable::of(&abi.sig),
            in_memory: abi.ret == Return::Memory,
            sig: abi.sig,
            memory,
        })
    }

    /// Where parameters and result travel, if each is a scalar of at most 64 bits and none is in memory.
    pub(super) fn scalars(&self) -> Option<(Box<[Place]>, Option<Place>)> {
        if self.in_memory || self.ty.varargs || self.sig.params.len() != self.params.len() {
            return None;
        }
        let row = self.locations.row(0);
        let params = self.params.iter().zip(row.params).zip(&self.sig.params);
        let params = params.map(|((leaves, &place), param)| Place::of(leaves, place, Some(param)));
        let result = match (&self.ty.result, row.results) {
            (None, _) => None,
            (Some(_), [place]) => Some(Place::of(&self.result, *place, None)?),
            (Some(_), _) => return None,
        };
        Some((params.collect::<Option<_>>()?, result))
    }

    /// The memory that a call needs for its result.
    pub(super) fn result_memory(&self) -> Vec<u128> {
        vec![0; self.memory.div_ceil(16)]
    }

    /// Puts arguments where the function expects them: values of its parameters' types, and then
    /// scalars, of a function with variable arguments. False if those are no scalars.
    pub(super) fn put_args(
        &self,
        vals: &[Val],
        memory: &mut [u128],
        args: &mut ArgBlock,
        stack: &mut Vec<u64>,
    ) -> bool {
        let mut at = 0;
        if self.in_memory {
            let words = [memory.as_mut_ptr() as u64, 0];
            store(args, stack, self.locations.row(0).params[0].loc, words);
            at = 1;
        }
        let (fixed, variable) = vals.split_at(self.params.len().min(vals.len()));
        for (i, val) in fixed.iter().enumerate() {
            let mut scalars = Vec::new();
            val.scalars(&mut scalars);
            let leaves = &self.params[i];
            extend(self.sig.params.get(at), leaves, &mut scalars);
            at = each_piece(
                leaves,
                self.locations.row(0).params,
                at,
                |piece, place, range| {
                    let words = packed(piece, &scalars[range]);
                    store(args, stack, place.loc, words);
                },
            );
        }
        let mut places = ArgAssigner::after(&self.sig.params[..at]);
        for val in variable {
            let (ty, bits) = match val {
                Val::F64(value) => (lir::Type::F64, value.to_bits()),
                Val::F32(value) => (lir::Type::F32, value.to_bits().into()),
                Val::I1(_) | Val::I8(_) | Val::I16(_) | Val::I32(_) | Val::I64(_) | Val::Ptr(_) => {
                    let bits = val.to_bits().unwrap_or(0) as u64;
                    // As C does it: by the sign.
                    let unused = match val {
                        Val::I8(_) => 56,
                        Val::I16(_) => 48,
                        Val::I32(_) => 32,
                        _ => 0,
                    };
                    (lir::Type::I64, ((bits << unused) as i64 >> unused) as u64)
                }
                _ => return false,
            };
            store(args, stack, places.param(Param::new(ty)), [bits, 0]);
        }
        true
    }

    /// The result of a call.
    pub(super) fn result(&self, args: &ArgBlock, memory: &[u128]) -> Option<Val> {
        let ty = self.ty.result.as_ref()?;
        let mut scalars = Vec::with_capacity(self.result.len());
        if self.in_memory {
            // SAFETY: the memory is of the size of the result, in which its scalars lie.
            let bytes = unsafe {
                std::slice::from_raw_parts(memory.as_ptr().cast::<u8>(), memory.len() * 16)
            };
            scalars.extend(self.result.iter().map(|leaf| scalar_in(leaf, bytes)));
        } else {
            each_piece(
                &self.result,
                self.locations.row(0).results,
                0,
                |piece, place, range| {
                    unpacked(
                        piece,
                        &self.result[range],
                        args.result(place.loc),
                        &mut scalars,
                    );
                },
            );
        }
        let mut scalars = scalars.into_iter();
        Some(Val::of_scalars(ty, &mut || scalars.next().unwrap_or(0)))
    }

    /// The arguments of a call that a host function has received.
    ///
    /// # Safety
    ///
    /// The block must be one that a host thunk has filled, in a call of a function that is declared so.
    pub(super) unsafe fn args(&self, args: &ArgBlock) -> Vec<Val> {
        let mut at = usize::from(self.in_memory);
        let params = self.ty.params.iter().zip(&self.params);
        let vals = params.map(|(ty, leaves)| {
            let mut scalars = Vec::with_capacity(leaves.len());
            at = each_piece(
                leaves,
                self.locations.row(0).params,
                at,
                |piece, place, range| {
                    // SAFETY: the caller of the function has passed it there.
                    let words = unsafe { args.arg(place.loc, piece.ty.bytes()) };
                    unpacked(piece, &leaves[range], words, &mut scalars);
                },
            );
            let mut scalars = scalars.into_iter();
            Val::of_scalars(ty, &mut || scalars.next().unwrap_or(0))
        });
        vals.collect()
    }

    /// Makes a value the result of a call that a host function has received.
    ///
    /// # Safety
    ///
    /// As for [`args`](Self::args); the value must be of the result's type.
    pub(super) unsafe fn put_result(&self, val: Option<&Val>, args: &mut ArgBlock) {
        // The address of the result is itself a result.
        let is_address = |param: &Param| param.mark == ParamMark::ResultAddress;
        if let Some(at) = self.sig.params.iter().position(is_address) {
            // SAFETY: it is a parameter.
            args.int_results[0] = unsafe { args.arg(self.locations.row(0).params[at].loc, 8)[0] };
        }
        let Some(val) = val else { return };
        let mut scalars = Vec::with_capacity(self.result.len());
        val.scalars(&mut scalars);
        if self.in_memory {
            for (leaf, bits) in self.result.iter().zip(scalars) {
                let size = leaf.scalar.bytes() as usize;
                // SAFETY: the caller has given the address of memory for a result.
                unsafe {
                    let at = (args.int_results[0] as *mut u8).add(leaf.offset as usize);
                    at.copy_from_nonoverlapping(bits.to_le_bytes().as_ptr(), size);
                }
            }
            return;
        }
        extend(self.sig.results.first(), &self.result, &mut scalars);
        each_piece(
            &self.result,
            self.locations.row(0).results,
            0,
            |piece, place, range| {
                args.set_result(place.loc, packed(piece, &scalars[range]));
            },
        );
    }
}

/// Where a scalar of at most 64 bits travels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    loc: AbiLoc,
    scalar: Scalar,
    /// Whether it is extended to 32 bits, and then whether by its sign.
    extension: Option<bool>,
}

impl Place {
    fn of(leaves: &[Leaf], place: AbiParam, param: Option<&Param>) -> Option<Place> {
        match leaves {
            [leaf] if leaf.lanes == 1 && !leaf.x87 => Some(Place {
                loc: place.loc,
                scalar: leaf.scalar,
                extension: param.and_then(|param| param.extension()),
            }),
            _ => None,
        }
    }

    /// The words of the stack up to its end, if it is there.
    pub(super) fn stack_end(&self) -> usize {
        match self.loc {
            AbiLoc::Stack(offset) => offset as usize / 8 + 1,
            AbiLoc::Int(_) | AbiLoc::Float(_) | AbiLoc::StackAddr(_) => 0,
        }
    }

    /// Puts an argument there.
    #[inline]
    pub(super) fn put(&self, bits: u64, args: &mut ArgBlock, stack: &mut [u64]) {
        let bits = extended(self.extension, self.scalar, bits & self.scalar.mask());
        match self.loc {
            AbiLoc::Stack(offset) => stack[offset as usize / 8] = bits,
            loc => args.set_arg(loc, [bits, 0]),
        }
    }

    /// The result that is there.
    #[inline]
    pub(super) fn result(&self, args: &ArgBlock) -> u64 {
        args.result(self.loc)[0] & self.scalar.mask()
    }
}

/// Goes through the pieces of a value, with their places from `at` on and the scalars that each is.
/// Where the places after it begin.
fn each_piece(
    leaves: &[Leaf],
    places: &[AbiParam],
    at: usize,
    mut each: impl FnMut(Piece, AbiParam, std::ops::Range<usize>),
) -> usize {
    let (mut next, mut first) = (at, 0);
    for piece in pieces(leaves) {
        let end = first + piece.leaves as usize;
        if let Some(&place) = places.get(next) {
            each(piece, place, first..end);
        }
        (next, first) = (next + 1, end);
    }
    next
}

fn store(args: &mut ArgBlock, stack: &mut Vec<u64>, loc: AbiLoc, words: [u64; 2]) {
    let AbiLoc::Stack(offset) = loc else {
        return args.set_arg(loc, words);
    };
    let at = offset as usize / 8;
    // One word more than may be of the argument does no harm.
    stack.resize(stack.len().max(at + 2), 0);
    stack[at..at + 2].copy_from_slice(&words);
}

/// Extends a narrow integer to 32 bits, where the signature says that it is passed so.
fn extend(param: Option<&Param>, leaves: &[Leaf], scalars: &mut [u64]) {
    let extension = param.and_then(|param| param.extension());
    if let ([leaf], [bits]) = (leaves, scalars) {
        *bits = extended(extension, leaf.scalar, *bits);
    }
}

fn extended(extension: Option<bool>, scalar: Scalar, bits: u64) -> u64 {
    match extension {
        Some(true) => u64::from(scalar.signed(bits) as u32),
        Some(false) => bits & scalar.mask(),
        None => bits,
    }
}

/// The scalars of a piece in its register or place on the stack.
fn packed(piece: Piece, scalars: &[u64]) -> [u64; 2] {
    if piece.stride == 0 {
        return [scalars.first().copied().unwrap_or(0), 0];
    }
    let stride = piece.stride as usize;
    let mut bytes = [0; 16];
    for (lane, bits) in bytes.chunks_exact_mut(stride).zip(scalars) {
        let size = stride.min(8);
        lane[..size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    u128_words(u128::from_le_bytes(bytes))
}

fn u128_words(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

/// The scalars that a piece is, from its register or place on the stack.
fn unpacked(piece: Piece, leaves: &[Leaf], words: [u64; 2], out: &mut Vec<u64>) {
    let bits = u128::from(words[1]) << 64 | u128::from(words[0]);
    for (i, leaf) in leaves.iter().enumerate() {
        let lane = (bits >> (8 * piece.stride * i as u32)) as u64;
        out.push(lane & leaf.scalar.mask());
    }
}

/// A scalar of a value in memory.
fn scalar_in(leaf: &Leaf, bytes: &[u8]) -> u64 {
    let (at, size) = (leaf.offset as usize, leaf.scalar.bytes() as usize);
    let mut word = [0; 8];
    if let Some(from) = bytes.get(at..at + size) {
        word[..size].copy_from_slice(from);
    }
    u64::from_le_bytes(word) & leaf.scalar.mask()
}

/// A value in memory; the reverse of [`to_bytes`].
pub(super) fn from_bytes(ty: &super::ValType, leaves: &[Leaf], bytes: &[u8]) -> Val {
    let mut scalars = leaves.iter().map(|leaf| scalar_in(leaf, bytes));
    Val::of_scalars(ty, &mut || scalars.next().unwrap_or(0))
}

/// The scalars of a value, with the bytes of each and where they are.
pub(super) fn to_bytes(val: &Val, leaves: &[Leaf], mut each: impl FnMut(usize, &[u8])) {
    let mut scalars = Vec::with_capacity(leaves.len());
    val.scalars(&mut scalars);
    for (leaf, bits) in leaves.iter().zip(scalars) {
        let size = leaf.scalar.bytes() as usize;
        each(leaf.offset as usize, &bits.to_le_bytes()[..size]);
    }
}
