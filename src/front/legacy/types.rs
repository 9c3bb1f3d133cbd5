//! The types of the first languages: with signs, and compared by what they are made of.
//!
//! A named type is an abbreviation, so two types are the same if their (possibly infinite)
//! unfoldings are. [`Types::canon`] gives one type of each such class, so that types are compared
//! by their ids once they are canonical.

use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};

use crate::diag::Span;
use crate::entity;
use crate::entity::{Entity, PrimaryMap};

use crate::ir::name::{Name, Names};
use crate::text::lex::{key, key_of};

entity! {
    /// A type of [`Types`].
    pub struct Ty, "ty";
    /// A list of types.
    pub struct TyList, "tys";
    /// A named type, or one that an up-reference leads to.
    pub struct NamedId, "named";
}

/// A type (manual, "Type System").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A type that is a word; the number is its place in [`PRIMITIVES`].
    Primitive(u8),
    /// `T *`
    Pointer(Ty),
    /// `[N x T]`
    Array(Ty, u64),
    /// `[T]`, of 2002: an array without a size.
    Unsized(Ty),
    /// `<N x T>`
    Packed(Ty, u64),
    /// `{ T, U }`; with the flag `<{ T, U }>`, which has no padding.
    Struct(TyList, bool),
    /// `R (T, U)`; with the flag `R (T, U, ...)`.
    Function(Ty, TyList, bool),
    /// A name, or the target of an up-reference.
    Named(NamedId),
}

/// A type with a name, an opaque type, or one that contains itself.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name without its `%`; none where it is `opaque` or the target of an up-reference.
    pub name: Option<Name>,
    /// What it stands for; none where it is opaque.
    pub body: Option<Ty>,
    /// Whether a definition was seen.
    pub defined: bool,
    /// Where it is defined or first mentioned.
    pub span: Span,
}

/// A primitive type.
pub struct Primitive {
    /// Its word.
    pub word: &'static str,
    /// The bits of an integral type; 0 for others.
    pub bits: u32,
    /// Whether the manual calls it signed.
    pub signed: bool,
}

macro_rules! primitives {
    ($($name:ident = $index:literal, $word:literal, $bits:literal, $signed:literal;)*) => {
        impl Ty {
            $(#[doc = concat!("`", $word, "`")] pub const $name: Ty = Ty($index);)*

            /// The primitive type whose word a text starts with, which has `len` bytes there.
            #[inline]
            pub fn starting(text: &[u8], len: usize) -> Option<Ty> {
                $(const $name: u64 = key_of($word);)*
                Some(match key(text, len) {
                    $($name => Ty::$name,)*
                    _ => return None,
                })
            }
        }
        /// The primitive types; a type's id is its place here.
        pub const PRIMITIVES: &[Primitive] =
            &[$(Primitive { word: $word, bits: $bits, signed: $signed }),*];
    };
}

primitives! {
    VOID = 0, "void", 0, false;
    BOOL = 1, "bool", 1, false;
    UBYTE = 2, "ubyte", 8, false;
    SBYTE = 3, "sbyte", 8, true;
    USHORT = 4, "ushort", 16, false;
    SHORT = 5, "short", 16, true;
    UINT = 6, "uint", 32, false;
    INT = 7, "int", 32, true;
    ULONG = 8, "ulong", 64, false;
    LONG = 9, "long", 64, true;
    FLOAT = 10, "float", 0, true;
    DOUBLE = 11, "double", 0, true;
    LABEL = 12, "label", 0, false;
    LOCK = 13, "lock", 0, false;
}

/// How deep types and constants may nest.
pub const MAX_DEPTH: u32 = 128;

/// The types of a module.
#[derive(Debug)]
pub struct Types {
    types: PrimaryMap<Ty, Type>,
    index: FxHashMap<Type, Ty>,
    /// The type that each name is, where one is mentioned.
    name_types: Vec<Option<Ty>>,
    /// The pointer to each type, where there is one.
    pointers: Vec<Option<Ty>>,
    lists: PrimaryMap<TyList, Box<[Ty]>>,
    list_index: FxHashMap<Box<[Ty]>, TyList>,
    /// The named types, in order of first mention.
    pub named: PrimaryMap<NamedId, Named>,
    by_name: FxHashMap<Name, NamedId>,
    /// The canonical type of each, where it was asked for.
    canon: Vec<Option<Ty>>,
    classes: FxHashMap<u64, Vec<Ty>>,
}

impl Default for Types {
    fn default() -> Types {
        let mut types = Types {
            types: PrimaryMap::new(),
            index: FxHashMap::default(),
            name_types: Vec::new(),
            pointers: Vec::new(),
            lists: PrimaryMap::new(),
            list_index: FxHashMap::default(),
            named: PrimaryMap::new(),
            by_name: FxHashMap::default(),
            canon: Vec::new(),
            classes: FxHashMap::default(),
        };
        for n in 0..PRIMITIVES.len() {
            types.intern(Type::Primitive(n as u8));
        }
        types
    }
}

impl Types {
    /// The id of a type.
    pub fn intern(&mut self, ty: Type) -> Ty {
        let Types { types, index, .. } = self;
        *index.entry(ty).or_insert_with(|| types.push(ty))
    }

    /// The id of a list.
    pub fn list(&mut self, list: &[Ty]) -> TyList {
        if let Some(&id) = self.list_index.get(list) {
            return id;
        }
        let id = self.lists.push(list.into());
        self.list_index.insert(list.into(), id);
        id
    }

    /// The types of a list.
    pub fn get_list(&self, list: TyList) -> &[Ty] {
        &self.lists[list]
    }

    /// `T *`
    #[inline]
    pub fn pointer(&mut self, to: Ty) -> Ty {
        match self.pointers.get(to.index()) {
            Some(&Some(known)) => known,
            _ => self.new_pointer(to),
        }
    }

    #[inline(never)]
    fn new_pointer(&mut self, to: Ty) -> Ty {
        let made = self.intern(Type::Pointer(to));
        if self.pointers.len() <= to.index() {
            self.pointers.resize(self.types.len(), None);
        }
        self.pointers[to.index()] = Some(made);
        made
    }

    /// `R (T, U)`
    pub fn function(&mut self, ret: Ty, params: &[Ty], varargs: bool) -> Ty {
        let params = self.list(params);
        self.intern(Type::Function(ret, params, varargs))
    }

    /// The type that a name is, if it was mentioned.
    #[inline]
    pub fn known(&self, name: Name) -> Option<Ty> {
        *self.name_types.get(name.0 as usize)?
    }

    /// The type that a name is.
    pub fn mention(&mut self, name: Name, span: Span) -> Ty {
        let id = self.by_name(name, span);
        let ty = self.intern(Type::Named(id));
        let at = name.0 as usize;
        if self.name_types.len() <= at {
            self.name_types.resize(at + 1, None);
        }
        self.name_types[at] = Some(ty);
        ty
    }

    /// The named type of a name, made where there is none.
    pub fn by_name(&mut self, name: Name, span: Span) -> NamedId {
        let Types { named, by_name, .. } = self;
        *by_name.entry(name).or_insert_with(|| {
            named.push(Named {
                name: Some(name),
                body: None,
                defined: false,
                span,
            })
        })
    }

    /// A type without a name that nothing is known of.
    pub fn anonymous(&mut self, span: Span) -> NamedId {
        self.named.push(Named {
            name: None,
            body: None,
            defined: true,
            span,
        })
    }

    /// Says what a named type stands for.
    pub fn define(&mut self, id: NamedId, body: Option<Ty>) {
        self.named[id].body = body;
        self.named[id].defined = true;
        self.canon.clear();
        self.classes.clear();
    }

    /// The type as it was written.
    #[inline]
    pub fn get(&self, ty: Ty) -> Type {
        self.types[ty]
    }

    /// The number of types.
    pub fn count(&self) -> usize {
        self.types.len()
    }

    /// The type that names stand for; an opaque type stands for itself.
    #[inline]
    pub fn resolved(&self, ty: Ty) -> Type {
        match self.types[ty] {
            Type::Named(id) => self.unfold(id),
            other => other,
        }
    }

    fn unfold(&self, mut id: NamedId) -> Type {
        // Names that stand for each other in a circle stand for nothing.
        for _ in 0..=self.named.len() {
            match self.named[id].body.map(|body| self.types[body]) {
                Some(Type::Named(next)) => id = next,
                Some(other) => return other,
                None => return Type::Named(id),
            }
        }
        Type::Named(id)
    }

    /// What a pointer points to.
    #[inline]
    pub fn pointee(&self, ty: Ty) -> Option<Ty> {
        match self.resolved(ty) {
            Type::Pointer(to) => Some(to),
            _ => None,
        }
    }

    /// The primitive type that it is.
    #[inline]
    pub fn primitive(&self, ty: Ty) -> Option<Ty> {
        match self.resolved(ty) {
            Type::Primitive(n) => Some(Ty(n.into())),
            _ => None,
        }
    }

    /// The width of an integral type (`bool` has 1) and whether it is signed.
    #[inline]
    pub fn integral(&self, ty: Ty) -> Option<(u32, bool)> {
        let Primitive { bits, signed, .. } = &PRIMITIVES[self.primitive(ty)?.index()];
        (*bits > 0).then_some((*bits, *signed))
    }

    /// As [`integral`](Self::integral), for all but `bool`.
    #[inline]
    pub fn integer(&self, ty: Ty) -> Option<(u32, bool)> {
        self.integral(ty).filter(|&(bits, _)| bits > 1)
    }

    /// Whether it is `float` or `double`.
    pub fn is_float(&self, ty: Ty) -> bool {
        matches!(self.primitive(ty), Some(Ty::FLOAT | Ty::DOUBLE))
    }

    /// The type of the elements of a packed type, or the type itself.
    pub fn scalar(&self, ty: Ty) -> Ty {
        match self.resolved(ty) {
            Type::Packed(elem, _) => elem,
            _ => ty,
        }
    }

    /// Whether values may have it (manual, "first class").
    #[inline(always)]
    pub fn is_first_class(&self, ty: Ty) -> bool {
        (Ty::BOOL.0..=Ty::DOUBLE.0).contains(&ty.0) || self.is_other_first_class(ty)
    }

    fn is_other_first_class(&self, ty: Ty) -> bool {
        match self.resolved(ty) {
            Type::Primitive(n) => !matches!(Ty(n.into()), Ty::VOID | Ty::LABEL),
            Type::Pointer(_) | Type::Packed(..) => true,
            // What it stands for may be said elsewhere.
            Type::Named(_) => true,
            _ => false,
        }
    }

    /// Whether it has a size, as what memory is allocated for must have.
    pub fn is_sized(&self, ty: Ty) -> bool {
        if let Type::Primitive(_) | Type::Pointer(_) = self.get(ty) {
            return !matches!(ty, Ty::VOID | Ty::LABEL);
        }
        let mut stack = vec![ty];
        let mut seen = FxHashSet::default();
        while let Some(ty) = stack.pop() {
            if !seen.insert(ty) {
                continue;
            }
            match self.resolved(ty) {
                Type::Primitive(n) if matches!(Ty(n.into()), Ty::VOID | Ty::LABEL) => return false,
                Type::Function(..) | Type::Named(_) | Type::Unsized(_) => return false,
                Type::Array(elem, _) | Type::Packed(elem, _) => stack.push(elem),
                Type::Struct(fields, _) => stack.extend(self.get_list(fields)),
                Type::Primitive(_) | Type::Pointer(_) => {}
            }
        }
        true
    }

    /// Whether two types are the same.
    #[inline]
    pub fn same(&mut self, a: Ty, b: Ty) -> bool {
        a == b || self.canon(a) == self.canon(b)
    }

    /// The one type that stands for all that are the same as this one.
    #[inline]
    pub fn canon(&mut self, ty: Ty) -> Ty {
        if ty.index() < PRIMITIVES.len() {
            return ty;
        }
        match self.canon.get(ty.index()) {
            Some(&Some(canon)) => canon,
            _ => self.find_canon(ty),
        }
    }

    /// A pointer to a type is that to the canonical one, and so for arrays: only what is within has
    /// to be compared, so that a chain of thousands of stars is as quick as it is long.
    #[inline(never)]
    fn find_canon(&mut self, ty: Ty) -> Ty {
        let mut chain = Vec::new();
        let mut at = ty;
        let mut canon = loop {
            if let Some(&Some(known)) = self.canon.get(at.index()) {
                break known;
            }
            let inner = match self.types[at] {
                Type::Primitive(_) => break at,
                Type::Pointer(to) | Type::Unsized(to) => Some(to),
                Type::Array(elem, _) | Type::Packed(elem, _) => Some(elem),
                Type::Named(id) => self.named[id].body,
                Type::Struct(..) | Type::Function(..) => None,
            };
            let Some(inner) = inner else {
                break self.class(at);
            };
            if chain.len() > self.types.len() {
                // It has no end, so that each type in it stands for others of it.
                return self.class(ty);
            }
            chain.push(at);
            at = inner;
        };
        self.settle(at, canon);
        for ty in chain.into_iter().rev() {
            canon = match self.types[ty] {
                Type::Pointer(_) => self.pointer(canon),
                Type::Unsized(_) => self.intern(Type::Unsized(canon)),
                Type::Array(_, len) => self.intern(Type::Array(canon, len)),
                Type::Packed(_, len) => self.intern(Type::Packed(canon, len)),
                _ => canon,
            };
            self.settle(ty, canon);
            self.settle(canon, canon);
        }
        canon
    }

    fn settle(&mut self, ty: Ty, canon: Ty) {
        if self.canon.len() <= ty.index() {
            self.canon.resize(self.types.len(), None);
        }
        self.canon[ty.index()] = Some(canon);
    }

    /// The first type that was asked for of those that are the same as this one.
    fn class(&mut self, ty: Ty) -> Ty {
        let mut hasher = FxHasher::default();
        self.shape(ty, 4, &mut hasher);
        let hash = hasher.finish();
        let known = self.classes.get(&hash).map_or(&[][..], |class| class);
        if let Some(canon) = known.iter().copied().find(|&other| self.equal(ty, other)) {
            return canon;
        }
        self.classes.entry(hash).or_default().push(ty);
        ty
    }

    /// Hashes the outer levels of a type: those that have one type in them do not count, so that
    /// pointers to pointers are distinguished by how many there are.
    fn shape(&self, ty: Ty, depth: u32, into: &mut FxHasher) {
        /// One that contains itself has no end.
        const CHAIN: usize = 1000;
        let mut ty = self.resolved(ty);
        for _ in 0..CHAIN {
            std::mem::discriminant(&ty).hash(into);
            let inner = match ty {
                Type::Pointer(to) | Type::Unsized(to) => to,
                Type::Array(elem, len) | Type::Packed(elem, len) => {
                    len.hash(into);
                    elem
                }
                _ => break,
            };
            ty = self.resolved(inner);
        }
        let Some(depth) = depth.checked_sub(1) else {
            return;
        };
        match ty {
            Type::Primitive(n) => n.hash(into),
            // The chain has no end.
            Type::Pointer(_) | Type::Unsized(_) | Type::Array(..) | Type::Packed(..) => {}
            Type::Struct(list, flag) => {
                (flag, self.lists[list].len()).hash(into);
                for &ty in self.lists[list].iter().take(8) {
                    self.shape(ty, depth, into);
                }
            }
            Type::Function(ret, list, flag) => {
                (flag, self.lists[list].len()).hash(into);
                self.shape(ret, depth, into);
                for &ty in self.lists[list].iter().take(8) {
                    self.shape(ty, depth, into);
                }
            }
            Type::Named(id) => id.hash(into),
        }
    }

    /// Whether two types unfold to the same: no pair that is met on the way differs.
    fn equal(&self, a: Ty, b: Ty) -> bool {
        let mut pairs = vec![(a, b)];
        let mut seen = FxHashSet::default();
        while let Some((a, b)) = pairs.pop() {
            if a == b || !seen.insert((a, b)) {
                continue;
            }
            let (list_a, list_b) = match (self.resolved(a), self.resolved(b)) {
                (Type::Pointer(a), Type::Pointer(b)) | (Type::Unsized(a), Type::Unsized(b)) => {
                    pairs.push((a, b));
                    continue;
                }
                (Type::Array(a, n), Type::Array(b, m))
                | (Type::Packed(a, n), Type::Packed(b, m))
                    if n == m =>
                {
                    pairs.push((a, b));
                    continue;
                }
                (Type::Struct(a, flag), Type::Struct(b, other)) if flag == other => (a, b),
                (Type::Function(x, a, flag), Type::Function(y, b, other)) if flag == other => {
                    pairs.push((x, y));
                    (a, b)
                }
                (a, b) if a == b => continue,
                _ => return false,
            };
            let (list_a, list_b) = (&self.lists[list_a], &self.lists[list_b]);
            if list_a.len() != list_b.len() {
                return false;
            }
            pairs.extend(list_a.iter().copied().zip(list_b.iter().copied()));
        }
        true
    }

    /// A type as it is written. What contains itself without a name has up-references.
    pub fn write(&self, ty: Ty, names: &Names, out: &mut Vec<u8>) {
        self.write_at(ty, names, &mut Vec::new(), 0, out);
    }

    /// `open` has the types that an up-reference may lead to, with the number of types around them.
    fn write_at(
        &self,
        ty: Ty,
        names: &Names,
        open: &mut Vec<(NamedId, u32)>,
        depth: u32,
        out: &mut Vec<u8>,
    ) {
        if depth > MAX_DEPTH * 2 {
            return out.extend_from_slice(b"...");
        }
        let ty = match self.types[ty] {
            Type::Named(id) => match (self.named[id].name, self.named[id].body) {
                (Some(name), _) => {
                    out.push(b'%');
                    return write_name(names.get(name), out);
                }
                (None, Some(body)) => {
                    if let Some(&(_, at)) = open.iter().find(|(other, _)| *other == id) {
                        return out.extend_from_slice(format!("\\{}", depth - at).as_bytes());
                    }
                    open.push((id, depth));
                    self.write_at(body, names, open, depth, out);
                    open.pop();
                    return;
                }
                (None, None) => return out.extend_from_slice(b"opaque"),
            },
            other => other,
        };
        self.write_parts(ty, out, &mut |ty, out| {
            self.write_at(ty, names, open, depth + 1, out)
        });
    }

    /// The outermost level of a type that is no name, with its parts as `one` writes them.
    pub fn write_parts(&self, ty: Type, out: &mut Vec<u8>, one: &mut dyn FnMut(Ty, &mut Vec<u8>)) {
        match ty {
            Type::Primitive(n) => {
                out.extend_from_slice(PRIMITIVES[n as usize].word.as_bytes());
            }
            Type::Pointer(to) => {
                one(to, out);
                out.push(b'*');
            }
            Type::Array(elem, len) => {
                out.extend_from_slice(format!("[{len} x ").as_bytes());
                one(elem, out);
                out.push(b']');
            }
            Type::Unsized(elem) => {
                out.push(b'[');
                one(elem, out);
                out.push(b']');
            }
            Type::Packed(elem, len) => {
                out.extend_from_slice(format!("<{len} x ").as_bytes());
                one(elem, out);
                out.push(b'>');
            }
            Type::Struct(fields, packed) => {
                out.extend_from_slice(if packed { b"<{" } else { b"{" });
                for (n, &field) in self.lists[fields].iter().enumerate() {
                    out.extend_from_slice(if n == 0 { b" " } else { b", " });
                    one(field, out);
                }
                out.extend_from_slice(if packed { b" }>" } else { b" }" });
            }
            Type::Function(ret, params, varargs) => {
                one(ret, out);
                out.extend_from_slice(b" (");
                for (n, &param) in self.lists[params].iter().enumerate() {
                    out.extend_from_slice(if n == 0 { b"" } else { b", " });
                    one(param, out);
                }
                match (varargs, self.lists[params].is_empty()) {
                    (true, false) => out.extend_from_slice(b", ..."),
                    (true, true) => out.extend_from_slice(b"..."),
                    _ => {}
                }
                out.push(b')');
            }
            Type::Named(_) => {}
        }
    }

    /// A type in quotes, for messages.
    pub fn show(&self, ty: Ty, names: &Names) -> String {
        const MAX: usize = 120;
        let mut out = Vec::new();
        self.write(ty, names, &mut out);
        let text = String::from_utf8_lossy(&out);
        match text.char_indices().nth(MAX) {
            Some((at, _)) => format!("`{}...`", &text[..at]),
            None => format!("`{text}`"),
        }
    }
}

/// A name behind its sigil, quoted where it has to be.
pub fn write_name(name: &[u8], out: &mut Vec<u8>) {
    let plain = |&b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    let number = name.iter().all(u8::is_ascii_digit);
    if !name.is_empty() && name.iter().all(plain) && (!name[0].is_ascii_digit() || number) {
        return out.extend_from_slice(name);
    }
    write_string(name, out);
}

/// A string in quotes, with what cannot stand between them as `\XX`.
pub fn write_string(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for &b in text {
        match b {
            b'"' | b'\\' | 0..=0x1f | 0x7f..=0xff => {
                out.extend_from_slice(format!("\\{b:02X}").as_bytes());
            }
            _ => out.push(b),
        }
    }
    out.push(b'"');
}
