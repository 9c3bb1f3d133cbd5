//! Registers for life: which values and variables get a register of their own.
//!
//! A linear scan over the lives of the candidates, heaviest wins. A value in its home needs no
//! stores, no reloads and no agreement between blocks: wherever it lives, it is there. All other
//! values live in the registers that are left (at least four of each class: an address of two, an operand
//! and a result) and in the frame.
//!
//! The lives of two homes in one register never overlap, with one exception: a value that is
//! passed to a parameter of a loop header may share the parameter's register once the parameter
//! was used for the last time, so that no move is needed at the jump back.

use super::live::{FULL, Live, REMAT, SHARED};
use super::order::{NONE, Order};
use crate::entity::Entity;
use crate::lir::Value;
use crate::sort;
use crate::x64::abi::CALLEE_SAVED;
use crate::x64::regs::{Reg, RegSet};

/// Homes that calls destroy.
const CALLER_HOMES: [Reg; 3] = [Reg::R8, Reg::R9, Reg::R10];
/// Homes that calls keep.
const CALLEE_HOMES: [Reg; 5] = [Reg::RBX, Reg::R12, Reg::R13, Reg::R14, Reg::R15];
/// The last choice, as few registers then remain for everything else.
const LAST_HOME: [Reg; 1] = [Reg::RSI];
/// Vector homes; 0 to 3 remain, and 15 is the scratch register.
const XMM_HOMES: [u8; 11] = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];

/// What a callee-saved register costs at the entry and exit, in the measure of weights.
const SAVE_COST: u32 = 32;

/// A candidate.
#[derive(Clone, Copy)]
struct Candidate {
    start: u32,
    end: u32,
    /// Where the value was used for the last time; its home is kept until `end`.
    live_end: u32,
    weight: u32,
    first: u32,
    last: u32,
    /// A value, or with the high bit set a slot.
    what: u32,
    calls: bool,
    float: bool,
}

const SLOT: u32 = 1 << 31;

/// Who lives in a register.
#[derive(Clone, Copy)]
struct Tenant {
    candidate: u32,
    end: u32,
    weight: u32,
    /// Until where a value shares it.
    shared: u32,
}

const EMPTY: Tenant = Tenant {
    candidate: NONE,
    end: 0,
    weight: 0,
    shared: 0,
};

/// See the module.
#[derive(Default)]
pub(super) struct Homes {
    /// Per block in order: the registers that are homes there.
    pub busy: Vec<RegSet>,
    /// The callee-saved registers that are used.
    pub saved: RegSet,
    candidates: Vec<Candidate>,
    homes: Vec<Reg>,
}

impl Homes {
    /// Gives homes to candidates and notes them in `live`.
    pub(super) fn assign(&mut self, live: &mut Live, order: &Order) {
        self.collect(live, order);
        self.scan(live, order);
        self.busy.clear();
        self.busy.resize(order.nodes.len(), RegSet::EMPTY);
        self.saved = RegSet::EMPTY;
        for (candidate, &home) in self.candidates.iter().zip(&self.homes) {
            if !home.is_some() {
                continue;
            }
            if CALLEE_SAVED.has(home) {
                self.saved.insert(home);
            }
            for block in candidate.first..=candidate.last {
                self.busy[block as usize].insert(home);
            }
            match candidate.what & SLOT {
                0 => live.vals[candidate.what as usize].home = home,
                _ => live.variables[(candidate.what & !SLOT) as usize].home = home,
            }
        }
    }

    fn collect(&mut self, live: &Live, order: &Order) {
        self.candidates.clear();
        for &value in &live.candidates {
            let val = &live.vals[value.index()];
            if val.refs == 0 || val.is(REMAT) || val.ty == crate::lir::Type::V128 {
                continue;
            }
            let span = live.spans[val.last as usize];
            let (live_end, calls_end) = match val.is(FULL) {
                true => (span.end, span.calls_end),
                false => (val.end, val.calls.1),
            };
            let (mut end, mut calls_end, mut last) = (live_end, calls_end, val.last);
            let node = order.nodes[val.def as usize];
            let is_param = val.start == live.spans[val.def as usize].start;
            if is_param && node.region_end != NONE {
                let region = live.spans[node.region_end as usize];
                if region.end > end {
                    end = region.end;
                    calls_end = region.calls_end;
                    last = last.max(node.region_end);
                }
            }
            self.candidates.push(Candidate {
                start: val.start,
                end,
                live_end,
                weight: val.weight,
                first: val.def,
                last,
                what: value.0,
                calls: calls_end != val.calls.0,
                float: !val.ty.is_int(),
            });
        }
        for (i, variable) in live.variables.iter().enumerate() {
            let Some(ty) = variable.ty.filter(|_| !variable.escapes) else {
                continue;
            };
            // To the end of the block: values that are what it holds may be used until there.
            let end = live.spans[variable.blocks.1 as usize].end;
            self.candidates.push(Candidate {
                start: variable.start,
                end,
                live_end: end,
                weight: variable.weight,
                first: variable.blocks.0,
                last: variable.blocks.1,
                what: i as u32 | SLOT,
                calls: variable.calls,
                float: !ty.is_int(),
            });
        }
        sort::by_number(&mut self.candidates, |c| sort::pair(c.start, c.what));
    }

    fn scan(&mut self, live: &mut Live, order: &Order) {
        let mut tenants = [EMPTY; 32];
        let mut paid = RegSet::EMPTY;
        self.homes.clear();
        self.homes.resize(self.candidates.len(), Reg::NONE);
        for i in 0..self.candidates.len() {
            let candidate = self.candidates[i];
            if let Some(home) = self.share(candidate, &mut tenants, live, order) {
                self.homes[i] = home;
                continue;
            }
            let free = |reg: &Reg| {
                let tenant = tenants[reg.0 as usize];
                tenant.candidate == NONE || tenant.end < candidate.start
            };
            let lightest = |regs: &[Reg]| {
                let light = regs.iter().copied().filter(|reg| {
                    let tenant = tenants[reg.0 as usize];
                    tenant.weight < candidate.weight && tenant.shared < candidate.start
                });
                light.min_by_key(|reg| tenants[reg.0 as usize].weight)
            };
            let saved_free = CALLEE_HOMES
                .into_iter()
                .find(|reg| free(reg) && (paid.has(*reg) || candidate.weight > SAVE_COST));
            let home = match (candidate.float, candidate.calls) {
                (true, true) => None,
                (true, false) => {
                    let homes = XMM_HOMES.map(Reg::xmm);
                    homes.into_iter().find(free).or_else(|| lightest(&homes))
                }
                (false, true) => saved_free.or_else(|| {
                    lightest(&CALLEE_HOMES).filter(|r| paid.has(*r) || candidate.weight > SAVE_COST)
                }),
                (false, false) => {
                    let caller = CALLER_HOMES.into_iter().find(free);
                    let rest = LAST_HOME.into_iter().find(free);
                    caller.or(saved_free).or(rest).or_else(|| {
                        let last = lightest(&LAST_HOME);
                        let callee = lightest(&CALLEE_HOMES).or(last);
                        lightest(&CALLER_HOMES).or(callee)
                    })
                }
            };
            let Some(home) = home else { continue };
            let tenant = &mut tenants[home.0 as usize];
            if tenant.candidate != NONE && tenant.end >= candidate.start {
                self.homes[tenant.candidate as usize] = Reg::NONE;
            }
            *tenant = Tenant {
                candidate: i as u32,
                end: candidate.end,
                weight: candidate.weight,
                shared: 0,
            };
            paid.insert(home);
            self.homes[i] = home;
        }
    }

    /// The home of the loop parameter that a value is passed to, if both can live there.
    fn share(
        &mut self,
        candidate: Candidate,
        tenants: &mut [Tenant; 32],
        live: &mut Live,
        order: &Order,
    ) -> Option<Reg> {
        if candidate.what & SLOT != 0 {
            return None;
        }
        let hint = live.vals[candidate.what as usize].passed_to()?;
        let param = live.vals[hint];
        let hint = hint as u32;
        let region_end = order.nodes[param.def as usize].region_end;
        if region_end == NONE || param.start >= candidate.start {
            return None;
        }
        for reg in RegSet::GPRS.or(RegSet::XMMS) {
            let tenant = &mut tenants[reg.0 as usize];
            if tenant.candidate == NONE {
                continue;
            }
            let other = self.candidates[tenant.candidate as usize];
            if other.what != hint {
                continue;
            }
            // Where the loop is not left any more but by its start, uses behind it do not count.
            let (block, position) = param.inside;
            let directly = order.nodes[candidate.first as usize].region == param.def;
            let behind = directly
                && candidate.first > order.nodes[param.def as usize].last_exit
                && (candidate.first > block || position <= candidate.start);
            let fits = tenant.end >= candidate.end
                && (behind || other.live_end <= candidate.start)
                && tenant.shared < candidate.start;
            if !fits {
                return None;
            }
            tenant.shared = candidate.end;
            live.vals[Value(hint).index()].flags |= SHARED;
            return Some(reg);
        }
        None
    }
}
