//! A heap of a program's own, behind the functions of C and C++ that give out memory.
//!
//! Each program has one: pages from the system that no other program uses ([`blocks`]). So what a program has is
//! limited, and given back with it, whatever it has forgotten; and what it gives back by mistake is a trap. Memory that
//! C's own functions have given out (`asprintf`, `realpath`) is C's, and given back to C: an address says whose it is.
//! Of C's memory it is only known where it cannot be.

mod blocks;

use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use self::blocks::{Blocks, GRAIN, NoBlock};
use super::error::Unsupported;
use super::typed::{Closure, IntoHostFunc};
use super::types::FuncType;
use crate::interp;
use crate::jit::closure::Mistake;
use crate::runtime::activation::in_native;
use crate::runtime::critical::WithinHeap;
use crate::runtime::foreign_block;
use crate::runtime::trap::{FreeMistake, TrapKind};
use crate::sys::memory::PAGE;

/// A heap. Its memory is given back when it is dropped.
pub(super) struct Heap(Mutex<Blocks>);

impl std::fmt::Debug for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Heap")
            .field("in_use", &self.in_use())
            .finish()
    }
}

/// Memory of a program, or the trap that its call ends with.
type Given = Result<*mut u8, Mistake>;

/// What an address is that a program gives back.
enum Owner<T> {
    /// A block of the heap.
    Heap(T),
    /// C's, as far as can be known.
    C,
}

impl Heap {
    /// A heap that takes at most so many bytes from the system.
    ///
    /// # Errors
    ///
    /// In a build without the feature `own-heap` only.
    pub(super) fn new(limit: usize) -> Result<Heap, Unsupported> {
        Ok(Heap(Mutex::new(Blocks::new(limit))))
    }

    /// How many bytes it has from the system.
    pub(super) fn in_use(&self) -> usize {
        self.with(|blocks| blocks.in_use())
    }

    /// Does something in the heap, while no other thread does and none forks. No memory of the program is accessed
    /// meanwhile, where a fault could end the call.
    fn with<R>(&self, f: impl FnOnce(&mut Blocks) -> R) -> R {
        let _within = WithinHeap::enter();
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Does something with a block of the heap that `function` was given.
    fn with_block<R>(
        &self,
        function: &'static str,
        memory: *mut u8,
        f: impl FnOnce(&mut Blocks, usize) -> Result<R, NoBlock>,
    ) -> Result<Owner<R>, Mistake> {
        let address = memory as usize;
        let mistake = match self.with(|blocks| f(blocks, address)) {
            Ok(found) => return Ok(Owner::Heap(found)),
            Err(NoBlock::Elsewhere)
                if !interp::has_in_frames(address) && foreign_block::is_possible(address) =>
            {
                return Ok(Owner::C);
            }
            Err(NoBlock::Elsewhere | NoBlock::Fresh) => FreeMistake::NeverAllocated,
            Err(NoBlock::Freed) => FreeMistake::AlreadyFree,
            Err(NoBlock::Inside { start, size }) => FreeMistake::InsideOfBlock {
                start: start as u64,
                size: size as u64,
            },
        };
        Err(Mistake(TrapKind::BadFree {
            function,
            address: address as u64,
            mistake,
        }))
    }

    /// New memory; null where there is none.
    fn take(&self, size: usize, align: usize) -> *mut u8 {
        let address = self.with(|blocks| blocks.take(size, align));
        let memory = address.map_or(ptr::null_mut(), ptr::with_exposed_provenance_mut);
        noting_failure(memory)
    }

    fn take_zeroed(&self, count: usize, size: usize) -> *mut u8 {
        let Some(bytes) = count.checked_mul(size) else {
            return noting_failure(ptr::null_mut());
        };
        let memory = self.take(bytes, GRAIN);
        if !memory.is_null() {
            // SAFETY: so many bytes were given out.
            in_native(|| unsafe { memory.write_bytes(0, bytes) });
        }
        memory
    }

    /// Gives memory back, to whom it belongs.
    fn give(&self, function: &'static str, memory: *mut u8) -> Result<(), Mistake> {
        if memory.is_null() {
            return Ok(());
        }
        match self.with_block(function, memory, Blocks::give)? {
            Owner::Heap(()) => {}
            // SAFETY: whoever makes the program vouches for what it does with memory that is not this heap's.
            Owner::C => in_native(|| unsafe { libc::free(memory.cast()) }),
        }
        Ok(())
    }

    /// Makes memory larger or smaller; null, and it stays as it is, where there is not enough. It is given back
    /// where nothing is to be left of it, as glibc has it.
    fn resize(&self, function: &'static str, memory: *mut u8, size: usize) -> Given {
        if memory.is_null() {
            return Ok(self.take(size, GRAIN));
        }
        let resized = self.with_block(function, memory, |blocks, address| {
            let old = blocks.size(address)?;
            match size {
                0 => blocks.give(address).map(|()| (old, None)),
                _ => Ok((old, Some(blocks.resize(address, size)?))),
            }
        })?;
        match resized {
            Owner::Heap((_, None)) => Ok(ptr::null_mut()),
            Owner::Heap((_, Some(true))) => Ok(memory),
            Owner::Heap((old, Some(false))) => {
                let new = self.take(size, GRAIN);
                if !new.is_null() {
                    // SAFETY: both blocks have so many bytes, and are apart.
                    in_native(|| unsafe { new.copy_from_nonoverlapping(memory, old.min(size)) });
                    self.give(function, memory)?;
                }
                Ok(new)
            }
            // SAFETY: as for `give`.
            Owner::C => Ok(in_native(|| unsafe {
                libc::realloc(memory.cast(), size).cast()
            })),
        }
    }

    /// How many bytes a block has.
    fn size(&self, memory: *mut u8) -> Result<usize, Mistake> {
        if memory.is_null() {
            return Ok(0);
        }
        match self.with_block("malloc_usable_size", memory, Blocks::size)? {
            Owner::Heap(size) => Ok(size),
            // SAFETY: as for `give`.
            Owner::C => Ok(in_native(|| unsafe {
                libc::malloc_usable_size(memory.cast())
            })),
        }
    }

    /// A copy of the first bytes of a string, at most so many, with a NUL behind them.
    ///
    /// # Safety
    ///
    /// There is a string, or so many bytes.
    unsafe fn copy(&self, text: *const u8, most: usize) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `copy`.
        let len = in_native(|| unsafe { libc::strnlen(text.cast(), most) });
        let memory = self.take(len + 1, GRAIN);
        if !memory.is_null() {
            // SAFETY: the string has so many bytes, and as many and one were given out.
            in_native(|| unsafe {
                memory.copy_from_nonoverlapping(text, len);
                memory.add(len).write(0);
            });
        }
        memory
    }

    /// Reads a line as C's `getdelim`, into memory of the heap.
    ///
    /// # Safety
    ///
    /// As for that.
    unsafe fn line(
        &self,
        function: &'static str,
        to: *mut *mut u8,
        room: *mut usize,
        end: i32,
        file: *mut libc::FILE,
    ) -> Result<isize, Mistake> {
        let (mut line, mut line_room) = (ptr::null_mut(), 0);
        // SAFETY: the caller keeps the contract of `line`. C makes the memory for the line, which is given back to it.
        unsafe {
            let len = in_native(|| getdelim(&mut line, &mut line_room, end, file));
            let bytes = usize::try_from(len).map_or(1, |len| len + 1);
            let mut memory = in_native(|| to.read());
            if memory.is_null() || in_native(|| room.read()) < bytes {
                memory = self.resize(function, memory, bytes)?;
                if memory.is_null() {
                    libc::free(line.cast());
                    return Ok(-1);
                }
                in_native(|| {
                    to.write(memory);
                    room.write(bytes);
                });
            }
            if len >= 0 {
                in_native(|| memory.copy_from_nonoverlapping(line.cast(), bytes));
            }
            libc::free(line.cast());
            Ok(len)
        }
    }
}

/// Sets C's `errno` where there is no memory.
fn noting_failure(memory: *mut u8) -> *mut u8 {
    if memory.is_null() {
        set_errno(libc::ENOMEM);
    }
    memory
}

fn set_errno(number: i32) {
    // SAFETY: this thread's `errno` is always there.
    unsafe { *libc::__errno_location() = number };
}

/// What `new` ends with where it has no memory: an exception would need the program's own library.
const FULL: &str = "the program's heap is full";

unsafe extern "C" {
    fn getdelim(
        line: *mut *mut libc::c_char,
        room: *mut usize,
        end: i32,
        file: *mut libc::FILE,
    ) -> isize;
}

/// A function of a heap, and its type.
type HostFunction = (FuncType, Closure);

/// The functions of C and C++ that give out memory, of a heap: the one of this name, if there is one.
pub(super) fn function(heap: &Arc<Heap>, name: &str) -> Option<HostFunction> {
    let heap = heap.clone();
    Some(match name {
        "malloc" => of(move |size: usize| heap.take(size, GRAIN)),
        "calloc" => of(move |count: usize, size: usize| heap.take_zeroed(count, size)),
        "realloc" => of(move |memory: *mut u8, size: usize| heap.resize("realloc", memory, size)),
        "reallocarray" => {
            of(
                move |memory: *mut u8, count: usize, size: usize| match count.checked_mul(size) {
                    Some(size) => heap.resize("reallocarray", memory, size),
                    None => Ok(noting_failure(ptr::null_mut())),
                },
            )
        }
        "free" => of(move |memory: *mut u8| heap.give("free", memory)),
        "free_sized" => of(move |memory: *mut u8, _: usize| heap.give("free_sized", memory)),
        "free_aligned_sized" => {
            of(move |memory: *mut u8, _: usize, _: usize| heap.give("free_aligned_sized", memory))
        }
        "malloc_usable_size" => of(move |memory: *mut u8| heap.size(memory)),
        "aligned_alloc" | "memalign" => {
            of(
                move |align: usize, size: usize| match align.is_power_of_two() {
                    true => heap.take(size, align),
                    false => {
                        set_errno(libc::EINVAL);
                        ptr::null_mut()
                    }
                },
            )
        }
        "valloc" => of(move |size: usize| heap.take(size, PAGE)),
        "pvalloc" => of(
            move |size: usize| match size.checked_next_multiple_of(PAGE) {
                Some(size) => heap.take(size, PAGE),
                None => noting_failure(ptr::null_mut()),
            },
        ),
        "posix_memalign" => of(move |to: *mut *mut u8, align: usize, size: usize| -> i32 {
            if !align.is_power_of_two() || align < size_of::<usize>() {
                return libc::EINVAL;
            }
            let memory = heap.take(size, align);
            if memory.is_null() {
                return libc::ENOMEM;
            }
            // SAFETY: whoever makes the program vouches for what it does with memory.
            in_native(|| unsafe { to.write(memory) });
            0
        }),
        // SAFETY: whoever makes the program vouches for the strings that it hands over.
        "strdup" | "__strdup" => of(move |text: *const u8| unsafe { heap.copy(text, usize::MAX) }),
        "strndup" | "__strndup" => {
            // SAFETY: whoever makes the program vouches for the strings that it hands over.
            of(move |text: *const u8, most: usize| unsafe { heap.copy(text, most) })
        }
        "getline" => of(
            move |to: *mut *mut u8, room: *mut usize, file: *mut libc::FILE| {
                // SAFETY: whoever makes the program vouches for what it does with memory.
                unsafe { heap.line("getline", to, room, b'\n'.into(), file) }
            },
        ),
        "getdelim" | "__getdelim" => of(
            move |to: *mut *mut u8, room: *mut usize, end: i32, file: *mut libc::FILE| {
                // SAFETY: whoever makes the program vouches for what it does with memory.
                unsafe { heap.line("getdelim", to, room, end, file) }
            },
        ),
        _ => return operator(heap, name),
    })
}

/// `operator new` and `delete` of C++, of one and of several, and with an alignment; and those that give null.
fn operator(heap: Arc<Heap>, name: &str) -> Option<HostFunction> {
    let delete = match name.as_bytes().get(..5)? {
        b"_ZdaP" => "operator delete[]",
        _ => "operator delete",
    };
    Some(match name {
        "_Znwm" | "_Znam" => of(move |size: usize| found(heap.take(size, GRAIN))),
        "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
            of(move |size: usize, align: usize| found(heap.take(size, aligned(align))))
        }
        "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => {
            of(move |size: usize, _: *const u8| heap.take(size, GRAIN))
        }
        "_ZnwmSt11align_val_tRKSt9nothrow_t" | "_ZnamSt11align_val_tRKSt9nothrow_t" => {
            of(move |size: usize, align: usize, _: *const u8| heap.take(size, aligned(align)))
        }
        "_ZdlPv" | "_ZdaPv" => of(move |memory: *mut u8| heap.give(delete, memory)),
        "_ZdlPvm" | "_ZdaPvm" | "_ZdlPvSt11align_val_t" | "_ZdaPvSt11align_val_t" => {
            of(move |memory: *mut u8, _: usize| heap.give(delete, memory))
        }
        "_ZdlPvRKSt9nothrow_t" | "_ZdaPvRKSt9nothrow_t" => {
            of(move |memory: *mut u8, _: *const u8| heap.give(delete, memory))
        }
        "_ZdlPvmSt11align_val_t" | "_ZdaPvmSt11align_val_t" => {
            of(move |memory: *mut u8, _: usize, _: usize| heap.give(delete, memory))
        }
        "_ZdlPvSt11align_val_tRKSt9nothrow_t" | "_ZdaPvSt11align_val_tRKSt9nothrow_t" => {
            of(move |memory: *mut u8, _: usize, _: *const u8| heap.give(delete, memory))
        }
        _ => return None,
    })
}

/// An alignment of C++, which is a power of two in a program that keeps the rules.
fn aligned(align: usize) -> usize {
    align.checked_next_power_of_two().unwrap_or(GRAIN)
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
