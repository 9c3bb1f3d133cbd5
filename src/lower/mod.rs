//! From what was written to what runs: `ir` → `lir`, one function at a time.
//!
//! [`Lowerer::lower`] makes the LIR of one function. Types, attributes and layouts are looked up
//! in a [`ModuleInfo`], computed once per module and shared by all threads; the `Lowerer` holds
//! scratch memory that is used again for the next function.
//!
//! Relies on everything that the verifier checks; where a function breaks a rule nevertheless, a
//! diagnostic says so. Promises LIR that the LIR verifier accepts, in time linear in the size of
//! the function. What jitlite cannot run is [`Unsupported`](crate::diag::Diagnostic::unsupported),
//! named with its type.
//!
//! Blocks are lowered in text order, or in reverse post-order where a value is used above its
//! definition; blocks that cannot be reached are left out. `phi` becomes block parameters, types
//! become scalars (`info`), functions and calls get their signatures (`abi`), intrinsics
//! become what `intrinsic` says.

pub(crate) mod abi;
mod aggregate;
mod arith;
pub(crate) mod asm;
#[cfg_attr(not(feature = "inline-asm"), path = "no_assembler.rs")]
mod assembled;
mod atomic;
mod big_float;
mod call;
pub(crate) mod constant;
mod constrained;
mod control;
mod elements;
mod exception;
mod fail;
mod family;
mod huge;
mod index;
pub(crate) mod info;
pub(crate) mod intrinsic;
pub(crate) mod labels;
mod likely;
mod memory;
mod operand;
mod passing;
pub mod places;
mod returns_twice;
mod roots;
mod scalar;
mod segment;
mod simd;
mod small_float;
mod stack_map;
mod tail;
mod varargs;
mod vector;
mod wide_int;
mod wide_long;

use std::fmt::Display;

use rustc_hash::FxHashMap;

use crate::analysis::Graph;
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::{self, FuncId, InstData, Module};
use crate::lir::{self, Builder, Callee, SigRef, SymbolId, TrapCode, Type, Value};

pub use abi::{FunctionAbi, signature};
pub use fail::Limit;
pub use info::ModuleInfo;
pub use intrinsic::IntrinsicOp;
pub use passing::{Piece, pieces};

use abi::{PassMode, Return, SigBuilder};
use control::IncomingValues;
use fail::{Done, Fail};
use info::{Class, Leaf, Scalar};
use operand::{Remembered, Repr};
use simd::phi::PhiRegisters;

/// Lowers functions; holds memory that they use one after the other.
#[derive(Debug)]
pub struct Lowerer {
    /// Whether a debugger is to find parameters and variables ([`lir::Function::homes`]).
    pub wants_homes: bool,
    /// Whether functions take fuel for what they run.
    pub is_metered: bool,
    /// Whether they take, instead, one unit of fuel in front of each instruction of `ir` that is no `phi`, so that a
    /// program can be stopped there.
    pub is_stepped: bool,
    /// Whether each instruction of the next function is one that fuel is taken in front of; `None`: all are.
    pub starts: Option<Vec<bool>>,
    scratch: Scratch,
    graph: Graph<ir::Block>,
    text_order: Vec<ir::Block>,
}

/// Tables of the function being lowered.
#[derive(Debug)]
struct Scratch {
    /// What each `ir` value has become.
    reprs: Vec<Repr>,
    /// The types of those that are behind the function's own.
    stand_ins: Vec<ir::TypeId>,
    /// The leaves of aggregates, in rows that [`Repr::Parts`] points at.
    parts: Vec<Repr>,
    /// The LIR block of each reachable `ir` block.
    blocks: Vec<Option<lir::Block>>,
    phis: Vec<ir::Inst>,
    edges: IncomingValues,
    remembered: Remembered,
    /// What constants were evaluated to.
    constants: constant::Memo,
    /// What became of the expressions that the constant is made of which is being lowered.
    computed: Option<FxHashMap<ir::ConstId, Repr>>,
    /// Values that are the low halves of others ([`index`]).
    indices: Vec<(ir::Value, Value)>,
    libcalls: [Option<Callee>; lir::Libcall::COUNT],
    /// The last callee row of each symbol, and signature row of each function type.
    callees: Stamped<Callee>,
    sigs: Stamped<SigRef>,
    /// Counts functions, so that the two tables above need no clearing.
    epoch: u32,
    sig: SigBuilder,
    leaves: Vec<Leaf>,
    args: Vec<Value>,
    edge_args: Vec<Value>,
    types: Vec<Type>,
}

/// A table whose rows count only if they bear the stamp of the current function.
#[derive(Debug)]
struct Stamped<T> {
    rows: Vec<StampedRow<T>>,
}

#[derive(Clone, Copy, Debug)]
struct StampedRow<T> {
    epoch: u32,
    row: Option<T>,
}

impl<T: Copy> Stamped<T> {
    fn row(&mut self, index: usize) -> &mut StampedRow<T> {
        if index >= self.rows.len() {
            let empty = StampedRow {
                epoch: 0,
                row: None,
            };
            self.rows.resize(index + 1, empty);
        }
        &mut self.rows[index]
    }
}

impl<T: Copy> StampedRow<T> {
    fn of(&self, epoch: u32) -> Option<T> {
        self.row.filter(|_| self.epoch == epoch)
    }
    fn set(&mut self, epoch: u32, row: T) {
        *self = StampedRow {
            epoch,
            row: Some(row),
        };
    }
}

/// The function being lowered.
struct Cx<'a> {
    module: &'a Module,
    info: &'a ModuleInfo,
    func: &'a ir::Function,
    body: &'a ir::Body,
    b: Builder<'a>,
    s: &'a mut Scratch,
    ret: Return,
    /// The pointer that is also the result, where there is one.
    ret_ptr: Option<Value>,
    block: ir::Block,
    inst: Option<ir::Inst>,
    /// The variable arguments, of a function that takes them.
    variable: Option<varargs::Area>,
    /// Bytes of all slots.
    slot_bytes: u64,
    /// Where the call that is being lowered goes on if it ends by unwinding.
    unwind: Option<ir::Block>,
    /// What is given to landing pads.
    exception: Option<lir::Slot>,
    /// Its frame of the list that a collector walks, where there is one.
    roots: Option<roots::Roots>,
    /// Its calls at which a collector may run.
    statepoints: stack_map::Statepoints,
    wants_homes: bool,
    is_stepped: bool,
    starts: Option<&'a [bool]>,
}

/// Lowers one function of a module, of which nothing was computed yet.
pub fn lower(module: &Module, func: FuncId) -> Result<lir::Function, Box<Diagnostic>> {
    Lowerer::new().lower(module, &ModuleInfo::new(module), func)
}

impl Default for Lowerer {
    fn default() -> Self {
        Lowerer::new()
    }
}

impl Lowerer {
    /// A lowerer.
    pub fn new() -> Lowerer {
        Lowerer {
            wants_homes: false,
            is_metered: false,
            is_stepped: false,
            starts: None,
            scratch: Scratch {
                reprs: Vec::new(),
                stand_ins: Vec::new(),
                parts: Vec::new(),
                blocks: Vec::new(),
                phis: Vec::new(),
                edges: IncomingValues::default(),
                remembered: Remembered::new(),
                constants: constant::Memo::default(),
                indices: Vec::new(),
                computed: None,
                libcalls: [None; lir::Libcall::COUNT],
                callees: Stamped { rows: Vec::new() },
                sigs: Stamped { rows: Vec::new() },
                epoch: 0,
                sig: SigBuilder::default(),
                leaves: Vec::new(),
                args: Vec::new(),
                edge_args: Vec::new(),
                types: Vec::new(),
            },
            graph: Graph::empty(),
            text_order: Vec::new(),
        }
    }

    /// The LIR of a function that is defined in `module`, for which `info` was computed.
    ///
    /// # Errors
    ///
    /// A diagnostic where the function holds what jitlite cannot run, or breaks a rule of the
    /// verifier.
    pub fn lower(
        &mut self,
        module: &Module,
        info: &ModuleInfo,
        func: FuncId,
    ) -> Result<lir::Function, Box<Diagnostic>> {
        let mut out = lir::Function::default();
        self.lower_into(module, info, func, &mut out)?;
        Ok(out)
    }

    /// As [`lower`](Self::lower), into a function whose memory is used again.
    pub fn lower_into(
        &mut self,
        module: &Module,
        info: &ModuleInfo,
        func: FuncId,
        out: &mut lir::Function,
    ) -> Result<(), Box<Diagnostic>> {
        let function = &module.funcs[func];
        let symbol = &module.globals[function.global];
        let Some(body) = &function.body else {
            let message = format!("`@{}` has no body", module.names.text(symbol.name));
            return Err(Box::new(Diagnostic::error(
                "invalid-function",
                symbol.span,
                message,
            )));
        };
        let symbol_name = || module.names.text(symbol.name);
        let abi = FunctionAbi::of(module, info, function)?;
        self.graph.compute(&control::Executed(body));
        self.text_order.clear();
        let reachable = |&block: &ir::Block| self.graph.is_reachable(block);
        self.text_order.extend(body.blocks.keys().filter(reachable));

        let mut attempt = |order: &[ir::Block]| {
            out.clear();
            out.symbol = Some(SymbolId(function.global.0));
            out.sig = abi.sig.clone();
            let room = body.insts.len() + body.insts.len() / 2;
            out.insts.reserve(room);
            out.results.reserve(room);
            out.origins.reserve(room);
            out.values.reserve(room);
            let mut cx = Cx {
                module,
                info,
                func: function,
                body,
                b: Builder::new(out),
                s: &mut self.scratch,
                ret: abi.ret,
                ret_ptr: None,
                block: ir::Block(0),
                inst: None,
                variable: None,
                slot_bytes: 0,
                unwind: None,
                exception: None,
                roots: None,
                statepoints: stack_map::Statepoints::default(),
                wants_homes: self.wants_homes,
                is_stepped: self.is_stepped,
                starts: self.starts.as_deref(),
            };
            cx.lower(&abi, &self.text_order, order)
        };
        let done = match attempt(&self.text_order) {
            Err(Fail::Forward(_)) => attempt(self.graph.reverse_post_order()),
            done => done,
        };
        match done {
            Ok(()) => {
                if self.is_metered && !self.is_stepped {
                    lir::limits::meter(out);
                }
                debug_assert_eq!(lir::verify(out), [], "of @{}:\n{out}", symbol_name());
                Ok(())
            }
            Err(Fail::Diagnostic(diagnostic)) => Err(diagnostic),
            Err(Fail::Forward(value)) => {
                let span = match body.def(value) {
                    ir::body::ValueDef::Inst(inst) => body.spans[inst],
                    ir::body::ValueDef::Param(_) => Span::NONE,
                };
                let message = "a value is used where its definition does not dominate";
                Err(Box::new(Diagnostic::error(
                    "invalid-function",
                    span,
                    message,
                )))
            }
        }
    }
}

impl Cx<'_> {
    /// Lowers the blocks of `order`; `blocks` are the same in text order.
    fn lower(&mut self, abi: &FunctionAbi, blocks: &[ir::Block], order: &[ir::Block]) -> Done<()> {
        let body = self.body;
        let s = &mut *self.s;
        s.reprs.clear();
        s.stand_ins.clear();
        s.reprs.resize(body.types.len(), Repr::Unset);
        s.parts.clear();
        s.indices.clear();
        s.constants.clear();
        s.computed = None;
        s.libcalls = [None; lir::Libcall::COUNT];
        s.epoch = s.epoch.wrapping_add(1);
        if s.epoch == 0 {
            s.callees.rows.clear();
            s.sigs.rows.clear();
            s.epoch = 1;
        }
        if asm::is_naked(self) {
            return assembled::naked(self, &abi.sig);
        }
        self.make_blocks(abi, blocks)?;
        for &block in order {
            self.block = block;
            self.s.remembered.forget();
            let Some(target) = self.s.blocks[block.index()] else {
                continue;
            };
            self.b.fill(target);
            self.b.origin = lir::Origin::NONE;
            if block.0 == 0 {
                self.entry(abi)?;
            }
            for inst in body.block_insts(block) {
                self.inst = Some(inst);
                self.b.origin = lir::Origin(inst.0);
                let starts = self.starts.is_none_or(|starts| starts[inst.index()]);
                if self.is_stepped && starts && !matches!(body.insts[inst], InstData::Phi { .. }) {
                    self.b.effect(lir::InstData::Fuel { amount: 1 });
                }
                self.inst(inst)?;
                if self.b.current().is_none() {
                    break;
                }
            }
            if self.b.current().is_some() {
                return Err(self.invalid("its block has no terminator"));
            }
        }
        Ok(())
    }

    /// Makes a LIR block for each reachable block, with a parameter for each leaf of each `phi`.
    fn make_blocks(&mut self, abi: &FunctionAbi, blocks: &[ir::Block]) -> Done<()> {
        let body = self.body;
        self.s.blocks.clear();
        self.s.blocks.resize(body.blocks.len(), None);
        self.s.phis.clear();
        let mut types = std::mem::take(&mut self.s.types);
        for &block in blocks {
            types.clear();
            if block.0 == 0 {
                types.extend(abi.sig.params.iter().map(|p| p.ty));
            }
            let first_phi = self.s.phis.len();
            for inst in body.block_insts(block) {
                let InstData::Phi { .. } = body.insts[inst] else {
                    break;
                };
                self.inst = Some(inst);
                let ty = body.inst_type(inst);
                if block.0 == 0 {
                    // No edge leads there: one without entries is undefined.
                    let zero = intrinsic::predicated::zero(self, ty)?;
                    self.s.reprs[body.result(inst).index()] = self.repr(zero)?;
                    continue;
                }
                self.s.phis.push(inst);
                match self.info.class(ty) {
                    Class::Scalar(scalar) => types.push(scalar.ty),
                    _ => match PhiRegisters::of(self, inst) {
                        Some(of) => types.extend(std::iter::repeat_n(of.ty(), of.count())),
                        None => {
                            let leaves = memory::take_leaves(self, ty)?;
                            types.extend(leaves.iter().map(|leaf| leaf.scalar.ty));
                            self.s.leaves = leaves;
                        }
                    },
                }
            }
            if types.len() > usize::from(u16::MAX) {
                return Err(self.unsupported("a block with more than 65535 parameters"));
            }
            let target = self.b.block(&types);
            self.s.blocks[block.index()] = Some(target);
            if self.s.phis.len() > first_phi {
                self.bind_phis(target, first_phi)?;
            }
        }
        self.s.types = types;
        let Scratch { edges, phis, .. } = &mut *self.s;
        edges.compute(body, phis);
        Ok(())
    }

    /// Gives the `phi`s from number `first` on the parameters of their block.
    fn bind_phis(&mut self, target: lir::Block, first: usize) -> Done<()> {
        let mut params = self.b.func.params(target).map(|v| v.0);
        let Some(mut next) = params.next() else {
            drop(params);
            for i in first..self.s.phis.len() {
                let result = self.body.result(self.s.phis[i]);
                self.s.reprs[result.index()] = Repr::Parts(0);
            }
            return Ok(());
        };
        drop(params);
        for i in first..self.s.phis.len() {
            let phi = self.s.phis[i];
            let ty = self.body.inst_type(phi);
            let is_scalar = matches!(self.info.class(ty), Class::Scalar(_));
            let repr = if is_scalar {
                next += 1;
                Repr::Value(Value(next - 1))
            } else {
                match PhiRegisters::of(self, phi) {
                    Some(of) => {
                        let end = next + of.count() as u32;
                        let registers: simd::Registers = (next..end).map(Value).collect();
                        next = end;
                        of.bind(self, &registers)
                    }
                    None => {
                        let count = self.leaf_count(ty)? as u32;
                        let at = self.s.parts.len() as u32;
                        let values = next..next + count;
                        self.s.parts.extend(values.map(|v| Repr::Value(Value(v))));
                        next += count;
                        Repr::Parts(at)
                    }
                }
            };
            self.s.reprs[self.body.result(phi).index()] = repr;
        }
        Ok(())
    }

    /// Binds the parameters of the function.
    fn entry(&mut self, abi: &FunctionAbi) -> Done<()> {
        let entry = lir::Function::ENTRY;
        let first = self.b.func.params(entry).next().map_or(0, |v| v.0);
        let mut next = (first..).map(Value);
        let mut take = || next.next().unwrap_or(Value(0));
        if abi.ret == Return::Memory {
            self.ret_ptr = Some(take());
        }
        for (i, &passed) in abi.params.iter().enumerate() {
            let ty = self.body.types[ir::Value(i as u32)];
            let known = self.info.passing(self.func.params[i].attrs).zero_ext;
            let known = known
                && self
                    .info
                    .scalar(ty)
                    .is_none_or(|scalar| scalar.small.is_none());
            let repr = match (passed, self.info.class(ty)) {
                (PassMode::Copied { size, align }, _) => {
                    let slot = self.b.slot(size.max(1), align);
                    let at = self.materialize(Repr::Slot(slot, 0))?;
                    for offset in (0..size).step_by(8) {
                        let bytes = (size - offset).min(8);
                        let word = take();
                        if let Some(scalar) = Scalar::int(bytes * 8) {
                            let word = scalar::trunc(self, word, Scalar::PTR, scalar);
                            let at = self.moved((at, 0), offset.into());
                            memory::store_scalar(self, scalar, lir::MemFlags::PLAIN, word, at);
                        }
                    }
                    Repr::Slot(slot, 0)
                }
                (PassMode::ByAddress, _) => {
                    let at = take();
                    match huge::load_from(self, ty, at)? {
                        Some(repr) => repr,
                        None => memory::load_leaves(self, ty, lir::MemFlags::PLAIN, (at, 0))?,
                    }
                }
                (PassMode::Extended { .. }, Class::Scalar(scalar)) => {
                    let value = scalar::cut_extended(self, take(), scalar);
                    Repr::Value(match known {
                        true => value,
                        false => scalar::masked(self, value, scalar),
                    })
                }
                (_, Class::Scalar(scalar)) => {
                    let value = take();
                    let place = self.b.func.values[value].index;
                    if self.info.passing(self.func.params[i].attrs).noalias
                        && self.b.func.ty(value) == Type::I64
                        && place < 64
                    {
                        self.b.func.noalias |= 1 << place;
                    }
                    match known {
                        true => Repr::Value(value),
                        false => Repr::Value(small_float::received(self, value, scalar)),
                    }
                }
                _ => passing::of_pieces(self, ty, &mut std::iter::from_fn(|| Some(take())))?,
            };
            if self.wants_homes {
                self.keep_at_home(i as u32, repr)?;
            }
            if abi.ret == Return::SRet(i as u32) {
                self.ret_ptr = Some(self.materialize(repr)?);
            }
            self.s.reprs[i] = repr;
        }
        if let Some(variable) = abi.variable {
            varargs::save_variable_args(self, variable, &mut take)?;
        }
        stack_map::enter(self);
        roots::enter(self)
    }

    /// Notes where a debugger finds a value. A parameter gets a copy for that, which nothing reads.
    fn keep_at_home(&mut self, value: u32, repr: Repr) -> Done<()> {
        let (slot, is_address) = match repr {
            Repr::Slot(slot, 0) => (slot, true),
            Repr::Value(word) => {
                let slot = self.b.slot(16, 16);
                let at = (self.materialize(Repr::Slot(slot, 0))?, 0);
                let scalar = Scalar::full(self.b.func.ty(word));
                memory::store_scalar(self, scalar, lir::MemFlags::VOLATILE, word, at);
                (slot, false)
            }
            _ => return Ok(()),
        };
        self.b.func.homes.push(lir::Home {
            value,
            slot,
            is_address,
        });
        Ok(())
    }

    fn inst(&mut self, inst: ir::Inst) -> Done<()> {
        let body = self.body;
        let ty = body.inst_type(inst);
        let repr = match body.insts[inst] {
            InstData::Binary { op, flags, args } => {
                let op = scalar::by_flags(self, op, flags, ty, args);
                family::binary(self, op, ty, args)?
            }
            InstData::FNeg { arg, .. } => family::fneg(self, ty, arg)?,
            InstData::Cast { op, arg, .. } => family::cast(self, op, ty, arg)?,
            InstData::ICmp { cond, args, .. } => family::icmp(self, cond, args)?,
            InstData::FCmp { cond, args, .. } => family::fcmp(self, cond, args)?,
            InstData::Select { args, .. } => scalar::select(self, ty, args)?,
            // What is undefined is 0 already, so it cannot change between uses.
            InstData::Freeze { arg } => self.repr(arg)?,
            InstData::Phi { .. } => return Ok(()),
            InstData::Alloca {
                ty,
                count,
                align,
                flags,
            } => memory::alloca(self, ty, count, align, flags)?,
            InstData::Load { ptr, flags, .. } => memory::load(self, ty, ptr, flags)?,
            InstData::Store {
                value, ptr, flags, ..
            } => return memory::store(self, value, ptr, flags),
            InstData::Gep { source, args, .. } => memory::gep(self, source, body.operands(args))?,
            InstData::Call { call } => call::call(self, inst, &body.calls[call])?,
            InstData::ExtractValue { agg, indices } => {
                aggregate::extract_value(self, agg, body.pool.get(indices))?
            }
            InstData::InsertValue { agg, elem, indices } => {
                aggregate::insert_value(self, agg, elem, body.pool.get(indices))?
            }
            InstData::ExtractElement { args } => vector::extract_element(self, args)?,
            InstData::InsertElement { args } => vector::insert_element(self, args)?,
            InstData::ShuffleVector { args } => vector::shuffle_vector(self, ty, args)?,
            InstData::VaArg { list } => varargs::va_arg(self, ty, list)?,
            InstData::Fence { flags } => {
                atomic::fence(self, flags);
                return Ok(());
            }
            InstData::Ret { value } => return control::ret(self, value),
            InstData::Br { to } => return control::br(self, to),
            InstData::CondBr { cond, then, els } => {
                return control::cond_br(self, inst, cond, [then, els]);
            }
            InstData::Switch { value, targets } => {
                return control::switch(self, inst, value, body.pool.get(targets));
            }
            InstData::IndirectBr { addr, targets } => {
                return control::indirect_br(self, addr, body.pool.get(targets));
            }
            InstData::Invoke {
                call,
                normal,
                unwind,
            } => return exception::invoke(self, inst, call, normal, Some(unwind)),
            InstData::CallBr { call, targets } => {
                return control::callbr(self, inst, call, targets);
            }
            InstData::Unreachable => {
                control::trap(self, TrapCode::Unreachable);
                return Ok(());
            }
            InstData::CmpXchg { args, .. } => atomic::cmpxchg(self, args)?,
            InstData::AtomicRmw { op, ptr, value, .. } => atomic::atomic_rmw(self, op, ptr, value)?,
            InstData::LandingPad { .. } => exception::receive(self, ty)?,
            InstData::Resume { value } => return exception::resume(self, value),
            InstData::CatchSwitch { .. }
            | InstData::CatchPad { .. }
            | InstData::CatchRet { .. }
            | InstData::CleanupPad { .. }
            | InstData::CleanupRet { .. } => {
                return Err(self.unsupported(self.named(ty)));
            }
        };
        let result = body.result(inst);
        if self.wants_homes && matches!(body.insts[inst], InstData::Alloca { .. }) {
            self.keep_at_home(result.0, repr)?;
        }
        self.s.reprs[result.index()] = repr;
        Ok(())
    }

    /// The current instruction and a type, for a diagnostic.
    fn named(&self, ty: ir::TypeId) -> impl Display + use<> {
        let word = self.word();
        match self.info.class(ty) {
            Class::Void => format!("`{word}`"),
            _ => format!(
                "`{word}` of type `{}`",
                ir::print::type_text(self.module, ty)
            ),
        }
    }

    /// The word of the current instruction.
    fn word(&self) -> &'static str {
        self.inst
            .map_or("define", |inst| self.body.insts[inst].word())
    }

    /// Where the current instruction is written.
    fn span(&self) -> Span {
        match self.inst {
            Some(inst) => self.body.spans[inst],
            None => self.func.span,
        }
    }
}
