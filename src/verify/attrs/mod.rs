//! Attributes: each stands where it has a meaning, at a value of a fitting type, says something
//! that makes sense, and nothing that another beside it contradicts.
//!
//! What there is to know of each is its row in [`KNOWN`](crate::ir::known_attrs::KNOWN). Modules
//! have few sets of attributes and use each of them often, so what can be said of a set alone is
//! found once ([`Plain`]): a call whose sets are plain costs a look at each of them.
//!
//! LLVM gives intrinsics the attributes that it knows of them, whatever their declarations say: of
//! those only the places are looked at.

mod site;
mod value;

use super::checker::{At, Checker};
use super::inst::{call_of, direct, passed};
use super::locate;
use super::rule::{Check, InstKind, Rule};
use super::walk::rule_named;
use super::{Profile, infos::Info};
use crate::diag::{Diagnostic, Span};
use crate::entity::{Entity, List};
use crate::ir::known_attrs::{KnownAttr, On, Places, Takes, known};
use crate::ir::{
    Attr, AttrSet, Body, CallData, CastOp, Const, ConstId, ConstOp, FuncId, Module, Operand, Type,
    TypeId,
};
use site::{AttrSite, Callee};
use smallvec::SmallVec;

/// Any of the three functions finds what is against any of the four rules.
pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "attribute-place",
        says: "",
        check: Check::Module(groups),
    },
    Rule {
        code: "attribute-type",
        says: "",
        check: Check::Function(function),
    },
    Rule {
        code: "attribute-value",
        says: "",
        check: Check::Inst(&[InstKind::Call, InstKind::Invoke, InstKind::CallBr], call),
    },
    Rule {
        code: "attribute-conflict",
        says: "",
        check: Check::Within("the rules for attributes"),
    },
];

/// Where attributes of functions as such stand.
const FUNCTIONS: Places = Places::FUNCTION.or(Places::CALL);

/// What is right wherever a set may stand.
#[derive(Clone, Copy, Default)]
struct AttrSetRules {
    param: Info,
    result: Info,
    function: bool,
    call: bool,
}

/// For each set of attributes, where and at which types nothing can be wrong with it.
#[derive(Clone, Default)]
pub(super) struct Plain(Vec<AttrSetRules>);

impl Plain {
    pub(super) fn new(m: &Module) -> Plain {
        let mut plain = Plain::default();
        plain.extend(m);
        plain
    }

    /// Adds the sets that came to the module since then.
    pub(super) fn extend(&mut self, m: &Module) {
        let new = (self.0.len()..m.attrs.len()).map(AttrSet::new);
        self.0.extend(new.map(|set| plain(m, set)));
    }

    /// What is right for a set.
    #[inline]
    fn row(&self, set: AttrSet) -> AttrSetRules {
        self.0.get(set.index()).copied().unwrap_or_default()
    }

    /// Whether nothing is wrong with the sets of a call that gives a value of type `ret`.
    #[inline]
    pub(super) fn call(&self, c: &Checker<'_>, body: &Body, call: &CallData, ret: TypeId) -> bool {
        (call.fn_attrs == AttrSet::EMPTY || self.row(call.fn_attrs).call)
            && (call.ret_attrs == AttrSet::EMPTY
                || self.row(call.ret_attrs).result.any(c.info(ret)))
            && (call.arg_attrs == List::EMPTY || self.arguments(c, body, call))
    }

    fn arguments(&self, c: &Checker<'_>, body: &Body, call: &CallData) -> bool {
        let sets = body.pool.get(call.arg_attrs);
        let args = body.pool.get(call.args);
        sets.iter().zip(args).all(|(&set, &arg)| {
            let takes = self.row(AttrSet(set)).param;
            // Most sets are right for all values, such as that of `noundef` alone.
            takes.any(Info::FIRST_CLASS)
                || c.operand_type(body, Operand(arg))
                    .is_none_or(|ty| takes.any(c.info(ty)))
        })
    }
}

/// What can be said of a set without knowing where it stands.
fn plain(m: &Module, set: AttrSet) -> AttrSetRules {
    let all = AttrSetRules {
        param: Info::EVERY,
        result: Info::EVERY,
        function: true,
        call: true,
    };
    let attrs: Vec<Attr> = m.attrs.all(set).collect();
    if conflict(m, &attrs, FUNCTIONS.or(Places::PARAM)).is_some() {
        return AttrSetRules::default();
    }
    if string_conflict(m, &attrs).is_some() {
        return AttrSetRules {
            param: Info::EVERY,
            result: Info::EVERY,
            ..AttrSetRules::default()
        };
    }
    attrs.iter().fold(all, |mut so_far, attr| {
        let Some((word, text)) = attr.word(&m.names) else {
            let group = matches!(attr, Attr::Group(_));
            let fits = value::string(m, *attr).is_none();
            return match group || !fits {
                true => AttrSetRules {
                    param: Info::default(),
                    result: Info::default(),
                    function: so_far.function && fits,
                    call: so_far.call && fits,
                },
                false => so_far,
            };
        };
        let Some(row) = known(word) else {
            return AttrSetRules::default();
        };
        let asks = IN_CONTEXT.contains(&row.word) || value::wrong(m, row, *attr, text).is_some();
        let fits = |place: Places| row.places.any(place) && !asks;
        let types = |place: Places, so_far: Info| match fits(place) {
            true => so_far.and(takes(row.on)),
            false => Info::default(),
        };
        so_far.param = types(Places::PARAM, so_far.param);
        so_far.result = types(Places::RESULT, so_far.result);
        so_far.function &= fits(Places::FUNCTION);
        so_far.call &= fits(Places::CALL);
        so_far
    })
}

/// Attributes that are right or wrong by what else there is.
const IN_CONTEXT: &[&str] = &[
    "allocsize",
    "byref",
    "byval",
    "elementtype",
    "immarg",
    "inalloca",
    "jumptable",
    "nest",
    "preallocated",
    "range",
    "returned",
    "speculatable",
    "sret",
    "swiftasync",
    "swifterror",
    "swiftself",
    "writable",
];

/// The types that an attribute takes without a closer look.
fn takes(on: On) -> Info {
    match on {
        On::Any => Info::EVERY,
        On::Value => Info::VALUE,
        On::Int => Info::INT,
        On::IntLike => Info::INT_LIKE,
        On::FloatLike => Info::FLOAT_LIKE,
        On::Ptr => Info::PTR,
        On::PtrLike => Info::PTR_LIKE,
    }
}

/// Two attributes that contradict each other, and where.
const CONFLICTS: &[(Places, &str, &str)] = &[
    (FUNCTIONS, "alwaysinline", "noinline"),
    (FUNCTIONS, "optnone", "optsize"),
    (FUNCTIONS, "optnone", "minsize"),
    (FUNCTIONS, "optnone", "optdebug"),
    (FUNCTIONS, "optdebug", "minsize"),
    (FUNCTIONS, "optdebug", "optsize"),
    (Places::PARAM, "inalloca", "readonly"),
    (Places::PARAM, "sret", "returned"),
    (Places::PARAM, "readnone", "readonly"),
    (Places::PARAM, "readnone", "writeonly"),
    (Places::PARAM, "readonly", "writeonly"),
    (Places::PARAM, "writable", "readonly"),
    (Places::PARAM, "writable", "readnone"),
    (PARAM_OR_RESULT, "signext", "zeroext"),
    (PARAM_OR_RESULT, "noext", "zeroext"),
    (PARAM_OR_RESULT, "noext", "signext"),
];

const PARAM_OR_RESULT: Places = Places::PARAM.or(Places::RESULT);

/// Ways to pass an argument, of which there can be one. `inreg` goes with `sret`.
const WAYS: &[&str] = &[
    "byref",
    "byval",
    "inalloca",
    "inreg",
    "nest",
    "preallocated",
    "sret",
];

/// Strings of which a function has one.
const ONE_OF: &[&[&str]] = &[
    &["aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"],
    &[
        "aarch64_new_za",
        "aarch64_in_za",
        "aarch64_inout_za",
        "aarch64_out_za",
        "aarch64_preserves_za",
    ],
    &[
        "aarch64_new_zt0",
        "aarch64_in_zt0",
        "aarch64_inout_zt0",
        "aarch64_out_zt0",
        "aarch64_preserves_zt0",
    ],
];

/// Two strings that cannot stand beside each other, or one and the one that it needs.
fn string_conflict(m: &Module, attrs: &[Attr]) -> Option<(String, String)> {
    let keys = attrs.iter().filter_map(|&attr| value::key(m, attr));
    let keys: SmallVec<[&str; 8]> = keys.collect();
    let quoted = |word: &str| format!("\"{word}\"");
    for group in ONE_OF {
        let mut found = group.iter().filter(|&word| keys.contains(word));
        if let (Some(first), Some(second)) = (found.next(), found.next()) {
            let message = format!("\"{first}\" and \"{second}\" contradict each other");
            return Some((quoted(second), message));
        }
    }
    let (own, needs) = ("sign-return-address-key", "sign-return-address");
    if keys.contains(&own) && !keys.contains(&needs) {
        return Some((
            quoted(own),
            format!("\"{own}\" needs \"{needs}\" beside it"),
        ));
    }
    None
}

/// The first two words that cannot stand beside each other at a place. Of `optnone`, what it
/// lacks.
fn conflict(m: &Module, attrs: &[Attr], place: Places) -> Option<(&'static str, &'static str)> {
    if attrs.len() < 2 && !matches!(attrs, [Attr::Other(_)]) {
        return None;
    }
    let words = attrs.iter().filter_map(|attr| attr.word(&m.names));
    let words: SmallVec<[&[u8]; 16]> = words.map(|(word, _)| word).collect();
    let has = |word: &str| words.contains(&word.as_bytes());
    for &(places, one, other) in CONFLICTS {
        if places.any(place) && has(one) && has(other) {
            return Some((one, other));
        }
    }
    if place.any(FUNCTIONS) && has("optnone") && !has("noinline") {
        return Some(("optnone", ""));
    }
    if place.any(Places::PARAM) {
        let mut ways = WAYS.iter().filter(|&&word| has(word));
        let (first, second) = (ways.next()?, ways.next()?);
        if (*first, *second) != ("inreg", "sret") || ways.next().is_some() {
            return Some((first, second));
        }
    }
    None
}

fn rule(code: &'static str) -> &'static Rule {
    match code {
        "attribute-place" => const { rule_named(RULES, "attribute-place") },
        "attribute-type" => const { rule_named(RULES, "attribute-type") },
        "attribute-value" => const { rule_named(RULES, "attribute-value") },
        _ => const { rule_named(RULES, "attribute-conflict") },
    }
}

/// What an attribute means, and where it may stand: the help of its diagnostics.
fn with_attr_help(diagnostic: Diagnostic, row: &KnownAttr) -> Diagnostic {
    let example = match row.takes {
        Takes::Nothing | Takes::Unwind | Takes::MaybeBytes => "",
        takes => takes.example(),
    };
    let on = match row.on {
        On::Any | On::Value => String::new(),
        _ if !row.places.any(PARAM_OR_RESULT) => String::new(),
        on => format!(", of {}", on.text()),
    };
    let place = row.places.text();
    diagnostic
        .note(format!("`{}{example}`: {}", row.word, row.says))
        .note(format!("it stands {place}{on}"))
}

/// Groups hold attributes of functions alone.
fn groups(c: &mut Checker<'_>, _: &'static Rule) {
    if c.profile == Profile::Llvmlite {
        return;
    }
    let mut numbers: Vec<u32> = c.m.attrs.groups.keys().copied().collect();
    numbers.sort_unstable();
    for number in numbers {
        let set = c.m.attrs.groups[&number];
        for attr in c.m.attrs.get(set) {
            let Some((word, text)) = attr.word(&c.m.names) else {
                continue;
            };
            let Some(row) = known(word) else { continue };
            let wrong = match row.takes {
                // Of old, any number could stand there.
                Takes::Alignment if row.word == "alignstack" => None,
                // What makes no sense is wrong where the group is used.
                Takes::Kinds | Takes::Scale => None,
                _ => value::wrong(c.m, row, *attr, text),
            };
            if row.places.any(FUNCTIONS) && wrong.is_none() {
                continue;
            }
            // Not for each of a million: that looks through the text.
            let whole = match c.may_suggest() {
                true => locate::group(c.m, number),
                false => Span::NONE,
            };
            let span = locate::word_in(c.m, whole, row.word);
            let diagnostic = match wrong {
                Some(message) => c.error(rule("attribute-value"), span, message),
                None => c.error(
                    rule("attribute-place"),
                    span,
                    format!(
                        "`{}` is no attribute of functions, which a group is for",
                        row.word
                    ),
                ),
            };
            c.push(with_attr_help(diagnostic, row));
        }
    }
}

fn function(c: &mut Checker<'_>, _: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let global = &c.m.globals[func.global];
    let is_intrinsic = !func.is_defined() && c.m.names.get(global.name).starts_with(b"llvm.");
    if c.profile == Profile::Llvmlite {
        return;
    }
    let params: Vec<(TypeId, AttrSet)> = func.params.iter().map(|p| (p.ty, p.attrs)).collect();
    let row = |set| c.plain.row(set);
    let is_plain = row(func.attrs).function
        && row(func.ret_attrs).result.any(c.info(func.ret))
        && params
            .iter()
            .all(|&(ty, set)| row(set).param.any(c.info(ty)));
    if is_plain {
        return;
    }
    let span = func.span;
    let spans: Vec<Span> = func.params.iter().map(|p| p.span).collect();
    let site = AttrSite {
        callee: match is_intrinsic {
            true => Callee::Declared,
            false => Callee::Itself(func),
        },
        ret: func.ret,
        params: &params,
        fixed: params.len(),
        region: &|c, place, n| {
            let head = locate::head(c.m, span);
            match place {
                Places::PARAM => spans.get(n).copied(),
                Places::FUNCTION => head.rest,
                _ => match (head.words.first(), head.ret) {
                    (Some(&first), Some(ret)) => Some(first.to(ret)),
                    _ => head.ret,
                },
            }
            .unwrap_or(c.m.globals[func.global].span)
        },
    };
    site.function(c, func.attrs, func.ret_attrs, Places::FUNCTION);
}

/// A constant behind conversions of pointers.
fn behind_casts(m: &Module, mut id: ConstId) -> Const {
    loop {
        match m.consts.get(id) {
            Const::Expr {
                op: ConstOp::Cast(CastOp::BitCast | CastOp::AddrSpaceCast),
                args,
                ..
            } => match m.consts.list(args).next() {
                Some(arg) => id = arg,
                None => return m.consts.get(id),
            },
            other => return other,
        }
    }
}

fn call(c: &mut Checker<'_>, _: &'static Rule, at: At<'_>) {
    let Some(call) = call_of(at) else { return };
    if c.profile == Profile::Llvmlite || c.plain.call(c, at.body, call, at.ty()) {
        return;
    }
    passed(c, at);
    let Type::Function { params: own, .. } = c.m.types.resolved(call.fn_ty) else {
        return;
    };
    let sets = at.body.pool.get(call.arg_attrs);
    let args = at.body.pool.get(call.args);
    let params: Vec<(TypeId, AttrSet)> = args
        .iter()
        .enumerate()
        .map(|(n, &arg)| {
            let ty = c.operand_type(at.body, Operand(arg));
            let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
            (ty.unwrap_or(TypeId::VOID), set)
        })
        .collect();
    let callee = match direct(c, call) {
        Some(global)
            if c.m
                .names
                .get(c.m.globals[global].name)
                .starts_with(b"llvm.") =>
        {
            Callee::Intrinsic(c.intrinsics.intrinsic(global))
        }
        Some(global) => {
            c.m.function(global)
                .map_or(Callee::Unknown, Callee::Function)
        }
        None => match call.callee.as_const().map(|id| behind_casts(c.m, id)) {
            Some(Const::InlineAsm { .. }) => Callee::Asm,
            Some(Const::Global(global)) => {
                c.m.function(global)
                    .map_or(Callee::Unknown, Callee::Function)
            }
            _ => Callee::Unknown,
        },
    };
    let site = AttrSite {
        callee,
        ret: at.ty(),
        params: &params,
        fixed: c.m.types.list(own).len(),
        region: &|c, place, n| {
            let parts = at.parts(c.m);
            let whole = at.span();
            let callee = parts.callee.unwrap_or(whole);
            match place {
                Places::PARAM => match parts.operands.get(n) {
                    Some(&(Some(ty), operand)) => ty.to(operand),
                    _ => whole,
                },
                Places::CALL => {
                    let last = parts
                        .operand(params.len().wrapping_sub(1))
                        .unwrap_or(callee);
                    Span::new(last.end(), whole.end())
                }
                _ => Span::new(whole.start as usize, callee.end()),
            }
        },
    };
    site.function(c, call.fn_attrs, call.ret_attrs, Places::CALL);
}
