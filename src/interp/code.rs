//! The bytecode of one function, and what the interpreter has to know of it.

use std::mem;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};

use super::op::{Opcode, Word};
use crate::lir::{AbiLoc, AbiParam, LocationTable, Locations, Origin, Signature};
use crate::runtime::FuncIndex;
use crate::runtime::critical;
use crate::runtime::limits::Limits;

/// A function as bytecode. It is never changed but for what calls have found out about their
/// callees, so any number of threads may run it.
#[derive(Debug)]
pub struct Bytecode {
    /// The instructions.
    pub(super) words: Box<[AtomicU64]>,
    /// Bytes of a frame, a multiple of 16.
    pub(super) frame_bytes: usize,
    /// Bytes of the slots, a multiple of 16, where they are apart from the frame; else they are a part of it.
    pub(super) slot_bytes: usize,
    /// The function.
    pub(super) function: FuncIndex,
    /// What [`shape`] gives for its signature.
    pub(super) shape: u64,
    /// Functions that it calls, with the row of the signature.
    pub(super) callees: Box<[CalleeRow]>,
    /// Where parameters and results travel, for each signature: its own, row 0, and those of calls.
    pub(super) locations: LocationTable,
    /// What [`shape`] gives for each of these signatures.
    pub(super) shapes: Box<[u64]>,
    /// Where the catchers of its handlers are, [`CATCHER_SIZE`] apart.
    pub(super) catchers: usize,
    /// The limits of its program, if it has checks of them.
    pub(super) limits: *const Limits,
    /// Where the program can be stopped.
    pub(super) stops: Stops,
    /// Where the `ir` instruction changes: number of the word, instruction. Sorted.
    pub(super) origins: Box<[(u32, u32)]>,
}

// SAFETY: what the pointer leads to is shared by threads ([`Limits`] is `Sync`).
unsafe impl Send for Bytecode {}
// SAFETY: what the pointer leads to is shared by threads ([`Limits`] is `Sync`).
unsafe impl Sync for Bytecode {}

/// Where the program can be stopped in a function.
#[derive(Debug)]
pub(super) struct Stops {
    /// The words.
    at: Box<[u32]>,
    /// Their operations while the program is stopped, and an [`Opcode::Stop`] stands in their place.
    was: Mutex<Vec<u16>>,
}

impl Stops {
    pub(super) fn new(mut at: Vec<u32>) -> Stops {
        at.dedup();
        Stops {
            at: at.into(),
            was: Mutex::default(),
        }
    }
}

/// Bytes of a catcher: machine code that makes a call and returns whether it has ended by an exception.
pub const CATCHER_SIZE: usize = 48;

/// Words for the results of any function: three integers and four vectors.
pub(super) const RESULT_WORDS: u32 = 11;

/// Whether a function of this signature can be called where it may return more than once.
pub(super) fn may_return_twice(sig: Locations<'_>) -> bool {
    let is_int = |param: &AbiParam| matches!(param.loc, AbiLoc::Int(_));
    sig.params.iter().all(is_int) && sig.results.len() <= 1 && sig.results.iter().all(is_int)
}

/// A function that is called.
#[derive(Debug)]
pub(super) struct CalleeRow {
    pub(super) function: FuncIndex,
    /// A row of [`Bytecode::locations`].
    pub(super) sig: u32,
    /// Where its machine code is, for one that is not interpreted; 0 before that is known.
    pub(super) native: AtomicU64,
}

impl Bytecode {
    /// The function that this is the code of.
    pub fn function(&self) -> FuncIndex {
        self.function
    }

    /// Says where the catchers of its handlers are: [`CATCHER_SIZE`] apart, one for each in their order.
    pub fn set_catchers(&mut self, address: usize) {
        self.catchers = address;
    }

    /// Says where the limits of its program are.
    ///
    /// # Safety
    ///
    /// They are there as long as the code.
    pub unsafe fn set_limits(&mut self, limits: *const Limits) {
        self.limits = limits;
    }

    /// Has the program stop in this code, or go on. It may be running meanwhile.
    pub fn set_stopped(&self, stopped: bool) {
        let mut was = critical::lock(&self.stops.was);
        if was.is_empty() != stopped {
            return;
        }
        if stopped {
            let stop = |&at: &u32| {
                operation(&self.words[at as usize]).swap(Opcode::Stop as u16, Ordering::Relaxed)
            };
            *was = self.stops.at.iter().map(stop).collect();
            return;
        }
        for (&at, op) in self.stops.at.iter().zip(was.drain(..)) {
            operation(&self.words[at as usize]).store(op, Ordering::Relaxed);
        }
    }

    /// The operation of an instruction, whether the program is stopped there or not.
    pub(super) fn operation_at(&self, ip: *const AtomicU64) -> u16 {
        let _section = critical::enter();
        let was = critical::lock(&self.stops.was);
        let at = (ip as usize - self.words.as_ptr() as usize) / size_of::<AtomicU64>();
        let place = self.stops.at.binary_search(&(at as u32));
        match place.ok().and_then(|place| was.get(place)) {
            Some(&op) => op,
            None => operation(&self.words[at]).load(Ordering::Relaxed),
        }
    }

    /// The number of bytes of the instructions.
    pub fn size(&self) -> usize {
        self.words.len() * 8
    }

    /// The `ir` instruction that the word at this address belongs to.
    pub(super) fn origin_at(&self, ip: *const AtomicU64) -> Option<u32> {
        let offset = (ip as usize).checked_sub(self.words.as_ptr() as usize)? / 8;
        if offset >= self.words.len() {
            return None;
        }
        let after = (self.origins).partition_point(|&(word, _)| word as usize <= offset);
        let (_, origin) = *self.origins.get(after.checked_sub(1)?)?;
        (origin != Origin::NONE.0).then_some(origin)
    }
}

/// The operation of an instruction, by its first word.
#[inline(always)]
pub(super) fn operation(word: &AtomicU64) -> &AtomicU16 {
    const { assert!(mem::offset_of!(Word, op) == 0) };
    // SAFETY: it is the word's first half-word, which is aligned and as long there as the word.
    unsafe { AtomicU16::from_ptr(word.as_ptr().cast()) }
}

/// A number that is the same for two signatures only if their types are the same (with near
/// certainty for very long ones): a call may pass arguments directly to bytecode only then.
pub(super) fn shape(sig: &Signature) -> u64 {
    let types = (sig.results.iter())
        .map(|p| p.ty as u64 + 1)
        .chain([0])
        .chain(sig.params.iter().map(|p| p.ty as u64 + 1));
    match sig.results.len() + sig.params.len() {
        0..20 if !sig.is_variadic() => types.fold(1, |all, ty| all << 3 | ty),
        _ => {
            let hash = types.fold(0xcbf2_9ce4_8422_2325u64, |all, ty| {
                (all ^ ty).wrapping_mul(0x0000_0100_0000_01b3)
            });
            // No call passes the address of its stack arguments.
            (hash | 1 << 63) ^ u64::from(sig.is_variadic())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lir::Type;

    #[test]
    fn shapes_tell_signatures_apart() {
        let of = |params: &[Type], results: &[Type]| shape(&Signature::new(params, results));
        let shapes = [
            of(&[], &[]),
            of(&[Type::I8], &[]),
            of(&[], &[Type::I8]),
            of(&[Type::I64; 2], &[]),
            of(&[Type::I64], &[Type::I64]),
            of(&[Type::F64], &[Type::I64]),
            of(&[Type::V128], &[Type::I64]),
            of(&[Type::I64; 18], &[Type::I64]),
            of(&[Type::I64; 19], &[Type::I64]),
            of(&[Type::I64; 30], &[Type::I64]),
            of(&[Type::I64; 31], &[Type::I64]),
        ];
        for (i, a) in shapes.iter().enumerate() {
            for b in &shapes[..i] {
                assert_ne!(a, b);
            }
        }
        assert_eq!(of(&[Type::I8], &[]), shapes[1]);
    }
}
