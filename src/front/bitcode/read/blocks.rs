//! The names of blocks whose addresses are taken: they stand in the symbol tables of their
//! functions, which may not have been read.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::super::codes::{constants, function, symbols};
use super::super::stream::{Bitstream, BlockInfos, StreamEntry};
use super::input::{Input, Result};
use crate::entity::SecondaryMap;
use crate::ir::{FuncId, LocalName, Module, Name};

/// No body.
pub(super) const NO_BODY: u64 = u64::MAX;

/// Where the bodies of functions begin, behind the ids of their blocks.
pub(super) type BodyOffsets = Arc<SecondaryMap<FuncId, u64>>;

/// The names of the blocks of functions.
pub(super) struct BlockNames<'a> {
    pub bytes: &'a [u8],
    pub infos: Arc<BlockInfos>,
    pub bodies: BodyOffsets,
    known: FxHashMap<FuncId, FxHashMap<u32, Name>>,
}

impl<'a> BlockNames<'a> {
    pub(super) fn new(
        bytes: &'a [u8],
        infos: Arc<BlockInfos>,
        bodies: BodyOffsets,
    ) -> BlockNames<'a> {
        BlockNames {
            bytes,
            infos,
            bodies,
            known: FxHashMap::default(),
        }
    }

    /// The name of a block of a function. One without a name is called by its number among all
    /// blocks.
    pub(super) fn name(&mut self, m: &mut Module, func: FuncId, block: u32) -> Result<LocalName> {
        if !self.known.contains_key(&func) {
            let names = self.read(m, func)?;
            self.known.insert(func, names);
        }
        let name = self.known.get(&func).and_then(|names| names.get(&block));
        Ok(match name {
            Some(&name) => LocalName::named(name),
            None => unnamed(block),
        })
    }

    /// Whether a body makes a constant of the address of a block, as far as that is written in front
    /// of its instructions.
    pub(super) fn any_address(&self, m: &Module) -> Result<bool> {
        let mut input = Input::new(Bitstream::with_infos(self.bytes, self.infos.clone()));
        for func in m.funcs.keys().filter(|&func| self.bodies[func] != NO_BODY) {
            input.stream.seek(self.bodies[func]);
            input.enter(function::BLOCK)?;
            loop {
                match input.entry()? {
                    StreamEntry::Block(constants::BLOCK) => {
                        input.enter(constants::BLOCK)?;
                        while let Some(record) = input.next()? {
                            if record == constants::BLOCKADDRESS {
                                return Ok(true);
                            }
                        }
                    }
                    StreamEntry::Block(_) => input.skip()?,
                    StreamEntry::Record(id) => match input.raw(id)? {
                        function::DECLAREBLOCKS | function::BLOCKADDR_USERS => {}
                        _ => break,
                    },
                    StreamEntry::End => break,
                }
            }
        }
        Ok(false)
    }

    fn read(&self, m: &mut Module, func: FuncId) -> Result<FxHashMap<u32, Name>> {
        let mut names = FxHashMap::default();
        let body = self.bodies[func];
        if body == NO_BODY {
            return Ok(names);
        }
        let mut input = Input::new(Bitstream::with_infos(self.bytes, self.infos.clone()));
        input.stream.seek(body);
        input.enter(function::BLOCK)?;
        loop {
            match input.entry()? {
                StreamEntry::End => return Ok(names),
                StreamEntry::Block(symbols::BLOCK) => {
                    input.enter(symbols::BLOCK)?;
                    while let Some(record) = input.next()? {
                        if record == symbols::BBENTRY {
                            let name = m.names.intern(input.text(1)?);
                            names.insert(input.op32(0)?, name);
                        }
                    }
                }
                StreamEntry::Block(_) => input.skip()?,
                StreamEntry::Record(id) => {
                    input.raw(id)?;
                }
            }
        }
    }
}

/// What a block without a name is called.
pub(super) fn unnamed(block: u32) -> LocalName {
    LocalName::number(block.min(LocalName::MAX_NUMBER))
}
