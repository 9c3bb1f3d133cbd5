//! Signatures of intrinsics: how they are noted, which function types fit, how they are written
//! out.
//!
//! A signature is a result with parameters behind it, such as `A:int (A, imm i1)`.
//!
//! | notation | the type |
//! |---|---|
//! | `i32`, `f64`, `ptr`, `v4i32` | this one, spelled as in the names of intrinsics; also `void`, `token`, `metadata`, `x86_mmx`, `x86_amx` |
//! | `A:int` | any integer or vector of integers. It overloads the intrinsic; the rest of the signature calls it `A`, the next one `B`, and so on |
//! | `A:float` | the same for floating-point numbers |
//! | `A:vec`, `A:ptr`, `A:any` | any vector, any pointer, any type |
//! | `A` | the type that `A` is |
//! | `A.i1` | `A` with elements of this type, which is the type itself where `A` is no vector |
//! | `A.elem` | the elements of the vector `A` |
//! | `A.part2` | a vector like `A` with half of its elements; `A.part3` with a third |
//! | `B:A.ptrs` | a vector of pointers, one for each element of `A`; it overloads the intrinsic as well |
//! | `{T, U}` | a struct, as a result |
//! | `imm T` | a parameter whose argument is a constant (`immarg`) |
//! | `...` | any other arguments |
//!
//! What is checked is what LLVM checks of the same table (`Intrinsic::matchIntrinsicSignature`), up
//! to typed pointers, which are all taken for `ptr`.

use std::fmt;

use smallvec::SmallVec;

use crate::ir::module::Module;
use crate::ir::print::type_text;
use crate::ir::types::{Type, TypeId, TypeTable};

/// A signature in the notation above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature(pub(super) &'static str);

/// The types that overload an intrinsic, as far as they are known: `A` first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Overloads([Option<TypeId>; 4]);

/// What is wrong with a function type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The result has another type.
    Result,
    /// The parameter of this number, from 0, has another type.
    Param(usize),
    /// There are more or fewer parameters.
    Count,
    /// It takes variable arguments and should not, or does not and should.
    Variadic,
}

impl Signature {
    /// The result, and the text of the parameters.
    fn split(self) -> (&'static str, &'static str) {
        let (result, params) = self.0.split_once(" (").unwrap_or((self.0, ")"));
        (result, params.strip_suffix(')').unwrap_or(params))
    }

    /// The parameters with whether they are constants, without the `...`.
    fn params(self) -> impl Iterator<Item = (&'static str, bool)> {
        let params = self.split().1.split(", ");
        let params = params.filter(|&param| !param.is_empty() && param != "...");
        params.map(|param| match param.strip_prefix("imm ") {
            Some(ty) => (ty, true),
            None => (param, false),
        })
    }

    /// How many parameters there are, without the `...`.
    pub fn param_count(self) -> usize {
        self.params().count()
    }

    /// Whether more arguments than it has parameters may follow.
    pub fn is_variadic(self) -> bool {
        self.split().1.ends_with("...")
    }

    /// Whether types follow its name.
    pub fn is_overloaded(self) -> bool {
        self.0.contains(':')
    }

    /// The parameters whose arguments are constants, a bit each.
    pub fn immediates(self) -> u32 {
        let bits = self.params().enumerate();
        bits.fold(0, |bits, (n, (_, is_imm))| bits | u32::from(is_imm) << n)
    }

    /// Whether a function type is one of this signature, with what it is overloaded by.
    pub fn check(self, types: &TypeTable, fn_ty: TypeId) -> (Overloads, Result<(), Mismatch>) {
        let mut matcher = Matcher {
            types,
            overloads: Overloads::default(),
            waiting: SmallVec::new(),
        };
        let result = matcher.function(self, fn_ty);
        (matcher.overloads, result)
    }

    /// How the type of the result, or of a parameter, is to be: a type or words.
    pub fn wanted(self, module: &Module, overloads: &Overloads, at: Mismatch) -> String {
        let item = match at {
            Mismatch::Result => self.split().0,
            Mismatch::Param(n) => self.params().nth(n).map_or("", |(item, _)| item),
            Mismatch::Count | Mismatch::Variadic => "",
        };
        match item.split_once(':').map(|(_, kind)| kind) {
            Some("int") => "an integer or a vector of integers".into(),
            Some("float") => "a floating-point number or a vector of them".into(),
            Some("vec") => "a vector".into(),
            Some("ptr") => "a pointer".into(),
            _ if item.starts_with('{') => {
                format!("a struct `{}`", self.text(module, overloads, item))
            }
            _ => format!("`{}`", self.text(module, overloads, item)),
        }
    }

    /// What is added to the name for the types that it is overloaded by (`.p0.i64`); nothing where not all
    /// are known, or have no such form.
    pub fn suffix(self, module: &Module, overloads: &Overloads) -> String {
        let count = self.0.matches(':').count();
        let known = (0..count).map(|n| {
            let ty = overloads.0.get(n).copied().flatten()?;
            Some(format!(".{}", mangled_text(&module.types, ty)?))
        });
        known.collect::<Option<String>>().unwrap_or_default()
    }

    /// The declaration of an intrinsic: what it is overloaded by stands for the rest.
    pub fn declaration(
        self,
        module: &Module,
        name: impl fmt::Display,
        overloads: &Overloads,
    ) -> String {
        let suffix = self.suffix(module, overloads);
        let mut params: Vec<String> = self
            .params()
            .map(|(item, is_imm)| {
                let imm = if is_imm { " immarg" } else { "" };
                self.text(module, overloads, item) + imm
            })
            .collect();
        if self.is_variadic() {
            params.push("...".into());
        }
        let result = self.text(module, overloads, self.split().0);
        format!("declare {result} @{name}{suffix}({})", params.join(", "))
    }

    /// An item as a type of LLVM IR.
    fn text(self, module: &Module, overloads: &Overloads, item: &str) -> String {
        if let Some(fields) = fields(item) {
            let fields: Vec<String> = fields
                .map(|field| self.text(module, overloads, field))
                .collect();
            return format!("{{ {} }}", fields.join(", "));
        }
        let item = item.split_once(':').map_or(item, |(letter, _)| letter);
        let Some((letter, how)) = derived(item) else {
            return fixed_text(item);
        };
        let own = overloads.0.get(letter).copied().flatten();
        let Some(own) = own else {
            return self.unknown(module, overloads, letter, how);
        };
        let Type::Vector {
            elem,
            len,
            scalable,
        } = module.types.resolved(own)
        else {
            return match how {
                "" => type_text(module, own),
                _ => fixed_text(how),
            };
        };
        let vector = |elem: String, len: u32| match scalable {
            true => format!("<vscale x {len} x {elem}>"),
            false => format!("<{len} x {elem}>"),
        };
        match how {
            "" => type_text(module, own),
            "elem" => type_text(module, elem),
            "ptrs" => vector("ptr".into(), len),
            _ => match part(how) {
                Some(parts) => vector(type_text(module, elem), len / parts),
                None => vector(fixed_text(how), len),
            },
        }
    }

    /// An item that depends on a type that is not known.
    fn unknown(self, module: &Module, overloads: &Overloads, letter: usize, how: &str) -> String {
        let name = format!("{}:", char::from(b'A' + letter as u8));
        let kind = self.0.split_once(&name).map_or("", |(_, rest)| rest);
        let kind = kind.split([',', ')', ' ', '}']).next().unwrap_or(kind);
        let text = match (how, kind) {
            ("", "int") => "iN",
            ("", "ptr") => "ptr",
            ("", "vec") => "<N x T>",
            ("", kind) if kind.contains('.') => return self.text(module, overloads, kind),
            ("" | "elem", _) => "T",
            ("ptrs", _) => "<N x ptr>",
            (how, _) if part(how).is_some() => "<N x T>",
            (how, _) => return format!("<N x {}>", fixed_text(how)),
        };
        text.into()
    }
}

/// The signature as it is noted, with `immarg` for `imm`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Compares a function type with a signature.
struct Matcher<'a> {
    types: &'a TypeTable,
    overloads: Overloads,
    /// What depends on types that come later.
    waiting: SmallVec<[(&'static str, TypeId, Mismatch); 4]>,
}

impl Matcher<'_> {
    fn function(&mut self, signature: Signature, fn_ty: TypeId) -> Result<(), Mismatch> {
        let Type::Function {
            ret,
            params,
            varargs,
        } = self.types.resolved(fn_ty)
        else {
            return Err(Mismatch::Result);
        };
        let params = self.types.list(params);
        self.item(signature.split().0, ret, Mismatch::Result)?;
        let mut given = params.iter();
        for (n, (item, _)) in signature.params().enumerate() {
            let ty = *given.next().ok_or(Mismatch::Count)?;
            self.item(item, ty, Mismatch::Param(n))?;
        }
        if given.next().is_some() {
            return Err(Mismatch::Count);
        }
        if varargs != signature.is_variadic() {
            return Err(Mismatch::Variadic);
        }
        for (item, ty, place) in std::mem::take(&mut self.waiting) {
            self.item(item, ty, place)?;
        }
        match self.waiting.first() {
            Some(&(_, _, place)) => Err(place),
            None => Ok(()),
        }
    }

    fn item(&mut self, item: &'static str, ty: TypeId, place: Mismatch) -> Result<(), Mismatch> {
        match self.fits(item, ty, place) {
            true => Ok(()),
            false => Err(place),
        }
    }

    /// Whether a type fits; yes where that is not known yet.
    fn fits(&mut self, item: &'static str, ty: TypeId, place: Mismatch) -> bool {
        if let Some(mut wanted) = fields(item) {
            // LLVM makes a literal struct of a named or packed one.
            let Type::Struct { fields, .. } = self.types.resolved(ty) else {
                return false;
            };
            let mut given = self.types.list(fields).iter();
            return wanted.all(|item| given.next().is_some_and(|&ty| self.fits(item, ty, place)))
                && given.next().is_none();
        }
        if let Some((letter, kind)) = item.split_once(':') {
            if let Some((letter, _)) = derived(letter)
                && let Some(overload) = self.overloads.0.get_mut(letter)
            {
                *overload = Some(ty);
            }
            return self.is_kind(kind, ty, place);
        }
        let Some((letter, how)) = derived(item) else {
            return self.is_fixed(item, ty);
        };
        match self.overloads.0.get(letter).copied().flatten() {
            Some(own) => self.is_derived(own, how, ty),
            None => {
                self.waiting.push((item, ty, place));
                true
            }
        }
    }

    fn is_kind(&mut self, kind: &'static str, ty: TypeId, place: Mismatch) -> bool {
        let resolved = self.types.resolved(ty);
        let elem = match resolved {
            Type::Vector { elem, .. } => self.types.resolved(elem),
            other => other,
        };
        match kind {
            "int" => matches!(elem, Type::Int(_)),
            "float" => elem.is_float(),
            "vec" => matches!(resolved, Type::Vector { .. }),
            "ptr" => is_pointer(resolved).is_some(),
            "any" => true,
            _ => self.fits(kind, ty, place),
        }
    }

    /// Whether a type is derived so from another.
    fn is_derived(&self, own: TypeId, how: &str, ty: TypeId) -> bool {
        if how.is_empty() {
            return self.types.equivalent(own, ty, true);
        }
        let vector = |ty| match self.types.resolved(ty) {
            Type::Vector {
                elem,
                len,
                scalable,
            } => Some((elem, len, scalable)),
            _ => None,
        };
        let own = vector(own);
        if how == "elem" {
            return own.is_some_and(|(elem, ..)| self.types.equivalent(elem, ty, true));
        }
        match (own, vector(ty)) {
            (None, None) => part(how).is_none() && how != "ptrs" && self.is_fixed(how, ty),
            (Some((own_elem, own_len, own_scalable)), Some((elem, len, scalable))) => {
                own_scalable == scalable
                    && match part(how) {
                        Some(parts) => {
                            u64::from(len) * u64::from(parts) == u64::from(own_len)
                                && self.types.equivalent(own_elem, elem, true)
                        }
                        None if own_len != len => false,
                        None if how == "ptrs" => is_pointer(self.types.resolved(elem)).is_some(),
                        None => self.is_fixed(how, elem),
                    }
            }
            _ => false,
        }
    }

    fn is_fixed(&self, item: &str, ty: TypeId) -> bool {
        let ty = self.types.resolved(ty);
        match item {
            "void" => ty == Type::Void,
            "token" => ty == Type::Token,
            "metadata" => ty == Type::Metadata,
            "x86_amx" => ty == Type::X86Amx,
            "f16" => ty == Type::Half,
            "bf16" => ty == Type::BFloat,
            "f32" => ty == Type::Float,
            "f64" => ty == Type::Double,
            "f128" => ty == Type::Fp128,
            "ptr" => is_pointer(ty) == Some(0),
            // What later versions of LLVM write for it.
            "x86_mmx" => match ty {
                Type::X86Mmx => true,
                Type::Vector { elem, len: 1, .. } => self.types.resolved(elem) == Type::Int(64),
                _ => false,
            },
            _ => match (item.strip_prefix('i'), fixed_vector(item)) {
                (Some(bits), _) => matches!(ty, Type::Int(own) if bits.parse() == Ok(own)),
                (_, Some((wanted, own_elem))) => {
                    matches!(ty, Type::Vector { elem, len, scalable: false }
                        if len == wanted && self.is_fixed(own_elem, elem))
                }
                _ => false,
            },
        }
    }
}

/// The items of a struct.
fn fields(item: &str) -> Option<impl Iterator<Item = &str>> {
    let fields = item.strip_prefix('{')?.strip_suffix('}')?;
    Some(fields.split(", "))
}

/// The overload that an item is derived from, by its number, and how.
fn derived(item: &str) -> Option<(usize, &str)> {
    let letter = *item.as_bytes().first()?;
    let how = match item.get(1..)? {
        "" => "",
        rest => rest.strip_prefix('.')?,
    };
    letter
        .is_ascii_uppercase()
        .then(|| (usize::from(letter - b'A'), how))
}

/// In how many parts a vector is split.
fn part(how: &str) -> Option<u32> {
    how.strip_prefix("part")?.parse().ok()
}

/// The length and the element of `v4i32`.
fn fixed_vector(item: &str) -> Option<(u32, &str)> {
    let rest = item.strip_prefix('v')?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (len, elem) = rest.split_at(digits);
    Some((len.parse().ok()?, elem))
}

/// A type of the notation as LLVM IR has it.
fn fixed_text(item: &str) -> String {
    let text = match item {
        "f16" => "half",
        "bf16" => "bfloat",
        "f32" => "float",
        "f64" => "double",
        "f128" => "fp128",
        _ => match fixed_vector(item) {
            Some((len, elem)) => return format!("<{len} x {}>", fixed_text(elem)),
            None => item,
        },
    };
    text.into()
}

/// The address space of a pointer.
fn is_pointer(ty: Type) -> Option<u32> {
    match ty {
        Type::Ptr { space } | Type::TypedPtr { space, .. } => Some(space),
        _ => None,
    }
}

/// A type as the names of intrinsics have it, if that is no struct and no function.
fn mangled_text(types: &TypeTable, ty: TypeId) -> Option<String> {
    let (vector, scalar) = match types.resolved(ty) {
        Type::Vector {
            elem,
            len,
            scalable,
        } => {
            let start = if scalable { "nxv" } else { "v" };
            (format!("{start}{len}"), types.resolved(elem))
        }
        scalar => (String::new(), scalar),
    };
    let scalar = match scalar {
        Type::Int(bits) => format!("i{bits}"),
        Type::Half => "f16".into(),
        Type::BFloat => "bf16".into(),
        Type::Float => "f32".into(),
        Type::Double => "f64".into(),
        Type::X86Fp80 => "f80".into(),
        Type::Fp128 => "f128".into(),
        Type::PpcFp128 => "ppcf128".into(),
        Type::Ptr { space } | Type::TypedPtr { space, .. } => format!("p{space}"),
        _ => return None,
    };
    Some(vector + &scalar)
}

#[cfg(test)]
mod tests {
    use super::super::Intrinsic;
    use super::*;

    /// Whether an item is of the notation.
    fn is_known(item: &str, letters: &mut Vec<u8>) -> bool {
        if let Some(mut fields) = fields(item) {
            return fields.all(|field| is_known(field, letters));
        }
        if let Some((letter, kind)) = item.split_once(':') {
            letters.push(letter.as_bytes()[0]);
            let is_kind = ["any", "int", "float", "vec", "ptr"].contains(&kind);
            return letter.len() == 1 && (is_kind || kind.ends_with(".ptrs"));
        }
        let how = match derived(item) {
            Some((_, "" | "elem")) => return true,
            Some((_, how)) if part(how).is_some() => return true,
            Some((_, how)) => how,
            None => item,
        };
        let scalar = match fixed_vector(how) {
            Some((_, elem)) => elem,
            None => how,
        };
        let words = [
            "void", "token", "metadata", "x86_amx", "x86_mmx", "ptr", "f16", "bf16", "f32", "f64",
            "f128", "i1", "i2", "i4", "i8", "i16", "i32", "i64", "i128",
        ];
        words.contains(&scalar)
    }

    #[test]
    fn all_rows_are_of_the_notation() {
        for intrinsic in Intrinsic::all() {
            let signature = intrinsic.signature();
            let mut letters = Vec::new();
            assert!(is_known(signature.split().0, &mut letters), "{intrinsic}");
            for (item, _) in signature.params() {
                assert!(is_known(item, &mut letters), "{intrinsic}: {item}");
            }
            // They are named in order, and all that are used are named.
            let used = signature.0.bytes().filter(u8::is_ascii_uppercase).max();
            assert_eq!(letters.last().copied(), used, "{intrinsic}");
            assert!(letters.iter().copied().eq((b'A'..).take(letters.len())));
            assert!(letters.len() <= Overloads::default().0.len());
        }
    }

    #[test]
    fn declarations_are_written_out() {
        let mut module = Module::default();
        let v4 = Type::Vector {
            elem: TypeId::I32,
            len: 4,
            scalable: false,
        };
        let v4 = module.types.intern(v4);
        let text = |name: &str, types: &[TypeId]| {
            let mut overloads = Overloads::default();
            for (at, &ty) in overloads.0.iter_mut().zip(types) {
                *at = Some(ty);
            }
            let intrinsic = Intrinsic::named(name);
            intrinsic
                .signature()
                .declaration(&module, intrinsic, &overloads)
        };
        assert_eq!(
            text("ctlz", &[TypeId::I32]),
            "declare i32 @llvm.ctlz.i32(i32, i1 immarg)"
        );
        assert_eq!(
            text("uadd.with.overflow", &[v4]),
            "declare { <4 x i32>, <4 x i1> } @llvm.uadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)"
        );
        assert_eq!(
            text("masked.gather", &[v4]),
            "declare <4 x i32> @llvm.masked.gather(<4 x ptr>, i32 immarg, <4 x i1>, <4 x i32>)"
        );
        assert_eq!(text("bswap", &[]), "declare iN @llvm.bswap(iN)");
        assert_eq!(
            text("vector.interleave2", &[v4]),
            "declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)"
        );
    }
}
