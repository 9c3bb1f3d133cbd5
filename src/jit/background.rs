//! Compilation in a thread of its own, for calls that may be stopped meanwhile.
//!
//! Where programs can be stopped, a large function is compiled by a thread of its own. The thread that calls it
//! waits for that, or for the program to be stopped, or the one that the host has called: so the call ends at once,
//! however long register allocation takes. What was begun is finished all the same, and the next call finds it.
//!
//! The compiling thread works in a section of its own (`runtime/critical`) from beginning to end, and whoever
//! forks waits for it. So the thread that waits has opened its own section meanwhile: else it would wait for a
//! thread that waits for one that forks, which waits for it.
//!
//! Promises: a program is not unloaded while such a thread is at work for it.

use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Thread};

use super::engine::{Engine, EngineKind, ModuleGroup};
use crate::runtime::FuncIndex;
use crate::runtime::activation;
use crate::runtime::critical::{self, CriticalSection};
use crate::runtime::limits::Limits;
use crate::runtime::quiescence::Exempt;
use crate::runtime::trap::TrapKind;
use crate::sys::threads;

/// The threads that compile for a program in the background, and those that wait for them.
#[derive(Debug, Default)]
pub(super) struct BackgroundThreads {
    threads: Mutex<Threads>,
    /// Nobody is at work any more.
    idle: Condvar,
    /// Whether the program is gone: passes over its functions end.
    gone: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct Threads {
    at_work: usize,
    waiting: Vec<Thread>,
}

impl BackgroundThreads {
    fn lock(&self) -> MutexGuard<'_, Threads> {
        critical::lock(&self.threads)
    }

    /// What says that the program is gone.
    pub(super) fn gone(&self) -> &Arc<AtomicBool> {
        &self.gone
    }

    /// Has those who wait look whether the program is stopped.
    pub(super) fn wake(&self) {
        self.lock().waiting.iter().for_each(Thread::unpark);
    }

    /// Says that the program is gone, and waits until nobody is at work for it.
    pub(super) fn close(&self) {
        let mut threads = self.lock();
        self.gone.store(true, Ordering::Relaxed);
        while threads.at_work > 0 {
            let woken = self.idle.wait(threads);
            threads = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Begins work, unless the program is gone.
    fn begin(&self) -> Option<AtWork<'_>> {
        let mut threads = self.lock();
        if self.gone.load(Ordering::Relaxed) {
            return None;
        }
        threads.at_work += 1;
        Some(AtWork(self))
    }

    fn wait(&self) -> Waiting<'_> {
        let thread = thread::current();
        self.lock().waiting.push(thread.clone());
        Waiting {
            threads: self,
            thread,
        }
    }
}

/// A thread that is at work, until this is dropped.
struct AtWork<'a>(&'a BackgroundThreads);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.lock().at_work -= 1;
        self.0.idle.notify_all();
    }
}

/// A thread that waits, until this is dropped.
struct Waiting<'a> {
    threads: &'a BackgroundThreads,
    thread: Thread,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let waiting = &mut self.threads.lock().waiting;
        let mine = waiting
            .iter()
            .position(|thread| thread.id() == self.thread.id());
        mine.map(|mine| waiting.swap_remove(mine));
    }
}

impl Engine {
    /// The program of a function that is large and is to be made for a call that may be stopped.
    pub(super) fn compiles_in_background(
        &self,
        section: &CriticalSection,
        function: FuncIndex,
        best: bool,
    ) -> Option<Arc<ModuleGroup>> {
        // How many instructions take about two milliseconds.
        let most = match self.options.kind {
            EngineKind::Interp | EngineKind::Reference => 1_000,
            EngineKind::Opt => 400,
            EngineKind::Auto if best => 400,
            EngineKind::Baseline | EngineKind::Auto => 10_000,
        };
        let group = self
            .may_wait_for_thread(section)
            .then(|| self.group_of(function))??;
        let (unit, id) = group.definition(function)?;
        (unit.module.size(id) > most).then_some(group)
    }

    /// As [`make`](Self::make), by another thread; a trap where the program is stopped meanwhile, or the one that was
    /// called.
    pub(super) fn make_in_background(
        &self,
        section: &mut CriticalSection,
        group: &Arc<ModuleGroup>,
        function: FuncIndex,
        best: bool,
    ) -> Result<*const u8, TrapKind> {
        let make = move |engine: &Engine| Ok(engine.make(function, best)? as usize);
        loop {
            let made = self.run_in_background(section, group, make);
            // What was made in time is for the next call where this one is to end.
            let programs = self.waited_for_by(group);
            let mut limits = programs.iter().filter_map(|program| program.limits());
            if let Some(fault) = limits.find_map(Limits::stopped) {
                return Err(fault.into());
            }
            // Or that it is to end was taken back by now.
            if let Some(made) = made {
                return made.map(|code| code as *const u8);
            }
        }
    }

    /// Whether a thread that is in a section can wait for another one, in a call that may be stopped.
    pub(super) fn may_wait_for_thread(&self, section: &CriticalSection) -> bool {
        self.options.limits.is_interruptible && section.is_outermost() && activation::is_running()
    }

    /// The programs that end a wait for a program's function where they are stopped: that one, and those that
    /// the host has called on this thread, which may be linked with it.
    fn waited_for_by(&self, group: &Arc<ModuleGroup>) -> Vec<Arc<ModuleGroup>> {
        let groups = critical::read(&self.groups);
        let called = activation::called().filter_map(|called| {
            let found = groups
                .values()
                .find(|program| ptr::eq(program.signals.get(), called));
            found.cloned()
        });
        [group.clone()].into_iter().chain(called).collect()
    }

    /// Has another thread do something for a program while this one waits outside its section, or does it itself
    /// where there is no other; `None` if the program was stopped meanwhile, or the one that was called.
    pub(super) fn run_in_background<R: Send + 'static>(
        &self,
        section: &mut CriticalSection,
        group: &Arc<ModuleGroup>,
        work: impl Fn(&Engine) -> R + Clone + Send + 'static,
    ) -> Option<R> {
        let Some(engine) = self.weak().upgrade() else {
            return Some(work(self));
        };
        let programs = self.waited_for_by(group);
        let _waiting: Vec<_> = programs
            .iter()
            .map(|program| program.background.wait())
            .collect();
        let answer = Arc::new(Mutex::new(None));
        let other = {
            let (group, work) = (group.clone(), work.clone());
            let (answer, caller) = (answer.clone(), thread::current());
            move || {
                let _exempt = Exempt::this_thread();
                let _section = critical::enter();
                let Some(at_work) = group.background.begin() else {
                    return;
                };
                let made = panic::catch_unwind(AssertUnwindSafe(|| work(&engine)));
                drop(at_work);
                *critical::lock(&answer) = Some(made);
                caller.unpark();
            }
        };
        if threads::start(c"jitlite-compile", other).is_err() {
            return Some(work(self));
        }
        let is_stopped = || {
            let mut limits = programs.iter().filter_map(|program| program.limits());
            limits.any(Limits::is_stopped)
        };
        let answer = section.open(|| {
            loop {
                let made = critical::lock(&answer).take();
                if made.is_some() || is_stopped() {
                    return made;
                }
                thread::park();
            }
        });
        match answer? {
            Ok(made) => Some(made),
            Err(payload) => panic::resume_unwind(payload),
        }
    }
}
