//! The numbers that all calls of a function in its module pass to it.
//!
//! Only of functions that no other module can name: what others would pass is not known here. Still nobody may rely
//! on it, for a host calls any function by its name, and an address may have gone anywhere. A pass that makes use of
//! it compares first.

use crate::entity::Entity;
use crate::ir::{CallData, Const, GlobalId, GlobalKind, Linkage, Module, Operand, OperandKind};

/// What all calls of a function pass to one of its parameters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct UsualArg {
    /// The function.
    pub function: GlobalId,
    /// The number of the parameter.
    pub param: u32,
    /// The number, of 32 or 64 bits.
    pub value: u64,
}

/// What the calls so far pass to a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    Nothing,
    Number(u64),
    Others,
}

/// Finds what the bodies pass that are there, in order.
pub fn usual_args(module: &Module) -> Vec<UsualArg> {
    let mut rows: Vec<Vec<Passed>> = vec![Vec::new(); module.globals.len()];
    for function in module.funcs.values() {
        let Some(body) = &function.body else { continue };
        for call in body.calls.values() {
            let Some(callee) = own_callee(module, call) else {
                continue;
            };
            let row = &mut rows[callee.index()];
            let args = body.operands(call.args);
            let is_recursive = callee == function.global;
            row.resize(row.len().max(args.len()), Passed::Nothing);
            for (passed, arg) in row.iter_mut().zip(args) {
                passed.add(number(module, arg), is_recursive);
            }
        }
    }
    let mut found = Vec::new();
    for (function, row) in module.globals.keys().zip(&rows) {
        for (param, passed) in (0..).zip(row) {
            if let Passed::Number(value) = *passed {
                found.push(UsualArg {
                    function,
                    param,
                    value,
                });
            }
        }
    }
    found
}

impl Passed {
    /// One more call passes a number or something else; a function to itself most often what it was passed.
    fn add(&mut self, number: Option<u64>, is_recursive: bool) {
        *self = match (*self, number) {
            (Passed::Nothing, Some(number)) => Passed::Number(number),
            (Passed::Number(before), Some(number)) if before == number => *self,
            (_, None) if is_recursive => *self,
            _ => Passed::Others,
        };
    }
}

/// The function that is called, if its own module alone can name it and has its body.
fn own_callee(module: &Module, call: &CallData) -> Option<GlobalId> {
    let OperandKind::Const(id) = call.callee.kind() else {
        return None;
    };
    let Const::Global(callee) = module.consts.get(id) else {
        return None;
    };
    let global = &module.globals[callee];
    let GlobalKind::Function(function) = global.kind else {
        return None;
    };
    let is_own = matches!(global.linkage, Linkage::Private | Linkage::Internal);
    (is_own && module.funcs[function].body.is_some()).then_some(callee)
}

/// The number of 32 or 64 bits that an argument is.
fn number(module: &Module, arg: Operand) -> Option<u64> {
    let OperandKind::Const(id) = arg.kind() else {
        return None;
    };
    let Const::Int { ty, value } = module.consts.get(id) else {
        return None;
    };
    matches!(module.types.int_width(ty), Some(32 | 64)).then_some(value)
}
