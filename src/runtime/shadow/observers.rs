//! Who is told of findings, where programs go on behind them.

use std::sync::{Arc, Mutex, MutexGuard};

use super::finding::Finding;
use crate::runtime::activation::{self, WalkStart};
use crate::runtime::critical;
use crate::runtime::trap::{RaisedTrap, TrapKind};

/// What is called with a finding. It says whether it is one of its programs', which then goes on.
pub(crate) type Observer = Box<dyn Fn(&RaisedTrap) -> bool + Send + Sync>;

static OBSERVERS: Mutex<Vec<Arc<Observer>>> = Mutex::new(Vec::new());

fn observers() -> MutexGuard<'static, Vec<Arc<Observer>>> {
    critical::lock(&OBSERVERS)
}

/// An observer that is told of findings, until this is dropped.
pub(crate) struct Registration(Arc<Observer>);

impl Registration {
    /// Adds one to those that there are.
    pub(crate) fn new(observer: Observer) -> Registration {
        let _section = critical::enter();
        let observer = Arc::new(observer);
        observers().push(Arc::clone(&observer));
        Registration(observer)
    }
}

impl Drop for Registration {
    fn drop(&mut self) {
        let _section = critical::enter();
        observers().retain(|known| !Arc::ptr_eq(known, &self.0));
    }
}

/// Tells of a finding; whether the program goes on.
///
/// # Safety
///
/// The place is one of a frame of this thread that is live.
pub(super) unsafe fn tell(finding: &Finding, place: WalkStart) -> bool {
    let registered = {
        let _section = critical::enter();
        observers().clone()
    };
    if registered.is_empty() || !finding.can_go_on() {
        return false;
    }
    let kind = TrapKind::Finding(Box::new(finding.clone()));
    // SAFETY: the caller vouches for the place.
    let trap = unsafe { activation::observe(kind, place) };
    registered.iter().any(|observer| observer(&trap))
}
