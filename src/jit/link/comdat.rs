//! Comdats: of a group that several modules have, the symbols of one module count.
//!
//! In the others its members are as good as not defined, apart from those that no other module
//! sees, which stay and are not called: a constructor that is registered with a member belongs
//! to the group.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::{Linker, strength};
use crate::diag::Diagnostic;
use crate::ir::GlobalKind;
use crate::ir::global::ComdatId;

/// A comdat of a module.
type Group = (usize, ComdatId);

impl Linker<'_> {
    /// Finds the groups that do not count.
    pub(super) fn choose_comdats(&mut self) {
        let mut chosen: FxHashMap<&[u8], Group> = FxHashMap::default();
        for (m, (module, _)) in self.modules.iter().enumerate() {
            let mut seen = vec![false; module.comdats.len()];
            for (id, global) in module.globals.iter() {
                let Some(comdat) = global.comdat else {
                    continue;
                };
                if strength(module, id).is_none()
                    || std::mem::replace(&mut seen[comdat.0 as usize], true)
                {
                    continue;
                }
                let name = module.names.get(module.comdats[comdat].name);
                match chosen.entry(name) {
                    Entry::Vacant(entry) => {
                        entry.insert((m, comdat));
                    }
                    Entry::Occupied(mut entry) => {
                        let loser = match self.is_better((m, comdat), *entry.get()) {
                            Ok(false) => (m, comdat),
                            Ok(true) => entry.insert((m, comdat)),
                            Err(message) => {
                                let error = Diagnostic::error("comdat", global.span, message);
                                self.errors.push((m, error));
                                continue;
                            }
                        };
                        self.discarded.insert(loser);
                    }
                }
            }
        }
    }

    /// Whether a group takes the place of the one of an earlier module.
    fn is_better(&self, group: Group, before: Group) -> Result<bool, String> {
        let module = self.modules[group.0].0;
        let comdat = module.comdats[group.1];
        let name = module.names.text(comdat.name);
        let other = self.modules[before.0].0;
        let kind = module.names.get(comdat.kind);
        if kind != other.names.get(other.comdats[before.1].kind) {
            return Err(format!(
                "the modules have the comdat `${name}` of two kinds"
            ));
        }
        match kind {
            b"any" => Ok(false),
            b"nodeduplicate" => Err(format!("two modules have the comdat `${name}`")),
            b"largest" => match (self.key_size(group), self.key_size(before)) {
                (Some(size), Some(before)) => Ok(size > before),
                _ => Err(format!(
                    "unsupported: the comdat `${name}` of kind `largest` that no variable is the key of"
                )),
            },
            _ => {
                let kind = module.names.text(comdat.kind);
                Err(format!(
                    "unsupported: the comdat `${name}` of kind `{kind}` in two modules"
                ))
            }
        }
    }

    /// The size of the variable that a group is named for.
    fn key_size(&self, (m, comdat): Group) -> Option<u64> {
        let (module, info) = self.modules[m];
        let name = module.comdats[comdat].name;
        let mut globals = module.globals.values();
        let key = globals.find(|global| global.comdat == Some(comdat) && global.name == name)?;
        let GlobalKind::Variable { .. } = key.kind else {
            return None;
        };
        Some(info.layout(module, key.ty)?.alloc_size())
    }
}
