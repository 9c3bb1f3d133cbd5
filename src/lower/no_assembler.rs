//! Stands for `assembled` in a build without the feature `inline-asm`: assembly that is code is refused.

use super::Cx;
use super::asm::AsmOperands;
use super::fail::Done;
use super::operand::Repr;
use crate::ir;
use crate::lir::{Signature, Value};

/// Refuses assembly.
pub(super) fn assembled(
    cx: &mut Cx<'_>,
    _: ir::Inst,
    text: &[u8],
    _: u8,
    _: &AsmOperands<'_>,
    _: Option<ir::Block>,
) -> Done<(Repr, Option<Value>)> {
    let text = text.escape_ascii();
    let what = format_args!(
        "the inline assembly \"{text}\" without the feature `inline-asm` of this build"
    );
    Err(cx.unsupported(what))
}

/// Refuses a function that is nothing but assembly.
pub(super) fn naked(cx: &mut Cx<'_>, _: &Signature) -> Done<()> {
    Err(cx.unsupported("a `naked` function without the feature `inline-asm` of this build"))
}
