//! Which lanes come to a block of a loop, and what its parameters are in each lane.
//!
//! Lanes do all blocks, one behind the other. Where ways meet, each lane takes what the way passes
//! that it came by.

use super::access::{Access, Accesses, Guard};
use super::pack::{LaneOp, Mask, N, Packer};
use super::region::Edge;
use crate::lir::{BinaryOp, InstData, Type, Value};
use crate::opt::analyses::flag::is_bool;

/// Which lanes come to a block, of those that come to another one.
#[derive(Clone, Copy)]
pub(super) enum ActiveLanes {
    All,
    None,
    These(Mask),
}

impl Packer<'_> {
    /// Notes which loads are picked out of groups, and of which the elements are loaded one by one or the other way round.
    pub(super) fn pick(&mut self, accesses: &Accesses) {
        for access in accesses.all.iter().filter(|access| !access.is_store) {
            if let Some(group) = access.group {
                let at = access.linear.offset - accesses.groups[group as usize].lowest;
                self.picked.insert(access.inst, (group, at as u32));
            } else if access.is_strided() {
                let op = LaneOp::Strided(access.inst, access.step());
                self.shuffled.insert(access.inst, op);
            } else if access.is_reversed {
                let op = LaneOp::Reversed(access.inst);
                self.shuffled.insert(access.inst, op);
            }
        }
    }

    /// An access by those lanes that come to its block.
    pub(super) fn masked(&mut self, access: &Access) -> Option<N> {
        let ActiveLanes::These(mask) = self.reaching(access.block, 0)? else {
            return None;
        };
        self.origin = self.func.origins[access.inst];
        let mask = self.lanes_of(mask, access.size);
        if let InstData::Store { ty, value, .. } = self.func.insts[access.inst] {
            let value = self.value(value, ty)?;
            self.origin = self.func.origins[access.inst];
            return Some(self.add(LaneOp::MaskedStore(access.inst, [mask, value]), access.size));
        }
        self.masked.insert(access.inst, mask);
        Some(self.load(access.inst, access.size))
    }

    /// The stores that are done at once with an access.
    pub(super) fn store(&mut self, accesses: &Accesses, at: usize) -> Option<N> {
        let mut all = &accesses.stored_with(at)[..];
        let last = &accesses.all[at];
        let mut joined: Option<N> = None;
        while let Some((&first, _)) = all.split_first() {
            let first = &accesses.all[first];
            let is_same = |&&i: &&usize| accesses.all[i].linear.offset == first.linear.offset;
            let (these, others) = all.split_at(all.iter().take_while(is_same).count());
            all = others;
            let field = self.stored(accesses, these)?;
            joined = Some(match joined {
                Some(before) => {
                    let width = self.nodes[before as usize].width + first.size;
                    self.add(LaneOp::Join([before, field]), width)
                }
                None => field,
            });
        }
        let width = self.nodes[joined? as usize].width;
        Some(match last.group {
            Some(group) => self.add(LaneOp::Fill(group, last.inst, joined?), width),
            None => self.add(LaneOp::Store(last.inst, joined?), width),
        })
    }

    /// The stores of a group that is filled, of those lanes of each that come to its block.
    pub(super) fn masked_fill(&mut self, accesses: &Accesses, at: usize) -> Option<N> {
        let last = &accesses.all[at];
        let mut joined: Option<[N; 2]> = None;
        for i in accesses.stored_with(at) {
            let access = &accesses.all[i];
            let (ActiveLanes::These(mask), InstData::Store { ty, value, .. }) = (
                self.reaching(access.block, 0)?,
                self.func.insts[access.inst],
            ) else {
                return None;
            };
            self.origin = self.func.origins[access.inst];
            let mask = self.lanes_of(mask, access.size);
            let value = self.value(value, ty)?;
            self.origin = self.func.origins[access.inst];
            joined = Some(match joined {
                Some([masks, values]) => {
                    let width = self.nodes[values as usize].width + access.size;
                    [[masks, mask], [values, value]].map(|two| self.add(LaneOp::Join(two), width))
                }
                None => [mask, value],
            });
        }
        let width = self.nodes[joined?[1] as usize].width;
        Some(self.add(LaneOp::MaskedFill(last.group?, last.inst, joined?), width))
    }

    /// What is stored to one element by any of these.
    fn stored(&mut self, accesses: &Accesses, these: &[usize]) -> Option<N> {
        let blocks = these.iter().map(|&i| accesses.all[i].block);
        let blocks = blocks.fold(0u32, |all, block| all | 1 << block);
        let from = self.shape.region.common_dominator(blocks);
        let mut all = Vec::with_capacity(these.len() + 1);
        for &i in these {
            let access = &accesses.all[i];
            let InstData::Store { ty, value, .. } = self.func.insts[access.inst] else {
                return None;
            };
            let node = self.value(value, ty)?;
            let lanes = match access.guard {
                Guard::Reload => {
                    self.origin = self.func.origins[access.inst];
                    all.push((
                        self.add(LaneOp::Load(access.inst), access.size),
                        ActiveLanes::All,
                    ));
                    self.reaching(access.block, 0)?
                }
                _ => self.reaching(access.block, from)?,
            };
            all.push((node, lanes));
        }
        self.merge(&all, accesses.all[these[0]].size)
    }

    /// Which lanes come to a block, of those that come to one that dominates it.
    pub(super) fn reaching(&mut self, block: usize, from: usize) -> Option<ActiveLanes> {
        if block == from {
            return Some(ActiveLanes::All);
        }
        if let Some(&lanes) = self.reaching.get(&(block, from)) {
            return Some(lanes);
        }
        let region = &self.shape.region;
        let lanes = match region.equivalent(block) {
            Some(before) if before >= from => self.reaching(before, from)?,
            _ => {
                let edges: Vec<Edge> = region.edges_to(block).collect();
                let mut all = ActiveLanes::None;
                for edge in edges {
                    let lanes = self.taking(edge, from)?;
                    all = self.any(all, lanes);
                }
                all
            }
        };
        self.reaching.insert((block, from), lanes);
        Some(lanes)
    }

    /// Which lanes take an edge, of those that come to a block that dominates where it starts.
    pub(super) fn taking(&mut self, edge: Edge, from: usize) -> Option<ActiveLanes> {
        let lanes = self.reaching(edge.from, from)?;
        let Some((cond, holds)) = edge.cond else {
            return Some(lanes);
        };
        if let Some(imm) = self.func.as_iconst(cond) {
            let taken = (imm & Type::I8.mask() != 0) == holds;
            return Some(if taken { lanes } else { ActiveLanes::None });
        }
        let mask = self.mask(cond)?;
        let mask = if holds { mask } else { mask.complement() };
        Some(match lanes {
            ActiveLanes::All => ActiveLanes::These(mask),
            ActiveLanes::None => ActiveLanes::None,
            ActiveLanes::These(before) => {
                ActiveLanes::These(self.both(BinaryOp::And, before, mask))
            }
        })
    }

    fn any(&mut self, a: ActiveLanes, b: ActiveLanes) -> ActiveLanes {
        match (a, b) {
            (ActiveLanes::All, _) | (_, ActiveLanes::All) => ActiveLanes::All,
            (ActiveLanes::None, lanes) | (lanes, ActiveLanes::None) => lanes,
            (ActiveLanes::These(a), ActiveLanes::These(b)) => {
                ActiveLanes::These(self.both(BinaryOp::Or, a, b))
            }
        }
    }

    /// The edges by which lanes come to where ways meet, with what each passes to a parameter, and
    /// which lanes take it, of those that come there.
    pub(super) fn passed(
        &mut self,
        block: usize,
        param: usize,
    ) -> Option<Vec<(Value, ActiveLanes)>> {
        let region = &self.shape.region;
        let from = region.dominator(block);
        let edges: Vec<Edge> = region.edges_to(block).collect();
        let mut passed = Vec::with_capacity(edges.len());
        for edge in edges {
            let value = self.func.args(edge.call).nth(param)?;
            passed.push((value, self.taking(edge, from)?));
        }
        Some(passed)
    }

    /// What each lane takes of several: that whose lanes it is among.
    pub(super) fn merge(&mut self, all: &[(N, ActiveLanes)], width: u32) -> Option<N> {
        let mut merged = None;
        for &(node, lanes) in all {
            merged = Some(match (merged, lanes) {
                (Some(merged), ActiveLanes::None) => merged,
                (Some(merged), _) if merged == node => merged,
                (Some(merged), ActiveLanes::These(mask)) => self.blend(mask, node, merged, width),
                (None, _) | (_, ActiveLanes::All) => node,
            });
        }
        merged
    }

    /// What a parameter is where ways meet.
    pub(super) fn joined(&mut self, (block, param): (usize, usize), ty: Type) -> Option<N> {
        let passed = self.passed(block, param)?;
        let mut all = Vec::with_capacity(passed.len());
        for (value, lanes) in passed {
            all.push((self.value(value, ty)?, lanes));
        }
        self.merge(&all, ty.bytes())
    }

    /// The mask of a condition that is a parameter where ways meet, if all pass 0 or 1.
    pub(super) fn joined_mask(&mut self, (block, param): (usize, usize)) -> Option<Mask> {
        let mut any = ActiveLanes::None;
        for (value, lanes) in self.passed(block, param)? {
            let lanes = match self.func.as_iconst(value) {
                Some(0) => ActiveLanes::None,
                Some(1) => lanes,
                Some(_) => return None,
                None if !is_bool(self.func, value) => return None,
                None => {
                    let mask = self.mask(value)?;
                    match lanes {
                        ActiveLanes::All => ActiveLanes::These(mask),
                        ActiveLanes::None => ActiveLanes::None,
                        ActiveLanes::These(lanes) => {
                            ActiveLanes::These(self.both(BinaryOp::And, lanes, mask))
                        }
                    }
                }
            };
            any = self.any(any, lanes);
        }
        match any {
            ActiveLanes::These(mask) => Some(mask),
            _ => None,
        }
    }
}
