//! The functions of the C library of which passes know what they do. Some are LIR, to be inlined as functions of the
//! program are: an instruction of the processor, and the function itself where it does more than that. Calls of the
//! others may be [less than a call](super::rewrite::strings).

use crate::lir::{self, Function, SymbolId};

/// A function of the C library, by its name.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibraryFunction {
    Sqrt,
    Sqrtf,
    Tolower,
    Toupper,
    Strlen,
    Strcpy,
    Stpcpy,
    Strcmp,
    Strncmp,
    Memcmp,
    Memchr,
    Strchr,
}

impl LibraryFunction {
    /// All of them.
    pub const ALL: [LibraryFunction; 12] = [
        LibraryFunction::Sqrt,
        LibraryFunction::Sqrtf,
        LibraryFunction::Tolower,
        LibraryFunction::Toupper,
        LibraryFunction::Strlen,
        LibraryFunction::Strcpy,
        LibraryFunction::Stpcpy,
        LibraryFunction::Strcmp,
        LibraryFunction::Strncmp,
        LibraryFunction::Memcmp,
        LibraryFunction::Memchr,
        LibraryFunction::Strchr,
    ];

    /// The name that it has in C.
    pub const fn name(self) -> &'static str {
        match self {
            LibraryFunction::Sqrt => "sqrt",
            LibraryFunction::Sqrtf => "sqrtf",
            LibraryFunction::Tolower => "tolower",
            LibraryFunction::Toupper => "toupper",
            LibraryFunction::Strlen => "strlen",
            LibraryFunction::Strcpy => "strcpy",
            LibraryFunction::Stpcpy => "stpcpy",
            LibraryFunction::Strcmp => "strcmp",
            LibraryFunction::Strncmp => "strncmp",
            LibraryFunction::Memcmp => "memcmp",
            LibraryFunction::Memchr => "memchr",
            LibraryFunction::Strchr => "strchr",
        }
    }

    /// The one that has a name.
    pub fn find(name: &[u8]) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|function| function.name().as_bytes() == name)
    }

    /// Its body, with this symbol, if there is LIR for it.
    pub fn body(self, symbol: SymbolId) -> Option<Function> {
        let text = match self {
            LibraryFunction::Sqrt => square_root("f64"),
            LibraryFunction::Sqrtf => square_root("f32"),
            LibraryFunction::Tolower => mapped("tolower"),
            LibraryFunction::Toupper => mapped("toupper"),
            LibraryFunction::Strcmp => COMPARED.to_string(),
            LibraryFunction::Strncmp => COMPARED_UP_TO.to_string(),
            _ => return None,
        };
        lir::parse(&text, &mut |_| symbol).ok()?.pop()
    }

    /// Whether it compares two strings, whose addresses come first.
    pub fn compares_strings(self) -> bool {
        matches!(self, LibraryFunction::Strcmp | LibraryFunction::Strncmp)
    }

    /// Whether there is LIR for it.
    pub fn has_body(self) -> bool {
        use LibraryFunction::{Sqrt, Sqrtf, Strcmp, Strncmp, Tolower, Toupper};
        matches!(self, Sqrt | Sqrtf | Tolower | Toupper | Strcmp | Strncmp)
    }
}

/// Of what is below zero, the function notes an error in `errno`.
fn square_root(ty: &str) -> String {
    format!(
        "function @sqrt({ty}) -> {ty} {{
    sig0 = ({ty}) -> {ty}
    callee0 = @sqrt sig0
block0(v0: {ty}):
    v1 = fconst.{ty} 0x0
    v2 = fcmp.{ty} olt v0, v1
    brif v2, block1, block2
block1:
    cold
    v3 = call callee0(v0)
    return v3
block2:
    v4 = fsqrt.{ty} v0
    return v4
}}
"
    )
}

/// Most strings that are compared with a constant differ from it in the first byte, and the difference is what the
/// function gives then.
const COMPARED: &str = "function @strcmp(i64, i64) -> i32 {
    sig0 = (i64, i64) -> i32
    callee0 = @strcmp sig0
block0(v0: i64, v1: i64):
    v2 = load.i8 v0
    v3 = load.i8 v1
    v4 = icmp.i8 eq v2, v3
    brif v4, block1, block2
block1:
    v5 = call callee0(v0, v1)
    return v5
block2:
    v6 = uext.i32 v2
    v7 = uext.i32 v3
    v8 = sub.i32 v6, v7
    return v8
}
";

/// The same, where nothing may be read if nothing is to be compared.
const COMPARED_UP_TO: &str = "function @strncmp(i64, i64, i64) -> i32 {
    sig0 = (i64, i64, i64) -> i32
    callee0 = @strncmp sig0
block0(v0: i64, v1: i64, v2: i64):
    v3 = iconst.i64 0
    v4 = icmp.i64 ne v2, v3
    brif v4, block1, block4
block1:
    v5 = load.i8 v0
    v6 = load.i8 v1
    v7 = icmp.i8 eq v5, v6
    brif v7, block2, block3
block2:
    v8 = call callee0(v0, v1, v2)
    return v8
block3:
    v9 = uext.i32 v5
    v10 = uext.i32 v6
    v11 = sub.i32 v9, v10
    return v11
block4:
    v12 = iconst.i32 0
    return v12
}
";

/// What the table of the thread's locale says. GNU's has entries from -128 on, and C promises those from
/// zero on; of other numbers the function knows what they become.
fn mapped(name: &str) -> String {
    let negative = match cfg!(target_env = "gnu") {
        true => 128,
        false => 0,
    };
    let entries = negative + 256;
    format!(
        "function @{name}(i32) -> i32 {{
    sig0 = () -> i64
    sig1 = (i32) -> i32
    callee0 = %__ctype_{name}_loc sig0
    callee1 = @{name} sig1
block0(v0: i32):
    v1 = iconst.i32 {negative}
    v2 = add.i32 v0, v1
    v3 = iconst.i32 {entries}
    v4 = icmp.i32 ult v2, v3
    brif v4, block1, block2
block1:
    v5 = call callee0()
    v6 = load.i64 v5
    v7 = sext.i64 v0
    v8 = lea v6 + v7 * 4
    v9 = load.i32 v8
    return v9
block2:
    cold
    v10 = call callee1(v0)
    return v10
}}
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found_and_their_bodies_well_formed() {
        for known in LibraryFunction::ALL {
            assert_eq!(LibraryFunction::find(known.name().as_bytes()), Some(known));
            let func = known.body(SymbolId(7));
            assert_eq!(func.is_some(), known.has_body(), "{}", known.name());
            if let Some(func) = func {
                assert_eq!(lir::verify(&func), []);
                assert_eq!(func.symbol, Some(SymbolId(7)));
            }
        }
    }
}
