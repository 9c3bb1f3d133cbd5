//! All engines.

use jitlite::EngineKind;

/// What runs functions, in each way that there is.
pub const KINDS: [EngineKind; 5] = [
    EngineKind::Reference,
    EngineKind::Interp,
    EngineKind::Baseline,
    EngineKind::Opt,
    EngineKind::Auto,
];
