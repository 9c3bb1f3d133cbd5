//! Copies an instruction from one function to another: what it refers to is mapped, its lists
//! and tables go to the other function's pools.

use super::builder::Builder;
use super::function::{
    Block, Callee, CalleeData, Function, Origin, SigRef, Slot, Table, VConst, Value, ValueData,
};
use super::inst::{BlockCall, Inst, InstData};

/// What becomes of the ids of a function whose instructions are copied.
pub trait Import {
    /// A value that is used.
    fn value(&mut self, value: Value) -> Value;

    /// The target of an edge.
    fn block(&mut self, block: Block) -> Block;

    /// Whether an edge to `to`, a block of the function that is copied, keeps its argument number
    /// `i`.
    fn edge_args(&mut self, _to: Block, _i: usize) -> bool {
        true
    }

    /// Adds arguments to an edge to `to`, a block of the function that is copied. `out` has come
    /// to the instruction that has the edge; others may be appended before it.
    fn edge(&mut self, _to: Block, _out: &mut Builder<'_>, _args: &mut Vec<u32>) {}

    /// A stack slot.
    fn slot(&mut self, slot: Slot) -> Slot {
        slot
    }

    /// A callee.
    fn callee(&mut self, callee: Callee, _row: CalleeData) -> Callee {
        callee
    }

    /// A signature of a call.
    fn sig(&mut self, sig: SigRef) -> SigRef {
        sig
    }

    /// A vector constant.
    fn vconst(&mut self, vconst: VConst) -> VConst {
        vconst
    }

    /// The origin of what is copied.
    fn origin(&mut self, origin: Origin) -> Origin {
        origin
    }
}

impl Function {
    /// Makes this the function of nothing with the signature and the tables of `from`: what has
    /// to be there before its instructions are copied one for one.
    pub fn clear_like(&mut self, from: &Function) {
        self.clear();
        self.symbol = from.symbol;
        self.sig.clone_from(&from.sig);
        self.noalias = from.noalias;
        for (_, row) in from.sigs.iter() {
            self.sigs.push(row.clone());
        }
        for (_, &row) in from.callees.iter() {
            self.callees.push(row);
        }
        self.twice.extend_from_slice(&from.twice);
        for (_, &row) in from.slots.iter() {
            self.slots.push(row);
        }
        for (_, &row) in from.vconsts.iter() {
            self.vconsts.push(row);
        }
        self.inlined.extend_from_slice(&from.inlined);
    }
}

/// What two values become. (The array's own `map` is a call for each.)
#[inline]
fn both(map: &mut impl Import, [a, b]: [Value; 2]) -> [Value; 2] {
    [map.value(a), map.value(b)]
}

impl Builder<'_> {
    /// The data of an instruction of `from`, mapped, for this function.
    pub fn import(&mut self, from: &Function, data: InstData, map: &mut impl Import) -> InstData {
        match data {
            InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::SymbolAddr { .. }
            | InstData::StackSave
            | InstData::Fence
            | InstData::Barrier
            | InstData::Cold
            | InstData::Trap { .. } => data,
            InstData::Vconst { vconst } => InstData::Vconst {
                vconst: map.vconst(vconst),
            },
            InstData::SlotAddr { slot, offset } => InstData::SlotAddr {
                slot: map.slot(slot),
                offset,
            },
            InstData::Unary { op, ty, arg } => InstData::Unary {
                op,
                ty,
                arg: map.value(arg),
            },
            InstData::Binary { op, ty, args } => InstData::Binary {
                op,
                ty,
                args: both(map, args),
            },
            InstData::Icmp { cond, ty, args } => InstData::Icmp {
                cond,
                ty,
                args: both(map, args),
            },
            InstData::Fcmp { cond, ty, args } => InstData::Fcmp {
                cond,
                ty,
                args: both(map, args),
            },
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => InstData::Vunary {
                op,
                shape,
                imm,
                arg: map.value(arg),
            },
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            } => InstData::Vbinary {
                op,
                shape,
                imm,
                args: both(map, args),
            },
            InstData::Vshuffle { args, mask } => InstData::Vshuffle {
                args: both(map, args),
                mask: map.vconst(mask),
            },
            InstData::Select {
                ty,
                args: [c, a, b],
            } => InstData::Select {
                ty,
                args: [map.value(c), map.value(a), map.value(b)],
            },
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            } => InstData::Load {
                ty,
                flags,
                addr: map.value(addr),
                offset,
            },
            InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            } => InstData::Store {
                ty,
                flags,
                value: map.value(value),
                addr: map.value(addr),
                offset,
            },
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => InstData::Lea {
                base: map.value(base),
                index: map.value(index),
                scale,
                offset,
            },
            InstData::StackAlloc { size, align } => InstData::StackAlloc {
                size: map.value(size),
                align,
            },
            InstData::StackRestore { saved } => InstData::StackRestore {
                saved: map.value(saved),
            },
            InstData::AtomicRmw {
                op,
                ty,
                value,
                addr,
            } => InstData::AtomicRmw {
                op,
                ty,
                value: map.value(value),
                addr: map.value(addr),
            },
            InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            } => InstData::CmpXchg {
                ty,
                addr: map.value(addr),
                expected: map.value(expected),
                new: map.value(new),
            },
            InstData::X87Push { addr } => InstData::X87Push {
                addr: map.value(addr),
            },
            InstData::X87Pop { addr } => InstData::X87Pop {
                addr: map.value(addr),
            },
            InstData::Call { callee, args } => InstData::Call {
                callee: map.callee(callee, from.callees[callee]),
                args: self.import_list(from, args, map),
            },
            InstData::CallIndirect { sig, addr, args } => InstData::CallIndirect {
                sig: map.sig(sig),
                addr: map.value(addr),
                args: self.import_list(from, args, map),
            },
            InstData::TailCall { callee, args } => InstData::TailCall {
                callee: map.callee(callee, from.callees[callee]),
                args: self.import_list(from, args, map),
            },
            InstData::TailCallIndirect { sig, addr, args } => InstData::TailCallIndirect {
                sig: map.sig(sig),
                addr: map.value(addr),
                args: self.import_list(from, args, map),
            },
            InstData::Jump { to } => InstData::Jump {
                to: self.import_edge(from, to, map),
            },
            InstData::Brif { cond, then, els } => InstData::Brif {
                cond: map.value(cond),
                then: self.import_edge(from, then, map),
                els: self.import_edge(from, els, map),
            },
            InstData::Switch { value, table } => InstData::Switch {
                value: map.value(value),
                table: self.import_table(from, table, map),
            },
            InstData::Return { values } => InstData::Return {
                values: self.import_list(from, values, map),
            },
        }
    }

    fn import_list(
        &mut self,
        from: &Function,
        list: crate::entity::List,
        map: &mut impl Import,
    ) -> crate::entity::List {
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        words.extend(from.list(list).map(|v| map.value(v).0));
        let list = self.func.pool.push(&words);
        self.words = words;
        list
    }

    /// The edge of an imported terminator.
    pub fn import_edge(
        &mut self,
        from: &Function,
        call: BlockCall,
        map: &mut impl Import,
    ) -> BlockCall {
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        let to = from.target(call);
        words.push(map.block(to).0);
        for (i, arg) in from.args(call).enumerate() {
            if map.edge_args(to, i) {
                words.push(map.value(arg).0);
            }
        }

        map.edge(to, self, &mut words);
        let list = self.func.pool.push(&words);
        self.words = words;
        BlockCall(list)
    }

    fn import_table(&mut self, from: &Function, table: Table, map: &mut impl Import) -> Table {
        let rows = &from.tables[table];
        let default = self.import_edge(from, rows.default, map);
        let cases = rows.cases.iter();
        let cases = cases
            .map(|&(case, call)| (case, self.import_edge(from, call, map)))
            .collect();
        self.table(default, cases)
    }

    /// Copies an instruction of `from`; its results are the values that follow each other from
    /// the first result of what is returned.
    pub fn copy(&mut self, from: &Function, inst: Inst, map: &mut impl Import) -> Inst {
        self.origin = map.origin(from.origins[inst]);
        let data = self.import(from, from.insts[inst], map);
        let first = self.func.values.next_key();
        let results = from.inst_results(inst);
        let copy = self.append(data, first, results.len() as u32);
        for result in results {
            let row = from.values[result];
            self.func.values.push(ValueData {
                owner: copy.0,
                ..row
            });
        }
        copy
    }
}
