//! What code of checked programs knows of the runtime: the layout of the [`State`] of a thread and of the [`Record`] of
//! an object, the planes, and the functions that tests call.

use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64};

use super::finding::Undefined;

/// How many objects a thread keeps in mind that were found by their addresses.
pub(super) const RECENT: usize = 256;
/// How many functions a thread keeps in mind that are not native.
pub(super) const OWN_CALLEES: usize = 64;

/// How many arguments of a call have owners.
pub(crate) const MAX_ARGS: usize = 32;

/// How many records of `alloca`s that are gone a thread keeps before one is used again.
pub(crate) const RETIRED: usize = 1 << 12;
/// How many records of blocks of the heap that are gone are kept.
pub(crate) const QUARANTINE: usize = 1 << 16;
/// How many bytes of blocks that were given back are kept.
pub(crate) const MAX_KEPT_BYTES: u64 = 64 << 20;
/// How many blocks.
pub(crate) const MAX_KEPT: usize = 1 << 14;
/// How many bytes behind a block of the heap belong to no other object.
pub(crate) const ROOM_BEHIND: u64 = 32;
/// How many `alloca`s are looked through for an address.
pub(crate) const MAX_SEARCHED: usize = 10_000;

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
    pub(super) retired: Retired,
    /// Where something undefined was read last.
    pub(super) undefined_at: u64,
    /// Objects that were found by their addresses before.
    pub(super) recent: [u32; RECENT],
    /// Functions that are not native, as was found before.
    pub(super) own_callees: [u64; OWN_CALLEES],
    /// Addresses between which all `alloca`s of the thread lie.
    pub(super) stack: std::ops::Range<u64>,
}

/// A list of records.
#[repr(C)]
pub(super) struct Retired {
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) count: u32,
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

/// How an access is described to [`check`]: whether it writes.
pub(crate) const WRITES: u32 = 1;
/// The same: whether null is an address like others.
pub(crate) const NULL_IS_VALID: u32 = 2;
/// The same: by how much the logarithm of its alignment is shifted.
pub(crate) const ALIGN_SHIFT: u32 = 8;

/// What is known of an object.
#[repr(C, align(64))]
pub(crate) struct Record {
    /// Its address.
    pub(super) base: AtomicU64,
    /// How many bytes of it may be read: none, if it is not alive.
    pub(super) readable: AtomicU64,
    /// How many bytes of it may be written.
    pub(super) writable: AtomicU64,
    pub(super) size: AtomicU64,
    pub(super) state: AtomicU8,
    pub(super) kind: AtomicU8,
    pub(super) is_constant: AtomicU8,
    pub(super) made_at: AtomicU32,
    pub(super) ended_at: AtomicU32,
    /// The next one of a list.
    pub(super) next: AtomicU32,
}

impl Record {
    /// The least alignment of the address of an object that code tests accesses to.
    pub(crate) const ALIGN: u64 = 8;
    /// The logarithm of its bytes.
    pub(crate) const SIZE_LOG2: u64 = size_of::<Record>().trailing_zeros() as u64;
    /// Where the address is.
    pub(crate) const BASE: u64 = std::mem::offset_of!(Record, base) as u64;
    /// Where it stands how many bytes may be read.
    pub(crate) const READABLE: u64 = std::mem::offset_of!(Record, readable) as u64;
    /// Where it stands how many may be written.
    pub(crate) const WRITABLE: u64 = std::mem::offset_of!(Record, writable) as u64;
}

/// A plane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plane {
    /// That of owners.
    Owners = 0,
    /// That of undefined bits.
    Bits = 1,
}

impl Plane {
    /// The logarithm of the bytes of a chunk: the planes of a process have a table with a row for each.
    pub(crate) const CHUNK_BITS: u32 = 32;
    /// How many chunks there are: addresses of programs have 47 bits.
    pub(crate) const CHUNKS: usize = 1 << (47 - Self::CHUNK_BITS);
}

/// Where code finds planes.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "portable"), allow(dead_code))]
pub(crate) enum PlanePlaces {
    /// By tables that say for each chunk where its plane is, less the chunk's own address: for each plane the table for
    /// who reads and the one for who writes.
    Tables([[u64; 2]; 2]),
    /// At a distance from the memory that they are beside.
    Beside([u64; 2]),
}

/// Where code finds what it is tested with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// The record of no object, the first of all records.
    pub unknown: u64,
    /// The planes.
    pub planes: PlanePlaces,
    /// Takes a record for a variable: its number.
    pub take: fn(&mut u32) -> u32,
    /// How many records a program has taken that has its own.
    pub taken: u32,
}

/// Where a program with a memory of its own has the state of its thread, its records, and the planes beside its memory.
/// None of this is at an address that memory has.
#[derive(Debug)]
pub(crate) struct Own;

#[cfg_attr(not(feature = "portable"), allow(dead_code))]
impl Own {
    /// The bits of an address of its memory.
    pub(crate) const ADDRESS_BITS: u32 = 41;
    /// How far the planes are from what they are beside.
    pub(crate) const PLANES: [u64; 2] = [1 << Self::ADDRESS_BITS, 2 << Self::ADDRESS_BITS];
    /// The state.
    pub(crate) const STATE: u64 = 3 << Self::ADDRESS_BITS;
    /// The first record.
    pub(crate) const RECORDS: u64 = Self::STATE + 4096;

    /// The ground of a program of which no module was rewritten so far.
    pub(crate) fn ground() -> Ground {
        Ground {
            unknown: Self::RECORDS,
            planes: PlanePlaces::Beside(Self::PLANES),
            take: |taken| {
                *taken += 1;
                *taken
            },
            taken: 0,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 4096);

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
    pub(crate) fn depends(encoded: u64, a: (u64, u64), b: (u64, u64)) -> bool {
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
