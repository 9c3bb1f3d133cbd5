//! How a running function is left at a loop: where the code that goes on finds what it needs, among the
//! registers and in the frame of the one that is left.

use super::points::LiveIn;
use crate::lir::{Function, Halves, Slot, Type, Value};
use crate::x64::baseline::count::{HeaderState, LiveLocation};
use crate::x64::regs::Reg;

/// Where something is that is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ItemLocation {
    /// It is not needed.
    Nowhere,
    Reg(Reg),
    /// What stands so many bytes above a register.
    Memory(Reg, i32),
    /// The address so many bytes above a register.
    Address(Reg, i32),
    /// What stands so many bytes above an address that is in memory itself.
    Behind(Reg, i32, i32),
}

/// An item that is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Handed {
    pub item: LiveIn,
    /// Where it is, or its low half.
    pub location: ItemLocation,
    /// Where the high half of a vector of 256 bits is.
    pub high: Option<ItemLocation>,
}

/// What is handed over as `items`, where everything is as `state` says of a function without vectors of 256 bits, of
/// which the halves are there.
///
/// `None` if a value that is needed has no place. Baseline code keeps each such value in a register or in the frame,
/// which debug builds check.
pub(crate) fn locate(
    func: &Function,
    items: &[LiveIn],
    halves: &Halves,
    state: &HeaderState,
) -> Option<Vec<Handed>> {
    let value = |value: Value| {
        let place = state.value(value);
        let is_lost = place == LiveLocation::Lost;
        debug_assert!(!is_lost, "{value:?} has no place at a header:\n{func}");
        (!is_lost).then(|| stored(place, 0))
    };
    let part = |slot: Slot, offset: i32| stored(state.slot(slot), offset);
    let located = items.iter().map(|&item| {
        let (location, high) = match item {
            LiveIn::Value(of) => match halves.of(of) {
                Some([low, high]) => (value(low)?, Some(value(high)?)),
                None => (value(of)?, None),
            },
            LiveIn::Part(slot, offset, ty) => {
                let high = (ty == Type::V256).then(|| part(slot, offset.wrapping_add(16)));
                (part(slot, offset), high)
            }
            LiveIn::Address(slot) => {
                let location = address(state.slot(slot));
                debug_assert!(
                    location.is_some(),
                    "{slot:?} has no place at a header:\n{func}"
                );
                (location?, None)
            }
        };
        Some(Handed {
            item,
            location,
            high,
        })
    });
    located.collect()
}

/// What stands at a place, or so many bytes behind its start.
fn stored(place: LiveLocation, offset: i32) -> ItemLocation {
    match place {
        LiveLocation::Nowhere | LiveLocation::Lost => ItemLocation::Nowhere,
        LiveLocation::Reg(reg) => ItemLocation::Reg(reg),
        LiveLocation::Frame(base, disp) => ItemLocation::Memory(base, disp.wrapping_add(offset)),
        LiveLocation::Behind(base, disp) => ItemLocation::Behind(base, disp, offset),
    }
}

/// The address of a place in memory.
fn address(place: LiveLocation) -> Option<ItemLocation> {
    match place {
        LiveLocation::Frame(base, disp) => Some(ItemLocation::Address(base, disp)),
        LiveLocation::Behind(base, disp) => Some(ItemLocation::Memory(base, disp)),
        LiveLocation::Reg(_) | LiveLocation::Nowhere | LiveLocation::Lost => None,
    }
}
