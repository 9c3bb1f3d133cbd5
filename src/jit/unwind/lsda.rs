//! The language-specific data of a function: which calls go on where when an exception comes from
//! there. Its form is that of GCC, which all personality functions read: C++'s, C's, Rust's, D's.
//!
//! ```text
//!   header        places are relative to the function; types are addresses; calls are in LEB128
//!   call sites    a range of code, its landing pad or 0, its first action or 0
//!   actions       a number (of a type, from 1 on; of a list, negative; or 0, a cleanup), the next
//!   types         the last number first
//!   lists         the numbers of types, closed by 0
//! ```
//!
//! A call that is in no range must not throw: so all code is in some.

use crate::lir::{Clause, Function, HandlerData};
use crate::x64::cfi::{sleb128, uleb128};
use crate::x64::reloc::LandingPad;

/// Not there.
const OMITTED: u8 = 0xff;
const ABSOLUTE: u8 = 0;
const ULEB128: u8 = 1;

/// The data of a function with these landing pads, by rising addresses of calls, whose code has `len`
/// bytes. `types` is how many variables there are that describe types of exceptions: room for their addresses,
/// the last first, is where the second result says.
pub(crate) fn lsda(
    func: &Function,
    pads: &[LandingPad],
    len: u32,
    types: usize,
) -> (Box<[u8]>, usize) {
    let mut tables = LsdaTables::default();
    let mut at = 0;
    for pad in pads {
        // What looks for a call uses the address of its last byte.
        let call = pad.call - 1;
        if call > at {
            tables.site(at, call, 0, 0);
        }
        let action = tables.action(&func.handlers[pad.handler]);
        tables.site(call, pad.call, pad.at, action);
        at = pad.call;
    }
    if len > at {
        tables.site(at, len, 0, 0);
    }
    tables.finish(types)
}

#[derive(Default)]
struct LsdaTables {
    sites: Vec<u8>,
    actions: Vec<u8>,
    lists: Vec<u8>,
    /// The actions of handlers that were met.
    known: Vec<(Vec<Clause>, bool, usize)>,
}

impl LsdaTables {
    fn site(&mut self, from: u32, to: u32, pad: u32, action: usize) {
        for number in [from, to - from, pad, action as u32] {
            uleb128(number.into(), &mut self.sites);
        }
    }

    /// The first action of a handler, by its place from 1 on; 0 for a cleanup alone.
    fn action(&mut self, handler: &HandlerData) -> usize {
        let HandlerData {
            clauses,
            is_cleanup,
            ..
        } = handler;
        if clauses.is_empty() {
            return 0;
        }
        let same = |row: &&(Vec<Clause>, bool, usize)| row.0 == *clauses && row.1 == *is_cleanup;
        if let Some(known) = self.known.iter().find(same) {
            return known.2;
        }
        let numbers: Vec<i64> = clauses
            .iter()
            .map(|clause| match clause {
                Clause::Catch(ty) => i64::from(ty.0) + 1,
                Clause::Filter(types) => {
                    let at = self.lists.len() as i64;
                    for ty in types {
                        uleb128(u64::from(ty.0) + 1, &mut self.lists);
                    }
                    self.lists.push(0);
                    -1 - at
                }
            })
            .chain(is_cleanup.then_some(0))
            .collect();
        let first = self.actions.len() + 1;
        for (i, &number) in numbers.iter().enumerate() {
            sleb128(number, &mut self.actions);
            // The next one follows right behind this field.
            self.actions.push(u8::from(i + 1 < numbers.len()));
        }
        self.known.push((clauses.clone(), *is_cleanup, first));
        first
    }

    fn finish(self, types: usize) -> (Box<[u8]>, usize) {
        let mut sites = Vec::new();
        uleb128(self.sites.len() as u64, &mut sites);
        sites.extend(&self.sites);
        let between = 1 + sites.len() + self.actions.len() + 8 * types;
        let mut out = vec![OMITTED, ABSOLUTE];
        uleb128(between as u64, &mut out);
        out.push(ULEB128);
        out.extend(&sites);
        out.extend(&self.actions);
        let at = out.len();
        out.resize(at + 8 * types, 0);
        out.extend(&self.lists);
        (out.into(), at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::List;
    use crate::lir::{BlockCall, Caught, Handler, Slot};

    #[test]
    fn clauses_become_actions() {
        let mut func = Function::default();
        let mut row = |clauses: Vec<Clause>, is_cleanup| {
            func.handlers.push(HandlerData {
                sig: None,
                normal: BlockCall(List::EMPTY),
                unwind: BlockCall(List::EMPTY),
                slot: Slot(0),
                clauses,
                is_cleanup,
            })
        };
        let cleanup = row(vec![], true);
        let both = row(
            vec![Clause::Catch(Caught(1)), Clause::Filter(vec![Caught(0)])],
            true,
        );
        let pad = |call, at, handler: Handler| LandingPad { call, at, handler };
        let pads = [pad(5, 40, cleanup), pad(6, 44, both), pad(20, 44, both)];
        let (data, types) = lsda(&func, &pads, 50, 2);
        let expected = [
            &[0xff, 0, 48, 1, 24][..],
            &[0, 4, 0, 0, 4, 1, 40, 0, 5, 1, 44, 1],
            &[6, 13, 0, 0, 19, 1, 44, 1, 20, 30, 0, 0],
            &[2, 1, 0x7f, 1, 0, 0],
            &[0; 16],
            &[1, 0],
        ];
        assert_eq!(types, data.len() - 18);
        assert_eq!(data[..], expected.concat()[..]);
    }
}
