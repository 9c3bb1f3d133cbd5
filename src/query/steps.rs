//! Where a program that is stepped through can be stopped: in front of the instructions of a line.

use crate::ir::{FuncId, Inst, InstData, Module};

/// The instructions that begin on a line of the module's text, from 1, or on the next line on which one does; and which
/// line that is. A `phi` is none: it happens on the way into its block.
pub fn at_line(module: &Module, line: u32) -> Option<(u32, Vec<(FuncId, Inst)>)> {
    let source = module.source.as_deref()?;
    let mut best = u32::MAX;
    let mut found = Vec::new();
    for (function, data) in module.funcs.iter() {
        let Some(body) = &data.body else { continue };
        for (inst, data) in body.insts.iter() {
            if matches!(data, InstData::Phi { .. }) {
                continue;
            }
            let span = body.spans.get(inst).copied();
            let Some(place) = span.and_then(|span| source.place(span)) else {
                continue;
            };
            if place.line < line || place.line > best {
                continue;
            }
            if place.line < best {
                best = place.line;
                found.clear();
            }
            found.push((function, inst));
        }
    }
    (!found.is_empty()).then_some((best, found))
}
