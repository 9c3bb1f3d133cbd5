//! The numbers of nodes in print.
//!
//! A node gets the next number where it is first met, and then what it refers to, first operand
//! first. They are met in this order: at the variables, in the named metadata, at the functions
//! with their instructions. So does LLVM number them, and a text that is read and printed has the
//! numbers that LLVM would print.

use super::super::body::Body;
use super::super::constant::Const;
use super::super::inst::{InstData, Operand};
use super::super::module::Module;
use super::{Metadata, MetadataId, NodeKind};
use crate::entity::Entity;
use crate::sort;

/// The numbers of the nodes of a module.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// By row; `NONE` where it has none.
    numbers: Vec<u32>,
    /// The nodes by their numbers.
    pub order: Vec<MetadataId>,
    stack: Vec<MetadataId>,
}

const NONE: u32 = u32::MAX;

impl Numbers {
    /// Numbers the nodes that are mentioned anywhere.
    pub fn new(module: &Module) -> Numbers {
        let mut numbers = Numbers {
            numbers: vec![NONE; module.metadata.len()],
            ..Numbers::default()
        };
        if module.metadata.is_empty() {
            return numbers;
        }
        let mut globals: Vec<_> = module.globals.keys().collect();
        sort::by_number(&mut globals, |&id| module.globals[id].span.start);
        for &id in &globals {
            if module.function(id).is_none() {
                numbers.attachments(module, module.global_attachments(id));
            }
        }
        for named in &module.metadata.named {
            for &id in &named.operands {
                numbers.meet(module, id);
            }
        }
        for func in module.funcs.values() {
            numbers.attachments(module, module.global_attachments(func.global));
            if let Some(body) = &func.body {
                numbers.body(module, body);
            }
        }
        numbers
    }

    /// The number of a node; `None` where it is printed where it stands.
    pub fn get(&self, id: MetadataId) -> Option<u32> {
        let number = self.numbers.get(id.index()).copied();
        number.filter(|&number| number != NONE)
    }

    fn body(&mut self, module: &Module, body: &Body) {
        let mut records = body.records().iter().peekable();
        let mut attached = body.attachments().iter().peekable();
        for (inst, data) in body.insts.iter() {
            while let Some(record) = records.next_if(|record| record.before <= inst) {
                for &word in body.pool.get(record.operands) {
                    self.meet(module, MetadataId(word));
                }
            }
            if let InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } = *data
            {
                for &word in body.pool.get(body.calls[call].args) {
                    if let Some(id) = Operand(word).as_const()
                        && let Const::Metadata(id) = module.consts.get(id)
                    {
                        self.meet(module, id);
                    }
                }
            }
            while let Some(attachment) = attached.next_if(|row| row.inst <= inst) {
                self.meet(module, attachment.node);
            }
        }
    }

    fn attachments<N>(&mut self, module: &Module, list: impl Iterator<Item = (N, MetadataId)>) {
        for (_, id) in list {
            self.meet(module, id);
        }
    }

    /// Numbers a node and all that it leads to.
    fn meet(&mut self, module: &Module, id: MetadataId) {
        self.stack.push(id);
        while let Some(id) = self.stack.pop() {
            let value = module.metadata.get(id);
            if !matches!(value, Metadata::Tuple { .. } | Metadata::Node { .. }) {
                continue;
            }
            let Some(number) = self.numbers.get_mut(id.index()) else {
                continue;
            };
            if *number != NONE {
                continue;
            }
            *number = self.order.len() as u32;
            self.order.push(id);
            let first = self.stack.len();
            let stack = &mut self.stack;
            module.metadata.for_each_operand(value, |operand| {
                match value {
                    // Its list of operands is no node.
                    Metadata::Node {
                        kind: NodeKind::Generic,
                        ..
                    } => stack.extend(module.metadata.operands(operand)),
                    _ => stack.push(operand),
                }
            });
            // The first is to be met first.
            self.stack[first..].reverse();
        }
    }
}
