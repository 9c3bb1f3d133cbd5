//! The types that cross between Rust and a program.

use std::fmt;
use std::sync::Arc;

use crate::ir::types::{Type, TypeId};
use crate::ir::{Attr, GlobalId, Module};

/// The type of a parameter, a result or a variable. Types that are written alike are equal, whatever
/// names they have in a module.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ValType {
    /// An integer of 1 to 128 bits, such as [`ValType::I32`].
    Int(u32),
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    F32,
    /// `double`
    F64,
    /// `fp128`
    F128,
    /// `ptr` or `T*`
    Ptr,
    /// `<len x elem>`, of elements that are scalars of at most 64 bits.
    Vector {
        /// The type of the elements.
        elem: Arc<ValType>,
        /// How many there are.
        len: u32,
    },
    /// `[len x elem]`
    Array {
        /// The type of the elements.
        elem: Arc<ValType>,
        /// How many there are.
        len: u64,
    },
    /// `{ fields }`, or `<{ fields }>` where it is packed.
    Struct {
        /// The types of the fields, in order.
        fields: Arc<[ValType]>,
        /// Whether there is no padding between them.
        packed: bool,
    },
}

/// Values of more scalars than this have no type here: they do not travel in LLVM's way.
const MAX_SCALARS: u64 = 1024;

/// Types that are nested deeper have no type here.
const MAX_DEPTH: u32 = 32;

impl ValType {
    /// `i1`
    pub const I1: ValType = ValType::Int(1);
    /// `i8`
    pub const I8: ValType = ValType::Int(8);
    /// `i16`
    pub const I16: ValType = ValType::Int(16);
    /// `i32`
    pub const I32: ValType = ValType::Int(32);
    /// `i64`
    pub const I64: ValType = ValType::Int(64);
    /// `i128`
    pub const I128: ValType = ValType::Int(128);

    /// `<len x elem>`
    pub fn vector(elem: ValType, len: u32) -> ValType {
        ValType::Vector {
            elem: Arc::new(elem),
            len,
        }
    }

    /// `[len x elem]`
    pub fn array(elem: ValType, len: u64) -> ValType {
        ValType::Array {
            elem: Arc::new(elem),
            len,
        }
    }

    /// `{ fields }`
    pub fn structure(fields: impl Into<Arc<[ValType]>>) -> ValType {
        ValType::Struct {
            fields: fields.into(),
            packed: false,
        }
    }

    /// The type of the API that a type of a module is. `None` for `x86_fp80`, integers of more than
    /// 128 bits, vectors of unknown length or of elements of more than 64 bits, types without a
    /// value, and aggregates of more than 1,024 scalars; an empty element counts as one.
    pub fn of(module: &Module, ty: TypeId) -> Option<ValType> {
        ValType::within(module, ty, MAX_DEPTH).filter(|ty| ty.scalars() <= MAX_SCALARS)
    }

    fn within(module: &Module, ty: TypeId, depth: u32) -> Option<ValType> {
        let inner = |ty| ValType::within(module, ty, depth.checked_sub(1)?);
        Some(match module.types.resolved(ty) {
            Type::Int(bits @ 1..=128) => ValType::Int(bits),
            Type::Half => ValType::Half,
            Type::BFloat => ValType::BFloat,
            Type::Float => ValType::F32,
            Type::Double => ValType::F64,
            Type::Fp128 => ValType::F128,
            Type::Ptr { .. } | Type::TypedPtr { .. } => ValType::Ptr,
            Type::Vector {
                elem,
                len,
                scalable: false,
            } => {
                let elem = inner(elem)?;
                let fits = elem.is_scalar() && !matches!(elem, ValType::Int(65..) | ValType::F128);
                fits.then(|| ValType::vector(elem, len))?
            }
            Type::Array { elem, len } => ValType::array(inner(elem)?, len),
            Type::Struct { fields, packed } => ValType::Struct {
                fields: (module.types.list(fields).iter())
                    .map(|&field| inner(field))
                    .collect::<Option<_>>()?,
                packed,
            },
            _ => return None,
        })
    }

    /// Whether it is neither a vector nor an aggregate.
    pub fn is_scalar(&self) -> bool {
        !matches!(
            self,
            ValType::Vector { .. } | ValType::Array { .. } | ValType::Struct { .. }
        )
    }

    /// Whether it is a pointer or has one in it.
    pub fn has_pointer(&self) -> bool {
        match self {
            ValType::Ptr => true,
            ValType::Vector { elem, .. } | ValType::Array { elem, .. } => elem.has_pointer(),
            ValType::Struct { fields, .. } => fields.iter().any(ValType::has_pointer),
            ValType::Int(_)
            | ValType::Half
            | ValType::BFloat
            | ValType::F32
            | ValType::F64
            | ValType::F128 => false,
        }
    }

    /// Whether it is a floating-point type.
    pub fn is_float(&self) -> bool {
        matches!(
            self,
            ValType::Half | ValType::BFloat | ValType::F32 | ValType::F64 | ValType::F128
        )
    }

    /// The number of scalars that it is made of. Elements that are empty count, too, as each is a [`Val`](super::Val).
    fn scalars(&self) -> u64 {
        match self {
            ValType::Vector { elem, len } => elem.scalars().saturating_mul((*len).into()),
            ValType::Array { elem, len } => elem.scalars().max(1).saturating_mul(*len),
            ValType::Struct { fields, .. } => fields
                .iter()
                .fold(0, |sum: u64, field| sum.saturating_add(field.scalars())),
            _ => 1,
        }
    }
}

/// As in LLVM's text.
impl fmt::Display for ValType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValType::Int(bits) => write!(f, "i{bits}"),
            ValType::Half => f.write_str("half"),
            ValType::BFloat => f.write_str("bfloat"),
            ValType::F32 => f.write_str("float"),
            ValType::F64 => f.write_str("double"),
            ValType::F128 => f.write_str("fp128"),
            ValType::Ptr => f.write_str("ptr"),
            ValType::Vector { elem, len } => write!(f, "<{len} x {elem}>"),
            ValType::Array { elem, len } => write!(f, "[{len} x {elem}]"),
            ValType::Struct { fields, packed } => {
                let (open, close) = if *packed { ("<{", "}>") } else { ("{", "}") };
                f.write_str(open)?;
                for (i, field) in fields.iter().enumerate() {
                    write!(f, "{} {field}", if i == 0 { "" } else { "," })?;
                }
                let space = if fields.is_empty() { "" } else { " " };
                write!(f, "{space}{close}")
            }
        }
    }
}

/// The type of a function.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FuncType {
    /// The parameters.
    pub params: Vec<ValType>,
    /// The result; `None` for `void`.
    pub result: Option<ValType>,
    /// Whether more arguments may follow the parameters.
    pub varargs: bool,
}

impl FuncType {
    /// A function with these parameters and this result.
    pub fn new(params: impl Into<Vec<ValType>>, result: Option<ValType>) -> FuncType {
        FuncType {
            params: params.into(),
            result,
            varargs: false,
        }
    }

    /// The type of a function of a module. `None` if the symbol is no function, or one with a
    /// parameter or result that is not of a [`ValType`], or with a parameter that is passed in a way
    /// of its own (`byval`, `inalloca`, `preallocated`, `nest`, and those of Swift).
    pub fn of(module: &Module, global: GlobalId) -> Option<FuncType> {
        let ty = module.globals.get(global)?.ty;
        let Type::Function {
            ret,
            params,
            varargs,
        } = module.types.resolved(ty)
        else {
            return None;
        };
        if let Some(function) = module.function(global) {
            let mut attrs = (function.params.iter()).flat_map(|p| module.attrs.get(p.attrs));
            if attrs.any(is_passed_otherwise) {
                return None;
            }
        }
        let params = module.types.list(params).iter();
        Some(FuncType {
            params: params
                .map(|&param| ValType::of(module, param))
                .collect::<Option<_>>()?,
            result: match module.types.resolved(ret) {
                Type::Void => None,
                _ => Some(ValType::of(module, ret)?),
            },
            varargs,
        })
    }
}

/// Whether a parameter with this attribute does not travel as its type says.
fn is_passed_otherwise(attr: &Attr) -> bool {
    matches!(
        attr,
        Attr::ByVal(_) | Attr::Nest | Attr::Swift(_) | Attr::InAlloca(_) | Attr::Preallocated(_)
    )
}

/// As in LLVM's text: `i64 (ptr, ...)`.
impl fmt::Display for FuncType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.result {
            Some(result) => write!(f, "{result} (")?,
            None => f.write_str("void (")?,
        }
        for (i, param) in self.params.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{param}")?;
        }
        match (self.varargs, self.params.is_empty()) {
            (false, _) => f.write_str(")"),
            (true, true) => f.write_str("...)"),
            (true, false) => f.write_str(", ...)"),
        }
    }
}
