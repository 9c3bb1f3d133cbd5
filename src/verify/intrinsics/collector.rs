//! Garbage collection, and code that can leave for the interpreter: statepoints and what belongs to
//! them, roots, guards, `deoptimize`, patch points.

use super::IntrinsicUse;
use super::memory::{alloca_of, element_type_of, predecessors};
use crate::ir::intrinsics::Intrinsic;
use crate::ir::{
    Attr, AttrSet, CallConv, Const, Function, Inst, InstData, Operand, Type, TypeId, Value,
    ValueDef,
};
use crate::verify::checker::{At, Checker};
use crate::verify::infos::Info;
use crate::verify::inst::{Bundle, bundles, call_of, direct};
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "gc-function",
        says: "roots, barriers and statepoints stand in functions that say their collector: \
               `gc \"name\"`",
        check: Check::Intrinsic(&[ROOT, READ, WRITE, STATEPOINT, RESULT], collected),
    },
    Rule {
        code: "gc-root",
        says: "a root is an `alloca`, and what is said of it a constant, which is not null unless \
               a pointer is allocated",
        check: Check::Intrinsic(&[ROOT], root),
    },
    Rule {
        code: "gc-statepoint",
        says: "a statepoint says how many bytes to leave for patching, what it calls, by \
               `elementtype`, how many arguments that takes, and flags; then come the arguments, \
               and `i32 0, i32 0`",
        check: Check::Intrinsic(&[STATEPOINT], statepoint),
    },
    Rule {
        code: "gc-result",
        says: "`gc.result` gives what the function returns that its statepoint calls",
        check: Check::Intrinsic(&[RESULT], result),
    },
    Rule {
        code: "gc-relocate",
        says: "`gc.relocate` gives where a pointer of its statepoint's `gc-live` bundle has moved \
               to: its place in the bundle and that of the object it points into",
        check: Check::Intrinsic(&[RELOCATE], relocate),
    },
    Rule {
        code: "gc-pointer",
        says: "`gc.get.pointer.base` gives a pointer of the type that it takes",
        check: Check::Intrinsic(&[BASE, OFFSET], pointer),
    },
    Rule {
        code: "deoptimize",
        says: "`guard` and `deoptimize` are called with one `deopt` bundle; `deoptimize` is \
               followed by a `ret` of what it gives",
        check: Check::Intrinsic(&[GUARD, DEOPTIMIZE], deoptimize),
    },
    Rule {
        code: "patchpoint-result",
        says: "a patch point of `anyregcc` gives a single value",
        check: Check::Intrinsic(&[Intrinsic::named("experimental.patchpoint")], patchpoint),
    },
];

const ROOT: Intrinsic = Intrinsic::named("gcroot");
const READ: Intrinsic = Intrinsic::named("gcread");
const WRITE: Intrinsic = Intrinsic::named("gcwrite");
const STATEPOINT: Intrinsic = Intrinsic::named("experimental.gc.statepoint");
const RESULT: Intrinsic = Intrinsic::named("experimental.gc.result");
const RELOCATE: Intrinsic = Intrinsic::named("experimental.gc.relocate");
const BASE: Intrinsic = Intrinsic::named("experimental.gc.get.pointer.base");
const OFFSET: Intrinsic = Intrinsic::named("experimental.gc.get.pointer.offset");
const GUARD: Intrinsic = Intrinsic::named("experimental.guard");
const DEOPTIMIZE: Intrinsic = Intrinsic::named("experimental.deoptimize");

/// The name of a function's collector.
fn collector<'a>(c: &Checker<'a>, func: &Function) -> Option<&'a [u8]> {
    let gc = c.m.extras.get(&func.global)?.gc?;
    Some(c.m.names.get(gc))
}

fn collected(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if collector(c, this.at.func).is_none() {
        let name = c.func_name(this.at.func);
        this.complain(c, rule, None, format!("{name} has no collector"));
    }
}

fn root(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let alloca = alloca_of(this, 0);
    let Some((_, InstData::Alloca { ty, .. })) = alloca else {
        return this.complain(c, rule, Some(0), "this is no `alloca`");
    };
    let Some(said) = this.arg(1).as_const() else {
        return this.complain(c, rule, Some(1), "this is no constant");
    };
    if matches!(c.m.consts.get(said), Const::Null(_)) && !c.info(*ty).any(Info::PTR) {
        let shown = c.ty(*ty);
        let message = format!("nothing is said of a root of type {shown}");
        this.complain(c, rule, Some(1), message);
    }
}

/// The instruction of a call of an intrinsic.
fn is_call_of(c: &Checker<'_>, at: At<'_>, inst: Inst, intrinsic: Intrinsic) -> bool {
    // A value may lead nowhere.
    let known = at.body.insts.get(inst).map(|_| At { inst, ..at });
    let global = known.and_then(call_of).and_then(|call| direct(c, call));
    global.and_then(|global| c.intrinsics.intrinsic(global)) == Some(intrinsic)
}

fn statepoint(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if let Some((arg, message)) = wrong_statepoint(c, this) {
        return this.complain(c, rule, arg, message);
    }
    // All of a function at once: it may have many.
    if c.intrinsics.swept != Some(this.at.func.global) {
        c.intrinsics.swept = Some(this.at.func.global);
        uses(c, rule, this.at);
    }
}

/// Reports what uses a statepoint that may not.
fn uses(c: &mut Checker<'_>, rule: &'static Rule, at: At<'_>) {
    for inst in at.body.insts.keys() {
        let mut of = None;
        at.body.for_each_operand(inst, |operand| {
            if let Some(ValueDef::Inst(def)) = operand.as_value().map(|value| at.body.def(value))
                && is_call_of(c, at, def, STATEPOINT)
            {
                of = Some(def);
            }
        });
        let Some(def) = of else { continue };
        if !is_call_of(c, at, inst, RESULT) && !is_call_of(c, at, inst, RELOCATE) {
            let message = "what a statepoint gives is for `gc.result` and `gc.relocate` alone";
            let diagnostic = c.opcode_error(rule, At { inst, ..at }, message);
            let span = At { inst: def, ..at }.span();
            c.push(diagnostic.also(span, "the statepoint"));
        }
    }
}

/// What is wrong with the arguments of a statepoint.
fn wrong_statepoint(
    c: &mut Checker<'_>,
    this: &IntrinsicUse<'_>,
) -> Option<(Option<usize>, String)> {
    let at = |n: usize, message: &str| Some((Some(n), message.to_string()));
    if is_memory_free(c, this.call.fn_attrs) {
        let message = "a statepoint reads and writes all memory, whatever its attributes say";
        return Some((None, message.into()));
    }
    if this.signed(c, 1).is_some_and(|bytes| bytes < 0) {
        return at(1, "this is no number of bytes");
    }
    let Some(target) = element_type_of(c, this, 2) else {
        return at(2, "the function does not say its type by `elementtype`");
    };
    let Type::Function {
        ret,
        params,
        varargs,
    } = c.m.types.resolved(target)
    else {
        return at(2, "what is called is no function");
    };
    let params = c.m.types.list(params).to_vec();
    let count = this.int(c, 3)? as usize;
    if count < params.len() || (count > params.len() && !varargs) {
        let wanted = crate::verify::show::count(params.len(), "argument");
        return at(3, &format!("the function takes {wanted}, and not {count}"));
    }
    if varargs && ret != TypeId::VOID {
        return at(
            2,
            "a function with `...` that is called by a statepoint returns nothing",
        );
    }
    if this.int(c, 4).is_some_and(|flags| flags > 3) {
        return at(4, "these flags are not known");
    }
    if this.arg_count() != count + 7 {
        let message = format!(
            "{} arguments are passed where {} belong",
            this.arg_count(),
            count + 7
        );
        return Some((None, message));
    }
    for (n, &param) in params.iter().enumerate() {
        let own = this.arg_type_id(c, n + 5)?;
        if !c.agree(own, param) {
            let (own, wanted) = (c.ty(own), c.ty(param));
            return at(
                n + 5,
                &format!("this is {own}, but the function takes {wanted}"),
            );
        }
    }
    let sets = this.at.body.pool.get(this.call.arg_attrs);
    if varargs
        && let Some(n) = (5..count + 5).find(|&n| {
            let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
            let mut all = c.m.attrs.all(set);
            all.any(|attr| matches!(attr, Attr::SRet(_)))
        })
    {
        return at(n, "a variable argument cannot be the place of a result");
    }
    for n in [count + 5, count + 6] {
        match this.int(c, n) {
            None => return at(n, "this is no constant"),
            Some(0) => {}
            Some(_) => return at(n, "such arguments are passed in bundles: this is `i32 0`"),
        }
    }
    None
}

/// Whether attributes say that memory is not read, or not written, or only that of arguments.
fn is_memory_free(c: &Checker<'_>, set: AttrSet) -> bool {
    c.m.attrs.all(set).any(|attr| match attr.word(&c.m.names) {
        Some((b"readnone" | b"readonly" | b"argmemonly", _)) => true,
        Some((b"memory", text)) => {
            let text = text.trim_ascii();
            [&b"(none)"[..], b"(read)", b"(argmem: readwrite)"].contains(&text)
        }
        _ => false,
    })
}

fn result(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if is_undefined(c, this.arg(0)) {
        return;
    }
    let Some((_, statepoint)) = statepoint_of(c, this, this.arg(0)) else {
        return this.complain(c, rule, Some(0), "this is no statepoint");
    };
    let target = element_type_of(c, &statepoint, 2).map(|ty| c.m.types.resolved(ty));
    if let Some(Type::Function { ret, .. }) = target
        && !c.agree(ret, this.at.ty())
    {
        let (own, wanted) = (c.ty(this.at.ty()), c.ty(ret));
        let message = format!("this gives {own}, but the function returns {wanted}");
        this.complain(c, rule, None, message);
    }
}

fn is_undefined(c: &Checker<'_>, operand: Operand) -> bool {
    let constant = operand.as_const().map(|id| c.m.consts.get(id));
    matches!(constant, Some(Const::Undef(_) | Const::Poison(_)))
}

/// The statepoint that a token is of.
fn statepoint_of<'a>(
    c: &Checker<'_>,
    this: &IntrinsicUse<'a>,
    token: Operand,
) -> Option<(Inst, IntrinsicUse<'a>)> {
    let ValueDef::Inst(inst) = this.at.body.def(token.as_value()?) else {
        return None;
    };
    let at = At { inst, ..this.at };
    let call = is_call_of(c, this.at, inst, STATEPOINT).then(|| call_of(at))??;
    let statepoint = IntrinsicUse {
        at,
        call,
        intrinsic: STATEPOINT,
    };
    Some((inst, statepoint))
}

fn relocate(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if let Some((arg, message)) = wrong_relocate(c, this) {
        this.complain(c, rule, arg, message);
    }
}

fn wrong_relocate(c: &mut Checker<'_>, this: &IntrinsicUse<'_>) -> Option<(Option<usize>, String)> {
    let at = |n: usize, message: &str| Some((Some(n), message.to_string()));
    if !c.info(this.at.ty()).any(Info::PTR_LIKE) {
        return Some((
            None,
            "its result is no pointer and no vector of them".into(),
        ));
    }
    let landing = matches!(this.defining(0), Some((_, InstData::LandingPad { .. })));
    let token = match landing {
        true => match unwound(c, this) {
            Some(token) => token,
            None => return at(0, "this landing pad has no `invoke` of its own"),
        },
        false => this.arg(0),
    };
    if is_undefined(c, token) {
        return None;
    }
    let Some((_, statepoint)) = statepoint_of(c, this, token) else {
        return at(0, "this is no statepoint");
    };
    let bundles = bundles(c.m, this.at.body, statepoint.call);
    let live = bundles.iter().find(|bundle| bundle.tag == b"gc-live");
    for n in [1, 2] {
        let place = this.int(c, n)?;
        let Some(live) = live else { continue };
        if place >= live.operands.len() as u64 {
            let count = crate::verify::show::count(live.operands.len(), "value");
            return at(
                n,
                &format!("the `gc-live` bundle of the statepoint has {count}"),
            );
        }
        if let Some(message) = moved(c, live, place as usize, this.at.ty()) {
            return at(n, message);
        }
    }
    None
}

/// What is wrong with a value of a bundle that becomes a result of some type.
fn moved(c: &Checker<'_>, live: &Bundle<'_>, n: usize, ty: TypeId) -> Option<&'static str> {
    let own = live.ty(c, n)?;
    let vector = c.info(own).any(Info::PTR_VEC);
    if !vector && !live.is_pointer(c, n) {
        return Some("the value there is no pointer");
    }
    if vector != c.info(ty).any(Info::PTR_VEC) {
        return Some("a vector is moved to a vector, and a pointer to a pointer");
    }
    let space = |ty| match super::element(c, c.m.types.resolved(ty)) {
        Type::Ptr { space } | Type::TypedPtr { space, .. } => Some(space),
        _ => None,
    };
    (space(own)? != space(ty)?).then_some("moving a pointer does not change its address space")
}

/// What the `invoke` gives that leads to the block of a landing pad. The calls for one stand one
/// after the other.
fn unwound(c: &mut Checker<'_>, this: &IntrinsicUse<'_>) -> Option<Operand> {
    let at = this.at;
    let (pad, _) = this.defining(0)?;
    let block = at.body.block_of(pad)?;
    let key = at.func.global;
    if let Some((func, of, token)) = c.intrinsics.unwound
        && (func, of) == (key, block)
    {
        return token;
    }
    let token = invoke_to(At { block, ..at });
    c.intrinsics.unwound = Some((key, block, token));
    token
}

/// The result of the instruction that alone leads to the block of an instruction.
fn invoke_to(at: At<'_>) -> Option<Operand> {
    if predecessors(at) != 1 {
        return None;
    }
    let invoke = at.body.blocks.keys().find_map(|from| {
        let last = at.body.terminator(from)?;
        let mut leads = false;
        at.body
            .for_each_successor(last, |to| leads |= to == at.block);
        leads.then_some(last)
    })?;
    let value: Value = at.body.result(invoke);
    Some(Operand::value(value))
}

fn pointer(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let (own, result) = (this.arg_type_id(c, 0), this.at.ty());
    let Some(own) = own else { return };
    let fits = c.info(own).any(Info::PTR)
        && match this.intrinsic {
            BASE => c.agree(own, result),
            _ => c.info(result).any(Info::INT),
        };
    if !fits {
        this.complain(c, rule, None, "it takes a pointer that the collector knows");
    }
}

fn deoptimize(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let all = bundles(c.m, this.at.body, this.call);
    let count = all.iter().filter(|bundle| bundle.tag == b"deopt").count();
    if count != 1 {
        return this.complain(c, rule, None, format!("it has {count} `deopt` bundles"));
    }
    if this.intrinsic == GUARD {
        return;
    }
    let (own, wanted) = (this.at.ty(), this.at.func.ret);
    if !c.agree(own, wanted) {
        let (own, wanted) = (c.ty(own), c.ty(wanted));
        let message = format!("it gives {own}, but the function returns {wanted}");
        return this.complain(c, rule, None, message);
    }
    let body = this.at.body;
    let next = Inst(this.at.inst.0 + 1);
    let given = Operand::value(body.result(this.at.inst));
    let returned = match body.insts.get(next) {
        Some(InstData::Ret { value }) => own == TypeId::VOID || *value == given,
        _ => false,
    };
    if !returned {
        this.complain(c, rule, None, "no `ret` of its result follows");
    }
}

fn patchpoint(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let single =
        c.info(this.at.ty()).any(Info::FIRST_CLASS) && !c.info(this.at.ty()).any(Info::AGGREGATE);
    if this.call.conv == CallConv::Number(13) && !single {
        this.complain(c, rule, None, "it gives no single value");
    }
}
