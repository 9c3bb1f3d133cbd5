//! The intrinsic functions of LLVM 1.x: what each takes and gives, in the forms of all years.

use super::ast::{Body, ConstId, ConstKind, Module};
use super::types::Ty;
use crate::ir::{Operand, OperandKind};

/// What an argument or result has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ArgKind {
    Void,
    Bool,
    Integer,
    /// An integer that is a constant.
    ConstantInteger,
    Float,
    Pointer,
    /// A pointer that is a constant, or the address of a global value.
    ConstantPointer,
    FirstClass,
}

use ArgKind::{Bool, ConstantInteger, ConstantPointer, FirstClass, Float, Integer, Pointer, Void};

/// A form of an intrinsic: its result and its arguments.
type Form = (ArgKind, &'static [ArgKind]);

/// The intrinsics by the first word of their names, each with its forms.
const INTRINSICS: &[(&str, &[Form])] = &[
    ("va_start", &[(Pointer, &[]), (Void, &[Pointer])]),
    ("va_end", &[(Void, &[Pointer])]),
    (
        "va_copy",
        &[(Pointer, &[Pointer]), (Void, &[Pointer, Pointer])],
    ),
    ("gcroot", &[(Void, &[Pointer, ConstantPointer])]),
    (
        "gcread",
        &[(Pointer, &[Pointer]), (Pointer, &[Pointer, Pointer])],
    ),
    (
        "gcwrite",
        &[
            (Void, &[Pointer, Pointer]),
            (Void, &[Pointer, Pointer, Pointer]),
        ],
    ),
    ("returnaddress", &[(Pointer, &[ConstantInteger])]),
    ("frameaddress", &[(Pointer, &[ConstantInteger])]),
    ("stacksave", &[(Pointer, &[])]),
    ("stackrestore", &[(Void, &[Pointer])]),
    (
        "prefetch",
        &[(Void, &[Pointer, ConstantInteger, ConstantInteger])],
    ),
    ("pcmarker", &[(Void, &[Integer])]),
    ("readcyclecounter", &[(Integer, &[])]),
    ("memcpy", &[(Void, &[Pointer, Pointer, Integer, Integer])]),
    ("memmove", &[(Void, &[Pointer, Pointer, Integer, Integer])]),
    ("memset", &[(Void, &[Pointer, Integer, Integer, Integer])]),
    ("isunordered", &[(Bool, &[Float, Float])]),
    ("sqrt", &[(Float, &[Float])]),
    ("bswap", &[(Integer, &[Integer])]),
    ("ctpop", &[(Integer, &[Integer])]),
    ("ctlz", &[(Integer, &[Integer])]),
    ("cttz", &[(Integer, &[Integer])]),
    ("setjmp", &[(Integer, &[Pointer])]),
    ("longjmp", &[(Void, &[Pointer, Integer])]),
    ("sigsetjmp", &[(Integer, &[Pointer, Integer])]),
    ("siglongjmp", &[(Void, &[Pointer, Integer])]),
    ("readport", &[(Integer, &[Integer])]),
    ("writeport", &[(Void, &[Integer, Integer])]),
    ("readio", &[(FirstClass, &[Pointer])]),
    ("writeio", &[(Void, &[FirstClass, Pointer])]),
];

impl ArgKind {
    fn holds(self, m: &Module, ty: Ty, operand: Option<Operand>) -> bool {
        let types = &m.types;
        let constant = || match operand.map(Operand::kind) {
            Some(OperandKind::Const(id)) => Some(m.consts[ConstId(id.0)].kind),
            _ => None,
        };
        match self {
            Void => ty == Ty::VOID,
            Bool => types.primitive(ty) == Some(Ty::BOOL),
            Integer => types.integer(ty).is_some(),
            // What an expression gives is known when it has become one of today's constants.
            ConstantInteger => types.integer(ty).is_some() && constant().is_some(),
            Float => types.is_float(ty),
            Pointer => types.pointee(ty).is_some(),
            ConstantPointer => {
                types.pointee(ty).is_some() && !matches!(constant(), None | Some(ConstKind::Undef))
            }
            FirstClass => types.is_first_class(ty),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Void => "void",
            Bool => "a bool",
            Integer => "an integer",
            ConstantInteger => "a constant integer",
            Float => "a floating point number",
            Pointer => "a pointer",
            ConstantPointer => "a constant or the address of a global value",
            FirstClass => "of first class",
        }
    }
}

/// What is wrong with a call of an intrinsic function, where anything is: `words` are its arguments.
pub(super) fn mistake(
    m: &Module,
    body: &Body,
    name: &[u8],
    ret: Ty,
    words: &[u32],
) -> Option<String> {
    let whole = name.strip_prefix(b"llvm.")?;
    let first = whole.split(|&b| b == b'.').next()?;
    let forms = INTRINSICS.iter().find(|row| row.0.as_bytes() == first)?.1;
    let shown = format!("`%{}`", String::from_utf8_lossy(name));
    let Some(&(result, classes)) = forms.iter().find(|form| form.1.len() == words.len()) else {
        let counts: Vec<String> = forms.iter().map(|form| form.1.len().to_string()).collect();
        let counts = counts.join(" or ");
        return Some(format!(
            "{shown} takes {counts} arguments, not {}",
            words.len()
        ));
    };
    let mut types = Vec::new();
    for (n, (&word, class)) in words.iter().zip(classes).enumerate() {
        let ty = m.operand_ty(body, Operand(word))?;
        if !class.holds(m, ty, Some(Operand(word))) {
            let (n, wanted) = (n + 1, class.word());
            let given = match class {
                ConstantInteger if m.types.integer(ty).is_some() => "no constant".into(),
                ConstantPointer if m.types.pointee(ty).is_some() => "none of these".into(),
                _ => m.show(ty),
            };
            return Some(format!(
                "argument {n} of {shown} must be {wanted}, and is {given}"
            ));
        }
        types.push(ty);
    }
    // Both numbers of a comparison are of one type, and the root of a number is of its own.
    let differ = match first {
        b"isunordered" => m.types.primitive(types[0]) != m.types.primitive(types[1]),
        b"sqrt" => m.types.primitive(types[0]) != m.types.primitive(ret),
        _ => false,
    };
    if differ {
        let other = types.get(1).copied().unwrap_or(ret);
        let (a, b) = (m.show(types[0]), m.show(other));
        return Some(format!("{shown} is of one type, not of {a} and {b}"));
    }
    (!result.holds(m, ret, None)).then(|| {
        let (ret, wanted) = (m.show(ret), result.word());
        format!("{shown} returns {ret}, and must return {wanted}")
    })
}
