//! Functions that are replaced while their program runs.
//!
//! Calls go through cells, so that a function is replaced by one store. The function that has taken its
//! place is one of another program, which is linked with this one. Threads that are in the old code go on
//! there; it is given back once nothing is in it any more (`runtime::quiescence`), with the program that it came
//! with if that has been replaced in turn. Interpreters keep theirs as long as the program.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use super::cells::Begin;
use super::closure::HostThunk;
use super::compile::is_replaceable;
use super::engine::{EngineKind, Program};
use super::memory::CodeBlock;
use crate::runtime::FuncIndex;
use crate::runtime::critical;
use crate::runtime::quiescence;

/// A program that was linked to replace a function of another one, with the thunks that it calls.
#[derive(Debug)]
pub(crate) struct Replacement {
    /// The program.
    pub program: Program,
    /// What it calls of the host.
    pub thunks: Vec<Arc<HostThunk>>,
}

impl Replacement {
    /// The addresses of all code that is run only by this program, and of its slots: who resolves one of its
    /// functions has the address of that one's.
    fn code(&self) -> Vec<Range<usize>> {
        let group = &self.program.group;
        let numbers = group.first..group.first + group.functions.len() as u32;
        let slots = self.program.engine.entries.stubs().slots(numbers);
        let mut code = group.blocks();
        code.push(slots);
        // A thunk that others call too is kept by them.
        code.extend(self.thunks.iter().map(|thunk| thunk.range()));
        code.retain(|range| !range.is_empty());
        code
    }
}

impl Program {
    /// Whether another function can take the place of this one.
    pub(crate) fn can_replace(&self, function: FuncIndex) -> bool {
        let definition = self.group.definition(function);
        definition.is_some_and(|(unit, id)| is_replaceable(&self.engine, &unit.module.ir, id))
    }

    /// Has all calls of a function that begin from now on go to the function of another program, or of this
    /// one, whose address this is.
    pub(crate) fn redirect(&self, function: FuncIndex, to: *const u8) {
        let _section = critical::enter();
        let (engine, group) = (&self.engine, &self.group);
        let to = engine.inner(to as u64) as *const u8;
        // Who compiles it is waited for.
        let ticket = match engine.entries.begin(function) {
            Begin::Compile(ticket) => Some(ticket),
            Begin::Ready(_) | Begin::Failed => None,
        };
        group.publish(|blocks| {
            match ticket {
                Some(ticket) => ticket.bind(to),
                None => engine.entries.bind(function, to),
            }
            engine.entries.forget_bytecode(function);
            let is_of = |block: &mut CodeBlock| {
                let range = engine.registry.lookup(block.address());
                range.is_some_and(|range| range.function == function)
            };
            group.lock_replaced().extend(blocks.extract_if(.., is_of));
            Some(())
        });
        group.tiers.forget(function);
        group.lock_failures().remove(&function.0);
    }

    /// Gives back the code of functions that were replaced, and programs that replaced them and were
    /// replaced themselves, where nothing runs in them. Those that have to stay are left.
    ///
    /// # Safety
    ///
    /// Nobody may keep addresses of the programs, nor stacks that no thread is on.
    pub(crate) unsafe fn reclaim(&self, superseded: &mut Vec<Arc<Replacement>>) {
        /// Threads that run answer at once.
        const PATIENCE: Duration = Duration::from_millis(20);
        let (engine, group) = (&self.engine, &self.group);
        if matches!(
            engine.options().kind,
            EngineKind::Interp | EngineKind::Reference
        ) {
            return;
        }
        let _section = critical::enter();
        let mut replaced = group.lock_replaced();
        if replaced.is_empty() && superseded.is_empty() {
            return;
        }
        let mut code: Vec<_> = replaced.iter().map(CodeBlock::range).collect();
        let mut ends = Vec::with_capacity(superseded.len());
        for replacement in superseded.iter() {
            code.extend(replacement.code());
            ends.push(code.len());
        }
        let used = quiescence::in_use(&code, PATIENCE);
        let mut of_blocks = used.iter();
        let mut is_free = |_: &mut CodeBlock| of_blocks.next() == Some(&false);
        let freed: Vec<_> = replaced.extract_if(.., |block| is_free(block)).collect();
        let mut start = replaced.len() + freed.len();
        for block in &freed {
            group.stops.forget(&block.range());
        }
        // SAFETY: no thread was in this code after the last call of it had gone elsewhere.
        unsafe { engine.free_code(freed) };
        let mut ends = ends.into_iter();
        superseded.retain(|_| {
            let end = ends.next().unwrap_or(start);
            let is_used = used[start..end].contains(&true);
            start = end;
            is_used
        });
    }
}
