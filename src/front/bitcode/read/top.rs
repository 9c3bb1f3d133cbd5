//! The top level of a module: everything but the bodies of its functions, which are found and
//! passed over.

use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::super::codes::{
    bundle_tags, constants, function, metadata, metadata_kinds, module as code, paramattr,
    paramattr_group, symbols, sync_scopes, types,
};
use super::super::container::ModuleAt;
use super::super::stream::{BLOCKINFO, Bitstream, BlockInfos, StreamEntry};
use super::attrs::AttrLists;
use super::blocks::{BlockNames, BodyOffsets, NO_BODY};
use super::constants::{Constants, Level};
use super::input::{Input, MALFORMED, Result};
use super::metadata::{MetadataReader, ModuleFindings};
use super::symbols::{Unsettled, symbol_of};
use super::types::TypeRows;
use crate::diag::{Diagnostic, Span};
use crate::entity::SecondaryMap;
use crate::ir::global::ComdatId;
use crate::ir::inst::SyncScope;
use crate::ir::{ConstId, GlobalKind, Module, Name, upgrade};

/// What a file numbers at its top level, as bodies need it.
pub(super) struct ModuleTables {
    /// Whether operands are counted back from where they stand.
    pub relative: bool,
    pub types: TypeRows,
    pub attrs: AttrLists,
    /// The values and metadata of the module.
    pub level: Level,
    /// The kinds of attachments.
    pub kinds: FxHashMap<u64, Name>,
    /// The tags of operand bundles.
    pub tags: Vec<Name>,
    /// The synchronization scopes.
    pub scopes: Vec<SyncScope>,
    /// Where the bodies of functions begin.
    pub bodies: BodyOffsets,
    pub infos: Arc<BlockInfos>,
    /// The address space of every `alloca` that says none.
    pub alloca_space: u32,
    /// Whether what bodies say for debuggers is read.
    pub debug_info: bool,
}

/// The top level while it is read.
pub(super) struct Top<'a> {
    pub m: Module,
    bytes: &'a [u8],
    relative: bool,
    /// The string table, where names are in one.
    pub strtab: Option<Range<usize>>,
    pub types: TypeRows,
    pub attrs: AttrLists,
    pub level: Level,
    pub sections: Vec<Name>,
    pub collectors: Vec<Name>,
    pub comdats: Vec<ComdatId>,
    kinds: FxHashMap<u64, Name>,
    tags: Vec<Name>,
    scopes: Vec<SyncScope>,
    pub unsettled: Unsettled,
    /// Where bodies and blocks of metadata begin, behind the ids of their blocks.
    bodies: Vec<u64>,
    metadata: Vec<u64>,
    /// The name of symbols that have none.
    pub no_name: Name,
    without_fields: bool,
}

impl<'a> Top<'a> {
    /// Reads the top level of a module. Gives what could be read of it, and what bodies need,
    /// where nothing was wrong. Nodes may be read [without their fields](MetadataReader::without_fields).
    pub(super) fn read(
        bytes: &'a [u8],
        mut m: Module,
        at: &ModuleAt,
        without_fields: bool,
    ) -> (Module, Result<ModuleTables>) {
        let no_name = m.names.intern(b"");
        let mut top = Top {
            m,
            bytes,
            relative: false,
            strtab: None,
            types: TypeRows::default(),
            attrs: AttrLists::default(),
            level: Level::default(),
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            kinds: FxHashMap::default(),
            tags: Vec::new(),
            scopes: Vec::new(),
            unsettled: Unsettled::default(),
            bodies: Vec::new(),
            metadata: Vec::new(),
            no_name,
            without_fields,
        };
        let infos = top.module(at);
        let settled = infos.and_then(|infos| top.settle(infos));
        let debug_info = upgrade::debug_info(&mut top.m);
        let Top {
            m,
            relative,
            types,
            attrs,
            level,
            kinds,
            tags,
            scopes,
            ..
        } = top;
        let alloca_space = m.target_layout().alloca_space;
        let tables = settled.map(|(bodies, infos)| ModuleTables {
            alloca_space,
            debug_info,
            relative,
            types,
            attrs,
            level,
            kinds,
            tags,
            scopes,
            bodies,
            infos,
        });
        (m, tables)
    }

    /// Reads the block of the module.
    fn module(&mut self, at: &ModuleAt) -> Result<Arc<BlockInfos>> {
        if at.epoch != 0 {
            let message = format!("bitcode of epoch {}", at.epoch);
            let span = Span::new(at.base as usize, at.at as usize);
            return Err(Box::new(Diagnostic::unsupported(span, message)));
        }
        let mut input = Input::new(Bitstream::new(self.bytes));
        input.stream.seek(at.at);
        input.enter(code::BLOCK)?;
        loop {
            match input.entry()? {
                StreamEntry::End => return Ok(input.stream.infos().clone()),
                StreamEntry::Block(block) => self.block(&mut input, block)?,
                StreamEntry::Record(id) => {
                    let record = input.raw(id)?;
                    self.record(&mut input, record, at)?;
                }
            }
        }
    }

    fn block(&mut self, input: &mut Input<'_>, block: u32) -> Result<()> {
        match block {
            BLOCKINFO => input.block_info(),
            types::BLOCK => self.types.read(input, &mut self.m),
            paramattr_group::BLOCK => self.attrs.read_groups(input, &mut self.m, &self.types),
            paramattr::BLOCK => self.attrs.read_lists(input, &mut self.m),
            constants::BLOCK => {
                // No block is asked for before bodies are found.
                let mut blocks = BlockNames::new(self.bytes, Arc::default(), no_bodies());
                self.constants(&mut blocks).read(input)
            }
            metadata_kinds::BLOCK => self.kinds(input),
            // Metadata may be about constants that come later.
            metadata::BLOCK => {
                self.metadata.push(input.stream.at());
                input.skip()
            }
            function::BLOCK => {
                self.bodies.push(input.stream.at());
                input.skip()
            }
            symbols::BLOCK => self.symbol_names(input),
            bundle_tags::BLOCK => {
                input.enter(block)?;
                while input.next()?.is_some() {
                    let tag = self.m.names.intern(input.text(0)?);
                    self.tags.push(tag);
                }
                Ok(())
            }
            sync_scopes::BLOCK => self.sync_scopes(input),
            _ => input.skip(),
        }
    }

    fn record(&mut self, input: &mut Input<'_>, record: u32, at: &ModuleAt) -> Result<()> {
        match record {
            code::VERSION => {
                let version = input.ops().first().copied().unwrap_or(0);
                if version > 2 {
                    return Err(input.unsupported(format_args!("bitcode of version {version}")));
                }
                self.relative = version >= 1;
                self.strtab = (version >= 2).then(|| at.strtab.clone());
            }
            code::TRIPLE => self.m.triple = Some(self.m.names.intern(input.text(0)?)),
            code::DATALAYOUT => self.m.data_layout = Some(self.m.names.intern(input.text(0)?)),
            code::SOURCE_FILENAME => {
                self.m.source_filename = Some(self.m.names.intern(input.text(0)?));
            }
            code::ASM => {
                let span = input.span();
                let text = input.text(0)?;
                let text = text.strip_suffix(b"\n").unwrap_or(text);
                for line in text.split(|&byte| byte == b'\n') {
                    let line = self.m.names.intern(line);
                    self.m.module_asm.push((line, span));
                }
            }
            code::SECTIONNAME => {
                let name = self.m.names.intern(input.text(0)?);
                self.sections.push(name);
            }
            code::GCNAME => {
                let name = self.m.names.intern(input.text(0)?);
                self.collectors.push(name);
            }
            code::COMDAT => self.comdat_record(input)?,
            code::GLOBALVAR => self.variable(input)?,
            code::FUNCTION => self.function(input)?,
            code::ALIAS_OLD => self.alias(input, true, false)?,
            code::ALIAS => self.alias(input, false, false)?,
            code::IFUNC => self.alias(input, false, true)?,
            code::PURGEVALS => {
                let count = input.ops().first().copied().unwrap_or(0);
                self.level.values.truncate(count as usize);
            }
            // What else there may be says nothing about the program.
            _ => {}
        }
        Ok(())
    }

    fn constants<'r>(&'r mut self, blocks: &'r mut BlockNames<'a>) -> Constants<'r, 'a> {
        Constants {
            m: &mut self.m,
            types: &self.types,
            base: None,
            own: &mut self.level,
            blocks,
        }
    }

    fn kinds(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(metadata_kinds::BLOCK)?;
        while let Some(record) = input.next()? {
            if record == metadata_kinds::KIND {
                self.kind(input)?;
            }
        }
        Ok(())
    }

    /// `[number, name]`
    fn kind(&mut self, input: &mut Input<'_>) -> Result<()> {
        let name = self.m.names.intern(input.text(1)?);
        self.kinds.insert(input.op(0)?, name);
        Ok(())
    }

    fn sync_scopes(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(sync_scopes::BLOCK)?;
        while input.next()?.is_some() {
            let name = input.text(0)?;
            let scope = match name {
                b"singlethread" => SyncScope::SINGLE_THREAD,
                b"" => SyncScope::SYSTEM,
                name => match self.m.scope(name) {
                    Some(scope) => scope,
                    None => {
                        let what = "more than 254 synchronization scopes";
                        return Err(input.unsupported(what));
                    }
                },
            };
            self.scopes.push(scope);
        }
        Ok(())
    }

    /// The names of symbols, where they are in no string table.
    fn symbol_names(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(symbols::BLOCK)?;
        while let Some(record) = input.next()? {
            let from = match record {
                symbols::ENTRY => 1,
                symbols::FNENTRY => 2,
                _ => continue,
            };
            if self.strtab.is_some() {
                continue;
            }
            let name = self.m.names.intern(input.text(from)?);
            let value = input.op(0)?;
            let Some(id) = symbol_of(&self.m, &self.level, value) else {
                return Err(input.malformed(format!("value {value} is no symbol")));
            };
            if name != self.no_name {
                self.set_name(id, name, input.span())?;
            }
        }
        Ok(())
    }

    /// What is done when all blocks were read: what refers to what came later.
    fn settle(&mut self, infos: Arc<BlockInfos>) -> Result<(BodyOffsets, Arc<BlockInfos>)> {
        self.settle_names();
        self.m.types.settle();
        upgrade::data_layout(&mut self.m);
        self.attrs.number_groups(&mut self.m);
        let defined = std::mem::take(&mut self.unsettled.defined);
        if defined.len() != self.bodies.len() {
            let message = format!(
                "{} functions are defined, and there are {} bodies",
                defined.len(),
                self.bodies.len()
            );
            return Err(Box::new(Diagnostic::error(MALFORMED, Span::NONE, message)));
        }
        let mut bodies = SecondaryMap::with_default(NO_BODY);
        for (&func, &body) in defined.iter().zip(&self.bodies) {
            bodies[func] = body;
            self.m.funcs[func].unread = true;
        }
        let bodies = Arc::new(bodies);
        let mut blocks = BlockNames::new(self.bytes, infos.clone(), bodies.clone());
        self.constants(&mut blocks).settle()?;
        self.settle_symbols(&mut blocks)?;
        let positions = std::mem::take(&mut self.metadata);
        for at in positions {
            let mut input = Input::new(Bitstream::with_infos(self.bytes, infos.clone()));
            input.stream.seek(at);
            let found = MetadataReader {
                m: &mut self.m,
                types: &self.types,
                base: None,
                own: &mut self.level,
                kinds: &self.kinds,
                without_fields: self.without_fields,
            }
            .read(&mut input)?;
            self.found(found);
        }
        Ok((bodies, infos))
    }

    /// What metadata of old says of others.
    fn found(&mut self, found: ModuleFindings) {
        self.kinds.extend(found.kinds);
        upgrade::units(&mut self.m, &found.units);
        upgrade::type_references(&mut self.m, &found.types);
        let dbg = self.m.names.intern(b"dbg");
        for (symbol, node) in found.subprograms.into_iter().chain(found.variables) {
            let mut attached: Vec<_> = self.m.global_attachments(symbol).collect();
            attached.push((dbg, node));
            self.m.attach(symbol, &attached);
        }
        if found.old_variables {
            upgrade::variables(&mut self.m);
        }
    }

    /// Initializers, aliases, and the constants of functions.
    fn settle_symbols(&mut self, blocks: &mut BlockNames<'a>) -> Result<()> {
        let Unsettled {
            inits,
            aliases,
            functions,
            ..
        } = std::mem::take(&mut self.unsettled);
        for (id, value) in inits {
            let span = self.m.globals[id].span;
            let constant = self.constant(blocks, value, span)?;
            if let GlobalKind::Variable { init, .. } = &mut self.m.globals[id].kind {
                *init = Some(constant);
            }
        }
        for (id, value) in aliases {
            let span = self.m.globals[id].span;
            let constant = self.constant(blocks, value, span)?;
            match &mut self.m.globals[id].kind {
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => *target = constant,
                _ => {}
            }
        }
        for (func, values) in functions {
            let span = self.m.funcs[func].span;
            let mut constants = [None; 3];
            for (constant, value) in constants.iter_mut().zip(values) {
                if let Some(value) = value.checked_sub(1) {
                    *constant = Some(self.constant(blocks, value, span)?);
                }
            }
            let [prefix, prologue, personality] = constants;
            let function = &mut self.m.funcs[func];
            function.prefix = [prefix, prologue];
            function.personality = personality;
        }
        Ok(())
    }

    /// The constant of a number that a symbol has.
    fn constant(&mut self, blocks: &mut BlockNames<'a>, value: u64, span: Span) -> Result<ConstId> {
        let value = u32::try_from(value).unwrap_or(u32::MAX);
        self.constants(blocks).get(value).map_err(|mut fault| {
            if fault.span().is_none() {
                fault.labels[0].span = span;
            }
            fault
        })
    }
}

fn no_bodies() -> BodyOffsets {
    Arc::new(SecondaryMap::with_default(NO_BODY))
}
