//! Entries of a module summary, `^0 = gv: (...)`: kept as they are written, since they say nothing
//! of what the program does.

use super::error::Expected;
use super::lex::{
    ALPHA, Input, PResult, eat, fail, keyword, punct, raw_until, run, skip, string, uint,
};
use super::parser::Parser;
use crate::diag::Diagnostic;

/// The kinds of entries; the last two have a number, all others a list.
const KINDS: [&[u8]; 6] = [
    b"gv",
    b"module",
    b"typeid",
    b"typeidCompatibleVTable",
    b"flags",
    b"blockcount",
];
const NUMBERS: &[&[u8]] = KINDS.split_at(4).1;

/// An entry, from its `^` on.
pub(super) fn summary<'a>(p: &mut Parser<'a>, start: Input<'a>) -> PResult<'a, ()> {
    let (i, _) = uint(&start[1..])?;
    let (i, ()) = punct(b'=')(i)?;
    let i = skip(i);
    let (kind, rest) = i.split_at(run(i, ALPHA));
    if !KINDS.contains(&kind) {
        let kinds = "`gv`, `module`, `typeid`, `typeidCompatibleVTable`, `flags` or `blockcount`";
        return fail(i, Expected::Word(kinds));
    }
    let (i, ()) = punct(b':')(rest)?;
    let rest = match NUMBERS.contains(&kind) {
        true => uint(i)?.0,
        false => {
            if kind == b"gv" {
                summary_of(p, i)?;
            }
            list(i)?
        }
    };
    let text = &start[..start.len() - rest.len()];
    let text = p.m.names.intern(text);
    p.m.summaries.push(text);
    Ok((rest, ()))
}

/// Notes the symbol that an entry names.
fn summary_of<'a>(p: &mut Parser<'a>, i: Input<'a>) -> Result<(), nom::Err<super::error::Error>> {
    let (i, ()) = punct(b'(')(i)?;
    let Ok((i, ())) = keyword("name")(i) else {
        return Ok(());
    };
    let at = skip(punct(b':')(i)?.0);
    let (rest, name) = string(at)?;
    let name = p.m.names.intern(&super::lex::unescape(name));
    let span = p.span(at, rest);
    p.summarized.push((name, span));
    Ok(())
}

/// Reports the entries of symbols that the module does not have, once all are known.
pub(super) fn settle_summaries(p: &mut Parser<'_>) {
    for (name, span) in std::mem::take(&mut p.summarized) {
        if p.m.by_name.get(name, false).is_none() {
            let shown = super::error::quote(p.m.names.get(name));
            let message = format!("the module has no symbol {shown} to summarize");
            p.diags
                .push(Diagnostic::error("undefined-global", span, message));
        }
    }
}

/// What follows a list in parentheses.
fn list(i: Input<'_>) -> Result<Input<'_>, nom::Err<super::error::Error>> {
    let (i, ()) = punct(b'(')(i)?;
    let mut i = raw_until(i)?.0;
    while let Some(next) = eat(i, b',') {
        i = raw_until(next)?.0;
    }
    Ok(punct(b')')(i)?.0)
}
