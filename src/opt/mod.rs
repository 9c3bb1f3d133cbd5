//! Passes over LIR: what a front end wrote becomes what it meant.
//!
//! ```text
//!   lir ──► tidy ──► mem2reg ──► ... ──► lir
//! ```
//!
//! [`PASSES`] lists them, and [`Level::passes`] says which run in which order: a row each, a file
//! of `passes/` each. A pass takes a function and leaves a function; most copy it in one sweep,
//! dominators first, to the spare function of `Cx` and swap the two (`rewrite/`). What several find out
//! about a function without changing it is in `analyses/`. What they ask about the program, an [`Env`]
//! answers. These three folders know LIR alone; the files beside them know the `ir` of the program, too:
//! what it says of symbols (`env`), which variables are accessed by name alone (`variables`), what calls pass (`usual_args`), and how
//! large a function is going to be (`estimate`).
//!
//! Relies on LIR that the LIR verifier accepts. Promises the same of what comes out, with the same
//! results for every program whose behaviour LLVM defines, to the bit: accesses to memory that are
//! volatile or atomic keep number and order, floats are computed as they were. Time is linear in
//! the size of the function, or nearly.

mod analyses;
mod env;
mod estimate;
mod library;
mod passes;
pub(crate) mod rewrite;
#[cfg_attr(
    all(target_family = "wasm", target_os = "unknown"),
    path = "no_stopwatch.rs"
)]
mod stopwatch;
mod usual_args;
mod variables;

use crate::analysis::{Dominators, Graph, Loops};
use crate::lir::{Block, Function, SymbolId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

#[cfg(feature = "opt")]
pub(crate) use analyses::interval;
pub use env::{
    Alone, Definition, Env, Initial, Inlining, ModuleEnv, Vectors, can_be_inlined, may_be_inlined,
};
pub use library::LibraryFunction;
pub use passes::inline::Callees;
pub use passes::{Level, PASSES, Pass};
pub use rewrite::simplify::{RULES, RewriteRule};
pub use usual_args::{UsualArg, usual_args};
pub use variables::{OwnVariables, own_variables};

use passes::inline::Inliner;
use passes::ranges::Ranges;
use passes::{PREPARING, REMAINING};
use rewrite::simplify::Applied;
use stopwatch::Stopwatch;

/// What passes share while they work on a function.
struct Cx<'a> {
    env: &'a dyn Env,
    spare: &'a mut Function,
    graph: &'a mut Graph<Block>,
    dominators: &'a mut Dominators,
    loops: &'a mut Loops<Block>,
    known: &'a mut ValidAnalyses,
    inliner: &'a mut Inliner,
    applied: &'a mut Applied,
    /// What the pass right before this one has found out, of the function as it stands.
    before: Option<Ranges>,
    /// What this one leaves to the pass right behind it.
    behind: Option<Ranges>,
}

/// What holds of the function as it stands, so that it need not be found or made again.
#[derive(Debug, Default)]
struct ValidAnalyses {
    /// Whether `Cx::graph` is its graph.
    graph: bool,
    /// Whether `Cx::dominators` are its dominators.
    dominators: bool,
    /// Whether `Cx::loops` are its loops.
    loops: bool,
    /// Whether nothing has changed it since [`tidy`](passes::tidy) has looked at it.
    tidy: bool,
}

impl Cx<'_> {
    /// Computes the graph of a function, if it is not known.
    fn find_graph(&mut self, func: &Function) {
        if !self.known.graph {
            self.graph.compute(func);
            self.known.graph = true;
        }
    }

    /// Computes the graph and the dominators of a function, if they are not known.
    fn find_dominators(&mut self, func: &Function) {
        self.find_graph(func);
        if !self.known.dominators {
            self.dominators.compute(self.graph);
            self.known.dominators = true;
        }
    }

    /// The loops of a function, if there are any; its graph and dominators are known then. Who leaves the function as
    /// it is gives them back for the next pass ([`keep_loops`](Self::keep_loops)).
    fn take_loops(&mut self, func: &Function) -> Option<Loops<Block>> {
        self.find_graph(func);
        if !self.known.loops {
            *self.loops = match self.graph.goes_back() {
                true => {
                    self.find_dominators(func);
                    Loops::new(self.graph, self.dominators)
                }
                false => Loops::default(),
            };
            self.known.loops = true;
        }
        self.loops.iter().next()?;
        self.find_dominators(func);
        self.known.loops = false;
        Some(std::mem::take(self.loops))
    }

    /// Keeps the loops of a function, which was left as it was.
    fn keep_loops(&mut self, loops: Loops<Block>) {
        *self.loops = loops;
        self.known.loops = true;
    }

    /// Puts the copy that was made in the spare function in the place of a function.
    fn replace(&mut self, func: &mut Function) {
        std::mem::swap(func, self.spare);
        self.forget();
    }

    /// As [`replace`](Self::replace), of a copy in which control goes from block to block as it
    /// did: what is known of that holds on, as long as the blocks have the same numbers.
    fn replace_insts(&mut self, func: &mut Function) {
        let in_order = |func: &Function| {
            func.layout.len() == func.blocks.len()
                && (0..).zip(&func.layout).all(|(i, block)| block.0 == i)
        };
        let same =
            func.blocks.len() == self.spare.blocks.len() && in_order(func) && in_order(self.spare);
        std::mem::swap(func, self.spare);
        match same {
            true => self.known.tidy = false,
            false => self.forget(),
        }
    }

    /// What was known of a function holds no more: it has changed.
    fn forget(&mut self) {
        *self.known = ValidAnalyses::default();
    }
}

/// What a pass took, and how many instructions it left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent {
    /// The pass.
    pub pass: &'static str,
    /// How long it ran.
    pub time: Duration,
    /// Instructions of the function behind it.
    pub insts: usize,
}

/// Optimizes functions; keeps its memory from one to the next.
#[derive(Debug, Default)]
pub struct Optimizer {
    /// Whether a run is to end behind the pass that runs: nobody wants what it makes any more.
    pub cancelled: Arc<AtomicBool>,
    spent: Vec<Spent>,
    spare: Function,
    graph: Graph<Block>,
    dominators: Dominators,
    loops: Loops<Block>,
    known: ValidAnalyses,
    inliner: Inliner,
    applied: Applied,
}

impl Optimizer {
    /// An optimizer.
    pub fn new() -> Optimizer {
        Optimizer::default()
    }

    /// Says what is known of the functions that those from now on call, all of one module of a program:
    /// what is found out of them is kept there.
    pub fn keep(&mut self, callees: &Arc<Callees>) {
        self.inliner.keep(callees);
    }

    /// Makes `out` what the first passes of [`Level::Full`] have made of the function of a program
    /// that has a symbol of its own, if they did for the sake of a caller. Gives the number of
    /// instructions that it was lowered to. [`run_remaining`](Self::run_remaining) goes on. `is_defined` says of which
    /// functions there is a [`definition`](Env::definition) by now: if of more than then, nothing is recalled.
    pub fn recall(
        &mut self,
        symbol: SymbolId,
        is_defined: impl Fn(SymbolId) -> bool,
        out: &mut Function,
    ) -> Option<usize> {
        self.inliner.recall(symbol, is_defined, out)
    }

    /// The callees that were not inlined into the last function only because their calls hardly matter so far.
    pub fn cold_callees(&self) -> &[SymbolId] {
        self.inliner.cold()
    }

    /// What the passes over the last function took.
    pub fn spent(&self) -> &[Spent] {
        &self.spent
    }

    /// The rules that have made something simpler so far.
    pub fn applied(&self) -> impl Iterator<Item = &'static RewriteRule> + use<> {
        let applied = self.applied;
        let rules = RULES.iter().enumerate();
        rules.filter_map(move |(at, rule)| (applied >> at & 1 != 0).then_some(rule))
    }

    /// Runs the passes of a level over a function.
    pub fn run(&mut self, func: &mut Function, level: Level, env: &dyn Env) {
        self.run_behind(&[], func, level.passes(), env, &mut |_, _| {});
    }

    /// Runs those passes of [`Level::Full`] over a function that it was not recalled with.
    pub fn run_remaining(&mut self, func: &mut Function, env: &dyn Env) {
        self.run_behind(&PREPARING, func, &REMAINING, env, &mut |_, _| {});
    }

    /// Runs passes over a function and shows what each made of it.
    pub fn run_each(
        &mut self,
        func: &mut Function,
        passes: &[Pass],
        env: &dyn Env,
        after: &mut dyn FnMut(&Pass, &Function),
    ) {
        self.run_behind(&[], func, passes, env, after);
    }

    /// Runs passes over a function over which those of `done` have run already.
    fn run_behind(
        &mut self,
        done: &[Pass],
        func: &mut Function,
        passes: &[Pass],
        env: &dyn Env,
        after: &mut dyn FnMut(&Pass, &Function),
    ) {
        self.inliner.start();
        self.spent.clear();
        self.known = ValidAnalyses::default();
        self.spent.extend(done.iter().map(|pass| Spent {
            pass: pass.name,
            time: Duration::ZERO,
            insts: func.insts.len(),
        }));
        let mut found = None;
        for pass in passes {
            if self.cancelled.load(Ordering::Relaxed) {
                return;
            }
            if pass.is_second && !self.inliner.has_inlined_again() {
                self.spent.push(Spent {
                    pass: pass.name,
                    time: Duration::ZERO,
                    insts: func.insts.len(),
                });
                continue;
            }
            let mut cx = Cx {
                env,
                spare: &mut self.spare,
                graph: &mut self.graph,
                dominators: &mut self.dominators,
                loops: &mut self.loops,
                known: &mut self.known,
                inliner: &mut self.inliner,
                applied: &mut self.applied,
                before: found,
                behind: None,
            };
            let start = Stopwatch::start();
            (pass.run)(&mut cx, func);
            found = cx.behind;
            self.spent.push(Spent {
                pass: pass.name,
                time: start.elapsed(),
                insts: func.insts.len(),
            });
            if cfg!(debug_assertions) {
                let violations = crate::lir::verify(func);
                assert!(
                    violations.is_empty(),
                    "after {}: {violations:?} in\n{func}",
                    pass.name
                );
                let graph = Graph::new(func);
                assert!(
                    !self.known.graph
                        || graph.reverse_post_order() == self.graph.reverse_post_order(),
                    "after {}: the graph is not that of\n{func}",
                    pass.name
                );
            }
            after(pass, func);
        }
    }
}
