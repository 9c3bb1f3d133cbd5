//! Places in the sources that a module was compiled from (Source Level Debugging with LLVM,
//! "Source location information": `DILocation`, `DISubprogram`, `DIFile`).
//!
//! Nothing of this is kept: who asks for the places of an instruction has its `!dbg` followed then.

use std::fmt;

use super::{Field, Metadata, MetadataId, NodeKind};
use crate::ir::body::RecordKind;
use crate::ir::{Body, Const, FuncId, Inst, Module, Name, Operand, Value};

/// A place in a source, in the function that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePlace {
    /// The symbol of the function, or its name where it has none.
    pub function: Option<String>,
    /// The function's name in the source, without what it is a part of.
    pub name: Option<String>,
    /// The file, as the compiler was given it.
    pub file: String,
    /// The folder to which the file is relative, unless it says itself where it is.
    pub directory: String,
    /// The line, from 1; 0 for what no line stands for.
    pub line: u32,
    /// The column, from 1; 0 where it is not known.
    pub column: u32,
}

impl SourcePlace {
    /// The path of the file.
    pub fn path(&self) -> String {
        let path = std::path::Path::new(&self.directory).join(&self.file);
        path.to_string_lossy().into_owned()
    }
}

/// `file:line:column`, without what is not known.
impl fmt::Display for SourcePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        match (self.line, self.column) {
            (0, _) => Ok(()),
            (line, 0) => write!(f, ":{line}"),
            (line, column) => write!(f, ":{line}:{column}"),
        }
    }
}

/// How many scopes and calls are followed at most: nodes may refer to each other in circles.
const MOST_STEPS: usize = 1_000;

/// The local variables of the sources that lie in memory, each by the `alloca` and with its name, as records say it or, as
/// before LLVM 19, calls of `llvm.dbg.declare`.
pub fn variables<'a>(
    module: &'a Module,
    body: &'a Body,
) -> impl Iterator<Item = (Value, Name)> + 'a {
    let metadata = &module.metadata;
    let records = body.records().iter().filter_map(|record| {
        let operands = body.pool.get(record.operands);
        let &[value, variable, ..] = operands else {
            return None;
        };
        (record.kind == RecordKind::Declare).then_some([value, variable].map(MetadataId))
    });
    let constant = |operand: Operand| Some(module.consts.get(operand.as_const()?));
    let calls = body.calls.values().filter_map(move |call| {
        let Some(Const::Global(callee)) = constant(call.callee) else {
            return None;
        };
        let is_declared = module.names.get(module.globals[callee].name) == b"llvm.dbg.declare";
        let mut args = body.operands(call.args).map(|arg| {
            let Some(Const::Metadata(id)) = constant(arg) else {
                return None;
            };
            Some(id)
        });
        match is_declared {
            true => Some([args.next()??, args.next()??]),
            false => None,
        }
    });
    records.chain(calls).filter_map(|[value, variable]| {
        if [value, variable].contains(&MetadataId::NULL) {
            return None;
        }
        let Metadata::Local(operand) = metadata.get(value) else {
            return None;
        };
        let name = metadata.string(variable, Field::Name)?;
        Some((operand.as_value()?, name))
    })
}

/// The places that an instruction comes from: its own first, then the calls that were inlined
/// around it. None where it has no `!dbg`, or one that leads to no file.
pub fn places(module: &Module, function: FuncId, inst: Inst) -> Vec<SourcePlace> {
    let Some(location) = location(module, function, inst) else {
        return Vec::new();
    };
    let calls = |&at: &MetadataId| module.metadata.node(at, Field::InlinedAt);
    let locations = std::iter::successors(Some(location), calls);
    locations
        .take(MOST_STEPS)
        .map_while(|at| place(module, at))
        .collect()
}

/// The `!dbg` of an instruction.
pub fn location(module: &Module, function: FuncId, inst: Inst) -> Option<MetadataId> {
    let body = module.funcs.get(function)?.body.as_ref()?;
    let dbg = module.names.find(b"dbg")?;
    let attachments = body.attachments();
    let first = attachments.partition_point(|a| a.inst < inst);
    let mut own = attachments[first..].iter().take_while(|a| a.inst == inst);
    let node = own.find(|a| a.kind == dbg)?.node;
    (module.metadata.kind(node) == Some(NodeKind::Location)).then_some(node)
}

/// What a location says.
fn place(module: &Module, location: MetadataId) -> Option<SourcePlace> {
    let table = &module.metadata;
    let scope = table.node(location, Field::Scope)?;
    let outer = |&scope: &MetadataId| table.node(scope, Field::Scope);
    let scopes = || std::iter::successors(Some(scope), outer).take(MOST_STEPS);
    let file = scopes().find_map(|scope| table.node(scope, Field::File))?;
    let function = scopes().find(|&scope| table.kind(scope) == Some(NodeKind::Subprogram));
    in_file(module, function, file, location)
}

/// A place of a function in a file, whose line and column a node has.
fn in_file(
    module: &Module,
    function: Option<MetadataId>,
    file: MetadataId,
    node: MetadataId,
) -> Option<SourcePlace> {
    let table = &module.metadata;
    let text = |name| module.names.text(name).into_owned();
    let name = function.and_then(|function| table.string(function, Field::Name));
    let symbol = function.and_then(|function| table.string(function, Field::LinkageName));
    let number = |field| u32::try_from(table.number(node, field)).unwrap_or(0);
    Some(SourcePlace {
        function: symbol.or(name).map(text),
        name: name.map(text),
        file: text(table.string(file, Field::Filename)?),
        directory: table
            .string(file, Field::Directory)
            .map_or(String::new(), text),
        line: number(Field::Line),
        column: number(Field::Column),
    })
}

/// The text of a source, where a `DIFile` has it.
pub fn text_of(module: &Module, place: &SourcePlace) -> Option<String> {
    let table = &module.metadata;
    let is = |node, field, wanted: &str| {
        let name = table.string(node, field);
        name.map_or(wanted.is_empty(), |name| module.names.text(name) == wanted)
    };
    let mut texts = table.ids().filter_map(|node| {
        let is_file = table.kind(node) == Some(NodeKind::File);
        let text = table.string(node, Field::Source).filter(|_| is_file)?;
        let is_meant =
            is(node, Field::Filename, &place.file) && is(node, Field::Directory, &place.directory);
        is_meant.then(|| module.names.text(text).into_owned())
    });
    texts.next()
}

/// The `DISubprogram` of a function.
pub fn subprogram(module: &Module, function: FuncId) -> Option<MetadataId> {
    let dbg = module.names.find(b"dbg")?;
    let global = module.funcs.get(function)?.global;
    let mut attached = module.global_attachments(global);
    let (_, node) = attached.find(|attached| attached.0 == dbg)?;
    (module.metadata.kind(node) == Some(NodeKind::Subprogram)).then_some(node)
}

/// The line on which a function is declared.
pub fn declaration(module: &Module, function: FuncId) -> Option<SourcePlace> {
    let node = subprogram(module, function)?;
    let file = module.metadata.node(node, Field::File)?;
    in_file(module, Some(node), file, node)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Diagnostics, Source};
    use crate::entity::Entity;
    use std::sync::Arc;

    fn module(text: &str) -> Module {
        let source = Arc::new(Source::new("a.ll", text).unwrap());
        crate::text::parse(source, &mut Diagnostics::default())
    }

    fn of(module: &Module, inst: usize) -> Vec<(String, u32, u32, Option<String>)> {
        let places = places(module, FuncId::new(0), Inst::new(inst));
        let row = |p: SourcePlace| (p.file, p.line, p.column, p.function);
        places.into_iter().map(row).collect()
    }

    #[test]
    fn calls_that_were_inlined_come_behind() {
        let module = module(
            "define i64 @f(i64 %x) {
               %a = add i64 %x, 1, !dbg !4
               %b = add i64 %a, 1, !other !0
               %c = add i64 %b, 1, !dbg !6
               ret i64 %c, !dbg !1
             }
             !0 = !DIFile(filename: \"a.c\", directory: \"/d\")
             !1 = distinct !DISubprogram(name: \"f\", file: !0, spFlags: DISPFlagDefinition, unit: !9)
             !2 = distinct !DISubprogram(name: \"g\", linkageName: \"_Zg\", file: !7, spFlags: DISPFlagDefinition, unit: !9)
             !3 = !DILexicalBlock(scope: !2, line: 7)
             !4 = !DILocation(line: 8, column: 3, scope: !3, inlinedAt: !5)
             !5 = distinct !DILocation(line: 20, scope: !1)
             !6 = !DILocation(line: 1, scope: !8)
             !7 = !DIFile(filename: \"b.h\", directory: \"/d\")
             !8 = !{}
             !9 = distinct !DICompileUnit(language: DW_LANG_C, file: !0)",
        );
        let inner = ("b.h".into(), 8, 3, Some("_Zg".into()));
        let outer = ("a.c".into(), 20, 0, Some("f".into()));
        assert_eq!(of(&module, 0), [inner, outer]);
        assert_eq!(of(&module, 1), []);
        assert_eq!(of(&module, 2), []);
        assert_eq!(of(&module, 3), []);
    }

    #[test]
    fn what_is_not_known_is_not_shown() {
        let shown = |line, column| {
            let (function, file) = (None, "a.c".into());
            let place = SourcePlace {
                function,
                name: None,
                file,
                directory: "/d".into(),
                line,
                column,
            };
            assert_eq!(place.path(), "/d/a.c");
            place.to_string()
        };
        assert_eq!(shown(3, 4), "a.c:3:4");
        assert_eq!(shown(3, 0), "a.c:3");
        assert_eq!(shown(0, 0), "a.c");
    }

    #[test]
    fn a_circle_of_calls_ends() {
        let module = module(
            "define void @f() { ret void, !dbg !2 }
             !0 = !DIFile(filename: \"a.c\", directory: \"\")
             !1 = distinct !DISubprogram(name: \"f\", scope: !1, file: !0)
             !2 = distinct !DILocation(line: 1, scope: !1, inlinedAt: !2)",
        );
        assert_eq!(of(&module, 0).len(), MOST_STEPS);
    }
}
