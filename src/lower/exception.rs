//! Calls that may end by unwinding, and what is done with exceptions then.
//!
//! A personality function (Itanium C++ ABI, Exception Handling) says which handler an exception is
//! for, and gives its landing pad two words. Machine code writes them to a slot of the function, the
//! same for all handlers, from where `landingpad` reads them.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::operand::Repr;
use crate::entity::{Entity, List};
use crate::ir::{self, CallData, Const, ConstId, Operand, OperandKind};
use crate::lir::{
    Caught, Clause, Handler, HandlerData, InstData, Libcall, MemFlags, SigRef, Slot, SlotData,
    SymbolId, TrapCode, Type, Value,
};

/// Bytes of the slot: an address and a selector, a word each.
const SLOT: u32 = 16;

impl Cx<'_> {
    /// `invoke`, and `callbr`, which only goes on: a call, behind which the normal way is gone.
    pub fn invoke(
        &mut self,
        inst: ir::Inst,
        call: ir::CallId,
        normal: ir::Block,
        unwind: Option<ir::Block>,
    ) -> Done<()> {
        let is_landed_at = |&block: &ir::Block| has_landing_pad(self.body, block);
        self.unwind = unwind.filter(is_landed_at);
        let result = self.call(inst, &self.body.calls[call]);
        self.unwind = None;
        self.s.reprs[self.body.result(inst).index()] = result?;
        match self.b.current() {
            Some(_) => self.br(normal),
            None => Ok(()),
        }
    }

    /// Where a call goes on if it ends by unwinding, unless it says that it does not.
    pub fn unwind_of(
        &mut self,
        call: &CallData,
        callee: Option<&ir::Function>,
    ) -> Option<ir::Block> {
        let unwind = self.unwind.take()?;
        let says_so = |attrs| self.info.passing(attrs).nounwind;
        let is_known = says_so(call.fn_attrs) || callee.is_some_and(|f| says_so(f.attrs));
        let has_personality = self.func.personality.is_some();
        (has_personality && !is_known).then_some(unwind)
    }

    /// The rest of a call that ends its block: makes the instruction for the row of its handler, and
    /// goes on with the normal way.
    pub fn end_by_call(
        &mut self,
        unwind: ir::Block,
        (sig, results): (Option<SigRef>, &[Type]),
        data: impl FnOnce(Handler) -> InstData,
    ) -> Done<crate::lir::Inst> {
        let (clauses, is_cleanup) = self.clauses(unwind)?;
        if self.b.func.personality.is_none() {
            self.b.func.personality = Some(self.personality()?);
        }
        let [normal, landing] = [self.b.block(&[]), self.b.block(&[])];
        let row = HandlerData {
            sig,
            normal: self.b.block_call(normal, &[]),
            unwind: self.b.block_call(landing, &[]),
            slot: self.exception_slot(),
            clauses,
            is_cleanup,
        };
        let handler = self.b.handler(row);
        let inst = self.b.inst_with(data(handler), results);
        self.b.fill(landing);
        self.s.remembered.forget();
        self.br(unwind)?;
        self.b.fill(normal);
        self.s.remembered.forget();
        Ok(inst)
    }

    fn exception_slot(&mut self) -> Slot {
        let slot = SlotData {
            size: SLOT,
            align: 8,
        };
        *self
            .exception
            .get_or_insert_with(|| self.b.func.slots.push(slot))
    }

    fn personality(&mut self) -> Done<SymbolId> {
        let personality = self.func.personality.unwrap_or(ConstId::new(0));
        match self.repr(Operand::constant(personality))? {
            Repr::Symbol(symbol, 0) => Ok(symbol),
            _ => Err(self.unsupported("a personality that is no function")),
        }
    }

    /// What exceptions the landing pad of a block is for.
    fn clauses(&mut self, block: ir::Block) -> Done<(Vec<Clause>, bool)> {
        let Some(ir::InstData::LandingPad { cleanup, clauses }) = landing_pad(self.body, block)
        else {
            return Err(self.invalid("it unwinds to no landing pad"));
        };
        let mut out = Vec::new();
        for pair in self.body.pool.get(clauses).chunks_exact(2) {
            let operand = Operand(pair[1]);
            out.push(match pair[0] {
                0 => Clause::Catch(self.caught(operand)?),
                _ => Clause::Filter(self.filter(operand)?),
            });
        }
        Ok((out, cleanup))
    }

    /// The types of a filter: an array of the addresses of variables that describe them.
    fn filter(&mut self, operand: Operand) -> Done<Vec<Caught>> {
        let OperandKind::Const(list) = operand.kind() else {
            return Err(self.unsupported("a filter that is no constant"));
        };
        let elems = match self.module.consts.get(list) {
            Const::Aggregate { elems, .. } => elems,
            // An array of nothing.
            _ => List::EMPTY,
        };
        self.module
            .consts
            .list(elems)
            .map(|elem| self.caught(Operand::constant(elem)))
            .collect()
    }

    /// The number of a type of exceptions, in this function.
    fn caught(&mut self, operand: Operand) -> Done<Caught> {
        let ty = match self.repr(operand)? {
            Repr::Const(_, 0) => None,
            Repr::Symbol(symbol, 0) => Some(symbol),
            _ => return Err(self.unsupported("a type of exceptions that is no variable")),
        };
        let rows = &mut self.b.func.caught;
        let known = rows.iter().find(|row| *row.1 == ty).map(|row| row.0);
        Ok(known.unwrap_or_else(|| rows.push(ty)))
    }

    /// `llvm.eh.typeid.for`: the selector of a type that a handler catches.
    pub fn type_id(&mut self, operand: Operand) -> Done<Repr> {
        let caught = self.caught(operand)?;
        Ok(Repr::Const(Type::I32, u64::from(caught.0) + 1))
    }

    /// `landingpad`
    pub fn landing_pad(&mut self, ty: ir::TypeId) -> Done<Repr> {
        let size = self
            .info
            .layout(self.module, ty)
            .map(|layout| layout.store_size);
        if size.is_none_or(|size| size > u64::from(SLOT)) {
            return Err(self.unsupported_type(ty));
        }
        let slot = self.exception_slot();
        let at = self.materialize(Repr::Slot(slot, 0))?;
        self.load_leaves(ty, MemFlags::PLAIN, (at, 0))
    }

    /// `llvm.eh.sjlj.setjmp`, which compilers write for `__builtin_setjmp`. The program has put the frame
    /// and the stack pointer into two of the five words; the other three are ours. They are too few for
    /// what C's `setjmp` notes, so that is kept in the frame, which is there for as long as anybody may
    /// jump to it, and the second word leads there.
    pub fn sjlj_setjmp(&mut self, buffer: Operand) -> Done<Repr> {
        /// Bytes of C's `jmp_buf`.
        const NOTED: u32 = 200;
        let (at, offset) = self.address(buffer)?;
        let slot = self.b.slot(NOTED, 16);
        let noted = self.materialize(Repr::Slot(slot, 0))?;
        self.b.store(noted, at, offset + 8);
        let came = self.libcall(Libcall::Setjmp, Type::I32, &[noted])?;
        Ok(Repr::Value(came))
    }

    /// `llvm.eh.sjlj.longjmp`
    pub fn sjlj_longjmp(&mut self, buffer: Operand) -> Done<Repr> {
        let (at, offset) = self.address(buffer)?;
        let noted = self.b.load(Type::I64, at, offset + 8);
        let one = self.materialize(Repr::Const(Type::I32, 1))?;
        self.libcall(Libcall::Longjmp, Type::I64, &[noted, one])?;
        Ok(Repr::Unset)
    }

    /// `resume`: the search goes on with the caller.
    pub fn resume(&mut self, value: Operand) -> Done<()> {
        let ty = self.type_of(value);
        let parts = self.parts(value)?;
        let exception: Value = self.part(parts, 0)?;
        // What is called does not look at the selector: a handler of the same frame does.
        let mut args = SmallVec::<[Value; 2]>::from_slice(&[exception]);
        if self.leaf_count(ty)? > 1 {
            args.push(self.part(parts, 1)?);
        }
        self.b.effect(InstData::Cold);
        self.libcall(Libcall::UnwindResume, Type::I64, &args)?;
        self.trap(TrapCode::Unreachable);
        Ok(())
    }
}

/// The landing pad that a block begins with.
fn landing_pad(body: &ir::Body, block: ir::Block) -> Option<ir::InstData> {
    let mut insts = body.block_insts(block).map(|inst| body.insts[inst]);
    let first = insts.find(|data| !matches!(data, ir::InstData::Phi { .. }))?;
    matches!(first, ir::InstData::LandingPad { .. }).then_some(first)
}

/// Whether a block begins with a landing pad, and not with one that is not known here.
pub(super) fn has_landing_pad(body: &ir::Body, block: ir::Block) -> bool {
    body.blocks.get(block).is_some() && landing_pad(body, block).is_some()
}
