//! The rules of the flow of control.
use super::ast::Module;
use crate::diag::Diagnostics;

/// Judges the bodies of a module.
pub fn module(_module: &mut Module, _diags: &mut Diagnostics) {}
