//! The views of a function: what each stage makes of it, as HTML.

use anyhow::Result;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::changes::new_lines;
use super::counts::Counts;
use super::graph;
use super::text::lines_of;
use crate::api::{CodeLine, Module, Sandbox, Sandboxed};
use crate::args::EngineName;
use crate::diag::Source;
use crate::entity::Entity;
use crate::ir::{self, Body, FuncId, Inst};
use crate::program;
use crate::show::code::Compilers;
use crate::stages::{Stages, Step};
use crate::xml::escape;

/// A larger view is left out.
const MOST_BYTES: usize = 8 << 20;

/// The views of a function.
pub(super) struct Views {
    pub graph: String,
    pub lir: String,
    pub passes: String,
    pub bytecode: String,
    pub baseline: String,
    pub optimized: String,
}

impl Views {
    /// What they take on the page.
    pub(super) fn bytes(&self) -> usize {
        let Views {
            graph,
            lir,
            passes,
            bytecode,
            baseline,
            optimized,
        } = self;
        let all = [graph, lir, passes, bytecode, baseline, optimized];
        all.iter().map(|view| view.len()).sum()
    }
}

/// Makes the views of a module's functions.
pub(super) struct Viewer<'m> {
    module: &'m ir::Module,
    source: &'m Source,
    counts: Option<&'m Counts>,
    stages: Stages<'m>,
    compilers: Compilers<'m>,
    /// The program as it is interpreted, or why it cannot be.
    program: Result<Sandboxed, String>,
}

impl<'m> Viewer<'m> {
    /// A viewer of the first of some modules, which make up a program.
    ///
    /// # Errors
    /// If the processor has not what compiled code needs.
    pub(super) fn new(
        modules: &'m [Module],
        source: &'m Source,
        counts: Option<&'m Counts>,
    ) -> Result<Viewer<'m>> {
        let module = modules[0].ir();
        Ok(Viewer {
            module,
            source,
            counts,
            stages: Stages::new(module, program::features()?.vectors()),
            compilers: Compilers::new(module)?,
            program: (Sandbox::new().link(modules)).map_err(|error| error.to_string()),
        })
    }

    /// The views of a function that is defined.
    pub(super) fn views(&mut self, id: FuncId) -> Views {
        let Some(body) = &self.module.funcs[id].body else {
            let none = || said("The function has no body.");
            return Views {
                graph: none(),
                lir: none(),
                passes: none(),
                bytecode: none(),
                baseline: none(),
                optimized: none(),
            };
        };
        let (lir, passes) = match self.stages.steps(id) {
            Ok(steps) => (
                self.listing(body, steps.first().map_or(&[], |step| &step.lines)),
                self.passes(body, &steps),
            ),
            Err(problem) => (said(&problem.message), said(&problem.message)),
        };
        let graph = graph::draw(self.module, self.source, id, self.counts);
        Views {
            graph: capped(graph.unwrap_or_else(|why| said(&why))),
            lir: capped(lir),
            passes: capped(passes),
            bytecode: capped(self.bytecode(id, body)),
            baseline: capped(self.code(id, body, EngineName::Baseline)),
            optimized: capped(self.code(id, body, EngineName::Opt)),
        }
    }

    /// The line of the text on which an instruction begins.
    fn line(&self, body: &Body, inst: Option<Inst>) -> Option<u32> {
        lines_of(self.source, body, inst?).map(|(first, _)| first)
    }

    fn listing(&self, body: &Body, lines: &[CodeLine]) -> String {
        let rows = lines.iter().map(|line| {
            let text = escape(&line.text);
            match self.line(body, line.inst) {
                Some(at) => format!("<div class=row data-l={at}>{text}</div>\n"),
                None => format!("<div class=row>{text}</div>\n"),
            }
        });
        rows.collect()
    }

    fn bytecode(&self, id: FuncId, body: &Body) -> String {
        let program = match &self.program {
            Ok(program) => program,
            Err(why) => {
                return said(&format!(
                    "There is no bytecode of the portable engine: {why}"
                ));
            }
        };
        let name = self.module.globals[self.module.funcs[id].global].name;
        match program.bytecode(&self.module.names.text(name)) {
            Some(lines) => self.listing(body, &lines),
            None => said("There is no bytecode of the function."),
        }
    }

    fn code(&mut self, id: FuncId, body: &Body, engine: EngineName) -> String {
        match self.compilers.code(&mut self.stages, id, engine, false) {
            Ok(rows) => {
                let lines = rows.into_iter().map(|row| CodeLine {
                    text: row.text,
                    inst: row.inst.map(|inst| Inst::new(inst as usize)),
                });
                let lines: Vec<CodeLine> = lines.collect();
                self.listing(body, &lines)
            }
            Err(problem) => said(&problem.message),
        }
    }

    /// The steps as JSON: the different lines, each with its line in the text or 0; and for each step the numbers of its
    /// lines, and the places of those that are new.
    fn passes(&self, body: &Body, steps: &[Step]) -> String {
        let mut texts: FxHashMap<&str, u32> = FxHashMap::default();
        let mut rows: FxHashMap<(u32, u32), usize> = FxHashMap::default();
        let mut lines: Vec<Value> = Vec::new();
        let mut before: Vec<u32> = Vec::new();
        let mut shown: Vec<Value> = Vec::new();
        for step in steps {
            let mut after = Vec::with_capacity(step.lines.len());
            let mut places = Vec::with_capacity(step.lines.len());
            for line in &step.lines {
                let next = texts.len() as u32;
                let text = *texts.entry(&line.text).or_insert(next);
                let at = self.line(body, line.inst).unwrap_or(0);
                after.push(text);
                places.push(*rows.entry((text, at)).or_insert_with(|| {
                    lines.push(json!([line.text, at]));
                    lines.len() - 1
                }));
            }
            let new = match shown.is_empty() {
                true => Vec::new(),
                false => new_lines(&before, &after),
            };
            shown.push(json!({"pass": step.pass, "says": step.says, "rows": places, "new": new}));
            before = after;
        }
        let data = json!({"lines": lines, "steps": shown}).to_string();
        // Nothing in it may end the element.
        let data = data.replace('<', "\\u003c");
        format!("<script type=\"application/json\">{data}</script>\n")
    }
}

/// A sentence in the place of a view.
fn said(text: &str) -> String {
    format!("<p class=empty>{}</p>\n", escape(text))
}

fn capped(view: String) -> String {
    match view.len() > MOST_BYTES {
        true => said(&format!(
            "The view is left out: it would take {} MB.",
            view.len() >> 20
        )),
        false => view,
    }
}
