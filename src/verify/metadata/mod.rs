//! Metadata: nodes that are used, what names list, and what is attached.

pub(super) mod attached;
mod flags;
pub(super) mod reach;
pub(super) mod tbaa;
mod values;

use super::checker::Checker;
use super::debug_info;
use super::rule::{Check, Rule};
use super::walk::rule_named;
use crate::entity::List;
use crate::ir::metadata::{Field, NodeKind};
use crate::ir::{FuncId, GlobalKind, Metadata, MetadataId, Module};
use reach::Root;

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "metadata-node",
        says: "nodes hold constants, strings and other nodes; values of a function stand in the \
               operands of its calls and debug records alone",
        check: Check::Module(nodes),
    },
    Rule {
        code: "module-flags",
        says: "a flag of the module is a triple: a number for how it is merged with those of \
               others, its name, and its value",
        check: Check::Module(flags::module_flags),
    },
    Rule {
        code: "metadata-strings",
        says: "`!llvm.ident` and `!llvm.commandline` list nodes of one string each",
        check: Check::Module(flags::strings),
    },
];

const NODES: &Rule = rule_named(RULES, "metadata-node");

/// What a name lists.
pub(super) fn named<'m>(m: &'m Module, name: &str) -> &'m [MetadataId] {
    let find = || {
        let name = m.names.find(name.as_bytes())?;
        m.metadata.named.iter().find(|named| named.name == name)
    };
    find().map_or(&[], |named| &named.operands)
}

/// Judges each node that is used, once.
fn nodes(c: &mut Checker<'_>, _: &'static Rule) {
    let m = c.m;
    if m.metadata.is_empty() {
        return;
    }
    let mut walk = Walk::start(c);
    let all = c.debug_info && !c.gradual;
    reach::roots(m, all, |id, root| walk.visit(c, id, root != Root::Plain));
    if all {
        walk.variables(c);
    }
    c.seen = walk.seen;
}

/// Judges each node that a function uses, without its debug information, if that was not done.
pub(super) fn nodes_of(c: &mut Checker<'_>, id: FuncId) {
    let m = c.m;
    if m.metadata.is_empty() {
        return;
    }
    let mut walk = Walk::start(c);
    let roots = reach::Roots::new(m, false);
    roots.of_function(id, &mut |id, root| walk.visit(c, id, root != Root::Plain));
    c.seen = walk.seen;
}

/// A walk over nodes, each looked at once, first operands first.
struct Walk {
    seen: Vec<bool>,
    stack: Vec<MetadataId>,
}

impl Walk {
    fn start(c: &mut Checker<'_>) -> Walk {
        let mut seen = std::mem::take(&mut c.seen);
        seen.resize(c.m.metadata.len(), false);
        Walk {
            seen,
            stack: Vec::new(),
        }
    }

    /// Looks at a node and all that it leads to; `locations` says whether locations may be among
    /// that.
    #[inline]
    fn visit(&mut self, c: &mut Checker<'_>, root: MetadataId, locations: bool) {
        if let Some(false) = self.seen.get(root.0 as usize) {
            self.visit_new(c, root, locations);
        }
    }

    fn visit_new(&mut self, c: &mut Checker<'_>, root: MetadataId, locations: bool) {
        self.stack.push(root);
        while let Some(id) = self.stack.pop() {
            if std::mem::replace(&mut self.seen[id.0 as usize], true) {
                continue;
            }
            let first = self.stack.len();
            self.node(c, id, locations);
            // The first is to be looked at first.
            self.stack[first..].reverse();
        }
    }

    /// Judges what is attached to variables, and what it is of, and goes no further.
    fn variables(&mut self, c: &mut Checker<'_>) {
        let m = c.m;
        let Some(dbg) = m.names.find(b"dbg") else {
            return;
        };
        for (id, global) in m.globals.iter() {
            if !matches!(global.kind, GlobalKind::Variable { .. }) {
                continue;
            }
            for (_, node) in m.global_attachments(id).filter(|&(kind, _)| kind == dbg) {
                let of = [Field::Var, Field::Expr].map(|field| m.metadata.node(node, field));
                for id in std::iter::once(node).chain(of.into_iter().flatten()) {
                    if !std::mem::replace(&mut self.seen[id.0 as usize], true) {
                        self.node(c, id, true);
                        self.stack.clear();
                    }
                }
            }
        }
    }

    /// Judges a node, and leaves those of its operands on the stack that were not looked at.
    /// `locations` says whether there may be locations among them.
    #[inline]
    fn node(&mut self, c: &mut Checker<'_>, id: MetadataId, locations: bool) {
        let m = c.m;
        let Walk { seen, stack } = self;
        let mut misplaced = false;
        let mut operand = |id: MetadataId| {
            misplaced |= !locations && m.metadata.kind(id) == Some(NodeKind::Location);
            if let Some(false) = seen.get(id.0 as usize) {
                stack.push(id);
            }
        };
        match m.metadata.get(id) {
            Metadata::Node {
                kind,
                distinct,
                fields,
            } => {
                if c.gradual && fields == List::EMPTY {
                    // It was not read.
                    return;
                }
                debug_info::check_node(c, id, (kind, distinct), fields, &mut operand);
                if kind == NodeKind::CompileUnit {
                    c.units.push(id);
                }
            }
            Metadata::Tuple { operands, .. } => {
                m.metadata.list(operands).for_each(&mut operand);
            }
            Metadata::Expression(list) => {
                let elements: smallvec::SmallVec<[u64; 16]> = m.metadata.elements(list).collect();
                if let Some(message) = debug_info::wrong_expression(&elements) {
                    debug_info::report(c, debug_info::EXPRESSION, id, message);
                }
            }
            Metadata::Local(_) => {
                let message = "a value of a function cannot be a part of a node";
                let diagnostic = c.error(NODES, m.metadata.span(id), message);
                c.push(diagnostic);
            }
            _ => {}
        }
        if misplaced {
            let message = "a `!DILocation` cannot stand in this node".to_string();
            debug_info::report(c, debug_info::LOCATION, id, message);
        }
    }
}
