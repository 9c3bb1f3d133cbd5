//! Intrinsics of numbers: rules that types alone do not say.

use super::{IntrinsicUse, bits, element, is_float, lanes};
use crate::ir::Type;
use crate::ir::intrinsics::Intrinsic;
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "intrinsic-bswap",
        says: "`bswap` swaps an even number of bytes",
        check: Check::Intrinsic(&[Intrinsic::named("bswap")], bswap),
    },
    Rule {
        code: "intrinsic-compare",
        says: "`scmp` and `ucmp` give -1, 0 or 1, in at least two bits, for each element",
        check: Check::Intrinsic(
            &[Intrinsic::named("scmp"), Intrinsic::named("ucmp")],
            compare,
        ),
    },
    Rule {
        code: "intrinsic-class-mask",
        says: "the mask of classes of `is.fpclass` has ten bits",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("is.fpclass"),
                Intrinsic::named("vp.is.fpclass"),
            ],
            class_mask,
        ),
    },
    Rule {
        code: "intrinsic-scale",
        says: "the scale of fixed-point numbers is less than their width; of unsigned ones it may \
               be as large",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("smul.fix"),
                Intrinsic::named("smul.fix.sat"),
                Intrinsic::named("sdiv.fix"),
                Intrinsic::named("sdiv.fix.sat"),
                Intrinsic::named("umul.fix"),
                Intrinsic::named("umul.fix.sat"),
                Intrinsic::named("udiv.fix"),
                Intrinsic::named("udiv.fix.sat"),
            ],
            scale,
        ),
    },
    Rule {
        code: "intrinsic-round",
        says: "`lrint` and `llrint` give an integer for each floating-point number; `lround` and \
               `llround` take no vectors",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("lrint"),
                Intrinsic::named("llrint"),
                Intrinsic::named("lround"),
                Intrinsic::named("llround"),
            ],
            round,
        ),
    },
];

fn bswap(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let width = bits(element(c, this.result_type(c)));
    if !width.is_multiple_of(16) {
        this.complain(
            c,
            rule,
            None,
            format!("{width} bits are no even number of bytes"),
        );
    }
}

fn compare(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (from, to) = (this.arg_type(c, 0), this.result_type(c));
    let message = if bits(element(c, to)) < 2 {
        "a result of one bit cannot say which operand is less"
    } else if lanes(from) != lanes(to) {
        "the result does not have as many elements as the operands"
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}

fn class_mask(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if this.int(c, 1).is_some_and(|mask| mask >= 1 << 10) {
        this.complain(c, rule, Some(1), "this mask has bits that are no class");
    }
}

fn scale(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let width = u64::from(bits(element(c, this.result_type(c))));
    let limit = width + u64::from(this.intrinsic.name().1.starts_with('u'));
    if let Some(scale) = this.int(c, 2)
        && scale >= limit
    {
        let message = format!("a scale of {scale} is too large for {width} bits");
        this.complain(c, rule, Some(2), message);
    }
}

fn round(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (from, to) = (this.arg_type(c, 0), this.result_type(c));
    let vectors = this.intrinsic.name().1.ends_with("rint");
    let message = if !is_float(element(c, from)) || !matches!(element(c, to), Type::Int(_)) {
        "it takes floating-point numbers and gives integers"
    } else if lanes(from) != lanes(to) {
        "the result does not have as many elements as the operand"
    } else if !vectors && lanes(from).0 > 0 {
        "it takes no vectors"
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}
