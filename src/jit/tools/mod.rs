//! Announces generated code to profilers and debuggers.
//!
//! Each function's code is announced before it can be reached, once for each time that it is compiled:
//! where it is, whose it is, and which lines it comes from. Nothing of this is made unless it was asked
//! for. What the interpreter runs has no code to announce.

mod files;
#[cfg(feature = "gdb")]
mod gdb;
mod jitdump;
mod lines;
mod perf_map;

use std::io;

use super::engine::Engine;
use super::report::Frame;
use crate::lir::Home;
use crate::runtime::critical;
use crate::runtime::registry::CodeRange;
use crate::x64::reloc::Code;
use lines::Lines;

/// How generated code is announced to Linux's `perf`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perf {
    /// By `/tmp/perf-PID.map`, which has the names of functions: `perf report` reads it.
    Map,
    /// By `jit-PID.dump` in the current folder, which has the code and its lines, too. The profile is
    /// taken with `perf record -k mono` and prepared by `perf inject --jit`; then `perf report` and
    /// `perf annotate` know both.
    Dump,
}

/// Which tools generated code is announced to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ToolOptions {
    /// `perf`.
    pub perf: Option<Perf>,
    /// GDB, and what else knows its interface.
    #[cfg(feature = "gdb")]
    pub gdb: bool,
}

impl ToolOptions {
    /// Gets ready.
    ///
    /// # Errors
    /// If a file cannot be made.
    pub(crate) fn start(self) -> io::Result<()> {
        let _section = critical::enter();
        match self.perf {
            Some(Perf::Map) => perf_map::start(),
            Some(Perf::Dump) => jitdump::start(),
            None => Ok(()),
        }
    }

    /// Whether compilers are to say which instruction their code comes from.
    pub(super) fn want_lines(self) -> bool {
        self.perf == Some(Perf::Dump) || self.debugs()
    }

    /// Whether a debugger is to find lines and variables.
    pub(super) fn debugs(self) -> bool {
        #[cfg(feature = "gdb")]
        return self.gdb;
        #[cfg(not(feature = "gdb"))]
        return false;
    }

    /// Has the tools drop the code at an address, which is unloaded.
    pub(super) fn forget(self, _start: usize) {
        #[cfg(feature = "gdb")]
        if self.gdb {
            gdb::remove(_start);
        }
    }

    /// How many bytes code takes.
    pub(super) fn room_for(self, code: &Code) -> usize {
        match self.perf {
            Some(Perf::Dump) => code.bytes.len().max(jitdump::mapped_len(code)),
            _ => code.bytes.len(),
        }
    }
}

/// A function's code as it is announced.
struct NewCode<'a> {
    /// The function's symbol.
    name: String,
    /// Where the code runs.
    start: usize,
    /// The code with its frame.
    code: &'a Code,
    lines: Lines,
    /// The function, of a program that is still there.
    #[cfg_attr(not(feature = "gdb"), expect(dead_code))]
    frame: Option<Frame>,
    /// Where values of it are.
    #[cfg_attr(not(feature = "gdb"), expect(dead_code))]
    homes: &'a [Home],
}

impl NewCode<'_> {
    /// The instructions, without what stands behind them.
    fn text(&self) -> &[u8] {
        &self.code.bytes[..self.code.text_len as usize]
    }
}

impl Engine {
    /// Announces code that is complete and where it is to run.
    pub(super) fn notify_tools(&self, range: &CodeRange, code: &Code, homes: &[Home]) {
        let tools = self.options.tools;
        if tools == ToolOptions::default() {
            return;
        }
        let frame = self.frame_of(range.function, None);
        let added = NewCode {
            name: match &frame {
                Some(frame) => frame.name(),
                None => range.function.to_string(),
            },
            start: range.start,
            code,
            lines: match tools.want_lines() {
                true => self.lines_of(range, &code.map),
                false => Lines::default(),
            },
            frame,
            homes,
        };
        match tools.perf {
            Some(Perf::Map) => perf_map::add(added.start, added.text().len(), &added.name),
            Some(Perf::Dump) => jitdump::add(&added),
            None => {}
        }
        #[cfg(feature = "gdb")]
        if tools.gdb {
            gdb::add(&added);
        }
    }

    /// Announces code that is of no function.
    pub(super) fn notify_tools_of_stub(&self, start: usize, len: usize, name: &str) {
        if self.options.tools.perf == Some(Perf::Map) {
            perf_map::add(start, len, name);
        }
    }

    /// Announces what leads to functions that are not compiled, and to the host.
    pub(super) fn notify_tools_of_stubs(&self) {
        let names = ["thunks and lazy stubs", "behind lazy stubs"];
        for ((code, _), name) in self.entries.stubs().frames().iter().zip(names) {
            self.notify_tools_of_stub(code.start, code.len(), name);
        }
    }
}
