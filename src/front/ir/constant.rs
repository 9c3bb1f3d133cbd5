//! Constants, interned: equal constants have equal ids, those with lists too.

use super::global::GlobalId;
use super::inst::{BinaryOp, CastOp, FCmpCond, Flags, GepFlags, ICmpCond};
use super::intern::{HashIndex, hash_of, hash_of_bytes};
use super::metadata::MetadataId;
use super::name::{LocalName, Name};
use super::types::TypeId;
use crate::entity;
use crate::entity::{List, ListPool, PrimaryMap};

entity! {
    /// A constant of a [`ConstTable`].
    pub struct ConstId, "const";
}

/// A constant (Language Reference, "Constants"). The lists of [`List`] type live in the
/// [`ConstTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Const {
    /// An integer of at most 64 bits, zero-extended from the width of `ty`.
    Int {
        /// An integer type.
        ty: TypeId,
        /// The value modulo 2^width.
        value: u64,
    },
    /// An integer of more than 64 bits.
    BigInt {
        /// An integer type.
        ty: TypeId,
        /// Its 32-bit words, the lowest first, modulo 2^width. Where they are fewer than the width
        /// has, the sign of the last goes on above it: see [`ConstTable::word`].
        words: List,
    },
    /// `half`, `bfloat`, `float`, `double`.
    Float {
        /// The type.
        ty: TypeId,
        /// The IEEE bits, in the low bits.
        bits: u64,
    },
    /// `x86_fp80`, `fp128`, `ppc_fp128`.
    BigFloat {
        /// The type.
        ty: TypeId,
        /// The bits as 32-bit words, the lowest first.
        words: List,
    },
    /// `null`
    Null(TypeId),
    /// `zeroinitializer`
    Zero(TypeId),
    /// `undef`
    Undef(TypeId),
    /// `poison`
    Poison(TypeId),
    /// `none`
    NoneToken,
    /// `@name`: the address of a global.
    Global(GlobalId),
    /// `[T a, T b]`, `{T a, U b}`, `<T a, T b>` and so on, distinguished by `ty`.
    Aggregate {
        /// An array, struct or vector type.
        ty: TypeId,
        /// [`ConstId`]s.
        elems: List,
    },
    /// `splat (T c)`
    Splat {
        /// A vector type.
        ty: TypeId,
        /// The element.
        elem: ConstId,
    },
    /// `c"..."`; see [`ConstTable::bytes`].
    Bytes {
        /// An array of `i8`.
        ty: TypeId,
        /// Offset in the table's byte store.
        at: u32,
        /// Number of bytes.
        len: u32,
    },
    /// `blockaddress(@f, %b)`
    BlockAddress {
        /// The function.
        function: GlobalId,
        /// The block's name.
        block: LocalName,
    },
    /// `dso_local_equivalent @f`
    DsoLocalEquivalent(GlobalId),
    /// `no_cfi @f`
    NoCfi(GlobalId),
    /// A constant expression.
    Expr {
        /// What it computes.
        op: ConstOp,
        /// The type of the result.
        ty: TypeId,
        /// For `getelementptr`, the type that it steps through; else the same as `ty`.
        source: TypeId,
        /// [`ConstId`]s.
        args: List,
    },
    /// A metadata operand: `!12`, `ptr %x`.
    Metadata(MetadataId),
    /// `asm sideeffect "text", "constraints"`, as a callee.
    InlineAsm {
        /// The assembly text.
        text: Name,
        /// The constraints.
        constraints: Name,
        /// `sideeffect` 1, `alignstack` 2, `inteldialect` 4, `unwind` 8.
        flags: u8,
    },
}

impl Const {
    /// The list of a constant that has one.
    fn list(&self) -> Option<List> {
        match *self {
            Const::BigInt { words, .. } | Const::BigFloat { words, .. } => Some(words),
            Const::Aggregate { elems, .. } => Some(elems),
            Const::Expr { args, .. } => Some(args),
            _ => None,
        }
    }
}

/// The operator of a constant expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstOp {
    /// A conversion.
    Cast(CastOp),
    /// `getelementptr`; where it has [`GepFlags::INRANGE`], see [`ConstTable::inrange`].
    Gep(GepFlags),
    /// Integer or floating-point arithmetic; of the flags an expression may have `nuw`, `nsw` and
    /// `exact`.
    Binary(BinaryOp, Flags),
    /// `fneg`
    FNeg,
    /// `icmp`
    ICmp(ICmpCond),
    /// `fcmp`
    FCmp(FCmpCond),
    /// `select`
    Select,
    /// `extractelement`
    ExtractElement,
    /// `insertelement`
    InsertElement,
    /// `shufflevector`
    ShuffleVector,
    /// `extractvalue`; the indices are [`Const::Int`]s.
    ExtractValue,
    /// `insertvalue`; the indices are [`Const::Int`]s.
    InsertValue,
    /// `ptrauth`: the pointer, the key, the discriminator, and the address that is a part of it;
    /// the last two may be left out.
    PtrAuth,
}

/// The constants of a module.
#[derive(Clone, Default, Debug)]
pub struct ConstTable {
    consts: PrimaryMap<ConstId, Const>,
    index: HashIndex,
    /// The lists that constants refer to.
    pub lists: ListPool,
    bytes: Vec<u8>,
}

impl ConstTable {
    /// The id of a constant without a list.
    #[inline]
    pub fn intern(&mut self, value: Const) -> ConstId {
        debug_assert!(value.list().is_none() && !matches!(value, Const::Bytes { .. }));
        let ConstTable { consts, index, .. } = self;
        let hash = hash_of(&value);
        if let Some(id) = index.find(hash, |id| consts[ConstId(id)] == value) {
            return ConstId(id);
        }
        let id = consts.push(value);
        index.insert(hash, id.0);
        id
    }

    /// The id of a constant without a list, if it was asked for before.
    pub fn find(&self, value: Const) -> Option<ConstId> {
        debug_assert!(value.list().is_none() && !matches!(value, Const::Bytes { .. }));
        let same = |id| self.consts[ConstId(id)] == value;
        self.index.find(hash_of(&value), same).map(ConstId)
    }

    /// The id of the constant that `make` gives for a list of these words. What of them is behind
    /// the first `len` is a list of its own, behind the other one in the pool.
    fn intern_list(&mut self, words: &[u32], len: usize, make: impl Fn(List) -> Const) -> ConstId {
        let ConstTable {
            consts,
            index,
            lists,
            ..
        } = self;
        let head = make(List::EMPTY);
        let hash = hash_of(&(head, words));
        let (own, behind) = words.split_at(len);
        let same = |id| {
            let other = consts[ConstId(id)];
            other.list().is_some_and(|list| {
                make(list) == other
                    && lists.get(list) == own
                    && (behind.is_empty() || lists.behind(list) == behind)
            })
        };
        if let Some(id) = index.find(hash, same) {
            return ConstId(id);
        }
        let list = lists.push(own);
        if !behind.is_empty() {
            lists.push(behind);
        }
        let id = consts.push(make(list));
        index.insert(hash, id.0);
        id
    }

    /// An integer of more than 64 bits, from its 32-bit words, the lowest first.
    pub fn big_int(&mut self, ty: TypeId, words: &[u32]) -> ConstId {
        self.intern_list(words, words.len(), |words| Const::BigInt { ty, words })
    }

    /// Word `at` of an integer of more than 64 bits.
    pub fn word(&self, words: List, at: usize) -> u32 {
        let words = self.lists.get(words);
        let sign = || words.last().map_or(0, |&last| (last as i32 >> 31) as u32);
        words.get(at).copied().unwrap_or_else(sign)
    }

    /// A number of one of the types of more than 64 bits, from the 32-bit words of its bits, the
    /// lowest first.
    pub fn big_float(&mut self, ty: TypeId, words: &[u32]) -> ConstId {
        self.intern_list(words, words.len(), |words| Const::BigFloat { ty, words })
    }

    /// The integer `value` modulo 2^`width`, where `width`, the width of `ty`, is at most 64.
    #[inline]
    pub fn int(&mut self, ty: TypeId, width: u32, value: u64) -> ConstId {
        let mask = if width >= 64 {
            u64::MAX
        } else {
            (1 << width) - 1
        };
        self.intern(Const::Int {
            ty,
            value: value & mask,
        })
    }

    /// An aggregate.
    pub fn aggregate(&mut self, ty: TypeId, elems: &[ConstId]) -> ConstId {
        let words: smallvec::SmallVec<[u32; 32]> = elems.iter().map(|c| c.0).collect();
        self.intern_list(&words, words.len(), |elems| Const::Aggregate { ty, elems })
    }

    /// A constant expression.
    pub fn expr(&mut self, op: ConstOp, ty: TypeId, source: TypeId, args: &[ConstId]) -> ConstId {
        let words: smallvec::SmallVec<[u32; 8]> = args.iter().map(|c| c.0).collect();
        self.intern_list(&words, words.len(), |args| Const::Expr {
            op,
            ty,
            source,
            args,
        })
    }

    /// A `getelementptr inrange(low, high)` expression: its result is only used to reach the bytes
    /// from `low` to before `high`, counted from it.
    pub fn gep_inrange(
        &mut self,
        flags: GepFlags,
        (ty, source): (TypeId, TypeId),
        args: &[ConstId],
        (low, high): (i64, i64),
    ) -> ConstId {
        let mut words: smallvec::SmallVec<[u32; 12]> = args.iter().map(|c| c.0).collect();
        for bound in [low, high] {
            words.extend([bound as u32, (bound >> 32) as u32]);
        }
        let op = ConstOp::Gep(flags.with(GepFlags::INRANGE));
        self.intern_list(&words, args.len(), |args| Const::Expr {
            op,
            ty,
            source,
            args,
        })
    }

    /// The bounds of a `getelementptr inrange(low, high)` with these arguments.
    pub fn inrange(&self, args: List) -> (i64, i64) {
        let bound = |words: &[u32]| i64::from(words[1] as i32) << 32 | i64::from(words[0]);
        let words = self.lists.behind(args);
        (bound(&words[..2]), bound(&words[2..]))
    }

    /// A string constant.
    pub fn string(&mut self, ty: TypeId, bytes: &[u8]) -> ConstId {
        let ConstTable {
            consts,
            index,
            bytes: store,
            ..
        } = self;
        let hash = hash_of_bytes(bytes) ^ ty.0;
        let same = |id| match consts[ConstId(id)] {
            Const::Bytes { ty: own, at, len } => {
                own == ty && store.get(at as usize..(at + len) as usize) == Some(bytes)
            }
            _ => false,
        };
        if let Some(id) = index.find(hash, same) {
            return ConstId(id);
        }
        let at = store.len() as u32;
        store.extend_from_slice(bytes);
        let len = bytes.len() as u32;
        let id = consts.push(Const::Bytes { ty, at, len });
        index.insert(hash, id.0);
        id
    }

    /// A constant by its id.
    #[inline]
    pub fn get(&self, id: ConstId) -> Const {
        self.consts[id]
    }

    /// Puts another constant in the place of one. It is not found there by its value.
    pub fn replace(&mut self, id: ConstId, value: Const) {
        self.consts[id] = value;
    }

    /// The bytes of a [`Const::Bytes`].
    pub fn bytes(&self, at: u32, len: u32) -> &[u8] {
        &self.bytes[at as usize..at as usize + len as usize]
    }

    /// The constants of a list.
    pub fn list(&self, list: List) -> impl ExactSizeIterator<Item = ConstId> + '_ {
        self.lists.get(list).iter().map(|&word| ConstId(word))
    }

    /// What every element of an aggregate is, where they are all the same; of all else, itself.
    pub fn uniform(&self, id: ConstId) -> ConstId {
        match self.get(id) {
            Const::Splat { elem, .. } => elem,
            Const::Aggregate { elems, .. } => {
                let mut elems = self.list(elems);
                match elems.next() {
                    Some(first) if elems.all(|elem| elem == first) => first,
                    _ => id,
                }
            }
            _ => id,
        }
    }

    /// Replaces all metadata that constants are.
    pub(super) fn map_metadata(&mut self, f: impl Fn(MetadataId) -> MetadataId) {
        for row in self.consts.values_mut() {
            if let Const::Metadata(id) = row {
                *id = f(*id);
            }
        }
    }

    /// The number of constants.
    pub fn len(&self) -> usize {
        self.consts.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.consts.is_empty()
    }
}
