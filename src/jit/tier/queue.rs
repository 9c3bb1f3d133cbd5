//! What is compiled again by a thread of the engine's own, while the program goes on.
//!
//! The thread is made when there is first work for it, and ends with the engine. A child of `fork`
//! has the work but not the thread, and makes another. No lock is held while the thread waits, and
//! each job is done with `fork` held back: so a child finds the queue free, and no job half done.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::{ENTRY, Job, SMALL};
use crate::jit::engine::Engine;
use crate::runtime::quiescence::Exempt;
use crate::runtime::{critical, fork};
use crate::sys::threads::{self, Sleeper};

/// So many small functions are compiled one after the other: woken for each, the thread would find nothing of the
/// compiler in the caches of its processor.
const BATCH: usize = 8;

/// The jobs of an engine.
#[derive(Default)]
pub(in crate::jit) struct Queue {
    jobs: Arc<Jobs>,
    worker: Mutex<Option<Worker>>,
}

#[derive(Default)]
struct Jobs {
    waiting: Mutex<VecDeque<Job>>,
    /// Whether the engine is gone.
    closed: AtomicBool,
}

/// The thread that does them.
struct Worker {
    thread: Arc<Sleeper>,
    /// The generation of processes that it was made in.
    generation: u32,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").finish_non_exhaustive()
    }
}

impl Queue {
    /// Has a job done: at once if the program loses time meanwhile, and else with [`BATCH`] others or when it is asked for.
    /// Called while signals are held back, as they are for the thread.
    pub(super) fn add(&self, job: Job, engine: &Engine) {
        let is_urgent = job.header != ENTRY || job.again || job.size() > SMALL;
        let waiting = {
            let mut jobs = self.jobs.lock();
            jobs.push_back(job);
            jobs.len()
        };
        if is_urgent || waiting >= BATCH {
            self.hurry(engine);
        }
    }

    /// Has the jobs done that wait, if any do. Called as [`Queue::add`] is.
    pub(super) fn hurry(&self, engine: &Engine) {
        if self.jobs.lock().is_empty() {
            return;
        }
        let mut worker = self.worker();
        if worker.as_ref().is_none_or(|w| !w.is_here()) {
            let (jobs, engine) = (self.jobs.clone(), engine.weak());
            let sleeper = Arc::new(Sleeper::default());
            let thread = sleeper.clone();
            let started = threads::start(c"jitlite-tier", move || work(&jobs, &engine, &sleeper));
            let generation = fork::generation();
            // Without a thread all stays as it is, until there is more to do.
            *worker = started.ok().map(|()| Worker { thread, generation });
        }
        if let Some(worker) = &*worker {
            worker.thread.wake();
        }
    }

    /// Whether there is a thread.
    pub(super) fn has_thread(&self) -> bool {
        self.worker().as_ref().is_some_and(Worker::is_here)
    }

    fn worker(&self) -> MutexGuard<'_, Option<Worker>> {
        critical::lock(&self.worker)
    }
}

impl Worker {
    /// Whether it is a thread of this process.
    fn is_here(&self) -> bool {
        self.generation == fork::generation()
    }
}

impl Drop for Queue {
    fn drop(&mut self) {
        self.jobs.closed.store(true, Ordering::Release);
        let worker = self.worker.get_mut();
        // The thread of another process is not there, and what it sleeps on may be locked.
        let worker = worker.unwrap_or_else(PoisonError::into_inner);
        if let Some(worker) = worker.as_ref().filter(|worker| worker.is_here()) {
            worker.thread.wake();
        }
    }
}

impl Jobs {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Job>> {
        critical::lock(&self.waiting)
    }
}

/// What the thread does.
fn work(jobs: &Jobs, engine: &Weak<Engine>, sleeper: &Sleeper) {
    let _exempt = Exempt::this_thread();
    while !jobs.closed.load(Ordering::Acquire) {
        if !do_one(jobs, engine) {
            sleeper.sleep(None);
        }
    }
}

/// Does the next job, if there is one.
fn do_one(jobs: &Jobs, engine: &Weak<Engine>) -> bool {
    // Between two jobs a thread that forks finds its moment.
    let _section = critical::enter();
    let Some(engine) = engine.upgrade() else {
        return false;
    };
    let job = jobs.lock().pop_front();
    if let Some(job) = &job {
        engine.work(job);
    }
    job.is_some()
}
