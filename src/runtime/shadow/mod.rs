//! What checked programs ask of the runtime: which object an address belongs to, which one a pointer was made of, and
//! whether an access is one that the language defines.
//!
//! Each object (a block of the heap, an `alloca`, a variable) has a record ([`objects`]). A pointer's *owner* is the
//! record of the object that the pointer was made of; `checked` keeps it beside the pointer, in a value of its own.
//! Where pointers go through memory, their owners go through a plane beside it ([`planes`]); where they go through calls,
//! through the [`State`] of the thread. An owner travels with the value that it belongs to, and counts only where that
//! value is found again: so code that knows nothing of owners may move pointers about as it likes.
//!
//! The functions here are called by the code of a checked program. They are safe under threads. What they find ends
//! the call with a [`Finding`].

mod blocks;
pub(crate) mod finding;
mod heap;
pub(crate) mod judge;
pub(crate) mod layout;
pub(crate) mod leaks;
pub(crate) mod library;
mod objects;
pub(crate) mod observers;
mod planes;
mod process;
mod rows;

use std::cell::UnsafeCell;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use super::activation::{self, WalkStart};
use super::trap::TrapKind;
use finding::{Broken, Finding};
pub(crate) use finding::{Promise, Promiser, Undefined};
use judge::{World, judge_apart};
pub(crate) use layout::{
    ALIGN_SHIFT, Call, Comparison, Effect, Ground, MAX_ARGS, NULL_IS_VALID, Plane, PlanePlaces,
    Record, State, WRITES,
};
use layout::{OWN_CALLEES, Owned, RECENT, Retired};
pub(crate) use leaks::Leak;
use library::Passed;
pub(crate) use library::{Kind, lookup as library_row};
use objects::Records;
pub(crate) use objects::{define_variable, forget_variable};
use process::Process;
pub(crate) use rows::{Role, is_of_heap};

/// The bits of an address of a program.
const ADDRESS_BITS: u32 = 47;
const NOTHING: Owned = Owned { value: 0, owner: 0 };

thread_local! {
    /// Has nothing to drop: code that runs last in a thread may still ask for it.
    static STATE: UnsafeCell<State> = const {
        UnsafeCell::new(State {
            result: NOTHING,
            top: 0,
            site: 0,
            args: [NOTHING; MAX_ARGS],
            words: [0; MAX_ARGS],
            callee: 0,
            returned_from: 0,
            arg_bits: [0; 128],
            result_bits: [0; 32],
            retired: Retired { first: 0, last: 0, count: 0 },
            undefined_at: 0,
            recent: [0; RECENT],
            own_callees: [0; OWN_CALLEES],
            stack: 0..0,
        })
    };
}

/// The state of this thread, for code that runs in it: the pointer is good for as long as the thread is.
extern "C" fn state() -> *mut State {
    STATE.with(|state| {
        let state = state.get();
        // SAFETY: it is this thread's, and nothing refers to it meanwhile.
        unsafe {
            if (*state).result.owner == 0 {
                let owner = objects::unknown();
                (*state).result.owner = owner;
                (*state).args = [Owned { value: 0, owner }; MAX_ARGS];
            }
        }
        state
    })
}

/// The object off the stack that was last found by an address near this one.
fn recent(address: u64) -> u32 {
    // SAFETY: reads a word of this thread's state, which nobody writes meanwhile.
    unsafe { (&raw const (*state()).recent[(address >> 6) as usize % RECENT]).read() }
}

/// Keeps it in mind.
fn set_recent(address: u64, number: u32) {
    // SAFETY: writes a word of this thread's state, to which nobody has a reference that lives as long.
    unsafe { (&raw mut (*state()).recent[(address >> 6) as usize % RECENT]).write(number) }
}

/// The number of the `alloca` of this thread that was made last, if an address may lie in one.
fn top_around(address: u64) -> u32 {
    let state = state();
    // SAFETY: reads words of this thread's state, which nobody writes meanwhile.
    unsafe {
        let stack = &(*state).stack;
        if stack.contains(&address) {
            (*state).top
        } else {
            0
        }
    }
}

/// Does something with the state of this thread.
fn with_state<R>(f: impl FnOnce(&mut State) -> R) -> R {
    // SAFETY: it is this thread's, whose code does not run meanwhile, and `f` does not call this.
    STATE.with(|state| f(unsafe { &mut *state.get() }))
}

/// The number of the instruction that has called this, where the program says so, once.
fn take_site() -> u32 {
    with_state(|state| std::mem::take(&mut state.site))
}

/// Returns a pointer to the program, with its owner.
fn give(pointer: *mut u8, owner: u32) -> *mut u8 {
    let value = pointer as u64;
    let owner = Records::address(owner);
    with_state(|state| state.result = Owned { value, owner });
    pointer
}

/// Ends the call of the program with a finding, if there is one and nobody has the program go on. `sp` and `fp` are those of the function of the program
/// that has called.
///
/// # Safety
///
/// As for [`activation::raise_at`]; the callers have nothing to drop.
unsafe fn settle(found: Result<(), Finding>, sp: usize, fp: usize) {
    let Err(finding) = found else { return };
    let place = WalkStart {
        sp,
        fp,
        is_called: true,
    };
    // SAFETY: the caller keeps the contract of `settle`.
    unsafe {
        if !observers::tell(&finding, place) {
            activation::raise_at(TrapKind::Finding(Box::new(finding)), place)
        }
    }
}

/// Makes a function of C, of at most four words, by which code of the program calls one that has the place of the call for
/// its fifth and sixth argument: the stack pointer, at the address that it returns to, and the frame pointer.
macro_rules! with_place {
    ($($(#[$doc:meta])* $name:ident => $real:path;)*) => { $(
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// A checked program has called it.
        #[unsafe(naked)]
        unsafe extern "C" fn $name() {
            std::arch::naked_asm!(
                "mov r8, rsp",
                "mov r9, rbp",
                "jmp {real}",
                real = sym $real,
            )
        }
    )* };
}
use with_place;

with_place! {
    /// Whether an access is one that the language defines, where the short test in the program's own code has not said so.
    check => check_at;
    /// The same of a range that may be empty.
    check_range => check_range_at;
    /// Two ranges of the same size that must not overlap, unless they are the same.
    check_apart => check_apart_at;
    /// Something is undefined where it has to be defined.
    undefined => undefined_at;
    /// A promise is broken.
    broken => broken_at;
    /// Less may be readable at a pointer than was promised.
    dereferenceable => dereferenceable_at;
    /// A function writes that promises to write no memory but its own.
    quiet => quiet_at;
    /// A function of the C library is about to be called, with the arguments that the [`State`] has.
    before_call => before_call_at;
}

/// A branch is about to be taken on a comparison of numbers that have undefined bits: five words and the place.
///
/// # Safety
///
/// A checked program has called it.
#[unsafe(naked)]
unsafe extern "C" fn compared() {
    std::arch::naked_asm!(
        "mov r9, rsp",
        "push rbp",
        "call {real}",
        "pop rbp",
        "ret",
        real = sym compared_at,
    )
}

extern "C" fn check_at(
    address: u64,
    size: u64,
    owner: *const Record,
    how: u32,
    sp: usize,
    fp: usize,
) {
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(judge(address, size, owner, how), sp, fp) }
}

fn judge(address: u64, size: u64, owner: *const Record, how: u32) -> Result<(), Finding> {
    Process.judge(address, size, objects::number_of(owner), how)
}

extern "C" fn check_range_at(
    address: u64,
    size: u64,
    owner: *const Record,
    how: u32,
    sp: usize,
    fp: usize,
) {
    if size > 0 {
        // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
        unsafe { settle(judge(address, size, owner, how), sp, fp) }
    }
}

extern "C" fn check_apart_at(to: u64, from: u64, size: u64, _: u64, sp: usize, fp: usize) {
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(judge_apart(to, from, size), sp, fp) }
}

/// The owner of a pointer of which nothing else is known: the object that it leads into.
extern "C" fn owner_of(address: u64) -> u64 {
    Records::address(objects::at(address).unwrap_or(0))
}

/// Has owners and undefined bits go along with memory that is copied.
extern "C" fn copy_shadow(to: u64, from: u64, size: u64) {
    planes::copy(Plane::Owners, to, from, size);
    if follows_values() {
        planes::copy(Plane::Bits, to, from, size);
    }
}

/// Whether any program of the process is tested for undefined values.
static FOLLOWS_VALUES: AtomicBool = AtomicBool::new(false);

/// The pointer that a variable of a program begins with, which does not run yet, has its owner.
pub(crate) fn begin_pointer(at: u64, owner: u32) {
    let object = Records::get(owner);
    // SAFETY: the variable is there, and has a pointer there; who writes it runs later.
    let value = unsafe { (at as *const u64).read_unaligned() };
    if object.base() != 0 {
        planes::set_owner(at, value, owner);
    }
}

/// The blocks of checked programs that are lost: see [`leaks::leaks`].
pub(crate) fn leaks() -> Vec<Leak> {
    leaks::leaks(&Process, objects::all())
}

/// Reserves the addresses that tests need.
///
/// # Errors
///
/// Where the system has none to give, as under a limit of addresses.
pub(crate) fn prepare() -> io::Result<()> {
    match Records::is_ready() && planes::is_ready() && blocks::is_ready() {
        true => Ok(()),
        false => Err(io::Error::new(
            io::ErrorKind::OutOfMemory,
            "no addresses for the tables of a checked program",
        )),
    }
}

/// Where the programs of this process find what they are tested with.
pub(crate) fn ground() -> Ground {
    Ground {
        unknown: objects::unknown(),
        planes: planes::places(),
        take: |_| objects::take_variable(),
        taken: 0,
    }
}

/// From now on it is known of memory which bits of it are undefined.
pub(crate) fn follow_values() {
    FOLLOWS_VALUES.store(true, Ordering::Relaxed);
}

fn follows_values() -> bool {
    FOLLOWS_VALUES.load(Ordering::Relaxed)
}

/// Memory that nobody has written so far.
fn undefine(at: u64, size: u64) {
    if follows_values() {
        planes::undefine(at, size);
    }
}

/// Memory that others than checked programs may write or have written.
fn define(at: u64, size: u64) {
    if follows_values() {
        planes::define(at, size);
    }
}

/// Memory is filled with a byte of which these bits are undefined.
extern "C" fn fill_bits(at: u64, size: u64, bits: u32) {
    match bits & 0xff {
        0 => planes::define(at, size),
        _ => planes::undefine(at, size),
    }
}

/// Notes where something undefined was read: at an address or in so many bytes behind it.
extern "C" fn note_undefined(at: u64, size: u64) {
    let defined = planes::defined_bytes(at, size);
    with_state(|state| state.undefined_at = at + defined.min(size));
}

extern "C" fn compared_at(
    a: u64,
    undefined_a: u64,
    b: u64,
    undefined_b: u64,
    comparison: u64,
    sp: usize,
    fp: usize,
) {
    if Comparison::depends(comparison, (a, undefined_a), (b, undefined_b)) {
        let what = (comparison >> 32) as u8;
        undefined_at(what.into(), comparison as u32, 0, 0, sp, fp);
    }
}

extern "C" fn undefined_at(what: u32, value_at: u32, _: u64, _: u64, sp: usize, fp: usize) {
    let at = with_state(|state| std::mem::take(&mut state.undefined_at));
    let finding = Finding {
        object: objects::at(at).map(objects::describe),
        other: Some(at),
        value_at,
        ..Finding::new(finding::Undefined::rule(what))
    };
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(Err(finding), sp, fp) }
}

/// Ends the program with a promise that was broken, about an object if one is known.
///
/// # Safety
///
/// As for [`settle`].
unsafe fn end_with(broken: Broken, object: Option<u32>, value_at: u32, sp: usize, fp: usize) {
    let finding = Finding {
        object: object.map(objects::describe),
        value_at,
        broken: Some(broken),
        ..Finding::new(broken.rule())
    };
    // SAFETY: the caller keeps the contract of `settle`.
    unsafe { settle(Err(finding), sp, fp) }
}

extern "C" fn broken_at(what: u64, value: u64, value_at: u32, _: u64, sp: usize, fp: usize) {
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { end_with(Broken::decode(what, value), None, value_at, sp, fp) }
}

extern "C" fn dereferenceable_at(
    address: u64,
    size: u64,
    owner: *const Record,
    what: u64,
    sp: usize,
    fp: usize,
) {
    if judge(address, size, owner, 0).is_err() {
        let object = objects::number_of(owner);
        let object = (object != 0).then_some(object);
        // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
        unsafe { end_with(Broken::decode(what, address), object, 0, sp, fp) }
    }
}

extern "C" fn quiet_at(
    address: u64,
    owner: *const Record,
    mark: u32,
    _: u64,
    sp: usize,
    fp: usize,
) {
    let known = Process.known_or_at(objects::number_of(owner), address);
    let is_own =
        known.is_none_or(|number| with_state(|state| objects::is_since(state, number, mark)));
    if !is_own {
        let what = Promiser::Function.encode(Promise::ReadOnly);
        // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
        unsafe { end_with(Broken::decode(what, address), known, 0, sp, fp) }
    }
}

/// An `alloca` that lives from now on.
extern "C" fn enter_alloca(address: u64, size: u64, site: u32) -> u64 {
    undefine(address, size);
    with_state(|state| Records::address(objects::push_alloca(state, address, size, site)))
}

/// The copy of an argument that is passed by value, which lives as an `alloca` does.
extern "C" fn enter_argument(address: u64, size: u64, site: u32) -> u64 {
    with_state(|state| Records::address(objects::push_alloca(state, address, size, site)))
}

/// Ends the life of each `alloca` that was made since `mark` was the last.
extern "C" fn release(mark: u32) {
    with_state(|state| objects::release(state, mark));
}

/// Notes where the stack is: what that is the owner of.
extern "C" fn save_stack() -> u64 {
    with_state(|state| Records::address(objects::save_stack(state)))
}

/// Ends the life of each `alloca` that was made since the stack was noted.
extern "C" fn restore_stack(saved: *const Record) {
    with_state(|state| objects::restore_stack(state, objects::number_of(saved)));
}

/// The scope of an `alloca` ends.
extern "C" fn end_scope(owner: *const Record) {
    objects::set_scope(objects::number_of(owner), false);
}

/// The scope of an `alloca` begins.
extern "C" fn begin_scope(owner: *const Record) {
    let number = objects::number_of(owner);
    objects::set_scope(number, true);
    if number != 0 {
        let record = Records::get(number);
        undefine(record.base(), record.full_size());
    }
}

/// `kinds` says what each argument is ([`library::Kind`]).
extern "C" fn before_call_at(row: u32, count: u32, kinds: u64, _: u64, sp: usize, fp: usize) {
    // SAFETY: it is this thread's, which is here.
    let state = unsafe { &*state() };
    let found = library::before(row, passed(state, count, kinds), &mut Process);
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(found, sp, fp) }
}

fn passed(state: &State, count: u32, kinds: u64) -> Passed<'_> {
    Passed {
        words: &state.words,
        owned: &state.args,
        count: count as usize,
        kinds,
    }
}

/// A function of the C library that reads by a format has returned.
extern "C" fn after_call(row: u32, result: i32) {
    // SAFETY: it is this thread's, which is here.
    let state = unsafe { &*state() };
    library::after(row, result, passed(state, 0, 0), &mut Process);
}

/// A function is about to be called of which nothing is known, which may write whatever its first `count` arguments lead
/// to, if it is none of a checked program's. It is none for certain where `callee` is 0.
extern "C" fn before_unknown(callee: u64, count: u32) {
    let place = (callee >> 4) as usize % OWN_CALLEES;
    // SAFETY: it is this thread's, which is here.
    if callee != 0 && unsafe { (*state()).own_callees[place] } == callee {
        return;
    }
    if callee != 0 && !process::is_native(callee) {
        with_state(|state| state.own_callees[place] = callee);
        return;
    }
    // SAFETY: it is this thread's, which is here.
    let state = unsafe { &*state() };
    for argument in &state.args[..(count as usize).min(MAX_ARGS)] {
        if let Some(number) = Process.owner_of(*argument, argument.value) {
            Process.define_object(number);
        }
    }
}

/// The address of what a checked program finds under a name before it looks elsewhere: a function of ours, or one
/// that stands for a function of the C library.
pub(crate) fn function(name: &[u8]) -> Option<*const u8> {
    let is = |call: &&Call| call.helper().name.as_bytes() == name;
    let Some(&call) = Call::ALL.iter().find(is) else {
        return heap::function(name);
    };
    Some(match call {
        Call::ThreadState => state as *const u8,
        Call::Check => check as *const u8,
        Call::CheckRange => check_range as *const u8,
        Call::CheckApart => check_apart as *const u8,
        Call::OwnerOf => owner_of as *const u8,
        Call::CopyShadow => copy_shadow as *const u8,
        Call::FillBits => fill_bits as *const u8,
        Call::NoteUndefined => note_undefined as *const u8,
        Call::Undefined => undefined as *const u8,
        Call::Compared => compared as *const u8,
        Call::Broken => broken as *const u8,
        Call::Dereferenceable => dereferenceable as *const u8,
        Call::Quiet => quiet as *const u8,
        Call::Argument => enter_argument as *const u8,
        Call::BeforeUnknown => before_unknown as *const u8,
        Call::Alloca => enter_alloca as *const u8,
        Call::Release => release as *const u8,
        Call::SaveStack => save_stack as *const u8,
        Call::RestoreStack => restore_stack as *const u8,
        Call::BeginScope => begin_scope as *const u8,
        Call::EndScope => end_scope as *const u8,
        Call::Before => before_call as *const u8,
        Call::After => after_call as *const u8,
    })
}
