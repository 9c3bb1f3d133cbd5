//! Constrained floating point: how it rounds and which exceptions count is said by strings.

use super::{IntrinsicUse, bits, element, is_float, lanes};
use crate::diag::Diagnostic;
use crate::ir::intrinsics::{Intrinsic, metadata_string};
use crate::ir::{FCmpCond, Type};
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "constrained-rounding",
        says: "how a constrained operation rounds is `metadata !\"round.dynamic\"`, or \
               `round.tonearest`, `round.downward`, `round.upward`, `round.towardzero`, \
               `round.tonearestaway`",
        check: Check::Intrinsic(ROUNDED, rounding),
    },
    Rule {
        code: "constrained-exceptions",
        says: "which exceptions count is said last: `metadata !\"fpexcept.strict\"`, or \
               `fpexcept.ignore`, `fpexcept.maytrap`",
        check: Check::Intrinsic(ALL, exceptions),
    },
    Rule {
        code: "constrained-compare",
        says: "the condition of a constrained comparison is a string: `metadata !\"olt\"`",
        check: Check::Intrinsic(&[FCMP, FCMPS], condition),
    },
    Rule {
        code: "constrained-types",
        says: "a constrained conversion is between types that its instruction converts between, \
               element by element",
        check: Check::Intrinsic(CASTS, cast),
    },
    Rule {
        code: "intrinsic-rounding",
        says: "`fptrunc.round` rounds to nearest, downward, upward or toward zero",
        check: Check::Intrinsic(&[Intrinsic::named("fptrunc.round")], truncation),
    },
];

const ROUNDINGS: &[&str] = &[
    "round.dynamic",
    "round.tonearest",
    "round.tonearestaway",
    "round.downward",
    "round.upward",
    "round.towardzero",
];

const FCMP: Intrinsic = Intrinsic::named("experimental.constrained.fcmp");
const FCMPS: Intrinsic = Intrinsic::named("experimental.constrained.fcmps");
const FPTOSI: Intrinsic = Intrinsic::named("experimental.constrained.fptosi");
const FPTOUI: Intrinsic = Intrinsic::named("experimental.constrained.fptoui");
const SITOFP: Intrinsic = Intrinsic::named("experimental.constrained.sitofp");
const UITOFP: Intrinsic = Intrinsic::named("experimental.constrained.uitofp");
const FPTRUNC: Intrinsic = Intrinsic::named("experimental.constrained.fptrunc");
const FPEXT: Intrinsic = Intrinsic::named("experimental.constrained.fpext");
const LRINT: Intrinsic = Intrinsic::named("experimental.constrained.lrint");
const LLRINT: Intrinsic = Intrinsic::named("experimental.constrained.llrint");
const LROUND: Intrinsic = Intrinsic::named("experimental.constrained.lround");
const LLROUND: Intrinsic = Intrinsic::named("experimental.constrained.llround");

const CASTS: &[Intrinsic] = &[
    FPTOSI, FPTOUI, SITOFP, UITOFP, FPTRUNC, FPEXT, LRINT, LLRINT, LROUND, LLROUND,
];

macro_rules! constrained {
    ($($name:literal)*) => {
        &[$(Intrinsic::named(concat!("experimental.constrained.", $name))),*]
    };
}

/// Those that take a rounding mode.
const ROUNDED: &[Intrinsic] = constrained! {
    "acos" "asin" "atan" "atan2" "cos" "cosh" "exp" "exp2" "fadd" "fdiv" "fma" "fmul" "fmuladd"
    "fptrunc" "frem" "fsub" "ldexp" "llrint" "log" "log10" "log2" "lrint" "nearbyint" "pow" "powi"
    "rint" "sin" "sinh" "sitofp" "sqrt" "tan" "tanh" "uitofp"
};

/// All of them.
const ALL: &[Intrinsic] = constrained! {
    "acos" "asin" "atan" "atan2" "ceil" "cos" "cosh" "exp" "exp2" "fadd" "fcmp" "fcmps" "fdiv"
    "floor" "fma" "fmul" "fmuladd" "fpext" "fptosi" "fptoui" "fptrunc" "frem" "fsub" "ldexp"
    "llrint" "llround" "log" "log10" "log2" "lrint" "lround" "maximum" "maxnum" "minimum" "minnum"
    "nearbyint" "pow" "powi" "rint" "round" "roundeven" "sin" "sinh" "sitofp" "sqrt" "tan" "tanh"
    "trunc" "uitofp"
};

/// A diagnostic at an argument that should be one of some strings.
fn no_string(
    c: &Checker<'_>,
    rule: &Rule,
    this: &IntrinsicUse<'_>,
    n: usize,
    what: &str,
) -> Diagnostic {
    let message = match metadata_string(c.m, this.arg(n)) {
        Some(word) => format!("`{}` is no {what}", String::from_utf8_lossy(word)),
        None => format!(
            "argument {} is the {what}, and so a string of metadata",
            n + 1
        ),
    };
    this.error(c, rule, Some(n), message)
}

/// Whether an argument is one of some strings.
fn is_one_of(c: &Checker<'_>, this: &IntrinsicUse<'_>, n: usize, words: &[&str]) -> bool {
    metadata_string(c.m, this.arg(n))
        .is_some_and(|word| words.iter().any(|known| known.as_bytes() == word))
}

fn rounding(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let Some(n) = this.arg_count().checked_sub(2) else {
        return;
    };
    if !is_one_of(c, this, n, ROUNDINGS) {
        let diagnostic = no_string(c, rule, this, n, "rounding mode");
        c.push(diagnostic);
    }
}

fn exceptions(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let Some(n) = this.arg_count().checked_sub(1) else {
        return;
    };
    let words = ["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"];
    if !is_one_of(c, this, n, &words) {
        let diagnostic = no_string(c, rule, this, n, "behaviour of exceptions");
        c.push(diagnostic);
    }
}

fn condition(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let word = metadata_string(c.m, this.arg(2));
    let cond = word.and_then(FCmpCond::from_word);
    if cond.is_none_or(|cond| matches!(cond, FCmpCond::False | FCmpCond::True)) {
        let diagnostic = no_string(c, rule, this, 2, "condition");
        c.push(diagnostic);
    }
}

fn cast(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (from, to) = (this.arg_type(c, 0), this.result_type(c));
    let (from_elem, to_elem) = (element(c, from), element(c, to));
    let int = |ty| matches!(ty, Type::Int(_));
    let (kinds, widths) = match this.intrinsic {
        SITOFP | UITOFP => (int(from_elem) && is_float(to_elem), true),
        FPTRUNC => (
            is_float(from_elem) && is_float(to_elem),
            bits(from_elem) > bits(to_elem),
        ),
        FPEXT => (
            is_float(from_elem) && is_float(to_elem),
            bits(from_elem) < bits(to_elem),
        ),
        _ => (is_float(from_elem) && int(to_elem), true),
    };
    let scalar = matches!(this.intrinsic, LRINT | LLRINT | LROUND | LLROUND);
    let message = if !kinds {
        "it does not convert between these types"
    } else if lanes(from) != lanes(to) {
        "the result does not have as many elements as the operand"
    } else if scalar && lanes(from).0 > 0 {
        "it takes no vectors"
    } else if !widths {
        match this.intrinsic {
            FPEXT => "the result is not larger than the operand",
            _ => "the result is not smaller than the operand",
        }
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}

fn truncation(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if !is_one_of(c, this, 1, &ROUNDINGS[1..]) {
        let diagnostic = no_string(c, rule, this, 1, "rounding mode");
        c.push(diagnostic);
    }
}
