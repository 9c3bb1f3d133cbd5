//! Checks a LIR function: what engines rely on. Collects all violations.
//!
//! 1. Every block of the layout is there once, the entry first, and ends with its only
//!    terminator.
//! 2. The parameters of the entry have the types of the signature; those that are `noalias` are
//!    `i64`; no block goes to the entry.
//! 3. Every list, table, slot, signature and callee that is referred to exists.
//! 4. Operands and results have the types that the opcode table asks for.
//! 5. Arguments of a block, a call and a return match what they are passed to.
//! 6. Every value is defined once, and its definition dominates its uses (in blocks that can be
//!    reached).
//! 7. Integer constants fit their type, cases of a switch are distinct and fit the type of what
//!    is switched on.
//! 8. What is left on the stack of the x87 is a result: popped right behind a call, pushed right in
//!    front of a return.

use super::function::{Block, BlockData, Function, Slot, Value, ValueDef};
use super::inst::{BlockCall, Inst, InstData};
use super::types::{AbiParam, Signature, Type};
use crate::analysis::{Dominators, Flow, Graph};
use crate::entity::{Entity, PrimaryMap, SecondaryMap};

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
            Function::for_each_successor(self, last, |call| f(self.target(call)));
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

    /// Rule 2.
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
        let tables = match func.insts[inst] {
            InstData::SlotAddr { slot, .. } => self.row::<Slot, _>(&func.slots, slot),
            InstData::Call { callee, .. } | InstData::TailCall { callee, .. } => {
                self.row(&func.callees, callee) && self.row(&func.sigs, func.callees[callee].sig)
            }
            InstData::CallIndirect { sig, .. } | InstData::TailCallIndirect { sig, .. } => {
                self.row(&func.sigs, sig)
            }
            InstData::Switch { table, .. } => self.row(&func.tables, table),
            InstData::Vconst { vconst } | InstData::Vshuffle { mask: vconst, .. } => {
                self.row(&func.vconsts, vconst)
            }
            _ => true,
        };
        if !tables {
            return false;
        }
        let mut exist = true;
        func.for_each_use(inst, |value| exist &= self.value(value));
        func.for_each_successor(inst, |call| {
            let to = func.target(call);
            exist &= self.row(&func.blocks, to);
            self.check(to != Function::ENTRY, || "it goes to the entry".into());
            self.check(self.laid_out[to], || format!("{to} is not laid out"));
        });
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

    /// Rules 4 and 7.
    fn types(&mut self, inst: Inst) {
        let func = self.func;
        let mut results: smallvec::SmallVec<[Type; 4]> = smallvec::SmallVec::new();
        match func.insts[inst] {
            InstData::Iconst { ty, imm } => {
                self.check(ty.is_int(), || format!("{ty} is not an integer"));
                self.check(imm & !ty.mask() == 0, || format!("{imm} does not fit {ty}"));
                results.push(ty);
            }
            InstData::Fconst { ty, bits } => {
                self.check(ty.is_float(), || format!("{ty} is not a float"));
                self.check(bits & !ty.mask() == 0, || {
                    format!("{bits} does not fit {ty}")
                });
                results.push(ty);
            }
            InstData::Vconst { .. } => results.push(Type::V128),
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => {
                let (from, to) = op.types(shape);
                self.expect("operand", arg, from);
                self.check(op.has(shape, imm), || {
                    format!("there is no `{}.{}` with {imm}", op.word(), shape.word())
                });
                results.push(to);
            }
            InstData::Vbinary {
                op,
                shape,
                imm,
                args: [a, b],
            } => {
                self.expect("operand", a, Type::V128);
                self.expect("operand", b, op.second(shape));
                self.check(op.has(shape, imm), || {
                    format!("there is no `{}.{}` with {imm}", op.word(), shape.word())
                });
                results.push(Type::V128);
            }
            InstData::Vshuffle { args, .. } => {
                args.iter()
                    .for_each(|&arg| self.expect("operand", arg, Type::V128));
                results.push(Type::V128);
            }
            InstData::Unary { op, ty, arg } => {
                let from = func.ty(arg);
                self.check(op.takes(from, ty), || {
                    format!("`{}` does not go from {from} to {ty}", op.word())
                });
                results.push(ty);
            }
            InstData::Binary { op, ty, args } => {
                args.iter().for_each(|&arg| self.expect("operand", arg, ty));
                self.check(op.takes(ty), || format!("`{}` has no {ty}", op.word()));
                results.push(ty);
            }
            InstData::Icmp { ty, args, .. } => {
                args.iter().for_each(|&arg| self.expect("operand", arg, ty));
                self.check(ty.is_int(), || format!("{ty} is not an integer"));
                results.push(Type::I8);
            }
            InstData::Fcmp { ty, args, .. } => {
                args.iter().for_each(|&arg| self.expect("operand", arg, ty));
                self.check(ty.is_float(), || format!("{ty} is not a float"));
                results.push(Type::I8);
            }
            InstData::Select {
                ty,
                args: [cond, then, els],
            } => {
                self.expect("condition", cond, Type::I8);
                self.expect("operand", then, ty);
                self.expect("operand", els, ty);
                results.push(ty);
            }
            InstData::Load { ty, addr, .. } => {
                self.expect("address", addr, Type::I64);
                results.push(ty);
            }
            InstData::Store {
                ty, value, addr, ..
            } => {
                self.expect("address", addr, Type::I64);
                self.expect("stored value", value, ty);
            }
            InstData::Lea {
                base, index, scale, ..
            } => {
                self.expect("base", base, Type::I64);
                self.expect("index", index, Type::I64);
                self.check(scale <= 3, || format!("scale {scale} is above 3"));
                results.push(Type::I64);
            }
            InstData::SlotAddr { .. } | InstData::SymbolAddr { .. } | InstData::StackSave => {
                results.push(Type::I64);
            }
            InstData::StackAlloc { size, align } => {
                self.expect("size", size, Type::I64);
                self.check(align <= 12, || format!("alignment 2^{align} is above 4096"));
                results.push(Type::I64);
            }
            InstData::StackRestore { saved } => self.expect("saved pointer", saved, Type::I64),
            InstData::Fence | InstData::Barrier | InstData::Cold | InstData::Trap { .. } => {}
            InstData::AtomicRmw {
                ty, value, addr, ..
            } => {
                self.expect("address", addr, Type::I64);
                self.expect("operand", value, ty);
                self.check(ty.is_int(), || format!("{ty} is not an integer"));
                results.push(ty);
            }
            InstData::CmpXchg {
                ty,
                addr,
                expected,
                new,
            } => {
                self.expect("address", addr, Type::I64);
                self.expect("expected value", expected, ty);
                self.expect("new value", new, ty);
                self.check(ty.is_int(), || format!("{ty} is not an integer"));
                results.push(ty);
            }
            InstData::X87Push { addr } => {
                self.expect("address", addr, Type::I64);
                let mut behind = (inst.0 + 1..).map_while(|i| func.insts.get(Inst(i)));
                let next = behind.find(|data| !data.is_pure());
                let returns = matches!(
                    next,
                    Some(InstData::X87Push { .. } | InstData::Return { .. })
                );
                self.check(returns, || "no return follows".into());
            }
            InstData::X87Pop { addr } => {
                self.expect("address", addr, Type::I64);
                let mut before = (0..inst.0).rev().map(|i| func.insts[Inst(i)]);
                let before = before.find(|data| !data.is_pure());
                let called = matches!(
                    before,
                    Some(
                        InstData::X87Pop { .. }
                            | InstData::Call { .. }
                            | InstData::CallIndirect { .. }
                    )
                );
                self.check(called, || "no call stands in front".into());
            }
            InstData::TailCall { callee, args } => {
                let sig = &func.sigs[func.callees[callee].sig];
                self.call(sig, func.list(args));
                self.tail(sig);
            }
            InstData::TailCallIndirect { sig, addr, args } => {
                let sig = &func.sigs[sig];
                self.expect("address", addr, Type::I64);
                self.call(sig, func.list(args));
                self.tail(sig);
            }
            InstData::Call { callee, args } => {
                let sig = &func.sigs[func.callees[callee].sig];
                self.call(sig, func.list(args));
                results.extend(sig.results.iter().map(|r| r.ty));
            }
            InstData::CallIndirect { sig, addr, args } => {
                let sig = &func.sigs[sig];
                self.expect("address", addr, Type::I64);
                self.call(sig, func.list(args));
                results.extend(sig.results.iter().map(|r| r.ty));
            }
            InstData::Brif { cond, .. } => self.expect("condition", cond, Type::I8),
            InstData::Switch { value, table } => {
                let ty = func.ty(value);
                self.check(ty.is_int(), || format!("{value} is not an integer"));
                let mut cases: Vec<u64> = func.tables[table].cases.iter().map(|c| c.0).collect();
                cases.sort_unstable();
                for pair in cases.windows(2) {
                    self.check(pair[0] != pair[1], || format!("case {} twice", pair[0]));
                }
                let most = cases.last().copied().unwrap_or(0);
                self.check(most & !ty.mask() == 0, || format!("case {most} is no {ty}"));
            }
            InstData::Return { values } => {
                self.match_types("result", func.list(values), &func.sig.results)
            }
            InstData::Jump { .. } => {}
        }
        func.for_each_successor(inst, |call| self.block_call(call));
        let found = func.inst_results(inst).map(|v| func.ty(v));
        let found: smallvec::SmallVec<[Type; 4]> = found.collect();
        self.check(found == results, || {
            format!("results are {found:?}, not {results:?}")
        });
    }

    /// Rule 5.
    fn match_types(
        &mut self,
        what: &str,
        values: impl ExactSizeIterator<Item = Value>,
        params: &[AbiParam],
    ) {
        let (found, wanted) = (values.len(), params.len());
        if self.check(found == wanted, || format!("{found} {what}s, not {wanted}")) {
            for (value, param) in values.zip(params) {
                self.expect(what, value, param.ty);
            }
        }
    }

    fn call(&mut self, sig: &Signature, args: impl ExactSizeIterator<Item = Value>) {
        self.match_types("argument", args, &sig.params);
    }

    /// The results are those of the function, and the stack arguments fit where its own are.
    fn tail(&mut self, sig: &Signature) {
        let own = &self.func.sig;
        self.check(sig.results == own.results, || {
            "the results are not those of the function".into()
        });
        let (needed, room) = (sig.stack_bytes, own.stack_bytes);
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
                let twice = std::mem::replace(&mut defined[param], true);
                let known = matches!(func.def(param), ValueDef::Param(b, _) if b == block);
                self.check(known && !twice, || {
                    format!("{param} is not a parameter of {block}")
                });
            }
            for inst in func.block_insts(block) {
                blocks[inst] = block;
                self.inst = Some(inst);
                for (i, value) in func.inst_results(inst).enumerate() {
                    let twice = std::mem::replace(&mut defined[value], true);
                    let known = func.def(value) == ValueDef::Result(inst, i as u16);
                    self.check(known && !twice, || {
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
