//! Lines of the source that a module is compiled from, as debug information (Source Level Debugging
//! with LLVM): traps, debuggers and profilers show them.

use super::{FunctionBuilder, ModuleBuilder, State};
use crate::diag::Span;
use crate::ir::constant::Const;
use crate::ir::metadata::{Field, FieldValue, Metadata, NamedMetadata};
use crate::ir::{FuncId, MetadataId, NodeKind, TypeId};

/// The nodes that all functions of a module share.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    file: MetadataId,
    unit: MetadataId,
    /// The type of functions of which nothing is said.
    ty: MetadataId,
}

/// `DW_LANG_C`: a language has to be named, and this one has the plainest rules.
const LANGUAGE: u64 = 0x0002;
/// `FullDebug`
const EMISSION: u64 = 1;
/// `DISPFlagDefinition`
const DEFINITION: u64 = 8;
/// The version of debug information that LLVM reads.
const VERSION: u64 = 3;
/// Modules that are linked and have different ones are warned of.
const WARNING: u64 = 2;

impl ModuleBuilder {
    /// The file that lines are of, once for a module, before the first line; else it is called as the
    /// module is.
    pub fn set_source_file(&self, path: &str) {
        self.edit(|m| m.set_source_file(path));
    }
}

impl State {
    fn set_source_file(&mut self, path: &str) {
        if self.lines.is_some() {
            let message = "the source file was named twice, or after the first line";
            return self.fault(Span::NONE, "redefinition", message);
        }
        let (directory, file) = path.rsplit_once('/').unwrap_or((".", path));
        let (directory, file) = (self.text(directory), self.text(file));
        let fields = [(Field::Filename, file), (Field::Directory, directory)];
        let file = self.node(NodeKind::File, false, &fields);
        let fields = [
            (Field::Language, FieldValue::Unsigned(LANGUAGE)),
            (Field::File, FieldValue::Node(file)),
            (Field::EmissionKind, FieldValue::Unsigned(EMISSION)),
        ];
        let unit = self.node(NodeKind::CompileUnit, true, &fields);
        let types = self.tuple(&[MetadataId::NULL]);
        let fields = [(Field::Types, FieldValue::Node(types))];
        let ty = self.node(NodeKind::SubroutineType, false, &fields);
        self.lines = Some(Lines { file, unit, ty });
        self.named("llvm.dbg.cu", unit);
        let flag = [
            self.i32_node(WARNING),
            self.string("Debug Info Version"),
            self.i32_node(VERSION),
        ];
        let flag = self.tuple(&flag);
        self.named("llvm.module.flags", flag);
    }

    fn lines(&mut self) -> Option<Lines> {
        if self.lines.is_none() {
            let name = self.name.clone();
            self.set_source_file(&name);
        }
        self.lines
    }

    /// What says of a function where it is in the source.
    fn subprogram(&mut self, func: FuncId, line: u32) -> Option<MetadataId> {
        let lines = self.lines()?;
        let global = self.m.funcs[func].global;
        let name = FieldValue::Text(self.m.globals[global].name);
        let line = FieldValue::Unsigned(line.into());
        let fields = [
            (Field::Name, name),
            (Field::Scope, FieldValue::Node(lines.file)),
            (Field::File, FieldValue::Node(lines.file)),
            (Field::Line, line),
            (Field::Type, FieldValue::Node(lines.ty)),
            (Field::ScopeLine, line),
            (Field::SpFlags, FieldValue::Unsigned(DEFINITION)),
            (Field::Unit, FieldValue::Node(lines.unit)),
        ];
        let node = self.node(NodeKind::Subprogram, true, &fields);
        let dbg = self.m.names.intern(b"dbg");
        self.m.attach(global, &[(dbg, node)]);
        Some(node)
    }

    /// A place in the source.
    pub(super) fn location(&mut self, scope: MetadataId, line: u32, column: u32) -> MetadataId {
        // There is room for 16 bits, and 0 says that it is not known.
        let column = u16::try_from(column).unwrap_or(0);
        let fields = [
            (Field::Line, FieldValue::Unsigned(line.into())),
            (Field::Column, FieldValue::Unsigned(column.into())),
            (Field::Scope, FieldValue::Node(scope)),
        ];
        self.node(NodeKind::Location, false, &fields)
    }

    fn node(
        &mut self,
        kind: NodeKind,
        distinct: bool,
        fields: &[(Field, FieldValue)],
    ) -> MetadataId {
        let table = &mut self.m.metadata;
        let fields = table.push_fields(kind, fields);
        let node = Metadata::Node {
            kind,
            distinct,
            fields,
        };
        table.intern(node, Span::NONE)
    }

    fn tuple(&mut self, operands: &[MetadataId]) -> MetadataId {
        let words: Vec<u32> = operands.iter().map(|id| id.0).collect();
        let table = &mut self.m.metadata;
        let operands = table.push_list(&words);
        let distinct = false;
        table.intern(Metadata::Tuple { distinct, operands }, Span::NONE)
    }

    fn text(&mut self, text: &str) -> FieldValue {
        FieldValue::Text(self.m.names.intern(text.as_bytes()))
    }

    fn string(&mut self, text: &str) -> MetadataId {
        let name = self.m.names.intern(text.as_bytes());
        self.m.metadata.intern(Metadata::Text(name), Span::NONE)
    }

    fn i32_node(&mut self, value: u64) -> MetadataId {
        let ty = TypeId::I32;
        let id = self.m.consts.intern(Const::Int { ty, value });
        self.m.metadata.intern(Metadata::Constant(id), Span::NONE)
    }

    fn named(&mut self, name: &str, node: MetadataId) {
        let name = self.m.names.intern(name.as_bytes());
        self.m.metadata.named.push(NamedMetadata {
            name,
            operands: vec![node],
            span: Span::NONE,
        });
    }
}

impl FunctionBuilder<'_> {
    /// The line and column, both from 1, of the source that the instructions that come next are of, up to
    /// the next call of this for the function. A trap there names them. A column of 0 is not shown.
    pub fn set_line(&self, line: u32, column: u32) {
        self.edit(|f| {
            let func = f.func;
            let subprogram = match f.draft().subprogram {
                Some(known) => Some(known),
                None => f.m.subprogram(func, line),
            };
            let Some(scope) = subprogram else { return };
            let location = f.m.location(scope, line, column);
            let draft = f.draft();
            draft.subprogram = subprogram;
            draft.location = Some(location);
        })
    }
}
