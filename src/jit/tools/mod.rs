//! What profilers and debuggers are told of generated code.
//!
//! Each function's code is told of before it can be reached, once for each time that it is compiled:
//! where it is, whose it is, and which lines it comes from. Nothing of this is made unless it was asked
//! for. What the interpreter runs has no code to tell of.

mod files;
mod jitdump;
mod lines;
mod perf_map;

use std::io;

use super::engine::Engine;
use super::memory::SLOT_SIZE;
use crate::runtime::FuncIndex;
use crate::runtime::registry::CodeRange;
use crate::x64::reloc::Code;
use lines::Lines;

/// How Linux's `perf` is told of generated code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perf {
    /// By `/tmp/perf-PID.map`, which has the names of functions: `perf report` reads it.
    Map,
    /// By `jit-PID.dump` in the current folder, which has the code and its lines, too. The profile is
    /// taken with `perf record -k mono` and prepared by `perf inject --jit`; then `perf report` and
    /// `perf annotate` know both.
    Dump,
}

/// Who is to be told.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ToolOptions {
    /// `perf`.
    pub perf: Option<Perf>,
}

impl ToolOptions {
    /// Gets ready.
    ///
    /// # Errors
    /// If a file cannot be made.
    pub(super) fn start(self) -> io::Result<()> {
        match self.perf {
            Some(Perf::Map) => perf_map::start(),
            Some(Perf::Dump) => jitdump::start(),
            None => Ok(()),
        }
    }

    /// Whether compilers are to say which instruction their code comes from.
    pub(super) fn want_lines(self) -> bool {
        self.perf == Some(Perf::Dump)
    }

    /// How many bytes code takes.
    pub(super) fn room_for(self, code: &Code) -> usize {
        match self.perf {
            Some(Perf::Dump) => code.bytes.len().max(jitdump::mapped_len(code)),
            _ => code.bytes.len(),
        }
    }
}

/// A function's code as tools are told of it.
struct Told<'a> {
    /// The function's symbol.
    name: String,
    /// Where the code runs.
    start: usize,
    /// The code with its frame.
    code: &'a Code,
    lines: Lines,
}

impl Told<'_> {
    /// The instructions, without what stands behind them.
    fn text(&self) -> &[u8] {
        &self.code.bytes[..self.code.text_len as usize]
    }
}

impl Engine {
    /// Tells the tools of code that is complete and where it is to run.
    pub(super) fn tell_tools(&self, range: &CodeRange, code: &Code) {
        let tools = self.options.tools;
        if tools == ToolOptions::default() {
            return;
        }
        let told = Told {
            name: self.name_of(range.function),
            start: range.start,
            code,
            lines: match tools.want_lines() {
                true => self.lines_of(range, &code.map),
                false => Lines::default(),
            },
        };
        match tools.perf {
            Some(Perf::Map) => perf_map::add(told.start, told.text().len(), &told.name),
            Some(Perf::Dump) => jitdump::add(&told),
            None => {}
        }
    }

    /// Tells the tools of code that is of no function.
    pub(super) fn tell_tools_of_stub(&self, start: usize, len: usize, name: &str) {
        if self.options.tools.perf == Some(Perf::Map) {
            perf_map::add(start, len, name);
        }
    }

    /// Tells the tools of what leads to functions that are not compiled, and to the host.
    pub(super) fn tell_tools_of_stubs(&self) {
        let slots = self.memory.max_functions() * SLOT_SIZE;
        self.tell_tools_of_stub(self.memory.slots(), slots, "thunks and lazy stubs");
        let common = self.entries.stubs().code();
        self.tell_tools_of_stub(common.address(), common.len(), "behind lazy stubs");
    }

    fn name_of(&self, function: FuncIndex) -> String {
        let frame = self.frame_of(function, None);
        frame.map_or_else(|| function.to_string(), |frame| frame.name())
    }
}
