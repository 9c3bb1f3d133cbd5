//! Libcalls, which are the first functions of every engine.

use super::engine::Engine;
use super::stubs::StubKind;
use crate::lir::Libcall;
use crate::runtime::FuncIndex;
use crate::runtime::libcalls::{self, Helper};

/// The libcall that a number stands for.
pub(super) fn libcall(function: FuncIndex) -> Option<Libcall> {
    Libcall::all().nth(function.0 as usize)
}

impl Engine {
    /// Libcalls are the first functions, so that code calls them as it calls all others. Those of
    /// libraries are looked up when they are first called: most programs call none.
    pub(super) fn bind_libcalls(&self) -> Option<()> {
        let numbers = self.entries.declare(Libcall::COUNT, StubKind::Lazy)?;
        for (number, libcall) in numbers.zip(Libcall::all()) {
            if let Helper::Linked(address) = libcalls::helper(libcall) {
                self.entries.bind(FuncIndex(number), address);
            }
        }
        Some(())
    }

    /// Binds the libcalls that nobody has called yet, for who cannot wait for that.
    pub(super) fn bind_all_libcalls(&self) {
        for number in 0..Libcall::COUNT as u32 {
            // One that the library lacks is null, as it is where it is called.
            let _ = self.entry_for(FuncIndex(number), false);
        }
    }
}
