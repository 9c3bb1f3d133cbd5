//! Constants, interned where that is cheap: equal scalars have equal ids.

use super::global::GlobalId;
use super::inst::{BinaryOp, CastOp, FCmpCond, ICmpCond};
use super::intern::{HashIndex, hash_of};
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
        /// Its 32-bit words, the lowest first, modulo 2^width.
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
    /// `[T a, T b]`, `{T a, U b}`, `<T a, T b>` and so on, told apart by `ty`.
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
    /// A metadata operand, kept as it was written (`!12`, `ptr %x`).
    Metadata(Name),
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

/// The operator of a constant expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstOp {
    /// A conversion.
    Cast(CastOp),
    /// `getelementptr`; flags as in [`GepFlags`](super::inst::GepFlags).
    Gep(u8),
    /// Integer or floating-point arithmetic.
    Binary(BinaryOp),
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
    /// The id of a constant. Scalars are interned; constants with a list are new each time.
    #[inline]
    pub fn intern(&mut self, value: Const) -> ConstId {
        let ConstTable { consts, index, .. } = self;
        match value {
            Const::BigInt { .. }
            | Const::BigFloat { .. }
            | Const::Aggregate { .. }
            | Const::Bytes { .. }
            | Const::Expr { .. } => return consts.push(value),
            _ => {}
        }
        let hash = hash_of(&value);
        if let Some(id) = index.find(hash, |id| consts[ConstId(id)] == value) {
            return ConstId(id);
        }
        let id = consts.push(value);
        index.insert(hash, id.0);
        id
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
        let elems = self.lists.push(&words);
        self.consts.push(Const::Aggregate { ty, elems })
    }

    /// A constant expression.
    pub fn expr(&mut self, op: ConstOp, ty: TypeId, source: TypeId, args: &[ConstId]) -> ConstId {
        let words: smallvec::SmallVec<[u32; 8]> = args.iter().map(|c| c.0).collect();
        let args = self.lists.push(&words);
        self.consts.push(Const::Expr {
            op,
            ty,
            source,
            args,
        })
    }

    /// A string constant.
    pub fn string(&mut self, ty: TypeId, bytes: &[u8]) -> ConstId {
        let at = self.bytes.len() as u32;
        self.bytes.extend_from_slice(bytes);
        self.consts.push(Const::Bytes {
            ty,
            at,
            len: bytes.len() as u32,
        })
    }

    /// A constant by its id.
    #[inline]
    pub fn get(&self, id: ConstId) -> Const {
        self.consts[id]
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

    /// The number of constants.
    pub fn len(&self) -> usize {
        self.consts.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.consts.is_empty()
    }
}
