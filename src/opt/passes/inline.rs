//! Puts the bodies of small functions in the place of their calls, callee first.
//!
//! A callee is lowered, its own calls are inlined and its slots made values before it is judged:
//! what counts is what it costs then. That is done for callees that can be small enough by what is
//! written ([`estimate`](crate::opt::estimate)), once for each: what was made of a function is kept,
//! whatever it was made for, from one function of a program to the next and for all optimizers
//! ([`Callees`]). When the function itself is compiled then, that is what the rest of the passes
//! start with ([`Optimizer::recall`]); where it is compiled first, what it is half the way is kept
//! for its callers ([`offer`]). A callee may be left alone because its calls hardly matter so far: what was made of a
//! function is outdated once they do, and is made again where it is asked for the next time.
//!
//! A call of an address that has nearly always been that of one function, as far as the program has run, has
//! the body of that in front of it, for where it is again.
//!
//! A function that takes another as an argument, and is inlined, calls what its caller has passed. `gvn` finds out
//! which function that is, often from memory or from what is inlined around it, and makes the call one of the
//! function. `inline-again`, behind it, inlines what such calls call, and only those; the passes that made use of what
//! was inlined before run once more then.
//!
//! ```text
//!     sort(p, less)             loop:                      loop:
//!                    inline       v7 = call_indirect less    v7 = call less       inline-again    loop:
//!                   ────────►     ...                 gvn     ...               ──────────────►     v7 = icmp ...
//!                                                    ────►
//! ```
//!
//! What is inlined keeps its place in its own function ([`Function::inlined`]), so that traps and
//! listings name it.

use crate::analysis::Graph;
use crate::entity::{Entity, List};
use crate::lir::{
    Block, Builder, Callee, CalleeData, Caught, Function, HandlerData, Import, Inlined, Inst,
    InstData, IntCond, Libcall, Origin, SigRef, Signature, Slot, Stub, SymbolId, Target, Type,
    VConst, Value,
};
use crate::opt::analyses::alias::{self, Base};
use crate::opt::env::Inlining;
use crate::opt::library::LibraryFunction;
use crate::opt::rewrite::rebuild::{self, Map};
use crate::opt::{Cx, Level, Optimizer};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many functions may be under way, each made for the sake of the one before. What is beyond is
/// not inlined into the last of them.
const DEPTH: usize = 24;
/// The size of a call.
pub(crate) const CALL: u32 = 5;
/// What is inlined into a function often tests what is constant there. So a function of that many times the most
/// instructions that may be inlined is given a chance to lose those.
const CONDENSED: u32 = 3;
/// How many instructions a function may grow by, beside what it had.
const GROWTH: u32 = 2000;

/// The functions that may be inlined into the one that is optimized.
#[derive(Debug, Default)]
pub(crate) struct Inliner {
    callees: Arc<Callees>,
    /// Whether what is known is kept for the next function.
    keeps: bool,
    /// What optimizes bodies, one level down.
    nested: Option<Box<Optimizer>>,
    /// The functions that the one being optimized is inlined into.
    into: Vec<SymbolId>,
    /// How many optimizers there are above this one.
    depth: usize,
    /// Whether a callee was left alone only for the sake of what its caller is inlined into.
    cut: bool,
    /// The callees that were left alone only because their calls hardly matter so far, in what was inlined, too.
    cold: Vec<SymbolId>,
    /// The first row of the function's callees that was made for a call of an address that became known.
    direct: Option<Callee>,
    /// Whether something has been put in the place of such a call.
    has_inlined_again: bool,
}

/// So many callees are noted at most that were left alone in a function because their calls hardly matter.
const MOST_COLD: usize = 64;

/// When so many instructions of bodies are kept for the next function, all are forgotten.
const MOST_KEPT: usize = 400_000;

/// So many instructions of bodies that are too large to be inlined are kept until they are compiled
/// themselves.
const MOST_WAITING: usize = 100_000;

/// What is known of the functions that a module of a program calls; for any number of optimizers, on
/// any threads. It holds as long as what the module is linked with stays the same.
#[derive(Debug, Default)]
pub struct Callees(Mutex<KnownBodies>);

#[derive(Debug, Default)]
struct KnownBodies {
    /// Those that were looked at.
    known: FxHashMap<SymbolId, Known>,
    /// Instructions of their bodies.
    known_insts: usize,
    /// What was made of others, with the number of instructions that they were lowered to.
    waiting: FxHashMap<SymbolId, (Function, usize)>,
    /// Instructions of those.
    waiting_insts: usize,
}

/// What is known of a function.
#[derive(Debug, Clone)]
struct Known {
    /// Its body, if that is small enough.
    body: Option<Arc<Body>>,
    /// The callees that were left alone in it because their calls hardly mattered when it was made. Once one does,
    /// it is made again.
    cold: Arc<[SymbolId]>,
}

impl Known {
    /// Whether a callee that was left alone is one to be inlined by now.
    fn is_outdated(&self, is_defined: impl Fn(SymbolId) -> bool) -> bool {
        self.cold.iter().any(|&callee| is_defined(callee))
    }
}

/// A function that is small enough.
#[derive(Debug)]
struct Body {
    func: Function,
    size: u32,
    always: bool,
    /// How many instructions it had when it was lowered, if it is what the passes make of the
    /// function wherever it is called.
    lowered: Option<usize>,
}

impl Callees {
    fn lock(&self) -> MutexGuard<'_, KnownBodies> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl KnownBodies {
    /// Notes what a function is. What another optimizer has noted meanwhile stays.
    fn add(
        &mut self,
        symbol: SymbolId,
        body: Option<Body>,
        cold: &[SymbolId],
    ) -> Option<Arc<Body>> {
        if self.known_insts >= MOST_KEPT {
            *self = KnownBodies::default();
        }
        let known = self.known.entry(symbol).or_insert_with(|| {
            self.known_insts += body.as_ref().map_or(0, |body| body.func.insts.len());
            Known {
                body: body.map(Arc::new),
                cold: cold.into(),
            }
        });
        known.body.clone()
    }

    /// Forgets a function that is to be made again.
    fn forget(&mut self, symbol: SymbolId) {
        if let Some(Known {
            body: Some(body), ..
        }) = self.known.remove(&symbol)
        {
            self.known_insts -= body.func.insts.len();
        }
        if let Some((func, _)) = self.waiting.remove(&symbol) {
            self.waiting_insts -= func.insts.len();
        }
    }

    /// Keeps what was made of a function that is too large, for itself.
    fn wait(&mut self, symbol: SymbolId, func: Function, lowered: usize) {
        let insts = func.insts.len();
        if self.waiting_insts + insts <= MOST_WAITING
            && self.waiting.insert(symbol, (func, lowered)).is_none()
        {
            self.waiting_insts += insts;
        }
    }
}

impl Inliner {
    /// Starts a function. What is known of others holds as long as [`keep`](Self::keep) says so;
    /// else while the bodies are made that are inlined into one function.
    pub(crate) fn start(&mut self) {
        self.direct = None;
        self.has_inlined_again = false;
        if self.depth > 0 {
            return;
        }
        self.cold.clear();
        if !self.keeps {
            self.callees = Arc::default();
        }
    }

    /// Makes `out` what has been made of a function, and gives the number of instructions that it
    /// was lowered to; unless a callee that was left alone in it is one to be inlined by now, as `is_defined` says.
    pub(crate) fn recall(
        &mut self,
        symbol: SymbolId,
        is_defined: impl Fn(SymbolId) -> bool,
        out: &mut Function,
    ) -> Option<usize> {
        let known = self.callees.lock().known.get(&symbol).cloned();
        if known.is_some_and(|known| known.is_outdated(is_defined)) {
            self.callees.lock().forget(symbol);
            return None;
        }
        let mut bodies = self.callees.lock();
        // Nobody else asks for one that is too large.
        if let Some((func, lowered)) = bodies.waiting.remove(&symbol) {
            bodies.waiting_insts -= func.insts.len();
            *out = func;
            return Some(lowered);
        }
        let body = bodies.known.get(&symbol)?.body.clone()?;
        drop(bodies);
        let lowered = body.lowered?;
        out.clone_from(&body.func);
        Some(lowered)
    }

    /// Says what is known of the callees of the functions from now on, and has what is found out of
    /// them kept there.
    pub(crate) fn keep(&mut self, callees: &Arc<Callees>) {
        self.callees = callees.clone();
        self.keeps = true;
    }

    /// The callees that were left alone in the last function because their calls hardly matter so far.
    pub(crate) fn cold(&self) -> &[SymbolId] {
        &self.cold
    }

    /// Takes note that a function has been copied, and calls of addresses have become calls of functions in the copy.
    pub(crate) fn note_direct(&mut self, func: &Function, copy: &Function) {
        let is_function = |row: &CalleeData| matches!(row.target, Target::Symbol(_));
        let mut rows = copy.callees.iter().skip(func.callees.len());
        if let Some((first, _)) = rows.find(|(_, row)| is_function(row)) {
            self.direct.get_or_insert(first);
        }
    }

    /// Whether [`again`] has inlined something into the function.
    pub(crate) fn has_inlined_again(&self) -> bool {
        self.has_inlined_again
    }

    /// Notes callees that were left alone because their calls hardly matter so far.
    fn note_cold(&mut self, callees: &[SymbolId]) {
        for &callee in callees {
            if self.cold.len() < MOST_COLD && !self.cold.contains(&callee) {
                self.cold.push(callee);
            }
        }
    }
}

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if func.sigs.is_empty() {
        return;
    }
    cx.find_graph(func);
    let sites = sites(cx, func, None);
    put_all(cx, func, &sites);
}

/// Runs the pass `inline-again`.
pub(crate) fn again(cx: &mut Cx<'_>, func: &mut Function) {
    let Some(first) = cx.inliner.direct.take() else {
        return;
    };
    cx.find_graph(func);
    let sites = sites(cx, func, Some(first));
    put_all(cx, func, &sites);
    cx.inliner.has_inlined_again |= !sites.is_empty();
}

/// Puts bodies in the place of calls.
fn put_all(cx: &mut Cx<'_>, func: &mut Function, sites: &[(Inst, Arc<Body>)]) {
    if sites.is_empty() {
        return;
    }
    let bodies: Vec<(Inst, &Function)> = sites.iter().map(|(at, body)| (*at, &body.func)).collect();
    copy(cx, func, &bodies);
    cx.replace(func);
}

/// The calls in whose place a body is put, in the order in which they are copied: where there is a `first`, those
/// of functions alone, with a row of callees from that one on.
fn sites(cx: &mut Cx<'_>, func: &Function, first: Option<Callee>) -> Vec<(Inst, Arc<Body>)> {
    let mut sites = Vec::new();
    let mut room = GROWTH + func.insts.len() as u32;
    let order = cx.graph.reverse_post_order().iter();
    let insts = order.flat_map(|&block| func.block_insts(block));
    let calls = insts.filter_map(|inst| match func.insts[inst] {
        InstData::Call { callee, .. } | InstData::Invoke { callee, .. } => {
            match func.callees[callee] {
                CalleeData {
                    target: Target::Symbol(symbol),
                    sig,
                } if first.is_none_or(|first| callee >= first) => Some((inst, symbol, sig)),
                _ => None,
            }
        }
        InstData::CallIndirect { .. } if first.is_some() => None,
        InstData::CallIndirect { sig, .. } => {
            let origin = func.origins[inst];
            let target = cx.env.usual_target(func.symbol, origin);
            Some((inst, target.filter(|_| origin.row().is_none())?, sig))
        }
        _ => None,
    });
    let calls: Vec<(Inst, SymbolId, SigRef)> = calls.collect();
    for (inst, symbol, sig) in calls {
        if is_hardly_decided(cx, func, inst, symbol) {
            continue;
        }
        let Some(body) = body(cx, func, symbol) else {
            continue;
        };
        let is_guarded = matches!(func.insts[inst], InstData::CallIndirect { .. });
        if is_guarded && body.func.symbol.is_none() {
            continue;
        }
        let fits = body.size <= room || body.always;
        let alike = same_types(&func.sigs[sig], &body.func.sig) && same_handling(func, &body.func);
        if fits && alike {
            room = room.saturating_sub(body.size);
            sites.push((inst, body));
        }
    }
    sites
}

/// Whether a call compares strings neither of which is a constant: often they are equal, as where a table was asked
/// by a hash, and the first bytes decide nothing.
fn is_hardly_decided(cx: &Cx<'_>, func: &Function, inst: Inst, symbol: SymbolId) -> bool {
    let InstData::Call { args, .. } = func.insts[inst] else {
        return false;
    };
    let known = cx.env.library(symbol);
    if !known.is_some_and(LibraryFunction::compares_strings) {
        return false;
    }
    let is_constant = |string: Value| {
        let place = alias::place(func, string, 0, 1);
        let (Base::Symbol(symbol), Some(offset)) = (place.base, place.offset) else {
            return false;
        };
        cx.env.initial(symbol, offset, 1).is_some()
    };
    !func.list(args).take(2).any(is_constant)
}

/// Runs the pass `offer`: what has been made of the function so far is what would be made of it for
/// the sake of a caller, so a caller that comes later takes it.
pub(crate) fn offer(cx: &mut Cx<'_>, func: &mut Function) {
    let is_offered = cx.inliner.keeps && !func.returns_twice();
    let Some(symbol) = func.symbol.filter(|_| is_offered) else {
        return;
    };
    let is_known = |cx: &Cx<'_>| cx.inliner.callees.lock().known.contains_key(&symbol);
    if is_known(cx) || cx.env.definition(symbol) != Some(symbol) {
        return;
    }
    let wish = cx.env.inlining(symbol);
    let fits = wish.and_then(|wish| Some((fitting_size(func, wish)?, wish)));
    if fits.is_none() && wish.is_some_and(|wish| may_be_condensed(func, wish)) {
        // The other passes may make it small enough: it is made again where a caller asks for it.
        return;
    }
    let body = fits.map(|(size, wish)| Body {
        func: func.clone(),
        size,
        always: wish == Inlining::Always,
        lowered: None,
    });
    let Inliner { callees, cold, .. } = &*cx.inliner;
    callees.lock().add(symbol, body, cold);
}

/// Whether what a call passes and expects is what the function takes and gives.
fn same_types(call: &Signature, callee: &Signature) -> bool {
    call.params == callee.params && call.results == callee.results
}

/// Whether exceptions in both are distinguished by one personality function, if at all.
fn same_handling(func: &Function, body: &Function) -> bool {
    body.personality.is_none() || func.personality.is_none() || body.personality == func.personality
}

/// What is made of a callee that may be inlined.
fn body(cx: &mut Cx<'_>, func: &Function, symbol: SymbolId) -> Option<Arc<Body>> {
    let env = cx.env;
    let inliner = &mut *cx.inliner;
    let Some(symbol) = env.definition(symbol) else {
        if env.may_be_defined(symbol) {
            inliner.note_cold(&[symbol]);
        }
        return None;
    };
    if func.symbol == Some(symbol) {
        return None;
    }
    if inliner.into.contains(&symbol) {
        inliner.cut = true;
        return None;
    }
    let known = inliner.callees.lock().known.get(&symbol).cloned();
    if let Some(known) = known {
        if !known.is_outdated(|callee| env.definition(callee).is_some()) {
            inliner.note_cold(&known.cold);
            return known.body;
        }
        inliner.callees.lock().forget(symbol);
    }
    if inliner.depth >= DEPTH {
        inliner.cut = true;
        return None;
    }
    let mut cold = Vec::new();
    let made = make(cx, func, symbol, &mut cold);
    cx.inliner.note_cold(&cold);
    cx.inliner.callees.lock().add(symbol, made, &cold)
}

/// Makes the body of a callee of a function, and says which callees were left alone in it because their calls hardly
/// matter so far.
fn make(
    cx: &mut Cx<'_>,
    func: &Function,
    symbol: SymbolId,
    cold: &mut Vec<SymbolId>,
) -> Option<Body> {
    let wish = cx.env.inlining(symbol)?;
    let mut body = Function::default();
    if !cx.env.body(symbol, &mut body) || body.returns_twice() {
        return None;
    }
    let inliner = &mut *cx.inliner;
    let nested = inliner.nested.get_or_insert_default();
    nested.inliner.depth = inliner.depth + 1;
    nested.inliner.into.clone_from(&inliner.into);
    nested.inliner.into.extend(func.symbol);
    nested.inliner.callees = inliner.callees.clone();
    nested.inliner.cut = false;
    nested.inliner.cold.clear();
    let lowered = body.insts.len();
    nested.run(&mut body, Level::Inlinee, cx.env);
    let mut fits = fitting_size(&body, wish);
    if fits.is_none() && may_be_condensed(&body, wish) {
        nested.run(&mut body, Level::Condensed, cx.env);
        fits = fitting_size(&body, wish);
    }
    cold.append(&mut nested.inliner.cold);
    let is_its_own = !nested.inliner.cut;
    let Some(size) = fits else {
        if is_its_own {
            inliner.callees.lock().wait(symbol, body, lowered);
        }
        return None;
    };
    Some(Body {
        func: body,
        size,
        always: wish == Inlining::Always,
        lowered: is_its_own.then_some(lowered),
    })
}

/// The size of a body, if it is small enough: one that calls nothing and has no branches may be twice as
/// large. It becomes a part of the block of its call, where the loops around it stay what they are to the
/// passes, and computes little that is not needed.
fn fitting_size(body: &Function, wish: Inlining) -> Option<u32> {
    let calls = |inst: Inst| body.insts[inst].is_call();
    let is_straight = match body.layout[..] {
        [block] => !body.block_insts(block).any(calls),
        _ => false,
    };
    let limit = match is_straight {
        true => wish.limit().saturating_mul(2),
        false => wish.limit(),
    };
    size(body).filter(|&size| size <= limit)
}

/// Whether a function that is too large to be inlined is given a chance to lose what is constant in it.
fn may_be_condensed(func: &Function, wish: Inlining) -> bool {
    size(func).is_some_and(|size| size / CONDENSED <= wish.limit())
}

/// How many instructions a function has, constants not counted; `None` where it cannot be
/// inlined: it allocates what lives until it returns, or looks at its own frame, or at the numbers that
/// types of exceptions have in it.
pub(crate) fn size(func: &Function) -> Option<u32> {
    if func.sig.is_variadic() || func.caught.values().any(|ty| ty.is_some()) {
        return None;
    }
    let mut size = 0;
    for &block in &func.layout {
        if ends_in_trap(func, block) {
            // It lies out of the way.
            size += 1;
            continue;
        }
        for inst in func.block_insts(block) {
            size += match func.insts[inst] {
                InstData::Iconst { .. }
                | InstData::Fconst { .. }
                | InstData::Vconst { .. }
                | InstData::SlotAddr { .. }
                | InstData::SymbolAddr { .. }
                | InstData::Jump { .. }
                | InstData::Cold
                | InstData::Fuel { .. }
                | InstData::Return { .. } => 0,
                InstData::Unary { .. }
                | InstData::Binary { .. }
                | InstData::Fma { .. }
                | InstData::Icmp { .. }
                | InstData::Fcmp { .. }
                | InstData::Vunary { .. }
                | InstData::Vbinary { .. }
                | InstData::Vternary { .. }
                | InstData::Vshuffle { .. }
                | InstData::Select { .. }
                | InstData::Load { .. }
                | InstData::Store { .. }
                | InstData::MaskedLoad { .. }
                | InstData::MaskedStore { .. }
                | InstData::Lea { .. }
                | InstData::Fence
                | InstData::Prefetch { .. }
                | InstData::Pause
                | InstData::Barrier
                | InstData::Brif { .. }
                | InstData::Trap { .. } => 1,
                InstData::AtomicRmw { .. }
                | InstData::CmpXchg { .. }
                | InstData::Call { .. }
                | InstData::CallIndirect { .. }
                | InstData::Invoke { .. }
                | InstData::InvokeIndirect { .. } => CALL,
                InstData::Switch { table, .. } => 3 + func.tables[table].cases.len() as u32,
                _ => return None,
            };
        }
    }
    Some(size)
}

/// Whether a block ends in a trap, or with a call behind which there is one.
fn ends_in_trap(func: &Function, block: Block) -> bool {
    let traps = |block| matches!(func.insts[func.terminator(block)], InstData::Trap { .. });
    match func.insts[func.terminator(block)] {
        InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
            traps(func.target(func.handlers[handler].normal))
        }
        _ => traps(block),
    }
}

/// Makes the spare function a copy of a function in which bodies take the place of calls, those in the
/// order of the blocks of its graph.
pub(crate) fn copy(cx: &mut Cx<'_>, func: &Function, sites: &[(Inst, &Function)]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    out.func.layout.clear();
    let mut sites = sites.iter().peekable();
    let mut flow = Graph::empty();
    for &block in graph.reverse_post_order() {
        let copy = map.blocks[block.index()];
        out.fill(copy);
        for inst in func.block_insts(block) {
            if let Some(&(_, body)) = sites.next_if(|site| site.0 == inst) {
                flow.compute(body);
                if let InstData::CallIndirect { addr, .. } = func.insts[inst] {
                    put_behind_guard(func, inst, addr, body, &flow, &mut out, &mut map);
                    continue;
                }
                put(func, inst, body, &flow, &mut out, &mut map);
                if let InstData::Invoke { handler, .. } = func.insts[inst] {
                    let to = func.handlers[handler].normal;
                    let to = out.import_edge(func, to, &mut map);
                    out.effect(InstData::Jump { to });
                }
                continue;
            }
            out.copy(func, inst, &mut map);
        }
    }
}

/// Puts a body in front of a call of an address, for where that is the function's.
fn put_behind_guard(
    func: &Function,
    call: Inst,
    addr: Value,
    body: &Function,
    flow: &Graph<Block>,
    out: &mut Builder<'_>,
    map: &mut Map,
) {
    let results: Vec<Value> = func.inst_results(call).collect();
    let types: Vec<Type> = results.iter().map(|&v| func.ty(v)).collect();
    let [usual, other, rest] = [&[][..], &[], &types].map(|types| out.block(types));
    out.origin = func.origins[call];
    // Without a symbol there is no such site.
    let symbol = body.symbol.unwrap_or(SymbolId(rebuild::NONE));
    let function = out.value(InstData::SymbolAddr { symbol, offset: 0 }, Type::I64);
    let is_usual = out.icmp(IntCond::Eq, map.values[addr.index()], function);
    out.brif(is_usual, (usual, &[]), (other, &[]));
    let go_on = |out: &mut Builder<'_>, map: &Map| {
        let values: Vec<Value> = results.iter().map(|v| map.values[v.index()]).collect();
        out.jump(rest, &values);
    };
    out.fill(usual);
    put(func, call, body, flow, out, map);
    go_on(out, map);
    out.fill(other);
    out.origin = func.origins[call];
    out.effect(InstData::Cold);
    out.copy(func, call, map);
    go_on(out, map);
    out.fill(rest);
    for (old, new) in results.iter().zip(out.func.params(rest)) {
        map.values[old.index()] = new;
    }
}

/// Puts a body in the place of a call. Its first block becomes a part of the one that is filled, and what follows goes
/// on in the last one if only that returns, or else in a block of its own.
fn put(
    func: &Function,
    call: Inst,
    body: &Function,
    flow: &Graph<Block>,
    out: &mut Builder<'_>,
    map: &mut Map,
) {
    let (args, handler) = match func.insts[call] {
        InstData::Call { args, .. } | InstData::CallIndirect { args, .. } => (args, None),
        InstData::Invoke { args, handler, .. } => (args, Some(handler)),
        _ => return,
    };
    let around = handler.map(|handler| (func, handler));
    let order = flow.reverse_post_order();
    let returns =
        |&block: &Block| matches!(body.insts[body.terminator(block)], InstData::Return { .. });
    let goes_on =
        order.last().is_some_and(returns) && order.iter().filter(|b| returns(b)).count() == 1;
    let rest = (!goes_on).then(|| {
        let results: Vec<_> = func.inst_results(call).map(|v| func.ty(v)).collect();
        out.block(&results)
    });
    let mut put = BodyCopy::new(body, func, func.origins[call], out);
    for (old, arg) in body.params(Function::ENTRY).zip(func.list(args)) {
        put.values[old.index()] = map.values[arg.index()];
    }
    let mut types = Vec::new();
    for &block in order.iter().filter(|&&block| block != Function::ENTRY) {
        types.clear();
        types.extend(body.params(block).map(|v| body.ty(v)));
        let copy = out.block(&types);
        put.blocks[block.index()] = copy;
        for (old, new) in body.params(block).zip(out.func.params(copy)) {
            put.values[old.index()] = new;
        }
    }
    for &block in order {
        if block != Function::ENTRY {
            out.fill(put.blocks[block.index()]);
        }
        for inst in body.block_insts(block) {
            if let InstData::Return { values } = body.insts[inst] {
                let Some(rest) = rest else {
                    for (old, value) in func.inst_results(call).zip(body.list(values)) {
                        map.values[old.index()] = put.value(value);
                    }
                    continue;
                };
                let values: Vec<Value> = body.list(values).map(|v| put.value(v)).collect();
                out.origin = put.origin(body.origins[inst]);
                out.jump(rest, &values);
                continue;
            }
            let Some((func, handler)) = around else {
                out.copy(body, inst, &mut put);
                continue;
            };
            let around = Around {
                func,
                row: &func.handlers[handler],
                map: &mut *map,
            };
            if !around.copy(body, inst, &mut put, out) {
                break;
            }
        }
    }
    out.func.inlined.append(&mut put.rows);
    let Some(rest) = rest else { return };
    out.fill(rest);
    for (old, new) in func.inst_results(call).zip(out.func.params(rest)) {
        map.values[old.index()] = new;
    }
}

/// The handler of the call in whose place a body is put.
struct Around<'a> {
    func: &'a Function,
    row: &'a HandlerData,
    map: &'a mut Map,
}

impl Around<'_> {
    /// Copies an instruction of the body. Calls go on at the handler if they end by unwinding, and so
    /// does what goes on unwinding behind a handler of the body: at once, as it is in the same
    /// frame. Gives whether the rest of the block is to be copied.
    fn copy(self, body: &Function, inst: Inst, put: &mut BodyCopy, out: &mut Builder<'_>) -> bool {
        match body.insts[inst] {
            InstData::Call { callee, args } => match body.callees[callee].target {
                Target::Libcall(Libcall::UnwindResume) => {
                    out.origin = put.origin(body.origins[inst]);
                    self.resume(body, args, put, out);
                    return false;
                }
                Target::Libcall(_) => {
                    out.copy(body, inst, put);
                }
                Target::Symbol(_) => self.call(body, inst, put, out),
            },
            InstData::CallIndirect { .. } => self.call(body, inst, put, out),
            InstData::Invoke { .. } | InstData::InvokeIndirect { .. } => {
                let copy = out.copy(body, inst, put);
                self.add_clauses(copy, out);
            }
            _ => {
                out.copy(body, inst, put);
            }
        }
        true
    }

    /// A handler of the body is for what this one is for, too.
    fn add_clauses(self, copy: Inst, out: &mut Builder<'_>) {
        let (InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. }) =
            out.func.insts[copy]
        else {
            return;
        };
        let inner = &mut out.func.handlers[handler];
        inner.clauses.extend_from_slice(&self.row.clauses);
        inner.is_cleanup |= self.row.is_cleanup;
    }

    fn resume(self, body: &Function, args: List, put: &mut BodyCopy, out: &mut Builder<'_>) {
        let slot = self.map.slot(self.row.slot);
        let data = InstData::SlotAddr { slot, offset: 0 };
        let at = out.value(data, Type::I64);
        for (word, offset) in body.list(args).zip([0, 8]) {
            out.store(put.value(word), at, offset);
        }
        let to = out.import_edge(self.func, self.row.unwind, self.map);
        out.effect(InstData::Jump { to });
    }

    /// A call of the body, which then ends its block.
    fn call(self, body: &Function, inst: Inst, put: &mut BodyCopy, out: &mut Builder<'_>) {
        let next = out.block(&[]);
        let normal = out.block_call(next, &[]);
        let unwind = out.import_edge(self.func, self.row.unwind, self.map);
        let mut row = HandlerData {
            sig: None,
            normal,
            unwind,
            slot: self.map.slot(self.row.slot),
            ..self.row.clone()
        };
        out.origin = put.origin(body.origins[inst]);
        let data = match out.import(body, body.insts[inst], put) {
            InstData::CallIndirect { sig, addr, args } => {
                row.sig = Some(sig);
                let handler = out.handler(row);
                InstData::InvokeIndirect {
                    addr,
                    args,
                    handler,
                }
            }
            InstData::Call { callee, args } => {
                let handler = out.handler(row);
                InstData::Invoke {
                    callee,
                    args,
                    handler,
                }
            }
            other => other,
        };
        let results: Vec<Value> = body.inst_results(inst).collect();
        let types: Vec<Type> = results.iter().map(|&v| body.ty(v)).collect();
        let copy = out.inst_with(data, &types);
        for (old, new) in results.into_iter().zip(out.func.inst_results(copy)) {
            put.bind(old, new);
        }
        out.fill(next);
    }
}

/// What becomes of the ids of a body.
struct BodyCopy {
    values: Vec<Value>,
    blocks: Vec<Block>,
    slots: u32,
    vconsts: u32,
    stubs: u32,
    sigs: u32,
    callees: u32,
    /// The numbers that its types of exceptions have in the function.
    caught: Vec<Caught>,
    callee: SymbolId,
    /// Where the call comes from.
    at: Origin,
    /// The rows that are added to [`Function::inlined`], and the number of the first.
    rows: Vec<Inlined>,
    first_row: usize,
    /// What the rows of the body's own table have become.
    nested: Vec<Origin>,
    /// The last origin of its own that was asked for, and what it has become.
    last: Option<(Origin, Origin)>,
}

impl BodyCopy {
    /// Adds the tables of `body` to those of the function.
    fn new(body: &Function, func: &Function, at: Origin, out: &mut Builder<'_>) -> BodyCopy {
        let tables = &mut *out.func;
        let mut put = BodyCopy {
            values: vec![Value(rebuild::NONE); body.values.len()],
            blocks: vec![Block(rebuild::NONE); body.blocks.len()],
            slots: tables.slots.len() as u32,
            vconsts: tables.vconsts.len() as u32,
            stubs: tables.stubs.len() as u32,
            sigs: tables.sigs.len() as u32,
            callees: tables.callees.len() as u32,
            caught: Vec::new(),
            callee: body.symbol.or(func.symbol).unwrap_or(SymbolId(0)),
            at,
            rows: Vec::new(),
            first_row: tables.inlined.len(),
            nested: Vec::new(),
            last: None,
        };
        for (_, &slot) in body.slots.iter() {
            tables.slots.push(slot);
        }
        for (_, &vconst) in body.vconsts.iter() {
            tables.vconsts.push(vconst);
        }
        for (_, stub) in body.stubs.iter() {
            tables.stubs.push(stub.clone());
        }
        tables.personality = tables.personality.or(body.personality);
        for ty in body.caught.values() {
            let known = tables.caught.iter().find(|row| row.1 == ty);
            let known = known.map(|row| row.0);
            let row = known.unwrap_or_else(|| tables.caught.push(*ty));
            put.caught.push(row);
        }
        for (_, sig) in body.sigs.iter() {
            tables.sigs.push(sig.clone());
        }
        for (_, &row) in body.callees.iter() {
            let sig = SigRef(row.sig.0 + put.sigs);
            tables.callees.push(CalleeData { sig, ..row });
        }
        // A row of the body's table is about a call that the body makes: its own, or that of a row
        // before it.
        for row in &body.inlined {
            let at = put.origin(row.at);
            let row = put.row(Inlined { at, ..*row });
            put.nested.push(row);
        }
        put
    }

    fn row(&mut self, row: Inlined) -> Origin {
        self.rows.push(row);
        Origin::inlined(self.first_row + self.rows.len() - 1)
    }
}

impl Import for BodyCopy {
    fn value(&mut self, value: Value) -> Value {
        self.values[value.index()]
    }

    fn bind(&mut self, value: Value, copy: Value) {
        self.values[value.index()] = copy;
    }

    fn block(&mut self, block: Block) -> Block {
        self.blocks[block.index()]
    }

    fn slot(&mut self, slot: Slot) -> Slot {
        Slot(slot.0 + self.slots)
    }

    fn callee(&mut self, callee: Callee) -> Callee {
        Callee(callee.0 + self.callees)
    }

    fn sig(&mut self, sig: SigRef) -> SigRef {
        SigRef(sig.0 + self.sigs)
    }

    fn caught(&mut self, caught: Caught) -> Caught {
        self.caught[caught.index()]
    }

    fn vconst(&mut self, vconst: VConst) -> VConst {
        VConst(vconst.0 + self.vconsts)
    }

    fn stub(&mut self, stub: Stub) -> Stub {
        Stub(stub.0 + self.stubs)
    }

    fn origin(&mut self, origin: Origin) -> Origin {
        if let Some(row) = origin.row() {
            return self.nested[row];
        }
        match self.last {
            Some((last, row)) if last == origin => row,
            _ => {
                let row = self.row(Inlined {
                    callee: self.callee,
                    inst: origin,
                    at: self.at,
                });
                self.last = Some((origin, row));
                row
            }
        }
    }
}
