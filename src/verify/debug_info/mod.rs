//! Debug information: nodes, records, and where they are attached ("Source Level Debugging with
//! LLVM"; Language Reference, "Specialized Metadata Nodes").
//!
//! LLVM does without the debug information of a module where some of it is wrong, or that is not
//! of version 3: what is wrong with it is a warning. It is an error where the node stays, because
//! something else refers to it.

mod attachment;
mod expression;
mod fields;
mod node;

use super::checker::Checker;
use super::metadata::reach;
use super::rule::{Check, Rule};
use super::show;
use super::walk::rule_named;
use crate::diag::{Diagnostic, Severity, Span};
use crate::ir::metadata::NodeKind;
use crate::ir::{Const, Metadata, MetadataId};

pub(super) use attachment::ScopeCache;
pub(super) use expression::expression_error as wrong_expression;
pub(super) use node::check as check_node;

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "debug-value",
        says: "the fields of a debug node hold nodes of the kinds that they are for",
        check: Check::Within("metadata"),
    },
    Rule {
        code: "debug-tag",
        says: "the tag of a debug node is one of its kind",
        check: Check::Within("metadata"),
    },
    Rule {
        code: "debug-node",
        says: "the fields of a debug node go together",
        check: Check::Within("metadata"),
    },
    Rule {
        code: "debug-expression",
        says: "a `!DIExpression` is a list of operations, each with its operands",
        check: Check::Within("metadata"),
    },
    Rule {
        code: "debug-location",
        says: "a `!DILocation` stands at instructions, in other locations and in loops, and not in \
               other metadata",
        check: Check::Within("metadata"),
    },
    Rule {
        code: "debug-unit",
        says: "`!llvm.dbg.cu` lists all compile units and nothing else; no other name begins with \
               `llvm.dbg.`",
        check: Check::Module(attachment::units),
    },
    Rule {
        code: "debug-format",
        says: "a module has debug records or calls of `llvm.dbg.value` and its kin, not both",
        check: Check::Module(attachment::formats),
    },
    Rule {
        code: "debug-attachment",
        says: "`!dbg` is a `!DISubprogram` of its own at a function, a \
               `!DIGlobalVariableExpression` at a variable, and at an instruction a `!DILocation` \
               in the subprogram of its function",
        check: Check::Function(attachment::function),
    },
    Rule {
        code: "debug-attachment",
        says: "",
        check: Check::Global(attachment::variable),
    },
    Rule {
        code: "debug-record",
        says: "a debug record says of a variable where it is, by a value, an expression and a \
               location; it stands in front of an instruction",
        check: Check::Within("debug-attachment"),
    },
];

const VALUE: &Rule = rule_named(RULES, "debug-value");
const TAG: &Rule = rule_named(RULES, "debug-tag");
const NODE: &Rule = rule_named(RULES, "debug-node");
const UNIT: &Rule = rule_named(RULES, "debug-unit");
const FORMAT: &Rule = rule_named(RULES, "debug-format");
const ATTACHMENT: &Rule = rule_named(RULES, "debug-attachment");
const RECORD: &Rule = rule_named(RULES, "debug-record");
pub(super) const EXPRESSION: &Rule = rule_named(RULES, "debug-expression");
pub(super) const LOCATION: &Rule = rule_named(RULES, "debug-location");

/// The version of debug information that LLVM reads.
const VERSION: u64 = 3;

/// Whether the module's debug information is of the version that LLVM keeps.
pub(super) fn is_kept(m: &crate::ir::Module) -> bool {
    let flags = super::metadata::named(m, "llvm.module.flags");
    let version = flags.iter().find_map(|&flag| {
        let mut operands = m.metadata.operands(flag).skip(1);
        let name = m.metadata.as_text(operands.next()?)?;
        let value = m.metadata.as_constant(operands.next()?)?;
        match (m.names.get(name), m.consts.get(value)) {
            (b"Debug Info Version", Const::Int { value, .. }) => Some(value),
            _ => None,
        }
    });
    version == Some(VERSION)
}

/// Reports what is wrong with a node.
pub(super) fn report(c: &mut Checker<'_>, rule: &'static Rule, id: MetadataId, message: String) {
    let diagnostic = c.error(rule, c.m.metadata.span(id), message);
    push(c, Some(id), diagnostic);
}

/// Reports something of debug information; of a node, which may be kept where the others are
/// dropped.
fn push(c: &mut Checker<'_>, node: Option<MetadataId>, mut diagnostic: Diagnostic) {
    let stays = node.is_some_and(|id| reach::survives_strip(c, id));
    if !stays {
        if !c.debug_info {
            return;
        }
        c.broken = true;
        diagnostic.severity = Severity::Warning;
        diagnostic = diagnostic.note("LLVM drops all debug information of the module for this");
    }
    c.push(diagnostic);
}

/// Reports compile units that stay where the debug information is dropped because of what was found,
/// and with it their list.
pub(super) fn left_behind(c: &mut Checker<'_>) {
    if !c.broken {
        return;
    }
    let m = c.m;
    let listed = super::metadata::named(m, "llvm.dbg.cu");
    for &id in listed {
        if m.metadata.kind(id) == Some(NodeKind::CompileUnit) && reach::survives_strip(c, id) {
            let message = "this compile unit stays, and LLVM drops the list that has it, with all \
                           debug information that is not referred to otherwise";
            report(c, UNIT, id, message.into());
        }
    }
}

/// Metadata in a message.
fn shown(c: &Checker<'_>, id: MetadataId) -> String {
    let m = c.m;
    match m.metadata.get(id) {
        Metadata::Node { kind, .. } => format!("a `!{}`", kind.word()),
        Metadata::Tuple { .. } => "a list".into(),
        Metadata::Text(name) => {
            let text = String::from_utf8_lossy(m.names.get(name)).into_owned();
            format!("`!\"{text}\"`")
        }
        Metadata::Constant(id) => super::checker::quoted(&show::constant(m, id)),
        Metadata::Expression(_) => "a `!DIExpression`".into(),
        Metadata::Arguments(_) => "a `!DIArgList`".into(),
        Metadata::Local(_) => "a value".into(),
        Metadata::Undefined if id == MetadataId::NULL => "`null`".into(),
        Metadata::Undefined => "undefined metadata".into(),
    }
}

/// Reports something of an instruction, record or symbol.
fn report_at(c: &mut Checker<'_>, rule: &'static Rule, span: Span, message: impl Into<String>) {
    let diagnostic = c.error(rule, span, message);
    push(c, None, diagnostic);
}
