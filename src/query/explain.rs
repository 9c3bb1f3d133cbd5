//! Instructions in one sentence each, for people who meet them.

use crate::ir::inst::RmwOp;
use crate::ir::{BinaryOp, CastOp, FCmpCond, ICmpCond, InstData};

/// What an instruction does.
pub fn instruction(data: &InstData) -> String {
    match data {
        InstData::Binary { op, .. } => binary(*op).into(),
        InstData::FNeg { .. } => "Changes the sign of a floating-point number.".into(),
        InstData::Cast { op, .. } => cast(*op).into(),
        InstData::ICmp { cond, .. } => integer_comparison(*cond).into(),
        InstData::FCmp { cond, .. } => float_comparison(*cond),
        InstData::Select { .. } => {
            "Gives the second operand if the first is true, else the third; there is no branch.".into()
        }
        InstData::Freeze { .. } => {
            "Gives the operand; if it is undefined or poison, some fixed value of its type.".into()
        }
        InstData::Phi { .. } => {
            "Gives the value that belongs to the block from which this block was entered.".into()
        }
        InstData::Alloca { .. } => {
            "Makes room on the stack, which is given back when the function returns, and gives its address.".into()
        }
        InstData::Load { .. } => "Reads a value of the type from memory at the address.".into(),
        InstData::Store { .. } => "Writes the first operand to memory at the address.".into(),
        InstData::Gep { .. } => {
            "Computes the address of a part: the first index steps over whole values of the type, each further one goes into it. Memory is not touched.".into()
        }
        InstData::Call { .. } => "Calls a function and goes on behind the call.".into(),
        InstData::Invoke { .. } => {
            "Calls a function; goes on at the first label, or at the second one if the function throws.".into()
        }
        InstData::CallBr { .. } => {
            "Calls inline assembly, which may go to one of the labels.".into()
        }
        InstData::VaArg { .. } => {
            "Takes the next variable argument of the type from a list and steps the list on.".into()
        }
        InstData::ExtractValue { .. } => "Gives a field or element of a struct or array value.".into(),
        InstData::InsertValue { .. } => {
            "Gives the struct or array value with one field or element replaced.".into()
        }
        InstData::ExtractElement { .. } => "Gives the element of a vector at an index.".into(),
        InstData::InsertElement { .. } => "Gives the vector with the element at an index replaced.".into(),
        InstData::ShuffleVector { .. } => {
            "Makes a vector of elements of two vectors; the mask lists the elements to take.".into()
        }
        InstData::Fence { .. } => "Orders the memory accesses before it and behind it between threads.".into(),
        InstData::CmpXchg { .. } => {
            "Atomically compares memory with a value and, if both are equal, writes a new one; gives what was there and whether it was written.".into()
        }
        InstData::AtomicRmw { op, .. } => format!(
            "Atomically reads memory, {}, and gives what was there before.",
            read_modify_write(*op)
        ),
        InstData::LandingPad { .. } => {
            "Begins the code that an exception is handed to, and gives the exception.".into()
        }
        InstData::Resume { .. } => "Throws an exception on to the caller.".into(),
        InstData::CatchSwitch { .. } => {
            "Begins the handlers of an exception; the first that fits is entered.".into()
        }
        InstData::CatchPad { .. } => "Begins a handler, for the exceptions that its arguments describe.".into(),
        InstData::CatchRet { .. } => "Ends a handler and goes on at the label.".into(),
        InstData::CleanupPad { .. } => "Begins code that runs while an exception passes by.".into(),
        InstData::CleanupRet { .. } => "Ends a cleanup; the exception goes on.".into(),
        InstData::Ret { .. } => "Ends the function and gives the operand to the caller.".into(),
        InstData::Br { .. } => "Goes on at the label.".into(),
        InstData::CondBr { .. } => {
            "Goes on at the first label if the condition is true, else at the second.".into()
        }
        InstData::Switch { .. } => {
            "Goes on at the label of the case that equals the value, or at the first label if none does.".into()
        }
        InstData::IndirectBr { .. } => {
            "Goes on at the label whose address it is given, which is one of the list.".into()
        }
        InstData::Unreachable => "Is never executed: a program that gets here has no meaning.".into(),
    }
}

fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "Adds two integers; what does not fit in the type is cut off.",
        BinaryOp::Sub => {
            "Subtracts the second integer from the first; what does not fit is cut off."
        }
        BinaryOp::Mul => "Multiplies two integers; what does not fit in the type is cut off.",
        BinaryOp::UDiv => {
            "Divides two integers without signs, rounding down; the divisor is not zero."
        }
        BinaryOp::SDiv => {
            "Divides two signed integers, rounding towards zero; the divisor is not zero, and the quotient fits."
        }
        BinaryOp::URem => {
            "Gives the remainder of a division without signs; the divisor is not zero."
        }
        BinaryOp::SRem => {
            "Gives the remainder of a signed division, which has the sign of the dividend; the divisor is not zero."
        }
        BinaryOp::Shl => "Shifts bits to the left, by less than the width; zeros come in.",
        BinaryOp::LShr => "Shifts bits to the right, by less than the width; zeros come in.",
        BinaryOp::AShr => {
            "Shifts bits to the right, by less than the width; copies of the sign come in."
        }
        BinaryOp::And => "Gives the bits that are set in both operands.",
        BinaryOp::Or => "Gives the bits that are set in one operand or in both.",
        BinaryOp::Xor => "Gives the bits that are set in exactly one operand.",
        BinaryOp::FAdd => "Adds two floating-point numbers.",
        BinaryOp::FSub => "Subtracts the second floating-point number from the first.",
        BinaryOp::FMul => "Multiplies two floating-point numbers.",
        BinaryOp::FDiv => "Divides the first floating-point number by the second.",
        BinaryOp::FRem => "Gives the remainder of a floating-point division, as `fmod` of C does.",
    }
}

fn cast(op: CastOp) -> &'static str {
    match op {
        CastOp::Trunc => "Keeps the low bits of an integer.",
        CastOp::ZExt => "Makes an integer wider; zeros come in.",
        CastOp::SExt => "Makes an integer wider; copies of its sign come in.",
        CastOp::FPTrunc => "Rounds a floating-point number to a smaller type.",
        CastOp::FPExt => "Gives a floating-point number in a larger type, where it is the same.",
        CastOp::FPToUI => "Cuts a floating-point number to an integer without a sign; it must fit.",
        CastOp::FPToSI => "Cuts a floating-point number to a signed integer; it must fit.",
        CastOp::UIToFP => "Rounds an integer without a sign to a floating-point number.",
        CastOp::SIToFP => "Rounds a signed integer to a floating-point number.",
        CastOp::PtrToInt => "Gives an address as an integer.",
        CastOp::IntToPtr => "Gives an integer as an address.",
        CastOp::PtrToAddr => "Gives the address that a pointer holds as an integer.",
        CastOp::BitCast => "Gives the same bits as a value of another type of the same size.",
        CastOp::AddrSpaceCast => "Gives a pointer into another address space.",
    }
}

fn integer_comparison(cond: ICmpCond) -> &'static str {
    match cond {
        ICmpCond::Eq => "Gives true if both operands are equal.",
        ICmpCond::Ne => "Gives true if the operands differ.",
        ICmpCond::Ugt => "Gives true if the first operand is greater, both taken without signs.",
        ICmpCond::Uge => {
            "Gives true if the first operand is greater or equal, both taken without signs."
        }
        ICmpCond::Ult => "Gives true if the first operand is less, both taken without signs.",
        ICmpCond::Ule => {
            "Gives true if the first operand is less or equal, both taken without signs."
        }
        ICmpCond::Sgt => "Gives true if the first operand is greater, both taken with signs.",
        ICmpCond::Sge => {
            "Gives true if the first operand is greater or equal, both taken with signs."
        }
        ICmpCond::Slt => "Gives true if the first operand is less, both taken with signs.",
        ICmpCond::Sle => "Gives true if the first operand is less or equal, both taken with signs.",
    }
}

fn float_comparison(cond: FCmpCond) -> String {
    let relation = match cond {
        FCmpCond::False => return "Gives false.".into(),
        FCmpCond::True => return "Gives true.".into(),
        FCmpCond::Ord => return "Gives true if neither operand is a NaN.".into(),
        FCmpCond::Uno => return "Gives true if an operand is a NaN.".into(),
        FCmpCond::Oeq | FCmpCond::Ueq => "both operands are equal",
        FCmpCond::Ogt | FCmpCond::Ugt => "the first operand is greater",
        FCmpCond::Oge | FCmpCond::Uge => "the first operand is greater or equal",
        FCmpCond::Olt | FCmpCond::Ult => "the first operand is less",
        FCmpCond::Ole | FCmpCond::Ule => "the first operand is less or equal",
        FCmpCond::One | FCmpCond::Une => "the operands differ",
    };
    let is_ordered = cond.outcomes() & FCmpCond::UNORDERED == 0;
    let nan = match is_ordered {
        true => "and neither is a NaN",
        false => "or one is a NaN",
    };
    format!("Gives true if {relation} {nan}.")
}

fn read_modify_write(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Xchg => "writes the operand",
        RmwOp::Add | RmwOp::FAdd => "adds the operand",
        RmwOp::Sub | RmwOp::FSub => "subtracts the operand",
        RmwOp::And => "keeps the bits that the operand has, too",
        RmwOp::Nand => "writes the inverse of the bits that both have",
        RmwOp::Or => "sets the bits of the operand",
        RmwOp::Xor => "flips the bits of the operand",
        RmwOp::Max | RmwOp::FMax | RmwOp::FMaximum => "writes the greater of both",
        RmwOp::Min | RmwOp::FMin | RmwOp::FMinimum => "writes the lesser of both",
        RmwOp::UMax => "writes the greater of both, taken without signs",
        RmwOp::UMin => "writes the lesser of both, taken without signs",
        RmwOp::UIncWrap => "counts up, to zero behind the operand",
        RmwOp::UDecWrap => "counts down, to the operand below zero",
        RmwOp::USubCond => "subtracts the operand where it is not greater",
        RmwOp::USubSat => "subtracts the operand, to zero at the least",
    }
}

/// Words beside instructions and attributes, each with what it means, in order.
const WORDS: &[(&str, &str)] = &[
    (
        "addrspace",
        "The number of an address space; 0 is the usual one.",
    ),
    ("afn", "An approximation of the function may be computed."),
    ("alias", "Another name for a symbol."),
    ("any", "Of the definitions of a comdat, any one is kept."),
    (
        "arcp",
        "A division may be a multiplication by the reciprocal.",
    ),
    (
        "attributes",
        "A group of attributes, which functions name by its number.",
    ),
    (
        "available_externally",
        "The definition is for optimizers only: another module has the symbol.",
    ),
    (
        "bfloat",
        "A floating-point number of 16 bits with the exponent of `float`.",
    ),
    ("ccc", "The calling convention of C."),
    ("cold", "The function is rarely called."),
    (
        "common",
        "A variable of C without an initializer: definitions of one name are merged.",
    ),
    (
        "comdat",
        "A group of symbols of which a linker keeps all or none.",
    ),
    ("constant", "A variable that is never written."),
    (
        "contract",
        "A multiplication and an addition may become one operation.",
    ),
    (
        "datalayout",
        "Sizes and alignments of types, byte order and mangling of the target.",
    ),
    (
        "declare",
        "Names a function that another module or the host defines.",
    ),
    ("define", "Defines a function."),
    (
        "disjoint",
        "No bit is set in both operands; otherwise the result is poison.",
    ),
    ("double", "A floating-point number of 64 bits."),
    (
        "dso_local",
        "The symbol is resolved within the same shared object.",
    ),
    (
        "exact",
        "Nothing is lost: the remainder, or the bits that are shifted out, is zero; otherwise the result is poison.",
    ),
    (
        "extern_weak",
        "The symbol may be missing; its address is null then.",
    ),
    (
        "external",
        "The symbol is visible to other modules, or defined in another one.",
    ),
    ("false", "The `i1` 0."),
    (
        "fast",
        "All fast-math flags: the number may be computed as the optimizer likes.",
    ),
    (
        "fastcc",
        "A calling convention that may be faster; caller and function must agree.",
    ),
    ("float", "A floating-point number of 32 bits."),
    ("fp128", "A floating-point number of 128 bits."),
    ("global", "A variable."),
    ("half", "A floating-point number of 16 bits."),
    (
        "hidden",
        "The symbol is not visible outside of its shared object.",
    ),
    (
        "inbounds",
        "The address stays within the object that the pointer points into; otherwise the result is poison.",
    ),
    (
        "internal",
        "The symbol is visible in this module only, as `static` in C.",
    ),
    ("label", "A block of the function."),
    (
        "linkonce",
        "One of several equal definitions is kept; it may be dropped where it is not used.",
    ),
    (
        "linkonce_odr",
        "One of several definitions that all mean the same is kept, as of inline functions in C++.",
    ),
    (
        "local_unnamed_addr",
        "The address means nothing within the module.",
    ),
    (
        "metadata",
        "What a module tells beside its program, such as source lines.",
    ),
    ("module", "What concerns the module as a whole."),
    (
        "musttail",
        "The call takes the place of the caller, so recursion takes no stack.",
    ),
    (
        "ninf",
        "No operand and no result is an infinity; otherwise the result is poison.",
    ),
    (
        "nnan",
        "No operand and no result is a NaN; otherwise the result is poison.",
    ),
    (
        "nneg",
        "The operand is not negative; otherwise the result is poison.",
    ),
    ("none", "The token of no pad."),
    ("notail", "The call does not take the place of the caller."),
    (
        "nsw",
        "No signed wrap: if the result does not fit as a signed number, it is poison.",
    ),
    ("nsz", "The sign of a zero does not matter."),
    ("null", "The pointer to nothing."),
    (
        "nusw",
        "The address computation does not wrap, the offset taken as signed; otherwise the result is poison.",
    ),
    (
        "nuw",
        "No unsigned wrap: if the result does not fit as a number without a sign, it is poison.",
    ),
    ("opaque", "A type of which nothing is known but its name."),
    (
        "personality",
        "The function that decides what an exception does here.",
    ),
    (
        "poison",
        "The result of an operation that broke its promise; what uses it is poison, too.",
    ),
    (
        "private",
        "As `internal`, and without a name in the object file.",
    ),
    ("ptr", "An address in memory."),
    ("reassoc", "Operations may be regrouped."),
    (
        "samesign",
        "Both operands have the same sign; otherwise the result is poison.",
    ),
    ("section", "The section of the object file."),
    (
        "seq_cst",
        "Sequentially consistent: all such accesses have one order that all threads see.",
    ),
    (
        "source_filename",
        "The file that the module was compiled from.",
    ),
    (
        "tail",
        "The call uses no stack of the caller, so it may take its place.",
    ),
    ("target", "What the module was compiled for."),
    ("thread_local", "Each thread has its own variable."),
    ("triple", "Processor, vendor and system of the target."),
    ("true", "The `i1` 1."),
    ("type", "A name for a type."),
    (
        "undef",
        "Any value of the type, at each use a different one if need be.",
    ),
    (
        "unnamed_addr",
        "The address means nothing, so equal constants may be merged.",
    ),
    (
        "unordered",
        "Each byte read was written by some store: the weakest atomic ordering.",
    ),
    ("unwind", "Where an exception goes."),
    ("void", "No value."),
    (
        "volatile",
        "The access is neither removed nor moved across other volatile ones.",
    ),
    (
        "weak",
        "Another definition of the symbol may take its place.",
    ),
    (
        "x86_fp80",
        "A floating-point number of 80 bits of x86 processors.",
    ),
    ("zeroinitializer", "A value whose bits are all zero."),
];

/// What a word means that is neither an instruction nor an attribute.
pub fn word(word: &[u8]) -> Option<&'static str> {
    let row = WORDS.iter().find(|(of, _)| of.as_bytes() == word);
    row.map(|(_, says)| *says)
}

/// The words that [`word`] knows.
pub fn words() -> impl Iterator<Item = &'static str> {
    WORDS.iter().map(|(word, _)| *word)
}
