//! Types.

use super::handle::{Owner, Type};
use super::{ModuleBuilder, State};
use crate::api::ValType;
use crate::diag::Span;
use crate::ir::{self, TypeId};

/// The widest integer type (Language Reference, "Integer Type").
const MAX_WIDTH: u32 = 1 << 23;

impl ModuleBuilder {
    /// The type of values that cross between a program and its host.
    pub fn value_type(&self, ty: &ValType) -> Type {
        match ty {
            ValType::Int(bits) => self.int_type(*bits),
            ValType::Half => self.half_type(),
            ValType::BFloat => self.bfloat_type(),
            ValType::F32 => Type::FLOAT,
            ValType::F64 => Type::DOUBLE,
            ValType::F128 => self.fp128_type(),
            ValType::Ptr => Type::PTR,
            ValType::Vector { elem, len } => {
                let elem = self.value_type(elem);
                self.vector_type(elem, *len)
            }
            ValType::Array { elem, len } => {
                let elem = self.value_type(elem);
                self.array_type(elem, *len)
            }
            ValType::Struct { fields, packed } => {
                let fields: Vec<_> = fields.iter().map(|field| self.value_type(field)).collect();
                self.edit(|m| m.struct_of(&fields, *packed))
            }
        }
    }

    /// `iN`, with `width` from 1 to 2^23 bits.
    pub fn int_type(&self, width: u32) -> Type {
        self.edit(|m| {
            if !(1..=MAX_WIDTH).contains(&width) {
                let message = format!("an integer type has 1 to {MAX_WIDTH} bits, not {width}");
                m.fault(Span::NONE, "type-form", message);
                return Type::I64;
            }
            m.new_type(ir::Type::Int(width))
        })
    }

    /// `half`
    pub fn half_type(&self) -> Type {
        self.edit(|m| m.new_type(ir::Type::Half))
    }

    /// `bfloat`
    pub fn bfloat_type(&self) -> Type {
        self.edit(|m| m.new_type(ir::Type::BFloat))
    }

    /// `x86_fp80`
    pub fn x86_fp80_type(&self) -> Type {
        self.edit(|m| m.new_type(ir::Type::X86Fp80))
    }

    /// `fp128`
    pub fn fp128_type(&self) -> Type {
        self.edit(|m| m.new_type(ir::Type::Fp128))
    }

    /// `ptr addrspace(space)`
    pub fn pointer_type(&self, space: u32) -> Type {
        self.edit(|m| m.new_type(ir::Type::Ptr { space }))
    }

    /// `[len x elem]`
    pub fn array_type(&self, elem: Type, len: u64) -> Type {
        self.edit(|m| {
            let elem = m.own_type(elem, Span::NONE);
            m.new_type(ir::Type::Array { elem, len })
        })
    }

    /// `<len x elem>`
    pub fn vector_type(&self, elem: Type, len: u32) -> Type {
        self.edit(|m| {
            let elem = m.own_type(elem, Span::NONE);
            m.vector_of(elem, len)
        })
    }

    /// `{ fields }`
    pub fn struct_type(&self, fields: &[Type]) -> Type {
        self.edit(|m| m.struct_of(fields, false))
    }

    /// `<{ fields }>`, which is laid out without padding.
    pub fn packed_struct_type(&self, fields: &[Type]) -> Type {
        self.edit(|m| m.struct_of(fields, true))
    }

    /// `%name`, opaque until [`define_type`](Self::define_type) says what it is, so that it may
    /// contain pointers to itself or be passed to functions by its name. Asking for the same name again gives the same type.
    pub fn named_type(&self, name: &str) -> Type {
        self.edit(|m| {
            if name.is_empty() {
                m.fault(Span::NONE, "type-form", "a named type has no name");
            }
            let name = m.m.names.intern(name.as_bytes());
            let span = match m.m.types.find_named(name) {
                Some(_) => Span::NONE,
                None => m.new_span(),
            };
            let id = m.m.types.named(name, span);
            m.m.types.named[id].defined = true;
            m.new_type(ir::Type::Named(id))
        })
    }

    /// `%name = type body`, once.
    pub fn define_type(&self, named: Type, body: Type) {
        self.edit(|m| {
            let (id, body) = (m.own_type(named, Span::NONE), m.own_type(body, Span::NONE));
            let ir::Type::Named(id) = m.m.types.get(id) else {
                let message = format!("{} is no named type", m.show(id));
                return m.fault(Span::NONE, "type-form", message);
            };
            let row = &mut m.m.types.named[id];
            match row.body {
                None => row.body = Some(body),
                Some(known) if known == body => {}
                Some(_) => {
                    let span = row.span;
                    let name = m.m.names.text(m.m.types.named[id].name).into_owned();
                    let message = format!("the type `%{name}` is defined twice");
                    m.fault(span, "redefinition", message);
                }
            }
        })
    }

    /// `ret (params)`, for calls by address and variables of function types.
    pub fn function_type(&self, ret: Type, params: &[Type]) -> Type {
        self.edit(|m| m.function_type_of(ret, params, false))
    }

    /// `ret (params, ...)`
    pub fn varargs_function_type(&self, ret: Type, params: &[Type]) -> Type {
        self.edit(|m| m.function_type_of(ret, params, true))
    }

    /// The type of element or field `index` of an array, vector or struct.
    pub fn element_type(&self, ty: Type, index: u64) -> Option<Type> {
        self.edit(|m| {
            let known = ty.owner == Owner::ANYONE || ty.owner == m.owner;
            let elem = known.then(|| m.m.types.field(ty.id, Some(index)))??;
            Some(m.handle(elem))
        })
    }
}

impl State {
    pub(super) fn vector_of(&mut self, elem: TypeId, len: u32) -> Type {
        let scalable = false;
        self.new_type(ir::Type::Vector {
            elem,
            len,
            scalable,
        })
    }

    fn struct_of(&mut self, fields: &[Type], packed: bool) -> Type {
        let fields = self.own_types(fields);
        let list = self.m.types.intern_list(&fields);
        let ty = ir::Type::Struct {
            fields: list,
            packed,
        };
        self.new_type(ty)
    }

    pub(super) fn function_type_of(&mut self, ret: Type, params: &[Type], varargs: bool) -> Type {
        let ret = self.own_type(ret, Span::NONE);
        let mut parts = self.own_types(params);
        let params = self.m.types.intern_list(&parts);
        parts.push(ret);
        let ty = ir::Type::Function {
            ret,
            params,
            varargs,
        };
        self.new_type(ty)
    }

    /// A type of the module.
    pub(super) fn new_type(&mut self, ty: ir::Type) -> Type {
        let id = self.m.types.intern(ty);
        self.handle(id)
    }

    /// The handle of a type of the module.
    pub(super) fn handle(&self, id: TypeId) -> Type {
        // Those that every module has are the same in all.
        let owner = match id <= TypeId::PTR {
            true => Owner::ANYONE,
            false => self.owner,
        };
        Type { id, owner }
    }

    /// The type of a handle; one of another module is reported for what stands at `at`.
    pub(super) fn own_type(&mut self, ty: Type, at: Span) -> TypeId {
        if ty.owner == Owner::ANYONE || ty.owner == self.owner {
            return ty.id;
        }
        self.fault(at, "foreign-type", "this type is one of another module");
        TypeId::I64
    }

    fn own_types(&mut self, types: &[Type]) -> Vec<TypeId> {
        types
            .iter()
            .map(|&ty| self.own_type(ty, Span::NONE))
            .collect()
    }

    /// A type as it is written, between backquotes.
    pub(super) fn show(&self, ty: TypeId) -> String {
        format!("`{}`", ir::print::type_text(&self.m, ty))
    }
}
