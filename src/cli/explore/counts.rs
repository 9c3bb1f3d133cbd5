//! A run of the program that counts how often each instruction runs.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;

use crate::api::{Here, Hit, Module, Ran, Sandbox};
use crate::args::{DebugArgs, ExploreArgs};
use crate::debug::Started;
use crate::entity::Entity;
use crate::ir::{Block, Body, FuncId, Inst, InstData};
use crate::report::Reporter;
use crate::session::Stop;
use crate::trap;

/// How much of the output is kept.
const MOST_OUTPUT: usize = 64 << 10;

/// What a run has counted.
pub(super) struct Counts {
    /// For each function of the first module, for each of its instructions; empty where the function did not run.
    functions: Vec<Vec<u64>>,
    /// How many instructions have run, `phi`s aside.
    pub steps: u64,
    /// How the program has ended.
    pub end: String,
    /// Whether it has ended with a trap.
    pub is_trap: bool,
    /// What it has written.
    pub output: String,
}

impl Counts {
    /// Runs the program of a file, to its end or for as many steps as it may run; `None` if it could not be linked, which
    /// is then reported.
    ///
    /// # Errors
    /// If a file cannot be read, or the program has no such function.
    pub(super) fn of(
        args: &ExploreArgs,
        modules: &[Module],
        reporter: Reporter,
    ) -> Result<Option<Counts>> {
        let debug = DebugArgs {
            entry: args.entry.clone(),
            lang: args.lang,
            link: args.link.clone(),
            stdin: args.stdin.clone(),
            checked: Vec::new(),
            file: args.file.clone(),
            args: args.args.clone(),
        };
        let output = Captured::default();
        let sandbox = Sandbox::new().stdout(output.clone()).stderr(output.clone());
        let started = Started::of(&debug, modules.to_vec(), sandbox, Stop::default(), reporter)?;
        let Some(started) = started else {
            return Ok(None);
        };
        let mut recording = started.session()?.recording;
        let functions = modules[0].ir().funcs.values();
        let functions = functions.map(|f| f.body.as_ref().map_or(0, |body| body.insts.len()));
        let counter = Counter {
            functions: functions.map(|insts| vec![0; insts]).collect(),
            next_step: 0,
        };
        let counter = Rc::new(RefCell::new(counter));
        let counting = Rc::clone(&counter);
        let most = args.steps;
        let state = recording.state();
        if let Some(frame) = state.calls.first().map(|call| &call.frame) {
            let is_first = std::ptr::eq(frame.module.whole(), modules[0].ir());
            let place = frame.inst.filter(|_| is_first);
            counter
                .borrow_mut()
                .count(recording.step(), place.map(|inst| (frame.function, inst)));
        }
        recording.next(&[], move |here: &Here<'_>| {
            if here.step() >= most {
                return Hit::Here;
            }
            let place = match (here.function(), here.inst()) {
                (Some((0, function)), Some(inst)) => Some((function, inst)),
                (Some(_) | None, _) => None,
            };
            counting.borrow_mut().count(here.step(), place);
            Hit::No
        });
        recording.show_output();
        let (end, is_trap) = match recording.end() {
            Some(Ok(Ran::Returned(_))) => ("It has returned.".into(), false),
            Some(Ok(Ran::Exited(status))) => {
                (format!("It has ended with status {}.", status & 255), false)
            }
            Some(Err(error)) => match error.trap() {
                Some(trap) => (trap::explain(trap, started.modules()), true),
                None => (error.to_string(), true),
            },
            None => (
                format!("It was ended after {most} instructions, which `--steps` allows it."),
                true,
            ),
        };
        let functions = std::mem::take(&mut counter.borrow_mut().functions);
        Ok(Some(Counts {
            functions,
            steps: recording.step(),
            end: end.trim_end().to_string(),
            is_trap,
            output: output.text(),
        }))
    }

    /// How often an instruction has run. A `phi` has with its block.
    pub(super) fn of_inst(&self, function: FuncId, body: &Body, inst: Inst) -> u64 {
        let is_phi = |inst: Inst| {
            let data = body.insts.get(inst);
            data.is_some_and(|data| matches!(data, InstData::Phi { .. }))
        };
        let mut step = inst;
        while is_phi(step) {
            step = Inst::new(step.index() + 1);
        }
        let counts = self.functions.get(function.index());
        let count = counts.and_then(|counts| counts.get(step.index()).copied());
        count.unwrap_or(0)
    }

    /// How often a block was entered.
    pub(super) fn of_block(&self, function: FuncId, body: &Body, block: Block) -> u64 {
        match body.block_insts(block).next() {
            Some(inst) => self.of_inst(function, body, inst),
            None => 0,
        }
    }

    /// How many instructions of a function have run.
    pub(super) fn of_function(&self, function: FuncId) -> u64 {
        let counts = self.functions.get(function.index());
        counts.map_or(0, |counts| counts.iter().sum())
    }
}

/// Counts steps, each once.
struct Counter {
    functions: Vec<Vec<u64>>,
    next_step: u64,
}

impl Counter {
    fn count(&mut self, step: u64, place: Option<(FuncId, Inst)>) {
        if step < self.next_step {
            return;
        }
        self.next_step = step + 1;
        if let Some((function, inst)) = place
            && let Some(counts) = self.functions.get_mut(function.index())
            && let Some(count) = counts.get_mut(inst.index())
        {
            *count += 1;
        }
    }
}

/// The output of a program, as far as it is kept.
#[derive(Clone, Default)]
struct Captured(Arc<Mutex<Vec<u8>>>);

impl Captured {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut text = String::from_utf8_lossy(&bytes).into_owned();
        if bytes.len() >= MOST_OUTPUT {
            text.push_str("\n… (the rest is left out)");
        }
        text
    }
}

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let room = MOST_OUTPUT.saturating_sub(kept.len());
        kept.extend_from_slice(&bytes[..bytes.len().min(room)]);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
