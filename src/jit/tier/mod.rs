//! Tiering: from baseline code that counts to optimized code.
//!
//! ```text
//!   points   where a running function can go on elsewhere, and with what
//!   enter    LIR of the function that goes on at a loop header
//!   leave    where it finds what it needs in the registers and the frame of the one that is left
//!   queue    what another thread compiles meanwhile
//! ```
//!
//! Where a counter runs out, the function is compiled again: by a thread of the engine's own, but for the first small ones
//! of a program. Its entry cell is swapped, so calls find the new code. A loop that
//! runs meanwhile asks again when its counter runs out the next time, and then calls the code that
//! goes on from its header; its own frame stays below until that returns. Baseline code that was
//! replaced is given back with its program, or with its function where that is replaced.
//!
//! A counter starts with a *budget*: what it takes to compile the function again, in instructions
//! that run in that time, or a share of it. Each budget that ran out is credit to compile something.
//! Together that bounds what is spent for compiling by a share of what the program has run. What it takes to make
//! baseline code of a large program is spent, too, and is paid for first: such a program has its time in many places,
//! and if it is soon over, nothing that is compiled again pays. A function that has itself run a share of its price does not
//! wait for credit, which is spent mostly by those that are small. What the counters say
//! of a function's callees bounds it, too: those that have hardly run by then are not prepared to be inlined, but the
//! smallest. Where that was so, and one of them has run more by the time that another function is compiled, what is known
//! of the function is made again (`opt/passes/inline.rs`). If instead it is the callee whose counter runs out next, called
//! from that code, the code is made again, once, with the callee in it.
//!
//! What a small function runs is charged to the counter of the one that has called it, and so on: that one is likely to
//! have its body in it when it is compiled again, so it is compiled instead. Where a program is made of many small
//! functions, as those of C++ and Rust are without optimization, each of them would cost more to compile than there
//! is in it, and the loop that calls them all would be the last.
//!
//! What is known of a program's better code is the program's own, and is made known only while it
//! is loaded: another program may have the same numbers after it, and a job may end when its own
//! program is gone.
//!
//! Promises: an expired counter never fails a program. A function that cannot be compiled better stays
//! as it is.

pub(crate) mod enter;
pub(crate) mod leave;
pub(crate) mod points;
pub(crate) mod queue;

use super::cells::EntryState;
use super::compile::{Compiler, Tier};
use super::engine::{Engine, EngineKind, FunctionRow, ModuleGroup, engine_of};
use super::prepared::Prepared;
use crate::ir::FuncId;
use crate::lir::Block;
use crate::opt::may_be_inlined;
use crate::runtime::critical::CriticalSection;
use crate::runtime::stack::HOST_RESERVE;
use crate::runtime::{FuncIndex, activation, critical, host_stack};
use crate::x64::baseline::count::{Leaving, MOST_COUNTED};
use rustc_hash::FxHashMap;
use std::ffi::c_void;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// When a function is compiled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TierOptions {
    /// After how many instructions were run of it, as a multiple of those that it has: what it
    /// takes to compile it grows with them, too.
    pub threshold: u32,
    /// Whether the program goes on while a large function is compiled. If not it always waits,
    /// which makes a run repeatable.
    pub background: bool,
}

impl Default for TierOptions {
    fn default() -> Self {
        TierOptions {
            threshold: 2000,
            background: true,
        }
    }
}

/// What it costs to compile a function, in budgets of one with [`EACH`] more instructions: with the default one, in
/// the time in which as much is run it could be compiled two or three times, in the midst of a program to which the
/// caches belong.
const PRICE: i64 = 50;

/// So many instructions cost nothing: what takes some milliseconds. Often it is all that is hot in a program.
const FREE_INSTRUCTIONS: i64 = 1000;

/// Of so many instructions baseline code is made at no cost. A program of more is rarely hot in one place, and what costs
/// nothing would go to whichever of its functions ran out of their budgets first.
const UNCHARGED: i64 = 4000;

/// How many instructions baseline code is made of, from their bodies on, for the price of compiling one again. With
/// eight instead of four SQLite took 1.05 to 1.07 times as long as without compiling again, and not 1.02.
const BASELINE_SHARE: i64 = 4;

/// For so many instructions a program owes at most: however much there is of it, what is hot is to be found.
const MOST_OWED: i64 = 4000;

/// How many instructions more a function is paid for: compiling it takes so much longer, however small it is.
const EACH: usize = 50;

/// What functions of at most so many instructions run is charged to their callers, which are likely to have their bodies
/// in them once they are compiled again.
const CHARGED: usize = 100;

/// Until they have run this part of what it costs to compile them, so that a function is compiled itself whose callers are
/// too large, or too many.
const CHARGED_SHARE: i64 = 4;

/// A function that has itself run this part of its price is compiled again although there is no credit: about what it
/// takes to compile it, so that at the worst as much time goes to that as went to its slower code.
const OWN_SHARE: i64 = 4;

/// What is noted of a function that is not charged to its callers.
const NEVER_CHARGED: u8 = u8::MAX;

/// A function of so few instructions is worth being inlined however often it is called: a call takes as many.
const TINY: usize = 12;

/// Of which part of its budget a function has run if it is worth being inlined into one that is compiled again.
const WARM: i32 = 32;

/// How far the better code for a place is.
#[derive(Debug, Clone, Copy)]
enum TierState {
    Pending,
    /// The entry cell leads to it.
    Ready,
    /// A loop is left for it, which is at this address.
    Left(usize),
    Failed,
}

/// What a counter is set to at least where the entry is still to be counted at.
const AT_LEAST: i32 = MOST_COUNTED as i32;

/// What stands for a header where a function is entered.
const ENTRY: u32 = u32::MAX;

/// A place: a function, and a loop header in it or [`ENTRY`].
type LoopKey = (u32, u32);

#[derive(Clone)]
struct Job {
    group: Arc<ModuleGroup>,
    function: FuncIndex,
    header: u32,
    /// Whether there is such code, made while a callee was cold that is not any more.
    again: bool,
}

/// Functions of more instructions are compiled by the engine's thread: it takes milliseconds.
const SMALL: usize = 400;

/// So many instructions, of small functions, are compiled while the program waits, as long as there is no thread. What is
/// hot in a small program is less, and a second thread would cost more than it waits for if it allocates much: the C
/// library takes locks from then on (1.27 times the time of the benchmark `bintrees`).
const AT_ONCE: i64 = 1000;

impl Job {
    /// How many instructions the function has, or about how many.
    fn size(&self) -> usize {
        let row = self.function.0.checked_sub(self.group.first);
        match row.and_then(|row| self.group.functions.get(row as usize)) {
            Some(&FunctionRow::Defined { module, function }) => {
                self.group.modules[module].module.size(function)
            }
            _ => 0,
        }
    }
}

/// What is known of the better code of a program.
#[derive(Debug, Default)]
pub(super) struct TierStates {
    places: Mutex<FxHashMap<LoopKey, TierState>>,
    /// The functions in whose better code callees were left alone.
    cold: Mutex<FxHashMap<u32, ColdCallees>>,
}

/// The callees that were left alone in the better code of a function because they had hardly run.
#[derive(Debug)]
struct ColdCallees {
    callees: Vec<FuncIndex>,
    /// Whether the code is being made again, or was.
    again: bool,
}

impl TierStates {
    /// Forgets what there is of a function.
    pub(super) fn forget(&self, function: FuncIndex) {
        self.lock().retain(|place, _| place.0 != function.0);
        self.cold().remove(&function.0);
    }

    /// Takes note of the callees that were left alone in the better code of a function because they had hardly run.
    pub(super) fn note_cold(&self, function: FuncIndex, callees: Vec<FuncIndex>) {
        if !callees.is_empty() {
            let again = false;
            self.cold()
                .insert(function.0, ColdCallees { callees, again });
        }
    }

    fn lock(&self) -> MutexGuard<'_, FxHashMap<LoopKey, TierState>> {
        critical::lock(&self.places)
    }

    fn cold(&self) -> MutexGuard<'_, FxHashMap<u32, ColdCallees>> {
        critical::lock(&self.cold)
    }
}

impl Engine {
    /// Sets the counter of a function of a module whose code is about to count.
    pub(super) fn start_counting(&self, function: FuncIndex, module: &Prepared, id: FuncId) {
        let budget = self.budget(module.size(id));
        self.entries
            .budget(function)
            .store(budget, Ordering::Relaxed);
        self.entries
            .is_tiered(function)
            .store(false, Ordering::Relaxed);
        let charged = match may_be_inlined(&module.ir, &module.info, id) {
            true => 0,
            false => NEVER_CHARGED,
        };
        self.entries
            .charged(function)
            .store(charged, Ordering::Relaxed);
        self.entries.set_charged_caller(function, None);
        self.entries.expired(function).store(0, Ordering::Relaxed);
        let counter = self.entries.counter(function);
        counter.store(budget, Ordering::Relaxed);
    }

    /// Takes note that baseline code is made of a function of a size: in a program of some size that is paid for,
    /// too, before anything is compiled again.
    pub(super) fn charge_baseline(&self, size: usize) {
        let size = i64::try_from(size).unwrap_or(i64::MAX);
        let uncharged = self.uncharged.fetch_sub(size, Ordering::Relaxed).max(0);
        let charged = (size - uncharged).max(0) / BASELINE_SHARE;
        if charged == 0 {
            return;
        }
        let unit = PRICE * i64::from(self.options.tier.threshold);
        let (price, least) = (unit.saturating_mul(charged), -unit * MOST_OWED);
        let charge = |credit: i64| Some(credit.saturating_sub(price).max(credit.min(least)));
        // The closure always gives a value.
        let _ = self
            .credit
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, charge);
        self.at_once.fetch_sub(charged, Ordering::Relaxed);
    }

    /// How much of a function of a size runs before it is compiled again.
    fn budget(&self, size: usize) -> i32 {
        let size = u32::try_from(size.max(1)).unwrap_or(u32::MAX);
        let budget = self.options.tier.threshold.saturating_mul(size);
        i32::try_from(budget).unwrap_or(i32::MAX)
    }

    /// Whether a function has run often enough that its calls matter. All have where nothing counts that.
    /// One that was never called has no counter yet, and is warm only where `may_follow` says that its calls may be
    /// still to come.
    pub(super) fn is_warm(&self, function: FuncIndex, may_follow: bool) -> bool {
        if self.options.kind != EngineKind::Auto {
            return true;
        }
        if self.entries.state(function) == EntryState::Uncompiled {
            // Without a budget callers are compiled before they call anything.
            return may_follow || self.options.tier.threshold == 0;
        }
        let budget = self.entries.budget(function).load(Ordering::Relaxed);
        if budget <= self.budget(TINY) {
            return true;
        }
        let counter = self.entries.counter(function).load(Ordering::Relaxed);
        // Only a counter that has run out is ever set to more.
        counter <= budget - budget / WARM || counter > budget
    }

    /// How much has run of a function whose counter has run out, with what was charged to it.
    fn ran(&self, function: FuncIndex, budget: i32) -> i64 {
        let left = self.entries.counter(function).load(Ordering::Relaxed);
        i64::from(budget) - i64::from(left.min(0))
    }

    /// What it costs to compile a function again that has a budget, as credit.
    fn price(&self, budget: i32, header: u32) -> i64 {
        let price = PRICE * (i64::from(budget) + i64::from(self.budget(EACH)));
        match header {
            ENTRY => price,
            // That of the function and that of what goes on at its loop.
            _ => 2 * price,
        }
    }

    /// Whether a function has itself run so much that it is compiled again although others have spent what it has
    /// earned, as many small functions do before a large one. The program owes it then.
    fn has_run_its_share(&self, function: FuncIndex, budget: i32, header: u32) -> bool {
        let expired = self.entries.expired(function).load(Ordering::Relaxed);
        OWN_SHARE * i64::from(expired) * i64::from(budget) >= self.price(budget, header)
    }

    /// Takes note that the counter of a function has run out.
    fn note_expired(&self, function: FuncIndex) {
        let expired = self.entries.expired(function);
        let times = expired.load(Ordering::Relaxed);
        expired.store(times.saturating_add(1), Ordering::Relaxed);
    }

    /// Whether enough has run by now to pay for it that a function is compiled again whose budget has
    /// run out; it pays if so. A program that is short, or whose time goes to many places, would not
    /// get back what it takes to compile all that are warm: what is hot runs out more often.
    fn spend_budget(&self, function: FuncIndex, ran: i64, budget: i32, header: u32) -> bool {
        let price = self.price(budget, header);
        let is_owed = self.has_run_its_share(function, budget, header);
        let can_pay = |credit: i64| is_owed || credit >= price;
        let pay = |credit: i64| match credit + ran {
            credit if can_pay(credit) => credit - price,
            credit => credit,
        };
        let update = |credit| Some(pay(credit));
        let before = self
            .credit
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, update);
        let is_paid = before.is_ok_and(|before| can_pay(before + ran));
        if is_paid {
            self.entries.expired(function).store(0, Ordering::Relaxed);
        }
        is_paid
    }

    /// Whether nothing comes of it that a counter has run out but that it runs again, and that what ran is credit: what
    /// was saved does not pay for the function, and nothing is known of better code. It is so most of the time;
    /// no lock is taken for it, and no signal held back.
    fn only_earns(&self, function: FuncIndex, header: u32) -> bool {
        if self.entries.state(function) != EntryState::Compiled
            || self.entries.is_tiered(function).load(Ordering::Relaxed)
        {
            return false;
        }
        let budget = self.entries.budget(function).load(Ordering::Relaxed);
        if self.has_run_its_share(function, budget, header) {
            return false;
        }
        let price = self.price(budget, header);
        let ran = self.ran(function, budget);
        let earn = |credit| Some(credit + ran).filter(|&credit| credit < price);
        let earned = self
            .credit
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, earn);
        if earned.is_ok() {
            self.note_expired(function);
            self.entries
                .counter(function)
                .store(after_budget(budget), Ordering::Relaxed);
        }
        earned.is_ok()
    }

    /// Charges what a small function has run to the function that has called it now, if that counts itself: where that is
    /// compiled again it has the body of this one in it, and the code of this one alone would be of little use.
    fn charge_caller(&self, function: FuncIndex, back: usize) -> bool {
        let entries = &self.entries;
        let budget = entries.budget(function).load(Ordering::Relaxed);
        let times = entries.charged(function).load(Ordering::Relaxed);
        let charged = CHARGED_SHARE * i64::from(times) * i64::from(budget);
        if budget > self.budget(CHARGED)
            || times == NEVER_CHARGED
            || charged >= self.price(budget, ENTRY)
            || entries.is_tiered(function).load(Ordering::Relaxed)
        {
            return false;
        }
        entries
            .charged(function)
            .store(times + 1, Ordering::Relaxed);
        let counts = |caller: &FuncIndex| {
            *caller != function
                && entries.state(*caller) == EntryState::Compiled
                && !entries.is_tiered(*caller).load(Ordering::Relaxed)
                && entries.budget(*caller).load(Ordering::Relaxed) > 0
        };
        let known = entries.charged_caller(function).filter(counts);
        let Some(caller) = known.or_else(|| self.find_caller(back).filter(counts)) else {
            return false;
        };
        entries.set_charged_caller(function, Some(caller));
        let counter = entries.counter(function);
        let ran = budget.saturating_sub(counter.load(Ordering::Relaxed));
        counter.store(after_budget(budget), Ordering::Relaxed);
        let charge = |left: i32| Some(left.saturating_sub(ran));
        // The closure always gives a value.
        let _ = entries
            .counter(caller)
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, charge);
        true
    }

    /// Has the better code made again of the function that has called this one now, if this one was left alone in that
    /// because it had hardly run: then it becomes part of that code. So it is where a function is compiled
    /// for the sake of a loop, and another one behind that calls what was not called before.
    fn make_caller_again(&self, function: FuncIndex, back: usize) -> bool {
        let entries = &self.entries;
        if entries.charged(function).load(Ordering::Relaxed) == NEVER_CHARGED {
            return false;
        }
        let tiered = |caller: &FuncIndex| entries.is_tiered(*caller).load(Ordering::Relaxed);
        let Some(caller) = self.find_caller(back).filter(tiered) else {
            return false;
        };
        let Some(group) = self.group_of(caller) else {
            return false;
        };
        let place = (caller.0, ENTRY);
        let budget = entries.budget(function).load(Ordering::Relaxed);
        {
            let mut cold = group.tiers.cold();
            let Some(cold) = cold.get_mut(&caller.0) else {
                return false;
            };
            let Some(at) = cold.callees.iter().position(|&callee| callee == function) else {
                return false;
            };
            if cold.again {
                // What has called it is the code before, and this is the last time.
                cold.callees.swap_remove(at);
                entries
                    .counter(function)
                    .store(after_budget(budget), Ordering::Relaxed);
                return true;
            }
            if !matches!(group.tiers.lock().get(&place), Some(TierState::Ready)) {
                return false;
            }
            let ran = self.ran(function, budget);
            entries
                .counter(function)
                .store(after_budget(budget), Ordering::Relaxed);
            let caller_budget = entries.budget(caller).load(Ordering::Relaxed);
            if !self.spend_budget(caller, ran, caller_budget, ENTRY) {
                // What ran is saved for it.
                return true;
            }
            cold.callees.swap_remove(at);
            cold.again = true;
        }
        group.tiers.lock().insert(place, TierState::Pending);
        let job = Job {
            group,
            function: caller,
            header: ENTRY,
            again: true,
        };
        match self.options.tier.background && !self.compiles_at_once(job.size()) {
            true => self.queue.add(job, self),
            false => self.work(&job),
        }
        true
    }

    /// The function whose code has an address.
    fn find_caller(&self, back: usize) -> Option<FuncIndex> {
        if !has_room() {
            return None;
        }
        let _section = critical::enter();
        self.registry.lookup(back).map(|code| code.function)
    }

    /// Whether a function of a size is compiled while the program waits.
    fn compiles_at_once(&self, size: usize) -> bool {
        let price = size.saturating_add(EACH) as i64;
        size <= SMALL
            && !self.queue.has_thread()
            && self.at_once.fetch_sub(price, Ordering::Relaxed) > 0
    }

    /// What an engine starts with: so much is compiled again as soon as a counter expires.
    pub(super) fn first_credit(options: TierOptions) -> AtomicI64 {
        AtomicI64::new(PRICE * i64::from(options.threshold) * FREE_INSTRUCTIONS)
    }

    /// Of how many instructions an engine makes baseline code at no cost.
    pub(super) fn first_uncharged() -> AtomicI64 {
        AtomicI64::new(UNCHARGED)
    }

    /// How many instructions of small functions an engine has yet to compile while the program waits.
    pub(super) fn first_at_once() -> AtomicI64 {
        AtomicI64::new(AT_ONCE)
    }

    /// Where a call of a function goes on whose counter has run out; `None` if it has not.
    pub(super) fn counted(&self, function: FuncIndex, back: usize) -> Option<*const u8> {
        let counter = self.entries.counter(function);
        if counter.load(Ordering::Relaxed) >= 0
            || self.entries.state(function) != EntryState::Compiled
        {
            return None;
        }
        if self.charge_caller(function, back) || self.only_earns(function, ENTRY) {
            // Goes on where it is.
        } else if has_room() {
            drop(panic::catch_unwind(AssertUnwindSafe(|| {
                let mut section = critical::enter();
                if !self.make_caller_again(function, back) {
                    self.counter_expired(function, ENTRY, &mut section);
                }
            })));
        } else {
            // Near the end of the stack it can go on as it is.
            counter.store(AT_LEAST, Ordering::Relaxed);
        }
        counter.fetch_max(AT_LEAST, Ordering::Relaxed);
        Some(self.entries.cell(function).load(Ordering::Acquire))
    }

    /// A counter has run out. Gives where to go on, at a loop.
    fn counter_expired(
        &self,
        function: FuncIndex,
        header: u32,
        section: &mut CriticalSection,
    ) -> Option<usize> {
        let place = (function.0, header);
        let counter = self.entries.counter(function);
        if self.entries.state(function) != EntryState::Compiled {
            // It was replaced, and goes on as it is.
            counter.store(i32::MAX, Ordering::Relaxed);
            return None;
        }
        let group = self.group_of(function)?;
        let job = Job {
            group,
            function,
            header,
            again: false,
        };
        let size = job.size();
        let budget = self.entries.budget(function).load(Ordering::Relaxed);
        let ran = self.ran(function, budget);
        let known = {
            let mut states = job.group.tiers.lock();
            let known = states.get(&place).copied();
            if known.is_none() {
                states.insert(place, TierState::Pending);
                let is_tiered = self.entries.is_tiered(function);
                is_tiered.store(true, Ordering::Relaxed);
            }
            known
        };
        let reset = match &known {
            // Nothing more will come of this place; another one may still be waited for.
            Some(TierState::Ready | TierState::Failed) => budget.max(1 << 20),
            Some(TierState::Left(_) | TierState::Pending) | None => after_budget(budget),
        };
        counter.store(reset, Ordering::Relaxed);
        match known {
            // Other activations want to leave their loops too.
            Some(TierState::Left(code)) => return Some(code),
            Some(TierState::Pending) => {
                self.queue.hurry(self);
                return None;
            }
            Some(TierState::Ready | TierState::Failed) => return None,
            None => {}
        }
        if !self.spend_budget(function, ran, budget, header) {
            self.note_expired(function);
            job.group.tiers.lock().remove(&place);
            return None;
        }
        if self.options.tier.background && !self.compiles_at_once(size) {
            self.queue.add(job, self);
            return None;
        }
        match size > SMALL && self.may_wait_for_thread(section) {
            true => {
                let job = job.clone();
                self.run_in_background(section, &job.group.clone(), move |engine| {
                    engine.work(&job)
                })?;
            }
            false => self.work(&job),
        }
        match job.group.tiers.lock().get(&place) {
            Some(&TierState::Left(code)) => Some(code),
            _ => None,
        }
    }

    /// Has better code take the place of a function's code that counts.
    pub(super) fn replace(&self, group: &Arc<ModuleGroup>, function: FuncIndex) {
        let place = (function.0, ENTRY);
        let known = group.tiers.lock().insert(place, TierState::Pending);
        if let Some(done @ (TierState::Ready | TierState::Failed)) = known {
            group.tiers.lock().insert(place, done);
            return;
        }
        let job = Job {
            group: group.clone(),
            function,
            header: ENTRY,
            again: false,
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
            Ok(Some(state)) => state,
            // A panic is a mistake in the compiler; the program has code that works.
            Ok(None) | Err(_) => TierState::Failed,
        };
        if let Some(known) = job.group.tiers.lock().get_mut(&place) {
            *known = state;
        }
    }

    fn compile_again(&self, job: &Job, compiler: &mut Compiler) -> Option<TierState> {
        let group = &job.group;
        let at = job.function.0.checked_sub(group.first)?;
        let FunctionRow::Defined { module, function } = *group.functions.get(at as usize)? else {
            return None;
        };
        let number = job.function;
        if self.entries.state(number) != EntryState::Compiled {
            return None;
        }
        let entry = (number.0, ENTRY);
        // Whose loop is hot is soon called again, or has been inlined where it is.
        let enters = match job.header {
            ENTRY => true,
            _ => {
                let mut states = group.tiers.lock();
                let first = !states.contains_key(&entry);
                if first {
                    states.insert(entry, TierState::Pending);
                }
                first
            }
        };
        compiler.within_loop = job.header != ENTRY;
        compiler.again = job.again;
        if enters {
            let made = compiler.compile(self, group, module, function, number, Tier::Opt);
            compiler.again = false;
            let code = made
                .ok()
                // By now the program may be gone, and the cell another's.
                .and_then(|code| {
                    let cell = self.entries.cell(number);
                    group.publish(|_| {
                        // Nor is it the function's where that was replaced.
                        (self.entries.state(number) == EntryState::Compiled).then(|| {
                            cell.store(code.cast_mut(), Ordering::Release);
                            code
                        })
                    })
                });
            let state = code.map_or(TierState::Failed, |_| TierState::Ready);
            group.tiers.lock().insert(entry, state);
            if job.header == ENTRY {
                return Some(state);
            }
        }
        let tier = Tier::Enter(Block(job.header));
        let code = compiler.compile(self, group, module, function, number, tier);
        Some(TierState::Left(code.ok()? as usize))
    }
}

impl ModuleGroup {
    /// The code of a function is the best that there is.
    pub(super) fn is_best(&self, function: FuncIndex) {
        self.tiers
            .lock()
            .insert((function.0, ENTRY), TierState::Ready);
    }
}

/// What a counter starts with that has run out: so its function is warm from now on.
fn after_budget(budget: i32) -> i32 {
    budget - budget / WARM
}

/// Whether there is room on the stack to compile.
fn has_room() -> bool {
    activation::stack_room().is_none_or(|room| room >= HOST_RESERVE)
}

/// What baseline code calls where a counter has run out in a loop, by way of the common code.
///
/// # Safety
///
/// The context is that of an engine, and `leaving` what the common code has filled in for it.
pub(super) unsafe extern "C" fn leave_loop(
    context: *const c_void,
    leaving: *const Leaving,
) -> *const u8 {
    // SAFETY: the caller promises it.
    let (engine, leaving) = unsafe { (engine_of(context), &*leaving) };
    let function = FuncIndex(leaving.function as u32);
    let header = leaving.header as u32;
    if engine.only_earns(function, header) {
        return ptr::null();
    }
    let compile = || {
        if !has_room() {
            engine
                .entries
                .counter(function)
                .store(AT_LEAST, Ordering::Relaxed);
            return ptr::null();
        }
        let mut section = critical::enter();
        let code = engine.counter_expired(function, header, &mut section);
        code.map_or(ptr::null(), |code| code as *const u8)
    };
    // Where there is little room, a catch would take the most of it.
    host_stack::with_room(|| panic::catch_unwind(AssertUnwindSafe(compile)).unwrap_or(ptr::null()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::engine::Options;

    #[test]
    fn a_compiler_is_lent_again_unless_it_has_panicked() {
        let _section = critical::enter();
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

    #[test]
    fn a_large_program_owes_for_its_baseline_code_up_to_a_limit() {
        let engine = Engine::new(Options::default()).unwrap();
        let unit = PRICE * i64::from(TierOptions::default().threshold);
        let credit = || engine.credit.load(Ordering::Relaxed) / unit;
        engine.charge_baseline(UNCHARGED as usize - 100);
        assert_eq!(credit(), FREE_INSTRUCTIONS);
        engine.charge_baseline(100 + 4 * 600);
        assert_eq!(credit(), FREE_INSTRUCTIONS - 600);
        engine.charge_baseline(4 * 600);
        assert_eq!(credit(), FREE_INSTRUCTIONS - 1200);
        engine.charge_baseline(usize::MAX);
        assert_eq!(credit(), -MOST_OWED);
        engine.charge_baseline(4);
        assert_eq!(credit(), -MOST_OWED);
    }
}
