//! Tiering: from baseline code that counts to optimized code.
//!
//! ```text
//!   points   where a running function can go on elsewhere, and with what
//!   count    LIR of baseline code that counts, and hands itself over
//!   enter    LIR of the function that goes on at a loop header
//!   queue    what another thread compiles meanwhile
//! ```
//!
//! Where a counter runs out, the function is compiled again: at once if it is small, and else by a
//! thread of the engine's own. Its entry cell is swapped, so calls find the new code. A loop that runs meanwhile asks again when
//! its counter runs out the next time, and then calls the code that goes on from its header; its
//! own frame stays below until that returns. Baseline code that was replaced is given back with
//! its program: there is no telling before when nothing runs in it any more.
//!
//! What is known of a program's better code is the program's own, and is made known only while it
//! is loaded: another program may have the same numbers after it, and a job may end when its own
//! program is gone.
//!
//! Promises: what is told never fails a program. A function that cannot be compiled better stays
//! as it is.

pub mod count;
pub mod enter;
pub mod points;
pub mod queue;

use super::compile::{Compiler, Tier};
use super::engine::{Engine, FunctionRow, Group, engine_of};
use crate::lir::Block;
use crate::runtime::stack::HOST_RESERVE;
use crate::runtime::{FuncIndex, activation, held};
use count::{ENTRY, Telling};
use rustc_hash::FxHashMap;
use std::ffi::c_void;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// When a function is compiled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TierOptions {
    /// After how many rounds of its loops; a call counts as sixteen.
    pub threshold: u32,
    /// Whether the program goes on while a large function is compiled. If not it always waits,
    /// which makes a run repeatable.
    pub background: bool,
}

impl Default for TierOptions {
    fn default() -> Self {
        TierOptions {
            threshold: 10_000,
            background: true,
        }
    }
}

/// How far the better code for a place is.
#[derive(Debug, Clone, Copy)]
enum State {
    Pending,
    Ready(usize),
    Failed,
}

/// A place: a function, and a loop header in it or [`ENTRY`].
type Place = (u32, u32);

struct Job {
    group: Arc<Group>,
    function: FuncIndex,
    header: u32,
}

/// Functions of as many instructions are compiled while the program waits: that is a few
/// milliseconds at most. A second thread costs more than that in a program that allocates, whose C
/// library takes locks from then on (1.6 times the time of the benchmark `bintrees`).
const SMALL: usize = 400;

impl Job {
    fn is_small(&self) -> bool {
        let row = self.function.0.checked_sub(self.group.first);
        match row.and_then(|row| self.group.functions.get(row as usize)) {
            Some(&FunctionRow::Defined { module, function }) => {
                self.group.modules[module].module.size(function) <= SMALL
            }
            _ => true,
        }
    }
}

/// What is known of the better code of a program.
#[derive(Debug, Default)]
pub(super) struct States(Mutex<FxHashMap<Place, State>>);

impl States {
    fn lock(&self) -> MutexGuard<'_, FxHashMap<Place, State>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Engine {
    /// What baseline code of a function needs to count.
    pub(super) fn telling(&self, function: FuncIndex) -> Telling {
        let counter = self.entries.counter(function);
        counter.store(self.options.tier.threshold as i32, Ordering::Relaxed);
        Telling {
            counter: ptr::from_ref(counter) as u64,
            tell: tell as *const () as u64,
            context: self.context_address(),
            function: function.0,
        }
    }

    /// A counter has run out. Gives where to go on, or null.
    fn told(&self, function: FuncIndex, header: u32) -> *const u8 {
        let place = (function.0, header);
        let counter = self.entries.counter(function);
        let threshold = self.options.tier.threshold as i32;
        let Some(group) = self.group_of(function) else {
            return ptr::null();
        };
        let known = {
            let mut states = group.tiers.lock();
            let known = states.get(&place).copied();
            if known.is_none() {
                states.insert(place, State::Pending);
            }
            known
        };
        match known {
            Some(State::Ready(code)) if header != ENTRY => {
                // Other activations want to leave their loops too.
                return code as *const u8;
            }
            Some(State::Ready(_) | State::Failed) => {
                // Nothing more will come of this place; another one may still be waited for.
                counter.store(threshold.max(1 << 16), Ordering::Relaxed);
                return ptr::null();
            }
            Some(State::Pending) => {
                counter.store(threshold, Ordering::Relaxed);
                return ptr::null();
            }
            None => {}
        }
        counter.store(threshold, Ordering::Relaxed);
        let job = Job {
            group,
            function,
            header,
        };
        if self.options.tier.background && !job.is_small() {
            self.queue.add(job, self);
            return ptr::null();
        }
        self.work(&job);
        match job.group.tiers.lock().get(&place) {
            Some(&State::Ready(code)) if header != ENTRY => code as *const u8,
            _ => ptr::null(),
        }
    }

    /// Has better code take the place of a function's code that counts.
    pub(super) fn replace(&self, group: &Arc<Group>, function: FuncIndex) {
        let place = (function.0, ENTRY);
        let known = group.tiers.lock().insert(place, State::Pending);
        if let Some(done @ (State::Ready(_) | State::Failed)) = known {
            group.tiers.lock().insert(place, done);
            return;
        }
        let job = Job {
            group: group.clone(),
            function,
            header: ENTRY,
        };
        self.work(&job);
    }

    /// Makes the better code for a place and lets it be found.
    fn work(&self, job: &Job) {
        if job.group.is_gone() {
            return;
        }
        let place = (job.function.0, job.header);
        let made = panic::catch_unwind(AssertUnwindSafe(|| {
            self.with_compiler(|compiler| self.compile_again(job, compiler))
        }));
        let state = match made {
            Ok(Some(code)) => State::Ready(code as usize),
            // A panic is a mistake in the compiler; the program has code that works.
            Ok(None) | Err(_) => State::Failed,
        };
        if let Some(known) = job.group.tiers.lock().get_mut(&place) {
            *known = state;
        }
    }

    fn compile_again(&self, job: &Job, compiler: &mut Compiler) -> Option<*const u8> {
        let group = &job.group;
        let at = job.function.0.checked_sub(group.first)?;
        let FunctionRow::Defined { module, function } = *group.functions.get(at as usize)? else {
            return None;
        };
        let number = job.function;
        let entry = (number.0, ENTRY);
        // Whose loop is hot is soon called again, or has been inlined where it is.
        let enters = match job.header {
            ENTRY => true,
            _ => {
                let mut states = group.tiers.lock();
                let first = !states.contains_key(&entry);
                if first {
                    states.insert(entry, State::Pending);
                }
                first
            }
        };
        if enters {
            let code = compiler
                .compile(self, group, module, function, number, Tier::Opt)
                .ok()
                // By now the program may be gone, and the cell another's.
                .and_then(|code| {
                    let cell = self.entries.cell(number);
                    group.publish(|_| {
                        cell.store(code.cast_mut(), Ordering::Release);
                        Some(code)
                    })
                });
            let state = code.map_or(State::Failed, |code| State::Ready(code as usize));
            group.tiers.lock().insert(entry, state);
            if job.header == ENTRY {
                return code;
            }
        }
        let tier = Tier::Enter(Block(job.header));
        compiler
            .compile(self, group, module, function, number, tier)
            .ok()
    }
}

/// What baseline code calls where a counter has run out.
extern "C" fn tell(context: *const c_void, function: u64, header: u64) -> *const u8 {
    // Near the end of the stack it can go on as it is.
    if activation::stack_room().is_some_and(|room| room < HOST_RESERVE) {
        return ptr::null();
    }
    // SAFETY: the context is the one that the code was made with.
    let engine = unsafe { engine_of(context) };
    panic::catch_unwind(AssertUnwindSafe(|| {
        let _held = held::hold();
        engine.told(FuncIndex(function as u32), header as u32)
    }))
    .unwrap_or(ptr::null())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::engine::Options;

    #[test]
    fn a_compiler_is_lent_again_unless_it_has_panicked() {
        let engine = Engine::new(Options::default()).unwrap();
        let lent = |fails: bool| {
            let lend = || {
                engine.with_compiler(|compiler| {
                    if fails {
                        panic::resume_unwind(Box::new(()));
                    }
                    ptr::from_ref(compiler) as usize
                })
            };
            panic::catch_unwind(AssertUnwindSafe(lend)).ok()
        };
        let first = lent(false);
        assert_eq!(lent(false), first);
        assert_eq!(lent(true), None);
        assert_eq!(engine.idle_compilers(), 0);
        assert!(lent(false).is_some());
        assert_eq!(engine.idle_compilers(), 1);
    }
}
