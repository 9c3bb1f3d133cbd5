//! Why a function of a program cannot be run.

use crate::diag::Diagnostic;
use crate::runtime::trap::TrapKind;

/// Why a function cannot be compiled, or a variable not be accessed.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The place of its module in the program.
    pub module: usize,
    /// What is not supported, not valid, or not there.
    pub diagnostic: Box<Diagnostic>,
}

impl Failure {
    /// The trap that a call of the function is, or an access to the variable.
    pub fn trap(&self) -> TrapKind {
        let message = self.diagnostic.message.clone();
        match self.diagnostic.code {
            Diagnostic::UNSUPPORTED => TrapKind::Unsupported(message),
            "undefined-symbol" => TrapKind::Undefined(message),
            "out-of-memory" => TrapKind::Host(message),
            // The other codes are those of readers and of the verifier's rules.
            _ => TrapKind::Invalid(message),
        }
    }
}
