//! What programs have set for the signals that are handled here.
//!
//! Of the process the handler of such a signal is always [`super`]'s own. What a program sets by
//! `sigaction` and its kin is kept here, in a table of its own, and it sees no other: neither what
//! another program has set, nor what the host has, nor that there is a handler. A program starts
//! with what it would start with as a process: the default, or to ignore a signal that was ignored
//! when the handlers were installed.
//!
//! Tables are read where a signal has interrupted whatever else. So they are never freed, but used
//! again by other programs, and a row is read without a lock: who writes it makes its number odd
//! meanwhile.

use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU8, Ordering};

use super::seqlock::SeqLock;
use super::{SIGNALS, previous, row_of};
use crate::runtime::critical;
pub use crate::sys::signals::Disposition;

/// The dispositions of one program. See the head of this module.
#[derive(Debug)]
pub struct Dispositions {
    in_use: AtomicBool,
    /// Whether the process is there for this program alone.
    owns_process: AtomicBool,
    /// The signals for which `siginterrupt` was called, a bit for each row.
    interrupts: AtomicU8,
    next: AtomicPtr<Dispositions>,
    rows: [SharedDisposition; SIGNALS.len()],
}

/// Handler, flags and mask of a disposition; the handler is [`UNSET`] before the program has set anything.
#[derive(Debug)]
struct SharedDisposition(SeqLock<3>);

/// No handler has this address.
const UNSET: usize = libc::SIG_ERR;

/// The first of all tables that were ever made.
static TABLES: AtomicPtr<Dispositions> = AtomicPtr::new(ptr::null_mut());

/// The tables that no program has. What handles signals does not look here.
static FREE: Mutex<Vec<&'static Dispositions>> = Mutex::new(Vec::new());

fn tables() -> impl Iterator<Item = &'static Dispositions> {
    let mut next = TABLES.load(Ordering::Acquire);
    std::iter::from_fn(move || {
        // SAFETY: tables are leaked: they live for ever.
        let table = unsafe { next.as_ref() }?;
        next = table.next.load(Ordering::Acquire);
        Some(table)
    })
}

/// The table of the only program that there is, if there is one alone. Async-signal-safe.
pub(super) fn only_program() -> Option<&'static Dispositions> {
    let mut used = tables().filter(|table| table.in_use.load(Ordering::Acquire));
    used.next().filter(|_| used.next().is_none())
}

/// The table of a program, which others may use when this is dropped.
#[derive(Debug)]
pub struct OwnDispositions(&'static Dispositions);

impl OwnDispositions {
    /// Takes a table for a program. If the process is there for it alone, it may do with signals
    /// what it likes; else what it does must not end the process of its host.
    pub fn take(owns_process: bool) -> Self {
        let free = {
            let _section = critical::enter();
            critical::lock(&FREE).pop()
        };
        let table = free.unwrap_or_else(make);
        table.owns_process.store(owns_process, Ordering::Relaxed);
        table.interrupts.store(0, Ordering::Relaxed);
        for row in &table.rows {
            row.set(None);
        }
        table.in_use.store(true, Ordering::Release);
        OwnDispositions(table)
    }

    /// The table.
    pub fn get(&self) -> &'static Dispositions {
        self.0
    }
}

/// Makes a table.
fn make() -> &'static Dispositions {
    let table: &'static Dispositions = Box::leak(Box::new(Dispositions {
        in_use: AtomicBool::new(false),
        owns_process: AtomicBool::new(false),
        interrupts: AtomicU8::new(0),
        next: AtomicPtr::new(ptr::null_mut()),
        rows: SIGNALS.map(|_| SharedDisposition(SeqLock::new([UNSET as u64, 0, 0]))),
    }));
    let mut first = TABLES.load(Ordering::Acquire);
    loop {
        table.next.store(first, Ordering::Release);
        let node = ptr::from_ref(table).cast_mut();
        match TABLES.compare_exchange_weak(first, node, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return table,
            Err(other) => first = other,
        }
    }
}

impl Drop for OwnDispositions {
    fn drop(&mut self) {
        self.0.in_use.store(false, Ordering::Release);
        let _section = critical::enter();
        critical::lock(&FREE).push(self.0);
    }
}

impl Dispositions {
    /// Whether the process is there for this program alone.
    pub(super) fn owns_process(&self) -> bool {
        self.owns_process.load(Ordering::Relaxed)
    }

    /// Whether `siginterrupt` was called for the signal of a row.
    pub(super) fn interrupts(&self, row: usize) -> bool {
        self.interrupts.load(Ordering::Relaxed) & 1 << row != 0
    }

    /// Notes that it was called, or that it was called to the contrary.
    pub(super) fn set_interrupts(&self, row: usize, interrupts: bool) {
        match interrupts {
            true => self.interrupts.fetch_or(1 << row, Ordering::Relaxed),
            false => self.interrupts.fetch_and(!(1 << row), Ordering::Relaxed),
        };
    }

    /// What is done with a signal. `None` for one that is not handled here. Async-signal-safe.
    pub fn get(&self, signal: i32) -> Option<Disposition> {
        let row = row_of(signal)?;
        Some(self.rows[row].get().unwrap_or_else(|| initial(row)))
    }

    /// Sets what is done with a signal, and gives what was done before. `None` for one that is not
    /// handled here.
    pub fn set(&self, signal: i32, new: Disposition) -> Option<Disposition> {
        let row = row_of(signal)?;
        let _section = critical::enter();
        Some(
            self.rows[row]
                .set(Some(new))
                .unwrap_or_else(|| initial(row)),
        )
    }

    /// What is to be done with a signal that has come. A handler that is to be called once is
    /// the default from now on. Async-signal-safe.
    pub(super) fn on(&self, signal: i32) -> Option<Disposition> {
        let found = self.get(signal)?;
        if found.is_function() && found.flags & libc::SA_RESETHAND != 0 {
            let (from, to) = (found.handler as u64, libc::SIG_DFL as u64);
            // Where it has come on two threads, both have seen the handler.
            self.rows[row_of(signal)?].0.replace(0, from, to);
        }
        Some(found)
    }
}

/// What a program finds that has set nothing.
fn initial(row: usize) -> Disposition {
    let ignored = previous(row).is_some_and(|action| action.handler == libc::SIG_IGN);
    Disposition {
        handler: if ignored {
            libc::SIG_IGN
        } else {
            libc::SIG_DFL
        },
        flags: 0,
        mask: 0,
    }
}

impl SharedDisposition {
    fn get(&self) -> Option<Disposition> {
        disposition(self.0.get())
    }

    /// Changes the row, and gives what it was. No handler may read it on this thread meanwhile.
    fn set(&self, new: Option<Disposition>) -> Option<Disposition> {
        let words = new.map(|new| [new.handler as u64, u64::from(new.flags as u32), new.mask]);
        disposition(self.0.set(words.unwrap_or([UNSET as u64, 0, 0])))
    }
}

/// What the words of a row say.
fn disposition([handler, flags, mask]: [u64; 3]) -> Option<Disposition> {
    (handler != UNSET as u64).then_some(Disposition {
        handler: handler as usize,
        flags: flags as i32,
        mask,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_program_sees_its_own() {
        let (one, other) = (OwnDispositions::take(false), OwnDispositions::take(false));
        let (one, other) = (one.get(), other.get());
        let new = Disposition {
            handler: 0x1000,
            flags: libc::SA_RESETHAND,
            mask: 5,
        };
        let old = one.set(libc::SIGSEGV, new).unwrap();
        assert!(!old.is_function());
        assert_eq!(one.get(libc::SIGSEGV), Some(new));
        assert_eq!(other.get(libc::SIGSEGV), Some(old));
        assert_eq!(one.get(libc::SIGFPE), Some(old));
        assert_eq!(one.get(libc::SIGUSR1), None);
        // Called once, and then no more.
        assert_eq!(one.on(libc::SIGSEGV), Some(new));
        assert_eq!(
            one.get(libc::SIGSEGV).map(|found| found.handler),
            Some(libc::SIG_DFL)
        );
    }

    #[test]
    fn who_reads_sees_one_write_whole() {
        let table = OwnDispositions::take(false);
        let table = table.get();
        let nth = |n: u64| Disposition {
            handler: 0x1000 + n as usize,
            flags: n as i32,
            mask: n,
        };
        table.set(libc::SIGBUS, nth(0));
        std::thread::scope(|scope| {
            for thread in 0..2 {
                scope.spawn(move || {
                    for n in 0..10_000 {
                        table.set(libc::SIGBUS, nth(2 * n + thread));
                    }
                });
            }
            for _ in 0..10_000 {
                let found = table.get(libc::SIGBUS).unwrap();
                assert_eq!(found, nth(found.mask));
            }
        });
    }
}
