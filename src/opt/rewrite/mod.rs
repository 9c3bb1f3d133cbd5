//! What passes change functions with.
//!
//! A function is copied while it is changed ([`rebuild`]; [`preheaders`] are put in front of its loops), or its branches are folded in place
//! (`branches`), or blocks are joined whose tests become one (`joined`). What is appended (`emit`) goes through the rules of [`simplify`], of which the larger
//! ones have files of their own: `bytes`, `choose`, `compared`, `divide`, `masks`, `popcount`, `products`, `recurrence`. What an address is that is
//! called may be known (`direct`), which way a branch goes (`decided`), and what memory holds (`loads`) and the C library does with it (`strings`);
//! a slot may be nothing but the copy of a constant (`originals`), and of a loop only what it counts and adds up may be used (`counts`).
//! Bodies take the place of calls (`bodies`).
//! A block can be copied when what is behind it uses none of its values (`closed`).

pub(super) mod bodies;
pub(super) mod branches;
pub(super) mod bytes;
pub(super) mod choose;
pub(super) mod closed;
pub(super) mod compared;
pub(super) mod counts;
pub(super) mod decided;
pub(super) mod direct;
pub(super) mod divide;
pub(super) mod emit;
pub(super) mod eval;
pub(super) mod joined;
pub(super) mod loads;
pub(super) mod masks;
pub(super) mod originals;
pub(super) mod popcount;
pub(crate) mod preheaders;
pub(super) mod products;
pub(crate) mod rebuild;
pub(super) mod recurrence;
pub(super) mod sets;
pub(super) mod simplify;
pub(super) mod strings;
