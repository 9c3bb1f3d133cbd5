//! A text that was read and judged, and how an edit of it is read and judged again without the rest.
//!
//! A [whole](Reading::whole) reading has every body. [After](Reading::after) an edit that leaves bodies where they are, the
//! top level alone is read, and the bodies that have changed; what was found in the others moves with them. Bodies that a
//! request asks about are read when it does. So the cost of a key is that of the top level and of one body.
//!
//! What the bodies say of each other waits for the next whole reading: the server makes one when nobody types.

use std::cell::OnceCell;
use std::sync::Arc;

use super::text::Change;
use crate::diag::{Diagnostic, Diagnostics, Severity, Source, Span};
use crate::entity::Entity;
use crate::ir::{Const, ConstId, FuncId, Module};
use crate::query::{Mentions, region_at};
use crate::read::{self, Bodies};
use crate::text;
use crate::verify::{self, Gradual, Profile};

/// A text with what is known of it.
pub(super) struct Reading {
    pub source: Arc<Source>,
    pub profile: Profile,
    pub module: Module,
    /// In the order of the source.
    pub diagnostics: Diagnostics,
    /// What reads the bodies that were not read so far, of which there may be some.
    bodies: Option<Bodies>,
    /// Where the bodies are, each with whether it has changed since all were read; `None` where a body cannot be read by
    /// itself.
    outline: Option<Vec<Known>>,
    /// All names of the text.
    mentions: OnceCell<Mentions>,
}

/// A body of which a place is known.
#[derive(Clone, Copy)]
struct Known {
    span: Span,
    changed: bool,
}

impl Reading {
    /// Reads and judges all of a source.
    pub(super) fn whole(source: Arc<Source>, profile: Profile) -> Reading {
        let mut diagnostics = Diagnostics::default();
        let language = profile.language();
        let mut module = read::module_in(Arc::clone(&source), language, &mut diagnostics);
        verify::verify(&module, profile, &mut diagnostics);
        let outline = module.outline.take().filter(|_| !reads_as_one(&module));
        let outline = outline.map(|outline| {
            let known = |&span| Known {
                span,
                changed: false,
            };
            outline.bodies.iter().map(known).collect()
        });
        add_foreign(&module, &mut diagnostics);
        Reading {
            source,
            profile,
            module,
            diagnostics,
            bodies: None,
            outline,
            mentions: OnceCell::new(),
        }
    }

    /// Reads a source that came of this one's by an edit. `None` where that takes a whole reading.
    pub(super) fn after(&self, source: Arc<Source>, changes: &[Change]) -> Option<Reading> {
        let mut known = self.outline.clone()?;
        let mut found: Vec<Diagnostic> = self.diagnostics.iter().cloned().collect();
        for change in changes {
            follow(&mut known, change)?;
            found.retain_mut(|diagnostic| moved(diagnostic, change));
        }
        let text = source.bytes();
        let is_kept = |known: &Known| !known.changed || text::is_body(text, known.span);
        if !known.iter().all(is_kept) {
            return None;
        }
        let outline: Vec<Span> = known.iter().map(|known| known.span).collect();
        let (mut module, bodies) = text::read_lazily(&source, &outline)?;
        let mut fresh = Diagnostics::default();
        let mut judge = Gradual::new(&module, self.profile, &mut fresh)?;
        let ids: Vec<FuncId> = module.funcs.keys().collect();
        for id in ids {
            let span = bodies.span(id);
            let at = known.binary_search_by_key(&span.start, |known| known.span.start);
            if at.is_ok_and(|at| known[at].changed) {
                bodies.read_and_report(&mut module, id, &mut fresh);
                judge.body(&module, id, &mut fresh);
            }
        }
        // What has no place is of the module, and was looked for again.
        let is_of_other_body = |diagnostic: &Diagnostic| {
            let span = diagnostic.span();
            let mut kept = known.iter().filter(|known| !known.changed);
            kept.any(|known| contains(known.span, span))
        };
        let mut diagnostics = Diagnostics::default();
        let kept = found.into_iter().filter(is_of_other_body);
        let fresh = fresh
            .iter()
            .filter(|diagnostic| !is_of_other_body(diagnostic));
        kept.chain(fresh.cloned())
            .for_each(|diagnostic| diagnostics.push(diagnostic));
        diagnostics.sort();
        Some(Reading {
            source,
            profile: self.profile,
            module,
            diagnostics,
            bodies: Some(Bodies::Text(bodies)),
            outline: Some(known),
            mentions: OnceCell::new(),
        })
    }

    /// Whether every body was read.
    pub(super) fn is_whole(&self) -> bool {
        self.bodies.is_none()
    }

    /// Reads the bodies in a part of the text.
    pub(super) fn need(&mut self, part: Span) {
        let Some(Bodies::Text(bodies)) = &self.bodies else {
            return;
        };
        let touched = self.module.funcs.iter().filter(|(_, function)| {
            let span = function.span;
            function.unread
                && (span.start as usize) <= part.end()
                && part.start as usize <= span.end()
        });
        let touched: Vec<FuncId> = touched.map(|(id, _)| id).collect();
        for id in touched {
            // What is wrong with it was found before.
            let _ = bodies.read(&mut self.module, id);
        }
    }

    /// The names around an offset.
    pub(super) fn names_around(&mut self, offset: usize) -> Mentions {
        let region = region_at(&self.module, offset);
        self.need(region);
        Mentions::within(&self.module, region)
    }

    /// All names of a text that was read as a whole.
    pub(super) fn names(&self) -> &Mentions {
        self.mentions.get_or_init(|| Mentions::of(&self.module))
    }
}

/// Whether the bodies of a module depend on each other.
fn reads_as_one(module: &Module) -> bool {
    let mut consts = (0..module.consts.len()).map(ConstId::new);
    module.upgraded || consts.any(|id| matches!(module.consts.get(id), Const::BlockAddress { .. }))
}

/// What `check` says of a valid program that does not run here.
fn add_foreign(module: &Module, diagnostics: &mut Diagnostics) {
    if !diagnostics.has_errors()
        && let Some(foreign) = verify::foreign(module)
    {
        let foreign = foreign.note("the module is valid, and `run` refuses it");
        diagnostics.push(Diagnostic {
            severity: Severity::Warning,
            ..foreign
        });
    }
}

fn contains(outer: Span, inner: Span) -> bool {
    !inner.is_none() && outer.start <= inner.start && inner.end() <= outer.end()
}

/// Moves places of bodies with a change; `None` where it goes over the end of a body.
fn follow(known: &mut [Known], change: &Change) -> Option<()> {
    let end = change.start + change.old;
    let first = known.partition_point(|known| known.span.end() < change.start);
    let mut behind = first;
    if let Some(here) = known.get_mut(first)
        && (here.span.start as usize) <= end
    {
        if change.start < here.span.start as usize || here.span.end() < end {
            return None;
        }
        here.span.len = (here.span.len as usize - change.old + change.new) as u32;
        here.changed = true;
        behind += 1;
    }
    let shift = change.new as i64 - change.old as i64;
    for known in &mut known[behind..] {
        known.span.start = (i64::from(known.span.start) + shift) as u32;
    }
    Some(())
}

/// Moves the places of a diagnostic with a change. False where one of them has changed itself.
fn moved(diagnostic: &mut Diagnostic, change: &Change) -> bool {
    let spans = diagnostic.labels.iter_mut().map(|label| &mut label.span);
    let fix = diagnostic.fix.iter_mut().map(|fix| &mut fix.span);
    spans.chain(fix).all(|span| {
        let end = change.start + change.old;
        if !span.is_none() && end <= span.start as usize {
            let shift = change.new as i64 - change.old as i64;
            span.start = (i64::from(span.start) + shift) as u32;
            return true;
        }
        span.is_none() || span.end() <= change.start
    })
}
