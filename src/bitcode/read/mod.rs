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
mod wide;

use std::sync::Arc;

use rustc_hash::FxHashSet;

use self::blocks::{BlockNames, NO_BODY};
use self::body::BodyReader;
use self::input::{MALFORMED, MAX_LEN, malformed};
use self::top::{Tables, Top};
use super::container::{Container, ContainerFault, ModuleAt};
use super::dump::fault_text;
use crate::diag::{Diagnostic, Diagnostics, Source, Span};
use crate::entity::{PrimaryMap, SecondaryMap};
use crate::ir::global::ComdatId;
use crate::ir::print::named_types;
use crate::ir::{Attr, AttrSet, GlobalKind, InstData, Module};

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
    let empty = Module {
        source: Some(source.clone()),
        ..Module::default()
    };
    let bytes = source.bytes();
    let (mut m, tables) = Top::read(bytes, empty.clone(), at);
    let mut tables = match tables {
        Ok(tables) => tables,
        Err(fault) => {
            diags.push(*fault);
            return empty;
        }
    };
    read_bodies(bytes, &mut m, &mut tables, diags);
    m.settle_aliases();
    order_comdats(&mut m);
    number(&mut m);
    m
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

/// Numbers types without a name and groups of attributes as LLVM prints them: in the order in which
/// they are met, where functions come before calls.
fn number(m: &mut Module) {
    let mut number = 0;
    for id in named_types(m) {
        if m.names.get(m.types.named[id].name).is_empty() {
            let name = m.names.intern(u32::to_string(&number).as_bytes());
            m.types.set_name(id, name);
            number += 1;
        }
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

/// Reads all bodies.
fn read_bodies(bytes: &[u8], m: &mut Module, tables: &mut Tables, diags: &mut Diagnostics) {
    let infos = tables.infos.clone();
    let mut blocks = BlockNames::new(bytes, infos, tables.bodies.clone());
    let mut reader = BodyReader::default();
    let ids: Vec<_> = m.funcs.keys().collect();
    for func in ids {
        if tables.bodies[func] == NO_BODY {
            continue;
        }
        match reader.read(m, tables, &mut blocks, func) {
            Ok(read) => {
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
            }
            Err(fault) => {
                diags.push(*fault);
                let global = m.funcs[func].global;
                m.failed.push(global);
            }
        }
    }
}
