//! From records to `ir`.
//!
//! The top level of a module is read first (`top`): types, attributes, symbols, constants and
//! metadata, by their numbers in the file; bodies of functions are found on the way and passed
//! over. A body (`body`) needs what the top level numbers and nothing else, so that bodies can be
//! read in any order, or never.
//!
//! Nothing is judged here that `verify` judges. What a record says that `ir` cannot hold is an
//! error of the record: of a function's body, if it stands there, which the others do without.

mod attrs;
mod big_int;
mod blocks;
mod body;
mod call;
mod constants;
mod input;
mod inst;
mod memory;
mod metadata;
mod nodes;
mod symbols;
mod top;
mod types;

use std::sync::Arc;

use rustc_hash::FxHashSet;

use self::blocks::{BlockNames, NO_BODY};
use self::body::BodyReader;
use self::input::{MALFORMED, MAX_LEN, malformed};
use self::top::{ModuleTables, Top};
use super::container::{Container, ContainerFault, ModuleAt};
use super::dump::fault_text;
use super::stream::Bitstream;
use crate::diag::{Diagnostic, Diagnostics, Source, Span};
use crate::entity::{Entity, PrimaryMap, SecondaryMap};
use crate::ir::global::ComdatId;
use crate::ir::print::named_types;
use crate::ir::{Attr, AttrSet, Const, ConstId, FuncId, GlobalKind, InstData, Module, NamedTypeId};

/// The modules of a file: mostly one.
///
/// # Errors
///
/// If it is no bitcode, or its blocks make no sense.
pub fn modules(source: &Source) -> Result<Vec<ModuleAt>, Box<Diagnostic>> {
    let bytes = source.bytes();
    let fail = |span: Span, message: String| {
        let fault = Diagnostic::error(MALFORMED, span, message);
        Err(Box::new(fault))
    };
    if bytes.len() > MAX_LEN {
        let what = format!("bitcode of more than {MAX_LEN} bytes");
        return Err(Box::new(Diagnostic::unsupported(Span::NONE, what)));
    }
    let container = Container::find(bytes);
    match container.and_then(|container| container.modules(bytes)) {
        Ok(modules) if modules.is_empty() => fail(Span::NONE, "there is no module in it".into()),
        Ok(modules) => Ok(modules),
        Err(ContainerFault::Stream(fault)) => Err(malformed(fault)),
        Err(fault) => fail(Span::NONE, fault_text(&fault)),
    }
}

/// Reads a module of a file. What is wrong is pushed to `diags`; where that is not in the body of a
/// function, the module is empty.
pub fn read(source: Arc<Source>, at: &ModuleAt, diags: &mut Diagnostics) -> Module {
    let (mut m, tables) = match top(&source, at, false) {
        Ok(read) => read,
        Err(fault) => {
            diags.push(*fault);
            return empty(source);
        }
    };
    let mut blocks = tables.block_names(source.bytes());
    let mut reader = BodyReader::default();
    for func in m.funcs.keys().collect::<Vec<_>>() {
        if m.funcs[func].unread
            && let Err(fault) = reader.body(&mut m, &tables, &mut blocks, func)
        {
            diags.push(*fault);
            let global = m.funcs[func].global;
            m.failed.push(global);
        }
    }
    m.settle_aliases();
    order_comdats(&mut m);
    number(&mut m);
    m
}

fn empty(source: Arc<Source>) -> Module {
    Module {
        source: Some(source),
        ..Module::default()
    }
}

/// Reads the top level of a module, and of nodes for debuggers perhaps only what they are.
fn top(
    source: &Arc<Source>,
    at: &ModuleAt,
    without_fields: bool,
) -> Result<(Module, ModuleTables), Box<Diagnostic>> {
    let m = empty(source.clone());
    let (m, tables) = Top::read(source.bytes(), m, at, without_fields);
    Ok((m, tables?))
}

/// The bodies of a module that is read lazily: each when somebody asks for it.
#[derive(Clone)]
pub struct Bodies {
    source: Arc<Source>,
    tables: Arc<ModuleTables>,
}

impl std::fmt::Debug for Bodies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Bodies").field(&self.source.name()).finish()
    }
}

/// Reads the top level of a module of a file, whose functions are [`unread`](crate::ir::Function::unread)
/// then. `None` for a module that cannot be read so: one that uses the addresses of blocks, which are
/// numbered as a whole. What the nodes of debug information say is not read: who wants to know reads the whole.
///
/// # Errors
///
/// What is wrong there.
pub fn read_lazily(
    source: Arc<Source>,
    at: &ModuleAt,
) -> Result<Option<(Module, Bodies)>, Box<Diagnostic>> {
    let (mut m, tables) = top(&source, at, true)?;
    let is_address = |id| matches!(m.consts.get(ConstId::new(id)), Const::BlockAddress { .. });
    if (0..m.consts.len()).any(is_address) || tables.block_names(source.bytes()).any_address(&m)? {
        return Ok(None);
    }
    m.settle_aliases();
    let types: Vec<_> = m.types.named.keys().collect();
    number_types(&mut m, types.into_iter());
    let tables = Arc::new(tables);
    Ok(Some((m, Bodies { source, tables })))
}

impl Bodies {
    /// Reads the body of a function into its module, if that was not done. What it says for
    /// debuggers is passed over.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(&self, m: &mut Module, func: FuncId) -> Result<(), Box<Diagnostic>> {
        if !m.funcs[func].unread {
            return Ok(());
        }
        let mut blocks = self.tables.block_names(self.source.bytes());
        let mut reader = BodyReader::default();
        reader.without_places = true;
        let consts = m.consts.len();
        reader.body(m, &self.tables, &mut blocks, func)?;
        let mut new = (consts..m.consts.len()).map(ConstId::new);
        if new.any(|id| matches!(m.consts.get(id), Const::BlockAddress { .. })) {
            let span = m.funcs[func].span;
            let what = "the address of a block behind the instructions of a function";
            return Err(Box::new(Diagnostic::unsupported(span, what)));
        }
        Ok(())
    }

    /// Bits that the body of a function takes in the file: about 30 for each instruction.
    pub fn size(&self, func: FuncId) -> u64 {
        let at = self.tables.bodies[func];
        let mut stream = Bitstream::with_infos(self.source.bytes(), self.tables.infos.clone());
        stream.seek(at);
        match at != NO_BODY && stream.skip().is_ok() {
            true => stream.at() - at,
            false => 0,
        }
    }
}

impl ModuleTables {
    fn block_names<'a>(&self, bytes: &'a [u8]) -> BlockNames<'a> {
        BlockNames::new(bytes, self.infos.clone(), self.bodies.clone())
    }
}

/// Puts comdats in the order in which LLVM prints them: that of their use, where functions come
/// before variables.
fn order_comdats(m: &mut Module) {
    let of = |is_function: bool| {
        let globals = m.globals.values();
        let of_kind = globals
            .filter(move |global| matches!(global.kind, GlobalKind::Function(_)) == is_function);
        of_kind.filter_map(|global| global.comdat)
    };
    let mut met = FxHashSet::default();
    let used = of(true).chain(of(false)).chain(m.comdats.keys());
    let order: Vec<ComdatId> = used.filter(|&id| met.insert(id)).collect();
    let mut places = SecondaryMap::with_default(None);
    let mut comdats = PrimaryMap::new();
    for id in order {
        places[id] = Some(comdats.push(m.comdats[id]));
    }
    m.comdats = comdats;
    for global in m.globals.values_mut() {
        global.comdat = global.comdat.and_then(|id| places[id]);
    }
}

/// The types without a name that have a number in print.
fn nameless(m: &Module) -> impl Iterator<Item = NamedTypeId> {
    let all = m.types.named.keys();
    all.filter(|&id| m.names.get(m.types.named[id].name).is_empty())
}

/// Numbers those types in this order of all.
fn number_types(m: &mut Module, order: impl Iterator<Item = NamedTypeId>) {
    let nameless: FxHashSet<NamedTypeId> = nameless(m).collect();
    for (number, id) in order.filter(|id| nameless.contains(id)).enumerate() {
        let name = m.names.intern(number.to_string().as_bytes());
        m.types.set_name(id, name);
    }
}

/// Numbers types without a name and groups of attributes as LLVM prints them: in the order in which
/// they are met, where functions come before calls.
fn number(m: &mut Module) {
    if nameless(m).next().is_some() {
        let order = named_types(m);
        number_types(m, order.into_iter());
    }
    let mut order: Vec<u32> = Vec::new();
    let mut met = FxHashSet::default();
    let mut meet = |set: AttrSet| {
        for &attr in m.attrs.get(set) {
            if let Attr::Group(group) = attr
                && met.insert(group)
            {
                order.push(group);
            }
        }
    };
    for (id, _) in m.globals.iter() {
        if let Some(extra) = m.extras.get(&id) {
            meet(extra.attrs);
        }
    }
    m.funcs.values().for_each(|function| meet(function.attrs));
    for body in m
        .funcs
        .values()
        .filter_map(|function| function.body.as_ref())
    {
        for (_, data) in body.insts.iter() {
            if let InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } = *data
            {
                meet(body.calls[call].fn_attrs);
            }
        }
    }
    m.attrs.number_groups(&order);
}

impl BodyReader {
    /// Reads the body of a function into its module.
    fn body(
        &mut self,
        m: &mut Module,
        tables: &ModuleTables,
        blocks: &mut BlockNames<'_>,
        func: FuncId,
    ) -> Result<(), Box<Diagnostic>> {
        // Of one that cannot be read there is nothing, and it is not tried again.
        m.funcs[func].unread = false;
        let read = self.read(m, tables, blocks, func)?;
        let global = m.funcs[func].global;
        if !read.attached.is_empty() {
            let mut attached: Vec<_> = m.global_attachments(global).collect();
            attached.extend(read.attached);
            m.attach(global, &attached);
        }
        let function = &mut m.funcs[func];
        for (param, &name) in function.params.iter_mut().zip(read.body.names.values()) {
            param.name = name;
        }
        function.personality = function.personality.or(read.personality);
        function.body = Some(read.body);
        Ok(())
    }
}
