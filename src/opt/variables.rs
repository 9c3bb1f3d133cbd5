//! The variables of a module that are accessed by their names alone, and which of them nothing ever writes.
//!
//! Such a variable is one that no other module can name (`private` or `internal`), and whose address goes
//! nowhere: it is what is loaded from, stored to, compared or copied, and what such addresses are computed
//! from. Who hands an address to anything else, an initializer or `llvm.used` among that, may have it kept anywhere.
//! No pointer that was loaded, or that a caller has passed, points to what is accessed so. What is moreover only loaded,
//! compared or copied from is never written: its loads are as those of constants.
//!
//! Relies on all bodies of the module being there.

use rustc_hash::FxHashMap;

use crate::entity::Entity;
use crate::ir::intrinsics::ROOT_CHAIN;
use crate::ir::{
    Body, CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, Inst, InstData, Linkage, Module,
    Operand, OperandKind, Value,
};

/// So often a function is looked through for addresses that are computed from others, at most.
const ROUNDS: usize = 8;

/// The variables of a module that are not `constant` and whose addresses go nowhere, in order.
#[derive(Clone, Debug, Default)]
pub struct OwnVariables {
    /// Those that are accessed by their names alone.
    pub unexposed: Vec<GlobalId>,
    /// Those among them that nothing ever writes.
    pub unwritten: Vec<GlobalId>,
}

/// Finds the variables of a module that are accessed by their names alone.
pub fn own_variables(module: &Module) -> OwnVariables {
    if module.has_unread() || !module.module_asm.is_empty() {
        return OwnVariables::default();
    }
    let mut search = Search {
        module,
        is_candidate: module.globals.keys().map(|id| is_own(module, id)).collect(),
        is_written: vec![false; module.globals.len()],
        bases: Vec::with_capacity(module.consts.len()),
        is_address: Vec::new(),
        left: 0,
        lost: 0,
    };
    if !search.is_candidate.contains(&true) {
        return OwnVariables::default();
    }
    search.constants();
    search.symbols();
    search.settle();
    if search.is_address.contains(&true) {
        let mut derived = FxHashMap::default();
        for body in module.funcs.values().filter_map(|f| f.body.as_ref()) {
            search.body(body, &mut derived);
            if search.lost > search.left / 2 {
                search.settle();
            }
        }
    }
    let is_unexposed = |id: &GlobalId| search.is_candidate[id.index()];
    let unexposed: Vec<GlobalId> = module.globals.keys().filter(is_unexposed).collect();
    let is_unwritten = |id: &GlobalId| !search.is_written[id.index()];
    OwnVariables {
        unwritten: unexposed.iter().copied().filter(is_unwritten).collect(),
        unexposed,
    }
}

/// Whether a symbol is a variable that only its own module can name, as far as its declaration says.
fn is_own(module: &Module, id: GlobalId) -> bool {
    let global = &module.globals[id];
    let is_variable = matches!(
        global.kind,
        GlobalKind::Variable {
            constant: false,
            init: Some(_)
        }
    );
    is_variable
        && matches!(global.linkage, Linkage::Private | Linkage::Internal)
        && global.thread_local.is_none()
        // C finds what is in such a section by its bounds.
        && global.section.is_none()
        && !global.externally_initialized
        // Functions write it at their entry, and say so nowhere.
        && module.names.get(global.name) != ROOT_CHAIN.as_bytes()
}

/// Whether an instruction does no more with an address than to load from it or to compare it; some take none at all.
fn only_looks(data: InstData) -> bool {
    matches!(
        data,
        InstData::Load { .. }
            | InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Binary { .. }
            | InstData::FNeg { .. }
            | InstData::Br { .. }
            | InstData::CondBr { .. }
            | InstData::Switch { .. }
    )
}

/// What is done to memory by its address.
enum Accesses {
    Reads,
    Writes,
}

/// What is found out about a module.
struct Search<'a> {
    module: &'a Module,
    /// Symbol by symbol, whether nothing is known so far that may know its address.
    is_candidate: Vec<bool>,
    /// Symbol by symbol, whether something writes it.
    is_written: Vec<bool>,
    /// Constant by constant, the candidate that it is an address in.
    bases: Vec<Option<GlobalId>>,
    /// Whether it is one: what is asked of most operands, and in few bytes.
    is_address: Vec<bool>,
    /// How many candidates there were when that was found, and how many are none any more since then.
    left: usize,
    lost: usize,
}

impl Search<'_> {
    /// Finds the addresses in candidates among the constants, and those that other constants are made of.
    fn constants(&mut self) {
        let module = self.module;
        for id in (0..module.consts.len()).map(ConstId::new) {
            let base = match module.consts.get(id) {
                Const::Global(global) => Some(global).filter(|g| self.is_candidate[g.index()]),
                Const::Expr { op, args, .. } => {
                    let is_address = matches!(op, ConstOp::Gep(_) | ConstOp::Cast(CastOp::BitCast));
                    let first = module.consts.list(args).next().filter(|_| is_address);
                    let known = first.and_then(|arg| self.bases.get(arg.index()));
                    let base = known.copied().flatten();
                    let others = usize::from(base.is_some());
                    self.lose_all(module.consts.list(args).skip(others));
                    base
                }
                Const::Aggregate { elems, .. } => {
                    self.lose_all(module.consts.list(elems));
                    None
                }
                Const::Splat { elem, .. } => {
                    self.lose_all([elem].into_iter());
                    None
                }
                Const::InlineAsm { text, .. } => {
                    self.assembly(module.names.get(text));
                    None
                }
                _ => None,
            };
            self.bases.push(base);
        }
    }

    /// Takes note that the addresses that some constants are have gone elsewhere.
    fn lose_all(&mut self, constants: impl Iterator<Item = ConstId>) {
        for id in constants {
            match (self.bases.get(id.index()), self.module.consts.get(id)) {
                (Some(&base), _) => self.lose(base),
                (None, Const::Global(global)) => self.lose(Some(global)),
                // Of a later constant it is not known yet: it may be any.
                (None, Const::Expr { .. }) => self.is_candidate.fill(false),
                (None, _) => {}
            }
        }
    }

    fn lose(&mut self, base: Option<GlobalId>) {
        if let Some(base) = base
            && std::mem::take(&mut self.is_candidate[base.index()])
        {
            self.lost += 1;
        }
    }

    /// What a template of assembly mentions may be written there.
    fn assembly(&mut self, text: &[u8]) {
        if text.contains(&b'"') {
            // A name in quotes may be any.
            self.is_candidate.fill(false);
        }
        let is_of_name = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.' | b'$');
        for word in text.split(|c| !is_of_name(c)) {
            let word = std::str::from_utf8(word).unwrap_or_default();
            self.lose(self.module.find(word));
            // That of an immediate operand.
            self.lose(self.module.find(word.trim_start_matches('$')));
        }
    }

    /// Looks at what is said of symbols.
    fn symbols(&mut self) {
        let module = self.module;
        for global in module.globals.values() {
            let operands = match global.kind {
                GlobalKind::Variable { init, .. } => init,
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => Some(target),
                GlobalKind::Undeclared | GlobalKind::Function(_) => None,
            };
            self.lose_all(operands.into_iter());
        }
        for function in module.funcs.values() {
            let operands = function.personality.into_iter();
            self.lose_all(operands.chain(function.prefix.into_iter().flatten()));
        }
    }

    /// Forgets the addresses in what are no candidates any more.
    fn settle(&mut self) {
        for base in &mut self.bases {
            *base = base.filter(|base| self.is_candidate[base.index()]);
        }
        self.is_address.clear();
        let is_address = self.bases.iter().map(Option::is_some);
        self.is_address.extend(is_address);
        self.left = self.is_candidate.iter().filter(|&&is| is).count();
        self.lost = 0;
    }

    /// The candidate that an operand is an address in.
    fn base(&self, operand: Operand, derived: &FxHashMap<Value, GlobalId>) -> Option<GlobalId> {
        match operand.kind() {
            OperandKind::Const(id) if self.is_address[id.index()] => self.bases[id.index()],
            OperandKind::Value(value) if !derived.is_empty() => derived.get(&value).copied(),
            _ => None,
        }
    }

    /// Looks at what a function does with addresses in candidates. `derived` is for those that it computes.
    fn body(&mut self, body: &Body, derived: &mut FxHashMap<Value, GlobalId>) {
        derived.clear();
        if !self.may_mention(body) {
            return;
        }
        for inst in body.insts.keys() {
            self.uses(body, inst, derived);
            self.derive(body, inst, derived);
        }
        if derived.is_empty() {
            return;
        }
        // Blocks may come in any order, so that an address may be used in front of what computes it.
        for round in 0.. {
            let known = derived.len();
            for inst in body.insts.keys() {
                self.derive(body, inst, derived);
            }
            if derived.len() == known {
                break;
            }
            if round == ROUNDS {
                derived.values().for_each(|&base| self.lose(Some(base)));
                return;
            }
        }
        for inst in body.insts.keys() {
            self.uses(body, inst, derived);
        }
    }

    /// Whether a function may do more with addresses in candidates than to load from them and compare them: what can be
    /// said of most functions at a glance.
    fn may_mention(&self, body: &Body) -> bool {
        let is_address = |operand: Operand| match operand.kind() {
            OperandKind::Const(id) => self.is_address.get(id.index()) == Some(&true),
            _ => false,
        };
        // What else lists hold may look like an operand, and none is overlooked.
        let words = body.pool.words().iter();
        words.copied().any(|word| is_address(Operand(word)))
            || body.insts.values().any(|data| match *data {
                InstData::Store { value, ptr, .. } => is_address(value) || is_address(ptr),
                InstData::Cast { arg, .. } => is_address(arg),
                InstData::Select { args, .. } => args.into_iter().any(is_address),
                InstData::Ret { value } => is_address(value),
                InstData::Call { call } => is_address(body.calls[call].callee),
                // Their operands are in lists.
                InstData::Alloca { .. }
                | InstData::Unreachable
                | InstData::Gep { .. }
                | InstData::Phi { .. } => false,
                data => !only_looks(data),
            })
    }

    /// Takes note of an instruction that computes an address in a candidate.
    fn derive(&self, body: &Body, inst: Inst, derived: &mut FxHashMap<Value, GlobalId>) {
        let from = match body.insts[inst] {
            InstData::Gep { args, .. } => body.operands(args).next(),
            InstData::Cast {
                op: CastOp::BitCast,
                arg,
                ..
            } => Some(arg),
            _ => None,
        };
        if let Some(base) = from.and_then(|from| self.base(from, derived)) {
            derived.insert(body.result(inst), base);
        }
    }

    /// Looks at what an instruction does with its operands.
    fn uses(&mut self, body: &Body, inst: Inst, derived: &FxHashMap<Value, GlobalId>) {
        let harmless = match body.insts[inst] {
            InstData::Cast {
                op: CastOp::BitCast,
                ..
            } => return,
            data if only_looks(data) => return,
            InstData::Store { value, ptr, .. } => {
                self.lose(self.base(value, derived));
                return self.write(self.base(ptr, derived));
            }
            InstData::Gep { .. } => Some(0),
            _ => None,
        };
        let mut at = 0;
        body.for_each_operand(inst, |operand| {
            if Some(at) != harmless
                && let Some(base) = self.base(operand, derived)
            {
                match self.accesses(body, inst, at) {
                    Some(Accesses::Reads) => {}
                    Some(Accesses::Writes) => self.write(Some(base)),
                    None => self.lose(Some(base)),
                }
            }
            at += 1;
        });
    }

    fn write(&mut self, base: Option<GlobalId>) {
        if let Some(base) = base {
            self.is_written[base.index()] = true;
        }
    }

    /// What an instruction that copies or fills memory does with what an operand points to, if that is all.
    fn accesses(&self, body: &Body, inst: Inst, at: u32) -> Option<Accesses> {
        let InstData::Call { call } = body.insts[inst] else {
            return None;
        };
        let OperandKind::Const(id) = body.calls[call].callee.kind() else {
            return None;
        };
        let Const::Global(callee) = self.module.consts.get(id) else {
            return None;
        };
        let name = self.module.names.get(self.module.globals[callee].name);
        let copies = name.starts_with(b"llvm.memcpy.") || name.starts_with(b"llvm.memmove.");
        match at {
            0 if copies || name.starts_with(b"llvm.memset.") => Some(Accesses::Writes),
            1 if copies => Some(Accesses::Reads),
            _ => None,
        }
    }
}
