//! Reading the bodies of a text when they are needed: of one that was parsed before and found to be valid, whose
//! [outline](crate::ir::Outline) was kept.

use super::body;
use std::sync::{Arc, Mutex, PoisonError};

use super::metadata::NodeNumbers;
use super::parser::{Parser, Top};
use super::skim::{self, NextBrace};
use crate::diag::{Diagnostic, Diagnostics, Severity, Source, Span};
use crate::entity::SecondaryMap;
use crate::ir::{FuncId, Module};

/// The bodies of a module whose top level was read.
pub struct Bodies {
    source: Arc<Source>,
    spans: SecondaryMap<FuncId, Span>,
    /// The nodes of metadata by their numbers.
    nodes: Mutex<NodeNumbers>,
}

/// Reads the top level of a text that is valid and has its bodies at these places; `None` if it has not.
pub fn read_lazily(source: &Arc<Source>, outline: &[Span]) -> Option<(Module, Bodies)> {
    let mut diags = Diagnostics::new(1);
    let mut parser = Parser::new(source, &mut diags);
    parser.outline = Some(outline);
    let Top {
        mut module,
        nodes,
        bodies,
    } = parser.run_top()?;
    if diags.has_errors() || bodies.len() != outline.len() {
        return None;
    }
    let mut spans = SecondaryMap::with_default(Span::NONE);
    for &(function, span) in &bodies {
        spans[function] = span;
        module.funcs[function].unread = true;
    }
    let bodies = Bodies {
        source: source.clone(),
        spans,
        nodes: Mutex::new(nodes),
    };
    Some((module, bodies))
}

impl Bodies {
    /// Reads the body of a function into its module, if that was not done.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(&self, m: &mut Module, function: FuncId) -> Result<(), Box<Diagnostic>> {
        let mut diags = Diagnostics::new(1);
        self.read_and_report(m, function, &mut diags);
        let mut found = diags.iter();
        match found.find(|found| found.severity == Severity::Error) {
            None => Ok(()),
            Some(error) => Err(Box::new(error.clone())),
        }
    }

    /// As [`read`](Self::read), with all that is wrong with it. The body has all that could be read.
    pub fn read_and_report(&self, m: &mut Module, function: FuncId, diags: &mut Diagnostics) {
        if !m.funcs[function].unread {
            return;
        }
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let mut parser = Parser::new(&self.source, diags);
        parser.resume(m, &mut nodes);
        body::function_body(&mut parser, function, self.spans[function]);
        parser.pause(m, &mut nodes);
        m.funcs[function].unread = false;
    }

    /// Where the text of a function's body is, between its braces.
    pub fn span(&self, function: FuncId) -> Span {
        self.spans[function]
    }

    /// The bytes of text of a function's body.
    pub fn size(&self, function: FuncId) -> u64 {
        self.spans[function].len.into()
    }
}

/// Whether a body that begins at a place of a text, behind its brace, ends at another one, in front of its brace.
pub fn is_body(text: &[u8], span: Span) -> bool {
    let Some(rest) = text.get(span.start as usize..) else {
        return false;
    };
    let behind = skim::skip_body(rest, &mut NextBrace::default());
    behind.len() + span.len as usize == rest.len()
}
