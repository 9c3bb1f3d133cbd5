//! The order of named types in print, where no text says it.
//!
//! They are met in this order, as LLVM meets them: at the variables, the aliases, the functions
//! with their instructions, and last in the metadata that has a name. What uses a type comes before
//! the types that it is made of.

use rustc_hash::FxHashSet;

use crate::entity::Entity;
use crate::ir::attr::{Attr, AttrSet};
use crate::ir::body::Body;
use crate::ir::constant::{Const, ConstId, ConstOp};
use crate::ir::global::{Function, GlobalKind};
use crate::ir::inst::{InstData, Operand};
use crate::ir::metadata::{Metadata, MetadataId};
use crate::ir::module::Module;
use crate::ir::types::{NamedTypeId, Type, TypeId};

/// All named types of a module: those that are used nowhere last.
pub fn named_types(module: &Module) -> Vec<NamedTypeId> {
    let mut finder = Finder {
        m: module,
        types: FxHashSet::default(),
        consts: FxHashSet::default(),
        metadata: FxHashSet::default(),
        found: Vec::new(),
    };
    finder.module();
    let mut found = finder.found;
    let met: FxHashSet<NamedTypeId> = found.iter().copied().collect();
    let named = module.types.named.keys();
    found.extend(named.filter(|id| !met.contains(id)));
    found
}

struct Finder<'m> {
    m: &'m Module,
    types: FxHashSet<TypeId>,
    consts: FxHashSet<ConstId>,
    metadata: FxHashSet<MetadataId>,
    found: Vec<NamedTypeId>,
}

impl Finder<'_> {
    fn module(&mut self) {
        let m = self.m;
        let symbols = |wanted: fn(&GlobalKind) -> bool| {
            m.globals
                .values()
                .filter(move |global| wanted(&global.kind))
        };
        for global in symbols(|kind| matches!(kind, GlobalKind::Variable { .. })) {
            self.ty(global.ty);
            if let GlobalKind::Variable {
                init: Some(init), ..
            } = global.kind
            {
                self.constant(init);
            }
        }
        for global in symbols(|kind| matches!(kind, GlobalKind::Alias(_))) {
            self.ty(global.ty);
            if let GlobalKind::Alias(target) = global.kind {
                self.constant(target);
            }
        }
        for global in symbols(|kind| matches!(kind, GlobalKind::IFunc(_))) {
            self.ty(global.ty);
        }
        for function in m.funcs.values() {
            self.function(function);
        }
        for named in &m.metadata.named {
            for &id in &named.operands {
                self.node(id);
            }
        }
    }

    fn function(&mut self, function: &Function) {
        self.ty(self.m.globals[function.global].ty);
        self.attrs(function.attrs);
        self.attrs(function.ret_attrs);
        for param in &function.params {
            self.attrs(param.attrs);
        }
        let [prefix, prologue] = function.prefix;
        for constant in [function.personality, prefix, prologue] {
            constant.into_iter().for_each(|id| self.constant(id));
        }
        let Some(body) = &function.body else { return };
        let mut records = body.records().iter().peekable();
        let mut attached = body.attachments().iter().peekable();
        for (inst, data) in body.insts.iter() {
            // A debug record comes behind the instruction that it stands in front of.
            self.ty(body.inst_type(inst));
            body.for_each_operand(inst, |operand| self.operand(operand));
            match *data {
                InstData::Switch { targets, .. } => {
                    for pair in body.pool.get(targets)[1..].chunks_exact(2) {
                        self.constant(ConstId::new(pair[0] as usize));
                    }
                }
                InstData::Gep { source, .. } => self.ty(source),
                InstData::Alloca { ty, .. } => self.ty(ty),
                InstData::Call { call }
                | InstData::Invoke { call, .. }
                | InstData::CallBr { call, .. } => self.call_attrs(body, call),
                _ => {}
            }
            while let Some(row) = attached.next_if(|row| row.inst <= inst) {
                self.node(row.node);
            }
            while let Some(record) = records.next_if(|record| record.before <= inst) {
                for &word in body.pool.get(record.operands) {
                    self.value_in_metadata(MetadataId(word));
                }
            }
        }
    }

    fn call_attrs(&mut self, body: &Body, call: crate::ir::CallId) {
        let call = &body.calls[call];
        self.attrs(call.fn_attrs);
        self.attrs(call.ret_attrs);
        for &set in body.pool.get(call.arg_attrs) {
            self.attrs(AttrSet(set));
        }
    }

    fn attrs(&mut self, set: AttrSet) {
        let m = self.m;
        for attr in m.attrs.all(set) {
            match attr {
                Attr::ByVal(Some(ty)) | Attr::SRet(Some(ty)) | Attr::InAlloca(Some(ty)) => {
                    self.ty(ty);
                }
                Attr::ByRef(ty) | Attr::Preallocated(ty) | Attr::ElementType(ty) => self.ty(ty),
                _ => {}
            }
        }
    }

    fn ty(&mut self, ty: TypeId) {
        if !self.types.insert(ty) {
            return;
        }
        let m = self.m;
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            let mut parts: Vec<TypeId> = Vec::new();
            match m.types.get(ty) {
                Type::Named(named) => {
                    self.found.push(named);
                    match m.types.named[named].body.map(|body| m.types.get(body)) {
                        Some(Type::Struct { fields, .. }) => {
                            parts.extend(m.types.list(fields));
                        }
                        _ => parts.extend(m.types.named[named].body),
                    }
                }
                Type::Struct { fields, .. } => parts.extend(m.types.list(fields)),
                Type::Array { elem, .. } | Type::Vector { elem, .. } => parts.push(elem),
                Type::Function { ret, params, .. } => {
                    parts.push(ret);
                    parts.extend(m.types.list(params));
                }
                // The addresses of symbols and of `alloca` are `ptr` in such a module.
                Type::TypedPtr { pointee, .. } if !m.opaque_pointers => parts.push(pointee),
                _ => {}
            }
            for part in parts.into_iter().rev() {
                if self.types.insert(part) {
                    work.push(part);
                }
            }
        }
    }

    fn operand(&mut self, operand: Operand) {
        if let Some(id) = operand.as_const() {
            self.constant(id);
        }
    }

    fn constant(&mut self, id: ConstId) {
        let m = self.m;
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            match m.consts.get(id) {
                Const::Global(_) | Const::InlineAsm { .. } => continue,
                Const::Metadata(id) => {
                    self.value_in_metadata(id);
                    continue;
                }
                _ => {}
            }
            if !self.consts.insert(id) {
                continue;
            }
            self.ty(m.const_type(id));
            let first = work.len();
            match m.consts.get(id) {
                Const::Aggregate { elems, .. } => work.extend(m.consts.list(elems)),
                Const::Splat { elem, .. } => work.push(elem),
                Const::Expr {
                    op, source, args, ..
                } => {
                    if let ConstOp::Gep(_) = op {
                        self.ty(source);
                    }
                    work.extend(m.consts.list(args));
                }
                _ => {}
            }
            work[first..].reverse();
        }
    }

    /// The values that metadata is, and those of a node.
    fn value_in_metadata(&mut self, id: MetadataId) {
        let m = self.m;
        match m.metadata.get(id) {
            Metadata::Constant(id) => self.constant(id),
            Metadata::Arguments(list) => {
                for id in m.metadata.list(list) {
                    if let Metadata::Constant(id) = m.metadata.get(id) {
                        self.constant(id);
                    }
                }
            }
            Metadata::Tuple { .. } => self.node(id),
            _ => {}
        }
    }

    fn node(&mut self, id: MetadataId) {
        let m = self.m;
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            let value = m.metadata.get(id);
            if let Metadata::Constant(id) = value {
                self.constant(id);
                continue;
            }
            let is_node = matches!(value, Metadata::Tuple { .. } | Metadata::Node { .. });
            if !is_node || !self.metadata.insert(id) {
                continue;
            }
            let first = work.len();
            m.metadata
                .for_each_operand(value, |operand| work.push(operand));
            work[first..].reverse();
        }
    }
}
