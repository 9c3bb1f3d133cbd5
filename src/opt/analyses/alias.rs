//! What may be the same memory: a simple alias analysis.
//!
//! An address is a base and an offset. Bases that are different slots, or different variables, or
//! a slot whose address is kept nowhere and anything else, are different memory; so are offsets of
//! one base that do not overlap. So are a variable whose address no function of the module gives to anything but
//! accesses, this one in its present form among them, and anything else. What is based on a `noalias` parameter,
//! and what is not, are different memory, too, if one of them is written: that is what all is asked for here.

use super::based::{Based, Bases};
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Function, InstData, Slot, SymbolId, UnaryOp, Value};
use crate::opt::env::{self, Env};
use crate::opt::rewrite::rebuild::NONE;

/// What an address is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Base {
    /// A slot.
    Slot(Slot),
    /// A symbol.
    Symbol(SymbolId),
    /// A value that may point anywhere.
    Value(Value),
}

/// A piece of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MemoryLocation {
    /// What it is relative to.
    pub base: Base,
    /// Bytes behind it, where they are known.
    pub offset: Option<i64>,
    /// Its size in bytes.
    pub size: u32,
    /// What the address is based on.
    pub based: Based,
}

impl MemoryLocation {
    /// Whether all of another place is known to lie in this one.
    pub(crate) fn covers(&self, other: &MemoryLocation) -> bool {
        match (self.offset, other.offset) {
            (Some(at), Some(from)) => {
                self.base == other.base
                    && at <= from
                    && from + i64::from(other.size) <= at + i64::from(self.size)
            }
            _ => false,
        }
    }
}

/// How far an address is followed.
const STEPS: usize = 8;

/// The memory of an access to `addr + offset`; what that is based on is not known.
pub(crate) fn place(func: &Function, addr: Value, offset: i32, size: u32) -> MemoryLocation {
    let mut addr = addr;
    let mut offset = Some(i64::from(offset));
    let based = Based::ANYTHING;
    for _ in 0..STEPS {
        let Some(inst) = func.def_inst(addr) else {
            break;
        };
        let more = |by: i64| offset.and_then(|offset| offset.checked_add(by));
        match func.insts[inst] {
            InstData::SlotAddr { slot, offset: by } => {
                return MemoryLocation {
                    base: Base::Slot(slot),
                    offset: more(by.into()),
                    size,
                    based,
                };
            }
            InstData::SymbolAddr { symbol, offset: by } => {
                return MemoryLocation {
                    base: Base::Symbol(symbol),
                    offset: more(by.into()),
                    size,
                    based,
                };
            }
            InstData::Lea {
                base, offset: _, ..
            } => {
                addr = base;
                offset = None;
            }
            InstData::Binary {
                op: BinaryOp::Add,
                args: [base, by],
                ..
            } => match func.as_iconst(by) {
                Some(by) => {
                    offset = more(by as i64);
                    addr = base;
                }
                // Either may be the pointer.
                None => break,
            },
            InstData::Unary {
                op: UnaryOp::Copy,
                arg,
                ..
            } => addr = arg,
            _ => break,
        }
    }
    MemoryLocation {
        base: Base::Value(addr),
        offset,
        size,
        based,
    }
}

/// What is known of the memory of a function.
pub(crate) struct Memory<'a> {
    /// The slots whose address may be known outside of the function's own accesses.
    pub leaks: Vec<bool>,
    /// The variables that the function accesses, and that no pointer points to, in order.
    unexposed: Vec<SymbolId>,
    bases: Bases,
    /// Whether a call may return twice: then it finds written what the function itself has written meanwhile.
    returns_twice: bool,
    /// What is asked about the program.
    pub env: &'a dyn Env,
}

impl<'a> Memory<'a> {
    /// Looks at all uses of addresses of slots, in blocks that come in an order that has
    /// definitions first.
    pub(crate) fn new(func: &Function, order: &[Block], env: &'a dyn Env) -> Memory<'a> {
        let insts = order.iter().flat_map(|&block| func.block_insts(block));
        let symbols = insts.filter_map(|inst| match func.insts[inst] {
            InstData::SymbolAddr { symbol, .. } => Some(symbol),
            _ => None,
        });
        let mut unexposed: Vec<SymbolId> = symbols.filter(|&s| env.is_unexposed(s)).collect();
        unexposed.sort_unstable();
        unexposed.dedup();
        let slots = func.slots.len();
        let mut leaks = vec![false; slots + unexposed.len()];
        if !leaks.is_empty() {
            find_leaks(func, order, &unexposed, &mut leaks);
        }
        let mut is_exposed = leaks.split_off(slots).into_iter();
        unexposed.retain(|_| is_exposed.next() == Some(false));
        let returns_twice = func.returns_twice();
        if returns_twice {
            leaks.fill(true);
        }
        Memory {
            leaks,
            unexposed,
            bases: Bases::find(func, order),
            returns_twice,
            env,
        }
    }

    /// The memory of an access of the function to `addr + offset`.
    pub(crate) fn place(
        &self,
        func: &Function,
        addr: Value,
        offset: i32,
        size: u32,
    ) -> MemoryLocation {
        MemoryLocation {
            based: self.bases.of(addr),
            ..place(func, addr, offset, size)
        }
    }

    /// What an address in the function is based on.
    pub(crate) fn based(&self, addr: Value) -> Based {
        self.bases.of(addr)
    }

    /// Whether an instruction is a call that neither reads nor writes memory, and always comes back.
    pub(crate) fn is_pure_call(&self, func: &Function, data: InstData) -> bool {
        env::is_pure_call(func, data, self.env)
    }

    /// Whether no call accesses a place.
    pub(crate) fn is_hidden(&self, place: MemoryLocation) -> bool {
        self.is_private(place) || !self.returns_twice && self.bases.is_hidden(place.based)
    }

    /// Whether no code outside of the function accesses a place, and none behind it.
    pub(crate) fn is_private(&self, place: MemoryLocation) -> bool {
        matches!(place.base, Base::Slot(slot) if !self.leaks[slot.index()])
    }

    /// Whether a place is in a variable that no pointer points to.
    fn is_unexposed(&self, place: MemoryLocation) -> bool {
        matches!(place.base, Base::Symbol(symbol) if self.unexposed.binary_search(&symbol).is_ok())
    }

    /// Whether nothing ever writes to a place.
    pub(crate) fn is_constant(&self, place: MemoryLocation) -> bool {
        matches!(place.base, Base::Symbol(symbol) if self.env.is_constant(symbol))
    }

    /// Whether two places may have a byte in common.
    pub(crate) fn may_alias(&self, a: MemoryLocation, b: MemoryLocation) -> bool {
        if a.based.is_apart(b.based) {
            return false;
        }
        if a.base == b.base {
            return match (a.offset, b.offset) {
                (Some(x), Some(y)) => {
                    x < y.saturating_add(b.size.into()) && y < x.saturating_add(a.size.into())
                }
                _ => true,
            };
        }
        match (a.base, b.base) {
            (Base::Slot(_), Base::Slot(_)) => false,
            (Base::Slot(_), Base::Symbol(_)) | (Base::Symbol(_), Base::Slot(_)) => false,
            (Base::Symbol(x), Base::Symbol(y)) => {
                !(self.env.is_distinct(x) && self.env.is_distinct(y))
            }
            _ => ![a, b]
                .into_iter()
                .any(|at| self.is_private(at) || self.is_unexposed(at)),
        }
    }
}

/// Marks the slots, and behind them the variables, whose address goes elsewhere than into accesses and comparisons.
fn find_leaks(func: &Function, order: &[Block], variables: &[SymbolId], leaks: &mut [bool]) {
    // How many steps lead to each: beyond `STEPS`, `place` does not see the slot.
    let mut steps = vec![0usize; func.values.len()];
    let mut slots = vec![NONE; func.values.len()];
    for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
        let (mut derived, mut far) = (NONE, 0);
        let mut leak = |value: Value| {
            let slot = slots[value.index()];
            if slot != NONE {
                leaks[slot as usize] = true;
            }
        };
        match func.insts[inst] {
            InstData::SlotAddr { slot, .. } => derived = slot.0,
            InstData::SymbolAddr { symbol, .. } => {
                if let Ok(at) = variables.binary_search(&symbol) {
                    derived = (func.slots.len() + at) as u32;
                }
            }
            InstData::Unary {
                op: UnaryOp::Copy,
                arg,
                ..
            } => (derived, far) = (slots[arg.index()], steps[arg.index()]),
            InstData::Lea { base, index, .. } => {
                leak(index);
                (derived, far) = (slots[base.index()], steps[base.index()]);
            }
            InstData::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } if func.as_iconst(b).is_some() => {
                (derived, far) = (slots[a.index()], steps[a.index()]);
            }
            InstData::Load { .. }
            | InstData::Icmp { .. }
            | InstData::Iconst { .. }
            | InstData::Fconst { .. } => {}
            InstData::Store { value, .. } => leak(value),
            InstData::Unary { arg, .. } => leak(arg),
            InstData::Binary { args: [a, b], .. } => {
                leak(a);
                leak(b);
            }
            InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. } => {
                func.for_each_use(inst, leak);
                leaks[func.handlers[handler].slot.index()] = true;
            }
            _ => func.for_each_use_inlined(inst, leak),
        }
        if derived != NONE
            && let Some(value) = func.result(inst)
        {
            slots[value.index()] = derived;
            steps[value.index()] = far + 1;
            if far + 1 >= STEPS {
                leaks[derived as usize] = true;
            }
        }
    }
}
