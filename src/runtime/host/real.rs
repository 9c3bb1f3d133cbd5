//! Functions of C that are called in the end by those which programs find in their place.
//!
//! They are looked up when a program asks for one of those. A symbol of the command itself would cost
//! its start a microsecond, whatever it runs.

use std::ffi::CStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::in_process;

/// A function of C.
pub(crate) struct Real {
    name: &'static CStr,
    address: AtomicUsize,
}

impl Real {
    /// The function of this name.
    pub(crate) const fn new(name: &'static CStr) -> Real {
        Real {
            name,
            address: AtomicUsize::new(0),
        }
    }

    /// Its name.
    pub(crate) const fn name(&self) -> &'static CStr {
        self.name
    }

    /// Its address; 0 where C has none. After the first time async-signal-safe.
    pub(crate) fn address(&self) -> usize {
        match self.address.load(Ordering::Acquire) {
            0 => self.find(),
            address => address,
        }
    }

    #[cold]
    fn find(&self) -> usize {
        let found = in_process(self.name).map_or(0, |found| found as usize);
        self.address.store(found, Ordering::Release);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found() {
        assert_eq!(
            Real::new(c"strlen").address(),
            libc::strlen as *const () as usize
        );
        assert_eq!(Real::new(c"no_such_function_anywhere").address(), 0);
    }
}
