//! Limits of programs: stopping them from outside, and counting what they run.

use std::collections::BTreeMap;
use std::error::Error as StdError;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use super::caller::Caller;
use super::error::{Error, Unsupported};
use super::instance::{Inner, Instance};
use super::linker::Linker;
use crate::runtime::critical;
use crate::runtime::fork;
use crate::runtime::limits::{Limits, Stop};
use crate::runtime::quiescence::Exempt;
use crate::sys::threads::{self, Sleeper};
use rustc_hash::FxHashSet;

/// Stops a program from any thread, or a handler of Ctrl-C: made by
/// [`Instance::interrupter`]. It does not keep the program alive.
///
/// ```
/// use jitlite::{Config, Engine, Linker, Module, Profile, TrapKind};
/// use std::{thread, time::Duration};
///
/// fn main() -> Result<(), jitlite::Error> {
///     let engine = Engine::new(Config::new().interruptible(true))?;
///     let text = "define void @spin() { br label %again again: br label %again }";
///     let module = Module::from_text("spin.ll", text, Profile::Auto)?;
///     // SAFETY: the program uses no memory.
///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
///     let spin = instance.typed_func::<(), ()>("spin")?;
///
///     let interrupter = instance.interrupter();
///     thread::spawn(move || {
///         thread::sleep(Duration::from_millis(20));
///         interrupter.interrupt();
///     });
///     assert_eq!(*spin.call(()).unwrap_err().kind(), TrapKind::Interrupted);
///
///     instance.clear_interrupt();
///     let _deadline = instance.deadline(Duration::from_millis(20))?;
///     assert_eq!(*spin.call(()).unwrap_err().kind(), TrapKind::DeadlineExceeded);
///     Ok(())
/// }
/// ```
#[derive(Debug, Clone)]
pub struct Interrupter(Weak<Inner>);

impl Interrupter {
    /// Has all calls into the program that are under way, and all that begin, end with a
    /// [`TrapKind::Interrupted`](super::TrapKind::Interrupted), until
    /// [`Instance::clear_interrupt`] takes it back. A function of the host or of C that the program has
    /// called is not ended, but can ask ([`Instance::is_stopped`]); the call ends when it has returned. A call that waits
    /// for a function to be compiled ends, too; what was begun is finished for the next one, by a thread of the
    /// engine's own, which dropping the program may have to wait for.
    ///
    /// Calls end as well in the code of programs that this one [is linked with](Linker::instance), directly or by
    /// way of others, or that the host has called within them. Calls of those that others have made go on. They are
    /// slower, by a signal for each round of a loop, as long as a call that is to end has not ended, since C or the host
    /// has not returned. Where the code is of a program that this one is not linked with, whose function it was given
    /// the address of, the call ends when that has returned.
    ///
    /// Nothing happens if the program is not there any more, or not
    /// [interruptible](super::Config::interruptible).
    pub fn interrupt(&self) {
        if let Some(inner) = self.0.upgrade() {
            inner.set_stopped(Stop::Interrupt, true);
        }
    }
}

/// The time until which calls into a program may run: made by [`Instance::deadline`]. Dropped, it is
/// none any more.
#[derive(Debug)]
#[must_use = "it is a deadline only as long as it is kept"]
pub struct Deadline {
    instance: Instance,
    /// When it is; `None` if later than any clock shows.
    at: Option<Instant>,
    number: u64,
}

impl Deadline {
    /// Whether the time is over.
    pub fn is_over(&self) -> bool {
        let Locked { clock, .. } = &Clock::lock();
        clock.over.contains(&self.number)
    }
}

impl Drop for Deadline {
    fn drop(&mut self) {
        let Locked { clock, .. } = &mut Clock::lock();
        let number = self.number;
        if let Some(at) = self.at {
            clock.waiting.remove(&(at, number));
        }
        let inner = &self.instance.0;
        // The last that is over takes back that the program was stopped.
        if clock.over.remove(&number) && inner.deadlines_over.fetch_sub(1, Ordering::Relaxed) == 1 {
            inner.set_stopped(Stop::Deadline, false);
        }
    }
}

impl Instance {
    /// What stops this program from other threads.
    pub fn interrupter(&self) -> Interrupter {
        Interrupter(self.downgrade())
    }

    /// Takes back that the program was [interrupted](Interrupter::interrupt).
    pub fn clear_interrupt(&self) {
        self.0.set_stopped(Stop::Interrupt, false);
    }

    /// Whether the program is to stop, because it was interrupted or its time is over: what a function
    /// of the host looks at that waits for something, by its [`Caller`](super::Caller).
    pub fn is_stopped(&self) -> bool {
        self.0.with_limits(Limits::is_stopped).unwrap_or(false)
    }

    /// Lets calls into the program, on all threads, run for so long from now on. Then they end with a
    /// [`TrapKind::DeadlineExceeded`](super::TrapKind::DeadlineExceeded), as do those that begin, as long
    /// as the [`Deadline`] is kept. Of several the first counts. It ends calls wherever an
    /// [interrupt](Interrupter::interrupt) does, also in programs that this one is linked with, and only its own.
    ///
    /// The first deadline of a process starts a thread, which all share.
    ///
    /// # Errors
    ///
    /// [`Unsupported::NotInterruptible`] if the program cannot be stopped, since its engine is not
    /// [interruptible](super::Config::interruptible).
    pub fn deadline(&self, time: Duration) -> Result<Deadline, Error> {
        if !self.0.program.engine().options().limits.is_interruptible {
            return Err(Unsupported::NotInterruptible.into());
        }
        // One that is later than any clock can show does not come.
        let at = Instant::now().checked_add(time);
        Ok(Deadline {
            instance: self.clone(),
            at,
            number: Clock::lock().clock.add(self, at),
        })
    }

    /// How much fuel is left: the number of instructions of LIR that the program may still run. `None`
    /// if it is not [counted](super::Config::fuel).
    pub fn fuel(&self) -> Option<u64> {
        self.0.metered(Limits::fuel)
    }

    /// Sets how much fuel is left.
    pub fn set_fuel(&self, fuel: u64) {
        self.0.metered(|limits| limits.set_fuel(fuel));
    }

    /// Adds fuel to what is left.
    pub fn add_fuel(&self, more: u64) {
        self.0.metered(|limits| limits.add_fuel(more));
    }
}

impl Linker {
    /// Has a closure asked for more fuel, by each program that this linker makes from now on, where the program has
    /// used up what it had ([`Config::fuel`](super::Config::fuel)). The call under way then waits in the midst of
    /// the program, on the thread that ran out, and goes on where it was with what the closure gives.
    ///
    /// The closure may do what any function of the host may: take its time, so that the program is suspended
    /// until the host says more; call the program, which then needs fuel for that first
    /// ([`Instance::add_fuel`]); give the thread to others. Several threads may ask at once. What it gives is
    /// added to what is left, and if it is not enough for the next block, the closure is asked again: one that gives
    /// nothing has to wait for something. If the program is stopped meanwhile
    /// ([`Instance::is_stopped`]), the call ends once the closure returns.
    ///
    /// An `Err` ends the call with a [`TrapKind::OutOfFuel`](super::TrapKind::OutOfFuel) that
    /// [carries](super::Trap::downcast_ref) the error; a panic goes on in the caller. Cleanups that a trap runs are
    /// given fuel of their own, and do not ask. Where a stack is nearly used up there is no room to ask, and the trap
    /// is a [`TrapKind::StackOverflow`](super::TrapKind::StackOverflow).
    ///
    /// ```
    /// use jitlite::{Caller, Config, Engine, Error, Linker, Module, Profile, TrapKind};
    /// use std::error::Error as _;
    /// use std::sync::mpsc;
    /// use std::{sync::Mutex, thread};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(Config::new().fuel(1000))?;
    ///     let text = "
    ///         define i64 @count(i64 %n) {
    ///           br label %a
    ///         a:
    ///           %i = phi i64 [ 0, %0 ], [ %j, %a ]
    ///           %j = add i64 %i, 1
    ///           %more = icmp ult i64 %j, %n
    ///           br i1 %more, label %a, label %end
    ///         end:
    ///           ret i64 %j
    ///         }";
    ///     let module = Module::from_text("count.ll", text, Profile::Auto)?;
    ///     let (grant, granted) = mpsc::channel::<u64>();
    ///     let granted = Mutex::new(granted);
    ///     let mut linker = Linker::new(&engine);
    ///     linker.on_out_of_fuel(move |_: Caller<'_>| match granted.lock() {
    ///         Ok(granted) => granted.recv().map_err(|_| "nobody pays any more"),
    ///         Err(_) => Err("another call has panicked"),
    ///     });
    ///     // SAFETY: the program uses no memory but its stack.
    ///     let instance = unsafe { linker.instantiate(&module)? };
    ///     let count = instance.typed_func::<(i64,), i64>("count")?;
    ///     thread::scope(|scope| {
    ///         let counting = scope.spawn(|| count.call((1_000_000,)));
    ///         // It waits for this.
    ///         grant.send(100_000_000).unwrap();
    ///         assert_eq!(counting.join().unwrap()?, 1_000_000);
    ///         drop(grant);
    ///         let trap = count.call((1_000_000_000,)).unwrap_err();
    ///         assert_eq!(*trap.kind(), TrapKind::OutOfFuel);
    ///         assert_eq!(trap.source().unwrap().to_string(), "nobody pays any more");
    ///         Ok(())
    ///     })
    /// }
    /// ```
    pub fn on_out_of_fuel<E: Into<Box<dyn StdError + Send + Sync>>>(
        &mut self,
        refuel: impl Fn(Caller<'_>) -> Result<u64, E> + Send + Sync + 'static,
    ) -> &mut Self {
        self.refuel = Some(Arc::new(move |caller| {
            refuel(caller).map_err(|error| Arc::from(error.into()))
        }));
        self
    }
}

/// All deadlines of the process.
#[derive(Default)]
struct Clock {
    /// The next one first, by its time and number.
    waiting: BTreeMap<(Instant, u64), Weak<Inner>>,
    /// Those that have passed and are kept. Each program counts its own.
    over: FxHashSet<u64>,
    last: u64,
    /// Who waits for them, and in which process: a child of `fork` has another one.
    thread: Option<(Arc<Sleeper>, u32)>,
}

/// The deadlines, for who holds signals and `fork` back, so that nobody finds them locked for ever.
struct Locked {
    clock: MutexGuard<'static, Clock>,
    _section: critical::CriticalSection,
}

impl Clock {
    fn lock() -> Locked {
        static CLOCK: OnceLock<Mutex<Clock>> = OnceLock::new();
        let section = critical::enter();
        let clock = CLOCK.get_or_init(Mutex::default).lock();
        Locked {
            clock: clock.unwrap_or_else(PoisonError::into_inner),
            _section: section,
        }
    }

    /// Adds a deadline and gives its number.
    fn add(&mut self, instance: &Instance, at: Option<Instant>) -> u64 {
        self.last += 1;
        let number = self.last;
        let Some(at) = at else {
            return number;
        };
        let first = self.next();
        self.waiting.insert((at, number), instance.downgrade());
        let process = fork::generation();
        match &self.thread {
            Some((thread, of)) if *of == process => {
                if first.is_none_or(|first| at < first) {
                    thread.wake();
                }
            }
            _ => {
                let sleeper = Arc::new(Sleeper::default());
                let thread = sleeper.clone();
                let started = threads::start(c"jitlite-clock", move || Clock::run(&sleeper));
                self.thread = started.ok().map(|()| (thread, process));
            }
        }
        number
    }

    /// When the next one is.
    fn next(&self) -> Option<Instant> {
        self.waiting.keys().next().map(|&(at, _)| at)
    }

    /// What the thread does.
    fn run(sleeper: &Sleeper) {
        let _exempt = Exempt::this_thread();
        loop {
            let mut locked = Clock::lock();
            let now = Instant::now();
            let next = locked.clock.next();
            if next.is_none_or(|at| at > now) {
                drop(locked);
                sleeper.sleep(next.map(|at| at - now));
                continue;
            }
            let Some(((_, number), program)) = locked.clock.waiting.pop_first() else {
                continue;
            };
            let program = program.upgrade();
            if let Some(program) = &program {
                program.deadlines_over.fetch_add(1, Ordering::Relaxed);
                program.set_stopped(Stop::Deadline, true);
            }
            locked.clock.over.insert(number);
            // If this is the last who knows the program it is unloaded, and not under the lock.
            drop(locked);
            drop(program);
        }
    }
}
