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

use crate::lir::{
    Block, Callee, CalleeData, Function, Inst, InstData, SigRef, Signature, SymbolId, Target,
    Value, ValueDef,
};
use crate::opt::analyses::alias::{self, Base};
use crate::opt::env::Inlining;
use crate::opt::library::LibraryFunction;
use crate::opt::rewrite::bodies::copy;
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
    /// The parameters of which a function's address has to be passed for it to be inlined; any will do.
    called: Option<Vec<u32>>,
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
        if is_guarded && body.func.symbol.is_none() || !is_given(cx, func, inst, &body) {
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

/// Whether a call passes the address of a function where the body has to know one.
fn is_given(cx: &Cx<'_>, func: &Function, inst: Inst, body: &Body) -> bool {
    let (InstData::Call { args, .. }
    | InstData::CallIndirect { args, .. }
    | InstData::Invoke { args, .. }) = func.insts[inst]
    else {
        return false;
    };
    let is_function = |arg: Value| {
        let Some(InstData::SymbolAddr { symbol, offset: 0 }) = func.def_data(arg) else {
            return false;
        };
        cx.env.is_function(symbol)
    };
    let Some(called) = &body.called else {
        return true;
    };
    let mut args = (0..).zip(func.list(args));
    args.any(|(param, arg)| called.contains(&param) && is_function(arg))
}

/// The parameters that are addresses which a function calls.
fn called_params(func: &Function) -> Vec<u32> {
    let mut called = Vec::new();
    for inst in func
        .layout
        .iter()
        .flat_map(|&block| func.block_insts(block))
    {
        let (InstData::CallIndirect { addr, .. } | InstData::InvokeIndirect { addr, .. }) =
            func.insts[inst]
        else {
            continue;
        };
        if let ValueDef::Param(Function::ENTRY, param) = func.def(addr) {
            called.push(param.into());
        }
    }
    called
}

/// How much it is wished that a function is inlined by what has been made of it, and which parameters it calls if that
/// counts.
fn with_called(func: &Function, wish: Inlining) -> (Inlining, Option<Vec<u32>>) {
    if wish != Inlining::Calling {
        return (wish, None);
    }
    match called_params(func) {
        called if called.is_empty() => (Inlining::Normal, None),
        called => (wish, Some(called)),
    }
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
    let known = wish.map(|wish| with_called(func, wish));
    let wish = known.as_ref().map(|known| known.0);
    let called = known.and_then(|known| known.1);
    let fits = wish.and_then(|wish| Some((fitting_size(func, wish)?, wish)));
    if fits.is_none() && wish.is_some_and(|wish| may_be_condensed(func, wish)) {
        // The other passes may make it small enough: it is made again where a caller asks for it.
        return;
    }
    let body = fits.map(|(size, wish)| Body {
        func: func.clone(),
        size,
        called: called.filter(|_| size > Inlining::Normal.limit()),
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
    let (wish, called) = with_called(&body, wish);
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
        called: called.filter(|_| size > Inlining::Normal.limit()),
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
