//! A function or a call with its attributes: what is wrong with them there.

use super::value;
use super::{FUNCTIONS, conflict, rule, string_conflict, with_attr_help};
use crate::diag::Span;
use crate::ir::known_attrs::{KnownAttr, Places, known};
use crate::ir::layout::Layout;
use crate::ir::{Attr, AttrSet, Function, Intrinsic, Type, TypeId};
use crate::verify::checker::Checker;
use crate::verify::infos::Info;
use crate::verify::locate;

/// Whose attributes these are.
#[derive(Clone, Copy)]
pub(super) enum Callee<'a> {
    /// Those of this function.
    Itself(&'a Function),
    /// Those that an intrinsic is declared with.
    Declared,
    /// A call of this function.
    Function(&'a Function),
    /// A call of an intrinsic, if it is one that is known.
    Intrinsic(Option<Intrinsic>),
    /// Inline assembly.
    Asm,
    /// A call of an address.
    Unknown,
}

/// What it calls may return a struct by one of its variable arguments.
const STATEPOINT: Option<Intrinsic> = Some(Intrinsic::named("experimental.gc.statepoint"));

/// It says of its call what the argument is.
const PREALLOCATED: Intrinsic = Intrinsic::named("call.preallocated.arg");

/// Finds the text in which the attributes of a place stand; of parameters, of number `n`.
pub(super) type Region<'a> = &'a dyn Fn(&Checker<'_>, Places, usize) -> Span;

/// A function or a call.
pub(super) struct AttrSite<'a> {
    pub callee: Callee<'a>,
    pub ret: TypeId,
    /// The parameters or arguments.
    pub params: &'a [(TypeId, AttrSet)],
    /// How many of them are not variable ones.
    pub fixed: usize,
    pub region: Region<'a>,
}

/// Attributes that at most one parameter can have.
const ONCE: &[&str] = &[
    "nest",
    "returned",
    "sret",
    "swiftasync",
    "swifterror",
    "swiftself",
];

impl AttrSite<'_> {
    /// Judges all attributes of the function or call.
    pub(super) fn function(
        &self,
        c: &mut Checker<'_>,
        function: AttrSet,
        result: AttrSet,
        place: Places,
    ) {
        self.set(c, function, place, TypeId::VOID, 0);
        self.set(c, result, Places::RESULT, self.ret, 0);
        for (n, &(ty, set)) in self.params.iter().enumerate() {
            let before = c.found();
            self.set(c, set, Places::PARAM, ty, n);
            // To find an argument, all of the call is read.
            if place == Places::CALL && c.found() != before {
                return;
            }
        }
        if matches!(self.callee, Callee::Declared) {
            return;
        }
        self.together(c, function, place);
        for &word in ONCE {
            let has = |set: AttrSet| {
                let mut all = c.m.attrs.all(set);
                all.any(|attr| {
                    attr.word(&c.m.names)
                        .is_some_and(|(w, _)| w == word.as_bytes())
                })
            };
            let mut with = (0..self.params.len()).filter(|&n| has(self.params[n].1));
            if let (Some(first), Some(second)) = (with.next(), with.next()) {
                let span = self.place_of(c, word, Places::PARAM, second);
                let other = self.place_of(c, word, Places::PARAM, first);
                let message = format!("only one parameter can be `{word}`");
                let diagnostic = c.error(rule("attribute-conflict"), span, message);
                c.push(diagnostic.also(other, "one is already"));
            }
        }
    }

    /// What parameters ask of each other's places, and of what the function says.
    fn together(&self, c: &mut Checker<'_>, function: AttrSet, place: Places) {
        let has = |set: AttrSet, word: &str| {
            let mut all = c.m.attrs.all(set);
            all.any(|attr| matches!(attr.word(&c.m.names), Some((w, _)) if w == word.as_bytes()))
        };
        let with = |word: &str| (0..self.params.len()).find(|&n| has(self.params[n].1, word));
        let (last, writable) = (with("inalloca"), with("writable"));
        if let Some(n) = last.filter(|&n| n + 1 != self.params.len()) {
            let span = self.place_of(c, "inalloca", Places::PARAM, n);
            let message = "an `inalloca` argument is the last one";
            let diagnostic = c.error(rule("attribute-place"), span, message);
            c.push(diagnostic);
        }
        let all: Vec<Attr> = c.m.attrs.all(function).collect();
        if let Some(n) = writable.filter(|_| value::writes_no_argument(c.m, &all)) {
            let span = self.place_of(c, "writable", Places::PARAM, n);
            let message = "`writable` contradicts what the function says of memory";
            let diagnostic = c.error(rule("attribute-conflict"), span, message);
            c.push(diagnostic);
        }
        if let Some((key, message)) = string_conflict(c.m, &all) {
            let span = self.place_of(c, &key, place, 0);
            let diagnostic = c.error(rule("attribute-conflict"), span, message);
            c.push(diagnostic);
        }
    }

    /// Where a word stands among the attributes of a place.
    fn place_of(&self, c: &Checker<'_>, word: &str, place: Places, n: usize) -> Span {
        locate::word_in(c.m, (self.region)(c, place, n), word)
    }

    fn set(&self, c: &mut Checker<'_>, set: AttrSet, place: Places, ty: TypeId, n: usize) {
        if set == AttrSet::EMPTY {
            return;
        }
        let m = c.m;
        for &attr in m.attrs.get(set) {
            let Attr::Group(number) = attr else {
                self.attr(c, attr, place, (ty, n), false);
                continue;
            };
            if !place.any(FUNCTIONS) {
                let span = self.place_of(c, &format!("#{number}"), place, n);
                let message = "a group of attributes stands at functions and calls alone";
                let diagnostic = c.error(rule("attribute-place"), span, message);
                c.push(diagnostic);
                continue;
            }
            let inner = m.attrs.groups.get(&number).copied();
            for &attr in m.attrs.get(inner.unwrap_or(AttrSet::EMPTY)) {
                self.attr(c, attr, place, (ty, n), true);
            }
        }
        let all: Vec<Attr> = m.attrs.all(set).collect();
        if !matches!(self.callee, Callee::Declared)
            && let Some((one, other)) = conflict(m, &all, place)
        {
            let span = self.place_of(c, one, place, n);
            let message = match other {
                "" => format!("`{one}` needs `noinline` beside it"),
                _ => format!("`{one}` and `{other}` contradict each other"),
            };
            let mut diagnostic = c.error(rule("attribute-conflict"), span, message);
            for word in [one, other] {
                if let Some(row) = known(word.as_bytes()) {
                    diagnostic = diagnostic.note(format!("`{word}`: {}", row.says));
                }
            }
            c.push(diagnostic);
        }
    }

    /// Judges one attribute; `grouped` if a group has it, which was judged as such.
    fn attr(
        &self,
        c: &mut Checker<'_>,
        attr: Attr,
        place: Places,
        (ty, n): (TypeId, usize),
        grouped: bool,
    ) {
        let Some((word, text)) = attr.word(&c.m.names) else {
            if place.any(FUNCTIONS)
                && let Some((key, message)) = value::string(c.m, attr)
            {
                let span = self.place_of(c, &key, place, n);
                let diagnostic = c.error(rule("attribute-value"), span, message);
                c.push(diagnostic);
            }
            return;
        };
        let Some(row) = known(word) else { return };
        if grouped && !row.places.any(FUNCTIONS) {
            return;
        }
        let is_allowed = row.places.any(place) || self.is_of_callee(c, row);
        let (code, message) = if !is_allowed {
            ("attribute-place", misplaced(row, place))
        } else if matches!(self.callee, Callee::Declared) {
            return;
        } else if place.any(Places::PARAM.or(Places::RESULT)) && !row.on.fits(&c.m.types, ty) {
            let shown = c.ty(ty);
            let message = match ty {
                TypeId::VOID => format!("`{}` says nothing of `void`", row.word),
                _ => format!(
                    "`{}` is said of {}, and this is {shown}",
                    row.word,
                    row.on.text()
                ),
            };
            ("attribute-type", message)
        } else if let Some(message) = value::wrong(c.m, row, attr, text) {
            // An old number in a group is not looked at.
            if grouped && row.word == "alignstack" {
                return;
            }
            ("attribute-value", message)
        } else if let Some((code, message)) = self.in_context(c, row, attr, (place, ty, n)) {
            (code, message)
        } else {
            return;
        };
        let span = self.place_of(c, row.word, place, n);
        let diagnostic = c.error(rule(code), span, message);
        c.push(with_attr_help(diagnostic, row));
    }

    /// Whether this is an attribute of calls because of what is called.
    fn is_of_callee(&self, c: &Checker<'_>, row: &KnownAttr) -> bool {
        match (row.word, self.callee) {
            ("preallocated", Callee::Intrinsic(which)) => which == Some(PREALLOCATED),
            ("speculatable", Callee::Intrinsic(which)) => {
                which.is_some_and(Intrinsic::is_speculatable)
            }
            ("speculatable", Callee::Function(callee)) => {
                let mut all = c.m.attrs.all(callee.attrs);
                all.any(|a| {
                    a.word(&c.m.names)
                        .is_some_and(|(w, _)| w == b"speculatable")
                })
            }
            _ => false,
        }
    }

    /// What is wrong with an attribute because of what else there is.
    fn in_context(
        &self,
        c: &mut Checker<'_>,
        row: &KnownAttr,
        attr: Attr,
        (place, ty, n): (Places, TypeId, usize),
    ) -> Option<(&'static str, String)> {
        let variable = n >= self.fixed && place == Places::PARAM;
        let of_value = |message: String| Some(("attribute-value", message));
        let of_place = |message: String| Some(("attribute-place", message));
        match (row.word, attr) {
            (
                "byval" | "byref" | "inalloca" | "preallocated",
                Attr::ByVal(pointee) | Attr::InAlloca(pointee),
            ) => self.pointee(c, row, pointee, ty),
            (_, Attr::ByRef(pointee) | Attr::Preallocated(pointee)) if place == Places::PARAM => {
                self.pointee(c, row, Some(pointee), ty)
            }
            ("preallocated", _) if place == Places::CALL && !self.is_of_callee(c, row) => {
                of_place(misplaced(row, place))
            }
            // A statepoint passes on what it is given as variable arguments.
            ("sret", _) if variable && !matches!(self.callee, Callee::Intrinsic(STATEPOINT)) => {
                of_place("a variable argument cannot be the place of a result".into())
            }
            ("sret", _) if n > 1 && !variable => {
                of_place("`sret` stands at the first parameter or at the second".into())
            }
            ("sret", _) if matches!(self.callee, Callee::Itself(_)) && self.ret != TypeId::VOID => {
                let ret = c.ty(self.ret);
                Some((
                    "attribute-conflict",
                    format!("the function returns {ret}, and so stores no result"),
                ))
            }
            ("sret", Attr::SRet(Some(TypeId::VOID))) => of_value("nothing can be `void`".into()),
            ("returned", _) if !self.is_returned(c, ty) => {
                let ret = c.ty(self.ret);
                let shown = c.ty(ty);
                let message = format!("this is {shown}, but the function returns {ret}");
                Some(("attribute-type", message))
            }
            ("elementtype" | "immarg", _)
                if !variable && !matches!(self.callee, Callee::Intrinsic(_) | Callee::Asm) =>
            {
                of_place(format!("`{}` is said of arguments of intrinsics", row.word))
            }
            ("range", _) => {
                let wanted = value::range_bits(c.m, attr)?;
                match c.m.types.resolved(ty) {
                    Type::Int(bits) if bits == wanted => None,
                    Type::Vector { elem, .. } if c.m.types.resolved(elem) == Type::Int(wanted) => {
                        None
                    }
                    _ => {
                        let shown = c.ty(ty);
                        of_value(format!("the range is of `i{wanted}`, and this is {shown}"))
                    }
                }
            }
            ("allocsize", _) => {
                let params = &self.params[..self.fixed.min(self.params.len())];
                for at in value::sizes(c.m, attr) {
                    let Some(&(ty, _)) = params.get(at as usize) else {
                        return of_value(format!(
                            "there is no parameter {at}: they count from 0, and there are {}",
                            params.len()
                        ));
                    };
                    if !c.info(ty).any(Info::INT) {
                        let shown = c.ty(ty);
                        return of_value(format!("parameter {at} is {shown}, and no integer"));
                    }
                }
                None
            }
            ("jumptable", _) => {
                let Callee::Itself(func) = self.callee else {
                    return None;
                };
                let global = &c.m.globals[func.global];
                match global.unnamed_addr {
                    crate::ir::global::UnnamedAddr::Global => None,
                    _ => Some((
                        "attribute-conflict",
                        "`jumptable` needs `unnamed_addr` beside it".into(),
                    )),
                }
            }
            _ => None,
        }
    }

    /// Whether a parameter of a type may be what the function returns.
    fn is_returned(&self, c: &mut Checker<'_>, ty: TypeId) -> bool {
        let both = |info: Info| c.info(ty).any(info) && c.info(self.ret).any(info);
        both(Info::PTR) || both(Info::VEC) || c.agree(ty, self.ret)
    }

    /// What `byval` and its kin say of the type of what is passed.
    fn pointee(
        &self,
        c: &Checker<'_>,
        row: &KnownAttr,
        pointee: Option<TypeId>,
        ty: TypeId,
    ) -> Option<(&'static str, String)> {
        let Some(pointee) = pointee.or(c.m.types.pointee(ty)) else {
            let message = format!(
                "a `ptr` does not say of which type it is: `{}(T)`",
                row.word
            );
            return Some(("attribute-value", message));
        };
        if c.info(pointee).any(Info::SIZED) {
            let layout = Layout::of(&c.m.types, pointee);
            let huge = layout.is_none_or(|layout| layout.alloc_size() >= 1 << 32);
            let huge = huge && !c.info(pointee).any(Info::SCALABLE);
            return huge.then(|| {
                let message = "what is passed in memory has less than 2^32 bytes";
                ("attribute-value", message.to_string())
            });
        }
        let shown = c.ty(pointee);
        Some((
            "attribute-value",
            format!("{shown} has no size, so that it cannot be passed"),
        ))
    }
}

/// The message for an attribute that cannot stand at a place.
fn misplaced(row: &KnownAttr, place: Places) -> String {
    let what = match place {
        Places::FUNCTION => "functions",
        Places::CALL => "calls",
        Places::PARAM => "parameters",
        _ => "results",
    };
    format!("`{}` is no attribute of {what}", row.word)
}
