//! Intrinsics of memory, variables, frames and calls: what their arguments must be.

use super::IntrinsicUse;
use crate::ir::inst::INALLOCA;
use crate::ir::intrinsics::Intrinsic;
use crate::ir::{
    Attr, AttrSet, Block, CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, Inst, InstData,
    OperandKind, Type, ValueDef,
};
use crate::verify::checker::{At, Checker};
use crate::verify::inst::{call_of, direct};
use crate::verify::rule::{Check, Rule};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "element-copy",
        says: "a copy by elements says their size, a power of 2, and `align` of that at least for \
               each pointer",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("memcpy.element.unordered.atomic"),
                Intrinsic::named("memmove.element.unordered.atomic"),
                MEMSET,
            ],
            elements,
        ),
    },
    Rule {
        code: "intrinsic-prefetch",
        says: "`prefetch` says 0 for reading or 1 for writing, a locality from 0 to 3, and 0 for \
               instructions or 1 for data",
        check: Check::Intrinsic(&[Intrinsic::named("prefetch")], prefetch),
    },
    Rule {
        code: "invariant-size",
        says: "the size of `invariant.start` is a constant, at least -1",
        check: Check::Intrinsic(&[Intrinsic::named("invariant.start")], invariant_size),
    },
    Rule {
        code: "intrinsic-element-type",
        says: "the pointer says by `elementtype` what it points to",
        check: Check::Intrinsic(
            &[
                Intrinsic::named("preserve.array.access.index"),
                Intrinsic::named("preserve.struct.access.index"),
            ],
            element_type,
        ),
    },
    Rule {
        code: "intrinsic-variable",
        says: "`threadlocal.address` takes a thread-local symbol by its name",
        check: Check::Intrinsic(&[Intrinsic::named("threadlocal.address")], thread_local),
    },
    Rule {
        code: "intrinsic-function",
        says: "`init.trampoline` takes a function by its name",
        check: Check::Intrinsic(&[Intrinsic::named("init.trampoline")], trampoline),
    },
    Rule {
        code: "intrinsic-slot",
        says: "the slot of `stackprotector` is an `alloca`",
        check: Check::Intrinsic(&[Intrinsic::named("stackprotector")], stack_protector),
    },
    Rule {
        code: "va-start",
        says: "`va_start` is called in a function with `...`",
        check: Check::Intrinsic(&[Intrinsic::named("va_start")], va_start),
    },
    Rule {
        code: "local-escape",
        says: "`localescape` is called once, in the entry block, with static `alloca`s; \
               `localrecover` names a function of the module and one of the slots that it lets \
               out",
        check: Check::Intrinsic(&[ESCAPE, Intrinsic::named("localrecover")], local_escape),
    },
    Rule {
        code: "coroutine-info",
        says: "what `coro.id` says of a coroutine is null, or a constant of the module: a struct \
               or an array",
        check: Check::Intrinsic(&[Intrinsic::named("coro.id")], coroutine_info),
    },
    Rule {
        code: "callbr-landing",
        says: "`callbr.landingpad` is the first instruction of an indirect target of a `callbr`, \
               and takes its result",
        check: Check::Intrinsic(&[Intrinsic::named("callbr.landingpad")], callbr_landing),
    },
];

const MEMSET: Intrinsic = Intrinsic::named("memset.element.unordered.atomic");
const ESCAPE: Intrinsic = Intrinsic::named("localescape");

/// The alignment that a call says of an argument.
fn align_of(c: &Checker<'_>, this: &IntrinsicUse<'_>, n: usize) -> u64 {
    let sets = this.at.body.pool.get(this.call.arg_attrs);
    let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
    let align = c.m.attrs.all(set).find_map(|attr| match attr {
        Attr::Align(align) => Some(align),
        _ => None,
    });
    align.unwrap_or(0)
}

fn elements(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let Some(size) = this.int(c, 3) else { return };
    if !size.is_power_of_two() {
        return this.complain(c, rule, Some(3), format!("{size} is no power of 2"));
    }
    let pointers = if this.intrinsic == MEMSET { 1 } else { 2 };
    for n in 0..pointers {
        if align_of(c, this, n) < size {
            let message = format!("this pointer is not said to have `align {size}`");
            return this.complain(c, rule, Some(n), message);
        }
    }
}

fn prefetch(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    for (n, limit) in [(1, 2), (2, 4), (3, 2)] {
        if this.int(c, n).is_some_and(|value| value >= limit) {
            return this.complain(c, rule, Some(n), format!("this is more than {}", limit - 1));
        }
    }
}

fn invariant_size(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if this.signed(c, 0).is_none_or(|size| size < -1) {
        this.complain(c, rule, Some(0), "this is no size");
    }
}

fn element_type(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if element_type_of(c, this, 0).is_none() {
        this.complain(
            c,
            rule,
            Some(0),
            "this pointer does not say what it points to",
        );
    }
}

/// What an argument points to, as its `elementtype` says, or as its type does.
pub(super) fn element_type_of(
    c: &Checker<'_>,
    this: &IntrinsicUse<'_>,
    n: usize,
) -> Option<crate::ir::TypeId> {
    let sets = this.at.body.pool.get(this.call.arg_attrs);
    let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
    let element_type = c.m.attrs.all(set).find_map(|attr| match attr {
        Attr::ElementType(ty) => Some(ty),
        _ => None,
    });
    let own = this.arg_type_id(c, n).filter(|_| !c.m.opaque_pointers);
    element_type.or_else(|| c.m.types.pointee(own?))
}

/// The symbol that a constant is the address of, behind conversions of pointers.
fn symbol(c: &Checker<'_>, mut id: ConstId) -> Option<GlobalId> {
    loop {
        match c.m.consts.get(id) {
            Const::Global(global) => return Some(global),
            Const::Expr {
                op: ConstOp::Cast(CastOp::BitCast | CastOp::AddrSpaceCast),
                args,
                ..
            } => id = c.m.consts.list(args).next()?,
            _ => return None,
        }
    }
}

/// The `alloca` that an argument is the address of, behind conversions of pointers.
pub(super) fn alloca_of<'a>(this: &IntrinsicUse<'a>, n: usize) -> Option<(Inst, &'a InstData)> {
    let (mut inst, mut data) = this.defining(n)?;
    loop {
        match data {
            InstData::Alloca { .. } => return Some((inst, data)),
            InstData::Cast {
                op: CastOp::BitCast | CastOp::AddrSpaceCast,
                arg,
                ..
            } => {
                let ValueDef::Inst(next) = this.at.body.def(arg.as_value()?) else {
                    return None;
                };
                if next >= inst {
                    return None;
                }
                (inst, data) = (next, this.at.body.insts.get(next)?);
            }
            _ => return None,
        }
    }
}

fn thread_local(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let global = match this.arg(0).as_const().map(|id| c.m.consts.get(id)) {
        Some(Const::Global(global)) => global,
        _ => return this.complain(c, rule, Some(0), "this is no symbol"),
    };
    let mut at = global;
    // An alias of one is one.
    for _ in 0..16 {
        match c.m.globals[at].kind {
            GlobalKind::Alias(target) => match symbol(c, target) {
                Some(next) => at = next,
                None => break,
            },
            _ => break,
        }
    }
    let is_thread_local = |id: GlobalId| c.m.globals[id].thread_local.is_some();
    if !is_thread_local(global) && !is_thread_local(at) {
        this.complain(c, rule, Some(0), "this symbol is not `thread_local`");
    }
}

fn trampoline(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let global = this.arg(1).as_const().and_then(|id| symbol(c, id));
    if global.is_none_or(|id| !matches!(c.m.globals[id].kind, GlobalKind::Function(_))) {
        this.complain(c, rule, Some(1), "this is no function");
    }
}

fn stack_protector(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if alloca_of(this, 1).is_none() {
        this.complain(c, rule, Some(1), "this is no `alloca`");
    }
}

fn va_start(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if !this.at.func.varargs {
        let name = c.func_name(this.at.func);
        this.complain(c, rule, None, format!("{name} has no variable arguments"));
    }
}

fn local_escape(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    if this.intrinsic != ESCAPE {
        return local_recover(c, rule, this);
    }
    let body = this.at.body;
    if this.at.block != Block(0) {
        this.complain(c, rule, None, "this is not in the entry block");
    } else if let Some(first) = escape_in(c, this.at)
        && first != this.at.inst
    {
        let diagnostic = this.error(c, rule, None, "it is called twice in this function");
        let span = body.spans.get(first).copied();
        c.push(diagnostic.also(span.unwrap_or(crate::diag::Span::NONE), "the first call"));
    } else {
        for n in 0..this.arg_count() {
            let null = this.arg(n).as_const().map(|id| c.m.consts.get(id));
            let is_null = matches!(null, Some(Const::Null(_)));
            let alloca = alloca_of(this, n);
            let is_static = alloca.is_some_and(|(inst, data)| match data {
                InstData::Alloca { count, flags, .. } => {
                    let fixed = !matches!(count.kind(), OperandKind::Value(_));
                    fixed && flags & INALLOCA == 0 && inst < body.blocks[Block(0)].end
                }
                _ => false,
            });
            if !is_null && !is_static {
                return this.complain(c, rule, Some(n), "this is no static `alloca`");
            }
        }
    }
}

/// The first call of `localescape` in the function.
fn escape_in(c: &Checker<'_>, at: At<'_>) -> Option<Inst> {
    at.body.insts.keys().find(|&inst| {
        let at = At { inst, ..at };
        let global = call_of(at).and_then(|call| direct(c, call));
        global.and_then(|global| c.intrinsics.intrinsic(global)) == Some(ESCAPE)
    })
}

fn local_recover(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let global = this.arg(0).as_const().and_then(|id| symbol(c, id));
    let func = global.and_then(|global| c.m.function(global));
    let Some((func, body)) = func.and_then(|func| Some((func, func.body.as_ref()?))) else {
        return this.complain(
            c,
            rule,
            Some(0),
            "this is no function that the module defines",
        );
    };
    let at = At {
        func,
        body,
        block: Block(0),
        inst: Inst(0),
    };
    let escape = escape_in(c, at).and_then(|inst| call_of(At { inst, ..at }));
    let slots = escape.map_or(0, |call| body.pool.get(call.args).len());
    if let Some(slot) = this.int(c, 2)
        && slot >= slots as u64
    {
        let name = c.func_name(func);
        let slots = crate::verify::show::count(slots, "slot");
        this.complain(c, rule, Some(2), format!("{name} lets {slots} out"));
    }
}

fn coroutine_info(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let Some(id) = this.arg(3).as_const() else {
        return this.complain(c, rule, Some(3), "this is no constant");
    };
    if matches!(c.m.consts.get(id), Const::Null(_) | Const::Zero(_)) {
        return;
    }
    let init = symbol(c, id).and_then(|global| match c.m.globals[global].kind {
        GlobalKind::Variable {
            constant: true,
            init,
        } => init,
        _ => None,
    });
    let fits = init.is_some_and(|init| {
        let ty = c.m.types.resolved(c.m.const_type(init));
        matches!(ty, Type::Struct { .. } | Type::Array { .. })
            && matches!(c.m.consts.get(init), Const::Aggregate { .. })
    });
    if !fits {
        this.complain(
            c,
            rule,
            Some(3),
            "this is no struct or array that is constant",
        );
    }
}

fn callbr_landing(c: &mut Checker<'_>, rule: &'static Rule, this: &IntrinsicUse<'_>) {
    let at = this.at;
    let Some((inst, InstData::CallBr { targets, .. })) = this.defining(0) else {
        return this.complain(c, rule, Some(0), "this is no result of a `callbr`");
    };
    let targets = at.body.pool.get(*targets);
    let message = if !targets.iter().skip(1).any(|&to| to == at.block.0) {
        "this block is no indirect target of that `callbr`"
    } else if at.body.blocks[at.block].first != at.inst {
        "other instructions stand in front of it"
    } else if at.body.block_of(inst).is_some() && predecessors(at) != 1 {
        "this block has other predecessors"
    } else {
        return;
    };
    this.complain(c, rule, None, message);
}

/// How many blocks jump to the block of an instruction.
pub(super) fn predecessors(at: At<'_>) -> usize {
    let jumps = at.body.blocks.keys().filter(|&block| {
        let mut jumps = false;
        if let Some(last) = at.body.terminator(block) {
            at.body
                .for_each_successor(last, |to| jumps |= to == at.block);
        }
        jumps
    });
    jumps.count()
}
