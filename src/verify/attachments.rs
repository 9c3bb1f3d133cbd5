//! Metadata at instructions: the kinds that say something of a result or of an access to memory
//! stand where there is one. All others may stand anywhere.

use rustc_hash::FxHashMap;

use super::checker::Checker;
use super::infos::Info;
use super::locate;
use super::metadata::attached::{self, Attached, HELD, Holds};
use super::metadata::tbaa::Tbaa;
use super::rule::{Check, Rule};
use super::walk::rule_named;
use crate::diag::Span;
use crate::ir::body::Attachment;
use crate::ir::{Body, CastOp, FuncId, InstData, Metadata, Module, Name, TypeId};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "attachment-place",
    says: "metadata that speaks of a result or an access to memory stands at an instruction that \
           has one",
    check: Check::Function(attachments),
}];

/// The rule that what attachments hold breaks.
const VALUE: &Rule = rule_named(attached::RULES, "attachment-value");

/// A kind of metadata and where it stands.
struct Placed {
    kind: &'static str,
    says: &'static str,
    fits: fn(&Checker<'_>, &InstData, TypeId) -> bool,
}

const PLACED: &[Placed] = &[
    Placed {
        kind: "nonnull",
        says: "`!nonnull` stands at a `load` of a pointer",
        fits: loads_pointer,
    },
    Placed {
        kind: "dereferenceable",
        says: "`!dereferenceable` stands at a `load` of a pointer or an `inttoptr`",
        fits: gives_pointer,
    },
    Placed {
        kind: "dereferenceable_or_null",
        says: "`!dereferenceable_or_null` stands at a `load` of a pointer or an `inttoptr`",
        fits: gives_pointer,
    },
    Placed {
        kind: "align",
        says: "`!align` stands at a `load` of a pointer",
        fits: loads_pointer,
    },
    Placed {
        kind: "range",
        says: "`!range` stands at a `load` or a call of integers",
        fits: |c, data, ty| {
            let from_elsewhere = matches!(
                data,
                InstData::Load { .. } | InstData::Call { .. } | InstData::Invoke { .. }
            );
            from_elsewhere && c.info(ty).any(Info::INT_LIKE)
        },
    },
    Placed {
        kind: "tbaa",
        says: "`!tbaa` stands at an access to memory",
        fits: |_, data, _| data.may_have_tbaa(),
    },
    Placed {
        kind: "fpmath",
        says: "`!fpmath` stands at an instruction that gives floating-point numbers",
        fits: |c, _, ty| c.info(ty).any(Info::FLOAT_LIKE),
    },
    Placed {
        kind: "invariant.group",
        says: "`!invariant.group` stands at a `load` or `store`",
        fits: |_, data, _| matches!(data, InstData::Load { .. } | InstData::Store { .. }),
    },
    Placed {
        kind: "memprof",
        says: "`!memprof` stands at a call",
        fits: |_, data, _| is_call(data),
    },
    Placed {
        kind: "callsite",
        says: "`!callsite` stands at a call",
        fits: |_, data, _| is_call(data),
    },
    Placed {
        kind: "mmra",
        says: "`!mmra` stands at an access to memory or a `fence`",
        fits: |_, data, _| {
            is_call(data)
                || matches!(
                    data,
                    InstData::Load { .. }
                        | InstData::Store { .. }
                        | InstData::AtomicRmw { .. }
                        | InstData::CmpXchg { .. }
                        | InstData::Fence { .. }
                )
        },
    },
];

fn is_call(data: &InstData) -> bool {
    matches!(
        data,
        InstData::Call { .. } | InstData::Invoke { .. } | InstData::CallBr { .. }
    )
}

fn loads_pointer(c: &Checker<'_>, data: &InstData, ty: TypeId) -> bool {
    matches!(data, InstData::Load { .. }) && c.info(ty).any(Info::PTR)
}

fn gives_pointer(c: &Checker<'_>, data: &InstData, ty: TypeId) -> bool {
    let cast = matches!(
        data,
        InstData::Cast {
            op: CastOp::IntToPtr,
            ..
        }
    );
    c.info(ty).any(Info::PTR) && (cast || matches!(data, InstData::Load { .. }))
}

/// What is to be known of a kind of attachment that the module has.
#[derive(Clone, Copy, Default)]
struct AttachmentRules {
    placed: Option<&'static Placed>,
    held: Option<&'static (&'static str, &'static str, Holds)>,
}

/// The rows of the kinds that the module has.
pub(super) fn kinds(m: &Module) -> Kinds {
    let mut rows: FxHashMap<Name, AttachmentRules> = FxHashMap::default();
    for placed in PLACED {
        if let Some(kind) = m.names.find(placed.kind.as_bytes()) {
            rows.entry(kind).or_default().placed = Some(placed);
        }
    }
    for held in HELD {
        if let Some(kind) = m.names.find(held.0.as_bytes()) {
            rows.entry(kind).or_default().held = Some(held);
        }
    }
    Kinds {
        rows,
        dbg: m.names.find(b"dbg"),
        judged: Vec::new(),
        tbaa: Tbaa::default(),
    }
}

/// What is known of attachments while functions are looked at.
#[derive(Clone, Default)]
pub(super) struct Kinds {
    rows: FxHashMap<Name, AttachmentRules>,
    /// The commonest kind, which debug information judges.
    dbg: Option<Name>,
    /// The kind as which each node was last judged.
    judged: Vec<Name>,
    tbaa: Tbaa,
}

fn attachments(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let m = c.m;
    let Some(body) = &m.funcs[id].body else {
        return;
    };
    if body.attachments().is_empty() {
        return;
    }
    let mut kinds = match c.kinds.take() {
        Some(kinds) => kinds,
        None => kinds(m),
    };
    kinds.judged.resize(m.metadata.len(), Name(u32::MAX));
    for attached in body.attachments() {
        if Some(attached.kind) == kinds.dbg {
            continue;
        }
        let (Some(&row), Some(data)) = (
            kinds.rows.get(&attached.kind),
            body.insts.get(attached.inst),
        ) else {
            continue;
        };
        // What is not defined was reported as such.
        if m.metadata.get(attached.node) == Metadata::Undefined {
            continue;
        }
        let ty = body.inst_type(attached.inst);
        if let Some(placed) = row.placed
            && !(placed.fits)(c, data, ty)
        {
            let at = span(m, body, attached);
            let word = placed.kind;
            let message = format!("`!{word}` cannot stand at this `{}`", data.word());
            let diagnostic = c.error(rule, at, message).note(placed.says);
            c.push(diagnostic);
            continue;
        }
        let Some(&(word, says, ref holds)) = row.held else {
            continue;
        };
        let message = match holds {
            Holds::Node(wrong) => {
                // What a node is it is everywhere.
                let judged = kinds.judged.get_mut(attached.node.0 as usize);
                match judged {
                    Some(judged) if *judged != attached.kind => *judged = attached.kind,
                    _ => continue,
                }
                wrong(m, &mut kinds.tbaa, attached.node)
            }
            Holds::Use(wrong) => {
                let at = Attached { body, data, ty };
                wrong(c, at, attached.node)
            }
        };
        if let Some(message) = message {
            let at = span(m, body, attached);
            let message = format!(
                "the `!{word}` of this `{}` is wrong: {message}",
                data.word()
            );
            let diagnostic = c.error(VALUE, at, message).note(says);
            c.push(diagnostic);
        }
    }
    c.kinds = Some(kinds);
}

/// Where an attachment stands: behind the instruction, on its line.
fn span(m: &Module, body: &Body, attached: &Attachment) -> Span {
    let span = body.spans.get(attached.inst).copied();
    let span = span.unwrap_or(Span::NONE);
    let text = m.source_text().unwrap_or_default();
    let behind = text.get(span.end()..).unwrap_or(b"");
    let line = memchr::memchr(b'\n', behind).unwrap_or(behind.len());
    let tail = Span::new(span.end(), span.end() + line);
    let word = format!("!{}", m.names.text(attached.kind));
    match locate::word_in(m, tail, &word) {
        whole if whole == tail => span,
        word => word,
    }
}
