//! The types of the source as DWARF has them: metadata has the same words, so that a node becomes an entry
//! (Source Level Debugging with LLVM, "Debugger intrinsic functions"; DWARF 4, chapter 5).

use gimli::write::{AttributeValue, DwarfUnit, UnitEntryId};
use gimli::{DwAt, DwAte, DwTag};
use rustc_hash::FxHashMap;

use crate::ir::metadata::{Field, MetadataId, NodeKind};
use crate::ir::{Const, Module};

/// How many types a function may have: of the others it is known that they are there.
const MOST_TYPES: usize = 2_000;

/// Flags of a member (`DIFlags`): it is none of each object; it is a part of a byte.
const STATIC_MEMBER: u64 = 1 << 12;
const BIT_FIELD: u64 = 1 << 19;

/// The types that were met.
pub(super) struct TypeEntries<'a> {
    ir: &'a Module,
    known: FxHashMap<MetadataId, UnitEntryId>,
    /// Those whose entries have nothing in them so far.
    open: Vec<(MetadataId, UnitEntryId)>,
}

impl<'a> TypeEntries<'a> {
    pub(super) fn new(ir: &'a Module) -> TypeEntries<'a> {
        TypeEntries {
            ir,
            known: FxHashMap::default(),
            open: Vec::new(),
        }
    }

    /// Gives an entry its type; nothing where it has none, as what a function of `void` gives.
    pub(super) fn set(
        &mut self,
        dwarf: &mut DwarfUnit,
        entry: UnitEntryId,
        ty: Option<MetadataId>,
    ) {
        if let Some(ty) = ty.and_then(|ty| self.entry(dwarf, ty)) {
            let unit = &mut dwarf.unit;
            let ty = AttributeValue::UnitRef(ty);
            unit.get_mut(entry).set(gimli::DW_AT_type, ty);
        }
    }

    /// Fills the entries in of all types that were met.
    pub(super) fn finish(mut self, dwarf: &mut DwarfUnit) {
        while let Some((node, entry)) = self.open.pop() {
            self.fill(dwarf, node, entry);
        }
    }

    fn number(&self, node: MetadataId, field: Field) -> u64 {
        self.ir.metadata.number(node, field)
    }

    fn entry(&mut self, dwarf: &mut DwarfUnit, node: MetadataId) -> Option<UnitEntryId> {
        if let Some(&known) = self.known.get(&node) {
            return Some(known);
        }
        let tag = match self.ir.metadata.kind(node)? {
            NodeKind::BasicType => gimli::DW_TAG_base_type,
            NodeKind::DerivedType | NodeKind::CompositeType => {
                DwTag(self.number(node, Field::Tag) as u16)
            }
            NodeKind::SubroutineType => gimli::DW_TAG_subroutine_type,
            _ => return None,
        };
        if self.known.len() == MOST_TYPES {
            return None;
        }
        let entry = dwarf.unit.add(dwarf.unit.root(), tag);
        self.known.insert(node, entry);
        self.open.push((node, entry));
        Some(entry)
    }

    fn fill(&mut self, dwarf: &mut DwarfUnit, node: MetadataId, entry: UnitEntryId) {
        self.name(dwarf, node, entry);
        let bits = self.number(node, Field::Size);
        if bits > 0 {
            set(dwarf, entry, gimli::DW_AT_byte_size, bits.div_ceil(8));
        }
        let table = &self.ir.metadata;
        match table.kind(node) {
            Some(NodeKind::BasicType) => {
                let encoding = DwAte(self.number(node, Field::Encoding) as u8);
                let encoding = AttributeValue::Encoding(encoding);
                let entry = dwarf.unit.get_mut(entry);
                entry.set(gimli::DW_AT_encoding, encoding);
            }
            Some(NodeKind::DerivedType) => {
                let base = table.node(node, Field::BaseType);
                self.set(dwarf, entry, base);
            }
            Some(NodeKind::CompositeType) => {
                let base = table.node(node, Field::BaseType);
                self.set(dwarf, entry, base);
                for part in self.elements(node, Field::Elements) {
                    self.part(dwarf, entry, part);
                }
            }
            Some(NodeKind::SubroutineType) => {
                let result = self.elements(node, Field::Types).first().copied();
                self.set(dwarf, entry, result);
            }
            _ => {}
        }
    }

    fn elements(&self, node: MetadataId, field: Field) -> Vec<MetadataId> {
        let list = self.ir.metadata.node(node, field);
        list.map_or(Vec::new(), |list| self.ir.metadata.operands(list).collect())
    }

    fn name(&self, dwarf: &mut DwarfUnit, node: MetadataId, entry: UnitEntryId) {
        if let Some(name) = self.ir.metadata.string(node, Field::Name) {
            let name = self.ir.names.text(name).replace('\0', "");
            let name = dwarf.strings.add(name);
            let name = AttributeValue::StringRef(name);
            dwarf.unit.get_mut(entry).set(gimli::DW_AT_name, name);
        }
    }

    /// A member, a base, a range of an index or the value of an enumeration.
    fn part(&mut self, dwarf: &mut DwarfUnit, of: UnitEntryId, node: MetadataId) {
        let table = &self.ir.metadata;
        match table.kind(node) {
            Some(NodeKind::DerivedType) => {
                let flags = self.number(node, Field::Flags);
                let tag = DwTag(self.number(node, Field::Tag) as u16);
                let is_part = matches!(tag, gimli::DW_TAG_member | gimli::DW_TAG_inheritance);
                if !is_part || flags & STATIC_MEMBER != 0 {
                    return;
                }
                let entry = dwarf.unit.add(of, tag);
                self.name(dwarf, node, entry);
                self.set(dwarf, entry, table.node(node, Field::BaseType));
                let offset = self.number(node, Field::Offset);
                if flags & BIT_FIELD != 0 {
                    let size = self.number(node, Field::Size);
                    set(dwarf, entry, gimli::DW_AT_bit_size, size);
                    set(dwarf, entry, gimli::DW_AT_data_bit_offset, offset);
                } else {
                    let place = gimli::DW_AT_data_member_location;
                    set(dwarf, entry, place, offset / 8);
                }
            }
            Some(NodeKind::Subrange) => {
                let entry = dwarf.unit.add(of, gimli::DW_TAG_subrange_type);
                // It is a number, or the constant of one.
                let counted = table.node(node, Field::Count);
                let count = match counted.and_then(|count| table.as_constant(count)) {
                    Some(count) => match self.ir.consts.get(count) {
                        Const::Int { value, .. } => Some(value),
                        _ => None,
                    },
                    None => Some(self.number(node, Field::Count)),
                };
                if let Some(count) = count {
                    set(dwarf, entry, gimli::DW_AT_count, count);
                }
            }
            Some(NodeKind::Enumerator) => {
                let entry = dwarf.unit.add(of, gimli::DW_TAG_enumerator);
                self.name(dwarf, node, entry);
                let value = self.number(node, Field::Value) as i64;
                let value = AttributeValue::Sdata(value);
                let entry = dwarf.unit.get_mut(entry);
                entry.set(gimli::DW_AT_const_value, value);
            }
            _ => {}
        }
    }
}

fn set(dwarf: &mut DwarfUnit, entry: UnitEntryId, name: DwAt, value: u64) {
    let value = AttributeValue::Udata(value);
    dwarf.unit.get_mut(entry).set(name, value);
}
