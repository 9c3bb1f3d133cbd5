//! `llvm.vp.*`: what their types do not say.

use super::{IntrinsicUse, bits, element, is_float, lanes};
use crate::ir::intrinsics::{Intrinsic, metadata_string};
use crate::ir::{FCmpCond, ICmpCond, Type};
use crate::verify::checker::Checker;
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "predicated-cast",
        says: "a conversion of some lanes is between types that its instruction converts between, \
               and of as many elements",
        check: Check::Intrinsic(CASTS, cast),
    },
    Rule {
        code: "predicated-compare",
        says: "the condition of a comparison of some lanes is a string: `metadata !\"slt\"`",
        check: Check::Intrinsic(&[FCMP, ICMP], condition),
    },
];

const FCMP: Intrinsic = Intrinsic::named("vp.fcmp");
const ICMP: Intrinsic = Intrinsic::named("vp.icmp");
const TRUNC: Intrinsic = Intrinsic::named("vp.trunc");
const ZEXT: Intrinsic = Intrinsic::named("vp.zext");
const SEXT: Intrinsic = Intrinsic::named("vp.sext");
const FPTOUI: Intrinsic = Intrinsic::named("vp.fptoui");
const FPTOSI: Intrinsic = Intrinsic::named("vp.fptosi");
const LRINT: Intrinsic = Intrinsic::named("vp.lrint");
const LLRINT: Intrinsic = Intrinsic::named("vp.llrint");
const UITOFP: Intrinsic = Intrinsic::named("vp.uitofp");
const SITOFP: Intrinsic = Intrinsic::named("vp.sitofp");
const FPTRUNC: Intrinsic = Intrinsic::named("vp.fptrunc");
const FPEXT: Intrinsic = Intrinsic::named("vp.fpext");
const PTRTOINT: Intrinsic = Intrinsic::named("vp.ptrtoint");
const INTTOPTR: Intrinsic = Intrinsic::named("vp.inttoptr");

const CASTS: &[Intrinsic] = &[
    TRUNC, ZEXT, SEXT, FPTOUI, FPTOSI, LRINT, LLRINT, UITOFP, SITOFP, FPTRUNC, FPEXT, PTRTOINT,
    INTTOPTR,
];

fn cast(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (from, to) = (this.arg_type(c, 0), this.result_type(c));
    let (own, result) = (element(c, from), element(c, to));
    let int = |ty| matches!(ty, Type::Int(_));
    let pointer = |ty| matches!(ty, Type::Ptr { .. } | Type::TypedPtr { .. });
    let (smaller, larger) = (bits(own) > bits(result), bits(own) < bits(result));
    let fits = match this.intrinsic {
        TRUNC => int(own) && int(result) && smaller,
        ZEXT | SEXT => int(own) && int(result) && larger,
        FPTOUI | FPTOSI | LRINT | LLRINT => is_float(own) && int(result),
        UITOFP | SITOFP => int(own) && is_float(result),
        FPTRUNC => is_float(own) && is_float(result) && smaller,
        FPEXT => is_float(own) && is_float(result) && larger,
        PTRTOINT => pointer(own) && int(result),
        _ => int(own) && pointer(result),
    };
    let message = if lanes(from) != lanes(to) {
        "the result does not have as many elements as the operand"
    } else if !fits {
        "it does not convert between these types"
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}

fn condition(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let word = metadata_string(c.m, this.arg(2)).unwrap_or(b"");
    let fits = match this.intrinsic {
        FCMP => FCmpCond::from_word(word)
            .is_some_and(|cond| !matches!(cond, FCmpCond::False | FCmpCond::True)),
        _ => ICmpCond::from_word(word).is_some(),
    };
    if !fits {
        let word = String::from_utf8_lossy(word).into_owned();
        this.complain(c, rule, Some(2), format!("`{word}` is no condition"));
    }
}
