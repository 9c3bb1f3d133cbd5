//! The debug information of one function: a compile unit of DWARF 4 with the function, its parameters
//! and variables where they have a place in memory, and its lines.

use gimli::write::{
    Address, AttributeValue, DwarfUnit, EndianVec, Expression, FileId, LineProgram, LineString,
    Range, RangeList, Sections, UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian};
use rustc_hash::FxHashMap;

use super::elf::{self, FunctionText};
use super::types::TypeEntries;
use crate::entity::Entity;
use crate::ir::body::RecordKind;
use crate::ir::metadata::{Field, Metadata, MetadataId, MetadataTable, NodeKind, source};
use crate::ir::{Body, Const, FuncId, InstData, Module, Operand, OperandKind};
use crate::jit::tools::NewCode;
use crate::jit::tools::lines::{InlinedCall, Named};
use crate::lir::Home;
use crate::sort;
use crate::x64::cfi::uleb128;

/// The object file of a function.
pub(super) fn object(added: &NewCode<'_>) -> gimli::write::Result<Vec<u8>> {
    let text = FunctionText {
        name: &added.name,
        start: added.start as u64,
        len: added.text().len() as u64,
    };
    let mut unit = Unit::new(added);
    unit.root(&text);
    unit.lines(text.len);
    unit.function(&text);
    let mut written = Sections::new(EndianVec::new(LittleEndian));
    unit.dwarf.write(&mut written)?;
    let mut sections = Vec::new();
    written.for_each(|id, bytes| {
        if !bytes.slice().is_empty() {
            sections.push((id.name(), bytes.slice().to_vec()));
        }
        Ok::<_, gimli::write::Error>(())
    })?;
    sections.push((".debug_frame", frame(added)));
    Ok(elf::file(&text, &sections))
}

struct Unit<'a> {
    added: &'a NewCode<'a>,
    dwarf: DwarfUnit,
    /// The files of the lines.
    files: Vec<FileId>,
}

impl<'a> Unit<'a> {
    fn new(added: &'a NewCode<'a>) -> Unit<'a> {
        let encoding = Encoding {
            format: Format::Dwarf32,
            version: 4,
            address_size: 8,
        };
        Unit {
            added,
            dwarf: DwarfUnit::new(encoding),
            files: Vec::new(),
        }
    }

    fn set(&mut self, entry: UnitEntryId, name: gimli::DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(entry).set(name, value);
    }

    fn set_text(&mut self, entry: UnitEntryId, name: gimli::DwAt, text: &str) {
        let text = self.dwarf.strings.add(without_nul(text));
        self.set(entry, name, AttributeValue::StringRef(text));
    }

    /// The range of addresses that an entry is of.
    fn set_range(&mut self, entry: UnitEntryId, text: &FunctionText<'_>) {
        let start = AttributeValue::Address(Address::Constant(text.start));
        self.set(entry, gimli::DW_AT_low_pc, start);
        self.set(entry, gimli::DW_AT_high_pc, AttributeValue::Udata(text.len));
    }

    fn root(&mut self, text: &FunctionText<'_>) {
        let root = self.dwarf.unit.root();
        let mut by = String::new();
        let debug_info = self.added.frame.as_ref().and_then(|frame| {
            let ir = frame.module.whole();
            let unit = ir
                .metadata
                .node(source::subprogram(ir, frame.function)?, Field::Unit)?;
            Some((ir, unit))
        });
        if let Some((ir, unit)) = debug_info {
            let language = gimli::DwLang(ir.metadata.number(unit, Field::Language) as u16);
            self.set(
                root,
                gimli::DW_AT_language,
                AttributeValue::Language(language),
            );
            let producer = ir.metadata.string(unit, Field::Producer);
            by = producer.map_or(String::new(), |name| ir.names.text(name).into_owned());
        }
        // GDB trusts the lines of clang to say where a prologue ends; compilers to LLVM IR have it
        // written so.
        let producer = format!("clang LLVM (jitlite, {by})");
        self.set_text(root, gimli::DW_AT_producer, &producer);
        if let Some(file) = self.added.lines.files.first() {
            self.set_text(root, gimli::DW_AT_name, file);
        }
        self.set_range(root, text);
    }

    fn lines(&mut self, len: u64) {
        let lines = &self.added.lines;
        let Some(first) = lines.files.first() else {
            return;
        };
        let name = |path: &str| LineString::String(without_nul(path).into());
        let mut program = LineProgram::new(
            self.dwarf.unit.encoding(),
            LineEncoding::default(),
            name("/"),
            None,
            name(first),
            None,
        );
        let directory = program.default_directory();
        for file in &lines.files {
            self.files
                .push(program.add_file(name(file), directory, None));
        }
        let start = Address::Constant(self.added.start as u64);
        program.begin_sequence(Some(start));
        for row in &lines.rows {
            let to = program.row();
            to.address_offset = row.offset.into();
            to.file = self.files[row.file];
            to.line = row.line.into();
            to.column = row.column.into();
            program.generate_row();
        }
        program.end_sequence(len);
        self.dwarf.unit.line_program = program;
        let root = self.dwarf.unit.root();
        self.set(root, gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);
    }

    fn function(&mut self, text: &FunctionText<'_>) {
        let root = self.dwarf.unit.root();
        let entry = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        self.set_range(entry, text);
        self.set(entry, gimli::DW_AT_external, AttributeValue::Flag(true));
        let mut base = Expression::new();
        base.op(gimli::DW_OP_call_frame_cfa);
        self.set(
            entry,
            gimli::DW_AT_frame_base,
            AttributeValue::Exprloc(base),
        );
        let described = self.added.frame.as_ref().and_then(|frame| {
            let ir = frame.module.whole();
            let subprogram = source::subprogram(ir, frame.function)?;
            let body = ir.funcs.get(frame.function)?.body.as_ref()?;
            Some((ir, frame.function, body, subprogram))
        });
        let Some((ir, function, body, subprogram)) = described else {
            self.set_text(entry, gimli::DW_AT_name, text.name);
            return;
        };
        let name = ir.metadata.string(subprogram, Field::Name);
        let name = name.map_or(text.name.into(), |name| ir.names.text(name));
        self.set_text(entry, gimli::DW_AT_name, &name);
        self.set_text(entry, gimli::DW_AT_linkage_name, text.name);
        self.place(entry, &ir.metadata, subprogram);
        let mut types = TypeEntries::new(ir);
        let result = result_of(&ir.metadata, subprogram);
        types.set(&mut self.dwarf, entry, result);
        for variable in variables(ir, function, body) {
            self.variable(entry, ir, &variable, &mut types);
        }
        types.finish(&mut self.dwarf);
        self.inlined(entry, text.len);
    }

    /// What is inlined, each call within those around it, with the ranges of its code.
    fn inlined(&mut self, function: UnitEntryId, len: u64) {
        let mut calls: Vec<Inlined<'_>> = Vec::new();
        let added = self.added;
        let rows = &added.lines.inlined;
        for (i, (start, chain)) in rows.iter().enumerate() {
            let end = rows.get(i + 1).map_or(len, |next| next.0.into());
            let mut within = None;
            for call in chain {
                let same = |known: &Inlined<'_>| known.within == within && known.call == call;
                let at = calls.iter().position(same).unwrap_or_else(|| {
                    calls.push(Inlined {
                        within,
                        call,
                        ranges: Vec::new(),
                    });
                    calls.len() - 1
                });
                let ranges = &mut calls[at].ranges;
                match ranges.last_mut() {
                    Some(last) if last.1 == u64::from(*start) => last.1 = end,
                    _ => ranges.push((u64::from(*start), end)),
                }
                within = Some(at);
            }
        }
        let mut entries: Vec<UnitEntryId> = Vec::new();
        let mut origins: FxHashMap<&Named, UnitEntryId> = FxHashMap::default();
        for call in &calls {
            let name = &call.call.function;
            let origin = *origins
                .entry(name)
                .or_insert_with(|| self.inlined_function(name));
            let within = call.within.map_or(function, |within| entries[within]);
            entries.push(self.inlined_call(within, origin, call));
        }
    }

    /// A function that is inlined somewhere.
    fn inlined_function(&mut self, function: &Named) -> UnitEntryId {
        let root = self.dwarf.unit.root();
        let entry = self.dwarf.unit.add(root, gimli::DW_TAG_subprogram);
        self.set_text(entry, gimli::DW_AT_name, &function.name);
        self.set_text(entry, gimli::DW_AT_linkage_name, &function.symbol);
        let inlined = AttributeValue::Inline(gimli::DW_INL_inlined);
        self.set(entry, gimli::DW_AT_inline, inlined);
        entry
    }

    fn inlined_call(
        &mut self,
        within: UnitEntryId,
        origin: UnitEntryId,
        call: &Inlined<'_>,
    ) -> UnitEntryId {
        let unit = &mut self.dwarf.unit;
        let entry = unit.add(within, gimli::DW_TAG_inlined_subroutine);
        // Relative to the unit's lowest address.
        let ranges = call.ranges.iter();
        let ranges = ranges.map(|&(begin, end)| Range::OffsetPair { begin, end });
        let ranges = unit.ranges.add(RangeList(ranges.collect()));
        let file = self.files.get(call.call.file).copied();
        for (name, value) in [
            (
                gimli::DW_AT_abstract_origin,
                AttributeValue::UnitRef(origin),
            ),
            (gimli::DW_AT_ranges, AttributeValue::RangeListRef(ranges)),
            (gimli::DW_AT_call_file, AttributeValue::FileIndex(file)),
            (
                gimli::DW_AT_call_line,
                AttributeValue::Udata(call.call.line.into()),
            ),
            (
                gimli::DW_AT_call_column,
                AttributeValue::Udata(call.call.column.into()),
            ),
        ] {
            self.set(entry, name, value);
        }
        entry
    }

    /// The file and line of a node.
    fn place(&mut self, entry: UnitEntryId, table: &MetadataTable, node: MetadataId) {
        let line = table.number(node, Field::Line);
        if let (Some(&file), true) = (self.files.first(), line > 0) {
            let file = AttributeValue::FileIndex(Some(file));
            self.set(entry, gimli::DW_AT_decl_file, file);
            self.set(entry, gimli::DW_AT_decl_line, AttributeValue::Udata(line));
        }
    }

    /// A parameter or variable; one that has no place is known to be there.
    fn variable(
        &mut self,
        function: UnitEntryId,
        ir: &Module,
        variable: &DebugVariable,
        types: &mut TypeEntries<'_>,
    ) {
        let table = &ir.metadata;
        let Some(name) = table.string(variable.node, Field::Name) else {
            return;
        };
        let tag = match table.number(variable.node, Field::Arg) {
            0 => gimli::DW_TAG_variable,
            _ => gimli::DW_TAG_formal_parameter,
        };
        let entry = self.dwarf.unit.add(function, tag);
        self.set_text(entry, gimli::DW_AT_name, &ir.names.text(name));
        self.place(entry, table, variable.node);
        types.set(
            &mut self.dwarf,
            entry,
            table.node(variable.node, Field::Type),
        );
        if let Some(place) = self.location(variable) {
            self.set(entry, gimli::DW_AT_location, AttributeValue::Exprloc(place));
        }
    }

    /// Where a variable is as long as the function runs.
    fn location(&self, variable: &DebugVariable) -> Option<Expression> {
        let value = variable.value?;
        let home = self.added.homes.iter().find(|home| home.value == value)?;
        let &Home {
            slot, is_address, ..
        } = home;
        let at = (*self.added.code.slots.get(slot.index())?)?;
        let mut place = Expression::new();
        place.op_fbreg(at.into());
        match (variable.is_behind, is_address) {
            (true, true) | (false, false) => {}
            (true, false) => place.op_deref(),
            // An address that is itself the value is nowhere.
            (false, true) => return None,
        }
        Some(place)
    }
}

/// A call that is inlined.
struct Inlined<'a> {
    /// The one around it, by its place among all.
    within: Option<usize>,
    call: &'a InlinedCall,
    /// The offsets of its code, with their ends.
    ranges: Vec<(u64, u64)>,
}

/// A variable of the source that a function says something of.
struct DebugVariable {
    /// Its `DILocalVariable`.
    node: MetadataId,
    /// The number of the value that it is, or, behind whose address, its memory; where there is one from
    /// beginning to end.
    value: Option<u32>,
    /// Whether the value is its address.
    is_behind: bool,
}

/// What a function says of a variable.
struct VariableRecord {
    /// Whether the value is its address.
    is_behind: bool,
    /// The value, the variable and the expression.
    parts: [MetadataId; 3],
    /// The place in the source.
    location: MetadataId,
}

/// What a function says of its variables: by records or, as before LLVM 19, by calls.
fn variable_locations(ir: &Module, function: FuncId, body: &Body) -> Vec<VariableRecord> {
    let mut records = Vec::new();
    for record in body.records() {
        let is_behind = match record.kind {
            RecordKind::Declare => true,
            RecordKind::Value => false,
            _ => continue,
        };
        let operands = body.pool.get(record.operands);
        if let &[value, node, expression, location] = operands {
            records.push(VariableRecord {
                is_behind,
                parts: [value, node, expression].map(MetadataId),
                location: MetadataId(location),
            });
        }
    }
    for (inst, &data) in body.insts.iter() {
        let InstData::Call { call } = data else {
            continue;
        };
        let call = &body.calls[call];
        let constant = |operand: Operand| match operand.kind() {
            OperandKind::Const(id) => Some(ir.consts.get(id)),
            _ => None,
        };
        let Some(Const::Global(callee)) = constant(call.callee) else {
            continue;
        };
        let is_behind = match ir.names.get(ir.globals[callee].name) {
            b"llvm.dbg.declare" => true,
            b"llvm.dbg.value" => false,
            _ => continue,
        };
        let args = body.operands(call.args).map(|arg| match constant(arg) {
            Some(Const::Metadata(id)) => Some(id),
            _ => None,
        });
        let args: Option<Vec<MetadataId>> = args.collect();
        let parts = args.and_then(|args| <[MetadataId; 3]>::try_from(args).ok());
        if let (Some(parts), Some(location)) = (parts, source::location(ir, function, inst)) {
            records.push(VariableRecord {
                is_behind,
                parts,
                location,
            });
        }
    }
    records
}

/// The variables of a function, the parameters in their order.
fn variables(ir: &Module, function: FuncId, body: &Body) -> Vec<DebugVariable> {
    let table = &ir.metadata;
    let mut found: Vec<DebugVariable> = Vec::new();
    for VariableRecord {
        is_behind,
        parts: [value, node, expression],
        location,
    } in variable_locations(ir, function, body)
    {
        if table.kind(node) != Some(NodeKind::LocalVariable)
            || table.node(location, Field::InlinedAt).is_some()
        {
            continue;
        }
        let is_plain = matches!(table.get(expression), Metadata::Expression(list) if table.elements(list).len() == 0);
        let value = match table.get(value) {
            Metadata::Local(operand) if is_plain => match operand.kind() {
                OperandKind::Value(value) => Some(value.0),
                _ => None,
            },
            _ => None,
        };
        match found.iter_mut().find(|variable| variable.node == node) {
            Some(known) => {
                // It is not in one place all the time.
                if (known.value, known.is_behind) != (value, is_behind) {
                    known.value = None;
                }
            }
            None => found.push(DebugVariable {
                node,
                value,
                is_behind,
            }),
        }
    }
    sort::by_number(&mut found, |variable| {
        match table.number(variable.node, Field::Arg) {
            0 => u64::MAX,
            number => number,
        }
    });
    found
}

/// What a function gives, by its type.
fn result_of(table: &MetadataTable, subprogram: MetadataId) -> Option<MetadataId> {
    let ty = table.node(subprogram, Field::Type)?;
    let types = table.node(ty, Field::Types)?;
    let first = table.operands(types).next()?;
    (first != MetadataId::NULL).then_some(first)
}

fn without_nul(text: &str) -> String {
    text.replace('\0', "")
}

/// `.debug_frame` with the frame of the function.
fn frame(added: &NewCode<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    entry(&mut out, |out| {
        out.extend(u32::MAX.to_le_bytes());
        // The version; no augmentation; bytes of an instruction; of a place on the stack.
        out.extend([1, 0, 1, 0x78]);
        uleb128(16, out);
        // The frame address is `rsp + 8`, and the return address is right below it.
        out.extend([0x0c, 7, 8, 0x80 | 16, 1]);
    });
    entry(&mut out, |out| {
        out.extend(0u32.to_le_bytes());
        out.extend((added.start as u64).to_le_bytes());
        out.extend((added.text().len() as u64).to_le_bytes());
        added.code.frame_info.encode(out);
    });
    out
}

/// Appends an entry with its length, which is padded.
fn entry(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let at = out.len();
    out.extend([0; 4]);
    write(out);
    // `nop`
    out.resize(at + (out.len() - at).next_multiple_of(8), 0);
    let len = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&len.to_le_bytes());
}
