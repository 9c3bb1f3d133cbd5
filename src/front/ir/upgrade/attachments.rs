//! Metadata that once stood at instructions where it says nothing.

use crate::ir::{Body, InstData, Metadata, MetadataId, Module};

/// Takes `!tbaa` away from instructions that access no memory, and branch weights that are not one
/// for each way.
pub fn attachments(m: &Module, body: &mut Body) {
    if body.attachments().is_empty() {
        return;
    }
    let (tbaa, prof) = (m.names.find(b"tbaa"), m.names.find(b"prof"));
    if tbaa.is_none() && prof.is_none() {
        return;
    }
    let mut attachments = std::mem::take(&mut body.notes_mut().attachments);
    attachments.retain(|attached| {
        let Some(data) = body.insts.get(attached.inst) else {
            return true;
        };
        let kind = Some(attached.kind);
        if kind == tbaa {
            data.may_have_tbaa()
        } else if kind == prof {
            weights_fit(m, body, data, attached.node)
        } else {
            true
        }
    });
    body.notes_mut().attachments = attachments;
}

/// Whether a profile has as many branch weights as there are ways; LLVM leaves those of `invoke` and
/// `callbr` to its verifier.
fn weights_fit(m: &Module, body: &Body, data: &InstData, profile: MetadataId) -> bool {
    let Metadata::Tuple { operands, .. } = m.metadata.get(profile) else {
        return true;
    };
    let mut operands = m.metadata.list(operands);
    let text = |id| m.metadata.as_text(id).map(|name| m.names.get(name));
    if operands.next().and_then(text) != Some(b"branch_weights") {
        return true;
    }
    // Where they come from may stand in front.
    let mut weights = operands.peekable();
    let _ = weights.next_if(|&id| text(id).is_some());
    let weights = weights.count();
    match data {
        InstData::Invoke { .. } | InstData::CallBr { .. } => true,
        data => body
            .weights(data)
            .is_none_or(|ways| ways.contains(&weights)),
    }
}
