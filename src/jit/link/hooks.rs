//! What is called before a program starts, and after it has ended.
//!
//! The lists `llvm.global_ctors` and `llvm.global_dtors` name such functions, and so does whoever puts addresses into
//! sections that linkers gather for the loader: variables, and module-level assembly. The order is that of GNU's
//! linker, whose script sorts by the numbers in the names of sections and has the functions of `.ctors` called as
//! those of `.init_array`. The lists are among these, as LLVM's code generator emits them into such sections, too.

use super::{Linker, ModuleGlobal};
use crate::diag::Diagnostic;
use crate::ir::{Const, ConstId, GlobalId, Linkage};
use crate::jit::constant::{Constants, UnsupportedConstant};
use crate::lower::constant;
use crate::sort;

/// The functions of a link that are called first and last.
#[derive(Default)]
pub(super) struct Hooks {
    before: Vec<Hook>,
    after: Vec<Hook>,
}

/// The addresses of the functions that are called when a program ends, in order.
#[derive(Debug, Default)]
pub(crate) struct Destructors {
    /// Those of sections without a suffix.
    pub plain: Vec<u64>,
    /// Those of others, behind them. In between a program of the system's has what it has registered called.
    pub numbered: Vec<u64>,
}

/// When a function is called, and its address.
type Hook = (Order, u64);

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

/// The order of a function in a list.
fn order_of_priority(priority: u64) -> Order {
    match priority {
        NO_PRIORITY.. => LAST,
        _ => NUMBERED + priority,
    }
}

impl Hooks {
    /// Adds the functions whose addresses a module has in a section.
    pub(super) fn add(&mut self, section: HookSection, bytes: &[u8]) {
        let words = bytes.as_chunks().0.iter();
        let hooks = words.map(|&word| (section.order, u64::from_le_bytes(word)));
        let list = match section.is_before {
            true => &mut self.before,
            false => &mut self.after,
        };
        match section.is_reversed {
            true => list.extend(hooks.rev()),
            false => list.extend(hooks),
        }
    }

    /// The addresses of the functions to call first, in order, and of those to call last.
    pub(super) fn into_calls(mut self) -> (Vec<u64>, Destructors) {
        for list in [&mut self.before, &mut self.after] {
            sort::by_number(list, |&(order, _)| order);
        }
        let address = |(_, address)| address;
        let first = self.after.partition_point(|&(order, _)| order < LAST);
        let plain = self.after.split_off(first);
        // The last first, as systems do it.
        let destructors = Destructors {
            plain: plain.into_iter().rev().map(address).collect(),
            numbered: self.after.into_iter().rev().map(address).collect(),
        };
        (self.before.into_iter().map(address).collect(), destructors)
    }
}

impl Linker<'_> {
    /// The section of a variable whose contents are called.
    pub(super) fn hook_section(&self, place: ModuleGlobal) -> Option<HookSection> {
        let (module, _) = self.modules[place.0];
        let global = &module.globals[place.1];
        let section = HookSection::of(module.names.get(global.section?))?;
        let is_emitted = global.linkage != Linkage::AvailableExternally;
        (is_emitted && global.thread_local.is_none() && !self.is_discarded(place))
            .then_some(section)
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
        let list = match module.names.get(global.name) {
            b"llvm.global_ctors" => &mut hooks.before,
            b"llvm.global_dtors" => &mut hooks.after,
            _ => return,
        };
        match self.listed(m, constants, init) {
            Ok(found) => list.extend(found),
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
    ) -> Result<Vec<Hook>, UnsupportedConstant> {
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
            if let Some(symbol) = symbol.and_then(|linear| linear.plus)
                && module.globals.get(GlobalId(symbol.0)).is_some()
                && self.is_discarded((m, GlobalId(symbol.0)))
            {
                continue;
            }
            let address = constants.evaluate(function)?;
            let priority = constants.evaluate(priority)?;
            hooks.push((order_of_priority(priority), address));
        }
        hooks.retain(|&(_, address)| address != 0);
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
        assert_eq!(order(".init_array.101"), Some(order_of_priority(101)));
        assert_eq!(order(".init_array"), Some(order_of_priority(65535)));
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
