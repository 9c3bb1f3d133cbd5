//! Instructions of x86 that the runtime carries out: those that LLVM IR names by an intrinsic, and
//! that are neither an operation of the LIR nor a few of them.
//!
//! Code calls [`Libcall::Emulate`](super::Libcall::Emulate) with the number of one and a frame of
//! memory: argument `n` stands [`stride`] times `n` bytes from its start, as it is in memory, and
//! a result that is a vector or a struct takes the place of the first. What is not read may hold
//! anything. `runtime/emulate` says what each does.

/// The bytes from one argument to the next, where none is longer.
pub const STRIDE: u32 = 32;

/// The bytes from one argument to the next of an instruction that packs so many: two of the usual
/// places for each where vectors have 512 bits.
pub const fn stride(bytes: u64) -> u32 {
    if bytes > STRIDE as u64 {
        2 * STRIDE
    } else {
        STRIDE
    }
}

macro_rules! emulated {
    ($($member:ident)*) => {
        /// An instruction by its mnemonic, without the `v` of AVX. What is packed is as long as the
        /// first vector among arguments and result.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Emulated { $($member,)* }

        impl Emulated {
            /// All of them, by their numbers.
            pub const ALL: &'static [Emulated] = &[$(Emulated::$member),*];
        }
    };
}

emulated! {
    Bextr32 Bextr64 Bzhi32 Bzhi64 Conflictd Conflictq Crc32b Crc32d Crc32q Crc32w Cvtps2ph Dbpsadbw
    Dpbusd Dpbusds Dppd Dpps Dpwssd Dpwssds Extrq Extrqi Fixupimmpd Fixupimmps Fmaddsubpd Fmaddsubps
    Getexppd Getexpps Getmantpd Getmantps Gf2p8affineinvqb Gf2p8affineqb Gf2p8mulb Insertps Insertq
    Insertqi Ldmxcsr Madd52h Madd52l Mpsadbw Multishiftqb Pcmpestri Pcmpestria Pcmpestric Pcmpestrio
    Pcmpestris Pcmpestriz Pcmpestrm Pcmpistri Pcmpistria Pcmpistric Pcmpistrio Pcmpistris Pcmpistriz
    Pcmpistrm Pdep Pext Phminposuw Random16 Random32 Random64 Rangepd Rangeps Rcp14pd Rcp14ps Rcpps
    Rcpss Rdpid Rdtscp Reducepd Reduceps Rndscalepd Rndscaleps Roundsd Roundss Rsqrt14pd Rsqrt14ps
    Rsqrtps Rsqrtss Scalefpd Scalefps Shufbitqmb Stmxcsr Xgetbv
}
