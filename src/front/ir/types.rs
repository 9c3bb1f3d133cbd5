//! Types, interned: equal types have equal ids.

use rustc_hash::FxHashSet;

use super::intern::{HashIndex, hash_of};
use super::name::Name;
use crate::diag::Span;
use crate::entity;
use crate::entity::{Entity, PrimaryMap, SecondaryMap};

entity! {
    /// A type of a [`TypeTable`].
    pub struct TypeId, "type";
    /// A named type: `%T = type ...`.
    pub struct NamedTypeId, "named";
    /// An interned list of types: the fields of a struct, the parameters of a function.
    pub struct TypeList, "types";
    /// A type that only a target knows.
    pub struct TargetTypeId, "target";
}

/// A type of LLVM IR (Language Reference, "Type System").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`
    Void,
    /// `label`
    Label,
    /// `token`
    Token,
    /// `metadata`
    Metadata,
    /// `x86_amx`
    X86Amx,
    /// `x86_mmx`: 64 bits that are neither a number nor a vector.
    X86Mmx,
    /// `target("name", ...)`
    Target(TargetTypeId),
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
    /// `iN`, N from 1 to 2^23
    Int(u32),
    /// `ptr`, `ptr addrspace(N)`
    Ptr {
        /// The address space.
        space: u32,
    },
    /// `T*`, `T addrspace(N)*`
    TypedPtr {
        /// What it points to.
        pointee: TypeId,
        /// The address space.
        space: u32,
    },
    /// `R (P, ...)`
    Function {
        /// The result.
        ret: TypeId,
        /// The fixed parameters.
        params: TypeList,
        /// Whether `...` follows them.
        varargs: bool,
    },
    /// `{ T, U }` or, packed, `<{ T, U }>`
    Struct {
        /// The fields.
        fields: TypeList,
        /// Whether it is laid out without padding.
        packed: bool,
    },
    /// `[N x T]`
    Array {
        /// The element.
        elem: TypeId,
        /// How many.
        len: u64,
    },
    /// `<N x T>` or `<vscale x N x T>`
    Vector {
        /// The element.
        elem: TypeId,
        /// How many.
        len: u32,
        /// Whether it is a multiple of `vscale`.
        scalable: bool,
    },
    /// `%T`
    Named(NamedTypeId),
}

/// A named type.
#[derive(Clone, Copy, Debug)]
pub struct NamedType {
    /// Its name, without the `%`.
    pub name: Name,
    /// What it stands for; `None` where it is `opaque` or was never defined.
    pub body: Option<TypeId>,
    /// Whether a definition was seen (`opaque` is one).
    pub defined: bool,
    /// Whether its definition could not be read, which was reported.
    pub failed: bool,
    /// The name in its definition, or in its first use where it has none.
    pub span: Span,
}

/// A type that only a target knows: `target("name", T, 5)` (Language Reference, "Target Extension
/// Type").
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetType {
    /// Its name.
    pub name: Name,
    /// The types in parentheses.
    pub types: TypeList,
    /// The numbers behind them.
    pub numbers: Vec<u32>,
    /// What it is as a value.
    pub form: TargetForm,
}

/// What LLVM knows of the values of a target's type, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetForm {
    /// Nothing: it has no size.
    Opaque,
    /// `spirv.Image`: it is laid out as a pointer, and may be a variable.
    Image,
    /// `spirv.*`: the same, and it may be `zeroinitializer`.
    Handle,
    /// `aarch64.svcount`: it is laid out as a vector of unknown length, and may be
    /// `zeroinitializer`.
    Predicate,
}

impl TargetForm {
    /// What the type of a name is.
    pub fn of(name: &[u8]) -> TargetForm {
        match name {
            b"spirv.Image" => TargetForm::Image,
            b"aarch64.svcount" => TargetForm::Predicate,
            _ if name.starts_with(b"spirv.") => TargetForm::Handle,
            _ => TargetForm::Opaque,
        }
    }

    /// Whether it may be the type of a variable.
    pub fn can_be_global(self) -> bool {
        matches!(self, TargetForm::Image | TargetForm::Handle)
    }

    /// Whether `zeroinitializer` is one of its values.
    pub fn has_zero(self) -> bool {
        matches!(self, TargetForm::Handle | TargetForm::Predicate)
    }
}

/// No named type.
const NO_TYPE: NamedTypeId = NamedTypeId(u32::MAX);

/// The types of a module.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: PrimaryMap<TypeId, Type>,
    index: HashIndex,
    list_words: Vec<TypeId>,
    lists: PrimaryMap<TypeList, (u32, u32)>,
    list_index: HashIndex,
    /// The named types, in order of first mention.
    pub named: PrimaryMap<NamedTypeId, NamedType>,
    /// The types of targets.
    targets: PrimaryMap<TargetTypeId, TargetType>,
    target_index: HashIndex,
    by_name: SecondaryMap<Name, NamedTypeId>,
    /// `T*` by `T`; `void` where it was not asked for.
    pointers: SecondaryMap<TypeId, TypeId>,
    /// What each name stands for in the end, once [`settle`](TypeTable::settle) has found it.
    settled: Vec<TypeId>,
}

macro_rules! preset {
    ($($(#[$doc:meta])* $name:ident = $index:literal, $ty:expr;)*) => {
        impl TypeId {
            $($(#[$doc])* pub const $name: TypeId = TypeId($index);)*
        }
        const PRESET: &[Type] = &[$($ty),*];
    };
}

preset! {
    /// `void`
    VOID = 0, Type::Void;
    /// `label`
    LABEL = 1, Type::Label;
    /// `token`
    TOKEN = 2, Type::Token;
    /// `metadata`
    METADATA = 3, Type::Metadata;
    /// `i1`
    I1 = 4, Type::Int(1);
    /// `i8`
    I8 = 5, Type::Int(8);
    /// `i16`
    I16 = 6, Type::Int(16);
    /// `i32`
    I32 = 7, Type::Int(32);
    /// `i64`
    I64 = 8, Type::Int(64);
    /// `float`
    FLOAT = 9, Type::Float;
    /// `double`
    DOUBLE = 10, Type::Double;
    /// `ptr`
    PTR = 11, Type::Ptr { space: 0 };
}

impl Type {
    /// Whether it is a type of floating-point numbers.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
        )
    }
}

impl TypeTable {
    /// A table that holds the preset types ([`TypeId::I64`] and so on).
    pub fn new() -> Self {
        let mut table = TypeTable {
            types: PrimaryMap::new(),
            index: HashIndex::default(),
            list_words: Vec::new(),
            lists: PrimaryMap::new(),
            list_index: HashIndex::default(),
            named: PrimaryMap::new(),
            targets: PrimaryMap::new(),
            target_index: HashIndex::default(),
            by_name: SecondaryMap::with_default(NO_TYPE),
            pointers: SecondaryMap::with_default(TypeId::VOID),
            settled: Vec::new(),
        };
        for &ty in PRESET {
            table.intern(ty);
        }
        table
    }

    /// The id of a type.
    #[inline]
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let TypeTable { types, index, .. } = self;
        let hash = hash_of(&ty);
        if let Some(id) = index.find(hash, |id| types[TypeId(id)] == ty) {
            return TypeId(id);
        }
        let id = types.push(ty);
        index.insert(hash, id.0);
        id
    }

    /// The id of a type, if there is one.
    pub fn find(&self, ty: Type) -> Option<TypeId> {
        let same = |id| self.types[TypeId(id)] == ty;
        self.index.find(hash_of(&ty), same).map(TypeId)
    }

    /// The id of a list of types.
    pub fn intern_list(&mut self, list: &[TypeId]) -> TypeList {
        let TypeTable {
            list_words: words,
            lists,
            list_index,
            ..
        } = self;
        let hash = hash_of(list);
        let same = |id| {
            let (start, len) = lists[TypeList(id)];
            words[start as usize..(start + len) as usize] == *list
        };
        if let Some(id) = list_index.find(hash, same) {
            return TypeList(id);
        }
        let start = words.len() as u32;
        words.extend_from_slice(list);
        let id = lists.push((start, list.len() as u32));
        list_index.insert(hash, id.0);
        id
    }

    /// The type of an id.
    #[inline]
    pub fn get(&self, id: TypeId) -> Type {
        self.types[id]
    }

    /// The number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never: the preset types are always there.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The types of a list.
    #[inline]
    pub fn list(&self, list: TypeList) -> &[TypeId] {
        let (start, len) = self.lists[list];
        &self.list_words[start as usize..(start + len) as usize]
    }

    /// `iN`.
    pub fn int(&mut self, width: u32) -> TypeId {
        self.intern(Type::Int(width))
    }

    /// Makes all pointers opaque. Types that differed by what their pointers point to are equal then and
    /// keep ids of their own: to be written, not to be asked for.
    pub fn make_opaque(&mut self) {
        for ty in self.types.values_mut() {
            if let Type::TypedPtr { space, .. } = *ty {
                *ty = Type::Ptr { space };
            }
        }
    }

    /// `pointee*`, from a table by type.
    #[inline(always)]
    pub fn pointer_to(&mut self, pointee: TypeId) -> TypeId {
        match self.pointers[pointee] {
            TypeId::VOID => self.new_pointer_to(pointee),
            pointer => pointer,
        }
    }

    #[inline(never)]
    fn new_pointer_to(&mut self, pointee: TypeId) -> TypeId {
        let pointer = self.intern(Type::TypedPtr { pointee, space: 0 });
        self.pointers[pointee] = pointer;
        pointer
    }

    /// `ret (params)` or `ret (params, ...)`.
    pub fn function(&mut self, ret: TypeId, params: &[TypeId], varargs: bool) -> TypeId {
        let params = self.intern_list(params);
        self.intern(Type::Function {
            ret,
            params,
            varargs,
        })
    }

    /// `{ fields }` or `<{ fields }>`.
    pub fn structure(&mut self, fields: &[TypeId], packed: bool) -> TypeId {
        let fields = self.intern_list(fields);
        self.intern(Type::Struct { fields, packed })
    }

    /// `[len x elem]`.
    pub fn array(&mut self, elem: TypeId, len: u64) -> TypeId {
        self.intern(Type::Array { elem, len })
    }

    /// `target("name", types, numbers)`.
    pub fn target(&mut self, name: (Name, &[u8]), types: &[TypeId], numbers: &[u32]) -> TypeId {
        let row = TargetType {
            name: name.0,
            types: self.intern_list(types),
            numbers: numbers.to_vec(),
            form: TargetForm::of(name.1),
        };
        let hash = hash_of(&(row.name, row.types, &row.numbers));
        let same = |id| self.targets[TargetTypeId(id)] == row;
        let id = match self.target_index.find(hash, same) {
            Some(id) => TargetTypeId(id),
            None => {
                let id = self.targets.push(row);
                self.target_index.insert(hash, id.0);
                id
            }
        };
        self.intern(Type::Target(id))
    }

    /// A type that only a target knows.
    pub fn target_type(&self, id: TargetTypeId) -> &TargetType {
        &self.targets[id]
    }

    /// The named type `name`, made (undefined, first used at `span`) where there is none.
    pub fn named(&mut self, name: Name, span: Span) -> NamedTypeId {
        if let Some(id) = self.find_named(name) {
            return id;
        }
        let id = self.named.push(NamedType {
            name,
            body: None,
            defined: false,
            failed: false,
            span,
        });
        self.by_name[name] = id;
        id
    }

    /// A named type that nothing finds by its name, and that is another one than its equals, until
    /// it is [given](Self::set_name) one.
    pub fn declare(&mut self, name: Name) -> NamedTypeId {
        self.named.push(NamedType {
            name,
            body: None,
            defined: false,
            failed: false,
            span: Span::NONE,
        })
    }

    /// Gives a type the name that it is found by.
    pub fn set_name(&mut self, id: NamedTypeId, name: Name) {
        self.named[id].name = name;
        self.by_name[name] = id;
    }

    /// The named type `name`, if there is one.
    pub fn find_named(&self, name: Name) -> Option<NamedTypeId> {
        Some(self.by_name[name]).filter(|&id| id != NO_TYPE)
    }

    /// Says that the names defined so far keep their bodies: [`resolve`](Self::resolve) then
    /// takes one step however long a chain of names is. Bodies that are changed later call for
    /// another `settle`.
    pub fn settle(&mut self) {
        self.settled.clear();
        let mut settled: Vec<Option<TypeId>> = vec![None; self.named.len()];
        let mut on_chain = vec![false; self.named.len()];
        let mut chain = Vec::new();
        for id in self.named.keys() {
            let mut at = id;
            let end = loop {
                if let Some(end) = settled[at.index()] {
                    break Some(end);
                }
                if std::mem::replace(&mut on_chain[at.index()], true) {
                    // Names that stand for each other.
                    break None;
                }
                chain.push(at);
                match self.named[at].body {
                    None => break Some(self.intern(Type::Named(at))),
                    Some(body) => match self.types[body] {
                        Type::Named(next) => at = next,
                        _ => break Some(body),
                    },
                }
            };
            for name in chain.drain(..) {
                let own = self.intern(Type::Named(name));
                settled[name.index()] = Some(end.unwrap_or(own));
            }
        }
        self.settled = settled.into_iter().flatten().collect();
    }

    /// The type behind names: a named type's body, and so on until the type is not a name.
    /// A name without a body, and a name that stands for itself, resolve to themselves.
    #[inline(always)]
    pub fn resolve(&self, id: TypeId) -> TypeId {
        match self.types[id] {
            Type::Named(name) => self.resolve_name(id, name),
            _ => id,
        }
    }

    fn resolve_name(&self, id: TypeId, name: NamedTypeId) -> TypeId {
        if let Some(&settled) = self.settled.get(name.index()) {
            return settled;
        }
        let mut at = id;
        for _ in 0..=self.named.len() {
            match self.types[at] {
                Type::Named(named) => match self.named[named].body {
                    Some(body) => at = body,
                    None => return at,
                },
                _ => return at,
            }
        }
        id
    }

    /// The type behind names; see [`resolve`](Self::resolve).
    #[inline]
    pub fn resolved(&self, id: TypeId) -> Type {
        self.types[self.resolve(id)]
    }

    /// Whether it is `ptr` or `T*`.
    #[inline]
    pub fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self.resolved(id), Type::Ptr { .. } | Type::TypedPtr { .. })
    }

    /// What a `T*` points to; `None` for `ptr` and for all else.
    pub fn pointee(&self, id: TypeId) -> Option<TypeId> {
        match self.resolved(id) {
            Type::TypedPtr { pointee, .. } => Some(pointee),
            _ => None,
        }
    }

    /// The address space of a pointer type.
    #[inline]
    pub fn space(&self, id: TypeId) -> Option<u32> {
        match self.resolved(id) {
            Type::Ptr { space } | Type::TypedPtr { space, .. } => Some(space),
            _ => None,
        }
    }

    /// The width of an integer type.
    pub fn int_width(&self, id: TypeId) -> Option<u32> {
        match self.resolved(id) {
            Type::Int(width) => Some(width),
            _ => None,
        }
    }

    /// Whether two types are the same when every name is replaced by its definition (infinite
    /// unfoldings of recursive types are compared as such). With `opaque`, `ptr` is also the same
    /// as any `T*` of its address space.
    pub fn equivalent(&self, a: TypeId, b: TypeId, opaque: bool) -> bool {
        let pointers = match opaque {
            true => Pointers::MaybeTyped,
            false => Pointers::Typed,
        };
        a == b || self.same(a, b, pointers, StructNames::Abbreviate)
    }

    /// Whether two types are the same to LLVM 19: all pointers of an address space are one type,
    /// and a name of a struct makes it another one than its equals.
    pub fn identical(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.same(a, b, Pointers::Untyped, StructNames::Identify)
    }

    /// Whether two types are the same when names are replaced and all pointers of an address space
    /// are one type.
    pub fn alike(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.same(a, b, Pointers::Untyped, StructNames::Abbreviate)
    }

    /// The type behind names, but for the name of a struct, which stays.
    fn identity(&self, mut ty: TypeId) -> TypeId {
        for _ in 0..=self.named.len() {
            let Type::Named(named) = self.types[ty] else {
                return ty;
            };
            match self.named[named].body {
                None => return ty,
                Some(body) if matches!(self.types[body], Type::Struct { .. }) => return ty,
                Some(body) => ty = body,
            }
        }
        ty
    }

    /// Compares without recursion (types can nest deeply): a worklist of pairs that have to be
    /// equal, each looked at once, so that cycles end.
    fn same(&self, a: TypeId, b: TypeId, pointers: Pointers, names: StructNames) -> bool {
        let mut work = vec![(a, b)];
        let mut assumed = FxHashSet::default();
        let behind = |ty| match names {
            StructNames::Abbreviate => self.resolve(ty),
            StructNames::Identify => self.identity(ty),
        };
        while let Some((a, b)) = work.pop() {
            let (a, b) = (behind(a), behind(b));
            if a == b || !assumed.insert((a, b)) {
                continue;
            }
            match (self.types[a], self.types[b]) {
                (
                    Type::TypedPtr {
                        pointee: p,
                        space: s,
                    },
                    Type::TypedPtr {
                        pointee: q,
                        space: t,
                    },
                ) if s == t => {
                    if pointers != Pointers::Untyped {
                        work.push((p, q));
                    }
                }
                (Type::Ptr { space: s }, Type::TypedPtr { space: t, .. })
                | (Type::TypedPtr { space: s, .. }, Type::Ptr { space: t })
                    if pointers != Pointers::Typed && s == t => {}
                (Type::Array { elem: p, len: m }, Type::Array { elem: q, len: n }) if m == n => {
                    work.push((p, q))
                }
                (
                    Type::Vector {
                        elem: p,
                        len: m,
                        scalable: s,
                    },
                    Type::Vector {
                        elem: q,
                        len: n,
                        scalable: t,
                    },
                ) if m == n && s == t => work.push((p, q)),
                (
                    Type::Struct {
                        fields: p,
                        packed: s,
                    },
                    Type::Struct {
                        fields: q,
                        packed: t,
                    },
                ) if s == t && self.list(p).len() == self.list(q).len() => {
                    work.extend(
                        self.list(p)
                            .iter()
                            .copied()
                            .zip(self.list(q).iter().copied()),
                    );
                }
                (
                    Type::Function {
                        ret: r,
                        params: p,
                        varargs: s,
                    },
                    Type::Function {
                        ret: v,
                        params: q,
                        varargs: t,
                    },
                ) if s == t && self.list(p).len() == self.list(q).len() => {
                    work.push((r, v));
                    work.extend(
                        self.list(p)
                            .iter()
                            .copied()
                            .zip(self.list(q).iter().copied()),
                    );
                }
                _ => return false,
            }
        }
        true
    }
}

/// What a comparison makes of what pointers point to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pointers {
    /// `i8*` is another type than `i64*` and than `ptr`.
    Typed,
    /// `ptr` is the same as `i8*` and as `i64*`, which differ.
    MaybeTyped,
    /// All are the same.
    Untyped,
}

/// What a comparison makes of named structs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum StructNames {
    /// A name stands for its definition.
    Abbreviate,
    /// A struct with a name is another type than one without, or with another.
    Identify,
}

impl Default for TypeTable {
    fn default() -> Self {
        TypeTable::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_have_their_ids() {
        let mut types = TypeTable::new();
        assert_eq!(types.int(64), TypeId::I64);
        assert_eq!(types.intern(Type::Ptr { space: 0 }), TypeId::PTR);
    }

    #[test]
    fn recursive_types_compare_by_their_unfolding() {
        let mut types = TypeTable::new();
        let a = types.named(Name(0), Span::NONE);
        let b = types.named(Name(1), Span::NONE);
        let (ta, tb) = (types.intern(Type::Named(a)), types.intern(Type::Named(b)));
        let pa = types.pointer_to(ta);
        let pb = types.pointer_to(tb);
        types.named[a].body = Some(types.structure(&[TypeId::I64, pa], false));
        types.named[b].body = Some(types.structure(&[TypeId::I64, pb], false));
        assert!(types.equivalent(ta, tb, false));
        let p64 = types.pointer_to(TypeId::I64);
        types.named[b].body = Some(types.structure(&[TypeId::I64, p64], false));
        assert!(!types.equivalent(ta, tb, false));
        assert!(types.equivalent(p64, TypeId::PTR, true));
        assert!(!types.equivalent(p64, TypeId::PTR, false));
    }

    #[test]
    fn a_name_that_stands_for_itself_resolves_to_itself() {
        let mut types = TypeTable::new();
        let a = types.named(Name(0), Span::NONE);
        let ta = types.intern(Type::Named(a));
        types.named[a].body = Some(ta);
        assert_eq!(types.resolve(ta), ta);
    }

    #[test]
    fn settled_names_resolve_as_before() {
        let mut types = TypeTable::new();
        let names: Vec<_> = (0..6).map(|n| types.named(Name(n), Span::NONE)).collect();
        let ids: Vec<_> = names
            .iter()
            .map(|&name| types.intern(Type::Named(name)))
            .collect();
        // 0 and 1 stand for 2, which is i64; 3 and 4 for each other; 5 is opaque.
        for (name, body) in [
            (0, ids[1]),
            (1, ids[2]),
            (2, TypeId::I64),
            (3, ids[4]),
            (4, ids[3]),
        ] {
            types.named[names[name]].body = Some(body);
        }
        let before: Vec<_> = ids.iter().map(|&id| types.resolve(id)).collect();
        types.settle();
        let after: Vec<_> = ids.iter().map(|&id| types.resolve(id)).collect();
        assert_eq!(before, after);
        assert_eq!(after[0], TypeId::I64);
        assert_eq!(after[3], ids[3]);
    }
}
