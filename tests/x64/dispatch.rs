//! Where the dispatch of an interpreter lies.

use crate::disasm;
use crate::exec::Arena;
use jitlite::lir::{self, SymbolId};
use jitlite::x64::{Code, Optimizing};

/// A loop that starts with a switch, behind so many additions.
fn interpreter(additions: u32) -> Code {
    let before: String = (0..additions)
        .map(|n| {
            format!(
                "v{} = mul.i64 v{}, v0\n",
                n + 100,
                if n == 0 { 0 } else { n + 99 }
            )
        })
        .collect();
    let start = if additions == 0 { 0 } else { additions + 99 };
    let text = format!(
        "function @f(i64) -> i64 {{
        block0(v0: i64):
            v1 = iconst.i64 1
            {before}
            jump block1(v{start}, v1)
        block1(v2: i64, v3: i64):
            v4 = load.i8 v2
            switch v4, block8 [0: block2, 1: block3, 2: block4, 3: block5, 4: block6, 5: block7]
        block2:
            v5 = add.i64 v3, v2
            jump block1(v5, v3)
        block3:
            v6 = mul.i64 v3, v2
            jump block1(v2, v6)
        block4:
            v7 = xor.i64 v3, v2
            jump block1(v7, v2)
        block5:
            jump block1(v3, v2)
        block6:
            v8 = sub.i64 v3, v2
            jump block1(v8, v2)
        block7:
            v9 = or.i64 v3, v2
            jump block1(v9, v3)
        block8:
            return v3
        }}"
    );
    let funcs = lir::parse::parse(&text, &mut |_| SymbolId(0));
    let mut func = funcs.unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0);
    let mut code = Code::default();
    let made = Optimizing::new().compile(&mut func, &Arena::new(&[]), &mut code);
    made.expect("all of it is known");
    code
}

#[test]
fn a_dispatch_is_fetched_at_once() {
    for additions in 0..24 {
        let lines = disasm::list(&interpreter(additions), 0);
        let is = |with: &str| lines.iter().position(|line| line.text.starts_with(with));
        let (first, last) = (is("movzx").expect("a load"), is("jmp r").expect("a jump"));
        let (first, last) = (&lines[first], &lines[last]);
        assert_eq!(
            first.offset / 64,
            (last.offset + last.len - 1) / 64,
            "behind {additions}: {lines:#?}"
        );
    }
}
