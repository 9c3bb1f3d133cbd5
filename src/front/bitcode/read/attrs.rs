//! Attributes: groups of them, and lists of groups for whole functions and calls.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::super::attributes::{self, AttrValueKind};
use super::super::codes::{paramattr, paramattr_group};
use super::super::stream::character;
use super::big_int;
use super::input::{Input, Result, signed};
use super::types::TypeRows;
use crate::ir::print::{decimal, escaped};
use crate::ir::types::TypeList;
use crate::ir::{Attr, AttrSet, Module, TypeId, upgrade};

/// The place of the attributes of a function in a list.
const FUNCTION: u64 = u32::MAX as u64;

/// The widest integers of a range: writing the digits of a number takes its length squared.
const WIDEST_RANGE: u64 = 1 << 12;

/// Attributes of one place.
#[derive(Clone, Copy)]
struct AttrGroup {
    place: u64,
    set: AttrSet,
    /// The number of an attribute that is not known.
    unknown: Option<u64>,
}

/// The attributes of a function or call: of its parameters by their numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct AttrList {
    pub ret: AttrSet,
    /// As written: functions and calls refer to groups ([`AttrLists::group`]).
    pub function: AttrSet,
    pub params: SmallVec<[(u32, AttrSet); 2]>,
    /// The number of an attribute that is not known.
    pub unknown: Option<u64>,
}

/// The lists of a file.
#[derive(Default)]
pub(super) struct AttrLists {
    groups: FxHashMap<u64, AttrGroup>,
    lists: Vec<AttrList>,
    /// The number that the set of a function or call has in print, and the set that refers to it.
    numbers: FxHashMap<AttrSet, AttrSet>,
}

impl AttrLists {
    /// The list that the current record names: none by 0.
    #[inline]
    pub(super) fn get(&self, input: &Input<'_>, number: u64) -> Result<Option<&AttrList>> {
        let Some(index) = number.checked_sub(1) else {
            return Ok(None);
        };
        let Some(list) = self.lists.get(index as usize) else {
            return Err(input.malformed(format!("there is no attribute list {number}")));
        };
        match list.unknown {
            None => Ok(Some(list)),
            Some(unknown) => Err(input.unsupported(format_args!("attribute {unknown}"))),
        }
    }

    /// Numbers the groups that are left: those of calls.
    pub(super) fn number_groups(&mut self, m: &mut Module) {
        for row in 0..self.lists.len() {
            self.group(m, self.lists[row].function);
        }
    }

    /// The set that stands for one of a function or call: a reference to a group, as LLVM prints
    /// them. Groups are numbered in the order in which they are first asked for.
    pub(super) fn group(&mut self, m: &mut Module, set: AttrSet) -> AttrSet {
        if set == AttrSet::EMPTY {
            return set;
        }
        *self.numbers.entry(set).or_insert_with(|| {
            let number = m.attrs.groups.len() as u32;
            m.attrs.groups.insert(number, set);
            m.attrs.intern(&[Attr::Group(number)])
        })
    }

    /// As [`group`](Self::group), where all groups have their numbers.
    #[inline]
    pub(super) fn known_group(&self, set: AttrSet) -> AttrSet {
        self.numbers.get(&set).copied().unwrap_or(set)
    }

    /// Reads a block of groups.
    pub(super) fn read_groups(
        &mut self,
        input: &mut Input<'_>,
        m: &mut Module,
        types: &TypeRows,
    ) -> Result<()> {
        input.enter(paramattr_group::BLOCK)?;
        while let Some(record) = input.next()? {
            if record != paramattr_group::GRP_ENTRY {
                continue;
            }
            input.ops();
            let (number, place) = (input.op(0)?, input.op(1)?);
            let mut attrs = Attrs {
                list: SmallVec::new(),
                at: 2,
                unknown: None,
            };
            while attrs.at < input.len() {
                attrs.one(input, m, types)?;
            }
            if place == FUNCTION {
                upgrade::attributes(&mut attrs.list, &mut m.names);
            }
            let group = AttrGroup {
                place,
                set: m.attrs.intern(&attrs.list),
                unknown: attrs.unknown,
            };
            self.groups.insert(number, group);
        }
        Ok(())
    }

    /// Reads a block of lists.
    pub(super) fn read_lists(&mut self, input: &mut Input<'_>, m: &mut Module) -> Result<()> {
        input.enter(paramattr::BLOCK)?;
        while let Some(record) = input.next()? {
            let mut list = AttrList::default();
            match record {
                paramattr::ENTRY => {
                    for &number in input.ops() {
                        if let Some(&group) = self.groups.get(&number) {
                            list.add(group);
                        }
                    }
                }
                paramattr::ENTRY_OLD => {
                    let ops = input.ops().to_vec();
                    let pairs = ops.as_chunks::<2>().0;
                    for &[place, bits] in pairs {
                        list.add(old_group(m, place, bits));
                    }
                }
                _ => continue,
            }
            self.lists.push(list);
        }
        Ok(())
    }
}

impl AttrList {
    fn add(&mut self, group: AttrGroup) {
        self.unknown = self.unknown.or(group.unknown);
        match group.place {
            0 => self.ret = group.set,
            FUNCTION => self.function = group.set,
            n => match u32::try_from(n - 1) {
                Ok(n) => self.params.push((n, group.set)),
                Err(_) => self.unknown = Some(n),
            },
        }
    }

    /// The list without what cannot be said of the result and the parameters of a function or call,
    /// which may have variable arguments too; `None` where all can.
    pub(super) fn fitting(
        &self,
        m: &mut Module,
        ret: TypeId,
        params: TypeList,
        variable: &[TypeId],
    ) -> Option<AttrList> {
        let mut list = Cow::Borrowed(self);
        let set = upgrade::fitting(m, self.ret, ret);
        if set != self.ret {
            list.to_mut().ret = set;
        }
        for (row, &(n, set)) in self.params.iter().enumerate() {
            let fixed = m.types.list(params);
            let mut types = fixed.iter().chain(variable);
            let Some(&ty) = types.nth(n as usize) else {
                continue;
            };
            let fitting = upgrade::fitting(m, set, ty);
            if fitting != set {
                list.to_mut().params[row].1 = fitting;
            }
        }
        match list {
            Cow::Borrowed(_) => None,
            Cow::Owned(list) => Some(list),
        }
    }
}

/// The attributes of a group that is read.
struct Attrs {
    list: SmallVec<[Attr; 8]>,
    /// The operand that comes next.
    at: usize,
    unknown: Option<u64>,
}

impl Attrs {
    fn op(&mut self, input: &Input<'_>) -> Result<u64> {
        self.at += 1;
        input.op(self.at - 1)
    }

    /// Reads an attribute.
    fn one(&mut self, input: &Input<'_>, m: &mut Module, types: &TypeRows) -> Result<()> {
        let form = self.op(input)?;
        if let 3 | 4 = form {
            let key = self.chars(input)?;
            let mut text = format!("\"{}\"", escaped(&key));
            if form == 4 {
                let value = self.chars(input)?;
                text += &format!("=\"{}\"", escaped(&value));
            }
            self.list.push(Attr::Other(m.names.intern(text.as_bytes())));
            return Ok(());
        }
        let number = self.op(input)?;
        let known = attributes::word(number);
        let word = known.map_or("", |known| known.0);
        let attr = match form {
            0 => Some(plain(m, word)),
            1 => {
                let value = self.op(input)?;
                known.and_then(|(word, form)| valued(m, word, form, value))
            }
            5 | 6 => {
                let ty = match form {
                    6 => Some(types.get(input, m, self.op(input)?)?),
                    _ => None,
                };
                match (word, ty) {
                    ("byval", ty) => Some(Attr::ByVal(ty)),
                    ("sret", ty) => Some(Attr::SRet(ty)),
                    ("inalloca", ty) => Some(Attr::InAlloca(ty)),
                    ("preallocated", Some(ty)) => Some(Attr::Preallocated(ty)),
                    ("elementtype", Some(ty)) => Some(Attr::ElementType(ty)),
                    ("byref", Some(ty)) => Some(Attr::ByRef(ty)),
                    _ => None,
                }
            }
            7 => {
                let width = self.op(input)?;
                let [low, high] = self.range(input, width)?;
                let text = format!("{word}(i{width} {low}, {high})");
                Some(Attr::Other(m.names.intern(text.as_bytes())))
            }
            8 => {
                let (count, width) = (self.op(input)?, self.op(input)?);
                let mut parts = Vec::new();
                for _ in 0..count {
                    let [low, high] = self.range(input, width)?;
                    parts.push(format!("({low}, {high})"));
                }
                let text = format!("{word}({})", parts.join(", "));
                Some(Attr::Other(m.names.intern(text.as_bytes())))
            }
            _ => return Err(input.malformed(format!("{form} is no form of an attribute"))),
        };
        match attr {
            Some(attr) if !word.is_empty() => self.list.push(attr),
            _ => self.unknown = Some(number),
        }
        Ok(())
    }

    /// Characters up to a zero.
    fn chars(&mut self, input: &Input<'_>) -> Result<Vec<u8>> {
        let mut chars = Vec::new();
        loop {
            match character(self.op(input)?) {
                Some(0) => return Ok(chars),
                Some(char) => chars.push(char),
                None => return Err(input.malformed("the operands are no characters")),
            }
        }
    }

    /// The two bounds of a range of integers of a width.
    fn range(&mut self, input: &Input<'_>, width: u64) -> Result<[String; 2]> {
        if width <= 64 {
            let low = narrow(signed(self.op(input)?), width);
            let high = narrow(signed(self.op(input)?), width);
            return Ok([low.to_string(), high.to_string()]);
        }
        if width > WIDEST_RANGE {
            return Err(input.unsupported(format_args!("a range of integers of {width} bits")));
        }
        let width = width as u32;
        let counts = self.op(input)?;
        let mut bound = |count: u64| -> Result<String> {
            let words: Result<Vec<u64>> = (0..count)
                .map(|_| Ok(signed(self.op(input)?) as u64))
                .collect();
            Ok(decimal(&big_int::words(&words?, width), width))
        };
        Ok([bound(counts & u64::from(u32::MAX))?, bound(counts >> 32)?])
    }
}

/// The low bits of a number, with their sign.
fn narrow(value: i64, width: u64) -> i64 {
    let shift = 64 - width.clamp(1, 64);
    value << shift >> shift
}

/// An attribute that is a word.
fn plain(m: &mut Module, word: &str) -> Attr {
    match word {
        "zeroext" => Attr::ZeroExt,
        "signext" => Attr::SignExt,
        "inreg" => Attr::InReg,
        "noreturn" => Attr::NoReturn,
        "returned" => Attr::Returned,
        "returns_twice" => Attr::ReturnsTwice,
        "nest" => Attr::Nest,
        // Those of old have no type.
        "byval" => Attr::ByVal(None),
        "sret" => Attr::SRet(None),
        "inalloca" => Attr::InAlloca(None),
        "swiftself" | "swifterror" | "swiftasync" => Attr::Swift(m.names.intern(word.as_bytes())),
        word => Attr::Other(m.names.intern(word.as_bytes())),
    }
}

/// An attribute with a number.
fn valued(m: &mut Module, word: &str, form: Option<AttrValueKind>, value: u64) -> Option<Attr> {
    Some(match word {
        "align" => Attr::Align(value),
        "alignstack" => Attr::AlignStack(value),
        word => {
            let text = form?.text(value)?;
            Attr::Other(m.names.intern(format!("{word}{text}").as_bytes()))
        }
    })
}

/// The attributes that LLVM 3.0 to 3.2 have written as bits, by their bits there. Bits 16 to 31 are
/// the alignment, and bits from 32 on stand 11 further up than they are counted here.
const OLD_BITS: &[(u32, &str)] = &[
    (0, "zeroext"),
    (1, "signext"),
    (2, "noreturn"),
    (3, "inreg"),
    (4, "sret"),
    (5, "nounwind"),
    (6, "noalias"),
    (7, "byval"),
    (8, "nest"),
    (9, "readnone"),
    (10, "readonly"),
    (11, "noinline"),
    (12, "alwaysinline"),
    (13, "optsize"),
    (14, "ssp"),
    (15, "sspreq"),
    (21, "nocapture"),
    (22, "noredzone"),
    (23, "noimplicitfloat"),
    (24, "naked"),
    (25, "inlinehint"),
    (29, "returns_twice"),
    (30, "uwtable"),
    (31, "nonlazybind"),
    (32, "sanitize_address"),
    (33, "minsize"),
    (34, "noduplicate"),
    (35, "sspstrong"),
    (36, "sanitize_thread"),
    (37, "sanitize_memory"),
    (38, "nobuiltin"),
    (39, "returned"),
    (40, "cold"),
    (41, "builtin"),
];

fn old_group(m: &mut Module, place: u64, bits: u64) -> AttrGroup {
    let mut list: SmallVec<[Attr; 8]> = SmallVec::new();
    let known = (bits & 0xf_ffff << 32) >> 11 | bits & 0xffff;
    for &(bit, word) in OLD_BITS {
        if known >> bit & 1 != 0 {
            list.push(plain(m, word));
        }
    }
    match bits >> 16 & 0xffff {
        0 => {}
        align => list.push(Attr::Align(align)),
    }
    match known >> 26 & 7 {
        0 => {}
        align => list.push(Attr::AlignStack(1 << (align - 1))),
    }
    AttrGroup {
        place,
        set: m.attrs.intern(&list),
        unknown: None,
    }
}
