//! What becomes of the intrinsics of AVX-512 that can be run: a row is for all whose names start with it, up to a dot, and
//! no longer row is.

use super::X86Op::{self, *};
use super::avx512::{Form, LaneOp, Narrowing};
use super::complex::ComplexOp;
use super::masks::{MaskOp, Question};
use crate::ir::BinaryOp as Op;
use crate::ir::inst::FCmpCond;
use crate::lir::{Emulated as E, VectorBinary as V};

const LOWEST: Form = Form::Lowest { both: false };
const LOWEST_OF_BOTH: Form = Form::Lowest { both: true };
const FROM_SIGNED: LaneOp = LaneOp::FromInt { signed: true };
const FROM_UNSIGNED: LaneOp = LaneOp::FromInt { signed: false };
const ROUND_SIGNED: LaneOp = to_int(true, true);
const ROUND_UNSIGNED: LaneOp = to_int(false, true);
const CUT_SIGNED: LaneOp = to_int(true, false);
const CUT_UNSIGNED: LaneOp = to_int(false, false);

const fn to_int(signed: bool, rounds: bool) -> LaneOp {
    LaneOp::ToInt { signed, rounds }
}

/// The rows, in the order of their names, which stand behind `x86.avx512.` or `x86.avx512fp16.`.
#[rustfmt::skip]
pub(super) static FAMILIES: &[(&str, X86Op)] = &[
    ("add", OfLanes(LaneOp::Arith(Op::FAdd), Form::All(2))),
    ("broadcastmb", OfMasks(MaskOp::Broadcast)),
    ("broadcastmw", OfMasks(MaskOp::Broadcast)),
    ("conflict.d", Whole(E::Conflictd)),
    ("conflict.q", Whole(E::Conflictq)),
    ("cvtsi2sd64", LowestFromInt(true)),
    ("cvtsi2ss32", LowestFromInt(true)),
    ("cvtsi2ss64", LowestFromInt(true)),
    ("cvttsd2si", OfLanes(CUT_SIGNED, Form::All(1))),
    ("cvttsd2si64", OfLanes(CUT_SIGNED, Form::All(1))),
    ("cvttsd2usi", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("cvttsd2usi64", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("cvttss2si", OfLanes(CUT_SIGNED, Form::All(1))),
    ("cvttss2si64", OfLanes(CUT_SIGNED, Form::All(1))),
    ("cvttss2usi", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("cvttss2usi64", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("cvtusi2ss", LowestFromInt(false)),
    ("cvtusi642sd", LowestFromInt(false)),
    ("cvtusi642ss", LowestFromInt(false)),
    ("dbpsadbw", Whole(E::Dbpsadbw)),
    ("div", OfLanes(LaneOp::Arith(Op::FDiv), Form::All(2))),
    ("fpclass", OfMasks(MaskOp::Asked(Question::Class))),
    ("gather", OfMasks(MaskOp::Gather)),
    ("gather3div2", OfMasks(MaskOp::Gather)),
    ("gather3div4", OfMasks(MaskOp::Gather)),
    ("gather3div8", OfMasks(MaskOp::Gather)),
    ("gather3siv2", OfMasks(MaskOp::Gather)),
    ("gather3siv4", OfMasks(MaskOp::Gather)),
    ("gather3siv8", OfMasks(MaskOp::Gather)),
    ("kadd", OfMasks(MaskOp::Add)),
    ("ktestc", OfMasks(MaskOp::Test { beyond: true })),
    ("ktestz", OfMasks(MaskOp::Test { beyond: false })),
    ("mask.add", OfLanes(LaneOp::Arith(Op::FAdd), LOWEST_OF_BOTH)),
    ("mask.cmp", OfMasks(MaskOp::Asked(Question::Compare))),
    ("mask.cmp.sd", OfMasks(MaskOp::AskedOfLowest(Question::Compare))),
    ("mask.cmp.sh", OfMasks(MaskOp::AskedOfLowest(Question::Compare))),
    ("mask.cmp.ss", OfMasks(MaskOp::AskedOfLowest(Question::Compare))),
    ("mask.compress", OfMasks(MaskOp::Compress)),
    ("mask.cvtpd2dq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.cvtpd2ps", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.cvtpd2qq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.cvtpd2udq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.cvtpd2uqq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.cvtps2dq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.cvtps2pd", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.cvtps2qq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.cvtps2udq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.cvtps2uqq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.cvtqq2ps", OfLanes(FROM_SIGNED, Form::Masked(1))),
    ("mask.cvtsd2ss.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.cvtss2sd.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.cvttpd2dq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.cvttpd2qq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.cvttpd2udq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.cvttpd2uqq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.cvttps2dq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.cvttps2qq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.cvttps2udq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.cvttps2uqq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.cvtuqq2ps", OfLanes(FROM_UNSIGNED, Form::Masked(1))),
    ("mask.div", OfLanes(LaneOp::Arith(Op::FDiv), LOWEST_OF_BOTH)),
    ("mask.expand", OfMasks(MaskOp::Expand)),
    ("mask.fixupimm", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: false, zero: false })),
    ("mask.fixupimm.sd", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: true, zero: false })),
    ("mask.fixupimm.ss", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: true, zero: false })),
    ("mask.fpclass.sd", OfMasks(MaskOp::AskedOfLowest(Question::Class))),
    ("mask.fpclass.sh", OfMasks(MaskOp::AskedOfLowest(Question::Class))),
    ("mask.fpclass.ss", OfMasks(MaskOp::AskedOfLowest(Question::Class))),
    ("mask.gather", OfMasks(MaskOp::Gather)),
    ("mask.gather3div2", OfMasks(MaskOp::Gather)),
    ("mask.gather3div4", OfMasks(MaskOp::Gather)),
    ("mask.gather3div8", OfMasks(MaskOp::Gather)),
    ("mask.gather3siv2", OfMasks(MaskOp::Gather)),
    ("mask.gather3siv4", OfMasks(MaskOp::Gather)),
    ("mask.gather3siv8", OfMasks(MaskOp::Gather)),
    ("mask.getexp", OfLanes(LaneOp::Runtime(E::Getexpps, E::Getexppd), Form::Masked(1))),
    ("mask.getexp.sd", OfLanes(LaneOp::Runtime(E::Getexpps, E::Getexppd), LOWEST)),
    ("mask.getexp.sh", OfLanes(LaneOp::Runtime(E::Getexpps, E::Getexppd), LOWEST)),
    ("mask.getexp.ss", OfLanes(LaneOp::Runtime(E::Getexpps, E::Getexppd), LOWEST)),
    ("mask.getmant", OfLanes(LaneOp::Runtime(E::Getmantps, E::Getmantpd), Form::Masked(2))),
    ("mask.getmant.sd", OfLanes(LaneOp::Runtime(E::Getmantps, E::Getmantpd), Form::LowestBy { both: false })),
    ("mask.getmant.sh", OfLanes(LaneOp::Runtime(E::Getmantps, E::Getmantpd), Form::LowestBy { both: false })),
    ("mask.getmant.ss", OfLanes(LaneOp::Runtime(E::Getmantps, E::Getmantpd), Form::LowestBy { both: false })),
    ("mask.max", OfLanes(LaneOp::Limit(FCmpCond::Ogt), LOWEST_OF_BOTH)),
    ("mask.min", OfLanes(LaneOp::Limit(FCmpCond::Olt), LOWEST_OF_BOTH)),
    ("mask.mul", OfLanes(LaneOp::Arith(Op::FMul), LOWEST_OF_BOTH)),
    ("mask.pmov", OfLanes(LaneOp::Narrow(Narrowing::Low), Form::Masked(1))),
    ("mask.pmov.db.mem", NarrowToMemory(Narrowing::Low, 8)),
    ("mask.pmov.dw.mem", NarrowToMemory(Narrowing::Low, 16)),
    ("mask.pmov.qb.mem", NarrowToMemory(Narrowing::Low, 8)),
    ("mask.pmov.qd.mem", NarrowToMemory(Narrowing::Low, 32)),
    ("mask.pmov.qw.mem", NarrowToMemory(Narrowing::Low, 16)),
    ("mask.pmov.wb.mem", NarrowToMemory(Narrowing::Low, 8)),
    ("mask.pmovs", OfLanes(LaneOp::Narrow(Narrowing::Signed), Form::Masked(1))),
    ("mask.pmovs.db.mem", NarrowToMemory(Narrowing::Signed, 8)),
    ("mask.pmovs.dw.mem", NarrowToMemory(Narrowing::Signed, 16)),
    ("mask.pmovs.qb.mem", NarrowToMemory(Narrowing::Signed, 8)),
    ("mask.pmovs.qd.mem", NarrowToMemory(Narrowing::Signed, 32)),
    ("mask.pmovs.qw.mem", NarrowToMemory(Narrowing::Signed, 16)),
    ("mask.pmovs.wb.mem", NarrowToMemory(Narrowing::Signed, 8)),
    ("mask.pmovus", OfLanes(LaneOp::Narrow(Narrowing::Unsigned), Form::Masked(1))),
    ("mask.pmovus.db.mem", NarrowToMemory(Narrowing::Unsigned, 8)),
    ("mask.pmovus.dw.mem", NarrowToMemory(Narrowing::Unsigned, 16)),
    ("mask.pmovus.qb.mem", NarrowToMemory(Narrowing::Unsigned, 8)),
    ("mask.pmovus.qd.mem", NarrowToMemory(Narrowing::Unsigned, 32)),
    ("mask.pmovus.qw.mem", NarrowToMemory(Narrowing::Unsigned, 16)),
    ("mask.pmovus.wb.mem", NarrowToMemory(Narrowing::Unsigned, 8)),
    ("mask.range", OfLanes(LaneOp::Runtime(E::Rangeps, E::Rangepd), Form::Masked(3))),
    ("mask.range.sd", OfLanes(LaneOp::Runtime(E::Rangeps, E::Rangepd), Form::LowestThenBy { both: true })),
    ("mask.range.ss", OfLanes(LaneOp::Runtime(E::Rangeps, E::Rangepd), Form::LowestThenBy { both: true })),
    ("mask.rcp", OfLanes(LaneOp::Runtime(E::Rcp14ps, E::Rcp14pd), Form::Masked(1))),
    ("mask.rcp.sh", OfLanes(LaneOp::Runtime(E::Rcp14ps, E::Rcp14pd), LOWEST)),
    ("mask.reduce", OfLanes(LaneOp::Runtime(E::Reduceps, E::Reducepd), Form::Masked(2))),
    ("mask.reduce.sd", OfLanes(LaneOp::Runtime(E::Reduceps, E::Reducepd), Form::LowestThenBy { both: false })),
    ("mask.reduce.sh", OfLanes(LaneOp::Runtime(E::Reduceps, E::Reducepd), Form::LowestThenBy { both: false })),
    ("mask.reduce.ss", OfLanes(LaneOp::Runtime(E::Reduceps, E::Reducepd), Form::LowestThenBy { both: false })),
    ("mask.rndscale", OfLanes(LaneOp::Runtime(E::Rndscaleps, E::Rndscalepd), Form::Masked(2))),
    ("mask.rndscale.sd", OfLanes(LaneOp::Runtime(E::Rndscaleps, E::Rndscalepd), Form::LowestThenBy { both: false })),
    ("mask.rndscale.sh", OfLanes(LaneOp::Runtime(E::Rndscaleps, E::Rndscalepd), Form::LowestThenBy { both: false })),
    ("mask.rndscale.ss", OfLanes(LaneOp::Runtime(E::Rndscaleps, E::Rndscalepd), Form::LowestThenBy { both: false })),
    ("mask.rsqrt", OfLanes(LaneOp::Runtime(E::Rsqrt14ps, E::Rsqrt14pd), Form::Masked(1))),
    ("mask.rsqrt.sh", OfLanes(LaneOp::Runtime(E::Rsqrt14ps, E::Rsqrt14pd), LOWEST)),
    ("mask.scalef", OfLanes(LaneOp::Runtime(E::Scalefps, E::Scalefpd), Form::Masked(2))),
    ("mask.scalef.sd", OfLanes(LaneOp::Runtime(E::Scalefps, E::Scalefpd), LOWEST_OF_BOTH)),
    ("mask.scalef.sh", OfLanes(LaneOp::Runtime(E::Scalefps, E::Scalefpd), LOWEST_OF_BOTH)),
    ("mask.scalef.ss", OfLanes(LaneOp::Runtime(E::Scalefps, E::Scalefpd), LOWEST_OF_BOTH)),
    ("mask.scatter", OfMasks(MaskOp::Scatter)),
    ("mask.scatterdiv2", OfMasks(MaskOp::Scatter)),
    ("mask.scatterdiv4", OfMasks(MaskOp::Scatter)),
    ("mask.scatterdiv8", OfMasks(MaskOp::Scatter)),
    ("mask.scattersiv2", OfMasks(MaskOp::Scatter)),
    ("mask.scattersiv4", OfMasks(MaskOp::Scatter)),
    ("mask.scattersiv8", OfMasks(MaskOp::Scatter)),
    ("mask.sqrt", OfLanes(LaneOp::Sqrt, LOWEST)),
    ("mask.sub", OfLanes(LaneOp::Arith(Op::FSub), LOWEST_OF_BOTH)),
    ("mask.vcvtdq2ph", OfLanes(FROM_SIGNED, Form::Masked(1))),
    ("mask.vcvtpd2ph", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.vcvtph2dq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.vcvtph2pd", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.vcvtph2ps", OfLanes(LaneOp::FromHalf, Form::Masked(1))),
    ("mask.vcvtph2psx", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.vcvtph2qq", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.vcvtph2udq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.vcvtph2uqq", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.vcvtph2uw", OfLanes(ROUND_UNSIGNED, Form::Masked(1))),
    ("mask.vcvtph2w", OfLanes(ROUND_SIGNED, Form::Masked(1))),
    ("mask.vcvtps2ph", OfLanes(LaneOp::ToHalf, Form::Masked(2))),
    ("mask.vcvtps2phx", OfLanes(LaneOp::Resize, Form::Masked(1))),
    ("mask.vcvtqq2ph", OfLanes(FROM_SIGNED, Form::Masked(1))),
    ("mask.vcvtsd2sh.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.vcvtsh2sd.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.vcvtsh2ss.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.vcvtss2sh.round", OfLanes(LaneOp::Resize, LOWEST)),
    ("mask.vcvttph2dq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.vcvttph2qq", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.vcvttph2udq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.vcvttph2uqq", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.vcvttph2uw", OfLanes(CUT_UNSIGNED, Form::Masked(1))),
    ("mask.vcvttph2w", OfLanes(CUT_SIGNED, Form::Masked(1))),
    ("mask.vcvtudq2ph", OfLanes(FROM_UNSIGNED, Form::Masked(1))),
    ("mask.vcvtuqq2ph", OfLanes(FROM_UNSIGNED, Form::Masked(1))),
    ("mask.vfcmadd.cph", Complex(ComplexOp { conjugates: true, adds: true, zeroes: false, lowest: false })),
    ("mask.vfcmadd.csh", Complex(ComplexOp { conjugates: true, adds: true, zeroes: false, lowest: true })),
    ("mask.vfcmul.cph", Complex(ComplexOp { conjugates: true, adds: false, zeroes: false, lowest: false })),
    ("mask.vfcmul.csh", Complex(ComplexOp { conjugates: true, adds: false, zeroes: false, lowest: true })),
    ("mask.vfmadd.cph", Complex(ComplexOp { conjugates: false, adds: true, zeroes: false, lowest: false })),
    ("mask.vfmadd.csh", Complex(ComplexOp { conjugates: false, adds: true, zeroes: false, lowest: true })),
    ("mask.vfmul.cph", Complex(ComplexOp { conjugates: false, adds: false, zeroes: false, lowest: false })),
    ("mask.vfmul.csh", Complex(ComplexOp { conjugates: false, adds: false, zeroes: false, lowest: true })),
    ("maskz.fixupimm", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: false, zero: true })),
    ("maskz.fixupimm.sd", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: true, zero: true })),
    ("maskz.fixupimm.ss", OfLanes(LaneOp::Runtime(E::Fixupimmps, E::Fixupimmpd), Form::Fixup { lowest: true, zero: true })),
    ("maskz.vfcmadd.cph", Complex(ComplexOp { conjugates: true, adds: true, zeroes: true, lowest: false })),
    ("maskz.vfcmadd.csh", Complex(ComplexOp { conjugates: true, adds: true, zeroes: true, lowest: true })),
    ("maskz.vfmadd.cph", Complex(ComplexOp { conjugates: false, adds: true, zeroes: true, lowest: false })),
    ("maskz.vfmadd.csh", Complex(ComplexOp { conjugates: false, adds: true, zeroes: true, lowest: true })),
    ("max", OnLanes(V::Fmax)),
    ("max.ph", OfLanes(LaneOp::Limit(FCmpCond::Ogt), Form::All(2))),
    ("min", OnLanes(V::Fmin)),
    ("min.ph", OfLanes(LaneOp::Limit(FCmpCond::Olt), Form::All(2))),
    ("mul", OfLanes(LaneOp::Arith(Op::FMul), Form::All(2))),
    ("packssdw", Pack(true)),
    ("packsswb", Pack(true)),
    ("packusdw", Pack(false)),
    ("packuswb", Pack(false)),
    ("pavg.b", OfTwo(V::Average, 8)),
    ("pavg.w", OfTwo(V::Average, 16)),
    ("permvar", OfMasks(MaskOp::Table(1))),
    ("pmaddubs.w", OfTwo(V::MulAddBytes, 8)),
    ("pmaddw.d", OfTwo(V::MulAdd, 16)),
    ("pmul.hr.sw", OfTwo(V::MulRounded, 16)),
    ("pmulh.w", OfTwo(V::MulHighS16, 16)),
    ("pmulhu.w", OfTwo(V::MulHighU16, 16)),
    ("pmultishift.qb", Whole(E::Multishiftqb)),
    ("psad.bw", OfTwo(V::SumOfDifferences, 8)),
    ("pshuf.b", OfTwo(V::ShuffleBytes, 8)),
    ("psll", ShiftByLowest(Op::Shl)),
    ("pslli", Shift(Op::Shl)),
    ("psllv", ShiftEach(Op::Shl)),
    ("psra", ShiftByLowest(Op::AShr)),
    ("psrai", Shift(Op::AShr)),
    ("psrav", ShiftEach(Op::AShr)),
    ("psrl", ShiftByLowest(Op::LShr)),
    ("psrli", Shift(Op::LShr)),
    ("psrlv", ShiftEach(Op::LShr)),
    ("pternlog", OfMasks(MaskOp::Ternary)),
    ("rcp14", OfLanes(LaneOp::Runtime(E::Rcp14ps, E::Rcp14pd), Form::Masked(1))),
    ("rcp14.sd", OfLanes(LaneOp::Runtime(E::Rcp14ps, E::Rcp14pd), LOWEST)),
    ("rcp14.ss", OfLanes(LaneOp::Runtime(E::Rcp14ps, E::Rcp14pd), LOWEST)),
    ("rsqrt14", OfLanes(LaneOp::Runtime(E::Rsqrt14ps, E::Rsqrt14pd), Form::Masked(1))),
    ("rsqrt14.sd", OfLanes(LaneOp::Runtime(E::Rsqrt14ps, E::Rsqrt14pd), LOWEST)),
    ("rsqrt14.ss", OfLanes(LaneOp::Runtime(E::Rsqrt14ps, E::Rsqrt14pd), LOWEST)),
    ("scatter", OfMasks(MaskOp::Scatter)),
    ("scatterdiv2", OfMasks(MaskOp::Scatter)),
    ("scatterdiv4", OfMasks(MaskOp::Scatter)),
    ("scatterdiv8", OfMasks(MaskOp::Scatter)),
    ("scattersiv2", OfMasks(MaskOp::Scatter)),
    ("scattersiv4", OfMasks(MaskOp::Scatter)),
    ("scattersiv8", OfMasks(MaskOp::Scatter)),
    ("sitofp.round", OfLanes(FROM_SIGNED, Form::All(1))),
    ("sqrt", OfLanes(LaneOp::Sqrt, Form::All(1))),
    ("sub", OfLanes(LaneOp::Arith(Op::FSub), Form::All(2))),
    ("uitofp.round", OfLanes(FROM_UNSIGNED, Form::All(1))),
    ("vcomi", OfMasks(MaskOp::CompareLowest)),
    ("vcvtsd2si32", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtsd2si64", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtsd2usi32", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvtsd2usi64", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvtsh2si32", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtsh2si64", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtsh2usi32", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvtsh2usi64", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvtsi2sh", LowestFromInt(true)),
    ("vcvtsi642sh", LowestFromInt(true)),
    ("vcvtss2si32", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtss2si64", OfLanes(ROUND_SIGNED, Form::All(1))),
    ("vcvtss2usi32", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvtss2usi64", OfLanes(ROUND_UNSIGNED, Form::All(1))),
    ("vcvttsh2si32", OfLanes(CUT_SIGNED, Form::All(1))),
    ("vcvttsh2si64", OfLanes(CUT_SIGNED, Form::All(1))),
    ("vcvttsh2usi32", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("vcvttsh2usi64", OfLanes(CUT_UNSIGNED, Form::All(1))),
    ("vcvtusi2sh", LowestFromInt(false)),
    ("vcvtusi642sh", LowestFromInt(false)),
    ("vfmadd", OfLanes(LaneOp::Fma, Form::All(3))),
    ("vfmaddsub", OfLanes(LaneOp::FmaAddSub, Form::All(3))),
    ("vp2intersect", OfMasks(MaskOp::Intersect)),
    ("vpdpbusd", Whole(E::Dpbusd)),
    ("vpdpbusds", Whole(E::Dpbusds)),
    ("vpdpwssd", Whole(E::Dpwssd)),
    ("vpdpwssds", Whole(E::Dpwssds)),
    ("vpermi2var", OfMasks(MaskOp::Table(2))),
    ("vpermilvar", Permute),
    ("vpmadd52h.uq", Whole(E::Madd52h)),
    ("vpmadd52l.uq", Whole(E::Madd52l)),
    ("vpshufbitqmb", OfMasks(MaskOp::Bits)),
];

/// What becomes of an intrinsic of this name.
pub(crate) fn family(name: &str) -> Option<X86Op> {
    let mut end = name.len();
    loop {
        let start = &name[..end];
        if let Ok(at) = FAMILIES.binary_search_by_key(&start, |row| row.0) {
            return Some(FAMILIES[at].1);
        }
        end = start.rfind('.')?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Intrinsic;

    #[test]
    fn rows_are_in_order_and_each_is_of_an_intrinsic() {
        assert!(FAMILIES.is_sorted_by(|a, b| a.0 < b.0));
        let mut used = vec![false; FAMILIES.len()];
        for intrinsic in Intrinsic::all() {
            let (start, name) = intrinsic.name();
            if !start.starts_with("x86.avx512") {
                continue;
            }
            assert!(family(name).is_some(), "{intrinsic} cannot be run");
            let ends = name
                .match_indices('.')
                .map(|(at, _)| at)
                .chain([name.len()]);
            let found = ends.filter_map(|end| {
                let start = &name[..end];
                FAMILIES.binary_search_by_key(&start, |row| row.0).ok()
            });
            if let Some(at) = found.reduce(|_, longer| longer) {
                used[at] = true;
            }
        }
        for (row, used) in FAMILIES.iter().zip(used) {
            assert!(used, "`{}` is of no intrinsic", row.0);
        }
    }
}
