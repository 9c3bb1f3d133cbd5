//! Exception handling by funclets: `catchswitch`, `catchpad`, `cleanuppad` and what ends them.

use super::error::Expected;
use super::inst::Made;
use super::lex::{Input, PResult, eat, eat_word, fail, keyword, punct, sigil_name, skip};
use super::parser::Parser;
use crate::entity::List;
use crate::ir::{Block, Const, InstData, Operand, TypeId};

impl<'a> Parser<'a> {
    /// `within %parent [label %a, label %b] unwind label %c`
    pub(super) fn catch_switch(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, parent) = self.pad_name(keyword("within")(i)?.0)?;
        let base = self.words.len();
        self.words.push(Block::CALLER.0);
        let (mut i, ()) = punct(b'[')(i)?;
        loop {
            let (rest, block) = self.target(i)?;
            self.words.push(block.0);
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => {
                    i = punct(b']')(rest)?.0;
                    break;
                }
            }
        }
        let (i, unwind) = self.unwind_target(i)?;
        self.words[base] = unwind.0;
        let targets = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        self.uses_blocks();
        let data = InstData::CatchSwitch { parent, targets };
        Ok((i, (data, TypeId::TOKEN)))
    }

    /// `within %parent [T a, U b]`
    pub(super) fn pad(&mut self, i: Input<'a>, catches: bool) -> PResult<'a, Made> {
        let (i, parent) = self.pad_name(keyword("within")(i)?.0)?;
        let (i, args) = self.pad_args(i)?;
        let data = match catches {
            true => InstData::CatchPad { parent, args },
            false => InstData::CleanupPad { parent, args },
        };
        Ok((i, (data, TypeId::TOKEN)))
    }

    /// `from %pad to label %a`
    pub(super) fn catch_ret(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, pad) = self.pad_name(keyword("from")(i)?.0)?;
        let (i, to) = self.target(keyword("to")(i)?.0)?;
        self.uses_blocks();
        Ok((i, (InstData::CatchRet { pad, to }, TypeId::VOID)))
    }

    /// `from %pad unwind label %a`
    pub(super) fn cleanup_ret(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, pad) = self.pad_name(keyword("from")(i)?.0)?;
        let (i, unwind) = self.unwind_target(i)?;
        self.uses_blocks();
        Ok((i, (InstData::CleanupRet { pad, unwind }, TypeId::VOID)))
    }

    /// `unwind to caller` or `unwind label %a`
    fn unwind_target(&mut self, i: Input<'a>) -> PResult<'a, Block> {
        let (i, ()) = keyword("unwind")(i)?;
        match eat_word(i, "to") {
            Some(rest) => Ok((keyword("caller")(rest)?.0, Block::CALLER)),
            None => self.target(i),
        }
    }

    /// A pad, which has the type `token`, or `none`.
    fn pad_name(&mut self, i: Input<'a>) -> PResult<'a, Operand> {
        let i = skip(i);
        if let Some(rest) = eat_word(i, "none") {
            let none = self.m.consts.intern(Const::NoneToken);
            return Ok((rest, Operand::constant(none)));
        }
        match i {
            [b'%', ..] => {
                let (rest, name) = sigil_name(b'%', Expected::Local)(i)?;
                let name = self.local_name(name);
                Ok((rest, self.local_use(name, TypeId::TOKEN, i, rest)))
            }
            _ => fail(i, Expected::Word("a pad such as `%catch`, or `none`")),
        }
    }

    /// `[T a, U b]`
    fn pad_args(&mut self, i: Input<'a>) -> PResult<'a, List> {
        let base = self.words.len();
        let (i, ()) = punct(b'[')(i)?;
        let (i, ()) = self.listed(i, b']', Self::operand_word)?;
        let args = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        Ok((i, args))
    }
}
