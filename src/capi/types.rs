//! The types of values.

use std::ptr;

use super::{Fail, array};
use crate::api::ValType;

/// What a type is.
#[repr(C)]
#[derive(Clone, Copy, PartialEq)]
pub enum jitlite_type_kind {
    /// None: what a function of type `void` has for a result.
    JITLITE_VOID = 0,
    /// An integer of as many bits as the type says, 1 to 128.
    JITLITE_INT = 1,
    /// `half`
    JITLITE_HALF = 2,
    /// `bfloat`
    JITLITE_BFLOAT = 3,
    /// `float`
    JITLITE_FLOAT = 4,
    /// `double`
    JITLITE_DOUBLE = 5,
    /// `fp128`
    JITLITE_FP128 = 6,
    /// `ptr`
    JITLITE_PTR = 7,
    /// A type whose values do not cross to C, such as `x86_fp80`.
    JITLITE_OTHER = 8,
    /// A vector of integers, floats or pointers of at most 64 bits.
    JITLITE_VECTOR = 9,
    /// An array.
    JITLITE_ARRAY = 10,
    /// A struct.
    JITLITE_STRUCT = 11,
    /// A struct without padding between its fields.
    JITLITE_PACKED_STRUCT = 12,
}

/// The type of a parameter, a result or a variable.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_type {
    /// A `jitlite_type_kind`.
    pub kind: u32,
    /// The width of an integer; 0 of what is none.
    pub bits: u32,
    /// The type that all elements of a vector or array have, or the types of a struct's fields; null of what
    /// has no elements. They live as long as what the type was given with: a module, a function, a variable;
    /// types that are given to a function are borrowed for the time of the call.
    pub elems: *const jitlite_type,
    /// The number of elements or fields; 0 of what has none.
    pub count: usize,
}

/// Types nested deeper are not those of values.
const MAX_DEPTH: u32 = 32;

/// The elements of types that C is shown.
#[derive(Default)]
pub(super) struct TypeArray(Vec<Box<[jitlite_type]>>);

// SAFETY: the pointers of the types are into memory that this owns and that nobody changes.
unsafe impl Send for TypeArray {}
// SAFETY: the pointers of the types are into memory that this owns and that nobody changes.
unsafe impl Sync for TypeArray {}

impl TypeArray {
    /// A type, whose elements are kept here.
    pub fn add(&mut self, ty: &ValType) -> jitlite_type {
        use jitlite_type_kind::*;
        let scalar = |kind: jitlite_type_kind| jitlite_type::scalar(kind as u32, 0);
        match ty {
            ValType::Int(bits) => jitlite_type::scalar(JITLITE_INT as u32, *bits),
            ValType::Half => scalar(JITLITE_HALF),
            ValType::BFloat => scalar(JITLITE_BFLOAT),
            ValType::F32 => scalar(JITLITE_FLOAT),
            ValType::F64 => scalar(JITLITE_DOUBLE),
            ValType::F128 => scalar(JITLITE_FP128),
            ValType::Ptr => scalar(JITLITE_PTR),
            ValType::Vector { elem, len } => {
                let elem = [self.add(elem)];
                self.aggregate(JITLITE_VECTOR, &elem, *len as usize)
            }
            ValType::Array { elem, len } => {
                let elem = [self.add(elem)];
                self.aggregate(JITLITE_ARRAY, &elem, *len as usize)
            }
            ValType::Struct { fields, packed } => {
                let fields: Vec<_> = fields.iter().map(|field| self.add(field)).collect();
                let kind = match packed {
                    true => JITLITE_PACKED_STRUCT,
                    false => JITLITE_STRUCT,
                };
                self.aggregate(kind, &fields, fields.len())
            }
        }
    }

    fn aggregate(
        &mut self,
        kind: jitlite_type_kind,
        elems: &[jitlite_type],
        count: usize,
    ) -> jitlite_type {
        let elems: Box<[jitlite_type]> = elems.into();
        let first = match elems.is_empty() {
            true => ptr::null(),
            false => elems.as_ptr(),
        };
        self.0.push(elems);
        jitlite_type {
            kind: kind as u32,
            bits: 0,
            elems: first,
            count,
        }
    }

    /// An array of types, which is kept here.
    pub fn list(&mut self, types: &[ValType]) -> *const jitlite_type {
        let types: Vec<_> = types.iter().map(|ty| self.add(ty)).collect();
        let len = types.len();
        self.aggregate(jitlite_type_kind::JITLITE_STRUCT, &types, len)
            .elems
    }
}

impl jitlite_type {
    pub(super) fn scalar(kind: u32, bits: u32) -> jitlite_type {
        jitlite_type {
            kind,
            bits,
            ..jitlite_type::default()
        }
    }

    /// Its kind, if there is one of its number: it may come from C.
    pub(super) fn known_kind(&self) -> Option<jitlite_type_kind> {
        use jitlite_type_kind::*;
        const ALL: [jitlite_type_kind; 13] = [
            JITLITE_VOID,
            JITLITE_INT,
            JITLITE_HALF,
            JITLITE_BFLOAT,
            JITLITE_FLOAT,
            JITLITE_DOUBLE,
            JITLITE_FP128,
            JITLITE_PTR,
            JITLITE_OTHER,
            JITLITE_VECTOR,
            JITLITE_ARRAY,
            JITLITE_STRUCT,
            JITLITE_PACKED_STRUCT,
        ];
        ALL.into_iter().find(|&kind| kind as u32 == self.kind)
    }

    /// The type of what has a type that does not cross.
    pub(super) fn other() -> jitlite_type {
        jitlite_type::scalar(jitlite_type_kind::JITLITE_OTHER as u32, 0)
    }

    /// The type in Rust. It comes from C, so that it may say anything.
    ///
    /// # Safety
    ///
    /// Its elements must be there: `count` of a struct, one of a vector or array.
    pub(super) unsafe fn ty(&self) -> Result<ValType, Fail> {
        // SAFETY: the caller says that the elements are there.
        unsafe { self.within(MAX_DEPTH) }
    }

    /// # Safety
    ///
    /// As for [`ty`](Self::ty).
    unsafe fn within(&self, depth: u32) -> Result<ValType, Fail> {
        use jitlite_type_kind::*;
        let wrong = |what: &str| Err(Fail::Argument(format!("a type {what}")));
        if depth == 0 {
            return wrong("is nested too deeply");
        }
        let elems = |count| {
            // SAFETY: the caller says that so many elements are there.
            let elems = unsafe { array(self.elems, count, "the list of a type's elements")? };
            // SAFETY: the caller says that the elements of elements are there, too.
            let types = elems.iter().map(|ty| unsafe { ty.within(depth - 1) });
            types.collect::<Result<Vec<_>, Fail>>()
        };
        match self.known_kind() {
            Some(JITLITE_INT) if (1..=128).contains(&self.bits) => Ok(ValType::Int(self.bits)),
            Some(JITLITE_HALF) => Ok(ValType::Half),
            Some(JITLITE_BFLOAT) => Ok(ValType::BFloat),
            Some(JITLITE_FLOAT) => Ok(ValType::F32),
            Some(JITLITE_DOUBLE) => Ok(ValType::F64),
            Some(JITLITE_FP128) => Ok(ValType::F128),
            Some(JITLITE_PTR) => Ok(ValType::Ptr),
            Some(JITLITE_VECTOR) => {
                let elem = elems(1)?.swap_remove(0);
                let fits = elem.is_scalar() && !matches!(elem, ValType::Int(65..) | ValType::F128);
                match u32::try_from(self.count) {
                    Ok(len @ 1..) if fits => Ok(ValType::vector(elem, len)),
                    _ => wrong(&format!("`<{} x {elem}>` is none of a vector", self.count)),
                }
            }
            Some(JITLITE_ARRAY) => Ok(ValType::array(elems(1)?.swap_remove(0), self.count as u64)),
            Some(kind @ (JITLITE_STRUCT | JITLITE_PACKED_STRUCT)) => Ok(ValType::Struct {
                fields: elems(self.count)?.into(),
                packed: kind == JITLITE_PACKED_STRUCT,
            }),
            _ => {
                let (kind, bits) = (self.kind, self.bits);
                wrong(&format!("of kind {kind} and {bits} bits has no values"))
            }
        }
    }
}

/// The type of integers of a width, 1 to 128 bits.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_int_type(bits: u32) -> jitlite_type {
    jitlite_type::scalar(jitlite_type_kind::JITLITE_INT as u32, bits)
}

/// The type of another kind than integers that has no elements.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_type_of_kind(kind: u32) -> jitlite_type {
    jitlite_type::scalar(kind, 0)
}

fn borrowed(kind: jitlite_type_kind, elems: Option<&jitlite_type>, count: usize) -> jitlite_type {
    jitlite_type {
        kind: kind as u32,
        bits: 0,
        elems: elems.map_or(ptr::null(), |elems| elems),
        count,
    }
}

/// The type of vectors of `count` elements of type `elem`, which must be there as long as the type is used.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_vector_type(elem: Option<&jitlite_type>, count: usize) -> jitlite_type {
    borrowed(jitlite_type_kind::JITLITE_VECTOR, elem, count)
}

/// The type of arrays of `count` elements of type `elem`, which must be there as long as the type is used.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_array_type(elem: Option<&jitlite_type>, count: usize) -> jitlite_type {
    borrowed(jitlite_type_kind::JITLITE_ARRAY, elem, count)
}

/// The type of structs with `count` fields of the types `fields`, which must be there as long as the type is
/// used.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_struct_type(fields: *const jitlite_type, count: usize) -> jitlite_type {
    jitlite_type {
        elems: fields,
        ..borrowed(jitlite_type_kind::JITLITE_STRUCT, None, count)
    }
}
