//! Whether any thread of the process is in the midst of certain code, so that it can be given back.
//!
//! Every thread is sent a signal. Its handler looks through the thread's registers and stacks for
//! addresses within the code, as a conservative collector does for pointers: whoever runs it, or returns to
//! it, or is about to enter it by an address that was loaded before, has such an address there. A number
//! that merely looks like one keeps the code for a while, which does no harm.
//!
//! A thread that lets no signal through, that is in another signal's handler, or whose stack is not known
//! may be anywhere. What is not seen are stacks that no thread is on, as programs that switch stacks by
//! themselves have them.

use std::ffi::c_void;
use std::fs;
use std::ops::Range;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use super::activation;
use super::critical;
use super::fork;
use super::lent::Lent;
use crate::sort;
use crate::sys::signals::{self, this_thread};

/// A signal that programs hardly use: the last but two of those that have no meaning.
const SIGNAL: i32 = 62;

/// What the handlers are asked.
struct Query {
    /// The code, in order.
    code: Vec<QueriedCode>,
    /// The memory that can be read and written, in order.
    memory: Vec<Range<usize>>,
    /// Who is asked, in order.
    threads: Vec<QueriedThread>,
    answers: AtomicUsize,
    /// Whether some thread could not say where it is.
    is_unknown: AtomicBool,
}

struct QueriedCode {
    range: Range<usize>,
    is_used: AtomicBool,
}

struct QueriedThread {
    thread: i32,
    /// Whether it may have activations.
    is_known: bool,
    has_answered: AtomicBool,
}

/// The request that is to be answered.
static REQUEST: Lent<Query> = Lent {
    value: AtomicPtr::new(ptr::null_mut()),
    readers: AtomicUsize::new(0),
};

/// The threads that may have activations, and those that run no program and let no signal through.
static KNOWN: Mutex<Vec<i32>> = Mutex::new(Vec::new());
static EXEMPT: Mutex<Vec<i32>> = Mutex::new(Vec::new());

/// Says that this thread may have activations from now on. The others have no variables of their own here
/// that a handler could look at without making them. Called while signals are held back.
pub(super) fn know_this_thread() {
    lock(&KNOWN).push(this_thread());
}

/// Says that this thread runs no program, until it is dropped.
#[derive(Debug)]
pub(crate) struct Exempt(i32);

impl Exempt {
    /// Of this thread.
    pub(crate) fn this_thread() -> Exempt {
        let _section = critical::enter();
        let thread = this_thread();
        lock(&EXEMPT).push(thread);
        Exempt(thread)
    }
}

impl Drop for Exempt {
    fn drop(&mut self) {
        let _section = critical::enter();
        lock(&EXEMPT).retain(|&thread| thread != self.0);
    }
}

fn lock(threads: &Mutex<Vec<i32>>) -> MutexGuard<'_, Vec<i32>> {
    critical::lock(threads)
}

/// Which of the ranges of code, which are disjoint, some thread may be in. What takes longer than
/// `patience` to find out may be in use, and so may everything in a child of `fork`. Called while signals
/// are held back.
pub(crate) fn in_use(code: &[Range<usize>], patience: Duration) -> Vec<bool> {
    /// One question at a time.
    static ASKING: Mutex<()> = Mutex::new(());
    let _asking = critical::lock(&ASKING);
    let mut order: Vec<usize> = (0..code.len()).collect();
    sort::by_number(&mut order, |&i| code[i].start as u64);
    let is_used = ask(order.iter().map(|&i| code[i].clone()), patience);
    let mut result = vec![true; code.len()];
    for (&i, is_used) in order.iter().zip(is_used.into_iter().flatten()) {
        result[i] = is_used;
    }
    result
}

/// The same of ranges in order; `None` if it is not known.
fn ask(code: impl Iterator<Item = Range<usize>>, patience: Duration) -> Option<Vec<bool>> {
    if fork::generation() != 0 || is_in_handler() {
        return None;
    }
    let code = code.map(|range| QueriedCode {
        range,
        is_used: AtomicBool::new(false),
    });
    install()?;
    let request = Query {
        code: code.collect(),
        memory: memory()?,
        threads: threads()?,
        answers: AtomicUsize::new(0),
        is_unknown: AtomicBool::new(false),
    };
    let start = Instant::now();
    let all = request.threads.len();
    let has_all = || request.answers.load(Ordering::SeqCst) == all;
    REQUEST.lend(&request, || {
        let mut threads = request.threads.iter();
        let is_sent = threads.all(|asked| signals::send(asked.thread, SIGNAL));
        while is_sent && !has_all() && start.elapsed() < patience {
            thread::yield_now();
        }
    });
    // A thread that was made meanwhile was not asked.
    let is_asked = |thread: i32| request.threads.iter().any(|asked| asked.thread == thread);
    if !has_all() || !threads()?.iter().all(|asked| is_asked(asked.thread)) {
        return None;
    }
    let here = 0usize;
    request.look_at_stacks(&raw const here as usize, true);
    if request.is_unknown.into_inner() {
        return None;
    }
    let code = request.code.into_iter();
    Some(code.map(|code| code.is_used.into_inner()).collect())
}

impl Query {
    /// Answers for this thread, where it is interrupted. Async-signal-safe.
    fn answer(&self, context: &libc::ucontext_t) {
        let this = this_thread();
        let row = self.threads.binary_search_by_key(&this, |row| row.thread);
        // A signal that comes late for another request is an answer to this one, once.
        let Some(row) = row.ok().map(|row| &self.threads[row]) else {
            return;
        };
        if row.has_answered.swap(true, Ordering::SeqCst) {
            return;
        }
        let registers = &context.uc_mcontext.gregs;
        for &register in registers {
            self.look_at(register as usize);
        }
        let sp = registers[libc::REG_RSP as usize] as usize;
        let alternate = context.uc_stack.ss_sp as usize;
        match (alternate..alternate + context.uc_stack.ss_size).contains(&sp) {
            // What the other handler has interrupted is on the stack before this one.
            true => self.is_unknown.store(true, Ordering::SeqCst),
            false => self.look_at_stacks(sp, row.is_known),
        }
        self.answers.fetch_add(1, Ordering::SeqCst);
    }

    /// Looks at all that is on the stacks of this thread, which has so much on the one that it runs on.
    /// Async-signal-safe.
    fn look_at_stacks(&self, sp: usize, is_known: bool) {
        /// Bytes below the stack pointer that a function may use.
        const RED_ZONE: usize = 128;
        let mut seen = self.look_at_stack(sp - RED_ZONE);
        let mut next = is_known.then(activation::current).flatten();
        while let Some(activation) = next {
            let outer = activation.outer_stack();
            if !seen.contains(&outer) {
                seen = self.look_at_stack(outer);
            }
            next = activation.previous();
        }
    }

    /// Looks at a stack from an address on, to the end of the memory that it is part of, and gives what
    /// it has looked at.
    fn look_at_stack(&self, sp: usize) -> Range<usize> {
        let end = self.memory.partition_point(|range| range.end <= sp);
        let Some(range) = self.memory.get(end).filter(|range| range.contains(&sp)) else {
            self.is_unknown.store(true, Ordering::SeqCst);
            return 0..0;
        };
        for word in (sp & !7..range.end).step_by(8) {
            // SAFETY: what is above the stack pointer in the memory that it lies in can be read, as long as
            // this thread goes on.
            self.look_at(unsafe { (word as *const usize).read_volatile() });
        }
        sp..range.end
    }

    /// Notes the code that an address may lead to, or that may return to it: the last call of a function
    /// may be its last instruction.
    fn look_at(&self, address: usize) {
        let behind = self.code.partition_point(|code| code.range.end < address);
        for code in &self.code[behind..] {
            if address < code.range.start {
                break;
            }
            code.is_used.store(true, Ordering::SeqCst);
        }
    }
}

/// The process's memory that can be read and written, in order of its addresses.
fn memory() -> Option<Vec<Range<usize>>> {
    let maps = fs::read_to_string("/proc/self/maps").ok()?;
    let range = |line: &str| {
        let (range, rest) = line.split_once(' ')?;
        let (start, end) = range.split_once('-')?;
        let address = |text| usize::from_str_radix(text, 16).ok();
        let range = address(start)?..address(end)?;
        rest.starts_with("rw").then_some(range)
    };
    Some(maps.lines().filter_map(range).collect())
}

/// The threads of the process that may run a program, but for this one.
fn threads() -> Option<Vec<QueriedThread>> {
    let mut all = Vec::new();
    for entry in fs::read_dir("/proc/self/task").ok()? {
        all.push(entry.ok()?.file_name().to_str()?.parse().ok()?);
    }
    all.sort_unstable();
    let mut known = lock(&KNOWN);
    known.retain(|thread| all.binary_search(thread).is_ok());
    let exempt = lock(&EXEMPT);
    all.retain(|thread| *thread != this_thread() && !exempt.contains(thread));
    let ask = |thread| QueriedThread {
        thread,
        is_known: known.contains(&thread),
        has_answered: AtomicBool::new(false),
    };
    Some(all.into_iter().map(ask).collect())
}

/// Whether this thread is in the handler of a signal, with what that has interrupted on another stack.
fn is_in_handler() -> bool {
    signals::alternate_stack().ss_flags & libc::SS_ONSTACK != 0
}

/// Installs the handler; it stays, since a signal may come late.
fn install() -> Option<()> {
    let flags = libc::SA_ONSTACK | libc::SA_RESTART;
    // SAFETY: the handler is sound wherever it runs.
    let installed = unsafe { signals::install(SIGNAL, on_signal, flags, signals::all()) };
    installed.ok().map(drop)
}

/// Looks where the thread is. Async-signal-safe: it neither allocates nor waits for a lock.
///
/// # Safety
///
/// The kernel calls it, as a handler with `SA_SIGINFO`.
unsafe extern "C" fn on_signal(_: i32, _: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel hands a valid context over.
    let context = unsafe { &*context.cast() };
    REQUEST.look(|request| request.answer(context));
}
