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
mod leaks;
mod library;
mod objects;
mod planes;
mod rows;

use std::cell::UnsafeCell;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use super::activation::{self, WalkStart};
use super::trap::TrapKind;
use finding::{Access, Broken, Finding, ObjectState, Rule};
pub(crate) use finding::{Promise, Promiser, Undefined};
pub(crate) use leaks::{Leak, leaks};
pub(crate) use library::{Kind, lookup as library_row};
use objects::Records;
pub(crate) use objects::{Record, define_variable, forget_variable, take_variable, unknown};
pub(crate) use planes::Plane;
pub(crate) use rows::Role;

/// How many objects a thread keeps in mind that were found by their addresses.
const RECENT: usize = 256;
/// How many functions a thread keeps in mind that are not native.
const OWN_CALLEES: usize = 64;

/// The bits of an address of a program.
const ADDRESS_BITS: u32 = 47;
/// How many arguments of a call have owners.
pub(crate) const MAX_ARGS: usize = 32;

/// A pointer and its owner.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Owned {
    /// The pointer.
    pub value: u64,
    /// The address of its owner's record.
    pub owner: u64,
}

/// What a thread passes from call to call beside arguments and results. Code knows the layout.
#[repr(C)]
pub(crate) struct State {
    /// The pointer that was returned last.
    pub result: Owned,
    /// The record of the `alloca` that was made last, by its number.
    pub top: u32,
    /// The number of the instruction that calls a function of the C library.
    pub site: u32,
    /// The pointers among the arguments of the call that is about to be made, by their places.
    pub args: [Owned; MAX_ARGS],
    /// The arguments of such a call as they are, and what they are ([`library`]).
    pub words: [u64; MAX_ARGS],
    /// The function that [`arg_bits`](Self::arg_bits) are for.
    pub callee: u64,
    /// The function that [`result_bits`](Self::result_bits) are of.
    pub returned_from: u64,
    /// Which bits of the arguments are undefined, one behind the other.
    pub arg_bits: [u64; 128],
    /// Which bits of the result are.
    pub result_bits: [u64; 32],
    /// Records of `alloca`s that are gone: the first and the last of them, and how many there are.
    retired: Retired,
    /// Where something undefined was read last.
    undefined_at: u64,
    /// Objects that were found by their addresses before.
    recent: [u32; RECENT],
    /// Functions that are not native, as was found before.
    own_callees: [u64; OWN_CALLEES],
    /// Addresses between which all `alloca`s of the thread lie.
    stack: std::ops::Range<u64>,
}

#[repr(C)]
struct Retired {
    first: u32,
    last: u32,
    count: u32,
}

impl State {
    /// Where [`result`](Self::result) is.
    pub(crate) const RESULT: u64 = std::mem::offset_of!(State, result) as u64;
    /// Where [`top`](Self::top) is.
    pub(crate) const TOP: u64 = std::mem::offset_of!(State, top) as u64;
    /// Where [`site`](Self::site) is.
    pub(crate) const SITE: u64 = std::mem::offset_of!(State, site) as u64;
    /// Where [`args`](Self::args) are.
    pub(crate) const ARGS: u64 = std::mem::offset_of!(State, args) as u64;
    /// Where [`callee`](Self::callee) is.
    pub(crate) const CALLEE: u64 = std::mem::offset_of!(State, callee) as u64;
    /// Where [`returned_from`](Self::returned_from) is.
    pub(crate) const RETURNED_FROM: u64 = std::mem::offset_of!(State, returned_from) as u64;
    /// Where [`arg_bits`](Self::arg_bits) are.
    pub(crate) const ARG_BITS: u64 = std::mem::offset_of!(State, arg_bits) as u64;
    /// How many bytes they have.
    pub(crate) const ARG_BITS_SIZE: u64 = 1024;
    /// Where [`result_bits`](Self::result_bits) are.
    pub(crate) const RESULT_BITS: u64 = std::mem::offset_of!(State, result_bits) as u64;
    /// How many bytes they have.
    pub(crate) const RESULT_BITS_SIZE: u64 = 256;
    /// Of how many bytes at most the undefined bits are read at once.
    pub(crate) const MAX_LOAD: u64 = 1 << 16;
    /// Where [`words`](Self::words) are.
    pub(crate) const WORDS: u64 = std::mem::offset_of!(State, words) as u64;
}

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

/// Ends the call of the program with a finding, if there is one. `sp` and `fp` are those of the function of the program
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
    unsafe { activation::raise_at(TrapKind::Finding(Box::new(finding)), place) }
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

/// How an access is described to [`check`]: whether it writes.
pub(crate) const WRITES: u32 = 1;
/// The same: whether null is an address like others.
pub(crate) const NULL_IS_VALID: u32 = 2;
/// The same: by how much the logarithm of its alignment is shifted.
pub(crate) const ALIGN_SHIFT: u32 = 8;

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

fn judge_apart(to: u64, from: u64, size: u64) -> Result<(), Finding> {
    if to == from || to.abs_diff(from) >= size {
        return Ok(());
    }
    let access = Access {
        address: to,
        size,
        writes: true,
    };
    Err(Finding {
        rule: Rule::Overlap,
        access: Some(access),
        object: None,
        other: Some(from),
        value_at: 0,
        broken: None,
    })
}

fn judge(address: u64, size: u64, owner: *const Record, how: u32) -> Result<(), Finding> {
    let access = Access {
        address,
        size,
        writes: how & WRITES != 0,
    };
    let known = objects::number_of(owner);
    let object = match known {
        0 => objects::at(address),
        known => Some(known),
    };
    let broken = |rule| {
        Err(Finding {
            rule,
            access: Some(access),
            object: object.map(objects::describe),
            other: None,
            value_at: 0,
            broken: None,
        })
    };
    if known == 0 && address < 4096 && how & NULL_IS_VALID == 0 {
        return broken(Rule::NullAccess);
    }
    if let Some(number) = object {
        let record = Records::get(number);
        match record.state() {
            ObjectState::Alive => {}
            ObjectState::Freed => return broken(Rule::UseAfterFree),
            ObjectState::Returned => return broken(Rule::UseAfterReturn),
            ObjectState::OutOfScope => return broken(Rule::UseAfterScope),
        }
        let offset = address.wrapping_sub(record.base());
        let size_of = record.full_size();
        if offset > size_of || size_of - offset < size {
            // A pointer that was made of no address at all is null plus something.
            return broken(Rule::OutOfBounds);
        }
        if access.writes && record.is_constant() {
            return broken(Rule::WriteToConstant);
        }
    }
    // No address of a program has more bits.
    if object.is_none() && address >> ADDRESS_BITS != 0 {
        return broken(Rule::OutOfBounds);
    }
    let align = 1u64 << (how >> ALIGN_SHIFT & 63);
    if !address.is_multiple_of(align) {
        return Err(Finding {
            rule: Rule::Misaligned,
            access: Some(access),
            object: object.map(objects::describe),
            other: Some(align),
            value_at: 0,
            broken: None,
        });
    }
    Ok(())
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

/// A comparison of two numbers, as [`compared`] is told of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparison {
    /// The place of its result.
    pub value_at: u32,
    /// What wants it.
    pub what: Undefined,
    /// Whether it asks if both are equal or not.
    pub is_equality: bool,
    /// Else whether it asks about `<` and `>=`, and not about `<=` and `>`.
    pub is_strict: bool,
    /// Whether as signed numbers.
    pub is_signed: bool,
    /// Their bits.
    pub width: u32,
}

impl Comparison {
    /// As one word.
    pub(crate) fn encode(self) -> u64 {
        let flags = [self.is_equality, self.is_strict, self.is_signed];
        let flags = flags
            .into_iter()
            .rev()
            .fold(0, |all, flag| all << 1 | u64::from(flag));
        u64::from(self.value_at)
            | (self.what as u64) << 32
            | flags << 40
            | u64::from(self.width) << 48
    }

    /// Whether its result depends on bits that are undefined: those of `a.1` in `a.0`, and of `b.1` in `b.0`.
    fn depends(encoded: u64, a: (u64, u64), b: (u64, u64)) -> bool {
        let has = |bit: u32| encoded >> (40 + bit) & 1 != 0;
        let [is_equality, is_strict, is_signed] = [0, 1, 2].map(has);
        let undefined = a.1 | b.1;
        if is_equality {
            return undefined != 0 && (a.0 ^ b.0) & !undefined == 0;
        }
        let sign = if is_signed {
            1 << (((encoded >> 48) - 1) & 63)
        } else {
            0
        };
        let bounds = |(value, undefined): (u64, u64)| {
            let value = value ^ sign;
            [value & !undefined, value | undefined]
        };
        let ([least_a, most_a], [least_b, most_b]) = (bounds(a), bounds(b));
        match is_strict {
            true => (least_a < most_b) != (most_a < least_b),
            false => (least_a <= most_b) != (most_a <= least_b),
        }
    }
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
        rule: finding::Undefined::rule(what),
        access: None,
        object: objects::at(at).map(objects::describe),
        other: Some(at),
        value_at,
        broken: None,
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
        rule: broken.rule(),
        access: None,
        object: object.map(objects::describe),
        other: None,
        value_at,
        broken: Some(broken),
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
    let known = match objects::number_of(owner) {
        0 => objects::at(address),
        known => Some(known),
    };
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
    let found = library::before(row, count as usize, kinds, state);
    // SAFETY: nothing in this frame is to be dropped; the place is that of the call.
    unsafe { settle(found, sp, fp) }
}

/// A function of the C library that reads by a format has returned.
extern "C" fn after_call(row: u32, result: i32) {
    // SAFETY: it is this thread's, which is here.
    let state = unsafe { &*state() };
    library::after(row, result, state);
}

/// A function is about to be called of which nothing is known, which may write whatever its first `count` arguments lead
/// to, if it is none of a checked program's. It is none for certain where `callee` is 0.
extern "C" fn before_unknown(callee: u64, count: u32) {
    let place = (callee >> 4) as usize % OWN_CALLEES;
    // SAFETY: it is this thread's, which is here.
    if callee != 0 && unsafe { (*state()).own_callees[place] } == callee {
        return;
    }
    if callee != 0 && !library::is_native(callee) {
        with_state(|state| state.own_callees[place] = callee);
        return;
    }
    // SAFETY: it is this thread's, which is here.
    let state = unsafe { &*state() };
    for argument in &state.args[..(count as usize).min(MAX_ARGS)] {
        if let Some(number) = objects::owner_of(*argument, argument.value) {
            let record = Records::get(number);
            define(record.base(), record.full_size());
        }
    }
}

/// What a function of a checked program's own does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// It changes what the program's code reads of objects, planes and its thread.
    Changes,
    /// It changes nothing of that.
    Judges,
    /// The same, and it is hardly ever called.
    Rare,
    /// The same, and it does not come back.
    Ends,
}

/// A function of the checked program's own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Helper {
    /// Its name.
    pub name: &'static str,
    /// Its parameters, a letter each: `l` for 64 bits, `i` for 32.
    pub params: &'static str,
    /// Its result, as a letter, `p` for a pointer, or `v` for none.
    pub result: char,
    /// What it does.
    pub effect: Effect,
}

macro_rules! helpers {
    ($($name:ident = $text:literal, $params:literal, $result:literal, $effect:ident;)*) => {
        /// What code of checked programs calls.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Call { $(
            #[doc = concat!("`", $text, "`")]
            $name,
        )* }

        impl Call {
            /// All of them.
            pub(crate) const ALL: &[Call] = &[$(Call::$name),*];

            /// How it is declared.
            pub(crate) fn helper(self) -> Helper {
                match self { $(
                    Call::$name => Helper {
                        name: $text,
                        params: $params,
                        result: $result,
                        effect: Effect::$effect,
                    },
                )* }
            }
        }
    };
}

helpers! {
    ThreadState = "jitlite.checked.state", "", 'p', Judges;
    Check = "jitlite.checked.access", "llli", 'v', Rare;
    CheckRange = "jitlite.checked.range", "llli", 'v', Judges;
    CheckApart = "jitlite.checked.apart", "lll", 'v', Judges;
    OwnerOf = "jitlite.checked.owner", "l", 'l', Judges;
    CopyShadow = "jitlite.checked.copy", "lll", 'v', Changes;
    FillBits = "jitlite.checked.fill", "lli", 'v', Changes;
    NoteUndefined = "jitlite.checked.note_undefined", "ll", 'v', Rare;
    Undefined = "jitlite.checked.undefined", "ii", 'v', Ends;
    Compared = "jitlite.checked.compared", "lllll", 'v', Rare;
    Broken = "jitlite.checked.broken", "lli", 'v', Ends;
    Dereferenceable = "jitlite.checked.dereferenceable", "llll", 'v', Rare;
    Quiet = "jitlite.checked.quiet", "lli", 'v', Judges;
    Argument = "jitlite.checked.argument", "lli", 'l', Changes;
    BeforeUnknown = "jitlite.checked.unknown_call", "li", 'v', Changes;
    Alloca = "jitlite.checked.alloca", "lli", 'l', Changes;
    Release = "jitlite.checked.release", "i", 'v', Changes;
    SaveStack = "jitlite.checked.save_stack", "", 'l', Changes;
    RestoreStack = "jitlite.checked.restore_stack", "l", 'v', Changes;
    BeginScope = "jitlite.checked.begin_scope", "l", 'v', Changes;
    EndScope = "jitlite.checked.end_scope", "l", 'v', Changes;
    Before = "jitlite.checked.call", "iil", 'v', Changes;
    After = "jitlite.checked.scanned", "ii", 'v', Changes;
}

/// Whether a function of the C library gives out or takes back memory, so that it is told who calls it.
pub(crate) fn is_of_heap(name: &[u8]) -> bool {
    heap::function(name).is_some()
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
