//! What is called before a program starts, and after it has ended.
//!
//! The lists `llvm.global_ctors` and `llvm.global_dtors` name such functions, and so does whoever puts addresses into
//! sections that linkers gather for the loader: variables, and module-level assembly. The order is that of GNU's
//! linker, whose script sorts by the numbers in the names of sections, and then by the names, and has the functions of
//! `.ctors` called as those of `.init_array`. Of those without a number it takes the sections of one module after the other, in
//! the order in which they begin there. The lists are among these, as LLVM's code generator emits them into such sections, too.

use super::{Linker, ModuleGlobal};
use crate::diag::Diagnostic;
use crate::ir::{Const, ConstId, GlobalId, GlobalKind, Linkage, Name};
use crate::jit::constant::{Constants, UnsupportedConstant};
use crate::lower::constant;
use crate::sort;
use rustc_hash::{FxHashMap, FxHashSet};

/// The functions of a link that are called first and last.
#[derive(Default)]
pub(super) struct Hooks {
    /// In the order in which they begin.
    sections: Vec<GatheredSection>,
    places: FxHashMap<SectionKey, usize>,
    /// What `llvm.used` has, of the module that was asked for last.
    kept: Option<(usize, FxHashSet<GlobalId>)>,
    /// The names that there are, but for those without a suffix.
    names: Vec<Box<[u8]>>,
}

/// A section of a module: that, what it is apart for, and its name.
type SectionKey = (usize, Apart, Box<[u8]>);

/// Why something is in a section for itself, among others of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Apart {
    /// It is not.
    No,
    /// It is kept or left out with a comdat.
    Comdat(Name),
    /// It is a variable that `llvm.used` has linkers keep.
    Kept(GlobalId),
}

/// What a section has in a module.
struct GatheredSection {
    section: HookSection,
    /// Its name, in [`Hooks::names`], if it has a suffix.
    name: Option<usize>,
    addresses: Vec<u64>,
}

/// A function of a list.
struct ListedHook {
    priority: u64,
    address: u64,
    /// It is for the symbol for whose sake it is called.
    apart: Apart,
}

/// The addresses of the functions that are called when a program ends, in order.
#[derive(Debug, Default)]
pub(crate) struct Destructors {
    /// Those of sections without a suffix.
    pub plain: Vec<u64>,
    /// Those of others, behind them. In between a program of the system's has what it has registered called.
    pub numbered: Vec<u64>,
}

/// The place of a function among the others of its kind: the lowest is called first before the program, and last
/// after it.
type Order = u64;

/// Those of `.preinit_array`.
const FIRST: Order = 0;
/// Those of sections with the number 0, which those with others follow.
const NUMBERED: Order = 1;
/// Those of sections whose names end with something else than a number.
const NAMED: Order = LAST - 1;
/// Those of sections without a suffix.
const LAST: Order = Order::MAX;
/// The priority of a list that means as much as none.
const NO_PRIORITY: u64 = 65535;

/// The functions of a section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HookSection {
    /// Whether they are called before the program starts.
    is_before: bool,
    order: Order,
    /// Whether the last of a module comes first.
    is_reversed: bool,
}

impl HookSection {
    /// The section of a name, if addresses in it are called.
    pub(super) fn of(name: &[u8]) -> Option<HookSection> {
        if name == b".preinit_array" {
            return Some(HookSection {
                is_before: true,
                order: FIRST,
                is_reversed: false,
            });
        }
        // The numbers of the older sections go down where the newer ones' go up.
        const KINDS: [(&[u8], bool, bool); 4] = [
            (b".init_array", true, false),
            (b".fini_array", false, false),
            (b".ctors", true, true),
            (b".dtors", false, true),
        ];
        KINDS.iter().find_map(|&(start, is_before, is_reversed)| {
            let order = match name.strip_prefix(start)? {
                [] => LAST,
                [b'.', suffix @ ..] => numbered(suffix, is_reversed),
                _ => return None,
            };
            Some(HookSection {
                is_before,
                order,
                is_reversed,
            })
        })
    }
}

/// The order of a section with something behind its name.
fn numbered(suffix: &[u8], is_reversed: bool) -> Order {
    // What counts stands behind the last dot.
    let digits = suffix.rsplit(|&c| c == b'.').next().unwrap_or(suffix);
    let is_number = digits.iter().all(u8::is_ascii_digit);
    let text = std::str::from_utf8(digits).ok().filter(|_| is_number);
    let number = text.and_then(|text| text.parse::<u64>().ok());
    let priority = match is_reversed {
        true => number.and_then(|number| NO_PRIORITY.checked_sub(number)),
        false => number.filter(|&number| number <= i32::MAX as u64),
    };
    priority.map_or(NAMED, |priority| NUMBERED + priority)
}

/// The name of the section in which the functions of a priority are that a list has.
fn name_of_priority(is_before: bool, priority: u64) -> String {
    let start = match is_before {
        true => ".init_array",
        false => ".fini_array",
    };
    match priority {
        NO_PRIORITY.. => start.to_string(),
        _ => format!("{start}.{priority}"),
    }
}

impl Hooks {
    /// Adds the functions whose addresses a module has in a section.
    pub(super) fn add(&mut self, m: usize, apart: Apart, name: &[u8], bytes: &[u8]) {
        let words = bytes.as_chunks().0.iter();
        if let Some(section) = self.section(m, apart, name) {
            section
                .addresses
                .extend(words.map(|&word| u64::from_le_bytes(word)));
        }
    }

    fn section(&mut self, m: usize, apart: Apart, name: &[u8]) -> Option<&mut GatheredSection> {
        let section = HookSection::of(name)?;
        let key = (m, apart, name.into());
        let next = self.sections.len();
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            let name = (section.order != LAST).then(|| self.number_of(name));
            self.sections.push(GatheredSection {
                section,
                name,
                addresses: Vec::new(),
            });
        }
        Some(&mut self.sections[place])
    }

    fn number_of(&mut self, name: &[u8]) -> usize {
        let known = self.names.iter().position(|known| **known == *name);
        known.unwrap_or_else(|| {
            self.names.push(name.into());
            self.names.len() - 1
        })
    }

    /// The addresses of the functions to call first, in order, and of those to call last.
    pub(super) fn into_calls(mut self) -> (Vec<u64>, Destructors) {
        let is_less = |name: &[u8]| self.names.iter().filter(|other| ***other < *name).count();
        let ranks: Vec<usize> = self.names.iter().map(|name| is_less(name)).collect();
        sort::by_number(&mut self.sections, |section| {
            let rank = section.name.map_or(0, |name| ranks[name]);
            u128::from(section.section.order) << 64 | rank as u128
        });
        let (mut before, mut destructors) = (Vec::new(), Destructors::default());
        for GatheredSection {
            section,
            mut addresses,
            ..
        } in self.sections
        {
            if section.is_reversed {
                addresses.reverse();
            }
            match (section.is_before, section.order) {
                (true, _) => before.append(&mut addresses),
                (false, LAST) => destructors.plain.append(&mut addresses),
                (false, _) => destructors.numbered.append(&mut addresses),
            }
        }
        // The last first, as systems do it.
        destructors.plain.reverse();
        destructors.numbered.reverse();
        (before, destructors)
    }
}

impl Linker<'_> {
    /// Adds what is called of the contents of a variable, if it is in such a section.
    pub(super) fn add_variable(&self, place: ModuleGlobal, bytes: &[u8], hooks: &mut Hooks) {
        let (module, _) = self.modules[place.0];
        let global = &module.globals[place.1];
        let is_emitted = global.linkage != Linkage::AvailableExternally;
        if let Some(section) = global.section
            && is_emitted
            && global.thread_local.is_none()
            && !self.is_discarded(place)
        {
            let name = module.names.get(section);
            if HookSection::of(name).is_some() {
                let comdat = global.comdat.map(|comdat| module.comdats[comdat].name);
                let apart = match self.is_kept(place, hooks) {
                    true => Apart::Kept(place.1),
                    false => comdat.map_or(Apart::No, Apart::Comdat),
                };
                hooks.add(place.0, apart, name, bytes);
            }
        }
    }

    /// Whether `llvm.used` has a variable, which LLVM's code generator then puts into a section of its own.
    fn is_kept(&self, (m, id): ModuleGlobal, hooks: &mut Hooks) -> bool {
        if hooks.kept.as_ref().is_none_or(|&(of, _)| of != m) {
            hooks.kept = Some((m, self.used(m)));
        }
        hooks
            .kept
            .as_ref()
            .is_some_and(|(_, kept)| kept.contains(&id))
    }

    /// What `llvm.used` has in a module.
    fn used(&self, m: usize) -> FxHashSet<GlobalId> {
        let (module, info) = self.modules[m];
        let mut globals = module.globals.values();
        let list = globals.find(|global| module.names.get(global.name) == b"llvm.used");
        let Some(GlobalKind::Variable {
            init: Some(init), ..
        }) = list.map(|list| list.kind)
        else {
            return FxHashSet::default();
        };
        let Const::Aggregate { elems, .. } = module.consts.get(init) else {
            return FxHashSet::default();
        };
        let mut memo = constant::Memo::default();
        let symbols = module.consts.list(elems).filter_map(|elem| {
            let linear = constant::linear(module, info, elem, &mut memo)?;
            Some(GlobalId(linear.plus?.0))
        });
        symbols.collect()
    }

    /// Whether a symbol is of a comdat of which another module's symbols count.
    fn is_discarded(&self, (m, id): ModuleGlobal) -> bool {
        let comdat = self.modules[m].0.globals[id].comdat;
        comdat.is_some_and(|comdat| self.discarded.contains(&(m, comdat)))
    }

    /// Adds the functions of a list, if a variable is one.
    pub(super) fn add_list(
        &mut self,
        (m, id): ModuleGlobal,
        init: ConstId,
        constants: &mut Constants,
        hooks: &mut Hooks,
    ) {
        let module = self.modules[m].0;
        let global = &module.globals[id];
        let is_before = match module.names.get(global.name) {
            b"llvm.global_ctors" => true,
            b"llvm.global_dtors" => false,
            _ => return,
        };
        match self.listed(m, constants, init) {
            Ok(found) => {
                for hook in found {
                    let name = name_of_priority(is_before, hook.priority);
                    let address = hook.address.to_le_bytes();
                    hooks.add(m, hook.apart, name.as_bytes(), &address);
                }
            }
            Err(what) => {
                let error = Diagnostic::unsupported(global.span, what.0);
                self.errors.push((m, error));
            }
        }
    }

    /// The functions of a list.
    fn listed(
        &self,
        m: usize,
        constants: &mut Constants,
        init: ConstId,
    ) -> Result<Vec<ListedHook>, UnsupportedConstant> {
        let (module, info) = self.modules[m];
        let Const::Aggregate { elems, .. } = module.consts.get(init) else {
            return Ok(Vec::new());
        };
        let mut hooks = Vec::new();
        let mut memo = constant::Memo::default();
        for elem in module.consts.list(elems) {
            let Const::Aggregate { elems, .. } = module.consts.get(elem) else {
                continue;
            };
            let mut fields = module.consts.list(elems);
            let (Some(priority), Some(function)) = (fields.next(), fields.next()) else {
                continue;
            };
            // One that is for the sake of a symbol of another module is called there.
            let symbol = fields
                .next()
                .and_then(|field| constant::linear(module, info, field, &mut memo));
            let symbol = symbol.and_then(|linear| linear.plus);
            let symbol = symbol.map(|symbol| GlobalId(symbol.0));
            let symbol = symbol.filter(|&symbol| module.globals.get(symbol).is_some());
            if symbol.is_some_and(|symbol| self.is_discarded((m, symbol))) {
                continue;
            }
            let address = constants.evaluate(function)?;
            let priority = constants.evaluate(priority)?;
            hooks.push(ListedHook {
                priority,
                address,
                apart: symbol.map_or(Apart::No, |symbol| {
                    Apart::Comdat(module.globals[symbol].name)
                }),
            });
        }
        hooks.retain(|hook| hook.address != 0);
        Ok(hooks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(name: &str) -> Option<Order> {
        HookSection::of(name.as_bytes()).map(|section| section.order)
    }

    #[test]
    fn names_of_sections_say_when_their_functions_are_called() {
        let sorted = [
            ".preinit_array",
            ".init_array.0",
            ".init_array.00099",
            ".init_array.101",
            ".ctors.65433",
            ".init_array.65535",
            ".init_array.early",
            ".init_array",
        ];
        assert!(sorted.is_sorted_by(|a, b| order(a) < order(b)));
        assert_eq!(order(".ctors"), order(".init_array"));
        assert_eq!(order(".ctors.65434"), order(".init_array.101"));
        assert_eq!(order(".init_array.99999999999"), Some(NAMED));
        let listed = |priority| order(&name_of_priority(true, priority));
        assert_eq!(order(".init_array.101"), listed(101));
        assert_eq!(order(".init_array"), listed(65535));
        for name in [
            ".init_arrays",
            ".init",
            ".preinit_array.1",
            "init_array",
            "",
        ] {
            assert_eq!(order(name), None, "{name}");
        }
    }
}
