//! Why a call into a program ended early.

use std::fmt;

use crate::jit::report::{Frame, Report};
use crate::runtime::trap::TrapKind;

/// A trap: a call into a program that was ended, with the reason and the place. The process, the
/// engine and the program itself go on; the program's memory is as the call has left it.
#[derive(Debug, Clone)]
pub struct Trap(Box<Report>);

impl Trap {
    pub(super) fn new(report: Box<Report>) -> Trap {
        Trap(report)
    }

    /// Why.
    pub fn kind(&self) -> &TrapKind {
        &self.0.kind
    }

    /// The functions that were being executed, the innermost first. Of a very deep stack the
    /// middle is missing; see [`omitted`](Self::omitted).
    pub fn frames(&self) -> &[Frame] {
        &self.0.frames
    }

    /// Where frames were left out: how many there are before that place, and how many were left
    /// out.
    pub fn omitted(&self) -> Option<(usize, usize)> {
        self.0.omitted
    }

    /// The host function in which it happened, if it was one and has a name.
    pub fn host_function(&self) -> Option<&str> {
        self.0.host.as_deref()
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.kind)?;
        if let Some(host) = &self.0.host {
            write!(f, " in the host function `{host}`, called")?;
        }
        if let Some(frame) = self.0.frames.first() {
            write!(f, " in `@{}`", frame.name())?;
            if let Some(line) = frame.line() {
                write!(f, ", line {line}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Trap {}
