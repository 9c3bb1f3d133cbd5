//! Code memory: one reserved range of addresses for an engine's code and the data close to it.
//!
//! ```text
//!   slots │ code ...                   │ entry rows, targets │ near data ...
//!   └── executable view ───────────────┘ └ writable ───────────┴ as each block says ──┘
//! ```
//!
//! The code is memory that is mapped twice: here readable and executable, and at an address of its
//! own, which only this file knows, writable. So no page is ever writable and executable, nothing
//! changes its protection while code runs, and everything in the range is in reach of a 32-bit
//! displacement from everywhere in it. Addresses are reserved, memory is not: a page costs nothing
//! before it is touched.
//!
//! Memory that is mapped twice is shared with a child process after `fork`, though, and both run
//! the code, and may go on compiling and unloading. So neither writes there any more: whoever is
//! about to, in the parent as in the child, first makes a copy of the code that is its own and puts
//! that in the place of the two views, where the code goes on running. That is checked once for
//! each [`Writer`], while which nobody forks.
//!
//! A debugger cannot set breakpoints in shared memory. Where it is to, there is no second view: the code is
//! private memory, and written through `/proc/self/mem`, which is slower.
//!
//! Promises: what is handed out is disjoint, aligned and, for data, zero; no two blocks of data
//! share a page, and none is followed by one that is accessible.

mod data;
mod index;
mod object;
mod views;

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::range_allocator::RangeAllocator;
use crate::runtime::EntryLayout;
use crate::runtime::critical::{self, CriticalSection};
use crate::runtime::fork;
use crate::runtime::registry::{FrameShape, SHAPE_GRAIN, WindowRegistration};
use crate::sys::memory::{Mapping, PAGE, Rights, synchronize_instruction_streams};
use crate::x64::baseline::count::SeenTarget;
use data::NearData;
use views::{Views, Window};

pub(crate) use data::DataBlock;
pub(crate) use index::FrameIndex;

/// How many bytes of addresses an engine reserves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WindowSize {
    /// For code, of which a sixteenth is for the functions' slots.
    pub code: usize,
    /// For entry rows and data that code reaches with a displacement.
    pub data: usize,
    /// Whether a debugger is to set breakpoints in the code.
    pub takes_breakpoints: bool,
}

impl Default for WindowSize {
    fn default() -> Self {
        WindowSize {
            code: 512 << 20,
            data: 512 << 20,
            takes_breakpoints: false,
        }
    }
}

/// The smallest window: where addresses are short, an engine makes do with this.
const SMALLEST: usize = 8 << 20;

/// Code and data must reach each other with 31 bits.
const LARGEST: usize = 2 << 30;

/// Bytes of code memory for one function's thunk and lazy stub.
pub(crate) const SLOT_SIZE: usize = EntryLayout::THUNK_STRIDE as usize;

/// Bytes of data for what is known of one function, its entry cell first.
pub(crate) const ROW_SIZE: usize = EntryLayout::CELL_STRIDE as usize;

/// How many indirect calls it can be noted of what they call; more share what is noted.
pub(crate) const MAX_TARGETS: usize = 1 << 12;

/// The alignment of code: a line of the cache, so that how long a function's loops take does not
/// depend on what was compiled before it.
pub(crate) const CODE_ALIGN: usize = 64;

/// Code memory. See the head of this module.
#[derive(Debug)]
pub(crate) struct CodeMemory {
    /// Dropped first: nobody may look for what is unmapped, and no child be made that would.
    _registration: WindowRegistration,
    /// The whole range; its first part is overlaid with the executable view of the code.
    window: Window,
    /// The two views of the code.
    views: Views,
    /// By which the unwinder finds the frames of the code, where it asks us.
    index: Option<FrameIndex>,
    /// The shapes of the frames of the code.
    shapes: Mapping,
    layout: RangeLayout,
    code: Mutex<RangeAllocator>,
    data: NearData,
    code_in_use: AtomicUsize,
    /// The end of the slots that were ever written.
    slots_end: AtomicUsize,
    /// The epoch in which the memory behind the views is this process's own.
    epoch: AtomicU32,
}

/// Where the parts of the range start.
#[derive(Debug, Clone, Copy)]
struct RangeLayout {
    base: usize,
    code_len: usize,
    max_functions: usize,
}

impl RangeLayout {
    fn rows(&self) -> usize {
        self.base + self.code_len
    }

    fn targets(&self) -> usize {
        self.rows() + ROW_SIZE * self.max_functions
    }

    fn near_data(&self) -> usize {
        let len = size_of::<SeenTarget>() * MAX_TARGETS;
        (self.targets() + len).next_multiple_of(PAGE)
    }
}

/// A part of the code memory that one function's code is in. It is given back by
/// [`Writer::free_code`].
#[derive(Debug)]
pub(crate) struct CodeBlock {
    start: usize,
    len: usize,
}

impl CodeBlock {
    /// Where the code runs.
    pub(crate) fn address(&self) -> usize {
        self.start
    }

    /// The addresses of the code.
    pub(crate) fn range(&self) -> Range<usize> {
        self.start..self.start + self.len
    }
}

impl CodeMemory {
    /// Reserves a range of this size, or of less where there is not as much. If `indexed`, and if that can
    /// be, the system's unwinder finds the frames of the code there ([`CodeMemory::index`]).
    pub(crate) fn new(size: WindowSize, indexed: bool) -> io::Result<Self> {
        let mut size = WindowSize {
            code: size
                .code
                .clamp(SMALLEST, LARGEST / 2)
                .next_multiple_of(SMALLEST),
            data: size
                .data
                .clamp(SMALLEST, LARGEST / 2 - SMALLEST)
                .next_multiple_of(SMALLEST),
            ..size
        };
        loop {
            match Self::reserve(size, indexed) {
                Err(error)
                    if error.raw_os_error() == Some(libc::ENOMEM)
                        && size.code.max(size.data) > SMALLEST =>
                {
                    size.code = (size.code / 4).max(SMALLEST);
                    size.data = (size.data / 4).max(SMALLEST);
                }
                other => return other,
            }
        }
    }

    fn reserve(size: WindowSize, indexed: bool) -> io::Result<Self> {
        fork::install_handlers();
        // Since when the memory is this process's own; what is new is.
        let epoch = fork::epoch();
        let window = Window::reserve(size.code + size.data, indexed.then_some(size.code))?;
        let views = match size.takes_breakpoints {
            true => Views::private(&window, size.code)?,
            false => Views::new(&window, size.code)?,
        };
        let shapes = size.code / SHAPE_GRAIN * size_of::<FrameShape>();
        let shapes = Mapping::reserve(shapes, Rights::ReadWrite)?;
        let layout = RangeLayout {
            base: window.start(),
            code_len: size.code,
            max_functions: size.code / 16 / SLOT_SIZE,
        };
        let end = layout.rows() + size.data;
        let first_code = layout.base + layout.max_functions * SLOT_SIZE;
        let index = window.table().map(|[header, spare]| {
            // SAFETY: that is what the window has room for.
            unsafe { FrameIndex::new(header, spare, layout.base, first_code) }
        });
        Ok(CodeMemory {
            index,
            window,
            views,
            layout,
            code: Mutex::new(RangeAllocator::new(first_code, layout.rows())),
            data: NearData::new(layout.near_data()..end)?,
            code_in_use: AtomicUsize::new(0),
            slots_end: AtomicUsize::new(layout.base),
            epoch: AtomicU32::new(epoch),
            _registration: WindowRegistration::new(
                layout.base,
                layout.rows(),
                end,
                shapes.as_ptr().cast(),
            ),
            shapes,
        })
    }

    /// Notes the shape of the frame of the function in a block, before its code is reached.
    pub(crate) fn set_shape(&self, block: &CodeBlock, shape: FrameShape) {
        let rows = self.shapes.as_ptr().cast::<AtomicU32>();
        let first = (block.start - self.layout.base) / SHAPE_GRAIN;
        for row in first..first + block.len / SHAPE_GRAIN {
            // SAFETY: the table has a row for every address of the code, where blocks are.
            unsafe { (*rows.add(row)).store(shape.bits(), Ordering::Release) };
        }
    }

    /// By which the unwinder finds the frames of the code; `None` where each must be registered.
    pub(crate) fn index(&self) -> Option<&FrameIndex> {
        self.index.as_ref()
    }

    /// How many functions there are slots and rows for.
    pub(crate) fn max_functions(&self) -> usize {
        self.layout.max_functions
    }

    /// The address of the first function's slot; the others follow, [`SLOT_SIZE`] apart.
    pub(crate) fn slots(&self) -> usize {
        self.layout.base
    }

    /// The address of the first function's entry row; the others follow, [`ROW_SIZE`] apart.
    pub(crate) fn rows(&self) -> usize {
        self.layout.rows()
    }

    /// What code notes of indirect calls, in a table with so many rows.
    pub(crate) fn targets(&self) -> &[SeenTarget; MAX_TARGETS] {
        // SAFETY: they lie between the entry rows and the near data, zeroed at first; code accesses them as
        // others do, atomically.
        unsafe { &*(self.layout.targets() as *const [SeenTarget; MAX_TARGETS]) }
    }

    /// Bytes of code in use, without slots.
    pub(crate) fn code_in_use(&self) -> usize {
        self.code_in_use.load(Ordering::Relaxed)
    }

    /// Lets code be written.
    ///
    /// # Errors
    ///
    /// If the memory is shared with another process, and there is none for a copy.
    pub(crate) fn writer(&self) -> io::Result<Writer<'_>> {
        let section = critical::enter();
        self.own()?;
        Ok(Writer {
            memory: self,
            _section: section,
        })
    }

    /// Makes sure that the memory is this process's own. Others may be running the code meanwhile,
    /// but nobody writes any that was not here before: this comes first for each.
    fn own(&self) -> io::Result<()> {
        let epoch = fork::epoch();
        if self.epoch.load(Ordering::Acquire) == epoch {
            return Ok(());
        }
        let code = self.lock_code();
        if self.epoch.load(Ordering::Acquire) == epoch {
            return Ok(());
        }
        let base = self.layout.base;
        let first_code = base + self.layout.max_functions * SLOT_SIZE;
        let written = [
            base..self.slots_end.load(Ordering::Relaxed),
            first_code..code.used_end(),
        ];
        self.views.replace_by_copy(&self.window, &written)?;
        self.epoch.store(epoch, Ordering::Release);
        Ok(())
    }

    fn lock_code(&self) -> MutexGuard<'_, RangeAllocator> {
        critical::lock(&self.code)
    }

    /// Takes zeroed memory for data, near the code if there is room. What lies behind it is not
    /// accessible.
    pub(crate) fn take_data(&self, len: usize, align: usize) -> io::Result<DataBlock> {
        self.data.take(len, align, false)
    }

    /// The same for constants, which are to be [sealed](DataBlock::seal).
    pub(crate) fn take_constants(&self, len: usize, align: usize) -> io::Result<DataBlock> {
        self.data.take(len, align, true)
    }

    /// Gives data back.
    ///
    /// # Safety
    ///
    /// Nothing may use the data any more.
    pub(crate) unsafe fn free_data(&self, block: DataBlock) {
        // SAFETY: the caller keeps the contract of `free_data`.
        unsafe { self.data.free(block) };
    }

    /// Whether all code reaches the address, and `margin` bytes around it, with a 32-bit
    /// displacement.
    pub(crate) fn reaches(&self, address: usize, margin: usize) -> bool {
        let (start, end) = (self.layout.base, self.layout.base + self.layout.code_len);
        let limit = i32::MAX as usize - margin;
        address.abs_diff(start) < limit && address.abs_diff(end) < limit
    }
}

/// The right to write code. While it is held nobody forks, and what is written is in memory of
/// this process alone.
pub(crate) struct Writer<'a> {
    memory: &'a CodeMemory,
    _section: CriticalSection,
}

impl Writer<'_> {
    /// Takes room for `len` bytes of code, or `None` where the code memory is full.
    pub(crate) fn take_code(&self, len: usize) -> Option<CodeBlock> {
        let len = len.checked_next_multiple_of(CODE_ALIGN)?;
        let start = self.memory.lock_code().take(len, CODE_ALIGN)?;
        self.memory.code_in_use.fetch_add(len, Ordering::Relaxed);
        Some(CodeBlock { start, len })
    }

    /// Writes code into a block that is not yet reachable.
    pub(crate) fn write(&self, block: &CodeBlock, offset: usize, code: &[u8]) {
        let fits = offset
            .checked_add(code.len())
            .is_some_and(|end| end <= block.len);
        assert!(fits, "code is written within its block");
        self.write_at(block.start + offset, code);
    }

    /// Writes the slots of functions that are being declared.
    pub(super) fn write_slot(&self, index: usize, slot: [u8; SLOT_SIZE]) {
        let layout = &self.memory.layout;
        assert!(index < layout.max_functions, "a slot has an index in range");
        let start = layout.base + index * SLOT_SIZE;
        let end = &self.memory.slots_end;
        end.fetch_max(start + SLOT_SIZE, Ordering::Relaxed);
        self.write_at(start, &slot);
    }

    /// Changes a byte of code that may be running: whoever is about to execute it does either.
    pub(super) fn patch(&self, address: usize, byte: u8) {
        self.write_at(address, &[byte]);
    }

    /// Gives code back.
    ///
    /// # Safety
    ///
    /// No thread may be executing the code, nor be able to reach it.
    pub(crate) unsafe fn free_code(&self, block: CodeBlock) {
        if let Some(index) = self.memory.index() {
            index.clear(block.start..block.start + block.len);
        }
        // Whoever still gets here stops at once instead of running what comes next.
        self.write_at(block.start, &vec![0xcc; block.len]);
        synchronize_instruction_streams();
        let in_use = &self.memory.code_in_use;
        in_use.fetch_sub(block.len, Ordering::Relaxed);
        self.memory.lock_code().give(block.start, block.len);
    }

    /// All callers have checked that the range lies in the code part, and it is the caller's, so
    /// that nobody else writes to it.
    fn write_at(&self, address: usize, code: &[u8]) {
        let memory = self.memory;
        let offset = address - memory.layout.base;
        let written = memory.views.write(&memory.window, offset, code);
        written.expect("what could be written once can be again");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::ptr;

    fn small() -> CodeMemory {
        let size = WindowSize {
            code: 16 << 20,
            data: 16 << 20,
            ..WindowSize::default()
        };
        CodeMemory::new(size, true).unwrap()
    }

    #[test]
    fn code_with_breakpoints_is_private_and_not_writable() {
        let size = WindowSize {
            takes_breakpoints: true,
            ..WindowSize::default()
        };
        let memory = CodeMemory::new(size, true).unwrap();
        let writer = memory.writer().unwrap();
        let block = writer.take_code(6).unwrap();
        // mov eax, 42; ret
        writer.write(&block, 0, &[0xb8, 42, 0, 0, 0, 0xc3]);
        let maps = fs::read_to_string("/proc/self/maps").unwrap();
        let holds = |line: &&str| {
            let (start, rest) = line.split_once('-').unwrap();
            let end = rest.split(' ').next().unwrap();
            let number = |text| usize::from_str_radix(text, 16).unwrap();
            (number(start)..number(end)).contains(&block.address())
        };
        let line = maps.lines().find(holds).unwrap();
        assert!(line.contains(" r-xp "), "{line}");
        // SAFETY: the code was just written.
        let f: extern "C" fn() -> i32 = unsafe { std::mem::transmute(block.address()) };
        assert_eq!(f(), 42);
    }

    #[test]
    fn written_code_runs() {
        let memory = small();
        let writer = memory.writer().unwrap();
        let block = writer.take_code(6).unwrap();
        // mov eax, 42; ret
        writer.write(&block, 0, &[0xb8, 42, 0, 0, 0, 0xc3]);
        // SAFETY: the code is a function without parameters that returns an `i32`.
        let function: extern "C" fn() -> i32 =
            unsafe { std::mem::transmute(block.address() as *const u8) };
        assert_eq!(function(), 42);
        assert_eq!(memory.code_in_use(), CODE_ALIGN);
        let address = block.address();
        // SAFETY: the call has returned.
        unsafe { writer.free_code(block) };
        assert_eq!(memory.code_in_use(), 0);
        assert_eq!(writer.take_code(16).unwrap().address(), address);
    }

    #[test]
    fn no_page_is_writable_and_executable() {
        let memory = small();
        let writer = memory.writer().unwrap();
        let block = writer.take_code(100).unwrap();
        writer.write(&block, 0, &[0x90; 100]);
        let data = memory.take_data(100, 64).unwrap();
        let maps = fs::read_to_string("/proc/self/maps").unwrap();
        let mut seen = [None, None, None];
        let writable = memory.views.writable().unwrap();
        for line in maps.lines() {
            let mut fields = line.split(' ');
            let (range, rights) = (fields.next().unwrap(), fields.next().unwrap());
            assert!(!(rights.contains('w') && rights.contains('x')), "{line}");
            let (from, to) = range.split_once('-').unwrap();
            let from = usize::from_str_radix(from, 16).unwrap();
            let to = usize::from_str_radix(to, 16).unwrap();
            for (i, at) in [block.address(), data.address(), writable]
                .into_iter()
                .enumerate()
            {
                if (from..to).contains(&at) {
                    seen[i] = Some(rights[..3].to_string());
                }
            }
        }
        let expected = ["r-x", "rw-", "rw-"].map(|rights| Some(rights.to_string()));
        assert_eq!(seen, expected);
    }

    #[test]
    fn data_is_zero_aligned_and_near() {
        let _section = critical::enter();
        let memory = small();
        let data = memory.take_data(1000, 64).unwrap();
        assert!(data.is_near() && data.address().is_multiple_of(64));
        // SAFETY: the block is 1000 bytes long and only this test knows of it.
        unsafe { ptr::write_bytes(data.address() as *mut u8, 0xff, 1000) };
        let address = data.address();
        // SAFETY: nothing uses the data.
        unsafe { memory.free_data(data) };
        let again = memory.take_data(1000, 64).unwrap();
        assert_eq!(again.address(), address);
        // SAFETY: nothing uses the data.
        let bytes = unsafe { std::slice::from_raw_parts(address as *const u8, 1000) };
        assert!(bytes.iter().all(|&byte| byte == 0));
    }

    #[test]
    fn large_data_lies_elsewhere() {
        let _section = critical::enter();
        let memory = small();
        let data = memory.take_data(1 << 30, 4096 * 4).unwrap();
        assert!(!data.is_near() && data.address().is_multiple_of(4096 * 4));
        // SAFETY: the last byte of a block that only this test knows of.
        unsafe { ((data.address() + (1 << 30) - 1) as *mut u8).write(1) };
        assert!(memory.take_data(usize::MAX, 8).is_err());
    }

    #[test]
    fn full_code_memory_says_so() {
        let memory = small();
        let writer = memory.writer().unwrap();
        assert!(writer.take_code(16 << 20).is_none());
        assert!(writer.take_code(usize::MAX).is_none());
        assert!(writer.take_code(1 << 20).is_some());
    }
}
