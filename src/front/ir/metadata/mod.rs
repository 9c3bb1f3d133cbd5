//! Metadata: what a module says about itself beside what it does (Language Reference,
//! "Metadata").
//!
//! Nodes, strings and values are rows of one flat table and refer to each other by index. A node
//! that is not `distinct` is what it says, so that equal ones are one row; nodes of a text refer
//! to what is defined further down, so they are put in as they come and
//! [unified](MetadataTable::unify) at the end.

mod node;
mod order;
pub mod source;
pub mod words;

pub use node::{Field, FieldKind, FieldRow, NodeKind};
pub use order::Numbers;

use smallvec::SmallVec;

use super::constant::ConstId;
use super::inst::Operand;
use super::intern::{HashIndex, hash_of};
use super::name::Name;
use crate::diag::Span;
use crate::entity;
use crate::entity::{Entity, List, ListPool, PrimaryMap};

entity! {
    /// A row of a [`MetadataTable`].
    pub struct MetadataId, "md";
}

impl MetadataId {
    /// `null`, where a node may have no operand.
    pub const NULL: MetadataId = MetadataId(u32::MAX);
}

/// Metadata. The lists live in the [`MetadataTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Metadata {
    /// A number that is used and not defined so far; in the end the parser has reported it.
    Undefined,
    /// `!"text"`
    Text(Name),
    /// A constant with its type: `i32 5`.
    Constant(ConstId),
    /// A value of the function whose instruction has it for an operand: `ptr %x`.
    Local(Operand),
    /// `!{...}`
    Tuple {
        /// Whether it is another one than its equals.
        distinct: bool,
        /// Its operands, as [`MetadataId`]s.
        operands: List,
    },
    /// A node with fields.
    Node {
        /// Its kind.
        kind: NodeKind,
        /// Whether it is another one than its equals.
        distinct: bool,
        /// Its fields, to be read by [`MetadataTable::fields`].
        fields: List,
    },
    /// `!DIExpression(...)`: numbers of 64 bits, in two words each, the low one first.
    Expression(List),
    /// `!DIArgList(...)`: [`MetadataId`]s of values.
    Arguments(List),
}

/// The value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldValue {
    /// Metadata, or `null`.
    Node(MetadataId),
    /// A string.
    Text(Name),
    /// A number that is not negative; of words, flags and truth values too.
    Unsigned(u64),
    /// A negative number.
    Negative(i64),
    /// An integer of more than 64 bits.
    Wide(ConstId),
}

impl FieldValue {
    /// The number 0, `null` and what else is as nothing.
    pub fn is_zero(self) -> bool {
        matches!(
            self,
            FieldValue::Node(MetadataId::NULL) | FieldValue::Unsigned(0)
        )
    }
}

/// A field with its value: two words, or three where the value is a number of more than 32 bits.
mod encoding {
    use super::{ConstId, Entity, FieldValue, MetadataId, Name};

    const NODE: u32 = 0 << 8;
    const TEXT: u32 = 1 << 8;
    const SHORT: u32 = 2 << 8;
    const LONG: u32 = 3 << 8;
    const NEGATIVE: u32 = 4 << 8;
    const WIDE: u32 = 5 << 8;

    /// The words of a field.
    #[inline]
    pub(super) fn put(field: u8, value: FieldValue, mut push: impl FnMut(u32)) {
        let field = u32::from(field);
        let mut two = |tag: u32, word: u32| {
            push(field | tag);
            push(word);
        };
        match value {
            FieldValue::Node(id) => two(NODE, id.0),
            FieldValue::Text(name) => two(TEXT, name.0),
            FieldValue::Wide(id) => two(WIDE, id.0),
            FieldValue::Unsigned(n) => match u32::try_from(n) {
                Ok(n) => two(SHORT, n),
                Err(_) => {
                    two(LONG, n as u32);
                    push((n >> 32) as u32);
                }
            },
            FieldValue::Negative(n) => {
                two(NEGATIVE, n as u32);
                push((n >> 32) as u32);
            }
        }
    }

    /// The first field of some words, and the words behind it.
    #[inline]
    pub(super) fn take(words: &[u32]) -> Option<(u8, FieldValue, &[u32])> {
        let &[head, word, ref rest @ ..] = words else {
            return None;
        };
        let long = || u64::from(rest.first().copied().unwrap_or(0)) << 32 | u64::from(word);
        let (value, words) = match head & !0xff {
            NODE => (FieldValue::Node(MetadataId(word)), 0),
            TEXT => (FieldValue::Text(Name(word)), 0),
            WIDE => (FieldValue::Wide(ConstId::new(word as usize)), 0),
            SHORT => (FieldValue::Unsigned(word.into()), 0),
            LONG => (FieldValue::Unsigned(long()), 1),
            _ => (FieldValue::Negative(long() as i64), 1),
        };
        Some((head as u8, value, rest.get(words..).unwrap_or(&[])))
    }

    /// The value of a field among some words.
    #[inline]
    pub(super) fn find(mut words: &[u32], field: u8) -> Option<FieldValue> {
        while let &[head, _, ..] = words {
            if head as u8 == field {
                return take(words).map(|(_, value, _)| value);
            }
            let len = 2 + usize::from(matches!(head & !0xff, LONG | NEGATIVE));
            words = words.get(len..).unwrap_or(&[]);
        }
        None
    }

    /// The places of the words that are nodes.
    pub(super) fn nodes(words: &mut [u32], mut f: impl FnMut(&mut u32)) {
        let mut at = 0;
        while at + 1 < words.len() {
            let tag = words[at] & !0xff;
            if tag == NODE {
                f(&mut words[at + 1]);
            }
            at += 2 + usize::from(matches!(tag, LONG | NEGATIVE));
        }
    }
}

/// `!name = !{!0, !1}`
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    /// Its name, without the `!`.
    pub name: Name,
    /// The nodes that it lists.
    pub operands: Vec<MetadataId>,
    /// The whole definition.
    pub span: Span,
}

/// All metadata of a module.
#[derive(Clone, Debug, Default)]
pub struct MetadataTable {
    rows: PrimaryMap<MetadataId, Metadata>,
    /// Where each stands: nodes in their definition.
    spans: PrimaryMap<MetadataId, Span>,
    index: HashIndex,
    lists: ListPool,
    /// The named metadata, in order.
    pub named: Vec<NamedMetadata>,
}

impl MetadataTable {
    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// All ids.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = MetadataId> + use<> {
        self.rows.keys()
    }

    /// Metadata by its id; `null` is not in the table.
    #[inline]
    pub fn get(&self, id: MetadataId) -> Metadata {
        self.rows.get(id).copied().unwrap_or(Metadata::Undefined)
    }

    /// Where metadata stands in the text.
    pub fn span(&self, id: MetadataId) -> Span {
        self.spans.get(id).copied().unwrap_or(Span::NONE)
    }

    /// The metadata of a list; `null` among them.
    pub fn list(
        &self,
        list: List,
    ) -> impl DoubleEndedIterator<Item = MetadataId> + ExactSizeIterator + Clone + '_ {
        self.lists.get(list).iter().map(|&word| MetadataId(word))
    }

    /// The operands of a tuple; none of all else.
    pub fn operands(
        &self,
        id: MetadataId,
    ) -> impl DoubleEndedIterator<Item = MetadataId> + ExactSizeIterator + Clone + '_ {
        self.list(match self.get(id) {
            Metadata::Tuple { operands, .. } => operands,
            _ => List::EMPTY,
        })
    }

    /// The numbers of an expression.
    pub fn elements(&self, list: List) -> impl ExactSizeIterator<Item = u64> + Clone + '_ {
        let words = self.lists.get(list).chunks_exact(2);
        words.map(|pair| u64::from(pair[1]) << 32 | u64::from(pair[0]))
    }

    /// The fields of a node that have another value than their default, in the order of
    /// [`NodeKind::fields`].
    #[inline]
    pub fn fields(&self, list: List) -> impl Iterator<Item = (Field, FieldValue)> + '_ {
        let mut words = self.lists.get(list);
        std::iter::from_fn(move || {
            let (field, value, rest) = encoding::take(words)?;
            words = rest;
            Some((Field::ALL.get(usize::from(field))?.0, value))
        })
    }

    /// The kind of a node with fields.
    pub fn kind(&self, id: MetadataId) -> Option<NodeKind> {
        match self.get(id) {
            Metadata::Node { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// The value of a field of a node; `None` where it has its default.
    pub fn field(&self, id: MetadataId, field: Field) -> Option<FieldValue> {
        let Metadata::Node { fields, .. } = self.get(id) else {
            return None;
        };
        self.field_among(fields, field)
    }

    /// The value of a field among those of a node; `None` where it has its default.
    #[inline]
    pub fn field_among(&self, fields: List, field: Field) -> Option<FieldValue> {
        encoding::find(self.lists.get(fields), field as u8)
    }

    /// The node that a field holds; `None` where it holds none.
    pub fn node(&self, id: MetadataId, field: Field) -> Option<MetadataId> {
        match self.field(id, field) {
            Some(FieldValue::Node(id)) if id != MetadataId::NULL => Some(id),
            _ => None,
        }
    }

    /// The number that a field holds: 0 where it holds none.
    pub fn number(&self, id: MetadataId, field: Field) -> u64 {
        match self.field(id, field) {
            Some(FieldValue::Unsigned(n)) => n,
            Some(FieldValue::Negative(n)) => n as u64,
            _ => 0,
        }
    }

    /// The string that a field holds.
    pub fn string(&self, id: MetadataId, field: Field) -> Option<Name> {
        match self.field(id, field) {
            Some(FieldValue::Text(name)) => Some(name),
            _ => None,
        }
    }

    /// The string that metadata is.
    pub fn as_text(&self, id: MetadataId) -> Option<Name> {
        match self.get(id) {
            Metadata::Text(name) => Some(name),
            _ => None,
        }
    }

    /// The constant that metadata is.
    pub fn as_constant(&self, id: MetadataId) -> Option<ConstId> {
        match self.get(id) {
            Metadata::Constant(id) => Some(id),
            _ => None,
        }
    }

    // Making it.

    /// A new row, whatever there is.
    #[inline]
    pub fn push(&mut self, value: Metadata, span: Span) -> MetadataId {
        self.spans.push(span);
        self.rows.push(value)
    }

    /// Fills in the row of what was used before it was defined.
    pub fn define(&mut self, id: MetadataId, value: Metadata, span: Span) {
        self.rows[id] = value;
        self.spans[id] = span;
    }

    /// Says that a row that was filled in may be found by its value.
    pub fn make_known(&mut self, id: MetadataId) {
        let value = self.get(id);
        if self.is_own(value) {
            return;
        }
        let hash = self.hash(value);
        if self.find(hash, value).is_none() {
            self.index.insert(hash, id.0);
        }
    }

    /// The words of a list.
    pub(super) fn words_of(&self, list: List) -> &[u32] {
        self.lists.get(list)
    }

    /// The words of a list, to change in place.
    pub(super) fn words_of_mut(&mut self, list: List) -> &mut [u32] {
        self.lists.get_mut(list)
    }

    /// Stores a list of metadata.
    pub fn push_list(&mut self, words: &[u32]) -> List {
        self.lists.push(words)
    }

    /// The numbers of an expression, as a list.
    pub fn push_elements(&mut self, elements: &[u64]) -> List {
        let words = elements.iter().flat_map(|&n| [n as u32, (n >> 32) as u32]);
        self.lists.push_all(words)
    }

    /// The fields of a node of a kind, as a list; they may be in any order. Those that have their
    /// default are left out.
    pub fn push_fields(&mut self, kind: NodeKind, fields: &[(Field, FieldValue)]) -> List {
        let mut words: SmallVec<[u32; 32]> = SmallVec::new();
        let rows = kind.fields();
        // Mostly they are in order.
        let mut guess = fields.iter();
        for row in rows {
            let found = match guess.as_slice().first() {
                Some(&(field, value)) if field == row.field => {
                    guess.next();
                    Some(value)
                }
                _ => fields
                    .iter()
                    .find(|&&(field, _)| field == row.field)
                    .map(|&(_, value)| value),
            };
            let Some(value) = found else { continue };
            let default = match (row.default, value) {
                (Some(0), value) => value.is_zero(),
                (Some(n), FieldValue::Unsigned(value)) => value == n,
                _ => false,
            };
            if !default {
                encoding::put(row.field as u8, value, |word| words.push(word));
            }
        }
        self.lists.push(&words)
    }

    /// Metadata that equal metadata may stand for already: one without a list, or whose list was
    /// stored just now.
    pub fn intern(&mut self, value: Metadata, span: Span) -> MetadataId {
        if self.is_own(value) {
            return self.push(value, span);
        }
        let hash = self.hash(value);
        if let Some(id) = self.find(hash, value) {
            return id;
        }
        let id = self.push(value, span);
        self.index.insert(hash, id.0);
        id
    }

    /// Whether metadata is another one than its equals.
    fn is_own(&self, value: Metadata) -> bool {
        match value {
            Metadata::Undefined | Metadata::Local(_) => true,
            Metadata::Tuple { distinct, .. } | Metadata::Node { distinct, .. } => distinct,
            _ => false,
        }
    }

    fn find(&self, hash: u32, value: Metadata) -> Option<MetadataId> {
        let same = |id| {
            let other = self.rows[MetadataId(id)];
            with_list(other, List::EMPTY) == with_list(value, List::EMPTY)
                && self.words(other) == self.words(value)
        };
        self.index.find(hash, same).map(MetadataId)
    }

    fn hash(&self, value: Metadata) -> u32 {
        hash_of(&(with_list(value, List::EMPTY), self.words(value)))
    }

    /// The words of a row's list.
    fn words(&self, value: Metadata) -> &[u32] {
        list_of(value).map_or(&[], |list| self.lists.get(list))
    }

    /// Calls `f` with all metadata that some metadata refers to, in order; `null` is left out.
    pub fn for_each_operand(&self, value: Metadata, mut f: impl FnMut(MetadataId)) {
        let mut one = |id: MetadataId| {
            if id != MetadataId::NULL {
                f(id);
            }
        };
        match value {
            Metadata::Tuple { operands, .. } => self.list(operands).for_each(one),
            Metadata::Arguments(list) => self.list(list).for_each(one),
            Metadata::Node { fields, .. } => {
                for (_, value) in self.fields(fields) {
                    if let FieldValue::Node(id) = value {
                        one(id);
                    }
                }
            }
            _ => {}
        }
    }

    /// Makes one of equal nodes, as if each had been [interned](Self::intern). Gives the id that
    /// stands for each row from then on, or nothing where no two were equal.
    ///
    /// Nodes that refer to each other in a circle are distinguished by their rows.
    pub fn unify(&mut self) -> Option<Vec<MetadataId>> {
        let mut unifier = Unifier {
            stands: vec![NEW; self.rows.len()],
            stack: Vec::new(),
            changed: false,
        };
        for id in self.rows.keys() {
            unifier.visit(self, id);
        }
        if !unifier.changed {
            return None;
        }
        let stands = unifier.stands;
        for id in 0..self.rows.len() {
            let value = self.rows[MetadataId::new(id)];
            self.map_operands(value, |id| stands[id.index()]);
        }
        for named in &mut self.named {
            for id in named
                .operands
                .iter_mut()
                .filter(|id| **id != MetadataId::NULL)
            {
                *id = stands[id.index()];
            }
        }
        Some(stands)
    }

    /// Replaces what some metadata refers to.
    fn map_operands(&mut self, value: Metadata, f: impl Fn(MetadataId) -> MetadataId) {
        let Some(list) = list_of(value) else { return };
        let words = self.lists.get_mut(list);
        let one = |word: &mut u32| {
            if *word != MetadataId::NULL.0 {
                *word = f(MetadataId(*word)).0;
            }
        };
        match value {
            Metadata::Tuple { .. } | Metadata::Arguments(_) => words.iter_mut().for_each(one),
            Metadata::Node { .. } => encoding::nodes(words, one),
            _ => {}
        }
    }

    /// Replaces the values of a function that metadata is.
    pub fn map_local(&mut self, id: MetadataId, f: impl FnOnce(Operand) -> Operand) {
        if let Some(Metadata::Local(operand)) = self.rows.get(id).copied() {
            self.rows[id] = Metadata::Local(f(operand));
        }
    }
}

/// A row that was not looked at.
const NEW: MetadataId = MetadataId(u32::MAX);
/// A row whose operands are looked at.
const OPEN: MetadataId = MetadataId(u32::MAX - 1);

/// Finds equal nodes, operands first.
struct Unifier {
    stands: Vec<MetadataId>,
    /// Rows whose operands come first.
    stack: Vec<MetadataId>,
    changed: bool,
}

impl Unifier {
    fn visit(&mut self, table: &mut MetadataTable, root: MetadataId) {
        if self.stands[root.index()] != NEW {
            return;
        }
        self.stack.push(root);
        while let Some(&id) = self.stack.last() {
            let value = table.rows[id];
            match self.stands[id.index()] {
                NEW => {
                    self.stands[id.index()] = OPEN;
                    table.for_each_operand(value, |operand| {
                        if self.stands[operand.index()] == NEW {
                            self.stack.push(operand);
                        }
                    });
                }
                OPEN => {
                    self.stack.pop();
                    self.settle(table, id, value);
                }
                _ => {
                    self.stack.pop();
                }
            }
        }
    }

    /// Decides what stands for a row when its operands are known, but for those around it.
    fn settle(&mut self, table: &mut MetadataTable, id: MetadataId, value: Metadata) {
        self.stands[id.index()] = id;
        if table.is_own(value) {
            return;
        }
        if self.changed {
            let stands = &self.stands;
            table.map_operands(value, |operand| match stands[operand.index()] {
                NEW | OPEN => operand,
                other => other,
            });
        }
        let hash = table.hash(value);
        match table.find(hash, value) {
            Some(first) if first != id => {
                self.stands[id.index()] = first;
                self.changed = true;
            }
            Some(_) => {}
            None => table.index.insert(hash, id.0),
        }
    }
}

fn list_of(value: Metadata) -> Option<List> {
    match value {
        Metadata::Tuple { operands: list, .. }
        | Metadata::Node { fields: list, .. }
        | Metadata::Expression(list)
        | Metadata::Arguments(list) => Some(list),
        _ => None,
    }
}

fn with_list(value: Metadata, list: List) -> Metadata {
    match value {
        Metadata::Tuple { distinct, .. } => Metadata::Tuple {
            distinct,
            operands: list,
        },
        Metadata::Node { kind, distinct, .. } => Metadata::Node {
            kind,
            distinct,
            fields: list,
        },
        Metadata::Expression(_) => Metadata::Expression(list),
        Metadata::Arguments(_) => Metadata::Arguments(list),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tuple(table: &mut MetadataTable, distinct: bool, of: &[MetadataId]) -> MetadataId {
        let words: Vec<u32> = of.iter().map(|id| id.0).collect();
        let operands = table.push_list(&words);
        table.push(Metadata::Tuple { distinct, operands }, Span::NONE)
    }

    #[test]
    fn equal_nodes_are_unified_from_the_leaves_on() {
        let mut table = MetadataTable::default();
        let forward = table.push(Metadata::Undefined, Span::NONE);
        let a = tuple(&mut table, false, &[forward]);
        let b = tuple(&mut table, false, &[]);
        let c = tuple(&mut table, false, &[b]);
        let own = tuple(&mut table, true, &[b]);
        let also = tuple(&mut table, true, &[b]);
        let empty = Metadata::Tuple {
            distinct: false,
            operands: List::EMPTY,
        };
        table.define(forward, empty, Span::NONE);
        let stands = table.unify().expect("two are equal");
        assert_eq!(stands[forward.index()], stands[b.index()]);
        assert_eq!(stands[a.index()], stands[c.index()]);
        assert_ne!(stands[own.index()], stands[also.index()]);
        assert_eq!(table.operands(own).next(), Some(stands[b.index()]));
        assert!(table.unify().is_none_or(|again| again == stands));
    }

    #[test]
    fn a_circle_of_nodes_is_no_end_of_work() {
        let mut table = MetadataTable::default();
        let first = table.push(Metadata::Undefined, Span::NONE);
        let second = tuple(&mut table, false, &[first]);
        let operands = table.push_list(&[second.0, MetadataId::NULL.0]);
        let value = Metadata::Tuple {
            distinct: false,
            operands,
        };
        table.define(first, value, Span::NONE);
        assert!(table.unify().is_none());
        assert_eq!(table.operands(second).next(), Some(first));
    }

    #[test]
    fn fields_are_kept_in_order_and_without_defaults() {
        let mut table = MetadataTable::default();
        let given = [
            (Field::Scope, FieldValue::Node(MetadataId(7))),
            (Field::Column, FieldValue::Unsigned(0)),
            (Field::Line, FieldValue::Unsigned(3)),
            (Field::AtomGroup, FieldValue::Unsigned(1 << 40)),
        ];
        let fields = table.push_fields(NodeKind::Location, &given);
        let got: Vec<_> = table.fields(fields).collect();
        assert_eq!(got, [given[2], given[0], given[3]]);
        let given = [(Field::ThisAdjustment, FieldValue::Negative(-8))];
        let fields = table.push_fields(NodeKind::Subprogram, &given);
        assert_eq!(table.fields(fields).collect::<Vec<_>>(), given);
    }
}
