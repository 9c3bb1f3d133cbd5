//! What a finding is, where no checked program runs.

pub(crate) mod finding;
