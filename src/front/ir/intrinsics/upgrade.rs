//! What LLVM accepted in other versions, and still reads: intrinsics under older names and with
//! older signatures, and those that became instructions.
//!
//! Nothing is rewritten: a module holds what was written, and whoever asks for an intrinsic gets the
//! one of today. Lowering knows which arguments an older form lacks or has beyond.

use super::Intrinsic;
use super::signature::{Mismatch, Overloads, Signature};
use crate::ir::types::{TypeId, TypeTable};

/// Starts of names, and what they are now. Of those that fit the first counts.
const RENAMED: &[(&str, &str)] = &[
    ("dbg.addr", "dbg.value"),
    ("experimental.stepvector", "stepvector"),
    ("experimental.vector.reduce.v2.", "vector.reduce."),
    ("experimental.vector.", "vector."),
    ("flt.rounds", "get.rounding"),
    ("invariant.group.barrier", "launder.invariant.group"),
    ("x86.seh.recoverfp", "eh.recoverfp"),
];

/// Intrinsics with other signatures that are read. What they mean beyond those of the table is said
/// where they are lowered.
#[rustfmt::skip]
const RETYPED: &[(Intrinsic, Signature)] = &[
    // The alignment was an argument.
    row("memcpy", "void (A:ptr, B:ptr, C:int, imm i32, imm i1)"),
    row("memmove", "void (A:ptr, B:ptr, C:int, imm i32, imm i1)"),
    row("memset", "void (A:ptr, i8, B:int, imm i32, imm i1)"),
    // What is undefined was not said.
    row("ctlz", "A:int (A)"),
    row("cttz", "A:int (A)"),
    row("objectsize", "A:int (B:ptr, imm i1)"),
    row("objectsize", "A:int (B:ptr, imm i1, imm i1)"),
    row("annotation", "A:int (A, ptr, ptr, i32)"),
    row("ptr.annotation", "A:ptr (A, B:ptr, B, i32)"),
    row("var.annotation", "void (A:ptr, B:ptr, B, i32)"),
    row("dbg.value", "void (metadata, i64, metadata, metadata)"),
    row("coro.end", "i1 (ptr, i1)"),
    // Newer ones say no size.
    row("lifetime.start", "void (A:ptr)"),
    row("lifetime.end", "void (A:ptr)"),
    // There the alignment is an attribute.
    row("masked.gather", "A:vec (B:A.ptrs, A.i1, A)"),
    row("masked.load", "A:vec (B:ptr, A.i1, A)"),
    row("masked.scatter", "void (A:vec, B:A.ptrs, A.i1)"),
    row("masked.store", "void (A:vec, B:ptr, A.i1)"),
    row("x86.rdtscp", "i64 (ptr)"),
    row("x86.sse41.ptestc", "i32 (v4f32, v4f32)"),
    row("x86.sse41.ptestz", "i32 (v4f32, v4f32)"),
    row("x86.sse41.ptestnzc", "i32 (v4f32, v4f32)"),
    row("x86.sse41.insertps", "v4f32 (v4f32, v4f32, imm i32)"),
    row("x86.sse41.dppd", "v2f64 (v2f64, v2f64, imm i32)"),
    row("x86.sse41.dpps", "v4f32 (v4f32, v4f32, imm i32)"),
    row("x86.sse41.mpsadbw", "v8i16 (v16i8, v16i8, imm i32)"),
    row("x86.avx.dp.ps.256", "v8f32 (v8f32, v8f32, imm i32)"),
    row("x86.avx2.mpsadbw", "v16i16 (v32i8, v32i8, imm i32)"),
];

/// Starts of the names of intrinsics that had other types, which LLVM takes for what they mean. None
/// of these can be run.
const FREE: &[&str] = &[
    "x86.avx512.mask.cmp.p",
    "x86.avx512bf16.",
    "x86.xop.vfrcz.s",
    "x86.xop.vpermil2p",
];

const fn row(name: &str, signature: &'static str) -> (Intrinsic, Signature) {
    (Intrinsic::named(name), Signature(signature))
}

/// Starts of names whose calls LLVM replaces by instructions, in order. A name that ends with `=`
/// is the whole name.
const REPLACED: &str = "\
    stackprotectorcheck= x86.addcarry.u32= x86.addcarry.u64= x86.addcarryx.u32= \
    x86.addcarryx.u64= x86.avx.blend.p x86.avx.cvt.ps2.pd.256= x86.avx.cvtdq2.pd.256= \
    x86.avx.cvtdq2.ps.256= x86.avx.movnt. x86.avx.sqrt.p x86.avx.storeu. x86.avx.vbroadcast.s \
    x86.avx.vbroadcastf128 x86.avx.vextractf128. x86.avx.vinsertf128. x86.avx.vperm2f128. \
    x86.avx.vpermil. x86.avx2.movntdqa= x86.avx2.pabs. x86.avx2.padds. x86.avx2.paddus. \
    x86.avx2.pblendd. x86.avx2.pblendw= x86.avx2.pbroadcast x86.avx2.pcmpeq. x86.avx2.pcmpgt. \
    x86.avx2.pmax x86.avx2.pmin x86.avx2.pmovsx x86.avx2.pmovzx x86.avx2.pmul.dq= \
    x86.avx2.pmulu.dq= x86.avx2.psll.dq x86.avx2.psrl.dq x86.avx2.psubs. x86.avx2.psubus. \
    x86.avx2.vbroadcast x86.avx2.vbroadcasti128= x86.avx2.vextracti128= x86.avx2.vinserti128= \
    x86.avx2.vperm2i128= x86.avx512.broadcastm x86.avx512.cmp.p x86.avx512.cvtb2mask. \
    x86.avx512.cvtd2mask. x86.avx512.cvtmask2 x86.avx512.cvtq2mask. x86.avx512.cvtusi2sd= \
    x86.avx512.cvtw2mask. x86.avx512.kand.w= x86.avx512.kandn.w= x86.avx512.knot.w= \
    x86.avx512.kor.w= x86.avx512.kortestc.w= x86.avx512.kortestz.w= x86.avx512.kunpck \
    x86.avx512.kxnor.w= x86.avx512.kxor.w= x86.avx512.mask.add.p x86.avx512.mask.and. \
    x86.avx512.mask.andn. x86.avx512.mask.broadcast.s x86.avx512.mask.broadcastf32x4. \
    x86.avx512.mask.broadcastf32x8. x86.avx512.mask.broadcastf64x2. \
    x86.avx512.mask.broadcastf64x4. x86.avx512.mask.broadcasti32x4. \
    x86.avx512.mask.broadcasti32x8. x86.avx512.mask.broadcasti64x2. \
    x86.avx512.mask.broadcasti64x4. x86.avx512.mask.cmp.b x86.avx512.mask.cmp.d \
    x86.avx512.mask.cmp.q x86.avx512.mask.cmp.w x86.avx512.mask.compress.b \
    x86.avx512.mask.compress.d x86.avx512.mask.compress.p x86.avx512.mask.compress.q \
    x86.avx512.mask.compress.store. x86.avx512.mask.compress.w x86.avx512.mask.conflict. \
    x86.avx512.mask.cvtdq2pd. x86.avx512.mask.cvtdq2ps. x86.avx512.mask.cvtpd2dq.256= \
    x86.avx512.mask.cvtpd2ps.256= x86.avx512.mask.cvtps2pd.128= x86.avx512.mask.cvtps2pd.256= \
    x86.avx512.mask.cvtqq2pd. x86.avx512.mask.cvtqq2ps.256= x86.avx512.mask.cvtqq2ps.512= \
    x86.avx512.mask.cvttpd2dq.256= x86.avx512.mask.cvttps2dq.128= x86.avx512.mask.cvttps2dq.256= \
    x86.avx512.mask.cvtudq2pd. x86.avx512.mask.cvtudq2ps. x86.avx512.mask.cvtuqq2pd. \
    x86.avx512.mask.cvtuqq2ps.256= x86.avx512.mask.cvtuqq2ps.512= x86.avx512.mask.dbpsadbw. \
    x86.avx512.mask.div.p x86.avx512.mask.expand.b x86.avx512.mask.expand.d \
    x86.avx512.mask.expand.load. x86.avx512.mask.expand.p x86.avx512.mask.expand.q \
    x86.avx512.mask.expand.w x86.avx512.mask.fpclass.p x86.avx512.mask.insert \
    x86.avx512.mask.load. x86.avx512.mask.loadu. x86.avx512.mask.lzcnt. x86.avx512.mask.max.p \
    x86.avx512.mask.min.p x86.avx512.mask.movddup x86.avx512.mask.move.s \
    x86.avx512.mask.movshdup x86.avx512.mask.movsldup x86.avx512.mask.mul.p x86.avx512.mask.or. \
    x86.avx512.mask.pabs. x86.avx512.mask.packssdw. x86.avx512.mask.packsswb. \
    x86.avx512.mask.packusdw. x86.avx512.mask.packuswb. x86.avx512.mask.padd. \
    x86.avx512.mask.padds. x86.avx512.mask.paddus. x86.avx512.mask.palignr. \
    x86.avx512.mask.pand. x86.avx512.mask.pandn. x86.avx512.mask.pavg x86.avx512.mask.pbroadcast \
    x86.avx512.mask.pcmpeq. x86.avx512.mask.pcmpgt. x86.avx512.mask.perm.df. \
    x86.avx512.mask.perm.di. x86.avx512.mask.permvar. x86.avx512.mask.pmaddubs.w. \
    x86.avx512.mask.pmaddw.d. x86.avx512.mask.pmax x86.avx512.mask.pmin \
    x86.avx512.mask.pmov.qd.256= x86.avx512.mask.pmov.qd.512= x86.avx512.mask.pmov.wb.256= \
    x86.avx512.mask.pmov.wb.512= x86.avx512.mask.pmovsx x86.avx512.mask.pmovzx \
    x86.avx512.mask.pmul.dq. x86.avx512.mask.pmul.hr.sw. x86.avx512.mask.pmulh.w. \
    x86.avx512.mask.pmulhu.w. x86.avx512.mask.pmull. x86.avx512.mask.pmultishift.qb. \
    x86.avx512.mask.pmulu.dq. x86.avx512.mask.por. x86.avx512.mask.prol. x86.avx512.mask.prolv. \
    x86.avx512.mask.pror. x86.avx512.mask.prorv. x86.avx512.mask.pshuf.b. \
    x86.avx512.mask.pshuf.d. x86.avx512.mask.pshufh.w. x86.avx512.mask.pshufl.w. \
    x86.avx512.mask.psll.d x86.avx512.mask.psll.q x86.avx512.mask.psll.w x86.avx512.mask.pslli \
    x86.avx512.mask.psllv x86.avx512.mask.psra.d x86.avx512.mask.psra.q x86.avx512.mask.psra.w \
    x86.avx512.mask.psrai x86.avx512.mask.psrav x86.avx512.mask.psrl.d x86.avx512.mask.psrl.q \
    x86.avx512.mask.psrl.w x86.avx512.mask.psrli x86.avx512.mask.psrlv x86.avx512.mask.psub. \
    x86.avx512.mask.psubs. x86.avx512.mask.psubus. x86.avx512.mask.pternlog. \
    x86.avx512.mask.punpckh x86.avx512.mask.punpckl x86.avx512.mask.pxor. x86.avx512.mask.shuf.f \
    x86.avx512.mask.shuf.i x86.avx512.mask.shuf.p x86.avx512.mask.sqrt.p \
    x86.avx512.mask.store.b. x86.avx512.mask.store.d. x86.avx512.mask.store.p \
    x86.avx512.mask.store.q. x86.avx512.mask.store.ss= x86.avx512.mask.store.w. \
    x86.avx512.mask.storeu. x86.avx512.mask.sub.p x86.avx512.mask.ucmp. x86.avx512.mask.unpckh. \
    x86.avx512.mask.unpckl. x86.avx512.mask.valign. x86.avx512.mask.vcvtph2ps.128= \
    x86.avx512.mask.vcvtph2ps.256= x86.avx512.mask.vextract x86.avx512.mask.vfmadd. \
    x86.avx512.mask.vfmaddsub. x86.avx512.mask.vfnmadd. x86.avx512.mask.vfnmsub. \
    x86.avx512.mask.vpdpbusd. x86.avx512.mask.vpdpbusds. x86.avx512.mask.vpdpwssd. \
    x86.avx512.mask.vpdpwssds. x86.avx512.mask.vpermi2var. x86.avx512.mask.vpermil.p \
    x86.avx512.mask.vpermilvar. x86.avx512.mask.vpermt2var. x86.avx512.mask.vpmadd52 \
    x86.avx512.mask.vpshld. x86.avx512.mask.vpshldv. x86.avx512.mask.vpshrd. \
    x86.avx512.mask.vpshrdv. x86.avx512.mask.vpshufbitqmb. x86.avx512.mask.xor. \
    x86.avx512.mask3.vfmadd. x86.avx512.mask3.vfmaddsub. x86.avx512.mask3.vfmsub. \
    x86.avx512.mask3.vfmsubadd. x86.avx512.mask3.vfnmsub. x86.avx512.maskz.pternlog. \
    x86.avx512.maskz.vfmadd. x86.avx512.maskz.vfmaddsub. x86.avx512.maskz.vpdpbusd. \
    x86.avx512.maskz.vpdpbusds. x86.avx512.maskz.vpdpwssd. x86.avx512.maskz.vpdpwssds. \
    x86.avx512.maskz.vpermt2var. x86.avx512.maskz.vpmadd52 x86.avx512.maskz.vpshldv. \
    x86.avx512.maskz.vpshrdv. x86.avx512.movntdqa= x86.avx512.padds. x86.avx512.pbroadcast \
    x86.avx512.pmul.dq.512= x86.avx512.pmulu.dq.512= x86.avx512.prol x86.avx512.pror \
    x86.avx512.psll.dq x86.avx512.psrl.dq x86.avx512.psubs. x86.avx512.ptestm x86.avx512.ptestnm \
    x86.avx512.storent. x86.avx512.vbroadcast.s x86.avx512.vpshld. x86.avx512.vpshrd. \
    x86.fma.vfmadd. x86.fma.vfmsub. x86.fma.vfmsubadd. x86.fma.vfnmadd. x86.fma.vfnmsub. \
    x86.fma4.vfmadd.s x86.sse.add.ss= x86.sse.cvtsi2ss= x86.sse.cvtsi642ss= x86.sse.div.ss= \
    x86.sse.mul.ss= x86.sse.sqrt.p x86.sse.sqrt.ss= x86.sse.storeu. x86.sse.sub.ss= \
    x86.sse2.add.sd= x86.sse2.cvtdq2pd= x86.sse2.cvtdq2ps= x86.sse2.cvtps2pd= x86.sse2.cvtsi2sd= \
    x86.sse2.cvtsi642sd= x86.sse2.cvtss2sd= x86.sse2.div.sd= x86.sse2.mul.sd= x86.sse2.padds. \
    x86.sse2.paddus. x86.sse2.pcmpeq. x86.sse2.pcmpgt. x86.sse2.pmaxs.w= x86.sse2.pmaxu.b= \
    x86.sse2.pmins.w= x86.sse2.pminu.b= x86.sse2.pmulu.dq= x86.sse2.pshuf x86.sse2.psll.dq \
    x86.sse2.psrl.dq x86.sse2.psubs. x86.sse2.psubus. x86.sse2.sqrt.p x86.sse2.sqrt.sd= \
    x86.sse2.storel.dq= x86.sse2.storeu. x86.sse2.sub.sd= x86.sse41.blendp x86.sse41.movntdqa= \
    x86.sse41.pblendw= x86.sse41.pmaxsb= x86.sse41.pmaxsd= x86.sse41.pmaxud= x86.sse41.pmaxuw= \
    x86.sse41.pminsb= x86.sse41.pminsd= x86.sse41.pminud= x86.sse41.pminuw= x86.sse41.pmovsx \
    x86.sse41.pmovzx x86.sse41.pmuldq= x86.sse42.crc32.64.8= x86.sse4a.movnt. \
    x86.ssse3.pabs.b.128= x86.ssse3.pabs.d.128= x86.ssse3.pabs.w.128= x86.subborrow.u32= \
    x86.subborrow.u64= x86.vcvtph2ps. x86.xop.vpcmov.256= x86.xop.vpcmov= x86.xop.vpcom \
    x86.xop.vprot \
";

/// The name of today, without `llvm.`, for an older one.
pub(super) fn renamed(name: &[u8]) -> Option<Vec<u8>> {
    RENAMED.iter().find_map(|(old, now)| {
        let rest = name.strip_prefix(old.as_bytes())?;
        Some([now.as_bytes(), rest].concat())
    })
}

/// Whether LLVM replaces calls of a name, without `llvm.`, by instructions.
pub(super) fn is_replaced(name: &[u8]) -> bool {
    REPLACED
        .split(' ')
        .filter(|old| !old.is_empty())
        .any(|old| match old.strip_suffix('=') {
            Some(whole) => name == whole.as_bytes(),
            None => name.starts_with(old.as_bytes()),
        })
}

/// The signature, of today or of another version, that a function type is one of; if it is none,
/// what is wrong with it as one of today.
pub fn check(
    intrinsic: Intrinsic,
    types: &TypeTable,
    fn_ty: TypeId,
) -> (Signature, Overloads, Result<(), Mismatch>) {
    let today = intrinsic.signature();
    let (overloads, result) = today.check(types, fn_ty);
    if result.is_err() {
        for &(_, other) in RETYPED.iter().filter(|row| row.0 == intrinsic) {
            if let (overloads, Ok(())) = other.check(types, fn_ty) {
                return (other, overloads, Ok(()));
            }
        }
    }
    // What LLVM replaces by instructions has the types that it had then.
    let (start, rest) = intrinsic.name();
    let name = start.to_string() + rest;
    let is_free = FREE.iter().any(|start| name.starts_with(start));
    match result {
        Err(_) if is_free || is_replaced(name.as_bytes()) => (today, overloads, Ok(())),
        result => (today, overloads, result),
    }
}
