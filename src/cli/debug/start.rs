//! From the arguments to a program that is recorded.

use std::fs::File;
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::api::{Module, Sandbox, Sandboxed, Val};
use crate::args::{DebugArgs, LinkArgs};
use crate::load;
use crate::portable;
use crate::program::{self, EntryPoint, How, Linked};
use crate::report::Reporter;
use crate::session::{Session, Stop};
use crate::sys::signals;

/// A program that can be recorded.
pub(crate) struct Started {
    modules: Vec<Module>,
    program: Sandboxed,
    entry: String,
    values: Vec<Val>,
    stop: Stop,
}

impl Started {
    /// Reads a program and links it in a sandbox, which has its streams; a flag stops it; `None` if there were errors, which are then
    /// reported.
    ///
    /// # Errors
    /// If a file cannot be read, or the program has no such function.
    pub(crate) fn new(
        args: &DebugArgs,
        sandbox: Sandbox,
        stop: Stop,
        reporter: Reporter,
    ) -> Result<Option<Started>> {
        let std = args.lang.std;
        let Some(loaded) = load::load_valid(&args.file, std, "debug", reporter)? else {
            return Ok(None);
        };
        Started::of(args, loaded.into_modules(), sandbox, stop, reporter)
    }

    /// As [`new`](Self::new), of the modules of a file that was read.
    ///
    /// # Errors
    /// If a file to link cannot be read, or the program has no such function.
    pub(crate) fn of(
        args: &DebugArgs,
        modules: Vec<Module>,
        sandbox: Sandbox,
        stop: Stop,
        reporter: Reporter,
    ) -> Result<Option<Started>> {
        let std = args.lang.std;
        let with = LinkArgs {
            link: args.link.clone(),
            ..LinkArgs::default()
        };
        let Some(linked) = Linked::read(&with, std, reporter)? else {
            return Ok(None);
        };
        let modules = linked.with(modules);
        let entry = EntryPoint::find(&modules, args.entry.as_deref(), &args.file, &args.args)?;
        let mut sandbox = portable::with_process(sandbox, &args.file, &args.args)
            .stepped()
            .stop_by(Arc::clone(&stop));
        if let Some(what) = program::checks_to_first(&args.checked)? {
            sandbox = sandbox.checked(what);
        }
        if let Some(path) = &args.stdin {
            let file = File::open(path);
            let file = file.with_context(|| format!("could not read `{}`", path.display()))?;
            sandbox = sandbox.stdin(file);
        }
        let program = match sandbox.link(&modules) {
            Ok(program) => program,
            Err(error) => {
                let name = args.file.display().to_string();
                program::report_error(&error, &name, &How::default(), &modules, reporter);
                return Ok(None);
            }
        };
        let values = portable::entry_values(&entry, args.entry.is_none(), &program);
        Ok(Some(Started {
            modules,
            program,
            entry: entry.name,
            values,
            stop,
        }))
    }

    /// The program in front of its first instruction. There is one session.
    ///
    /// # Errors
    /// If it cannot be called so.
    pub(crate) fn session(&self) -> Result<Session<'_>> {
        let recording = self.program.record(&self.entry, &self.values)?;
        Ok(Session::new(
            recording,
            &self.modules,
            Arc::clone(&self.stop),
        ))
    }

    /// The modules of the program; the first is that of its file.
    pub(crate) fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// Has the program stop, and not end, where somebody asks this process to end from a terminal.
    pub(crate) fn stop_at_interrupts(&self) {
        signals::set_at_interrupt(Arc::clone(&self.stop));
    }
}
