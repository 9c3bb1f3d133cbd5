//! Checks a LIR function: what engines rely on. Collects all violations.
//!
//! 1. Every block of the layout is there once, the entry first, and ends with its only
//!    terminator.
//! 2. The parameters of the entry have the types of the signature; those that are `noalias` are
//!    `i64`; no block goes to the entry.
//! 3. Every list, table, row of a handler, slot, signature and callee that is referred to exists.
//! 4. Operands and results have the types that the tables of instructions ask for.
//! 5. Arguments of a block, a call and a return match what they are passed to. No `v256` is passed
//!    between functions.
//! 6. Every value is defined once, and its definition dominates its uses (in blocks that can be
//!    reached).
//! 7. Integer constants fit their type, cases of a switch are distinct and fit the type of what
//!    is switched on.
//!    A handler has a personality function and a slot of 16 bytes, and the signature of the call.
//! 8. What is left on the stack of the x87 is a result: popped right behind a call, pushed right in
//!    front of a return. Where the call ends its block, that is first in the block behind.
//! 9. Marks in signatures stand where they mean something (`Signature::mistake`), and results fit in
//!    registers.

use smallvec::SmallVec;

use super::function::{
    Block, BlockData, Callee, Clause, Function, Handler, SigRef, Slot, Stub, Table, VConst, Value,
    ValueDef,
};
use super::inst::{BlockCall, Inst, InstData, Results};
use super::scalar::UnaryOp;
use super::signature::{Param, Signature};
use super::types::Type;
use super::vector::Shape;
use super::visit::Visit;
use crate::analysis::{Dominators, Flow, Graph};
use crate::entity::{Entity, List, PrimaryMap, SecondaryMap};

/// One violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The instruction, if it is one's fault.
    pub inst: Option<Inst>,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for Violation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.inst {
            Some(inst) => write!(f, "{inst}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// All violations of a function; an empty list if an engine may run it.
pub fn verify(func: &Function) -> Vec<Violation> {
    let mut verifier = Verifier {
        func,
        found: Vec::new(),
        inst: None,
        laid_out: SecondaryMap::with_default(false),
    };
    if verifier.layout() {
        verifier.signatures();
        verifier.entry();
        for &block in &func.layout {
            for inst in func.block_insts(block) {
                verifier.inst = Some(inst);
                if verifier.references(inst) {
                    verifier.types(inst);
                }
            }
        }
        if verifier.found.is_empty() {
            verifier.dominance();
        }
    }
    verifier.found
}

impl Flow for Function {
    type Block = Block;

    fn block_count(&self) -> usize {
        self.blocks.len()
    }

    #[inline]
    fn for_each_successor(&self, block: Block, mut f: impl FnMut(Block)) {
        let BlockData { first, end, .. } = self.blocks[block];
        if first < end {
            let last = self.terminator(block);
            Function::for_each_successor_inlined(self, last, |call| f(self.target(call)));
        }
    }
}

struct Verifier<'a> {
    func: &'a Function,
    found: Vec<Violation>,
    inst: Option<Inst>,
    laid_out: SecondaryMap<Block, bool>,
}

impl Verifier<'_> {
    fn error(&mut self, message: impl Into<String>) {
        self.found.push(Violation {
            inst: self.inst,
            message: message.into(),
        });
    }

    fn check(&mut self, holds: bool, message: impl FnOnce() -> String) -> bool {
        if !holds {
            self.error(message());
        }
        holds
    }

    /// Rule 1.
    fn layout(&mut self) -> bool {
        let func = self.func;
        let insts = func.insts.len();
        let same = insts == func.results.len() && insts == func.origins.len();
        self.check(same, || "side tables differ in length".into());
        self.check(func.layout.first() == Some(&Function::ENTRY), || {
            "the layout does not start with block0".into()
        });
        for &block in &func.layout {
            let Some(&BlockData { first, end, .. }) = func.blocks.get(block) else {
                self.error(format!("{block} does not exist"));
                continue;
            };
            let again = std::mem::replace(&mut self.laid_out[block], true);
            self.check(!again, || format!("{block} is laid out twice"));
            if !self.check(first < end && end.index() <= insts, || {
                format!("{block} is empty")
            }) {
                continue;
            }
            for inst in func.block_insts(block) {
                let last = inst.0 + 1 == end.0;
                self.inst = Some(inst);
                self.check(func.insts[inst].is_terminator() == last, || match last {
                    true => format!("{block} does not end with a terminator"),
                    false => format!("a terminator stands in the middle of {block}"),
                });
                self.inst = None;
            }
        }
        self.found.is_empty()
    }

    /// Rule 9.
    fn signatures(&mut self) {
        let func = self.func;
        if let Some(mistake) = func.sig.mistake() {
            self.error(format!("the function has {mistake}"));
        }
        for (row, sig) in func.sigs.iter() {
            if let Some(mistake) = sig.mistake() {
                self.error(format!("{row} has {mistake}"));
            }
        }
    }

    /// Rule 2, and rule 5 of signatures.
    fn entry(&mut self) {
        let func = self.func;
        let params: Vec<Type> = func.params(Function::ENTRY).map(|v| func.ty(v)).collect();
        let same = params.iter().eq(func.sig.params.iter().map(|p| &p.ty));
        self.check(same, || "the parameters differ from the signature".into());
        let addresses = params.iter().enumerate();
        let addresses = addresses.filter(|&(i, &ty)| i < 64 && ty == Type::I64);
        let addresses = addresses.fold(0, |all, (i, _)| all | 1 << i);
        self.check(func.noalias & !addresses == 0, || {
            "a parameter is `noalias` that is no address".into()
        });
        for sig in std::iter::once(&func.sig).chain(func.sigs.values()) {
            let mut passed = sig.params.iter().chain(&sig.results);
            self.check(passed.all(|passed| passed.ty != Type::V256), || {
                "a v256 is passed between functions".into()
            });
        }
    }

    fn value(&mut self, value: Value) -> bool {
        let exists = self.func.values.get(value).is_some();
        self.check(exists, || format!("{value} does not exist"))
    }

    fn row<K: Entity + std::fmt::Display, V>(&mut self, map: &PrimaryMap<K, V>, key: K) -> bool {
        self.check(map.get(key).is_some(), || format!("{key} does not exist"))
    }

    /// Rule 3.
    fn references(&mut self, inst: Inst) -> bool {
        let func = self.func;
        let mut references = References {
            verifier: self,
            exist: true,
        };
        func.insts[inst].visit(&mut references);
        let mut exist = references.exist;
        let (first, count) = func.results[inst];
        (first.0..first.0 + count).for_each(|v| exist &= self.value(Value(v)));
        exist
    }

    fn expect(&mut self, what: &str, value: Value, ty: Type) {
        let found = self.func.ty(value);
        self.check(found == ty, || {
            format!("{what} {value} is {found}, not {ty}")
        });
    }

    /// Rules 4, 5, 7 and 8.
    fn types(&mut self, inst: Inst) {
        let func = self.func;
        let data = func.insts[inst];
        data.visit(&mut TypeVerifier {
            verifier: self,
            name: "",
        });
        match data {
            InstData::X87Push { .. } => self.x87_push(inst),
            InstData::X87Pop { .. } => self.x87_pop(inst),
            InstData::TailCall { callee, .. } => self.tail(&func.sigs[func.callees[callee].sig]),
            InstData::TailCallIndirect { sig, .. } => self.tail(&func.sigs[sig]),
            InstData::Switch { value, table } => self.cases(value, table),
            InstData::Invoke { handler, .. } => self.handler(handler, true),
            InstData::InvokeIndirect { handler, .. } => self.handler(handler, false),
            _ => {}
        }
        let results = func.result_types(data.results());
        let found: SmallVec<[Type; 4]> = func.inst_results(inst).map(|v| func.ty(v)).collect();
        self.check(found == results, || {
            format!("results are {found:?}, not {results:?}")
        });
    }

    /// Rule 7.
    fn cases(&mut self, value: Value, table: Table) {
        let ty = self.func.ty(value);
        self.check(ty.is_int(), || format!("{value} is not an integer"));
        let cases = self.func.tables[table].cases.iter();
        let mut cases: Vec<u64> = cases.map(|case| case.0).collect();
        cases.sort_unstable();
        for pair in cases.windows(2) {
            self.check(pair[0] != pair[1], || format!("case {} twice", pair[0]));
        }
        let most = cases.last().copied().unwrap_or(0);
        self.check(most & !ty.mask() == 0, || format!("case {most} is no {ty}"));
    }

    /// Rule 7.
    fn handler(&mut self, handler: Handler, is_direct: bool) {
        let func = self.func;
        let row = &func.handlers[handler];
        let size = func.slots[row.slot].size;
        self.check(size >= 16, || format!("{} has {size} bytes", row.slot));
        self.check(row.sig.is_none() == is_direct, || {
            format!("{handler} has a signature or lacks one")
        });
        self.check(func.personality.is_some(), || {
            "the function has no personality".into()
        });
    }

    /// Rule 8.
    fn x87_push(&mut self, inst: Inst) {
        let insts = &self.func.insts;
        let mut behind = (inst.0 + 1..).map_while(|i| insts.get(Inst(i)));
        let next = behind.find(|data| !data.is_pure());
        let returns = matches!(
            next,
            Some(InstData::X87Push { .. } | InstData::Return { .. })
        );
        self.check(returns, || "no return follows".into());
    }

    /// Rule 8.
    fn x87_pop(&mut self, inst: Inst) {
        let mut before = (0..inst.0).rev().map(|i| self.func.insts[Inst(i)]);
        let called = match before.find(|data| !data.is_pure()) {
            Some(InstData::X87Pop { .. }) => true,
            Some(data) => data.is_call() || data.is_terminator(),
            None => false,
        };
        self.check(called, || "no call stands in front".into());
    }

    /// Rule 5.
    fn match_types(
        &mut self,
        what: &str,
        values: impl ExactSizeIterator<Item = Value>,
        params: &[Param],
    ) {
        let (found, wanted) = (values.len(), params.len());
        if self.check(found == wanted, || format!("{found} {what}s, not {wanted}")) {
            for (value, param) in values.zip(params) {
                self.expect(what, value, param.ty);
            }
        }
    }

    /// The results are those of the function, and the stack arguments fit where its own are.
    fn tail(&mut self, sig: &Signature) {
        let own = &self.func.sig;
        self.check(sig.returns_as(own), || {
            "the results are not those of the function".into()
        });
        let (needed, room) = (sig.stack_bytes(), own.stack_bytes());
        self.check(needed <= room, || {
            format!("{needed} bytes of stack arguments where {room} are")
        });
    }

    fn block_call(&mut self, call: BlockCall) {
        let func = self.func;
        let to = func.target(call);
        let (found, wanted) = (func.args(call).len(), func.params(to).len());
        if self.check(found == wanted, || {
            format!("{found} arguments for the {wanted} parameters of {to}")
        }) {
            for (arg, param) in func.args(call).zip(func.params(to)) {
                self.expect("argument", arg, func.ty(param));
            }
        }
    }

    /// Rule 6.
    fn dominance(&mut self) {
        let func = self.func;
        let graph = Graph::new(func);
        let dominators = Dominators::new(&graph);
        let mut blocks = SecondaryMap::<Inst, Block>::with_rows(Function::ENTRY, func.insts.len());
        let mut defined = SecondaryMap::<Value, bool>::with_rows(false, func.values.len());
        for &block in &func.layout {
            for param in func.params(block) {
                let is_repeated = std::mem::replace(&mut defined[param], true);
                let known = matches!(func.def(param), ValueDef::Param(b, _) if b == block);
                self.check(known && !is_repeated, || {
                    format!("{param} is not a parameter of {block}")
                });
            }
            for inst in func.block_insts(block) {
                blocks[inst] = block;
                self.inst = Some(inst);
                for (i, value) in func.inst_results(inst).enumerate() {
                    let is_repeated = std::mem::replace(&mut defined[value], true);
                    let known = func.def(value) == ValueDef::Result(inst, i as u16);
                    self.check(known && !is_repeated, || {
                        format!("{value} is not a result of this")
                    });
                }
            }
        }
        for &block in &func.layout {
            if !graph.is_reachable(block) {
                continue;
            }
            for inst in func.block_insts(block) {
                self.inst = Some(inst);
                func.for_each_use(inst, |value| {
                    let fine = defined[value]
                        && match func.def(value) {
                            ValueDef::Param(from, _) => dominators.dominates(from, block),
                            ValueDef::Result(from, _) if blocks[from] == block => from < inst,
                            ValueDef::Result(from, _) => dominators.dominates(blocks[from], block),
                        };
                    self.check(fine, || format!("{value} is not defined on every way here"));
                });
            }
        }
    }
}

/// Rule 3.
struct References<'v, 'a> {
    verifier: &'v mut Verifier<'a>,
    exist: bool,
}

impl References<'_, '_> {
    fn list(&mut self, list: List) {
        let func = self.verifier.func;
        func.list(list).for_each(|value| self.value(value));
    }
}

impl Visit for References<'_, '_> {
    fn value(&mut self, value: Value) {
        self.exist &= self.verifier.value(value);
    }

    fn vconst(&mut self, vconst: VConst) {
        self.exist &= self.verifier.row(&self.verifier.func.vconsts, vconst);
    }

    fn stub(&mut self, stub: Stub) {
        self.exist &= self.verifier.row(&self.verifier.func.stubs, stub);
    }

    fn slot(&mut self, slot: Slot) {
        self.exist &= self.verifier.row(&self.verifier.func.slots, slot);
    }

    fn callee(&mut self, callee: Callee) {
        let func = self.verifier.func;
        self.exist &= self.verifier.row(&func.callees, callee)
            && self.verifier.row(&func.sigs, func.callees[callee].sig);
    }

    fn sig(&mut self, sig: SigRef) {
        self.exist &= self.verifier.row(&self.verifier.func.sigs, sig);
    }

    fn arguments(&mut self, args: List, _: Results) {
        self.list(args);
    }

    fn returned(&mut self, values: List) {
        self.list(values);
    }

    fn edge(&mut self, call: BlockCall) {
        let func = self.verifier.func;
        func.args(call).for_each(|value| self.value(value));
        let to = func.target(call);
        self.exist &= self.verifier.row(&func.blocks, to);
        let is_entry = to == Function::ENTRY;
        self.verifier
            .check(!is_entry, || "it goes to the entry".into());
        let is_laid_out = self.verifier.laid_out[to];
        self.verifier
            .check(is_laid_out, || format!("{to} is not laid out"));
    }

    fn table(&mut self, table: Table) {
        let func = self.verifier.func;
        if !self.verifier.row(&func.tables, table) {
            self.exist = false;
            return;
        }
        let table = &func.tables[table];
        self.edge(table.default);
        table.cases.iter().for_each(|&(_, call)| self.edge(call));
    }

    fn handler(&mut self, handler: Handler) {
        let func = self.verifier.func;
        if !self.verifier.row(&func.handlers, handler) {
            self.exist = false;
            return;
        }
        let row = &func.handlers[handler];
        self.edge(row.normal);
        self.edge(row.unwind);
        self.slot(row.slot);
        row.sig.into_iter().for_each(|sig| self.sig(sig));
        let types = row.clauses.iter().flat_map(|clause| match clause {
            Clause::Catch(ty) => std::slice::from_ref(ty),
            Clause::Filter(types) => types,
        });
        for &ty in types {
            self.exist &= self.verifier.row(&func.caught, ty);
        }
    }
}

/// Rules 4 and 5, and that constants fit their types.
struct TypeVerifier<'v, 'a> {
    verifier: &'v mut Verifier<'a>,
    name: &'static str,
}

impl TypeVerifier<'_, '_> {
    fn fits(&mut self, bits: u64, ty: Type) {
        let fits = bits & !ty.mask() == 0;
        self.verifier
            .check(fits, || format!("{bits} does not fit {ty}"));
    }
}

impl Visit for TypeVerifier<'_, '_> {
    fn name(&mut self, name: &'static str) {
        self.name = name;
    }

    fn of(&mut self, ty: Type, is_known: bool) {
        let name = self.name;
        self.verifier
            .check(is_known, || format!("there is no `{name}.{ty}`"));
    }

    fn shape(&mut self, shape: Shape, is_known: bool) {
        let (name, shape) = (self.name, shape.word());
        self.verifier.check(is_known, || {
            format!("there is no `{name}.{shape}` with such a number")
        });
    }

    fn integer(&mut self, bits: u64, ty: Type) {
        self.fits(bits, ty);
    }

    fn float(&mut self, bits: u64, ty: Type) {
        self.fits(bits, ty);
    }

    fn operand(&mut self, value: Value, ty: Type) {
        self.verifier.expect("operand", value, ty);
    }

    fn source(&mut self, value: Value, op: UnaryOp, to: Type) {
        let from = self.verifier.func.ty(value);
        self.verifier.check(op.takes(from, to), || {
            format!("`{}` does not go from {from} to {to}", op.word())
        });
    }

    fn scale(&mut self, scale: u8) {
        self.verifier
            .check(scale <= 3, || format!("scale {scale} is above 3"));
    }

    fn align(&mut self, align: u8) {
        self.verifier
            .check(align <= 12, || format!("alignment 2^{align} is above 4096"));
    }

    fn arguments(&mut self, args: List, of: Results) {
        let func = self.verifier.func;
        if let Some(sig) = func.sig_of(of) {
            let args = func.list(args);
            self.verifier.match_types("argument", args, &sig.params);
        }
    }

    fn returned(&mut self, values: List) {
        let func = self.verifier.func;
        let values = func.list(values);
        self.verifier
            .match_types("result", values, &func.sig.results);
    }

    fn edge(&mut self, to: BlockCall) {
        self.verifier.block_call(to);
    }

    fn table(&mut self, table: Table) {
        let table = &self.verifier.func.tables[table];
        self.edge(table.default);
        table.cases.iter().for_each(|&(_, call)| self.edge(call));
    }

    fn handler(&mut self, handler: Handler) {
        let row = &self.verifier.func.handlers[handler];
        self.edge(row.normal);
        self.edge(row.unwind);
    }
}
