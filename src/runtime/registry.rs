//! Which addresses are generated code, and whose.
//!
//! Two tables with two kinds of reader. The [`Window`]s say where any engine's code may lie; a
//! signal handler asks them, so they are read without locks and never freed. The
//! [`CodeRegistry`] of an engine says which function and which `ir` instruction an address
//! belongs to; it is asked after a trap has landed, in ordinary code, and has a lock.

use std::collections::BTreeMap;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};

use super::FuncIndex;
use super::critical;
use super::fork;
use super::trap::Fault;
use crate::lir::Origin;

/// How to find the frame of the caller from within a function: what stands in front of the stack
/// pointer while the function's body runs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FrameShape(u32);

impl FrameShape {
    /// `rbp` is the frame pointer: it leads to the caller's, and to the return address above that.
    pub const CHAINED: FrameShape = FrameShape(0);

    /// The return address is so many bytes above the stack pointer, a multiple of 8; right below
    /// it the caller's `rbp` is saved, or that is in `rbp` still.
    pub const fn fixed(size: u32, saves_rbp: bool) -> FrameShape {
        FrameShape(size | 1 | (saves_rbp as u32) << 1)
    }

    /// As the tables of windows have it.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// What has these bits.
    pub const fn from_bits(bits: u32) -> FrameShape {
        FrameShape(bits)
    }

    /// The distance of the return address and whether `rbp` is saved, if there is no chain.
    pub const fn parts(self) -> Option<(usize, bool)> {
        match self.0 & 1 {
            0 => None,
            _ => Some(((self.0 & !7) as usize, self.0 & 2 != 0)),
        }
    }
}

/// Each so many bytes of code have a [`FrameShape`]; no function starts within them.
pub(crate) const SHAPE_GRAIN: usize = 16;

/// The address range that one engine has reserved: executable code, followed by its data.
#[derive(Debug)]
pub(crate) struct Window {
    code_start: AtomicUsize,
    code_end: AtomicUsize,
    data_end: AtomicUsize,
    /// The shapes of frames, for the code from `code_start` on.
    shapes: AtomicPtr<AtomicU32>,
    /// How many look at what is there, which stays mapped until none does.
    readers: AtomicU32,
    next: AtomicPtr<Window>,
}

/// A window that contains an address, and stays mapped as long as this is there. What was found on a
/// stack may be left there by a call that has ended, and be in the code of an engine that is being
/// dropped.
struct Pinned(&'static Window);

impl Drop for Pinned {
    fn drop(&mut self) {
        // A child of `fork` forgets the readers that were other threads of its parent.
        let count = &self.0.readers;
        let _ = count.fetch_update(Ordering::Release, Ordering::Relaxed, |n| n.checked_sub(1));
    }
}

/// The head of the list of all windows that were ever registered. Nodes are reused, not freed.
static WINDOWS: AtomicPtr<Window> = AtomicPtr::new(ptr::null_mut());

/// What kind of call instruction stands before an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CallBefore {
    /// None.
    None,
    /// A call to generated code.
    Code,
    /// A call through an entry cell that leads out of generated code.
    Host,
    /// A call through a register or memory.
    Unknown,
}

impl Window {
    /// Whether the address lies in the executable part.
    pub(crate) fn contains_code(&self, address: usize) -> bool {
        let start = self.code_start.load(Ordering::SeqCst);
        let end = self.code_end.load(Ordering::SeqCst);
        // Another thread may give the node to another window meanwhile: both must be of one.
        start != 0
            && (start + 1..end).contains(&address)
            && self.code_start.load(Ordering::SeqCst) == start
    }

    /// Keeps the window mapped if it contains the address. Either this sees that the window goes, or
    /// whoever drops it sees the reader.
    fn pin(&'static self, address: usize) -> Option<Pinned> {
        if !self.contains_code(address) {
            return None;
        }
        self.readers.fetch_add(1, Ordering::SeqCst);
        let pinned = Pinned(self);
        self.contains_code(address).then_some(pinned)
    }

    /// The shape of the frame of the function that holds `pc`.
    ///
    /// # Safety
    ///
    /// `pc` must lie in this window's code, and the window's memory must be mapped.
    unsafe fn frame_shape(&self, pc: usize) -> FrameShape {
        let row = (pc - self.code_start.load(Ordering::Acquire)) / SHAPE_GRAIN;
        // SAFETY: the table has a row for each address of the code.
        let shape = unsafe { &*self.shapes.load(Ordering::Acquire).add(row) };
        FrameShape(shape.load(Ordering::Relaxed))
    }

    /// What kind of call the instruction before `pc` is.
    ///
    /// # Safety
    ///
    /// `pc` must lie in this window's code, and the window's memory must be mapped.
    unsafe fn call_before(&self, pc: usize) -> CallBefore {
        let start = self.code_start.load(Ordering::Acquire);
        if pc < start + 8 {
            return CallBefore::None;
        }
        let mut bytes = [0u8; 7];
        for (i, byte) in bytes.iter_mut().enumerate() {
            // SAFETY: the seven bytes before `pc` lie in the window's code.
            *byte = unsafe { ((pc - 7 + i) as *const u8).read_volatile() };
        }
        if bytes[1] == 0xff && bytes[2] == 0x15 {
            let displacement = i32::from_le_bytes([bytes[3], bytes[4], bytes[5], bytes[6]]);
            let cell = pc.wrapping_add_signed(displacement as isize);
            let data = self.code_end.load(Ordering::Acquire)..self.data_end.load(Ordering::Acquire);
            if cell.is_multiple_of(8) && data.contains(&cell) {
                // SAFETY: an aligned word in the window's data.
                let target = unsafe { (*(cell as *const AtomicUsize)).load(Ordering::Relaxed) };
                return match self.contains_code(target) {
                    true => CallBefore::Code,
                    false => CallBefore::Host,
                };
            }
        }
        if bytes[2] == 0xe8 {
            return CallBefore::Code;
        }
        // `call r/m64`: opcode FF with 2 in the middle of the byte after it, in the forms of two
        // (register), three and six (memory with a displacement) or three and seven bytes.
        let indirect = (0..6).any(|i| bytes[i] == 0xff && bytes[i + 1] & 0x38 == 0x10);
        match indirect {
            true => CallBefore::Unknown,
            false => CallBefore::None,
        }
    }
}

/// All windows. Async-signal-safe.
pub(crate) fn windows() -> impl Iterator<Item = &'static Window> {
    let mut next = WINDOWS.load(Ordering::Acquire);
    std::iter::from_fn(move || {
        // SAFETY: nodes of the list are leaked: they live for ever.
        let window = unsafe { next.as_ref() }?;
        next = window.next.load(Ordering::Acquire);
        Some(window)
    })
}

fn pinned(address: usize) -> Option<Pinned> {
    windows().find_map(|window| window.pin(address))
}

/// The shape of the frame of the function whose code holds the address; a chain where none does.
/// Async-signal-safe.
pub(crate) fn frame_shape(pc: usize) -> FrameShape {
    // SAFETY: the window contains it, and is mapped as long as it is pinned.
    pinned(pc).map_or(FrameShape::CHAINED, |pinned| unsafe {
        pinned.0.frame_shape(pc)
    })
}

/// What kind of call the instruction before an address is; `None` if the address lies in no engine's
/// code. Async-signal-safe.
pub(crate) fn call_before(pc: usize) -> Option<CallBefore> {
    // SAFETY: the window contains it, and is mapped as long as it is pinned.
    pinned(pc).map(|pinned| unsafe { pinned.0.call_before(pc) })
}

/// Whether an address is one of a window: of code, of what belongs to it, or of data near it. Async-signal-safe.
#[cfg(feature = "own-heap")]
pub(crate) fn is_in_window(address: usize) -> bool {
    windows().any(|window| {
        let start = window.code_start.load(Ordering::SeqCst);
        start != 0 && (start..window.data_end.load(Ordering::SeqCst)).contains(&address)
    })
}

/// Forgets who looks at windows, in a child that has none of its parent's other threads. The thread
/// that has forked is none of them.
pub(super) fn forget_readers() {
    windows().for_each(|window| window.readers.store(0, Ordering::SeqCst));
}

/// Whether the address lies in some engine's code. Async-signal-safe.
pub(crate) fn is_code(address: usize) -> bool {
    windows().any(|window| window.contains_code(address))
}

/// Makes an engine's address range known to the signal handler for as long as it lives. It is dropped
/// before the memory is unmapped, and waits for who looks at that.
#[derive(Debug)]
pub(crate) struct WindowRegistration(&'static Window);

impl WindowRegistration {
    /// Registers executable memory at `code_start..code_end`, with data up to `data_end`, and the
    /// table of the shapes of its frames.
    pub(crate) fn new(
        code_start: usize,
        code_end: usize,
        data_end: usize,
        shapes: *mut AtomicU32,
    ) -> Self {
        for window in windows() {
            // A window whose end is 0 is free; its start is the lock by which one taker wins.
            if window.code_end.load(Ordering::Acquire) == 0
                && window
                    .code_start
                    .compare_exchange(0, code_start, Ordering::AcqRel, Ordering::Relaxed)
                    .is_ok()
            {
                window.data_end.store(data_end, Ordering::Release);
                window.shapes.store(shapes, Ordering::Release);
                window.code_end.store(code_end, Ordering::Release);
                return WindowRegistration(window);
            }
        }
        let window: &'static Window = Box::leak(Box::new(Window {
            code_start: AtomicUsize::new(code_start),
            code_end: AtomicUsize::new(code_end),
            data_end: AtomicUsize::new(data_end),
            shapes: AtomicPtr::new(shapes),
            readers: AtomicU32::new(0),
            next: AtomicPtr::new(ptr::null_mut()),
        }));
        let mut head = WINDOWS.load(Ordering::Acquire);
        loop {
            window.next.store(head, Ordering::Release);
            let node = ptr::from_ref(window).cast_mut();
            match WINDOWS.compare_exchange_weak(head, node, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return WindowRegistration(window),
                Err(other) => head = other,
            }
        }
    }
}

/// The end of a window that contains nothing any more, but is not free.
const ENDED: usize = 1;

impl Drop for WindowRegistration {
    fn drop(&mut self) {
        // Readers that its parent had do not end in a child that has not noticed that it is one.
        fork::generation();
        self.0.code_end.store(ENDED, Ordering::SeqCst);
        while self.0.readers.load(Ordering::SeqCst) != 0 {
            std::thread::yield_now();
        }
        self.0.code_end.store(0, Ordering::Release);
        self.0.code_start.store(0, Ordering::Release);
    }
}

/// A published piece of code: one function.
#[derive(Debug)]
pub(crate) struct CodeRange {
    /// The address of the first byte.
    pub start: usize,
    /// The number of bytes.
    pub len: usize,
    /// The function.
    pub function: FuncIndex,
    /// Whether it goes on for another call of the function, whose frame is the next one.
    pub entered: bool,
    /// The places that a trap or a call can come from: those at one address in the order of the
    /// instructions, the others in any.
    pub sites: Box<[CodeSite]>,
    /// The offsets of the instructions by which it can be stopped, which begin with a prefix for that
    /// ([`limits::PLACE`](super::limits::PLACE)).
    pub stops: Box<[u32]>,
    /// From which instruction of the function the code comes, from each offset on; empty unless that is kept.
    pub map: Box<[(u32, Origin)]>,
    /// Where code comes from that other functions brought with them.
    pub inlined: Box<[InlinedSite]>,
}

/// An instruction of a function that was inlined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct InlinedSite {
    /// The function that it was written in.
    pub function: Option<FuncIndex>,
    /// The number of the instruction in it.
    pub inst: u32,
    /// The call in whose place it stands, as [`CodeSite::inst`] has it.
    pub at: u32,
}

/// A place in a function's code that a trap or a call can come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CodeSite {
    /// The offset of the instruction, or, of a call, of the one after it.
    pub offset: u32,
    /// The `ir` instruction that it is part of, as an [`Origin`] of the function.
    pub inst: u32,
    /// What it means that the processor refuses the instruction here, where that is not what
    /// its signal says.
    pub fault: Option<Fault>,
}

impl CodeRange {
    /// The functions with their instructions that an instruction is a part of: the one it was
    /// written in first, the range's own last.
    pub(crate) fn calls(&self, mut inst: u32) -> impl Iterator<Item = (FuncIndex, u32)> + '_ {
        let mut ended = false;
        std::iter::from_fn(move || {
            while let Some(row) = Origin(inst).row().filter(|_| !ended) {
                let row = self.inlined.get(row)?;
                inst = row.at;
                if let Some(function) = row.function {
                    return Some((function, row.inst));
                }
            }
            (!std::mem::replace(&mut ended, true)).then_some((self.function, inst))
        })
    }

    /// Where the instruction begins that a fault is of: a thread that goes on behind a prefix faults a byte further.
    pub(crate) fn instruction(&self, pc: usize) -> usize {
        let prefix = pc.wrapping_sub(1).wrapping_sub(self.start);
        let is_behind = self.stops.iter().any(|&stop| stop as usize == prefix);
        pc - usize::from(is_behind)
    }

    /// What the code at this address comes from, as [`CodeSite::inst`] has it, where that is kept.
    pub(crate) fn inst_at(&self, pc: usize) -> Option<u32> {
        let behind = (self.map).partition_point(|&(offset, _)| self.start + offset as usize <= pc);
        let (_, origin) = self.map.get(behind.checked_sub(1)?)?;
        Some(origin.0)
    }

    /// The site of a fault of the instruction at this address: where a call returns to it, there are two at its
    /// address, and the call's is the first.
    pub(crate) fn fault_site(&self, pc: usize) -> Option<CodeSite> {
        let is_here = |site: &&CodeSite| self.start + site.offset as usize == pc;
        let here = self.sites.iter().rev().find(is_here).copied();
        here.or_else(|| self.site(pc))
    }

    /// The site of a return address: the one at this address or, where none is, the
    /// next one (a `call` that meets the end of the stack has its site behind it).
    pub(crate) fn site(&self, pc: usize) -> Option<CodeSite> {
        let offset = u32::try_from(pc.checked_sub(self.start)?).ok()?;
        let behind = self.sites.iter().filter(|site| site.offset >= offset);
        behind.min_by_key(|site| site.offset).copied()
    }
}

/// The functions whose code is published, by address.
#[derive(Debug, Default)]
pub(crate) struct CodeRegistry {
    ranges: RwLock<BTreeMap<usize, Arc<CodeRange>>>,
}

impl CodeRegistry {
    /// No code.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Makes a function's code known. Done before the code can be reached.
    pub(crate) fn insert(&self, range: CodeRange) {
        critical::write(&self.ranges).insert(range.start, Arc::new(range));
    }

    /// Forgets the code that starts at this address.
    pub(crate) fn remove(&self, start: usize) {
        critical::write(&self.ranges).remove(&start);
    }

    /// The function whose code holds this address.
    pub(crate) fn lookup(&self, pc: usize) -> Option<Arc<CodeRange>> {
        let ranges = critical::read(&self.ranges);
        let (_, range) = ranges.range(..=pc).next_back()?;
        (pc - range.start < range.len).then(|| range.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_come_and_go() {
        let base = 0x7000_0000_0000_0000;
        let one = WindowRegistration::new(base, base + 100, base + 200, ptr::null_mut());
        assert!(is_code(base + 1) && is_code(base + 99));
        assert!(!is_code(base + 100));
        let two = WindowRegistration::new(base + 1000, base + 1100, base + 1200, ptr::null_mut());
        assert!(is_code(base + 1050) && is_code(base + 50));
        drop(one);
        assert!(!is_code(base + 50) && is_code(base + 1050));
        let three = WindowRegistration::new(base + 2000, base + 2100, base + 2200, ptr::null_mut());
        assert!(is_code(base + 2050) && is_code(base + 1050));
        drop((two, three));
        assert!(!is_code(base + 2050) && !is_code(base + 1050));
    }

    #[test]
    fn a_window_that_is_looked_at_stays() {
        let base = 0x7100_0000_0000_0000;
        let registration = WindowRegistration::new(base, base + 100, base + 200, ptr::null_mut());
        let reader = pinned(base + 50).unwrap();
        let dropped = std::sync::atomic::AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                drop(registration);
                dropped.store(true, Ordering::SeqCst);
            });
            // It is not found any more before it is gone.
            while is_code(base + 50) {
                std::thread::yield_now();
            }
            assert!(pinned(base + 50).is_none());
            assert!(!dropped.load(Ordering::SeqCst));
            drop(reader);
        });
        assert!(dropped.load(Ordering::SeqCst));
    }

    #[test]
    fn an_address_leads_to_its_function_and_instruction() {
        let _section = critical::enter();
        let site = |(offset, inst)| CodeSite {
            offset,
            inst,
            fault: None,
        };
        let registry = CodeRegistry::new();
        for (function, start) in [(FuncIndex(7), 0x1000), (FuncIndex(8), 0x1100)] {
            registry.insert(CodeRange {
                start,
                len: 0x80,
                function,
                entered: false,
                sites: [(30, 5), (4, 0), (4, 2), (10, 1)].map(site).into(),
                stops: Box::new([9]),
                map: [(2, 3), (4, 7), (20, 8)]
                    .map(|(offset, inst)| (offset, Origin(inst)))
                    .into(),
                inlined: Box::new([]),
            });
        }
        assert!(registry.lookup(0xfff).is_none());
        assert!(registry.lookup(0x1080).is_none());
        let range = registry.lookup(0x1100 + 29).unwrap();
        assert_eq!(range.function, FuncIndex(8));
        let inst = |offset: usize| range.site(0x1100 + offset).map(|site| site.inst);
        let insts = [0, 4, 5, 10, 11, 30].map(inst);
        assert_eq!(insts, [0, 0, 1, 1, 5, 5].map(Some));
        assert_eq!(inst(31), None);
        let fault = |offset: usize| range.fault_site(0x1100 + offset).map(|site| site.inst);
        assert_eq!(
            [4, 10, 11, 31].map(fault),
            [Some(2), Some(1), Some(5), None]
        );
        let instructions = [8, 9, 10, 11].map(|offset| range.instruction(0x1100 + offset) - 0x1100);
        assert_eq!(instructions, [8, 9, 9, 11]);
        let insts = [1, 2, 3, 19, 20, 100].map(|offset| range.inst_at(0x1100 + offset));
        let known = [3, 3, 7, 8, 8].map(Some);
        assert_eq!((insts[0], &insts[1..]), (None, &known[..]));
        registry.remove(0x1100);
        assert!(registry.lookup(0x1100).is_none());
        assert_eq!(
            registry.lookup(0x1000).map(|range| range.function),
            Some(FuncIndex(7))
        );
    }

    #[test]
    fn what_was_inlined_has_all_its_callers() {
        let row = |function, inst, at| InlinedSite {
            function: Some(FuncIndex(function)),
            inst,
            at,
        };
        let range = CodeRange {
            start: 0x1000,
            len: 0x80,
            function: FuncIndex(7),
            entered: false,
            sites: Box::new([]),
            stops: Box::new([]),
            map: Box::new([]),
            inlined: Box::new([row(8, 3, 5), row(9, 1, Origin::inlined(0).0)]),
        };
        let calls = |inst| -> Vec<(u32, u32)> { range.calls(inst).map(|c| (c.0.0, c.1)).collect() };
        assert_eq!(calls(2), [(7, 2)]);
        assert_eq!(calls(Origin::inlined(0).0), [(8, 3), (7, 5)]);
        assert_eq!(calls(Origin::inlined(1).0), [(9, 1), (8, 3), (7, 5)]);
    }

    #[test]
    fn readers_and_writers_can_be_many() {
        let registry = CodeRegistry::new();
        std::thread::scope(|scope| {
            for thread in 0..4usize {
                let registry = &registry;
                scope.spawn(move || {
                    let _section = critical::enter();
                    for i in 0..500usize {
                        let start = (i * 4 + thread) * 16;
                        registry.insert(CodeRange {
                            start,
                            len: 16,
                            function: FuncIndex(start as u32),
                            entered: false,
                            sites: Box::new([]),
                            stops: Box::new([]),
                            map: Box::new([]),
                            inlined: Box::new([]),
                        });
                        let found = registry.lookup(start + 15).unwrap();
                        assert_eq!(found.function.0 as usize, start);
                        if i % 2 == 0 {
                            registry.remove(start);
                        }
                    }
                });
            }
        });
        assert_eq!(registry.ranges.read().unwrap().len(), 1000);
    }
}
