//! The values that an instruction uses, and where control goes from it.
//!
//! Each walk is there twice. What most callers call is compiled once: in every caller, a match over all
//! forms of instructions was a thirtieth of what there was to optimize in this crate. The other is for the
//! walks over whole functions that the compilers spend their time in, and is compiled where it is called.

use super::function::{Function, Handler, Table, Value};
use super::inst::{BlockCall, Inst, Results};
use super::visit::Visit;
use crate::entity::List;

impl Function {
    /// Calls `f` with every value that an instruction uses, block arguments included.
    #[inline]
    pub fn for_each_use(&self, inst: Inst, mut f: impl FnMut(Value)) {
        self.visit_uses(inst, &mut f);
    }

    #[inline(never)]
    fn visit_uses(&self, inst: Inst, f: &mut dyn FnMut(Value)) {
        self.for_each_use_inlined(inst, f);
    }

    /// Does what [`for_each_use`](Self::for_each_use) does, in the caller's code.
    #[inline(always)]
    pub fn for_each_use_inlined(&self, inst: Inst, f: impl FnMut(Value)) {
        self.insts[inst].visit(&mut UseVisitor { func: self, f });
    }

    /// Calls `f` with every block call of a terminator, in order.
    #[inline]
    pub fn for_each_successor(&self, inst: Inst, mut f: impl FnMut(BlockCall)) {
        self.visit_successors(inst, &mut f);
    }

    #[inline(never)]
    fn visit_successors(&self, inst: Inst, f: &mut dyn FnMut(BlockCall)) {
        self.for_each_successor_inlined(inst, f);
    }

    /// Does what [`for_each_successor`](Self::for_each_successor) does, in the caller's code.
    #[inline(always)]
    pub fn for_each_successor_inlined(&self, inst: Inst, f: impl FnMut(BlockCall)) {
        self.insts[inst].visit(&mut EdgeVisitor { func: self, f });
    }
}

/// Calls a function with the values that are used.
struct UseVisitor<'f, F> {
    func: &'f Function,
    f: F,
}

impl<F: FnMut(Value)> Visit for UseVisitor<'_, F> {
    #[inline(always)]
    fn value(&mut self, value: Value) {
        (self.f)(value);
    }

    #[inline(always)]
    fn arguments(&mut self, args: List, _: Results) {
        self.func.list(args).for_each(&mut self.f);
    }

    #[inline(always)]
    fn returned(&mut self, values: List) {
        self.func.list(values).for_each(&mut self.f);
    }

    #[inline(always)]
    fn edge(&mut self, to: BlockCall) {
        self.func.args(to).for_each(&mut self.f);
    }

    #[inline(always)]
    fn table(&mut self, table: Table) {
        let table = &self.func.tables[table];
        self.edge(table.default);
        for &(_, call) in &table.cases {
            self.edge(call);
        }
    }

    #[inline(always)]
    fn handler(&mut self, handler: Handler) {
        let handler = &self.func.handlers[handler];
        self.edge(handler.normal);
        self.edge(handler.unwind);
    }
}

/// Calls a function with the edges.
struct EdgeVisitor<'f, F> {
    func: &'f Function,
    f: F,
}

impl<F: FnMut(BlockCall)> Visit for EdgeVisitor<'_, F> {
    #[inline(always)]
    fn edge(&mut self, to: BlockCall) {
        (self.f)(to);
    }

    #[inline(always)]
    fn table(&mut self, table: Table) {
        let table = &self.func.tables[table];
        (self.f)(table.default);
        table.cases.iter().for_each(|&(_, call)| (self.f)(call));
    }

    #[inline(always)]
    fn handler(&mut self, handler: Handler) {
        let handler = &self.func.handlers[handler];
        (self.f)(handler.normal);
        (self.f)(handler.unwind);
    }
}
