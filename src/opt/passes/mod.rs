//! The passes, a file each, as a table, and in which order they run.

pub(super) mod available;
pub(super) mod bounds;
pub(super) mod carry;
pub(super) mod chain;
pub(super) mod dse;
pub(super) mod extremes;
pub(super) mod gvn;
pub(super) mod idioms;
pub(super) mod ifconv;
pub(super) mod inline;
pub(super) mod invert;
pub(super) mod labels;
pub(super) mod licm;
pub(super) mod lookup;
pub(super) mod masked;
pub(super) mod mem2reg;
pub(super) mod members;
pub(super) mod merge;
pub(super) mod preserve;
pub(super) mod promote;
pub(super) mod ranges;
pub(super) mod records;
pub(super) mod recurse;
pub(super) mod sccp;
pub(super) mod specialize;
pub(super) mod split;
pub(super) mod split_if;
pub(super) mod strength;
pub(super) mod thread;
pub(super) mod tidy;
pub(super) mod unfold;
pub(super) mod unroll;
pub(super) mod vectorize;
pub(super) mod widen;

use super::Cx;
use crate::lir::Function;

/// How much is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// Nothing.
    None,
    /// What pays for the interpreter, which knows nothing of functions in functions. People choose
    /// it to find mistakes: no trap is lost if [`Env::keeps_traps`](super::Env::keeps_traps) says so.
    Interpreted,
    /// What a function needs to be judged for inlining.
    Inlinee,
    /// What may make it small enough then.
    Condensed,
    /// Everything.
    #[default]
    Full,
}

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name, as `show lir --after=NAME` has it.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub says: &'static str,
    pub(super) run: fn(&mut Cx<'_>, &mut Function),
    /// Whether it runs only over functions into which `inline-again` has put something.
    pub(super) is_second: bool,
}

impl Pass {
    /// The pass, for what `inline-again` makes it worth to run over once more.
    const fn second(self) -> Pass {
        Pass {
            is_second: true,
            ..self
        }
    }
}

/// All passes.
pub const PASSES: &[Pass] = &[
    INLINE, TIDY, INVERT, MEM2REG, OFFER, RECURSE, UNFOLD, SPECIALIZE, SCCP, RANGES, WIDEN, GVN,
    AGAIN, AVAILABLE, LABELS, DSE, BOUNDS, GATHER, MEMBERS, MASKED, LOOKUP, IFCONV, UNROLL, LICM,
    STRENGTH, PROMOTE, CARRY, IDIOMS, VECTORIZE, REUSE, CHAIN, MERGE, EXTREMES, RECORDS, COUNTDOWN,
    SPLIT, SPLIT_IF, THREAD, PRESERVE,
];

const INLINE: Pass = Pass {
    name: "inline",
    says: "puts the bodies of small functions in the place of their calls, behind a test where an address is called",
    run: inline::run,
    is_second: false,
};
const AGAIN: Pass = Pass {
    name: "inline-again",
    says: "puts the bodies of small functions in the place of calls that were calls of an address until gvn knew it",
    run: inline::again,
    is_second: false,
};
const OFFER: Pass = Pass {
    name: "offer",
    says: "changes nothing; keeps small functions for those that call them and are compiled later",
    run: inline::offer,
    is_second: false,
};
const TIDY: Pass = Pass {
    name: "tidy",
    says: "removes code and blocks that do nothing, joins blocks, folds branches on constants",
    run: tidy::run,
    is_second: false,
};
const MEM2REG: Pass = Pass {
    name: "mem2reg",
    says: "makes values of stack slots and of parts of them whose address goes nowhere",
    run: mem2reg::run,
    is_second: false,
};
const GVN: Pass = Pass {
    name: "gvn",
    says: "simplifies, folds constants, computes each value once, reads what memory is known to hold",
    run: gvn::run,
    is_second: false,
};
const AVAILABLE: Pass = Pass {
    name: "available",
    says: "takes as a value what was loaded or stored before on every way to a load",
    run: available::run,
    is_second: false,
};
const INVERT: Pass = Pass {
    name: "invert",
    says: "copies the decision at the start of a loop to its end",
    run: invert::run,
    is_second: false,
};
const LICM: Pass = Pass {
    name: "licm",
    says: "computes before a loop what is the same in each iteration",
    run: licm::run,
    is_second: false,
};
const STRENGTH: Pass = Pass {
    name: "strength",
    says: "adds up what a loop multiplies its counter by",
    run: strength::run,
    is_second: false,
};
const COUNTDOWN: Pass = Pass {
    name: "countdown",
    says: "counts down the place in memory that a loop takes its counter from",
    run: strength::countdown,
    is_second: false,
};
const UNROLL: Pass = Pass {
    name: "unroll",
    says: "repeats small loops that run a known number of times",
    run: unroll::run,
    is_second: false,
};
const RECURSE: Pass = Pass {
    name: "recurse",
    says: "makes loops of calls of the function itself that are the last it does",
    run: recurse::run,
    is_second: false,
};
const UNFOLD: Pass = Pass {
    name: "unfold",
    says: "puts small functions that call themselves into themselves, a few levels deep",
    run: unfold::run,
    is_second: false,
};
const SPECIALIZE: Pass = Pass {
    name: "specialize",
    says: "copies a function for the numbers that are nearly always passed to it, if those decide how often loops run",
    run: specialize::run,
    is_second: false,
};
const PROMOTE: Pass = Pass {
    name: "promote",
    says: "keeps in a value what a loop reads from and writes to one place in memory",
    run: promote::run,
    is_second: false,
};
const CARRY: Pass = Pass {
    name: "carry",
    says: "keeps what an iteration of a loop stores for the next one, which loads it again",
    run: carry::run,
    is_second: false,
};
const REUSE: Pass = Pass {
    name: "reuse",
    says: "keeps what an iteration of a loop loads for the next one, which loads it again",
    run: carry::reuse,
    is_second: false,
};
const IDIOMS: Pass = Pass {
    name: "idioms",
    says: "calls memset, memcpy and memmove in the place of loops that do the same, counts bits at once",
    run: idioms::run,
    is_second: false,
};
const VECTORIZE: Pass = Pass {
    name: "vectorize",
    says: "does several iterations of a loop at once, each operation on the lanes of vectors",
    run: vectorize::run,
    is_second: false,
};
const CHAIN: Pass = Pass {
    name: "chain",
    says: "adds last what an iteration of a loop takes from the one before",
    run: chain::run,
    is_second: false,
};
const MERGE: Pass = Pass {
    name: "merge",
    says: "writes in one store what stores of adjacent bytes write",
    run: merge::run,
    is_second: false,
};
const EXTREMES: Pass = Pass {
    name: "extremes",
    says: "finds in a vector the least or greatest of numbers that a loop carries",
    run: extremes::run,
    is_second: false,
};
const RECORDS: Pass = Pass {
    name: "records",
    says: "branches to choose where a loop keeps the place of the least or greatest that it has found",
    run: records::run,
    is_second: false,
};
const SPLIT: Pass = Pass {
    name: "split",
    says: "branches on two conditions one after the other where the second takes work",
    run: split::run,
    is_second: false,
};
const SCCP: Pass = Pass {
    name: "sccp",
    says: "propagates constants along the ways that can be taken, around loops too",
    run: sccp::run,
    is_second: false,
};
const RANGES: Pass = Pass {
    name: "ranges",
    says: "computes without signs what is never negative, and not at all what is only one number",
    run: ranges::run,
    is_second: false,
};
const WIDEN: Pass = Pass {
    name: "widen",
    says: "counts in 64 bits what loops extend to 64 bits for addresses",
    run: widen::run,
    is_second: false,
};
const THREAD: Pass = Pass {
    name: "thread",
    says: "goes at once to where a block would go whose comparison is decided on the way to it",
    run: thread::run,
    is_second: false,
};
const SPLIT_IF: Pass = Pass {
    name: "split-if",
    says: "goes around a block whose way on is decided on all edges to it, though its values are used behind it",
    run: split_if::run,
    is_second: false,
};
const MASKED: Pass = Pass {
    name: "masked",
    says: "stores at once those lanes of a vector that branches store one by one",
    run: masked::run,
    is_second: false,
};
const LOOKUP: Pass = Pass {
    name: "lookup",
    says: "looks up in a table what a switch chooses between constants",
    run: lookup::run,
    is_second: false,
};
const IFCONV: Pass = Pass {
    name: "ifconv",
    says: "makes choices of branches that only choose between values",
    run: ifconv::run,
    is_second: false,
};
const BOUNDS: Pass = Pass {
    name: "bounds",
    says: "tests a value for both of its bounds at once",
    run: bounds::run,
    is_second: false,
};
const GATHER: Pass = Pass {
    name: "gather",
    says: "makes one condition of comparisons of a value with several constants",
    run: members::gather,
    is_second: false,
};
const MEMBERS: Pass = Pass {
    name: "members",
    says: "tests a value for several constants at once",
    run: members::run,
    is_second: false,
};
const LABELS: Pass = Pass {
    name: "labels",
    says: "goes by the place in a table of blocks' addresses where it goes by what stands there",
    run: labels::run,
    is_second: false,
};
const DSE: Pass = Pass {
    name: "dse",
    says: "leaves out stores that nothing reads",
    run: dse::run,
    is_second: false,
};
const PRESERVE: Pass = Pass {
    name: "preserve",
    says: "keeps in the frame what is used behind a call that returns twice",
    run: preserve::run,
    is_second: false,
};

impl Level {
    /// The passes, in the order in which they run.
    pub const fn passes(self) -> &'static [Pass] {
        match self {
            Level::None => &[],
            Level::Interpreted => &[
                TIDY, INVERT, MEM2REG, TIDY, GVN, TIDY, UNROLL, LICM, PROMOTE, TIDY,
            ],
            Level::Inlinee => &PREPARING,
            Level::Condensed => &[SCCP, TIDY, GVN, TIDY],
            Level::Full => &FULL,
        }
    }
}

/// The passes that prepare a function for its callers: all of [`Level::Inlinee`].
pub(super) const PREPARING: [Pass; 5] = [INLINE, TIDY, INVERT, MEM2REG, TIDY];

/// The passes of [`Level::Full`] behind those.
pub(super) const REMAINING: [Pass; 47] = [
    OFFER,
    RECURSE,
    UNFOLD,
    SPECIALIZE,
    SCCP,
    TIDY,
    SPLIT_IF,
    TIDY,
    RANGES,
    WIDEN,
    GVN,
    AGAIN,
    TIDY.second(),
    MEM2REG.second(),
    TIDY.second(),
    SCCP.second(),
    TIDY.second(),
    RANGES.second(),
    WIDEN.second(),
    GVN.second(),
    AVAILABLE,
    LABELS,
    DSE,
    THREAD,
    TIDY,
    BOUNDS,
    GATHER,
    MASKED,
    LOOKUP,
    IFCONV,
    UNROLL,
    LICM,
    STRENGTH,
    PROMOTE,
    CARRY,
    IDIOMS,
    VECTORIZE,
    REUSE,
    CHAIN,
    MERGE,
    EXTREMES,
    MEMBERS,
    RECORDS,
    COUNTDOWN,
    SPLIT,
    TIDY,
    PRESERVE,
];

/// A function that was prepared for its callers is half the way to its own code.
const FULL: [Pass; PREPARING.len() + REMAINING.len()] = {
    let mut passes = [TIDY; PREPARING.len() + REMAINING.len()];
    let (prepared, remaining) = passes.split_at_mut(PREPARING.len());
    prepared.copy_from_slice(&PREPARING);
    remaining.copy_from_slice(&REMAINING);
    passes
};
