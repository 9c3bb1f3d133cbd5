//! What passes find out about a function; nothing here changes one.
//!
//! Memory: [`access`] finds loads and stores, [`alias`], [`based`] and [`linear`] find which may overlap,
//! [`memory`] knows what is there, [`overwritten`] which stores nobody reads, [`slots`] which parts of the frame can be values. Numbers: [`interval`], [`flag`].
//! Loops: [`iteration`], [`loop_effects`]. Values: where they become known ([`owners`]), how often they are used ([`uses`]),
//! which live across calls that return twice ([`returns_twice`]).

pub(super) mod access;
pub(super) mod alias;
pub(super) mod based;
pub(super) mod flag;
pub(crate) mod interval;
pub(super) mod iteration;
pub(super) mod linear;
pub(super) mod loop_effects;
pub(super) mod memory;
pub(super) mod overwritten;
pub(super) mod owners;
pub(super) mod returns_twice;
pub(super) mod slots;
pub(super) mod uses;
