//! Expressions: `!DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value)` (Language Reference,
//! "DIExpression").

use crate::ir::metadata::words::{OPERATIONS, operand_count};
use crate::ir::metadata::{Field, NodeKind};
use crate::ir::{Metadata, MetadataId};
use crate::verify::checker::Checker;

const FRAGMENT: u64 = 0x1000;
const ENTRY_VALUE: u64 = 0x1003;
const ARG: u64 = 0x1005;
const STACK_VALUE: u64 = 0x9f;
const SWAP: u64 = 0x16;

/// The operations without further rules.
fn is_known(op: u64) -> bool {
    matches!(
        op,
        // deref, constu, consts, dup, over, xderef
        0x06 | 0x10 | 0x11 | 0x12 | 0x14 | 0x18
        // and, div, minus, mod, mul, not, or, plus, plus_uconst, shl, shr, shra, xor
        | 0x1a | 0x1b | 0x1c | 0x1d | 0x1e | 0x20 | 0x21 | 0x22 | 0x23 | 0x24..=0x27
        // eq, ge, gt, le, lt, ne; lit0; regx, bregx, deref_size, push_object_address
        | 0x29..=0x2e | 0x30 | 0x90 | 0x92 | 0x94 | 0x97
        // LLVM_convert, _tag_offset, _implicit_pointer, _arg, _extract_bits_sext, _zext
        | 0x1001 | 0x1002 | 0x1004 | 0x1005 | 0x1006 | 0x1007
    )
}

/// Whether it names a register, which stands by itself.
fn is_register(op: u64) -> bool {
    (0x50..=0x8f).contains(&op)
}

/// What is wrong with an expression.
pub(in crate::verify) fn expression_error(elements: &[u64]) -> Option<String> {
    let word = |op: u64| {
        let known = u32::try_from(op).ok().and_then(|n| OPERATIONS.word(n));
        known.unwrap_or_else(|| op.to_string())
    };
    let mut rest = elements;
    while let &[op, ref behind @ ..] = rest {
        let count = operand_count(op);
        let Some((args, next)) = behind.split_at_checked(count) else {
            return Some(format!(
                "`{}` takes {}, and there are fewer",
                word(op),
                crate::verify::show::count(count, "operand")
            ));
        };
        if is_register(op) {
            return None;
        }
        match op {
            FRAGMENT if !next.is_empty() => {
                return Some(format!("`{}` must stand at the end", word(op)));
            }
            STACK_VALUE if !next.is_empty() && next[0] != FRAGMENT => {
                return Some(format!(
                    "`{}` must stand at the end, or in front of a fragment",
                    word(op)
                ));
            }
            SWAP if elements.len() == 1 => {
                return Some(format!("`{}` needs two values, and there is one", word(op)));
            }
            ENTRY_VALUE => {
                let first = match elements {
                    [ARG, 0, rest @ ..] => rest,
                    all => all,
                };
                let fits = first.len() == rest.len() && args == [1];
                return (!fits).then(|| format!("`{}, 1` must stand at the start", word(op)));
            }
            FRAGMENT | STACK_VALUE | SWAP => {}
            _ if is_known(op) => {}
            _ => {
                return Some(format!(
                    "`{}` is not an operation that LLVM knows here",
                    word(op)
                ));
            }
        }
        rest = next;
    }
    None
}

/// Whether an expression asks something of the variable or value that it goes with.
pub(super) fn asks(c: &Checker<'_>, id: MetadataId) -> bool {
    match c.m.metadata.get(id) {
        Metadata::Expression(list) => {
            let mut elements = c.m.metadata.elements(list);
            elements.any(|op| op == FRAGMENT || op == ENTRY_VALUE)
        }
        _ => false,
    }
}

/// The numbers of an expression, if metadata is one.
pub(super) fn elements(c: &Checker<'_>, id: MetadataId) -> Option<Vec<u64>> {
    match c.m.metadata.get(id) {
        Metadata::Expression(list) => Some(c.m.metadata.elements(list).collect()),
        _ => None,
    }
}

/// Offset and size in bits of the fragment that an expression is of.
fn fragment(elements: &[u64]) -> Option<(u64, u64)> {
    let mut rest = elements;
    while let &[op, ref behind @ ..] = rest {
        let (args, next) = behind.split_at_checked(operand_count(op))?;
        if let (FRAGMENT, &[offset, size]) = (op, args) {
            return Some((offset, size));
        }
        rest = next;
    }
    None
}

/// Whether an expression begins with the value that something had when the function was entered.
pub(super) fn is_entry_value(elements: &[u64]) -> bool {
    matches!(elements, [ENTRY_VALUE, ..] | [ARG, 0, ENTRY_VALUE, ..])
}

/// Why the fragment of an expression is none of a variable.
pub(super) fn fragment_error(
    c: &Checker<'_>,
    variable: MetadataId,
    expr: MetadataId,
) -> Option<String> {
    let elements = elements(c, expr)?;
    if expression_error(&elements).is_some() {
        return None;
    }
    let (offset, size) = fragment(&elements)?;
    let whole = size_of(c, variable)?;
    if offset.saturating_add(size) > whole {
        return Some(format!(
            "this fragment, of {size} bits from bit {offset} on, is not within its variable, \
             which has {whole} bits"
        ));
    }
    (size == whole).then(|| "this fragment is the whole variable".into())
}

/// The size in bits of a variable, by its type.
fn size_of(c: &Checker<'_>, variable: MetadataId) -> Option<u64> {
    let table = &c.m.metadata;
    let mut ty = table.node(variable, Field::Type)?;
    // Types may go in a circle where they are wrong, and nobody derives them more often.
    for _ in 0..64 {
        if table.kind(ty).is_some_and(NodeKind::is_type) {
            match table.number(ty, Field::Size) {
                0 => {}
                size => return Some(size),
            }
        }
        match table.kind(ty) {
            Some(NodeKind::DerivedType) => ty = table.node(ty, Field::BaseType)?,
            _ => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_told_apart() {
        assert_eq!(expression_error(&[]), None);
        assert_eq!(
            expression_error(&[0x23, 8, STACK_VALUE, FRAGMENT, 0, 32]),
            None
        );
        assert_eq!(expression_error(&[ENTRY_VALUE, 1]), None);
        assert_eq!(expression_error(&[ARG, 0, ENTRY_VALUE, 1]), None);
        assert_eq!(expression_error(&[0x54, 1, 2]), None);
        for bad in [
            &[0, 1, 9, 7, 2][..],
            &[FRAGMENT, 0],
            &[FRAGMENT, 0, 8, 0x06],
            &[STACK_VALUE, 0x06],
            &[SWAP],
            &[0x06, ENTRY_VALUE, 1],
            &[ENTRY_VALUE, 2],
        ] {
            assert!(expression_error(bad).is_some(), "{bad:?}");
        }
    }
}
