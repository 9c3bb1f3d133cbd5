//! Metadata at instructions: the kinds that say something of a result or of an access to memory
//! stand where there is one. All others may stand anywhere.

use super::checker::Checker;
use super::infos::Info;
use super::locate;
use super::rule::{Check, Rule};
use crate::diag::Span;
use crate::ir::{CastOp, FuncId, InstData, Name, TypeId};

pub(super) const RULES: &[Rule] = &[Rule {
    code: "attachment-place",
    says: "metadata that speaks of a result or an access to memory stands at an instruction that \
           has one",
    check: Check::Function(attachments),
}];

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
        fits: |_, data, _| {
            matches!(
                data,
                InstData::Load { .. }
                    | InstData::Store { .. }
                    | InstData::Call { .. }
                    | InstData::VaArg { .. }
                    | InstData::AtomicRmw { .. }
                    | InstData::CmpXchg { .. }
            )
        },
    },
    Placed {
        kind: "fpmath",
        says: "`!fpmath` stands at an instruction that gives floating-point numbers",
        fits: |c, _, ty| c.info(ty).any(Info::FLOAT_LIKE),
    },
];

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

fn attachments(c: &mut Checker<'_>, rule: &'static Rule, id: FuncId) {
    let m = c.m;
    let Some(body) = &m.funcs[id].body else {
        return;
    };
    if body.attachments().is_empty() {
        return;
    }
    let find = |row: &Placed| m.names.find(row.kind.as_bytes());
    let rows: Vec<(Option<Name>, &Placed)> = PLACED.iter().map(|row| (find(row), row)).collect();
    for attached in body.attachments() {
        let row = rows.iter().find(|(kind, _)| *kind == Some(attached.kind));
        let (Some((_, row)), Some(data)) = (row, body.insts.get(attached.inst)) else {
            continue;
        };
        if (row.fits)(c, data, body.inst_type(attached.inst)) {
            continue;
        }
        // It stands behind the instruction, on its line.
        let span = body.spans.get(attached.inst).copied();
        let span = span.unwrap_or(Span::NONE);
        let text = m.source.as_ref().map_or(&b""[..], |source| source.bytes());
        let behind = text.get(span.end()..).unwrap_or(b"");
        let line = memchr::memchr(b'\n', behind).unwrap_or(behind.len());
        let tail = Span::new(span.end(), span.end() + line);
        let word = format!("!{}", row.kind);
        let at = match locate::word_in(m, tail, &word) {
            whole if whole == tail => span,
            word => word,
        };
        let message = format!("`{word}` cannot stand at this `{}`", data.word());
        let diagnostic = c.error(rule, at, message).note(row.says);
        c.push(diagnostic);
    }
}
