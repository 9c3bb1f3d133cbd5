//! Where the limits of a program are, and how its code is stopped: see [`limits`].

use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use super::describe::Ended;
use super::engine::{Engine, ModuleGroup, Program};
use super::memory::{CodeMemory, DataBlock, Writer};
use super::report::Report;
use crate::interp;
use crate::runtime::activation::Called;
use crate::runtime::critical;
use crate::runtime::fork::Forked;
use crate::runtime::limits::{self, Limits, Stop};
use crate::runtime::trap::Fault;
use crate::runtime::under_way::CountedCall;
use crate::sys::memory::synchronize_instruction_streams;
use rustc_hash::FxHashSet;

/// Which limits programs of an engine have: code has checks of those and no others.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct LimitOptions {
    /// Whether they can be stopped while they run.
    pub is_interruptible: bool,
    /// How many instructions of LIR each may run, if that is counted.
    pub fuel: Option<u64>,
}

/// The limits of a program, in data that code reaches; null where there are none.
#[derive(Debug)]
pub(super) struct ProgramLimits(*const Limits);

// SAFETY: threads may share what the pointer leads to, which stays where it is as long as the program.
unsafe impl Send for ProgramLimits {}
// SAFETY: threads may share what the pointer leads to, which stays where it is as long as the program.
unsafe impl Sync for ProgramLimits {}

impl ProgramLimits {
    /// Makes those of a program, and the data that they are in, which is the program's from now on.
    ///
    /// # Errors
    ///
    /// If there is no memory for them within reach of code.
    pub(super) fn new(
        memory: &CodeMemory,
        options: LimitOptions,
    ) -> io::Result<(ProgramLimits, Option<DataBlock>)> {
        if !options.is_interruptible && options.fuel.is_none() {
            return Ok((ProgramLimits(std::ptr::null()), None));
        }
        let block = memory.take_data(size_of::<Limits>(), align_of::<Limits>())?;
        let limits = block.address() as *mut Limits;
        if !memory.reaches(block.address(), size_of::<Limits>()) {
            // SAFETY: nobody has seen the block.
            unsafe { memory.free_data(block) };
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        // SAFETY: the block is new, large enough and aligned.
        unsafe { limits.write(Limits::new(options.fuel.unwrap_or(u64::MAX))) };
        Ok((ProgramLimits(limits), Some(block)))
    }

    /// Those of another program, which are there longer.
    pub(super) fn shared(other: &ProgramLimits) -> ProgramLimits {
        ProgramLimits(other.0)
    }

    /// Where they are.
    pub(super) fn as_ptr(&self) -> *const Limits {
        self.0
    }

    /// The limits, if there are any.
    pub(super) fn get(&self) -> Option<&Limits> {
        // SAFETY: they are there as long as the program.
        unsafe { self.0.as_ref() }
    }
}

/// Where the machine code of a program can be stopped.
#[derive(Debug, Default)]
pub(super) struct Stops(Mutex<StopPoints>);

#[derive(Debug, Default)]
struct StopPoints {
    /// The addresses of the instructions, whose first byte is [`limits::PLACE`].
    code: Vec<usize>,
    stopped: Stopped,
}

/// What ends where a program can be stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Stopped {
    /// Nothing.
    #[default]
    Nothing,
    /// Calls of other programs, which are to stop.
    Calls,
    /// Everything.
    All,
}

impl Stopped {
    /// What the limits of a program say.
    fn of(limits: &Limits) -> Stopped {
        match limits.is_stopped() {
            true => Stopped::All,
            false if limits.is_caller_stopped() => Stopped::Calls,
            false => Stopped::Nothing,
        }
    }

    /// The byte that says so in machine code.
    fn byte(self) -> u8 {
        match self {
            Stopped::Nothing => limits::PLACE,
            Stopped::Calls => limits::STOP_CALLS,
            Stopped::All => limits::STOP,
        }
    }
}

impl Stops {
    fn lock(&self) -> MutexGuard<'_, StopPoints> {
        critical::lock(&self.0)
    }

    /// Adds those of code that is written at an address, but that nobody can reach yet.
    pub(super) fn add(&self, writer: &Writer<'_>, address: usize, stops: &[u32]) {
        if stops.is_empty() {
            return;
        }
        let mut places = self.lock();
        for &at in stops {
            let place = address + at as usize;
            places.code.push(place);
            if places.stopped != Stopped::Nothing {
                writer.patch(place, places.stopped.byte());
            }
        }
    }

    /// Removes those of code that is to be given back.
    pub(super) fn forget(&self, code: &Range<usize>) {
        self.lock().code.retain(|place| !code.contains(place));
    }

    /// Removes all, as the program's code is to be given back.
    pub(super) fn forget_all(&self) {
        self.lock().code.clear();
    }

    /// Publishes bytecode, stopped if the program is.
    pub(super) fn publish(&self, code: &interp::Bytecode, publish: impl FnOnce()) {
        let places = self.lock();
        if places.stopped != Stopped::Nothing {
            code.set_stopped(true);
        }
        publish();
    }
}

/// The programs that one has to do with where it is to stop.
#[derive(Debug, Default)]
pub(super) struct Relations {
    /// Those that it was linked with, directly or by way of others, which are there as long as it.
    linked: Vec<Arc<ModuleGroup>>,
    /// The one that it is a part of, if it is, which is there longer.
    whole: Option<Arc<ModuleGroup>>,
    /// Those that have taken the place of functions of it, and share its limits.
    parts: Mutex<Vec<Weak<ModuleGroup>>>,
    /// Whether those that it is linked with were notified that it is to stop.
    are_notified: Mutex<bool>,
}

impl Relations {
    /// Those of a program that was linked with others, or is a part of one that was.
    pub(super) fn new(
        linked_with: &[Arc<ModuleGroup>],
        whole: Option<&Arc<ModuleGroup>>,
    ) -> Relations {
        let (mut linked, mut known) = (Vec::new(), FxHashSet::default());
        // Later ones are often linked with those before, which are known then with all that those are linked with.
        for group in linked_with.iter().rev() {
            if known.insert(Arc::as_ptr(group)) {
                linked.push(group.clone());
                let others = group.relations.linked.iter();
                linked.extend(
                    others
                        .filter(|other| known.insert(Arc::as_ptr(other)))
                        .cloned(),
                );
            }
        }
        Relations {
            linked,
            whole: whole.cloned(),
            ..Relations::default()
        }
    }

    fn lock_parts(&self) -> MutexGuard<'_, Vec<Weak<ModuleGroup>>> {
        critical::lock(&self.parts)
    }
}

/// A call into a program that is under way, until this is dropped.
pub(super) struct UnderWay<'a> {
    engine: &'a Engine,
    call: &'a CountedCall,
    /// The program, if it counts its calls, and its limits.
    counted: Option<(&'a ModuleGroup, &'a Limits)>,
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        if let Some((group, limits)) = self.counted
            && limits.end_call(self.call)
            && limits.is_stopped()
        {
            let _section = critical::enter();
            group.notify_linked(self.engine);
        }
    }
}

impl ModuleGroup {
    /// Has the program stop wherever it can be stopped, or takes that back.
    pub(crate) fn set_stopped(&self, engine: &Engine, why: Stop, stopped: bool) {
        let Some(limits) = self.limits.get() else {
            return;
        };
        let _section = critical::enter();
        match stopped {
            true => limits.stop(why),
            false => limits.go_on(why),
        }
        self.apply_limits(engine);
        self.notify_linked(engine);
    }

    /// The program, as who is called.
    pub(super) fn called(&self) -> Called {
        Called {
            signals: self.signals.get(),
            limits: self.limits.as_ptr(),
        }
    }

    /// Takes a program among its parts, which shares its limits.
    pub(crate) fn add_part(&self, engine: &Engine, part: &Arc<ModuleGroup>) {
        let _section = critical::enter();
        let mut parts = self.relations.lock_parts();
        parts.retain(|part| part.strong_count() > 0);
        parts.push(Arc::downgrade(part));
        drop(parts);
        part.apply_own_limits(engine);
    }

    /// Begins a call.
    ///
    /// # Errors
    ///
    /// If the program is to stop: why.
    pub(super) fn begin_call<'a>(
        &'a self,
        engine: &'a Engine,
        call: &'a CountedCall,
    ) -> Result<UnderWay<'a>, Fault> {
        let limits = self.limits.get();
        let whole = self.relations.whole.as_deref().unwrap_or(self);
        let counted = limits.filter(|_| !whole.relations.linked.is_empty());
        if let Some(limits) = counted {
            // SAFETY: the call is borrowed until what ends it is dropped, and callers drop that before they return.
            unsafe { limits.begin_call(call) };
        }
        let call = UnderWay {
            engine,
            call,
            counted: counted.map(|limits| (whole, limits)),
        };
        match limits.and_then(Limits::stopped) {
            Some(fault) => Err(fault),
            None => Ok(call),
        }
    }

    /// Notifies those that it is linked with whether calls of it that are to stop may be in their code.
    fn notify_linked(&self, engine: &Engine) {
        let linked = &self.relations.linked;
        let Some(limits) = self.limits.get().filter(|_| !linked.is_empty()) else {
            return;
        };
        let mut are_notified = critical::lock(&self.relations.are_notified);
        let is_wanted = limits.is_stopped() && limits.is_called();
        if std::mem::replace(&mut *are_notified, is_wanted) == is_wanted {
            return;
        }
        for group in linked {
            if let Some(limits) = group.limits.get() {
                limits.set_caller_stopped(is_wanted);
            }
            group.apply_limits(engine);
        }
    }

    /// Has the program and its parts stop if their limits say so, or go on.
    fn apply_limits(&self, engine: &Engine) {
        self.apply_own_limits(engine);
        let parts = self.relations.lock_parts();
        for part in parts.iter().filter_map(Weak::upgrade) {
            part.apply_own_limits(engine);
        }
    }

    fn apply_own_limits(&self, engine: &Engine) {
        let Some(limits) = self.limits.get() else {
            return;
        };
        let mut places = self.stops.lock();
        let stopped = Stopped::of(limits);
        let before = std::mem::replace(&mut places.stopped, stopped);
        if before == stopped {
            return;
        }
        self.background.wake();
        for code in self.lock_bytecode().iter() {
            code.set_stopped(stopped != Stopped::Nothing);
        }
        // Without memory for a copy of what is shared with another process, code runs on.
        let Ok(writer) = engine.memory.writer() else {
            return;
        };
        if before != Stopped::Nothing {
            limits::resume();
        }
        for &place in &places.code {
            writer.patch(place, stopped.byte());
        }
        synchronize_instruction_streams();
    }
}

/// In a child the calls that other threads had made are under way no more.
impl Forked for Engine {
    fn in_child(&self) {
        let groups = critical::read(&self.groups);
        // What is a part of another one shares its limits, and its calls are counted there.
        let whole = || {
            groups
                .values()
                .filter(|group| group.relations.whole.is_none())
        };
        let limits = whole().filter_map(|group| group.limits.get());
        limits.for_each(Limits::recount_calls);
        whole().for_each(|group| group.notify_linked(self));
    }
}

impl Program {
    /// How a call ends that does not begin, as the program is to stop.
    #[cold]
    pub(super) fn refused(&self, address: u64, why: Fault) -> Ended {
        let function = self.engine.entries.function_at(address as usize);
        let _section = critical::enter();
        let frame = function.and_then(|function| self.engine.frame_of(function, None));
        Ended::Trap(Box::new(Report {
            kind: why.into(),
            host: None,
            error: None,
            failure: None,
            object: None,
            frames: frame.into_iter().collect(),
            omitted: None,
        }))
    }
}
