//! Where the values of a function are whose bytecode keeps them all.

use super::{Constant, Flattener};
use crate::entity::Entity;
use crate::interp::plan::Home;
use crate::lir::{Slot, Value};

/// Where a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// Nowhere: the code that defines it is not reached.
    Nowhere,
    /// In this word of the frame, and the next one if it is a vector.
    Register(u32),
    /// It is a constant.
    Constant(u128),
    /// It is the address of a byte of the slots.
    Slots(i64),
    /// It is what this word of the frame holds, plus bytes.
    Behind(u32, i64),
}

/// Where the values of a function are, and its slots.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    values: Vec<Location>,
    slots: Vec<Location>,
}

impl Locations {
    /// Where a value is.
    pub fn value(&self, value: Value) -> Location {
        let found = self.values.get(value.index());
        found.copied().unwrap_or(Location::Nowhere)
    }

    /// What the address of a slot is.
    pub fn slot(&self, slot: Slot) -> Location {
        let found = self.slots.get(slot.index());
        found.copied().unwrap_or(Location::Nowhere)
    }
}

impl Flattener<'_> {
    /// Where everything is, when all was written.
    pub(super) fn locations_of_all(&self) -> Locations {
        Locations {
            values: self.func.values.keys().map(|v| self.location(v)).collect(),
            slots: self
                .func
                .slots
                .keys()
                .map(|slot| self.slot_location(slot, 0))
                .collect(),
        }
    }

    fn location(&self, value: Value) -> Location {
        let value = self.plan.root(value);
        match (self.plan.home(value), self.chosen[value.index()]) {
            (Home::Reg(register), _) => Location::Register(register),
            (Home::None, Some(register)) => Location::Register(register.into()),
            (Home::None, None) => match self.constant(value) {
                Some(Constant::Bits(bits)) => Location::Constant(bits.into()),
                Some(Constant::Vector(bits)) => Location::Constant(bits),
                Some(Constant::Slot(slot, offset)) => self.slot_location(slot, offset.into()),
                None => Location::Nowhere,
            },
        }
    }

    fn slot_location(&self, slot: Slot, offset: i64) -> Location {
        match (self.aligned.get(&slot), self.slot_at.get(slot.index())) {
            (Some(&register), _) => Location::Behind(register.into(), offset),
            (None, Some(&at)) => Location::Slots(i64::from(at) + offset),
            (None, None) => Location::Nowhere,
        }
    }
}
