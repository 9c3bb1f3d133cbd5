//! Reads a source, whatever it holds.

use std::sync::Arc;

use crate::bitcode;
use crate::diag::{Diagnostics, Source};
use crate::ir::Module;
use crate::text;

/// Reads the module of a source, which is text or bitcode: its first bytes say which. What is wrong
/// is pushed to `diags`; the module has all that could be read.
pub fn module(source: Arc<Source>, diags: &mut Diagnostics) -> Module {
    if !bitcode::is_bitcode(source.bytes()) {
        return text::parse(source, diags);
    }
    match bitcode::modules(&source) {
        Ok(modules) => bitcode::read(source, &modules[0], diags),
        Err(fault) => {
            diags.push(*fault);
            Module {
                source: Some(source),
                ..Module::default()
            }
        }
    }
}
