//! What stands for the code cache in a build without it: there is none.

use super::compile::Tier;
use super::engine::{Engine, Group};
use super::place::Symbols;
use super::publish::Facts;
use crate::x64::reloc::Code;

/// What says that two modules are the same.
pub type Digest = [u8; 16];

/// There is none.
#[derive(Debug)]
pub enum Cache {}

/// There is none.
#[derive(Debug)]
pub(super) enum Kept {}

impl Kept {
    pub fn find(_: &Engine, _: &Group) -> Option<Kept> {
        None
    }

    pub fn publish(&self, _: &Symbols<'_>, _: Tier) -> Option<*const u8> {
        match *self {}
    }

    pub fn record(_: &Code, _: &Facts) -> Option<Vec<u8>> {
        None
    }

    pub fn add(&self, _: u32, _: Tier, _: Vec<u8>) {
        match *self {}
    }

    pub fn save(&self) {
        match *self {}
    }

    pub fn taken(&self) -> (usize, usize) {
        match *self {}
    }
}
