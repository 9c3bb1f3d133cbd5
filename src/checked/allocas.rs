//! Which `alloca`s of a function need an object of their own.

use rustc_hash::FxHashSet;

use crate::entity::SecondaryMap;
use crate::ir::{Body, Const, GlobalKind, Inst, InstData, Operand, TypeId, Value};

use super::Checker;

/// How an `alloca` is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Use {
    /// It is no `alloca`.
    #[default]
    None,
    /// Each access to it has a known place within it.
    Known,
    /// The same, and it holds one value, which is loaded and stored as a whole.
    Whole,
    /// Its address goes elsewhere, or an index into it is not known.
    Tracked,
}

/// A pointer into an `alloca`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inside {
    /// The `alloca`.
    pub of: Inst,
    /// How many bytes behind its start.
    pub offset: i64,
}

/// What is known of the `alloca`s of a body.
pub(super) struct Allocas {
    /// How each is used.
    uses: SecondaryMap<Value, Use>,
    /// The pointers of known place.
    inside: SecondaryMap<Value, Option<Inside>>,
    /// Those of which it is said when they begin to live.
    scoped: FxHashSet<Value>,
}

impl Allocas {
    /// How the `alloca` is used whose result this is.
    pub(super) fn use_of(&self, value: Value) -> Use {
        self.uses[value]
    }

    /// Whether it is said when the `alloca` begins to live whose result this is.
    pub(super) fn has_scope(&self, value: Value) -> bool {
        self.scoped.contains(&value)
    }

    /// The `alloca` that an operand is known to lead into.
    pub(super) fn inside(&self, operand: Operand) -> Option<Inside> {
        self.inside[operand.as_value()?]
    }

    /// Whether any is to be an object.
    pub(super) fn any_tracked(&self, body: &Body) -> bool {
        let mut results = body.insts.keys().map(|inst| body.result(inst));
        results.any(|value| self.uses[value] == Use::Tracked)
    }

    /// Whether any has shadows in memory, although its accesses are known.
    pub(super) fn any_known(&self, body: &Body) -> bool {
        let mut results = body.insts.keys().map(|inst| body.result(inst));
        results.any(|value| self.uses[value] == Use::Known)
    }

    /// Looks through a body.
    pub(super) fn find(checker: &Checker, body: &Body) -> Allocas {
        let mut all = Allocas {
            uses: SecondaryMap::with_rows(Use::None, body.types.len()),
            inside: SecondaryMap::with_rows(None, body.types.len()),
            scoped: FxHashSet::default(),
        };
        for (inst, data) in body.insts.iter() {
            let result = body.result(inst);
            match *data {
                InstData::Alloca { ty, count, .. } => {
                    let is_whole = checker.is_single(ty) && count_of(checker, count) == Some(1);
                    let use_of = match size_of(checker, body, inst) {
                        Some(_) if is_whole => Use::Whole,
                        Some(_) => Use::Known,
                        None => Use::Tracked,
                    };
                    all.uses[result] = use_of;
                    all.inside[result] = Some(Inside {
                        of: inst,
                        offset: 0,
                    });
                }
                InstData::Gep { source, args, .. } => {
                    let mut args = body.operands(args);
                    let base = args.next().and_then(|base| all.inside(base));
                    let Some(base) = base else { continue };
                    let indices = args.map(|arg| checker.const_index(arg.as_const()?));
                    let offset = checker.constant_offset(source, indices);
                    let offset = offset.and_then(|offset| base.offset.checked_add(offset));
                    match offset {
                        Some(offset) => all.inside[result] = Some(Inside { offset, ..base }),
                        None => all.track(body, base.of),
                    }
                }
                InstData::Cast { arg, .. } if checker.is_pointer(body.types[result]) => {
                    all.inside[result] = all.inside(arg);
                }
                // A pointer that another one gives is not followed: the second look sees it leave.
                InstData::Cast { .. }
                | InstData::Load { .. }
                | InstData::Store { .. }
                | InstData::Call { .. }
                | InstData::Binary { .. }
                | InstData::FNeg { .. }
                | InstData::ICmp { .. }
                | InstData::FCmp { .. }
                | InstData::Select { .. }
                | InstData::Freeze { .. }
                | InstData::Phi { .. }
                | InstData::Invoke { .. }
                | InstData::CallBr { .. }
                | InstData::VaArg { .. }
                | InstData::ExtractValue { .. }
                | InstData::InsertValue { .. }
                | InstData::ExtractElement { .. }
                | InstData::InsertElement { .. }
                | InstData::ShuffleVector { .. }
                | InstData::Fence { .. }
                | InstData::CmpXchg { .. }
                | InstData::AtomicRmw { .. }
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
        for inst in body.insts.keys() {
            all.judge(checker, body, inst);
        }
        all
    }

    fn track(&mut self, body: &Body, alloca: Inst) {
        self.uses[body.result(alloca)] = Use::Tracked;
    }

    /// Looks at what an instruction does with pointers into `alloca`s.
    fn judge(&mut self, checker: &Checker, body: &Body, inst: Inst) {
        match body.insts[inst] {
            InstData::Load { ptr, .. } => self.access(checker, body, ptr, body.inst_type(inst)),
            InstData::Store { value, ptr, .. } => {
                let ty = checker.m.operand_type(body, value).unwrap_or(TypeId::VOID);
                self.access(checker, body, ptr, ty);
                self.leaves(body, value);
            }
            InstData::Gep { args, .. } => {
                // The base was followed, if it could be.
                for arg in body.operands(args).skip(1) {
                    self.leaves(body, arg);
                }
                let base = body.operands(args).next().unwrap_or(Operand::MISSING);
                if self.inside[body.result(inst)].is_none() {
                    self.leaves(body, base);
                }
            }
            InstData::Cast { arg, .. } => {
                if self.inside[body.result(inst)].is_none() {
                    self.leaves(body, arg);
                }
            }
            InstData::Call { call } => {
                let data = &body.calls[call];
                let name = callee_name(checker, data.callee);
                let args: Vec<Operand> = body.operands(data.args).collect();
                if name.starts_with(b"llvm.lifetime.start")
                    && let Some(inside) = args.last().and_then(|&arg| self.inside(arg))
                {
                    self.scoped.insert(body.result(inside.of));
                }
                if let Some((pointers, size)) = block_operation(checker, name, &args) {
                    for &pointer in pointers {
                        self.block(checker, body, pointer, size);
                    }
                    return;
                }
                body.for_each_operand(inst, |operand| self.leaves(body, operand));
            }
            // What these give is not followed, whatever they do with it.
            InstData::Binary { .. }
            | InstData::FNeg { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::Freeze { .. }
            | InstData::Phi { .. }
            | InstData::Alloca { .. }
            | InstData::Invoke { .. }
            | InstData::CallBr { .. }
            | InstData::VaArg { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. }
            | InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::ShuffleVector { .. }
            | InstData::Fence { .. }
            | InstData::CmpXchg { .. }
            | InstData::AtomicRmw { .. }
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
            | InstData::Unreachable => {
                body.for_each_operand(inst, |operand| self.leaves(body, operand));
            }
        }
    }

    /// A load or store by a pointer.
    fn access(&mut self, checker: &Checker, body: &Body, ptr: Operand, ty: TypeId) {
        let Some(Inside { of, offset }) = self.inside(ptr) else {
            return;
        };
        let size = checker.store_size(ty);
        let fits = fits(offset, size, size_of(checker, body, of));
        let result = body.result(of);
        if !fits {
            return self.track(body, of);
        }
        let InstData::Alloca { ty: own, .. } = body.insts[of] else {
            return;
        };
        if self.uses[result] == Use::Whole && !(offset == 0 && checker.is_alike(own, ty)) {
            self.uses[result] = Use::Known;
        }
    }

    /// A copy or filling of so many bytes.
    fn block(&mut self, checker: &Checker, body: &Body, ptr: Operand, size: u64) {
        let Some(Inside { of, offset }) = self.inside(ptr) else {
            return;
        };
        match fits(offset, Some(size), size_of(checker, body, of)) {
            true if self.uses[body.result(of)] == Use::Whole => {
                self.uses[body.result(of)] = Use::Known;
            }
            true => {}
            false => self.track(body, of),
        }
    }

    /// A pointer goes where nobody follows it.
    fn leaves(&mut self, body: &Body, operand: Operand) {
        if let Some(Inside { of, .. }) = self.inside(operand) {
            self.track(body, of);
        }
    }
}

/// Whether an access lies within so many bytes.
pub(super) fn fits(offset: i64, size: Option<u64>, within: Option<u64>) -> bool {
    let (Ok(offset), Some(size), Some(within)) = (u64::try_from(offset), size, within) else {
        return false;
    };
    offset.checked_add(size).is_some_and(|end| end <= within)
}

fn count_of(checker: &Checker, count: Operand) -> Option<u64> {
    if count.is_missing() {
        return Some(1);
    }
    u64::try_from(checker.const_index(count.as_const()?)?).ok()
}

/// The size of an `alloca` in bytes, where it is known.
pub(super) fn size_of(checker: &Checker, body: &Body, inst: Inst) -> Option<u64> {
    let InstData::Alloca { ty, count, .. } = body.insts[inst] else {
        return None;
    };
    let count = count_of(checker, count)?;
    checker.alloc_size(ty)?.checked_mul(count)
}

/// The name of the function that is called, if it is called by its name.
pub(super) fn callee_name(checker: &Checker, callee: Operand) -> &[u8] {
    let constant = callee.as_const().map(|id| checker.m.consts.get(id));
    match constant {
        Some(Const::Global(global)) => match checker.m.globals[global].kind {
            GlobalKind::Function(_) | GlobalKind::Undeclared => {
                checker.m.names.get(checker.m.globals[global].name)
            }
            GlobalKind::Variable { .. } | GlobalKind::Alias(_) | GlobalKind::IFunc(_) => b"",
        },
        _ => b"",
    }
}

/// The pointers of an intrinsic that copies or fills a known number of bytes, with that number.
fn block_operation<'a>(
    checker: &Checker,
    name: &[u8],
    args: &'a [Operand],
) -> Option<(&'a [Operand], u64)> {
    let kinds: [(&[u8], usize); 3] = [
        (b"llvm.memcpy.", 2),
        (b"llvm.memmove.", 2),
        (b"llvm.memset.", 1),
    ];
    let &(_, pointers) = kinds.iter().find(|(prefix, _)| name.starts_with(prefix))?;
    let size = checker.const_index(args.get(2)?.as_const()?)?;
    Some((args.get(..pointers)?, u64::try_from(size).ok()?))
}
