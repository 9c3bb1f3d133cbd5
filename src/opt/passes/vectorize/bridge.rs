//! Lanes that end early and are taken up again: where a loop stores to what it loads in each iteration.
//!
//! In the loops of Floyd and Warshall `a[i][k]` is read for each `a[i][j]`, among which it is. The
//! lanes run up to the iteration that stores to it; a copy of the loop, the bridge, does that one, and
//! goes back to the front, from where nothing is stored to it any more.
//!
//! ```text
//!   front ──► lanes ──► bridge, iteration by iteration ──► behind
//!     ▲                   │
//!     └─ behind the store ┘
//! ```
//!
//! The front can be entered with the state of any iteration, so nothing but time depends on where the
//! bridge goes back; as each round through it does an iteration, that is never endless.

use super::Vectorization;
use super::depend::Check;
use super::emit::{Copier, Emitter, bind_params, copy_insts, types};
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Builder, Function, InstData, IntCond, Type, Value};

/// How far the lanes go.
pub(super) struct Span {
    /// How many iterations they do.
    pub times: Value,
    /// The counter of the iteration that they are to be taken up with.
    pub resume: Value,
}

/// The blocks of the copy.
pub(super) struct Bridge {
    /// By the numbers of the loop's own ones; the first has another parameter, [`Span::resume`].
    blocks: Vec<Block>,
    /// The number of the parameter that counts.
    counter: usize,
}

impl Bridge {
    pub(super) fn new(func: &Function, out: &mut Builder<'_>, plan: &Vectorization) -> Bridge {
        let control = plan.shape.control.param;
        let mut blocks = Vec::new();
        for &block in &plan.shape.region.blocks {
            let mut types = types(func, block);
            if block == plan.shape.header() {
                types.push(func.ty(control));
            }
            blocks.push(out.block(&types));
        }
        let mut params = func.params(plan.shape.header());
        let counter = params.position(|param| param == control);
        Bridge {
            blocks,
            counter: counter.unwrap_or(0),
        }
    }

    pub(super) fn header(&self) -> Block {
        self.blocks[0]
    }

    /// Copies the loop.
    pub(super) fn copy(
        &self,
        func: &Function,
        out: &mut Builder<'_>,
        copier: &mut Copier,
        plan: &Vectorization,
        behind: Block,
    ) {
        let blocks = &plan.shape.region.blocks;
        let own: Vec<Block> = blocks
            .iter()
            .map(|&b| copier.map.blocks[b.index()])
            .collect();
        let set = |copier: &mut Copier, copies: &[Block]| {
            for (block, &copy) in blocks.iter().zip(copies) {
                copier.map.blocks[block.index()] = copy;
            }
        };
        set(copier, &self.blocks);
        bind_params(func, out, copier, plan);
        copy_insts(func, out, copier, plan);
        set(copier, &own);
        let last = func.terminator(plan.shape.region.latch());
        let resume = out.func.params(self.header()).last();
        let (InstData::Brif { cond, .. }, Some(resume)) = (func.insts[last], resume) else {
            return;
        };
        out.origin = func.origins[last];
        let cond = copier.map.values[cond.index()];
        let back = func.args(plan.shape.back);
        let mut back: Vec<Value> = back.map(|v| copier.map.values[v.index()]).collect();
        let used = plan.live.iter().map(|v| copier.map.values[v.index()]);
        let used: Vec<Value> = used.collect();
        let more = out.block(&[]);
        let (goes_on, exit) = ((more, &[][..]), (behind, &used[..]));
        match plan.shape.goes_on {
            true => out.brif(cond, goes_on, exit),
            false => out.brif(cond, exit, goes_on),
        }
        out.fill(more);
        let front = copier.fronts[plan.shape.header().index()];
        let again = out.icmp(IntCond::Eq, back[self.counter], resume);
        let args = back.clone();
        back.push(resume);
        out.brif(again, (front, &args), (self.header(), &back));
    }
}

impl Emitter<'_, '_> {
    /// Goes on to the lanes if what is loaded in each iteration is apart from what is stored; if an
    /// iteration stores to it, with those before that; to the bridge, if these are too few; else to the
    /// loop. `start` is how far above it the first iteration stores, but for the constant.
    pub(super) fn end_early(
        &mut self,
        check: &Check,
        start: Value,
        apart: Value,
        span: &mut Span,
        (bridge, own): (Block, &[Value]),
    ) {
        let control = self.plan.shape.control;
        let [least, most] = check.offsets;
        let step = check.steps[1];
        let next = self.out.block(&[Type::I64, self.out.func.ty(span.resume)]);
        let early = self.out.block(&[]);
        let whole = [span.times, span.resume];
        self.out.brif(apart, (next, &whole), (early, &[]));
        self.out.fill(early);
        // From where the first iteration stores, the last to be stored of what is loaded is so far above.
        let start = self.with(BinaryOp::Add, start, most);
        let zero = self.out.iconst(Type::I64, 0);
        let ahead = self.out.binary(BinaryOp::Sub, zero, start);
        let by = i64::from(step.trailing_zeros());
        let before = self.with(BinaryOp::Lshr, ahead, by);
        let within = self.out.icmp(IntCond::Ult, before, span.times);
        self.require(within, own);
        let all = i64::from(check.fixed) + most.wrapping_sub(least) + i64::from(step) - 1;
        let end = self.with(BinaryOp::Add, ahead, all);
        let past = self.with(BinaryOp::Lshr, end, by);
        let first = self.counter_of(own);
        let resume = self.end(first, control.step, past);
        let few = self.with(BinaryOp::And, before, -i64::from(self.plan.lanes));
        let any = self.out.icmp(IntCond::Ne, few, zero);
        let mut passed = own.to_vec();
        passed.push(resume);
        self.out
            .brif(any, (next, &[few, resume]), (bridge, &passed));
        self.out.fill(next);
        let mut params = self.out.func.params(next);
        if let (Some(times), Some(resume)) = (params.next(), params.next()) {
            *span = Span { times, resume };
        }
    }

    /// Of the values of the loop's parameters that of the one that counts.
    fn counter_of(&self, own: &[Value]) -> Value {
        let params: Vec<Value> = self.func.params(self.plan.shape.header()).collect();
        own[self.counter(&params)]
    }
}
