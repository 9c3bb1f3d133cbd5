//! Errors of functions of the host, as what ends a call.

use std::error::Error as StdError;

use super::error::Error;
use super::trap::Trap;
use crate::jit::closure::{HostError, Mistake};

/// Why a closure of the host's gives up that has returned an error.
pub(super) fn host_error(error: impl Into<Box<dyn StdError + Send + Sync>>) -> HostError {
    let error = error.into();
    let error = match error.downcast::<Mistake>() {
        Ok(mistake) => return HostError::of(mistake.0),
        Err(error) => error,
    };
    let error = match error.downcast::<Trap>() {
        Ok(trap) => return HostError::passed_on(*trap.0),
        Err(error) => error,
    };
    let error = match error.downcast::<Error>() {
        Ok(error) => error,
        Err(error) => return HostError::new(error),
    };
    match Trap::try_from(*error) {
        Ok(trap) => HostError::passed_on(*trap.0),
        Err(error) => HostError::new(error.into()),
    }
}
