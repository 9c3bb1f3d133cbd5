//! The words that start instructions.

use super::lex::{Input, key, key_of};
use crate::ir::{BinaryOp, CastOp};

/// An instruction's word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opcode {
    Binary(BinaryOp),
    Cast(CastOp),
    ICmp,
    FCmp,
    FNeg,
    Select,
    Freeze,
    Phi,
    Alloca,
    Load,
    Store,
    Gep,
    Call,
    Tail,
    MustTail,
    NoTail,
    Invoke,
    CallBr,
    VaArg,
    ExtractValue,
    InsertValue,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    Fence,
    CmpXchg,
    AtomicRmw,
    LandingPad,
    Resume,
    CatchSwitch,
    CatchPad,
    CatchRet,
    CleanupPad,
    CleanupRet,
    Ret,
    Br,
    Switch,
    IndirectBr,
    Unreachable,
    /// `volatile load` and `volatile store` of old.
    Volatile,
    /// `malloc` of old, which was an instruction.
    Malloc,
    /// `free` of old.
    Free,
    /// `unwind` and such of old.
    Unsupported,
}

macro_rules! short_words {
    ($($konst:ident $word:literal => $opcode:expr;)*) => {
        /// The opcode of a word of at most eight letters, by its key.
        #[inline(always)]
        fn short_opcode(key: u64) -> Option<Opcode> {
            use Opcode::*;
            $(const $konst: u64 = key_of($word);)*
            Some(match key {
                $($konst => $opcode,)*
                _ => return None,
            })
        }
        /// All words, for guesses at misspelt ones.
        const SHORT_WORDS: &[&str] = &[$($word),*];
    };
}

short_words! {
    ADD "add" => Binary(BinaryOp::Add);
    SUB "sub" => Binary(BinaryOp::Sub);
    MUL "mul" => Binary(BinaryOp::Mul);
    UDIV "udiv" => Binary(BinaryOp::UDiv);
    SDIV "sdiv" => Binary(BinaryOp::SDiv);
    UREM "urem" => Binary(BinaryOp::URem);
    SREM "srem" => Binary(BinaryOp::SRem);
    SHL "shl" => Binary(BinaryOp::Shl);
    LSHR "lshr" => Binary(BinaryOp::LShr);
    ASHR "ashr" => Binary(BinaryOp::AShr);
    AND "and" => Binary(BinaryOp::And);
    OR "or" => Binary(BinaryOp::Or);
    XOR "xor" => Binary(BinaryOp::Xor);
    FADD "fadd" => Binary(BinaryOp::FAdd);
    FSUB "fsub" => Binary(BinaryOp::FSub);
    FMUL "fmul" => Binary(BinaryOp::FMul);
    FDIV "fdiv" => Binary(BinaryOp::FDiv);
    FREM "frem" => Binary(BinaryOp::FRem);
    TRUNC "trunc" => Cast(CastOp::Trunc);
    ZEXT "zext" => Cast(CastOp::ZExt);
    SEXT "sext" => Cast(CastOp::SExt);
    FPTRUNC "fptrunc" => Cast(CastOp::FPTrunc);
    FPEXT "fpext" => Cast(CastOp::FPExt);
    FPTOUI "fptoui" => Cast(CastOp::FPToUI);
    FPTOSI "fptosi" => Cast(CastOp::FPToSI);
    UITOFP "uitofp" => Cast(CastOp::UIToFP);
    SITOFP "sitofp" => Cast(CastOp::SIToFP);
    PTRTOINT "ptrtoint" => Cast(CastOp::PtrToInt);
    INTTOPTR "inttoptr" => Cast(CastOp::IntToPtr);
    BITCAST "bitcast" => Cast(CastOp::BitCast);
    ICMP "icmp" => ICmp;
    FCMP "fcmp" => FCmp;
    FNEG "fneg" => FNeg;
    SELECT "select" => Select;
    FREEZE "freeze" => Freeze;
    PHI "phi" => Phi;
    ALLOCA "alloca" => Alloca;
    LOAD "load" => Load;
    STORE "store" => Store;
    CALL "call" => Call;
    TAIL "tail" => Tail;
    MUSTTAIL "musttail" => MustTail;
    NOTAIL "notail" => NoTail;
    INVOKE "invoke" => Invoke;
    CALLBR "callbr" => CallBr;
    VAARG "va_arg" => VaArg;
    FENCE "fence" => Fence;
    CMPXCHG "cmpxchg" => CmpXchg;
    RESUME "resume" => Resume;
    RET "ret" => Ret;
    BR "br" => Br;
    SWITCH "switch" => Switch;
    CATCHRET "catchret" => CatchRet;
    CATCHPAD "catchpad" => CatchPad;
    UNWIND "unwind" => Unsupported;
    MALLOC "malloc" => Malloc;
    FREE "free" => Free;
    VICMP "vicmp" => Unsupported;
    VFCMP "vfcmp" => Unsupported;
    VOLATILE "volatile" => Volatile;
}

const LONG_WORDS: &[(&str, Opcode)] = &[
    ("getelementptr", Opcode::Gep),
    ("unreachable", Opcode::Unreachable),
    ("extractvalue", Opcode::ExtractValue),
    ("insertvalue", Opcode::InsertValue),
    ("extractelement", Opcode::ExtractElement),
    ("insertelement", Opcode::InsertElement),
    ("shufflevector", Opcode::ShuffleVector),
    ("atomicrmw", Opcode::AtomicRmw),
    ("landingpad", Opcode::LandingPad),
    ("indirectbr", Opcode::IndirectBr),
    ("addrspacecast", Opcode::Cast(CastOp::AddrSpaceCast)),
    ("ptrtoaddr", Opcode::Cast(CastOp::PtrToAddr)),
    ("catchswitch", Opcode::CatchSwitch),
    ("cleanupret", Opcode::CleanupRet),
    ("cleanuppad", Opcode::CleanupPad),
    ("getresult", Opcode::Unsupported),
];

/// The opcode of the word of `len` letters at `i`.
#[inline(always)]
pub(super) fn opcode(i: Input<'_>, len: usize) -> Option<Opcode> {
    if len <= 8 {
        return short_opcode(key(i, len));
    }
    let word = &i[..len];
    LONG_WORDS
        .iter()
        .find(|(name, _)| name.as_bytes() == word)
        .map(|(_, opcode)| *opcode)
}

/// All instruction words, for guesses.
pub(super) fn opcode_words() -> impl Iterator<Item = &'static str> {
    SHORT_WORDS
        .iter()
        .copied()
        .chain(LONG_WORDS.iter().map(|(word, _)| *word))
}
