//! What newer and older versions of LLVM wrote, in the language of one version: what that does not know
//! is said in its own words, or left out where it only promises something.
//!
//! Sources: the release notes of LLVM 15 to 22, "Changes to the LLVM IR" and "Changes to the C API".
//!
//! Whatever changes what a program does and has no other words there is an error, which names it.

mod attrs;
mod expressions;
mod insert;
mod intrinsics;
mod metadata;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::body::{DebugRecord, RecordKind};
use super::inst::{Flags, GepFlags, MemFlags, Ordering, RmwOp};
use super::{Body, CallConv, CastOp, FuncId, Function, GlobalKind, Inst, InstData, Module, TypeId};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::entity::{Entity, List};

/// The versions of LLVM that a module can be written for.
pub const VERSIONS: RangeInclusive<u32> = 15..=22;

/// The version that bitcode is written for.
pub const OF_BITCODE: u32 = 19;

/// A module in the language of one version.
#[derive(Debug)]
pub struct Downgraded {
    /// The module.
    pub module: Module,
    /// What was left out, because it only promises something, and how often.
    pub left_out: BTreeMap<String, u32>,
}

/// A valid module as a version of LLVM, one of [`VERSIONS`], would have it.
///
/// # Errors
///
/// One for each thing that this version cannot say and that a program does not do without.
pub fn downgrade(m: &Module, version: u32) -> Result<Downgraded, Diagnostics> {
    let mut cx = Downgrade {
        m: m.clone(),
        version,
        left_out: BTreeMap::new(),
        errors: Diagnostics::default(),
        changes: intrinsics::Changes::default(),
    };
    // Copies of arguments have no type of their own where their pointers have one.
    cx.pointees();
    cx.attributes();
    cx.metadata();
    cx.changes = cx.intrinsics();
    cx.initializers();
    for func in (0..cx.m.funcs.len()).map(FuncId::new) {
        cx.convention(cx.m.funcs[func].span, cx.m.funcs[func].conv);
        if let Some(mut body) = cx.m.funcs[func].body.take() {
            cx.body(&mut body);
            cx.m.funcs[func].body = Some(body);
        }
    }
    cx.declarations();
    cx.m.types.make_opaque();
    cx.m.opaque_pointers = true;
    match cx.errors.has_errors() {
        true => Err(cx.errors),
        false => Ok(Downgraded {
            module: cx.m,
            left_out: cx.left_out,
        }),
    }
}

struct Downgrade {
    m: Module,
    version: u32,
    left_out: BTreeMap<String, u32>,
    errors: Diagnostics,
    changes: intrinsics::Changes,
}

/// Instructions that are to stand in a body, in text order.
type NewInsts = Vec<insert::NewInst>;

impl Downgrade {
    fn leave_out(&mut self, what: impl Into<String>) {
        *self.left_out.entry(what.into()).or_default() += 1;
    }

    fn cannot(&mut self, span: Span, what: &str) {
        let version = self.version;
        let what = format!("{what}, which LLVM {version} does not know");
        self.errors.push(Diagnostic::unsupported(span, what));
    }

    fn body(&mut self, body: &mut Body) {
        for inst in body.insts.keys() {
            let flags = self.flags(body, inst);
            for what in flags.into_iter().flatten() {
                self.leave_out(format!("`{what}`"));
            }
            self.operation(body, inst);
        }
        self.calls(body);
        let mut new = NewInsts::new();
        self.expressions(body, &mut new);
        self.records(body, &mut new);
        insert::insert(&mut self.m, body, new);
    }

    /// Takes the flags away that this version does not know, and says which.
    fn flags(&mut self, body: &mut Body, inst: Inst) -> [Option<&'static str>; 2] {
        let version = self.version;
        let without = |flags: &mut Flags, flag: Flags, since: u32, word: &'static str| {
            let is_newer = version < since && flags.0 & flag.0 != 0;
            if is_newer {
                flags.0 &= !flag.0;
            }
            is_newer.then_some(word)
        };
        match &mut body.insts[inst] {
            InstData::ICmp { flags, .. } => [without(flags, Flags::SAMESIGN, 20, "samesign"), None],
            InstData::Binary { op, flags, .. } if op.integer_flags().has(Flags::DISJOINT) => {
                [without(flags, Flags::DISJOINT, 18, "disjoint"), None]
            }
            InstData::Cast { op, flags, .. } => match op {
                CastOp::Trunc => [
                    without(flags, Flags::NUW, 19, "nuw"),
                    without(flags, Flags::NSW, 19, "nsw"),
                ],
                CastOp::ZExt => [without(flags, Flags::NNEG, 18, "nneg"), None],
                CastOp::UIToFP => [without(flags, Flags::NNEG, 19, "nneg"), None],
                CastOp::FPTrunc | CastOp::FPExt => [without(flags, Flags::FAST, 20, "fast"), None],
                CastOp::SIToFP
                | CastOp::SExt
                | CastOp::FPToUI
                | CastOp::FPToSI
                | CastOp::PtrToInt
                | CastOp::IntToPtr
                | CastOp::PtrToAddr
                | CastOp::BitCast
                | CastOp::AddrSpaceCast => [None; 2],
            },
            InstData::Gep { flags, .. } if version < 19 => {
                let newer = [(GepFlags::NUSW, "nusw"), (GepFlags::NUW, "nuw")];
                newer.map(|(flag, word)| {
                    // The older flag has it within itself.
                    let is_said = flag == GepFlags::NUSW && flags.has(GepFlags::INBOUNDS);
                    let is_newer = flags.has(flag);
                    flags.0 &= !flag.0;
                    (is_newer && !is_said).then_some(word)
                })
            }
            _ => [None; 2],
        }
    }

    /// Says an instruction in other words, or that it cannot be said.
    fn operation(&mut self, body: &mut Body, inst: Inst) {
        let span = body.spans[inst];
        let atomic = |flags: MemFlags| flags.get_ordering() != Ordering::NotAtomic;
        match body.insts[inst] {
            // On what is run here an address is all that a pointer is.
            InstData::Cast {
                op: CastOp::PtrToAddr,
                flags,
                arg,
            } if self.version < 22 => {
                let op = CastOp::PtrToInt;
                body.insts[inst] = InstData::Cast { op, flags, arg };
            }
            InstData::AtomicRmw { op, .. } if self.version < since_of(op) => {
                self.cannot(span, &format!("`atomicrmw {}`", op.word()));
            }
            InstData::Load { flags, .. } if self.version < 22 && atomic(flags) => {
                let is_vector = self.m.types.vector_len(body.inst_type(inst)).is_some();
                if is_vector {
                    self.cannot(span, "an atomic `load` of a vector");
                }
            }
            InstData::Store { flags, value, .. } if self.version < 22 && atomic(flags) => {
                let ty = self.m.operand_type(body, value);
                if ty.is_some_and(|ty| self.m.types.vector_len(ty).is_some()) {
                    self.cannot(span, "an atomic `store` of a vector");
                }
            }
            InstData::Phi { incoming, .. } if self.version < 16 && incoming == List::EMPTY => {
                self.cannot(span, "a `phi` of nothing");
            }
            InstData::CallBr { .. }
                if self.version < 17 && body.inst_type(inst) != TypeId::VOID =>
            {
                self.cannot(span, "a `callbr` with a result");
            }
            InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } => self.convention(span, body.calls[call].conv),
            InstData::Cast { .. }
            | InstData::AtomicRmw { .. }
            | InstData::Load { .. }
            | InstData::Store { .. }
            | InstData::Phi { .. }
            | InstData::Binary { .. }
            | InstData::FNeg { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::Freeze { .. }
            | InstData::Alloca { .. }
            | InstData::Gep { .. }
            | InstData::VaArg { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::ShuffleVector { .. }
            | InstData::Fence { .. }
            | InstData::CmpXchg { .. }
            | InstData::LandingPad { .. }
            | InstData::Resume { .. }
            | InstData::CatchSwitch { .. }
            | InstData::CatchPad { .. }
            | InstData::CatchRet { .. }
            | InstData::CleanupPad { .. }
            | InstData::CleanupRet { .. }
            | InstData::Ret { .. }
            | InstData::Br { .. }
            | InstData::CondBr { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBr { .. }
            | InstData::Unreachable => {}
        }
    }

    /// A convention that is newer would be another one's number, or none.
    fn convention(&mut self, span: Span, conv: CallConv) {
        let since = match conv.to_number() {
            102 | 103 => 16,
            104..=106 => 17,
            107 => 18,
            21 | 110 => 19,
            111 => 20,
            _ => 0,
        };
        if self.version < since {
            self.cannot(span, &format!("the calling convention `{}`", conv.text()));
        }
    }

    /// Debug records as the calls that they were before LLVM 19.
    fn records(&mut self, body: &mut Body, new: &mut NewInsts) {
        if self.version < 16 && !body.attachments().is_empty() {
            // What ties stores to variables is newer.
            let names = &self.m.names;
            let attachments = &mut body.notes_mut().attachments;
            attachments.retain(|row| names.get(row.kind) != b"DIAssignID");
        }
        if body.records().is_empty() {
            return;
        }
        if self.version >= 19 {
            let is_known = |record: &DebugRecord| record.kind != RecordKind::DeclareValue;
            if self.version < 22 && !body.records().iter().all(is_known) {
                body.notes_mut().records.retain(is_known);
                self.leave_out("`#dbg_declare_value`");
            }
            return;
        }
        for record in std::mem::take(&mut body.notes_mut().records) {
            self.record_as_call(body, record, new);
        }
    }

    /// Symbols that are used and not declared, as only here they may be.
    fn declarations(&mut self) {
        for symbol in self.m.globals.values() {
            if let GlobalKind::Undeclared = symbol.kind {
                let name = self.m.names.text(symbol.name);
                let what = format!("`@{name}`, which is not declared");
                let diagnostic = Diagnostic::unsupported(symbol.span, what);
                self.errors.push(diagnostic);
            }
        }
        if let Some(&alias) = self.m.old_aliases.iter().min() {
            let what = "an alias of a declaration, which LLVM does not know since 3.5";
            let diagnostic = Diagnostic::unsupported(self.m.globals[alias].span, what);
            self.errors.push(diagnostic);
        }
    }
}

/// The first version that knows an operation of `atomicrmw`.
fn since_of(op: RmwOp) -> u32 {
    match op {
        RmwOp::Xchg
        | RmwOp::Add
        | RmwOp::Sub
        | RmwOp::And
        | RmwOp::Nand
        | RmwOp::Or
        | RmwOp::Xor
        | RmwOp::Max
        | RmwOp::Min
        | RmwOp::UMax
        | RmwOp::UMin
        | RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin => 15,
        RmwOp::UIncWrap | RmwOp::UDecWrap => 16,
        RmwOp::USubCond | RmwOp::USubSat => 20,
        RmwOp::FMaximum | RmwOp::FMinimum => 21,
    }
}

/// The constants that a function names outside of its body.
fn constants_of(function: &Function) -> impl Iterator<Item = super::ConstId> {
    let [prefix, prologue] = function.prefix;
    [function.personality, prefix, prologue]
        .into_iter()
        .flatten()
}
