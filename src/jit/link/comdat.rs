//! Comdats: of a group that several modules have, the symbols of one module count.
//!
//! In the others its members are as good as not defined, apart from those that no other module
//! sees, which stay and are not called: a constructor that is registered with a member belongs
//! to the group. Which module's count, and what must be the same in all, says the group's kind, by
//! the rules of LLVM's linker. Of the kind `nodeduplicate` the symbols of all modules count, as if
//! in no group, and variables that others take the place of stay in their sections.

use std::collections::hash_map::Entry;

use rustc_hash::{FxHashMap, FxHashSet};

use super::mentioned::each_mentioned;
use super::{Linker, MAX_STEPS, ModuleGlobal, strength};
use crate::diag::Diagnostic;
use crate::ir::global::ComdatId;
use crate::ir::{GlobalId, GlobalKind};
use crate::jit::constant::Constants;
use crate::lower::constant;
use crate::runtime::SymbolTable;

/// A comdat of a module.
type ComdatKey = (usize, ComdatId);

/// Which of two groups of a name counts.
#[derive(Clone, Copy)]
enum Choice {
    First,
    Second,
    Both,
}

impl<'a> Linker<'a> {
    /// Finds the groups that do not count.
    pub(super) fn choose_comdats(&mut self) {
        // With the kind by which it was chosen.
        let mut chosen: FxHashMap<&'a [u8], (ComdatKey, &'a [u8])> = FxHashMap::default();
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
                let group = (m, comdat);
                let data = module.comdats[comdat];
                let kind = module.names.get(data.kind);
                match chosen.entry(module.names.get(data.name)) {
                    Entry::Vacant(entry) => {
                        entry.insert((group, kind));
                    }
                    Entry::Occupied(mut entry) => {
                        let (before, kind_before) = *entry.get();
                        let choice = common_kind(kind_before, kind)
                            .and_then(|kind| Ok((kind, self.choose(kind, before, group)?)));
                        match choice {
                            Ok((kind, Choice::First)) => {
                                entry.insert((before, kind));
                                self.discarded.insert(group);
                            }
                            Ok((kind, Choice::Second)) => {
                                entry.insert((group, kind));
                                self.discarded.insert(before);
                            }
                            Ok((_, Choice::Both)) => self.duplicated.extend([before, group]),
                            Err(what) => {
                                let name = module.names.text(data.name);
                                let message = format!("the comdat `${name}` of two modules {what}");
                                let error = Diagnostic::error("comdat", global.span, message);
                                self.errors.push((m, error));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Which of two groups of this kind counts; an error says what is wrong with them.
    fn choose(
        &self,
        kind: &[u8],
        first: ComdatKey,
        second: ComdatKey,
    ) -> Result<Choice, &'static str> {
        match kind {
            b"any" => return Ok(Choice::First),
            b"nodeduplicate" => return Ok(Choice::Both),
            _ => {}
        }
        let keys = (self.key(first), self.key(second));
        let ((Some(first), Some(second)), Some((old, new))) =
            (keys, self.size(keys.0).zip(self.size(keys.1)))
        else {
            return Err("is of a kind that asks for a variable of its name");
        };
        match kind {
            b"largest" if new > old => Ok(Choice::Second),
            b"samesize" if new != old => Err("is of kind `samesize`, and the sizes differ"),
            b"exactmatch" if !self.is_same_data(first, second) => {
                Err("is of kind `exactmatch`, and the data differ, or are addresses")
            }
            _ => Ok(Choice::First),
        }
    }

    /// The variable that a group is named for.
    fn key(&self, (m, comdat): ComdatKey) -> Option<ModuleGlobal> {
        let (module, info) = self.modules[m];
        let name = module.comdats[comdat].name;
        let mut id = module.by_name.get(name, false)?;
        let mut memo = constant::Memo::default();
        for _ in 0..MAX_STEPS {
            match module.globals[id].kind {
                GlobalKind::Alias(target) => {
                    let symbol = constant::linear(module, info, target, &mut memo)?.plus?;
                    id = GlobalId(symbol.0);
                    module.globals.get(id)?;
                }
                GlobalKind::Variable { .. } => return Some((m, id)),
                _ => return None,
            }
        }
        None
    }

    fn size(&self, key: Option<ModuleGlobal>) -> Option<u64> {
        let (m, id) = key?;
        let (module, info) = self.modules[m];
        Some(info.layout(module, module.globals[id].ty)?.alloc_size())
    }

    /// Whether two variables hold the same data. Addresses are not known so far, and the symbols
    /// of two modules are not the same ones even where their names are.
    fn is_same_data(&self, first: ModuleGlobal, second: ModuleGlobal) -> bool {
        let bytes = self.plain_bytes(first);
        bytes.is_some() && bytes == self.plain_bytes(second)
    }

    /// The initial value of a variable, if there are no addresses in it.
    fn plain_bytes(&self, place: ModuleGlobal) -> Option<Vec<u8>> {
        let (module, info) = self.modules[place.0];
        let GlobalKind::Variable {
            init: Some(init), ..
        } = module.globals[place.1].kind
        else {
            return None;
        };
        let (mut seen, mut is_plain) = (FxHashSet::default(), true);
        each_mentioned(
            module,
            vec![init],
            |id| seen.insert(id),
            |_| is_plain = false,
        );
        if !is_plain {
            return None;
        }
        let mut bytes = vec![0; usize::try_from(self.size(Some(place))?).ok()?];
        let symbols = SymbolTable::new(Default::default(), self.entries);
        let mut constants = Constants::new(module, info, &symbols);
        constants.write(init, &mut bytes).ok()?;
        Some(bytes)
    }

    /// Keeps the memory of a variable whose name stands for another, if it is of a group of which
    /// all count.
    pub(super) fn keep_copy(&mut self, (m, id): ModuleGlobal) {
        let module = self.modules[m].0;
        let global = &module.globals[id];
        let Some(comdat) = global.comdat else {
            return;
        };
        if !self.duplicated.contains(&(m, comdat)) {
            return;
        }
        match global.kind {
            GlobalKind::Variable { .. } => {
                self.sections
                    .extend(super::storage::c_section(module, global).map(<[u8]>::to_vec));
                self.copies.insert((m, id));
            }
            _ => {
                let name = module.names.text(module.comdats[comdat].name);
                let what = format!(
                    "a second symbol that is no variable in the comdat `${name}` of kind `nodeduplicate`"
                );
                self.errors
                    .push((m, Diagnostic::unsupported(global.span, what)));
            }
        }
    }
}

/// By what kind to choose between groups of two kinds.
fn common_kind<'a>(first: &'a [u8], second: &'a [u8]) -> Result<&'a [u8], &'static str> {
    match (first, second) {
        (b"any", b"largest") => Ok(second),
        (b"largest", b"any") => Ok(first),
        _ if first == second => Ok(first),
        _ => Err("is of two kinds"),
    }
}
