//! Who calls a function, and whom it calls.

use super::token::{Token, TokenKind, WrittenName, name, tokens_of};
use crate::diag::Span;
use crate::ir::{FuncId, GlobalId, GlobalKind, InstData, Module, OperandKind};

/// The calls between two functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calls {
    /// The function at the other end.
    pub other: GlobalId,
    /// Where the callee is named, in the text of the caller.
    pub places: Vec<Span>,
}

/// The functions that call one, by their places in the module. All bodies must have been read.
pub fn incoming(module: &Module, callee: GlobalId) -> Vec<Calls> {
    let mut found = Vec::new();
    for (id, function) in module.funcs.iter() {
        let places: Vec<Span> = direct_calls(module, id)
            .into_iter()
            .filter(|(called, _)| *called == callee)
            .map(|(_, span)| span)
            .collect();
        if !places.is_empty() {
            found.push(Calls {
                other: function.global,
                places: places
                    .into_iter()
                    .map(|span| name_in(module, span, callee))
                    .collect(),
            });
        }
    }
    found
}

/// The functions that one calls, in the order of their first calls. Its body must have been read.
pub fn outgoing(module: &Module, caller: GlobalId) -> Vec<Calls> {
    let GlobalKind::Function(id) = module.globals[caller].kind else {
        return Vec::new();
    };
    let mut found: Vec<Calls> = Vec::new();
    for (callee, span) in direct_calls(module, id) {
        let place = name_in(module, span, callee);
        match found.iter_mut().find(|calls| calls.other == callee) {
            Some(calls) => calls.places.push(place),
            None => found.push(Calls {
                other: callee,
                places: vec![place],
            }),
        }
    }
    found
}

/// The calls of a function whose callees are symbols, each with the place of the instruction.
fn direct_calls(module: &Module, caller: FuncId) -> Vec<(GlobalId, Span)> {
    let Some(body) = &module.funcs[caller].body else {
        return Vec::new();
    };
    let calls = body.insts.iter().filter_map(|(inst, data)| {
        let (InstData::Call { call }
        | InstData::Invoke { call, .. }
        | InstData::CallBr { call, .. }) = data
        else {
            return None;
        };
        match body.calls[*call].callee.kind() {
            OperandKind::Const(id) => Some((module.symbol_of(id)?, body.spans[inst])),
            OperandKind::Value(_) | OperandKind::Missing => None,
        }
    });
    calls.collect()
}

/// Where a symbol is named in an instruction; all of it where that is not found.
fn name_in(module: &Module, inst: Span, symbol: GlobalId) -> Span {
    let bytes = module.names.get(module.globals[symbol].name);
    let is_it = |token: &&Token| {
        // In the first languages symbols are written as locals are.
        matches!(token.kind, TokenKind::Global | TokenKind::Local)
            && match name(module.text(token.span)) {
                WrittenName::Bytes(written) => *written == *bytes,
                WrittenName::Number(number) => number.to_string().as_bytes() == bytes,
            }
    };
    let tokens = tokens_of(module.source_text().unwrap_or_default(), inst);
    let found = tokens.iter().find(is_it);
    found.map_or(inst, |token| token.span)
}
