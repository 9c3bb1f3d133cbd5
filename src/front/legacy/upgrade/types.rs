//! Types without signs, and with opaque pointers.

use super::super::types::{PRIMITIVES, Ty, Type};
use super::{MAX_BY_VALUE, Upgrader, row};
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::{self, TypeId};

impl Upgrader<'_> {
    /// The type that stands for one of the dialect; `span` is where it is used.
    #[inline]
    pub(super) fn ty(&mut self, ty: Ty, span: Span) -> TypeId {
        if let Some(&Some(known)) = self.types.get(row(ty)) {
            return known;
        }
        self.make_ty(ty, span)
    }

    #[inline(never)]
    fn make_ty(&mut self, ty: Ty, span: Span) -> TypeId {
        if self.open.contains(&ty) || self.open.len() > MAX_BY_VALUE {
            let shown = self.m.types.show(ty, &self.out.names);
            let message = format!("{shown} contains itself by value");
            let diagnostic = Diagnostic::error("infinite-type", span, message);
            self.diags.push(diagnostic);
            return TypeId::I8;
        }
        self.open.push(ty);
        let made = self.new_ty(ty, span);
        self.open.pop();
        if self.types.len() <= row(ty) {
            self.types
                .resize(self.m.types.count().max(row(ty) + 1), None);
        }
        self.types[row(ty)] = Some(made);
        made
    }

    fn new_ty(&mut self, ty: Ty, span: Span) -> TypeId {
        match self.m.types.get(ty) {
            Type::Primitive(n) => match Ty(n.into()) {
                Ty::VOID => TypeId::VOID,
                Ty::FLOAT => TypeId::FLOAT,
                Ty::DOUBLE => TypeId::DOUBLE,
                Ty::LABEL => TypeId::LABEL,
                Ty::LOCK => {
                    self.unsupported(span, "type `lock`, of which nothing is said but its name");
                    TypeId::I8
                }
                other => self.out.types.int(PRIMITIVES[other.index()].bits),
            },
            Type::Pointer(_) => TypeId::PTR,
            Type::Array(elem, len) => {
                let elem = self.ty(elem, span);
                self.out.types.array(elem, len)
            }
            Type::Unsized(elem) => {
                let elem = self.ty(elem, span);
                self.out.types.array(elem, 0)
            }
            Type::Packed(elem, len) => {
                let elem = self.ty(elem, span);
                self.out.types.intern(ir::Type::Vector {
                    elem,
                    len: len as u32,
                    scalable: false,
                })
            }
            Type::Struct(fields, packed) => {
                let fields = self.m.types.get_list(fields).to_vec();
                let fields: Vec<TypeId> = fields.iter().map(|&ty| self.ty(ty, span)).collect();
                self.out.types.structure(&fields, packed)
            }
            Type::Function(ret, params, varargs) => {
                let ret = self.ty(ret, span);
                let params = self.m.types.get_list(params).to_vec();
                let params: Vec<TypeId> = params.iter().map(|&ty| self.ty(ty, span)).collect();
                self.out.types.function(ret, &params, varargs)
            }
            Type::Named(id) => self.named_ty(ty, id, span),
        }
    }

    fn named_ty(&mut self, ty: Ty, id: super::super::types::NamedId, span: Span) -> TypeId {
        let named = self.m.types.named[id];
        let resolved = self.m.types.resolved(ty);
        let (Some(name), Type::Struct(..)) = (named.name, resolved) else {
            // A name of anything else is an abbreviation.
            return match (named.body, resolved) {
                (None, Type::Named(_)) => self.opaque(named.name, named.span),
                (Some(body), _) => self.ty(body, span),
                (None, _) => TypeId::I8,
            };
        };
        let made = self.out.types.named(name, named.span);
        let ty = self.out.types.intern(ir::Type::Named(made));
        if let Some(body) = named.body {
            let body = self.ty(body, span);
            // A name of a name is an abbreviation too.
            if let ir::Type::Named(_) = self.out.types.get(body) {
                self.out.types.named[made].defined = true;
                self.out.types.named[made].body = Some(body);
                return body;
            }
            let row = &mut self.out.types.named[made];
            (row.body, row.defined) = (Some(body), true);
        }
        ty
    }

    fn opaque(&mut self, name: Option<crate::ir::Name>, span: Span) -> TypeId {
        let name = match name {
            Some(name) => name,
            None => self.out.names.intern(b"opaque"),
        };
        let made = self.out.types.named(name, span);
        self.out.types.named[made].defined = true;
        self.out.types.intern(ir::Type::Named(made))
    }

    /// The size of a type in memory, in bytes.
    pub(super) fn size_of(&mut self, ty: TypeId) -> u64 {
        ir::Layout::of(&self.out.types, ty).map_or(0, ir::Layout::alloc_size)
    }
}
