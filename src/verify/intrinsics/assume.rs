//! What `llvm.assume` says in its bundles.

use super::IntrinsicUse;
use crate::ir::intrinsics::Intrinsic;
use crate::ir::known_attrs::{Places, Takes, known};
use crate::verify::checker::Checker;
use crate::verify::inst::{Bundle, bundles};
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "assume-bundle",
    says: "a bundle of `assume` is named like an attribute, and has the value that the attribute \
           is of and what it takes: `\"align\"(ptr %p, i64 8)`",
    check: Check::Intrinsic(&[Intrinsic::named("assume")], assume),
}];

fn assume(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    for bundle in bundles(c.m, this.at.body, this.call) {
        if let Some(message) = wrong(c, &bundle) {
            let tag = String::from_utf8_lossy(bundle.tag).into_owned();
            return this.complain(c, rule, None, format!("`\"{tag}\"`: {message}"));
        }
    }
}

fn wrong(c: &Checker<'_>, bundle: &Bundle<'_>) -> Option<&'static str> {
    let count = bundle.operands.len();
    match bundle.tag {
        b"separate_storage" => {
            let fits = count == 2 && bundle.is_pointer(c, 0) && bundle.is_pointer(c, 1);
            return (!fits).then_some("it takes two pointers");
        }
        b"align" => {
            let fits = (2..=3).contains(&count)
                && bundle.is_pointer(c, 0)
                && (1..count).all(|n| bundle.is_int(c, n));
            return (!fits).then_some("it takes a pointer, and one or two integers");
        }
        b"ignore" => return (count > 2).then_some("it takes at most two values"),
        _ => {}
    }
    let Some(row) = known(bundle.tag) else {
        return Some("there is no such attribute");
    };
    let of_value = row.places.any(Places::PARAM.or(Places::RESULT));
    if count > 2 {
        Some("it takes at most two values")
    } else if matches!(
        row.takes,
        Takes::Alignment | Takes::Bytes | Takes::MaybeBytes
    ) {
        match (count, bundle.is_number(c, 1)) {
            (2, true) => None,
            (2, false) => Some("the second value is no constant"),
            _ => Some("it takes a value and a number"),
        }
    } else if of_value {
        (count != 1).then_some("it takes one value")
    } else {
        (count != 0).then_some("it takes no value")
    }
}
