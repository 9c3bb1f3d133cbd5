//! Functions of the C library as LIR, to be inlined as those of the program are: an instruction of
//! the processor, and the function itself where it does more than that.

use crate::lir::{self, Format, Function, Libcall, Maths, SymbolId};

/// The functions that there is LIR for.
pub const LIBRARY: [Libcall; 4] = [
    Libcall::Math(Maths::Sqrt, Format::F64),
    Libcall::Math(Maths::Sqrt, Format::F32),
    Libcall::Tolower,
    Libcall::Toupper,
];

/// The one of these that has a name.
pub fn find(name: &[u8]) -> Option<Libcall> {
    let mut all = LIBRARY.iter();
    all.find(|libcall| libcall.name().as_bytes() == name)
        .copied()
}

/// The body of such a function, which has this symbol.
pub fn body(libcall: Libcall, symbol: SymbolId) -> Option<Function> {
    let text = match libcall {
        Libcall::Math(Maths::Sqrt, Format::F64) => square_root("f64"),
        Libcall::Math(Maths::Sqrt, Format::F32) => square_root("f32"),
        Libcall::Tolower => mapped("tolower"),
        Libcall::Toupper => mapped("toupper"),
        _ => return None,
    };
    lir::parse(&text, &mut |_| symbol).ok()?.pop()
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
    fn bodies_are_well_formed() {
        for name in [&b"sqrt"[..], b"sqrtf", b"tolower", b"toupper"] {
            let found = find(name).and_then(|libcall| body(libcall, SymbolId(7)));
            let Some(func) = found else {
                panic!("no body for {}", String::from_utf8_lossy(name));
            };
            assert_eq!(lir::verify(&func), []);
            assert_eq!(func.symbol, Some(SymbolId(7)));
        }
    }
}
