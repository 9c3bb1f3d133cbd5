//! Copies an instruction from one function to another: what it refers to is mapped, its lists
//! and tables go to the other function's pools.

use super::builder::Builder;
use super::function::{
    Block, Callee, Caught, Clause, Function, Handler, HandlerData, Origin, SigRef, Slot, Stub,
    Table, VConst, Value, ValueData,
};
use super::inst::{BlockCall, Inst, InstData};
use super::visit::VisitMut;
use crate::entity::List;

/// What becomes of the ids of a function whose instructions are copied.
pub trait Import {
    /// A value that is used.
    fn value(&mut self, value: Value) -> Value;

    /// From now on `value` is this value of the other function.
    fn bind(&mut self, value: Value, copy: Value);

    /// The target of an edge.
    fn block(&mut self, block: Block) -> Block;

    /// Whether edges to `to`, a block of the function that is copied, pass something else in the
    /// copy: what, say the next two.
    fn changes_edges(&self, _to: Block) -> bool {
        false
    }

    /// Whether an edge to such a block keeps its argument number `i`.
    fn edge_args(&mut self, _to: Block, _i: usize) -> bool {
        true
    }

    /// Changes the arguments of an edge to such a block, or adds some. `out` has come to the
    /// instruction that has the edge; others may be appended before it.
    fn edge(&mut self, _to: Block, _out: &mut Builder<'_>, _args: &mut Vec<u32>) {}

    /// A stack slot.
    fn slot(&mut self, slot: Slot) -> Slot {
        slot
    }

    /// A callee.
    fn callee(&mut self, callee: Callee) -> Callee {
        callee
    }

    /// A signature of a call.
    fn sig(&mut self, sig: SigRef) -> SigRef {
        sig
    }

    /// A type of exceptions.
    fn caught(&mut self, caught: Caught) -> Caught {
        caught
    }

    /// A vector constant.
    fn vconst(&mut self, vconst: VConst) -> VConst {
        vconst
    }

    /// Machine code.
    fn stub(&mut self, stub: Stub) -> Stub {
        stub
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
        self.clear_like_but_calls(from);
        for (_, row) in from.sigs.iter() {
            self.sigs.push(row.clone());
        }
        for (_, &row) in from.callees.iter() {
            self.callees.push(row);
        }
    }

    /// The same without signatures and callees, for one who copies those that are used.
    pub fn clear_like_but_calls(&mut self, from: &Function) {
        self.clear();
        self.symbol = from.symbol;
        self.sig.clone_from(&from.sig);
        self.noalias = from.noalias;
        for (_, &row) in from.slots.iter() {
            self.slots.push(row);
        }
        self.personality = from.personality;
        for (_, &row) in from.caught.iter() {
            self.caught.push(row);
        }
        for (_, &row) in from.vconsts.iter() {
            self.vconsts.push(row);
        }
        for (_, row) in from.stubs.iter() {
            self.stubs.push(row.clone());
        }
        self.inlined.extend_from_slice(&from.inlined);
        self.homes.extend_from_slice(&from.homes);
    }
}

impl Builder<'_> {
    /// The data of an instruction of `from`, mapped, for this function. It is changed in place:
    /// putting each kind together again would take more steps than all else here.
    #[inline]
    pub fn import(&mut self, from: &Function, data: InstData, map: &mut impl Import) -> InstData {
        let mut data = data;
        data.visit_mut(&mut Importer {
            out: self,
            from,
            map,
        });
        data
    }

    fn import_list(&mut self, from: &Function, list: List, map: &mut impl Import) -> List {
        let pool = &mut self.func.pool;
        pool.push_mapped(from.pool.get(list), |v| map.value(Value(v)).0)
    }

    /// The edge of an imported terminator.
    pub fn import_edge(
        &mut self,
        from: &Function,
        call: BlockCall,
        map: &mut impl Import,
    ) -> BlockCall {
        let to = from.target(call);
        let block = map.block(to).0;
        if !map.changes_edges(to) {
            let mut is_first = true;
            let words = from.pool.get(call.0);
            let copied = self.func.pool.push_mapped(words, |word| {
                match std::mem::replace(&mut is_first, false) {
                    true => block,
                    false => map.value(Value(word)).0,
                }
            });
            return BlockCall(copied);
        }
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        words.push(block);
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

    fn import_handler(
        &mut self,
        from: &Function,
        handler: Handler,
        map: &mut impl Import,
    ) -> Handler {
        let row = &from.handlers[handler];
        let data = HandlerData {
            sig: row.sig.map(|sig| map.sig(sig)),
            normal: self.import_edge(from, row.normal, map),
            unwind: self.import_edge(from, row.unwind, map),
            slot: map.slot(row.slot),
            clauses: row
                .clauses
                .iter()
                .map(|clause| match clause {
                    Clause::Catch(ty) => Clause::Catch(map.caught(*ty)),
                    Clause::Filter(types) => {
                        Clause::Filter(types.iter().map(|&ty| map.caught(ty)).collect())
                    }
                })
                .collect(),
            is_cleanup: row.is_cleanup,
        };
        self.handler(data)
    }

    /// Copies an instruction of `from`, and binds its results to those of the copy.
    #[inline]
    pub fn copy(&mut self, from: &Function, inst: Inst, map: &mut impl Import) -> Inst {
        self.origin = map.origin(from.origins[inst]);
        let data = self.import(from, from.insts[inst], map);
        let (old, count) = from.results[inst];
        let copy = self.append(data, self.func.values.next_key(), count);
        for result in (old.0..old.0 + count).map(Value) {
            let row = from.values[result];
            let new = self.func.values.push(ValueData {
                owner: copy.0,
                ..row
            });
            map.bind(result, new);
        }
        copy
    }
}

/// Maps the fields of an instruction of `from` for the function that `out` fills.
struct Importer<'i, 'f, M> {
    out: &'i mut Builder<'f>,
    from: &'i Function,
    map: &'i mut M,
}

impl<M: Import> VisitMut for Importer<'_, '_, M> {
    #[inline(always)]
    fn value(&mut self, value: &mut Value) {
        *value = self.map.value(*value);
    }

    #[inline(always)]
    fn vconst(&mut self, vconst: &mut VConst) {
        *vconst = self.map.vconst(*vconst);
    }

    #[inline(always)]
    fn stub(&mut self, stub: &mut Stub) {
        *stub = self.map.stub(*stub);
    }

    #[inline(always)]
    fn slot(&mut self, slot: &mut Slot) {
        *slot = self.map.slot(*slot);
    }

    #[inline(always)]
    fn callee(&mut self, callee: &mut Callee) {
        *callee = self.map.callee(*callee);
    }

    #[inline(always)]
    fn sig(&mut self, sig: &mut SigRef) {
        *sig = self.map.sig(*sig);
    }

    #[inline(always)]
    fn arguments(&mut self, args: &mut List) {
        *args = self.out.import_list(self.from, *args, self.map);
    }

    #[inline(always)]
    fn returned(&mut self, values: &mut List) {
        *values = self.out.import_list(self.from, *values, self.map);
    }

    #[inline(always)]
    fn edge(&mut self, to: &mut BlockCall) {
        *to = self.out.import_edge(self.from, *to, self.map);
    }

    #[inline(always)]
    fn table(&mut self, table: &mut Table) {
        *table = self.out.import_table(self.from, *table, self.map);
    }

    #[inline(always)]
    fn handler(&mut self, handler: &mut Handler) {
        *handler = self.out.import_handler(self.from, *handler, self.map);
    }
}
