//! What threads share without a lock, in the orders in which they may come to it, and with each value that the
//! memory model lets them read: models of the protocols under loom. Their modules are included here, where
//! `crate::sync` is loom's.

// What only jitlite itself calls of them.
#![allow(dead_code)]

mod sync {
    pub(crate) use loom::hint::spin_loop;
    pub(crate) use loom::sync::atomic::{
        AtomicPtr, AtomicU8, AtomicU32, AtomicU64, AtomicUsize, Ordering, fence,
    };
    pub(crate) use loom::sync::{Condvar, Mutex};
    pub(crate) use std::sync::PoisonError;
}

#[path = "../src/jit/entry_state.rs"]
mod entry_state;
#[path = "../src/runtime/lent.rs"]
mod lent;
#[path = "../src/runtime/signals/seqlock.rs"]
mod seqlock;

use std::ptr;

use entry_state::{EntryState, StateChanges};
use lent::Lent;
use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicPtr, AtomicU8, AtomicUsize, Ordering};
use loom::thread;
use seqlock::SeqLock;

/// Runs a model in every order in which a thread is interrupted at most twice where it could go on, beside all that
/// it waits for: of three threads all orders would take hours.
fn check(model: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(2);
    builder.check(model);
}

/// A function of which `code` is written by whoever compiles it, without any order of its own.
struct Function {
    state: AtomicU8,
    changes: StateChanges,
    code: UnsafeCell<u32>,
}

impl Function {
    fn new() -> Arc<Function> {
        Arc::new(Function {
            state: AtomicU8::new(EntryState::Uncompiled as u8),
            changes: StateChanges::new(),
            code: UnsafeCell::new(0),
        })
    }

    /// Whether this thread has compiled it, and what is known of it then.
    fn first_call(&self, outcome: EntryState) -> (bool, EntryState) {
        match self.changes.claim(&self.state) {
            Ok(()) => {
                // SAFETY: loom lends what it is asked for, and finds who else has it.
                self.code.with_mut(|code| unsafe { *code += 7 });
                self.changes.set(&self.state, outcome);
                (true, outcome)
            }
            Err(state) => {
                // SAFETY: as above.
                self.code.with(|code| assert_eq!(unsafe { *code }, 7));
                (false, state)
            }
        }
    }
}

/// One of three threads that call a function first compiles it, and the others find its code.
#[test]
fn first_calls_compile_once() {
    for outcome in [EntryState::Compiled, EntryState::Failed] {
        check(move || {
            let function = Function::new();
            let others = [(); 2].map(|()| {
                let function = function.clone();
                thread::spawn(move || function.first_call(outcome))
            });
            let mut calls = vec![function.first_call(outcome)];
            calls.extend(others.into_iter().map(|other| other.join().unwrap()));
            assert_eq!(calls.iter().filter(|(compiled, _)| *compiled).count(), 1);
            assert!(calls.iter().all(|(_, state)| *state == outcome));
        });
    }
}

/// What a function is bound to is seen by whoever waits for it to be compiled.
#[test]
fn a_function_is_bound_while_others_wait() {
    check(|| {
        let function = Function::new();
        let other = {
            let function = function.clone();
            thread::spawn(move || function.first_call(EntryState::Bound).1)
        };
        assert_eq!(function.first_call(EntryState::Bound).1, EntryState::Bound);
        assert_eq!(other.join().unwrap(), EntryState::Bound);
    });
}

/// Two threads write, and a third reads: the words of one write, never of two. (That the fences are needed loom does
/// not find.)
#[test]
fn who_reads_sees_one_write_whole() {
    check(|| {
        let lock = Arc::new(SeqLock::new([1, 1]));
        let writer = |value: u64| {
            let lock = lock.clone();
            thread::spawn(move || lock.set([value, value]))
        };
        let writers = [writer(2), writer(3)];
        let [first, second] = lock.get();
        assert_eq!(first, second);
        let mut old = writers.map(|writer| writer.join().unwrap());
        old.sort_unstable();
        let [last, same] = lock.get();
        assert_eq!(last, same);
        // Each write gives what the one before it has left.
        let mut all = old.map(|[first, second]| {
            assert_eq!(first, second);
            first
        });
        all.sort_unstable();
        assert_eq!(all[0], 1);
        assert_eq!(all[1] + last, 5);
    });
}

/// A value that is lent: no reader sees it once the loan is over.
#[test]
fn nobody_looks_at_a_value_that_is_gone() {
    check(|| {
        let lent = Arc::new(Lent::<AtomicUsize> {
            value: AtomicPtr::new(ptr::null_mut()),
            readers: AtomicUsize::new(0),
        });
        let gone = Arc::new(UnsafeCell::new(false));
        let readers = [(); 2].map(|()| {
            let (lent, gone) = (lent.clone(), gone.clone());
            thread::spawn(move || {
                lent.look(|looks| {
                    // SAFETY: loom lends what it is asked for, and finds who else has it.
                    gone.with(|gone| assert!(!unsafe { *gone }));
                    looks.fetch_add(1, Ordering::Relaxed);
                });
            })
        });
        let looks = AtomicUsize::new(0);
        lent.lend(&looks, || ());
        // A race with a reader that still looks would be found here.
        // SAFETY: as above.
        gone.with_mut(|gone| unsafe { *gone = true });
        let seen = looks.load(Ordering::Relaxed);
        for reader in readers {
            reader.join().unwrap();
        }
        assert_eq!(looks.load(Ordering::Relaxed), seen);
    });
}
