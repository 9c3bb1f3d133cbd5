//! Which metadata is used, and which would be if the debug information were dropped.

use super::Checker;
use crate::ir::body::RecordKind;
use crate::ir::metadata::NodeKind;
use crate::ir::{Const, FuncId, GlobalId, Metadata, MetadataId, Module, Name, Operand};

/// The kinds of attachments that go with the debug information.
const DEBUG_KINDS: [&str; 3] = ["dbg", "DIAssignID", "heapallocsite"];

/// The functions whose calls go with it.
pub(in crate::verify) const DEBUG_FUNCTIONS: [&str; 4] = [
    "llvm.dbg.declare",
    "llvm.dbg.value",
    "llvm.dbg.assign",
    "llvm.dbg.label",
];

/// Whether named metadata goes with it.
fn is_debug_list(name: &[u8]) -> bool {
    name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov"
}

/// Where metadata is used that no other metadata refers to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Root {
    /// Where no location may be a part of it.
    Plain,
    /// Where one may.
    Located,
    /// `!llvm.loop`, where one may too.
    Loop,
}

/// Calls `f` with all metadata that something else uses than metadata, in LLVM's order; where `all`
/// is not set, without what goes with debug information.
pub(super) fn roots(m: &Module, all: bool, mut f: impl FnMut(MetadataId, Root)) {
    let roots = Roots::new(m, all);
    for id in m.funcs.keys() {
        roots.of_function(id, &mut f);
    }
    for named in &m.metadata.named {
        if all || !is_debug_list(m.names.get(named.name)) {
            for &id in named.operands.iter().filter(|&&id| id != MetadataId::NULL) {
                f(id, Root::Located);
            }
        }
    }
}

/// What it takes to find the metadata that functions use.
pub(super) struct Roots<'m> {
    m: &'m Module,
    /// Whether that is wanted which goes with debug information.
    all: bool,
    debug_kinds: [Option<Name>; 3],
    looping: Option<Name>,
    debug_functions: [Option<GlobalId>; 4],
}

impl<'m> Roots<'m> {
    pub(super) fn new(m: &'m Module, all: bool) -> Roots<'m> {
        Roots {
            m,
            all,
            debug_kinds: DEBUG_KINDS.map(|kind| m.names.find(kind.as_bytes())),
            looping: m.names.find(b"llvm.loop"),
            debug_functions: DEBUG_FUNCTIONS.map(|name| m.find(name)),
        }
    }

    fn kept(&self, kind: Name) -> bool {
        self.all || !self.debug_kinds.contains(&Some(kind))
    }

    /// Calls `f` with the metadata of a function.
    pub(super) fn of_function(&self, id: FuncId, f: &mut impl FnMut(MetadataId, Root)) {
        let (m, all) = (self.m, self.all);
        let [dbg, ..] = self.debug_kinds;
        let func = &m.funcs[id];
        for (kind, id) in m.global_attachments(func.global) {
            if self.kept(kind) {
                let located = Some(kind) == dbg || !func.is_defined();
                f(id, if located { Root::Located } else { Root::Plain });
            }
        }
        let Some(body) = &func.body else { return };
        for attached in body.attachments() {
            if self.kept(attached.kind) {
                let root = match Some(attached.kind) {
                    kind if kind == dbg => Root::Located,
                    kind if kind == self.looping => Root::Loop,
                    _ => Root::Plain,
                };
                f(attached.node, root);
            }
        }
        for call in body.calls.values() {
            for &word in body.pool.get(call.args) {
                let Some(constant) = Operand(word).as_const() else {
                    continue;
                };
                let Const::Metadata(id) = m.consts.get(constant) else {
                    continue;
                };
                let callee = call.callee.as_const().map(|id| m.consts.get(id));
                let which = match callee {
                    Some(Const::Global(symbol)) => {
                        let mut functions = self.debug_functions.iter();
                        functions.position(|&f| f == Some(symbol))
                    }
                    _ => None,
                };
                let judged = match which.map(|n| DEBUG_FUNCTIONS[n]) {
                    None => true,
                    Some("llvm.dbg.label") => false,
                    Some(_) => all,
                };
                // A value of the function is no node.
                if judged && !matches!(m.metadata.get(id), Metadata::Local(_)) {
                    f(id, Root::Plain);
                }
            }
        }
        for record in body.records().iter().filter(|_| all) {
            for &word in body.pool.get(record.operands) {
                let id = MetadataId(word);
                let root = match m.metadata.get(id) {
                    Metadata::Local(_) => continue,
                    Metadata::Node {
                        kind: NodeKind::Location,
                        ..
                    } => Root::Located,
                    _ if record.kind == RecordKind::Label => continue,
                    _ => Root::Plain,
                };
                f(id, root);
            }
        }
    }
}

/// Whether a node stays where debug information is dropped.
pub(in crate::verify) fn survives_strip(c: &mut Checker<'_>, id: MetadataId) -> bool {
    let m = c.m;
    let stays = c.staying.get_or_insert_with(|| surviving_rows(m));
    stays.get(id.0 as usize).copied().unwrap_or(false)
}

/// The rows that stay, by their numbers.
fn surviving_rows(m: &Module) -> Vec<bool> {
    let mut stays = vec![false; m.metadata.len()];
    let (mut whole, mut loops) = (Vec::new(), Vec::new());
    roots(m, false, |id, root| match root {
        Root::Loop => loops.push(id),
        _ => whole.push(id),
    });
    // Locations and what they lead to are taken out of loops, which keep their lists alone.
    for (mut stack, only_lists) in [(whole, false), (loops, true)] {
        while let Some(id) = stack.pop() {
            let value = m.metadata.get(id);
            let kept = !only_lists || matches!(value, Metadata::Tuple { .. });
            match stays.get_mut(id.0 as usize) {
                Some(stays) if !*stays && kept => *stays = true,
                _ => continue,
            }
            m.metadata
                .for_each_operand(value, |operand| stack.push(operand));
        }
    }
    stays
}
