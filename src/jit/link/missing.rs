//! Variables that are defined nowhere, where that is an error when they are accessed, and not when they are linked.
//!
//! Such a variable has an address like others, in pages that nobody may access. So a program that only names it runs,
//! and what ends one that reads or writes it is a trap like others, which is told by its address.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use super::{Linker, ModuleGlobal, Resolution};
use crate::ir::GlobalId;
use crate::runtime::tls;
use crate::sys::memory::{Mapping, PAGE, Rights};

/// A variable that is defined nowhere.
#[derive(Debug)]
pub(in crate::jit) struct MissingVariable {
    /// A module that declares it.
    pub module: usize,
    /// The symbol there.
    pub global: GlobalId,
    /// Where it would be.
    pages: Mapping,
}

impl MissingVariable {
    /// Whether it would be at an address.
    pub(in crate::jit) fn holds(&self, address: u64) -> bool {
        let start = self.pages.start() as u64;
        (start..start + self.pages.len() as u64).contains(&address)
    }
}

impl Linker<'_> {
    /// Gives a variable that is defined nowhere an address; `None` if there is none to be had.
    pub(super) fn take_missing(&mut self, (m, id): ModuleGlobal) -> Option<Resolution> {
        let (module, info) = self.modules[m];
        let global = &module.globals[id];
        let address = match self.missing_by_name.entry(module.names.get(global.name)) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let size = info.layout(module, global.ty)?.alloc_size();
                // One behind it may be meant by its last index.
                let len = usize::try_from(size).ok()?.checked_next_multiple_of(PAGE)?;
                let pages = Mapping::reserve(len.checked_add(PAGE)?, Rights::None).ok()?;
                let address = *entry.insert(pages.start());
                self.missing.push(MissingVariable {
                    module: m,
                    global: id,
                    pages,
                });
                address
            }
        };
        if global.thread_local.is_none() {
            return Some(Resolution::Address(address as u64));
        }
        let lookup = Box::new(move || address as *const u8);
        let variable = Arc::new(tls::TlsVariable::Host(lookup));
        let descriptor = &raw const *variable as u64;
        self.thread_locals.push(variable);
        Some(Resolution::Address(descriptor))
    }
}
