//! Instructions of x86, carried out one lane after the other: what code calls for intrinsics such
//! as `llvm.x86.ssse3.pshuf.b.128`, on every engine and whatever the processor has. The meaning of
//! each is that of Intel's and AMD's manuals, which the tests here compare with the processor.

mod avx512;
mod bits;
mod control;
mod float;
mod integer;
mod string;
#[cfg(test)]
mod tests;

use crate::lir::emulated::{Emulated, stride};

/// The arguments of an instruction, and its result.
struct OperandBlock {
    at: *mut u8,
    /// The bytes of what is packed, at most 64.
    bytes: usize,
}

/// What a frame holds: plain numbers.
trait Lane: Copy + Default {}
impl Lane for u8 {}
impl Lane for i8 {}
impl Lane for u16 {}
impl Lane for i16 {}
impl Lane for u32 {}
impl Lane for i32 {}
impl Lane for u64 {}
impl Lane for i64 {}
impl Lane for f32 {}
impl Lane for f64 {}
impl<T: Lane> Lane for [T; 2] {}
impl<T: Lane> Lane for [T; 4] {}
impl<T: Lane> Lane for [T; 8] {}
impl<T: Lane> Lane for [T; 16] {}

impl OperandBlock {
    /// The bytes from one argument to the next.
    fn stride(&self) -> usize {
        stride(self.bytes as u64) as usize
    }

    /// How many pieces of 128 bits there are.
    fn blocks(&self) -> usize {
        self.bytes.div_ceil(16).clamp(1, 4)
    }

    /// A scalar argument, or the first 16 bytes of a vector.
    fn get<T: Lane>(&self, arg: usize) -> T {
        self.block(arg, 0)
    }

    /// A piece of an argument.
    fn block<T: Lane>(&self, arg: usize, block: usize) -> T {
        debug_assert!(size_of::<T>() <= 16 && block < 4);
        let offset = arg * self.stride() + block * 16;
        // SAFETY: the caller of `emulate` vouches for this many bytes for each argument that the
        // instruction has; any bits are a value of these types.
        unsafe { self.at.add(offset).cast::<T>().read_unaligned() }
    }

    /// A lane of an argument.
    fn lane<T: Lane>(&self, arg: usize, lane: usize) -> T {
        let offset = lane * size_of::<T>();
        debug_assert!(offset + size_of::<T>() <= self.stride());
        // SAFETY: each argument has room for so many bytes, of which any bits are a value of these types.
        unsafe {
            self.at
                .add(arg * self.stride() + offset)
                .cast::<T>()
                .read_unaligned()
        }
    }

    /// How many lanes of a type there are.
    fn count<T: Lane>(&self) -> usize {
        (self.bytes / size_of::<T>()).min(self.stride() / size_of::<T>())
    }

    /// Sets a piece of the result.
    fn set<T: Lane>(&mut self, block: usize, value: T) {
        self.set_at(block * 16, value);
    }

    /// Sets what stands so many bytes from the start of the result.
    fn set_at<T: Lane>(&mut self, offset: usize, value: T) {
        debug_assert!(offset + size_of::<T>() <= self.stride());
        // SAFETY: the result has room for a whole argument.
        unsafe { self.at.add(offset).cast::<T>().write_unaligned(value) }
    }

    /// An operation on each piece of one argument.
    fn map1<A: Lane, R: Lane>(&mut self, f: impl Fn(A) -> R) -> u64 {
        for block in 0..self.blocks() {
            let result = f(self.block(0, block));
            self.set(block, result);
        }
        0
    }

    /// An operation on each piece of two arguments.
    fn map2<A: Lane, B: Lane, R: Lane>(&mut self, f: impl Fn(A, B) -> R) -> u64 {
        for block in 0..self.blocks() {
            let result = f(self.block(0, block), self.block(1, block));
            self.set(block, result);
        }
        0
    }

    /// An operation on each piece of three arguments.
    fn map3<A: Lane, B: Lane, C: Lane, R: Lane>(&mut self, f: impl Fn(A, B, C) -> R) -> u64 {
        for block in 0..self.blocks() {
            let result = f(
                self.block(0, block),
                self.block(1, block),
                self.block(2, block),
            );
            self.set(block, result);
        }
        0
    }
}

/// A vector whose lanes follow from their numbers.
fn lanes<T: Lane, const N: usize>(f: impl FnMut(usize) -> T) -> [T; N] {
    std::array::from_fn(f)
}

/// Carries out an instruction; see [`lir::emulated`](crate::lir::emulated). What is packed has
/// `bytes` bytes. A result that is an integer is returned.
///
/// # Safety
/// The frame has [`stride`] bytes for each argument of the instruction, and for one at least. What
/// is an address among them is one that the instruction may access.
pub(super) unsafe extern "C" fn emulate(at: *mut u8, which: u64, bytes: u64) -> u64 {
    let Some(&which) = Emulated::ALL.get(which as usize) else {
        return 0;
    };
    let f = &mut OperandBlock {
        at,
        bytes: bytes as usize,
    };
    use Emulated as E;
    match which {
        E::Pcmpestri
        | E::Pcmpestria
        | E::Pcmpestric
        | E::Pcmpestrio
        | E::Pcmpestris
        | E::Pcmpestriz
        | E::Pcmpestrm => string::explicit(which, f),
        E::Pcmpistri
        | E::Pcmpistria
        | E::Pcmpistric
        | E::Pcmpistrio
        | E::Pcmpistris
        | E::Pcmpistriz
        | E::Pcmpistrm => string::implicit(which, f),
        E::Bextr32
        | E::Bextr64
        | E::Bzhi32
        | E::Bzhi64
        | E::Pdep
        | E::Pext
        | E::Crc32b
        | E::Crc32w
        | E::Crc32d
        | E::Crc32q
        | E::Extrq
        | E::Extrqi
        | E::Insertq
        | E::Insertqi => bits::bits(which, f),
        E::Ldmxcsr
        | E::Stmxcsr
        | E::Rdpid
        | E::Rdtscp
        | E::Xgetbv
        | E::Random16
        | E::Random32
        | E::Random64 => control::control(which, f),
        E::Cvtps2ph
        | E::Dppd
        | E::Dpps
        | E::Fmaddsubpd
        | E::Fmaddsubps
        | E::Insertps
        | E::Rcpps
        | E::Rcpss
        | E::Roundsd
        | E::Roundss
        | E::Rsqrtps
        | E::Rsqrtss => float::float(which, f),
        E::Mpsadbw | E::Phminposuw => integer::integer(which, f),
        E::Fixupimmpd
        | E::Fixupimmps
        | E::Getexppd
        | E::Getexpps
        | E::Getmantpd
        | E::Getmantps
        | E::Rangepd
        | E::Rangeps
        | E::Rcp14pd
        | E::Rcp14ps
        | E::Reducepd
        | E::Reduceps
        | E::Rndscalepd
        | E::Rndscaleps
        | E::Rsqrt14pd
        | E::Rsqrt14ps
        | E::Scalefpd
        | E::Scalefps => avx512::floats(which, f),
        E::Conflictd
        | E::Conflictq
        | E::Dbpsadbw
        | E::Dpbusd
        | E::Dpbusds
        | E::Dpwssd
        | E::Dpwssds
        | E::Gf2p8affineinvqb
        | E::Gf2p8affineqb
        | E::Gf2p8mulb
        | E::Madd52h
        | E::Madd52l
        | E::Multishiftqb
        | E::Shufbitqmb => avx512::integers(which, f),
    }
}
