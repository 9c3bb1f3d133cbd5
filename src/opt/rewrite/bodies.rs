//! Copies a function with the bodies of others in the place of calls.
//!
//! Relies on calls that pass and expect what the bodies take and give, with one personality function for all that
//! catch exceptions.

use super::rebuild::{self, Map};
use crate::analysis::Graph;
use crate::entity::{Entity, List};
use crate::lir::{
    Block, Builder, Callee, CalleeData, Caught, Function, HandlerData, Import, Inlined, Inst,
    InstData, IntCond, Libcall, Origin, SigRef, Slot, Stub, SymbolId, Target, Type, VConst, Value,
};
use crate::opt::Cx;

/// Makes the spare function a copy of a function in which bodies take the place of calls, those in the
/// order of the blocks of its graph.
pub(crate) fn copy(cx: &mut Cx<'_>, func: &Function, sites: &[(Inst, &Function)]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    out.func.layout.clear();
    let mut sites = sites.iter().peekable();
    let mut flow = Graph::empty();
    for &block in graph.reverse_post_order() {
        let copy = map.blocks[block.index()];
        out.fill(copy);
        for inst in func.block_insts(block) {
            if let Some(&(_, body)) = sites.next_if(|site| site.0 == inst) {
                flow.compute(body);
                if let InstData::CallIndirect { addr, .. } = func.insts[inst] {
                    put_behind_guard(func, inst, addr, body, &flow, &mut out, &mut map);
                    continue;
                }
                put(func, inst, body, &flow, &mut out, &mut map);
                if let InstData::Invoke { handler, .. } = func.insts[inst] {
                    let to = func.handlers[handler].normal;
                    let to = out.import_edge(func, to, &mut map);
                    out.effect(InstData::Jump { to });
                }
                continue;
            }
            out.copy(func, inst, &mut map);
        }
    }
}

/// Puts a body in front of a call of an address, for where that is the function's.
fn put_behind_guard(
    func: &Function,
    call: Inst,
    addr: Value,
    body: &Function,
    flow: &Graph<Block>,
    out: &mut Builder<'_>,
    map: &mut Map,
) {
    let results: Vec<Value> = func.inst_results(call).collect();
    let types: Vec<Type> = results.iter().map(|&v| func.ty(v)).collect();
    let [usual, other, rest] = [&[][..], &[], &types].map(|types| out.block(types));
    out.origin = func.origins[call];
    // Without a symbol there is no such site.
    let symbol = body.symbol.unwrap_or(SymbolId(rebuild::NONE));
    let function = out.value(InstData::SymbolAddr { symbol, offset: 0 }, Type::I64);
    let is_usual = out.icmp(IntCond::Eq, map.values[addr.index()], function);
    out.brif(is_usual, (usual, &[]), (other, &[]));
    let go_on = |out: &mut Builder<'_>, map: &Map| {
        let values: Vec<Value> = results.iter().map(|v| map.values[v.index()]).collect();
        out.jump(rest, &values);
    };
    out.fill(usual);
    put(func, call, body, flow, out, map);
    go_on(out, map);
    out.fill(other);
    out.origin = func.origins[call];
    out.effect(InstData::Cold);
    out.copy(func, call, map);
    go_on(out, map);
    out.fill(rest);
    for (old, new) in results.iter().zip(out.func.params(rest)) {
        map.values[old.index()] = new;
    }
}

/// Puts a body in the place of a call. Its first block becomes a part of the one that is filled, and what follows goes
/// on in the last one if only that returns, or else in a block of its own.
fn put(
    func: &Function,
    call: Inst,
    body: &Function,
    flow: &Graph<Block>,
    out: &mut Builder<'_>,
    map: &mut Map,
) {
    let (InstData::Call { args, .. }
    | InstData::CallIndirect { args, .. }
    | InstData::Invoke { args, .. }) = func.insts[call]
    else {
        return;
    };
    let mut around = None;
    if let InstData::Invoke { handler, .. } = func.insts[call] {
        around = Some((func, handler));
    }
    let order = flow.reverse_post_order();
    let returns =
        |&block: &Block| matches!(body.insts[body.terminator(block)], InstData::Return { .. });
    let goes_on =
        order.last().is_some_and(returns) && order.iter().filter(|b| returns(b)).count() == 1;
    let rest = (!goes_on).then(|| {
        let results: Vec<_> = func.inst_results(call).map(|v| func.ty(v)).collect();
        out.block(&results)
    });
    let mut put = BodyCopy::new(body, func, func.origins[call], out);
    for (old, arg) in body.params(Function::ENTRY).zip(func.list(args)) {
        put.values[old.index()] = map.values[arg.index()];
    }
    let mut types = Vec::new();
    for &block in order.iter().filter(|&&block| block != Function::ENTRY) {
        types.clear();
        types.extend(body.params(block).map(|v| body.ty(v)));
        let copy = out.block(&types);
        put.blocks[block.index()] = copy;
        for (old, new) in body.params(block).zip(out.func.params(copy)) {
            put.values[old.index()] = new;
        }
    }
    for &block in order {
        if block != Function::ENTRY {
            out.fill(put.blocks[block.index()]);
        }
        for inst in body.block_insts(block) {
            if let InstData::Return { values } = body.insts[inst] {
                let Some(rest) = rest else {
                    for (old, value) in func.inst_results(call).zip(body.list(values)) {
                        map.values[old.index()] = put.value(value);
                    }
                    continue;
                };
                let values: Vec<Value> = body.list(values).map(|v| put.value(v)).collect();
                out.origin = put.origin(body.origins[inst]);
                out.jump(rest, &values);
                continue;
            }
            let Some((func, handler)) = around else {
                out.copy(body, inst, &mut put);
                continue;
            };
            let around = Around {
                func,
                row: &func.handlers[handler],
                map: &mut *map,
            };
            if !around.copy(body, inst, &mut put, out) {
                break;
            }
        }
    }
    out.func.inlined.append(&mut put.rows);
    let Some(rest) = rest else { return };
    out.fill(rest);
    for (old, new) in func.inst_results(call).zip(out.func.params(rest)) {
        map.values[old.index()] = new;
    }
}

/// The handler of the call in whose place a body is put.
struct Around<'a> {
    func: &'a Function,
    row: &'a HandlerData,
    map: &'a mut Map,
}

impl Around<'_> {
    /// Copies an instruction of the body. Calls go on at the handler if they end by unwinding, and so
    /// does what goes on unwinding behind a handler of the body: at once, as it is in the same
    /// frame. Gives whether the rest of the block is to be copied.
    fn copy(self, body: &Function, inst: Inst, put: &mut BodyCopy, out: &mut Builder<'_>) -> bool {
        match body.insts[inst] {
            InstData::Call { callee, args } => match body.callees[callee].target {
                Target::Libcall(Libcall::UnwindResume) => {
                    out.origin = put.origin(body.origins[inst]);
                    self.resume(body, args, put, out);
                    return false;
                }
                Target::Libcall(_) => {
                    out.copy(body, inst, put);
                }
                Target::Symbol(_) => self.call(body, inst, put, out),
            },
            InstData::CallIndirect { .. } => self.call(body, inst, put, out),
            InstData::Invoke { .. } | InstData::InvokeIndirect { .. } => {
                let copy = out.copy(body, inst, put);
                self.add_clauses(copy, out);
            }
            _ => {
                out.copy(body, inst, put);
            }
        }
        true
    }

    /// A handler of the body is for what this one is for, too.
    fn add_clauses(self, copy: Inst, out: &mut Builder<'_>) {
        let (InstData::Invoke { handler, .. } | InstData::InvokeIndirect { handler, .. }) =
            out.func.insts[copy]
        else {
            return;
        };
        let inner = &mut out.func.handlers[handler];
        inner.clauses.extend_from_slice(&self.row.clauses);
        inner.is_cleanup |= self.row.is_cleanup;
    }

    fn resume(self, body: &Function, args: List, put: &mut BodyCopy, out: &mut Builder<'_>) {
        let slot = self.map.slot(self.row.slot);
        let data = InstData::SlotAddr { slot, offset: 0 };
        let at = out.value(data, Type::I64);
        for (word, offset) in body.list(args).zip([0, 8]) {
            out.store(put.value(word), at, offset);
        }
        let to = out.import_edge(self.func, self.row.unwind, self.map);
        out.effect(InstData::Jump { to });
    }

    /// A call of the body, which then ends its block.
    fn call(self, body: &Function, inst: Inst, put: &mut BodyCopy, out: &mut Builder<'_>) {
        let next = out.block(&[]);
        let normal = out.block_call(next, &[]);
        let unwind = out.import_edge(self.func, self.row.unwind, self.map);
        let mut row = HandlerData {
            sig: None,
            normal,
            unwind,
            slot: self.map.slot(self.row.slot),
            ..self.row.clone()
        };
        out.origin = put.origin(body.origins[inst]);
        let data = match out.import(body, body.insts[inst], put) {
            InstData::CallIndirect { sig, addr, args } => {
                row.sig = Some(sig);
                let handler = out.handler(row);
                InstData::InvokeIndirect {
                    addr,
                    args,
                    handler,
                }
            }
            InstData::Call { callee, args } => {
                let handler = out.handler(row);
                InstData::Invoke {
                    callee,
                    args,
                    handler,
                }
            }
            other => other,
        };
        let results: Vec<Value> = body.inst_results(inst).collect();
        let types: Vec<Type> = results.iter().map(|&v| body.ty(v)).collect();
        let copy = out.inst_with(data, &types);
        for (old, new) in results.into_iter().zip(out.func.inst_results(copy)) {
            put.bind(old, new);
        }
        out.fill(next);
    }
}

/// What becomes of the ids of a body.
struct BodyCopy {
    values: Vec<Value>,
    blocks: Vec<Block>,
    slots: u32,
    vconsts: u32,
    stubs: u32,
    sigs: u32,
    callees: u32,
    /// The numbers that its types of exceptions have in the function.
    caught: Vec<Caught>,
    callee: SymbolId,
    /// Where the call comes from.
    at: Origin,
    /// The rows that are added to [`Function::inlined`], and the number of the first.
    rows: Vec<Inlined>,
    first_row: usize,
    /// What the rows of the body's own table have become.
    nested: Vec<Origin>,
    /// The last origin of its own that was asked for, and what it has become.
    last: Option<(Origin, Origin)>,
}

impl BodyCopy {
    /// Adds the tables of `body` to those of the function.
    fn new(body: &Function, func: &Function, at: Origin, out: &mut Builder<'_>) -> BodyCopy {
        let tables = &mut *out.func;
        let mut put = BodyCopy {
            values: vec![Value(rebuild::NONE); body.values.len()],
            blocks: vec![Block(rebuild::NONE); body.blocks.len()],
            slots: tables.slots.len() as u32,
            vconsts: tables.vconsts.len() as u32,
            stubs: tables.stubs.len() as u32,
            sigs: tables.sigs.len() as u32,
            callees: tables.callees.len() as u32,
            caught: Vec::new(),
            callee: body.symbol.or(func.symbol).unwrap_or(SymbolId(0)),
            at,
            rows: Vec::new(),
            first_row: tables.inlined.len(),
            nested: Vec::new(),
            last: None,
        };
        for (_, &slot) in body.slots.iter() {
            tables.slots.push(slot);
        }
        for (_, &vconst) in body.vconsts.iter() {
            tables.vconsts.push(vconst);
        }
        for (_, stub) in body.stubs.iter() {
            tables.stubs.push(stub.clone());
        }
        tables.personality = tables.personality.or(body.personality);
        for ty in body.caught.values() {
            let known = tables.caught.iter().find(|row| row.1 == ty);
            let known = known.map(|row| row.0);
            let row = known.unwrap_or_else(|| tables.caught.push(*ty));
            put.caught.push(row);
        }
        for (_, sig) in body.sigs.iter() {
            tables.sigs.push(sig.clone());
        }
        for (_, &row) in body.callees.iter() {
            let sig = SigRef(row.sig.0 + put.sigs);
            tables.callees.push(CalleeData { sig, ..row });
        }
        // A row of the body's table is about a call that the body makes: its own, or that of a row
        // before it.
        for row in &body.inlined {
            let at = put.origin(row.at);
            let row = put.row(Inlined { at, ..*row });
            put.nested.push(row);
        }
        put
    }

    fn row(&mut self, row: Inlined) -> Origin {
        self.rows.push(row);
        Origin::inlined(self.first_row + self.rows.len() - 1)
    }
}

impl Import for BodyCopy {
    fn value(&mut self, value: Value) -> Value {
        self.values[value.index()]
    }

    fn bind(&mut self, value: Value, copy: Value) {
        self.values[value.index()] = copy;
    }

    fn block(&mut self, block: Block) -> Block {
        self.blocks[block.index()]
    }

    fn slot(&mut self, slot: Slot) -> Slot {
        Slot(slot.0 + self.slots)
    }

    fn callee(&mut self, callee: Callee) -> Callee {
        Callee(callee.0 + self.callees)
    }

    fn sig(&mut self, sig: SigRef) -> SigRef {
        SigRef(sig.0 + self.sigs)
    }

    fn caught(&mut self, caught: Caught) -> Caught {
        self.caught[caught.index()]
    }

    fn vconst(&mut self, vconst: VConst) -> VConst {
        VConst(vconst.0 + self.vconsts)
    }

    fn stub(&mut self, stub: Stub) -> Stub {
        Stub(stub.0 + self.stubs)
    }

    fn origin(&mut self, origin: Origin) -> Origin {
        if let Some(row) = origin.row() {
            return self.nested[row];
        }
        match self.last {
            Some((last, row)) if last == origin => row,
            _ => {
                let row = self.row(Inlined {
                    callee: self.callee,
                    inst: origin,
                    at: self.at,
                });
                self.last = Some((origin, row));
                row
            }
        }
    }
}
