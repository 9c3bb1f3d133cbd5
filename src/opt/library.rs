//! Functions of the C library as LIR, to be inlined as those of the program are: an instruction of
//! the processor, and the function itself where it does more than that.

use crate::lir::{self, Format, Function, Libcall, Maths, SymbolId};

/// The functions that there is LIR for.
pub const LIBRARY: [Libcall; 2] = [
    Libcall::Math(Maths::Sqrt, Format::F64),
    Libcall::Math(Maths::Sqrt, Format::F32),
];

/// The one of these that has a name.
pub(super) fn find(name: &[u8]) -> Option<Libcall> {
    let mut all = LIBRARY.iter();
    all.find(|libcall| libcall.name().as_bytes() == name)
        .copied()
}

/// The body of such a function, which has this symbol.
pub(super) fn body(libcall: Libcall, symbol: SymbolId) -> Option<Function> {
    let text = match libcall {
        Libcall::Math(Maths::Sqrt, Format::F64) => square_root("f64"),
        Libcall::Math(Maths::Sqrt, Format::F32) => square_root("f32"),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_well_formed() {
        for name in [&b"sqrt"[..], b"sqrtf"] {
            let found = find(name).and_then(|libcall| body(libcall, SymbolId(7)));
            let Some(func) = found else {
                panic!("no body for {}", String::from_utf8_lossy(name));
            };
            assert_eq!(lir::verify(&func), []);
            assert_eq!(func.symbol, Some(SymbolId(7)));
        }
    }
}
