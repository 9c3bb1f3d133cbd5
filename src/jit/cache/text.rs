//! Where the bodies of a text are: kept once it was found valid, without a warning, so that the next start reads its
//! top level, and bodies when they are needed.
//!
//! A text is known by its digest, so what was found once holds for ever.

use std::sync::Arc;

use super::store::{Digest, digest};
use super::{Cache, build};
use crate::diag::{Source, Span};
use crate::entity::Entity;
use crate::ir::{Const, ConstId, GlobalId, Module, Outline};
use crate::jit::kept::wire::{WireReader, at, put};
use crate::jit::link;
use crate::jit::prepared::Prepared;
use crate::opt;
use crate::read::{self, Language};
use crate::text;
use crate::verify::{self, Profile};

impl Cache {
    /// What tells a source that is read by the rules of a profile from all others.
    pub(crate) fn identify(&self, source: &Source, profile: Profile) -> Digest {
        let profile = format!("{profile:?}");
        digest(&[b"text", &build(), profile.as_bytes(), source.bytes()])
    }

    /// Reads the top level of a text that was kept.
    pub(crate) fn read(&self, source: &Arc<Source>, identity: &Digest) -> Option<Prepared> {
        let entry = self.store.get(identity)?;
        let mut reader = WireReader(&entry);
        let bodies = reader.list(|row: &[u8; 8]| {
            Some(Span {
                start: at(row, 0),
                len: at(row, 4),
            })
        })?;
        let symbol = |row: &[u8; 4]| Some(GlobalId::new(at(row, 0) as usize));
        let unmentioned = reader.list(symbol)?;
        let unwritten = reader.list(symbol)?;
        let unexposed = reader.list(symbol)?;
        let (mut module, bodies) = text::read_lazily(source, &bodies)?;
        let symbols = unmentioned.iter().chain(&unwritten);
        let mut symbols = symbols.chain(&unexposed);
        if symbols.any(|&id| module.globals.get(id).is_none()) {
            return None;
        }
        module.outline = Some(Outline {
            bodies: Arc::default(),
            unmentioned: unmentioned.into(),
            unwritten: unwritten.into(),
            unexposed: unexposed.into(),
        });
        let prepared = Prepared::lazy(module, read::Bodies::Text(bodies), None);
        let _ = prepared.digest.set(*identity);
        Some(prepared)
    }

    /// Keeps what it takes to read a module in this way, if that is possible. It was read of a source, and nothing
    /// is wrong with it.
    pub(crate) fn keep(&self, module: &Module, identity: &Digest) {
        let (Some(outline), Some(source)) = (&module.outline, &module.source) else {
            return;
        };
        if Language::Any.dialect(source.bytes()).is_some() || depends_on_bodies(module) {
            return;
        }
        let mut out = Vec::new();
        put(&mut out, outline.bodies.len() as u32);
        for span in outline.bodies.iter() {
            put(&mut out, span.start);
            put(&mut out, span.len);
        }
        let mentioned = link::mentioned(module);
        let unmentioned = module.globals.keys().filter(|id| !mentioned[id.index()]);
        let unmentioned: Vec<GlobalId> = unmentioned.collect();
        let own = opt::own_variables(module);
        for symbols in [unmentioned, own.unwritten, own.unexposed] {
            put(&mut out, symbols.len() as u32);
            for id in symbols {
                put(&mut out, id.index() as u32);
            }
        }
        let _ = self.store.put(identity, &out);
    }
}

/// Whether more has to be known of a module than its top level, before it is linked.
fn depends_on_bodies(module: &Module) -> bool {
    let is_address = |id| {
        matches!(
            module.consts.get(ConstId::new(id)),
            Const::BlockAddress { .. }
        )
    };
    verify::states_another(module)
        || module.find("llvm.localrecover").is_some()
        || (0..module.consts.len()).any(is_address)
}
