//! What lowering asks of a module's types and attributes, computed once per module.
//!
//! Relies on the types and attribute sets of the module staying as they are, or on being
//! extended by new ones. The tables are dense and otherwise immutable, so that any number of threads may lower
//! functions with them.

use smallvec::SmallVec;

use super::fail::Limit;
use super::intrinsic::IntrinsicOp;
use super::labels::LabelTable;
use super::returns_twice::ReturnsTwice;
use super::stack_map;
use crate::entity::Entity;
use crate::ir::{Attr, AttrSet, GlobalId, Layout, Layouts, Module, Name, Type, TypeId};
use crate::lir;

/// A float of 16 bits, which engines see as an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SmallFloat {
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
}

/// A scalar as engines see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// The type that holds it.
    pub ty: lir::Type,
    /// How many of its bits are the value; the others are zero.
    pub bits: u8,
    /// Which float it is, if it is one that no register type is for.
    pub small: Option<SmallFloat>,
}

impl Scalar {
    /// An address.
    pub const PTR: Scalar = Scalar::full(lir::Type::I64);
    /// `i1`.
    pub const BOOL: Scalar = Scalar {
        ty: lir::Type::I8,
        bits: 1,
        small: None,
    };

    /// A float of 16 bits.
    pub const fn small(float: SmallFloat) -> Scalar {
        Scalar {
            ty: lir::Type::I16,
            bits: 16,
            small: Some(float),
        }
    }

    /// How it is passed and returned.
    pub fn travels(self) -> lir::Type {
        match self.small {
            Some(_) => lir::Type::F32,
            None => self.ty,
        }
    }

    /// A scalar that fills its type.
    pub const fn full(ty: lir::Type) -> Scalar {
        Scalar {
            ty,
            bits: ty.bits() as u8,
            small: None,
        }
    }

    /// The integer of a width from 1 to 64.
    pub fn int(bits: u32) -> Option<Scalar> {
        let ty = match bits {
            1..=8 => lir::Type::I8,
            9..=16 => lir::Type::I16,
            17..=32 => lir::Type::I32,
            33..=64 => lir::Type::I64,
            _ => return None,
        };
        Some(Scalar {
            ty,
            bits: bits as u8,
            small: None,
        })
    }

    /// Whether it is an integer that does not fill its type.
    #[inline]
    pub fn is_odd(self) -> bool {
        u32::from(self.bits) != self.ty.bits()
    }

    /// The bits of the value, set.
    #[inline]
    pub fn mask(self) -> u64 {
        match self.bits {
            64.. => u64::MAX,
            bits => (1 << bits) - 1,
        }
    }

    /// Bytes in memory.
    #[inline]
    pub fn bytes(self) -> u32 {
        u32::from(self.bits).div_ceil(8)
    }

    /// The value of an integer constant, sign-extended.
    pub fn signed(self, value: u64) -> i64 {
        let unused = 64 - u32::from(self.bits.min(64));
        (value << unused) as i64 >> unused
    }
}

/// What a type is as a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// `void`: no value.
    Void,
    /// One LIR value.
    Scalar(Scalar),
    /// A struct, an array, a vector or an integer of more than 64 bits: its scalar leaves.
    Aggregate,
    /// What has no form in LIR.
    Other,
}

/// A scalar part of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Bytes from the start of the aggregate.
    pub offset: u64,
    /// What it is.
    pub scalar: Scalar,
    /// Of the first lane of a vector: how many there are; of the others 0. Of all else 1. An
    /// `fp128`, which travels in a vector register, is two lanes.
    pub lanes: u32,
    /// Whether it is the significand of an `x86_fp80`; the rest of it is the next leaf.
    pub x87: bool,
    /// Of the first leaf of a vector whose elements are no whole bytes: how many it has. In memory
    /// they are packed bit by bit, and at the offset of this one. Of all else 0.
    pub packed: u32,
}

impl Leaf {
    fn new(offset: u64, scalar: Scalar) -> Leaf {
        Leaf {
            offset,
            scalar,
            lanes: 1,
            x87: false,
            packed: 0,
        }
    }
}

/// The attributes of a parameter, result, argument or call that change how things travel.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Passing {
    /// `zeroext`
    pub zero_ext: bool,
    /// `signext`
    pub sign_ext: bool,
    /// `sret`
    pub sret: bool,
    /// `byval`, with its type where it has one.
    pub by_val: Option<Option<TypeId>>,
    /// `noalias`
    pub noalias: bool,
    /// `align`
    pub align: u64,
    /// `returns_twice`, of a function or call.
    pub returns_twice: bool,
    /// `cold`, of a function or call.
    pub cold: bool,
    /// `nounwind`, of a function or call.
    pub nounwind: bool,
    /// The word of an attribute that changes the convention in a way that no engine knows.
    pub unknown: Option<&'static str>,
}

impl Passing {
    /// What either says.
    pub fn or(self, other: Passing) -> Passing {
        Passing {
            zero_ext: self.zero_ext || other.zero_ext,
            sign_ext: self.sign_ext || other.sign_ext,
            sret: self.sret || other.sret,
            by_val: self.by_val.or(other.by_val),
            noalias: self.noalias || other.noalias,
            align: self.align.max(other.align),
            returns_twice: self.returns_twice || other.returns_twice,
            cold: self.cold || other.cold,
            nounwind: self.nounwind || other.nounwind,
            unknown: self.unknown.or(other.unknown),
        }
    }

    /// `words` are the names of `cold`, `noalias` and `nounwind`, where the module has them.
    fn of(attrs: impl Iterator<Item = Attr>, words: [Option<Name>; 3]) -> Passing {
        let [cold, noalias, nounwind] = words;
        let mut passing = Passing::default();
        for attr in attrs {
            match attr {
                Attr::ZeroExt => passing.zero_ext = true,
                Attr::SignExt => passing.sign_ext = true,
                Attr::SRet(_) => passing.sret = true,
                Attr::ByVal(ty) => passing.by_val = Some(ty),
                Attr::Align(align) => passing.align = align,
                Attr::ReturnsTwice => passing.returns_twice = true,
                Attr::Other(name) => {
                    passing.cold |= Some(name) == cold;
                    passing.noalias |= Some(name) == noalias;
                    passing.nounwind |= Some(name) == nounwind;
                }
                Attr::InAlloca(_) => passing.unknown = Some("inalloca"),
                Attr::Preallocated(_) => passing.unknown = Some("preallocated"),
                _ => {}
            }
        }
        passing
    }
}

/// The tables.
#[derive(Clone, Debug)]
pub struct ModuleInfo {
    /// Sizes, alignments and offsets.
    pub layouts: Layouts,
    classes: Vec<Class>,
    passing: Vec<Passing>,
    intrinsics: Vec<Option<IntrinsicOp>>,
    /// Whether it has calls of which there are stack maps.
    pub has_stack_maps: bool,
    /// The blocks whose addresses are taken.
    pub labels: LabelTable,
    /// What may return more than once.
    pub(super) calls_twice: ReturnsTwice,
    /// Whether `noinline` says nothing, because nearly every function of the module has it.
    pub ignores_noinline: bool,
}

/// Where at most one function of so many lacks `noinline`, its author has not chosen those that have it.
const LACKING: usize = 16;

/// Whether nearly all functions that a module defines are `noinline`, and not `optnone` with it:
/// `clang -O0 -Xclang -disable-O0-optnone` writes that, and so do others who leave it to `opt` what is optimized.
fn has_noinline_nearly_everywhere(module: &Module) -> bool {
    let find = |word: &[u8]| module.names.find(word).map(Attr::Other);
    let Some(noinline) = find(b"noinline") else {
        return false;
    };
    let forced = [find(b"optnone"), find(b"alwaysinline")];
    let (mut with, mut without) = (0, 0);
    for function in module.funcs.values().filter(|f| f.is_defined()) {
        let has = |attr: Attr| module.attrs.has(function.attrs, attr);
        if forced.into_iter().flatten().any(has) {
            continue;
        }
        match has(noinline) {
            true => with += 1,
            false => without += 1,
        }
    }
    with > 1 && without * LACKING <= with
}

/// Aggregates with more leaves than this are not handled as values.
const MAX_LEAVES: usize = 1 << 14;

/// Wider integers have no form in LIR.
const MAX_WIDE: u32 = 1 << 16;

/// So many parts of a type are looked at, and once more what there are types, before its leaves count as too
/// many: most may be empty.
const MAX_STEPS: usize = 1 << 22;

impl ModuleInfo {
    /// The tables of a module.
    pub fn new(module: &Module) -> ModuleInfo {
        let intrinsics = IntrinsicOp::of_module(module);
        let mut info = ModuleInfo {
            layouts: Layouts::default(),
            classes: Vec::new(),
            passing: Vec::new(),
            has_stack_maps: stack_map::has_maps(&intrinsics),
            intrinsics,
            labels: LabelTable::new(module),
            calls_twice: ReturnsTwice::of_module(module),
            ignores_noinline: has_noinline_nearly_everywhere(module),
        };
        info.extend(module);
        info
    }

    /// Adds the types and attribute sets that came to the module since then, with a body that was
    /// read. Its symbols are the same, and it has no addresses of blocks.
    pub fn extend(&mut self, module: &Module) {
        let types = &module.types;
        self.layouts.extend(types);
        let new = (self.classes.len()..types.len()).map(TypeId::new);
        self.classes.extend(new.map(|ty| class(types.resolved(ty))));
        let new = self.passing.len()..module.attrs.len();
        if !new.is_empty() {
            let words = [&b"cold"[..], b"noalias", b"nounwind"].map(|word| module.names.find(word));
            let passing = |i| Passing::of(module.attrs.all(AttrSet::new(i)), words);
            self.passing.extend(new.map(passing));
        }
    }

    /// What a type is as a value.
    #[inline]
    pub fn class(&self, ty: TypeId) -> Class {
        self.classes
            .get(ty.index())
            .copied()
            .unwrap_or(Class::Other)
    }

    /// The scalar that a type is, if it is one.
    #[inline]
    pub fn scalar(&self, ty: TypeId) -> Option<Scalar> {
        match self.class(ty) {
            Class::Scalar(scalar) => Some(scalar),
            _ => None,
        }
    }

    /// The width of a type that is an integer of more than 64 bits.
    #[inline]
    pub fn wide(&self, module: &Module, ty: TypeId) -> Option<u32> {
        match self.class(ty) {
            Class::Aggregate => module.types.int_width(ty),
            _ => None,
        }
    }

    /// The lanes of a type that is a vector: what each is, and how many there are.
    #[inline]
    pub fn vector(&self, module: &Module, ty: TypeId) -> Option<(Scalar, u32)> {
        if self.class(ty) != Class::Aggregate {
            return None;
        }
        match module.types.resolved(ty) {
            Type::Vector { elem, len, .. } => Some((self.scalar(elem)?, len)),
            _ => None,
        }
    }

    /// How values with these attributes travel.
    #[inline]
    pub fn passing(&self, set: AttrSet) -> Passing {
        match set {
            AttrSet::EMPTY => Passing::default(),
            _ => self.passing.get(set.index()).copied().unwrap_or_default(),
        }
    }

    /// The intrinsic that a symbol is, if it is one.
    #[inline]
    pub fn intrinsic(&self, global: GlobalId) -> Option<IntrinsicOp> {
        self.intrinsics.get(global.index()).copied().flatten()
    }

    /// The layout of a type that has a size.
    #[inline]
    pub fn layout(&self, module: &Module, ty: TypeId) -> Option<Layout> {
        self.layouts.of(&module.types, ty)
    }

    /// Appends the scalar leaves of a value of type `ty` that starts at `offset`, in order.
    pub fn leaves(
        &self,
        module: &Module,
        ty: TypeId,
        offset: u64,
        out: &mut Vec<Leaf>,
    ) -> Result<(), Limit> {
        /// What is still to be done, the next one last: types can nest deeply.
        enum Step {
            Value(TypeId, u64),
            /// `left` elements of an array, unless there were as many leaves in front of the one before them as
            /// there are now: then none has any.
            Elements {
                elem: TypeId,
                size: u64,
                offset: u64,
                left: u64,
                leaves: Option<usize>,
            },
        }
        let types = &module.types;
        let end = out.len() + MAX_LEAVES;
        let mut steps = MAX_STEPS + types.len();
        let mut work: SmallVec<[Step; 8]> = SmallVec::from_iter([Step::Value(ty, offset)]);
        while let Some(step) = work.pop() {
            steps = steps.checked_sub(1).ok_or(Limit::TooManyParts)?;
            let (ty, offset) = match step {
                Step::Value(ty, offset) => (ty, offset),
                Step::Elements { left: 0, .. } => continue,
                Step::Elements {
                    leaves: Some(before),
                    ..
                } if before == out.len() => continue,
                Step::Elements {
                    elem,
                    size,
                    offset,
                    left,
                    ..
                } => {
                    work.push(Step::Elements {
                        elem,
                        size,
                        offset: offset.wrapping_add(size),
                        left: left - 1,
                        leaves: Some(out.len()),
                    });
                    (elem, offset)
                }
            };
            match (self.class(ty), types.resolved(ty)) {
                (Class::Aggregate, Type::Struct { fields, .. }) => {
                    for (i, &field) in types.list(fields).iter().enumerate().rev() {
                        let at = self.layouts.field_offset(types, ty, i);
                        let at = offset + at.ok_or(Limit::Type(ty))?;
                        work.push(Step::Value(field, at));
                    }
                }
                (Class::Aggregate, Type::Array { elem, len: left }) => {
                    let layout = self.layout(module, elem).ok_or(Limit::Type(ty))?;
                    work.push(Step::Elements {
                        elem,
                        size: layout.alloc_size(),
                        offset,
                        left,
                        leaves: None,
                    });
                }
                _ => self.own_leaves(module, ty, offset, out, end)?,
            }
        }
        Ok(())
    }

    /// The leaves of what is no struct and no array.
    fn own_leaves(
        &self,
        module: &Module,
        ty: TypeId,
        offset: u64,
        out: &mut Vec<Leaf>,
        end: usize,
    ) -> Result<(), Limit> {
        match self.class(ty) {
            Class::Void => return Ok(()),
            Class::Scalar(scalar) => {
                if out.len() >= end {
                    return Err(Limit::TooManyParts);
                }
                out.push(Leaf::new(offset, scalar));
                return Ok(());
            }
            Class::Other => return Err(Limit::Type(ty)),
            Class::Aggregate => {}
        }
        match module.types.resolved(ty) {
            Type::Int(bits) => {
                for at in (0..bits).step_by(64) {
                    let scalar = Scalar::int((bits - at).min(64)).ok_or(Limit::Type(ty))?;
                    out.push(Leaf::new(offset + u64::from(at / 8), scalar));
                }
            }
            Type::X86Fp80 => out.extend([(0, lir::Type::I64), (8, lir::Type::I16)].map(
                |(at, ty)| Leaf {
                    x87: at == 0,
                    ..Leaf::new(offset + at, Scalar::full(ty))
                },
            )),
            Type::Fp128 => out.extend([(0, 2), (8, 0)].map(|(at, lanes)| Leaf {
                lanes,
                ..Leaf::new(offset + at, Scalar::PTR)
            })),
            Type::Vector { elem, len, .. } if self.scalar(elem).is_none() => {
                // What does not fill its place in an array is packed in a vector.
                let bits = match module.types.resolved(elem) {
                    Type::Int(bits) => u64::from(bits),
                    Type::X86Fp80 => 80,
                    Type::Fp128 => 128,
                    _ => return Err(Limit::Type(ty)),
                };
                let first = out.len();
                for i in 0..len {
                    let offset = offset + u64::from(i) * bits / 8;
                    if out.len() >= end {
                        return Err(Limit::TooManyParts);
                    }
                    self.own_leaves(module, elem, offset, out, end)?;
                }
                let count = (out.len() - first) as u32;
                if let Some(leaf) = out.get_mut(first)
                    && !bits.is_multiple_of(8)
                {
                    leaf.packed = count;
                }
            }
            Type::Vector { .. } => {
                let (scalar, len) = self.vector(module, ty).ok_or(Limit::Type(ty))?;
                if out.len() + len as usize > end {
                    return Err(Limit::TooManyParts);
                }
                let packed = len > 1 && !scalar.bits.is_multiple_of(8);
                // Lanes that are no whole bytes are never in memory one by one.
                out.extend((0..len).map(|i| Leaf {
                    lanes: if i == 0 { len } else { 0 },
                    packed: if i == 0 && packed { len } else { 0 },
                    ..Leaf::new(offset + u64::from(i) * u64::from(scalar.bytes()), scalar)
                }));
            }
            _ => return Err(Limit::Type(ty)),
        }
        Ok(())
    }
}

fn class(ty: Type) -> Class {
    match ty {
        Type::Void => Class::Void,
        Type::Int(bits @ ..=64) => Scalar::int(bits).map_or(Class::Other, Class::Scalar),
        // Spaces 256 to 258 are segments, 270 to 272 pointers of other sizes.
        Type::Ptr { space } | Type::TypedPtr { space, .. } if space < 256 => {
            Class::Scalar(Scalar::PTR)
        }
        Type::Half => Class::Scalar(Scalar::small(SmallFloat::Half)),
        Type::BFloat => Class::Scalar(Scalar::small(SmallFloat::BFloat)),
        Type::Float => Class::Scalar(Scalar::full(lir::Type::F32)),
        Type::Double => Class::Scalar(Scalar::full(lir::Type::F64)),
        Type::X86Mmx => Class::Scalar(Scalar::PTR),
        Type::Vector {
            scalable: false, ..
        } => Class::Aggregate,
        Type::Struct { .. } | Type::Array { .. } | Type::Int(65..=MAX_WIDE) => Class::Aggregate,
        Type::X86Fp80 | Type::Fp128 => Class::Aggregate,
        _ => Class::Other,
    }
}
