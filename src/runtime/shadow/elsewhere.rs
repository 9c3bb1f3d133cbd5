//! What a finding is and how one is made, where no checked program runs but in a memory of its own.

pub(crate) mod finding;
pub(crate) mod judge;
pub(crate) mod layout;
pub(crate) mod leaks;
pub(crate) mod library;
mod rows;

pub(crate) use finding::{Promise, Promiser, Undefined};
pub(crate) use layout::{
    ALIGN_SHIFT, Call, Comparison, Effect, Ground, MAX_ARGS, NULL_IS_VALID, Plane, PlanePlaces,
    Record, State, WRITES,
};
pub(crate) use leaks::Leak;
pub(crate) use library::{Kind, lookup as library_row};
pub(crate) use rows::{Role, is_of_heap};

/// Where programs find what they are tested with.
pub(crate) fn ground() -> Ground {
    layout::Own::ground()
}
