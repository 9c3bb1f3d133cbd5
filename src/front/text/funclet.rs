//! Exception handling by funclets: `catchswitch`, `catchpad`, `cleanuppad` and what ends them.

use super::error::Expected;
use super::inst::ParsedInst;
use super::lex::{Input, PResult, eat, eat_word, fail, keyword, punct, sigil_name, skip};
use super::parser::Parser;
use super::{body, consts, inst};
use crate::entity::List;
use crate::ir::{Block, Const, InstData, Operand, TypeId};

/// `within %parent [label %a, label %b] unwind label %c`
pub(super) fn catch_switch<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, parent) = pad_name(p, keyword("within")(i)?.0)?;
    let base = p.words.len();
    p.words.push(Block::CALLER.0);
    let (mut i, ()) = punct(b'[')(i)?;
    loop {
        let (rest, block) = inst::target(p, i)?;
        p.words.push(block.0);
        match eat(rest, b',') {
            Some(rest) => i = rest,
            None => {
                i = punct(b']')(rest)?.0;
                break;
            }
        }
    }
    let (i, unwind) = unwind_target(p, i)?;
    p.words[base] = unwind.0;
    let targets = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    inst::uses_blocks(p);
    let data = InstData::CatchSwitch { parent, targets };
    Ok((i, (data, TypeId::TOKEN)))
}

/// `within %parent [T a, U b]`
pub(super) fn pad<'a>(p: &mut Parser<'a>, i: Input<'a>, catches: bool) -> PResult<'a, ParsedInst> {
    let (i, parent) = pad_name(p, keyword("within")(i)?.0)?;
    let (i, args) = pad_args(p, i)?;
    let data = match catches {
        true => InstData::CatchPad { parent, args },
        false => InstData::CleanupPad { parent, args },
    };
    Ok((i, (data, TypeId::TOKEN)))
}

/// `from %pad to label %a`
pub(super) fn catch_ret<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, pad) = pad_name(p, keyword("from")(i)?.0)?;
    let (i, to) = inst::target(p, keyword("to")(i)?.0)?;
    inst::uses_blocks(p);
    Ok((i, (InstData::CatchRet { pad, to }, TypeId::VOID)))
}

/// `from %pad unwind label %a`
pub(super) fn cleanup_ret<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, pad) = pad_name(p, keyword("from")(i)?.0)?;
    let (i, unwind) = unwind_target(p, i)?;
    inst::uses_blocks(p);
    Ok((i, (InstData::CleanupRet { pad, unwind }, TypeId::VOID)))
}

/// `unwind to caller` or `unwind label %a`
fn unwind_target<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Block> {
    let (i, ()) = keyword("unwind")(i)?;
    match eat_word(i, "to") {
        Some(rest) => Ok((keyword("caller")(rest)?.0, Block::CALLER)),
        None => inst::target(p, i),
    }
}

/// A pad, which has the type `token`, or `none`.
fn pad_name<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Operand> {
    let i = skip(i);
    if let Some(rest) = eat_word(i, "none") {
        let none = p.m.consts.intern(Const::NoneToken);
        return Ok((rest, Operand::constant(none)));
    }
    match i {
        [b'%', ..] => {
            let (rest, name) = sigil_name(b'%', Expected::Local)(i)?;
            let name = consts::local_name(p, name);
            Ok((rest, body::local_use(p, name, TypeId::TOKEN, i, rest)))
        }
        _ => fail(i, Expected::Word("a pad such as `%catch`, or `none`")),
    }
}

/// `[T a, U b]`
fn pad_args<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, List> {
    let base = p.words.len();
    let (i, ()) = punct(b'[')(i)?;
    let (i, ()) = inst::listed(p, i, b']', inst::operand_word)?;
    let args = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    Ok((i, args))
}
