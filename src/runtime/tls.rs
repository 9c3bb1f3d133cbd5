//! Thread-local variables of programs: each thread has a copy of its own.
//!
//! The thread-local variables of a program are one [`Template`]: memory that holds their initial
//! values. A thread that asks for the address of one for the first time gets a copy of the whole.
//! Code asks by [`address`], with the address of a [`TlsVariable`], which stands in the symbol table
//! where the address of any other variable would.
//!
//! Promises: copies are freed when their thread ends, after all other values of the thread, or
//! with the program, whichever comes first. The main thread keeps its copy for what runs at exit.

use std::alloc::{Layout, alloc, dealloc};
use std::cell::Cell;
use std::ffi::c_void;
use std::fmt;
use std::ops::Range;
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};

use super::activation;
use super::collectors;
use super::critical;
use super::trap::TrapKind;

/// Finds the address of a variable of the host for the thread that calls it.
pub(crate) type Lookup = Box<dyn Fn() -> *const u8 + Send + Sync>;

/// A thread-local variable.
pub(crate) enum TlsVariable {
    /// Of a program: so many bytes from the start of its template.
    Own(Arc<Template>, usize),
    /// Of the host.
    Host(Lookup),
}

impl TlsVariable {
    /// The copies that threads have of a program's.
    pub(crate) fn copies(&self) -> Vec<Range<usize>> {
        match self {
            TlsVariable::Own(template, _) => {
                let copies = critical::lock(&template.copies);
                copies.iter().map(|&copy| template.bytes_of(copy)).collect()
            }
            TlsVariable::Host(_) => Vec::new(),
        }
    }
}

impl fmt::Debug for TlsVariable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TlsVariable::Own(template, offset) => write!(f, "{offset} bytes into {template:?}"),
            TlsVariable::Host(_) => f.write_str("of the host"),
        }
    }
}

/// The initial values of a program's thread-local variables.
#[derive(Debug)]
pub(crate) struct Template {
    /// Never used for another template.
    serial: u64,
    /// The row in the tables of threads.
    place: usize,
    image: usize,
    layout: Layout,
    /// The addresses of all copies.
    copies: Mutex<Vec<usize>>,
}

/// Rows of tables that no template has.
static FREE_PLACES: Mutex<(Vec<usize>, usize)> = Mutex::new((Vec::new(), 0));

impl Template {
    /// The template of the memory at `image`, from which threads copy.
    ///
    /// # Safety
    ///
    /// `size` bytes at `image` must stay readable as long as any thread may ask for a copy.
    pub(crate) unsafe fn new(image: *const u8, size: usize, align: usize) -> Option<Arc<Template>> {
        static SERIALS: AtomicU64 = AtomicU64::new(1);
        let layout = Layout::from_size_align(size.max(1), align).ok()?;
        let mut free = critical::lock(&FREE_PLACES);
        let place = free.0.pop().unwrap_or_else(|| {
            free.1 += 1;
            free.1 - 1
        });
        Some(Arc::new(Template {
            serial: SERIALS.fetch_add(1, Ordering::Relaxed),
            place,
            image: image as usize,
            layout,
            copies: Mutex::default(),
        }))
    }

    /// Makes a copy, or gives `None` where there is no memory.
    fn copy(&self) -> Option<*mut u8> {
        // SAFETY: the layout is not of size 0; the image is as large as it says.
        unsafe {
            let copy = alloc(self.layout);
            if copy.is_null() {
                return None;
            }
            ptr::copy_nonoverlapping(self.image as *const u8, copy, self.layout.size());
            critical::lock(&self.copies).push(copy as usize);
            Some(copy)
        }
    }

    /// Where a copy is.
    fn bytes_of(&self, copy: usize) -> Range<usize> {
        copy..copy + self.layout.size()
    }

    /// Frees the copy of a thread that ends, of which no collector knows any more.
    fn free(&self, copy: *mut u8) {
        let mut copies = critical::lock(&self.copies);
        if let Some(at) = copies.iter().position(|&known| known == copy as usize) {
            copies.swap_remove(at);
            // SAFETY: `copy` has allocated it so, and nobody has freed it, since it was in the list.
            unsafe { dealloc(copy, self.layout) };
        }
    }
}

impl Drop for Template {
    fn drop(&mut self) {
        for copy in critical::lock(&self.copies).drain(..) {
            // SAFETY: as in `free`; the program is gone, so nothing uses its variables.
            unsafe { dealloc(copy as *mut u8, self.layout) };
        }
        critical::lock(&FREE_PLACES).0.push(self.place);
    }
}

/// The copies of a thread.
#[derive(Default)]
struct Table {
    rows: Vec<ThreadCopy>,
    /// How often the thread has asked, while it ended, to free this.
    rounds: u32,
}

/// The copy of one template; that of serial 0 is none.
#[derive(Default)]
struct ThreadCopy {
    serial: u64,
    copy: usize,
    template: Weak<Template>,
}

thread_local! {
    /// Has nothing to drop: code that runs last in a thread may still use its variables.
    static TABLE: Cell<*mut Table> = const { Cell::new(ptr::null_mut()) };
}

/// Where a variable is for the thread that calls this. What code calls.
///
/// # Safety
///
/// `variable` must be null or lead to a variable of a program that is still there.
pub(crate) unsafe extern "C-unwind" fn address(variable: *const TlsVariable) -> *const u8 {
    // SAFETY: the caller keeps the contract of `address`; the table is this thread's.
    unsafe {
        match variable.as_ref() {
            None => ptr::null(),
            Some(TlsVariable::Host(lookup)) => {
                let _section = critical::enter();
                lookup()
            }
            Some(TlsVariable::Own(template, offset)) => {
                let row = TABLE
                    .get()
                    .as_ref()
                    .and_then(|t| t.rows.get(template.place));
                let copy = match row {
                    Some(row) if row.serial == template.serial => row.copy as *mut u8,
                    _ => first_use(template),
                };
                if copy.is_null() {
                    let why = "no memory for thread-local variables";
                    activation::raise(TrapKind::Host(why.into()));
                }
                copy.add(*offset)
            }
        }
    }
}

/// Makes this thread's copy; null where there is no memory.
#[cold]
#[inline(never)]
fn first_use(template: &Arc<Template>) -> *mut u8 {
    let copy = {
        // A handler may use the variables for the first time as well.
        let _section = critical::enter();
        first_copy(template)
    };
    // A collector may have to stop this thread first, by a signal.
    if let Some(copy) = copy {
        collectors::add_of_thread(template.bytes_of(copy as usize));
    }
    copy.unwrap_or(ptr::null_mut())
}

fn first_copy(template: &Arc<Template>) -> Option<*mut u8> {
    if TABLE.get().is_null() {
        let table = Box::into_raw(Box::<Table>::default());
        TABLE.set(table);
        keep(table);
    }
    // SAFETY: the table is this thread's, and nothing holds a reference to it.
    let table = unsafe { &mut *TABLE.get() };
    if table.rows.len() <= template.place {
        table
            .rows
            .resize_with(template.place + 1, ThreadCopy::default);
    }
    let copy = template.copy()?;
    table.rows[template.place] = ThreadCopy {
        serial: template.serial,
        copy: copy as usize,
        template: Arc::downgrade(template),
    };
    Some(copy)
}

/// Has the table freed when the thread ends.
fn keep(table: *mut Table) {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    let key = *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: `end` takes what the key is set to.
        (unsafe { libc::pthread_key_create(&mut key, Some(end)) } == 0).then_some(key)
    });
    // Where the system has no key left, the copies are freed with their programs.
    if let Some(key) = key {
        // SAFETY: the key was made above.
        unsafe { libc::pthread_setspecific(key, table.cast_const().cast()) };
    }
}

/// Called when a thread ends; the main thread does not end so.
///
/// # Safety
///
/// The system calls it with this thread's table, when the thread ends.
unsafe extern "C" fn end(table: *mut c_void) {
    let table = table.cast::<Table>();
    // SAFETY: the key was set to this thread's table, which nothing else frees.
    unsafe {
        // The program's own values of the thread may be dropped after this and use variables:
        // there are at least four rounds.
        if (*table).rounds < 2 {
            (*table).rounds += 1;
            keep(table);
            return;
        }
        let copies: Vec<_> = {
            let _section = critical::enter();
            TABLE.set(ptr::null_mut());
            let rows = Box::from_raw(table).rows.into_iter();
            let copies = rows.filter_map(|row| Some((row.template.upgrade()?, row.copy)));
            copies.collect()
        };
        // As in `first_use`.
        for (template, copy) in &copies {
            collectors::remove(template.bytes_of(*copy));
        }
        let _section = critical::enter();
        for (template, copy) in copies {
            template.free(copy as *mut u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thread_has_a_copy_that_ends_with_it() {
        let _section = critical::enter();
        let image = [1u8, 2, 3, 4];
        // SAFETY: the image lives as long as this test.
        let template = unsafe { Template::new(image.as_ptr(), 4, 64) }.unwrap();
        let variable = TlsVariable::Own(template.clone(), 2);
        // SAFETY: the variable is there; what it leads to is this thread's own.
        let get = |variable: &TlsVariable| unsafe { address(variable) as *mut u8 };
        let here = get(&variable);
        assert_eq!((here as usize) % 64, 2);
        // SAFETY: the variable is there; what it leads to is this thread's own.
        unsafe { here.write(9) };
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let there = get(&variable);
                // SAFETY: the variable is there; what it leads to is this thread's own.
                assert_eq!(unsafe { there.read() }, 3);
                let _section = critical::enter();
                assert_eq!(critical::lock(&template.copies).len(), 2);
            });
        });
        assert_eq!(get(&variable), here);
        // SAFETY: the variable is there; what it leads to is this thread's own.
        assert_eq!(unsafe { here.read() }, 9);
    }
}
