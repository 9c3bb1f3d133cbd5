//! From what was built to a module: its text, in which the spans of all that was built then are, and the
//! verdict on it.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::draft::Draft;
use super::{BuildError, ModuleBuilder, State};
use crate::diag::{Diagnostic, Diagnostics, Source, Span};
use crate::ir::{self, FuncId, print};
use crate::verify::{self, Profile};
use crate::{Error, ErrorKind, Invalid, Module};

impl ModuleBuilder {
    /// The text of what was built so far, which need not be valid.
    pub fn to_text(&self) -> String {
        self.edit(|m| {
            let copy = State {
                m: m.m.clone(),
                name: m.name.clone(),
                drafts: m.drafts.clone(),
                numbers: FxHashMap::default(),
                faults: Vec::new(),
                ..*m
            };
            let (module, _) = copy.assemble();
            String::from_utf8_lossy(&print::module(&module)).into_owned()
        })
    }

    /// The module, verified, to be instantiated like one that was read. Its text is
    /// [`Module::to_text`]; lines of traps are those of the text.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Invalid`] if it is not valid, or if a method of the builder was given what does not fit. The
    /// diagnostics name the function and the block, and show the instruction in the text.
    pub fn finish(self) -> Result<Module, Error> {
        let state = self.state.into_inner();
        let (name, count) = (state.name.clone(), state.next_span);
        let (mut module, faults) = state.assemble();
        let (text, places) = print::module_with_places(&module);
        let spans = Spans::new(count, places);
        spans.settle(&mut module);
        module.source = Some(Arc::new(Source::new(name, text)?));
        let mut diagnostics = Diagnostics::default();
        for BuildError {
            span,
            code,
            message,
        } in faults
        {
            diagnostics.push(Diagnostic::error(code, spans.of(span), message));
        }
        verify::verify(&module, Profile::Llvm, &mut diagnostics);
        if !diagnostics.has_errors() {
            // SAFETY: there is no error in it.
            return Ok(unsafe { Module::from_verified(module) });
        }
        say_where(&module, &mut diagnostics);
        let parts = vec![(module.source, diagnostics)];
        Err(ErrorKind::Invalid(Invalid { parts }).into())
    }
}

impl State {
    /// Gives the functions their bodies.
    fn assemble(mut self) -> (ir::Module, Vec<BuildError>) {
        let dbg = self.m.names.intern(b"dbg");
        for func in self.drafts.keys() {
            let draft = &self.drafts[func];
            if !draft.is_defined && draft.blocks.is_empty() {
                continue;
            }
            let draft = std::mem::replace(&mut self.drafts[func], Draft::new(&[]));
            let nowhere = draft
                .subprogram
                .map(|subprogram| self.location(subprogram, 0, 0));
            let body = draft.into_body(dbg, nowhere);
            let function = &mut self.m.funcs[func];
            for (param, &name) in function.params.iter_mut().zip(body.names.values()) {
                param.name = name;
            }
            function.body = Some(body);
        }
        (self.m, self.faults)
    }
}

/// Where in the text stands what was made: by the numbers that stood for it.
struct Spans(Vec<Span>);

impl Spans {
    fn new(count: u32, places: Vec<(Span, Span)>) -> Spans {
        let mut spans = vec![Span::NONE; count as usize];
        for (number, place) in places {
            // What has several places is at its first.
            if let Some(span) = spans.get_mut(number.start as usize)
                && span.is_none()
            {
                *span = place;
            }
        }
        Spans(spans)
    }

    fn of(&self, number: Span) -> Span {
        let span = self.0.get(number.start as usize);
        span.copied().unwrap_or(Span::NONE)
    }

    /// Puts them in the place of the numbers.
    fn settle(&self, module: &mut ir::Module) {
        for named in module.types.named.values_mut() {
            named.span = self.of(named.span);
        }
        for function in module.funcs.values_mut() {
            function.span = self.of(function.span);
            for param in &mut function.params {
                param.span = self.of(param.span);
            }
            let Some(body) = &mut function.body else {
                continue;
            };
            for span in body.spans.values_mut() {
                *span = self.of(*span);
            }
            for block in body.blocks.values_mut() {
                // One without a label is where its first instruction is.
                let first = body.spans.get(block.first).copied();
                block.span = match self.of(block.span) {
                    Span::NONE => first.unwrap_or(Span::NONE),
                    label => label,
                };
            }
        }
        for global in module.globals.values_mut() {
            global.span = self.of(global.span);
        }
    }
}

/// Adds to each diagnostic in which function and block it is: its reader has not written the text.
fn say_where(module: &ir::Module, diagnostics: &mut Diagnostics) {
    // The blocks in the order of the text, each with where it begins.
    let mut blocks: Vec<(u32, FuncId, ir::Block)> = Vec::new();
    for (func, function) in module.funcs.iter() {
        let Some(body) = &function.body else { continue };
        for (block, row) in body.blocks.iter() {
            let first = body.spans.get(row.first).filter(|_| row.first < row.end);
            let start = [Some(&row.span), first].into_iter().flatten();
            if let Some(start) = start.filter(|span| !span.is_none()).map(|s| s.start).min() {
                blocks.push((start, func, block));
            }
        }
    }
    let heads = module.funcs.values().map(|function| function.span.start);
    let mut heads: Vec<u32> = heads.collect();
    heads.sort_unstable();
    for diagnostic in diagnostics.iter_mut() {
        let at = diagnostic.span();
        let before = blocks.partition_point(|block| block.0 <= at.start);
        if at.is_none() || before == 0 {
            continue;
        }
        let (start, func, block) = blocks[before - 1];
        // The head of the next function, or what is behind the last, is in no block.
        let next = heads.partition_point(|&head| head <= start);
        let Some(body) = &module.funcs[func].body else {
            continue;
        };
        let end = heads.get(next).copied().unwrap_or(u32::MAX);
        if at.start >= end {
            continue;
        }
        let name = module
            .names
            .text(module.globals[module.funcs[func].global].name);
        let block = print::Numbering::new(body).block_text(module, body, block);
        diagnostic
            .notes
            .push(format!("in `@{name}`, block `%{block}`"));
    }
}
