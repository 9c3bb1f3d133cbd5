//! The local names of the function that is being parsed.
//!
//! Numbers and interned names index dense tables whose rows carry the stamp of the function that
//! wrote them, so that starting a function clears nothing. A name that is used before it is
//! defined stands as a placeholder, which [`finish`](super::body) replaces.

use rustc_hash::FxHashMap;

use crate::diag::Span;
use crate::ir::{Inst, LocalName, LocalNameKind, Operand, TypeId, Value};

/// What a name means in this function: a value, a block, or both.
#[derive(Clone, Copy)]
pub(super) struct NameBinding {
    stamp: u32,
    /// An [`Operand`]'s word, or [`NO_VALUE`].
    pub value: u32,
    /// A row of [`Locals::labels`], or [`NO_LABEL`].
    pub label: u32,
}

/// The name is no value.
pub(super) const NO_VALUE: u32 = u32::MAX - 1;
/// The name is no label.
pub(super) const NO_LABEL: u32 = u32::MAX;
/// Placeholders start here: no function has so many values.
const FORWARD: u32 = 1 << 30;

/// A value that was used before it was defined.
pub(super) struct Forward {
    pub name: LocalName,
    /// The first use.
    pub span: Span,
    /// What the name turned out to be; missing so far.
    pub target: Operand,
    pub defined: bool,
}

/// A use of a placeholder.
pub(super) struct ForwardUse {
    pub inst: Inst,
    pub forward: u32,
    pub written: TypeId,
    pub span: Span,
}

/// A label, defined or only mentioned so far.
pub(super) struct BlockLabel {
    pub name: LocalName,
    /// The definition, or the first mention.
    pub span: Span,
    /// The block, by its number in text order; `u32::MAX` while it is not defined.
    pub block: u32,
    /// Whether only a statement that has failed has mentioned it.
    pub forgotten: bool,
}

/// All that is known of local names.
#[derive(Default)]
pub(super) struct Locals {
    stamp: u32,
    numbers: Vec<NameBinding>,
    named: Vec<NameBinding>,
    /// Numbers that no honest text of this size can reach.
    sparse: FxHashMap<u32, NameBinding>,
    /// Numbers below this are dense.
    dense: usize,
    pub forwards: Vec<Forward>,
    pub uses: Vec<ForwardUse>,
    pub labels: Vec<BlockLabel>,
    /// The number of the next unnamed value or block.
    pub next: u32,
}

impl Locals {
    /// Starts a function. Counting up takes more than eight bytes of text (`br label %1`), so a
    /// text of `len` bytes that is written as LLVM does has no higher numbers than this.
    pub(super) fn start(&mut self, len: usize) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.numbers.clear();
            self.named.clear();
            self.stamp = 1;
        }
        self.dense = 64 + len / 8;
        self.sparse.clear();
        self.forwards.clear();
        self.uses.clear();
        self.labels.clear();
        self.next = 0;
    }

    /// The row of a name.
    #[inline(always)]
    pub(super) fn slot(&mut self, name: LocalName) -> &mut NameBinding {
        let stamp = self.stamp;
        let fresh = NameBinding {
            stamp,
            value: NO_VALUE,
            label: NO_LABEL,
        };
        let (table, at) = match name.kind() {
            LocalNameKind::Number(n) if (n as usize) < self.dense => {
                (&mut self.numbers, n as usize)
            }
            LocalNameKind::Named(name) => (&mut self.named, name.0 as usize),
            LocalNameKind::Number(n) => return self.sparse.entry(n).or_insert(fresh),
            // Nobody looks up what has no name.
            LocalNameKind::Unnamed => return self.sparse.entry(u32::MAX).or_insert(fresh),
        };
        if at >= table.len() {
            let stale = NameBinding { stamp: 0, ..fresh };
            table.resize((at + 1).next_power_of_two().max(64), stale);
        }
        let slot = &mut table[at];
        if slot.stamp != stamp {
            *slot = fresh;
        }
        slot
    }

    /// The operand of a placeholder.
    pub(super) fn forward(&mut self, name: LocalName, span: Span) -> Operand {
        let word = FORWARD + self.forwards.len() as u32;
        self.forwards.push(Forward {
            name,
            span,
            target: Operand::MISSING,
            defined: false,
        });
        self.slot(name).value = word;
        Operand(word)
    }

    /// Which placeholder an operand is.
    #[inline(always)]
    pub(super) fn as_forward(operand: Operand) -> Option<u32> {
        (FORWARD..1 << 31)
            .contains(&operand.0)
            .then(|| operand.0 - FORWARD)
    }

    /// The label of a name, made where there is none.
    #[inline]
    pub(super) fn label(&mut self, name: LocalName, span: Span) -> u32 {
        let next = self.labels.len() as u32;
        let slot = self.slot(name);
        if slot.label == NO_LABEL {
            slot.label = next;
            self.labels.push(BlockLabel {
                name,
                span,
                block: u32::MAX,
                forgotten: false,
            });
            return next;
        }
        slot.label
    }

    /// Says that a number is taken, so that counting goes on behind it.
    #[inline(always)]
    pub(super) fn take(&mut self, name: LocalName) {
        if let LocalNameKind::Number(n) = name.kind() {
            self.next = self.next.max(n + 1);
        }
    }

    /// The next number, taken.
    #[inline]
    pub(super) fn take_next(&mut self) -> LocalName {
        let n = self.next.min(LocalName::MAX_NUMBER);
        self.next = n + 1;
        LocalName::number(n)
    }

    /// The value of a slot's word, if the name is a defined value.
    #[inline(always)]
    pub(super) fn value_of(word: u32) -> Option<Value> {
        (word < FORWARD).then_some(Value(word))
    }
}
