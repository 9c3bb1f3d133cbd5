//! A heap of a program's own, behind the functions of C and C++ that give out memory.
//!
//! Each program has one: pages from the system that no other program uses, given out by `dlmalloc`. So what a
//! program has is limited, and given back with it, whatever it has forgotten. Memory that C's own functions have
//! given out (`getline`, `asprintf`) is C's, and given back to C: an address says whose it is.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use dlmalloc::{Allocator, Dlmalloc};

use super::error::Unsupported;
use super::typed::{Closure, IntoHostFunc};
use super::types::FuncType;
use crate::runtime::critical::WithinHeap;
use crate::sys::memory::Mapping;

/// The size of pages.
const PAGE: usize = 4096;

/// A heap. Its memory is given back when it is dropped.
pub(super) struct Heap(Mutex<Dlmalloc<Pages>>);

impl std::fmt::Debug for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Heap")
            .field("in_use", &self.in_use())
            .finish()
    }
}

/// The pages of a heap, each mapping by its address, and how many bytes there may be.
#[derive(Debug)]
struct Pages {
    limit: usize,
    in_use: Cell<usize>,
    mappings: RefCell<BTreeMap<usize, Mapping>>,
}

// SAFETY: mappings are this heap's, of the sizes that are said, and stay where they are until they are given
// back; they are zeroed.
unsafe impl Allocator for Pages {
    fn alloc(&self, size: usize) -> (*mut u8, usize, u32) {
        let fits = (self.in_use.get().checked_add(size)).filter(|&all| all <= self.limit);
        let Some(in_use) = fits else {
            return (ptr::null_mut(), 0, 0);
        };
        let Ok(mapping) = Mapping::commit(size) else {
            return (ptr::null_mut(), 0, 0);
        };
        let pages = mapping.as_ptr();
        self.in_use.set(in_use);
        let mut mappings = self.mappings.borrow_mut();
        mappings.insert(mapping.start(), mapping);
        (pages, size, 0)
    }

    fn remap(&self, _: *mut u8, _: usize, _: usize, _: bool) -> *mut u8 {
        ptr::null_mut()
    }

    fn free_part(&self, _: *mut u8, _: usize, _: usize) -> bool {
        false
    }

    fn free(&self, pages: *mut u8, size: usize) -> bool {
        let mut mappings = self.mappings.borrow_mut();
        let Entry::Occupied(found) = mappings.entry(pages as usize) else {
            return false;
        };
        if found.get().len() != size {
            return false;
        }
        if let Err(kept) = found.remove().unmap() {
            mappings.insert(kept.start(), kept);
            return false;
        }
        self.in_use.set(self.in_use.get() - size);
        true
    }

    fn can_release_part(&self, _: u32) -> bool {
        false
    }

    fn allocates_zeros(&self) -> bool {
        true
    }

    fn page_size(&self) -> usize {
        PAGE
    }
}

impl Heap {
    /// A heap that takes at most so many bytes from the system.
    ///
    /// # Errors
    ///
    /// In a build without the feature `own-heap` only.
    pub(super) fn new(limit: usize) -> Result<Heap, Unsupported> {
        Ok(Heap(Mutex::new(Dlmalloc::new_with_allocator(Pages {
            limit,
            in_use: Cell::new(0),
            mappings: RefCell::default(),
        }))))
    }

    /// How many bytes it has from the system.
    pub(super) fn in_use(&self) -> usize {
        self.with(|heap| heap.allocator().in_use.get())
    }

    /// Does something in the heap, while no other thread does and none forks.
    fn with<R>(&self, f: impl FnOnce(&mut Dlmalloc<Pages>) -> R) -> R {
        let _within = WithinHeap::enter();
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// New memory; null where there is none.
    fn take(&self, size: usize, align: usize) -> *mut u8 {
        // SAFETY: no memory is used for that but the heap's own.
        let memory = self.with(|heap| unsafe {
            match align <= 16 {
                true => heap.c_malloc(size),
                false => heap.c_memalign(align, size),
            }
        });
        noting_failure(memory)
    }

    fn take_zeroed(&self, count: usize, size: usize) -> *mut u8 {
        let Some(bytes) = count.checked_mul(size) else {
            return noting_failure(ptr::null_mut());
        };
        let memory = self.take(bytes, 1);
        if !memory.is_null() {
            // SAFETY: so many bytes were given out.
            unsafe { memory.write_bytes(0, bytes) };
        }
        memory
    }

    /// Gives memory back, to whom it belongs.
    ///
    /// # Safety
    ///
    /// It was given out by this heap or C's, and is used no more.
    unsafe fn give(&self, memory: *mut u8) {
        if memory.is_null() {
            return;
        }
        self.with(|heap| match heap.allocator().has(memory) {
            // SAFETY: passed on to the caller.
            true => unsafe { heap.c_free(memory) },
            // SAFETY: as above; it is not this heap's.
            false => unsafe { libc::free(memory.cast()) },
        });
    }

    /// Makes memory larger or smaller; null, and it stays as it is, where there is not enough.
    ///
    /// # Safety
    ///
    /// As for [`give`](Self::give).
    unsafe fn resize(&self, memory: *mut u8, size: usize) -> *mut u8 {
        if memory.is_null() {
            return self.take(size, 1);
        }
        // SAFETY: passed on to the caller.
        noting_failure(self.with(|heap| unsafe {
            match heap.allocator().has(memory) {
                true => heap.c_realloc(memory, size),
                false => libc::realloc(memory.cast(), size).cast(),
            }
        }))
    }

    /// A copy of the first bytes of a string, at most so many, with a NUL behind them.
    ///
    /// # Safety
    ///
    /// There is a string, or so many bytes.
    unsafe fn copy(&self, text: *const u8, most: usize) -> *mut u8 {
        // SAFETY: passed on to the caller.
        let len = unsafe { libc::strnlen(text.cast(), most) };
        let memory = self.take(len + 1, 1);
        if !memory.is_null() {
            // SAFETY: the string has so many bytes, and as many and one were given out.
            unsafe {
                memory.copy_from_nonoverlapping(text, len);
                memory.add(len).write(0);
            }
        }
        memory
    }
}

impl Pages {
    /// Whether an address is one of these pages.
    fn has(&self, address: *mut u8) -> bool {
        let address = address as usize;
        let mappings = self.mappings.borrow();
        let below = mappings.range(..=address).next_back();
        below.is_some_and(|(&start, mapping)| address - start < mapping.len())
    }
}

/// Sets C's `errno` where there is no memory.
fn noting_failure(memory: *mut u8) -> *mut u8 {
    if memory.is_null() {
        // SAFETY: this thread's `errno` is always there.
        unsafe { *libc::__errno_location() = libc::ENOMEM };
    }
    memory
}

/// What `new` ends with where it has no memory: an exception would need the program's own library.
const FULL: &str = "the program's heap is full";

/// A function of a heap, and its type.
type HostFunction = (FuncType, Closure);

/// The functions of C and C++ that give out memory, of a heap: the one of this name, if there is one.
pub(super) fn function(heap: &Arc<Heap>, name: &str) -> Option<HostFunction> {
    let heap = heap.clone();
    Some(match name {
        "malloc" => of(move |size: usize| heap.take(size, 1)),
        "calloc" => of(move |count: usize, size: usize| heap.take_zeroed(count, size)),
        "realloc" => of(move |memory: *mut u8, size: usize| {
            // SAFETY: whoever makes the program vouches for what it does with memory.
            unsafe { heap.resize(memory, size) }
        }),
        "reallocarray" => of(move |memory: *mut u8, count: usize, size: usize| {
            match count.checked_mul(size) {
                // SAFETY: as above.
                Some(size) => unsafe { heap.resize(memory, size) },
                None => noting_failure(ptr::null_mut()),
            }
        }),
        // SAFETY: as above.
        "free" => of(move |memory: *mut u8| unsafe { heap.give(memory) }),
        "aligned_alloc" | "memalign" => {
            of(
                move |align: usize, size: usize| match align.is_power_of_two() {
                    true => heap.take(size, align),
                    false => noting_failure(ptr::null_mut()),
                },
            )
        }
        "posix_memalign" => of(move |to: *mut *mut u8, align: usize, size: usize| -> i32 {
            if !align.is_power_of_two() || align < size_of::<usize>() {
                return libc::EINVAL;
            }
            let memory = heap.take(size, align);
            if memory.is_null() {
                return libc::ENOMEM;
            }
            // SAFETY: as above.
            unsafe { to.write(memory) };
            0
        }),
        // SAFETY: as above.
        "strdup" => of(move |text: *const u8| unsafe { heap.copy(text, usize::MAX) }),
        // SAFETY: as above.
        "strndup" => of(move |text: *const u8, most: usize| unsafe { heap.copy(text, most) }),
        // `operator new`, of one and of several, and with an alignment; and those that give null.
        "_Znwm" | "_Znam" => of(move |size: usize| found(heap.take(size, 1))),
        "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
            of(move |size: usize, align: usize| found(heap.take(size, align)))
        }
        "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
            of(move |size: usize, _: *const u8| heap.take(size, 1))
        }
        // SAFETY: as above.
        "_ZdlPv" | "_ZdaPv" => of(move |memory: *mut u8| unsafe { heap.give(memory) }),
        "_ZdlPvm" | "_ZdaPvm" | "_ZdlPvSt11align_val_t" | "_ZdaPvSt11align_val_t" => {
            // SAFETY: as above.
            of(move |memory: *mut u8, _: usize| unsafe { heap.give(memory) })
        }
        "_ZdlPvmSt11align_val_t" | "_ZdaPvmSt11align_val_t" => {
            // SAFETY: as above.
            of(move |memory: *mut u8, _: usize, _: usize| unsafe { heap.give(memory) })
        }
        _ => return None,
    })
}

fn found(memory: *mut u8) -> Result<*mut u8, &'static str> {
    match memory.is_null() {
        true => Err(FULL),
        false => Ok(memory),
    }
}

fn of<Args, F: IntoHostFunc<Args>>(function: F) -> HostFunction {
    (F::func_type(), function.into_closure())
}
