//! The value of a constant, for all who ask: [`lower`](super), which knows no address, the linker,
//! which looks for what an alias stands for, and the linker again, which knows all addresses and
//! writes initial values.
//!
//! There is one answer to what cannot be evaluated: it stays the constant that it is
//! ([`ConstValue::Const`]). Lowering makes instructions of such a one, the linker says what it is
//! ([`Evaluator::reason`]). What LLVM calls poison is zero.
//!
//! Constants are evaluated in the order in which they are made of each other, from a list and not by
//! recursion, each once: neither nesting nor sharing has a limit, and aliases that lead in a circle
//! end at one of them.

mod expression;
mod load;
pub(super) mod operand;

use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use self::expression::Expression;
use super::info::ModuleInfo;
use crate::ir::compute::truncate;
use crate::ir::{Const, ConstId, ConstOp, GlobalId, GlobalKind, Linkage, Module, Type, TypeId};
use crate::lir::SymbolId;

/// A scalar: `plus - minus + offset`, modulo its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Linear {
    /// A symbol whose address is added.
    pub plus: Option<SymbolId>,
    /// A symbol whose address is subtracted.
    pub minus: Option<SymbolId>,
    /// An integer, or the bits of a float.
    pub offset: u128,
}

impl Linear {
    /// A number.
    pub(crate) fn bits(offset: u128) -> Linear {
        Linear {
            offset,
            ..Linear::default()
        }
    }

    fn symbol(symbol: SymbolId) -> Linear {
        Linear {
            plus: Some(symbol),
            ..Linear::default()
        }
    }

    /// The value, if no symbol is a part of it.
    pub(crate) fn known(self) -> Option<u128> {
        (self.plus.is_none() && self.minus.is_none()).then_some(self.offset)
    }

    fn add(self, other: Linear) -> Option<Linear> {
        let one = |a: Option<SymbolId>, b: Option<SymbolId>| match (a, b) {
            (Some(_), Some(_)) => None,
            (a, b) => Some(a.or(b)),
        };
        let (mut plus, mut minus) = (one(self.plus, other.plus)?, one(self.minus, other.minus)?);
        if plus == minus {
            (plus, minus) = (None, None);
        }
        let offset = self.offset.wrapping_add(other.offset);
        Some(Linear {
            plus,
            minus,
            offset,
        })
    }

    fn negated(self) -> Linear {
        Linear {
            plus: self.minus,
            minus: self.plus,
            offset: self.offset.wrapping_neg(),
        }
    }

    fn truncated(self, width: u32) -> Linear {
        Linear {
            offset: truncate(self.offset, width),
            ..self
        }
    }
}

/// What a constant is.
#[derive(Clone, Debug)]
pub(crate) enum ConstValue {
    /// An integer, a float or an address, of at most 128 bits.
    Scalar(Linear),
    /// Zeros, of any type.
    Zero,
    /// The elements of a vector or an aggregate that was computed.
    Parts(ConstParts),
    /// This constant: an aggregate as it was written, or what cannot be evaluated.
    Const(ConstId),
}

/// Values that several may share. They nest without limit, so that who is the last to have some gives back
/// what is in them from a list, and not by recursion.
#[derive(Clone, Debug)]
pub(crate) struct ConstParts(Arc<[ConstValue]>);

impl From<Vec<ConstValue>> for ConstParts {
    fn from(values: Vec<ConstValue>) -> ConstParts {
        ConstParts(values.into())
    }
}

impl std::ops::Deref for ConstParts {
    type Target = [ConstValue];

    fn deref(&self) -> &[ConstValue] {
        &self.0
    }
}

impl ConstParts {
    /// Takes out what has parts of its own, if nobody else has it.
    fn take_nested(&mut self, taken: &mut Vec<ConstParts>) {
        for value in Arc::get_mut(&mut self.0).into_iter().flatten() {
            if let ConstValue::Parts(_) = value
                && let ConstValue::Parts(parts) = std::mem::replace(value, ConstValue::Zero)
            {
                taken.push(parts);
            }
        }
    }
}

impl Drop for ConstParts {
    fn drop(&mut self) {
        let mut work = Vec::new();
        self.take_nested(&mut work);
        while let Some(mut parts) = work.pop() {
            parts.take_nested(&mut work);
        }
    }
}

impl ConstValue {
    /// The scalar that it is, if it is one that was evaluated.
    pub(crate) fn scalar(&self) -> Option<Linear> {
        match *self {
            ConstValue::Scalar(linear) => Some(linear),
            ConstValue::Zero => Some(Linear::default()),
            ConstValue::Parts(_) | ConstValue::Const(_) => None,
        }
    }

    fn known(&self) -> Option<u128> {
        self.scalar()?.known()
    }
}

/// What there is beside the module when a constant is evaluated.
pub(crate) trait Environment {
    /// The address of a symbol, if it is known.
    fn address(&self, symbol: SymbolId) -> Option<u64>;

    /// What an operator on floats gives, whose operands are of the type `from` and whose result is of
    /// the type `to`; `None` where the program itself computes it.
    fn float(&self, op: ConstOp, from: Type, to: Type, values: [u128; 2]) -> Option<u128>;
}

/// Before a program is linked: nothing is known.
pub(crate) struct Unlinked;

impl Environment for Unlinked {
    fn address(&self, _: SymbolId) -> Option<u64> {
        None
    }

    fn float(&self, _: ConstOp, _: Type, _: Type, _: [u128; 2]) -> Option<u128> {
        None
    }
}

/// What was evaluated so far of a module in one [`Environment`].
#[derive(Default, Debug)]
pub(crate) struct Memo {
    /// Those of which the parts are being evaluated have none so far.
    values: FxHashMap<ConstId, Option<ConstValue>>,
    work: Vec<ConstId>,
}

impl Memo {
    /// Forgets everything: for another module.
    pub(crate) fn clear(&mut self) {
        self.values.clear();
    }
}

/// Vectors and aggregates of more elements are not computed with.
const MAX_PARTS: usize = 1 << 16;

/// Evaluates the constants of a module.
pub(crate) struct Evaluator<'a> {
    /// The module.
    pub module: &'a Module,
    /// Its tables.
    pub info: &'a ModuleInfo,
    /// What is known beside it.
    pub environment: &'a dyn Environment,
    /// What it has evaluated.
    pub memo: &'a mut Memo,
}

/// The value of a scalar constant before the program is linked, if it is a number or at a known
/// distance from symbols.
pub(crate) fn linear(
    module: &Module,
    info: &ModuleInfo,
    id: ConstId,
    memo: &mut Memo,
) -> Option<Linear> {
    let mut evaluator = Evaluator {
        module,
        info,
        environment: &Unlinked,
        memo,
    };
    evaluator.evaluate(id).scalar()
}

impl Evaluator<'_> {
    /// The value of a constant.
    pub(crate) fn evaluate(&mut self, id: ConstId) -> ConstValue {
        if !self.is_made_of_others(id) {
            return self.get(id);
        }
        let mut work = std::mem::take(&mut self.memo.work);
        work.push(id);
        while let Some(&id) = work.last() {
            match self.memo.values.get(&id) {
                None => {
                    self.memo.values.insert(id, None);
                    self.push_parts(id, &mut work);
                }
                Some(None) => {
                    let value = self.compute(id);
                    self.memo.values.insert(id, Some(value));
                    work.pop();
                }
                Some(Some(_)) => {
                    work.pop();
                }
            }
        }
        self.memo.work = work;
        self.get(id)
    }

    /// The alias that a constant is the address of, as what it stands for.
    fn alias(&self, id: ConstId) -> Option<ConstId> {
        let Const::Global(global) = self.module.consts.get(id) else {
            return None;
        };
        let symbol = &self.module.globals[global];
        match symbol.kind {
            // Another module may have another definition of a weak one.
            GlobalKind::Alias(to)
                if !matches!(symbol.linkage, Linkage::Weak | Linkage::LinkOnce)
                    && self.environment.address(SymbolId(global.0)).is_none() =>
            {
                Some(to)
            }
            _ => None,
        }
    }

    fn is_made_of_others(&self, id: ConstId) -> bool {
        match self.module.consts.get(id) {
            Const::Aggregate { .. } | Const::Splat { .. } | Const::Expr { .. } => true,
            _ => self.alias(id).is_some(),
        }
    }

    /// Pushes the constants that one is made of and that have to be evaluated first.
    fn push_parts(&self, id: ConstId, work: &mut Vec<ConstId>) {
        let mut push = |part: ConstId| {
            if self.is_made_of_others(part) && !self.memo.values.contains_key(&part) {
                work.push(part);
            }
        };
        match self.module.consts.get(id) {
            Const::Aggregate { elems: list, .. } | Const::Expr { args: list, .. } => {
                self.module.consts.list(list).for_each(push);
            }
            Const::Splat { elem, .. } => push(elem),
            _ => self.alias(id).into_iter().for_each(push),
        }
    }

    /// The value of a constant whose parts are evaluated.
    fn compute(&self, id: ConstId) -> ConstValue {
        match self.module.consts.get(id) {
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                let args = self.module.consts.list(args).collect();
                let e = Expression {
                    op,
                    ty,
                    source,
                    args,
                };
                self.expression(&e).unwrap_or(ConstValue::Const(id))
            }
            Const::Global(global) => {
                let target = self.alias(id).map(|target| self.get(target));
                let target = target.and_then(|value| value.scalar());
                // The linker knows what it is.
                ConstValue::Scalar(target.unwrap_or_else(|| self.symbol(SymbolId(global.0))))
            }
            _ => ConstValue::Const(id),
        }
    }

    /// The value of a constant that has been evaluated, or is made of no others.
    pub(super) fn get(&self, id: ConstId) -> ConstValue {
        if let Some(value) = self.memo.values.get(&id) {
            return match (value, self.module.consts.get(id)) {
                (Some(value), _) => value.clone(),
                // An alias that leads back to itself.
                (None, Const::Global(global)) => {
                    ConstValue::Scalar(self.symbol(SymbolId(global.0)))
                }
                (None, _) => ConstValue::Const(id),
            };
        }
        self.leaf(id).unwrap_or(ConstValue::Const(id))
    }

    /// The value of a constant that is made of no others.
    fn leaf(&self, id: ConstId) -> Option<ConstValue> {
        Some(ConstValue::Scalar(match self.module.consts.get(id) {
            Const::Int { value, .. } => Linear::bits(value.into()),
            Const::Float { bits, .. } => Linear::bits(bits.into()),
            Const::BigInt { ty, words } | Const::BigFloat { ty, words } => {
                let width = self.width(ty)?;
                let word = |i: usize| u128::from(self.module.consts.word(words, i)) << (32 * i);
                let all = (0..width.div_ceil(32) as usize).fold(0, |value, i| value | word(i));
                Linear::bits(truncate(all, width))
            }
            Const::Null(_) | Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => {
                return Some(ConstValue::Zero);
            }
            Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
                self.symbol(SymbolId(global.0))
            }
            Const::BlockAddress { .. } => {
                let (symbol, place) = self.info.labels.address(id)?;
                let mut linear = self.symbol(symbol);
                linear.offset = linear.offset.wrapping_add(place.into());
                linear
            }
            _ => return None,
        }))
    }

    fn symbol(&self, symbol: SymbolId) -> Linear {
        match self.environment.address(symbol) {
            Some(address) => Linear::bits(address.into()),
            None => Linear::symbol(symbol),
        }
    }

    /// The bits of a scalar type, if they are at most 128.
    pub(crate) fn width(&self, ty: TypeId) -> Option<u32> {
        Some(match self.module.types.resolved(ty) {
            Type::Int(width @ ..=128) => width,
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double | Type::Ptr { .. } | Type::TypedPtr { .. } | Type::X86Mmx => 64,
            Type::X86Fp80 => 80,
            Type::Fp128 => 128,
            _ => return None,
        })
    }

    /// Why a value is not known: what of it is not.
    pub(crate) fn reason(&mut self, value: &ConstValue) -> String {
        let mut value = value.clone();
        loop {
            let id = match value {
                ConstValue::Scalar(linear) => return self.reason_of_address(linear),
                ConstValue::Const(id) => id,
                ConstValue::Zero | ConstValue::Parts(_) => return "a constant of this type".into(),
            };
            let Const::Expr { op, args, .. } = self.module.consts.get(id) else {
                return self.reason_of_leaf(id);
            };
            let args: SmallVec<[ConstId; 4]> = self.module.consts.list(args).collect();
            let args: Vec<ConstValue> = args.into_iter().map(|arg| self.evaluate(arg)).collect();
            let unknown = args.into_iter().find(|arg| match *arg {
                ConstValue::Scalar(linear) => linear.known().is_none(),
                ConstValue::Const(part) => part != id && self.is_unevaluated(part),
                ConstValue::Zero | ConstValue::Parts(_) => false,
            });
            match unknown {
                Some(unknown) => value = unknown,
                None => return format!("the constant expression `{}` of this type", word(op)),
            }
        }
    }

    fn is_unevaluated(&self, id: ConstId) -> bool {
        !matches!(
            self.module.consts.get(id),
            Const::Aggregate { .. } | Const::Splat { .. } | Const::Bytes { .. }
        )
    }

    /// Only the symbols of thread-local variables have no address when a program is linked.
    fn reason_of_address(&self, linear: Linear) -> String {
        let symbol = linear.plus.or(linear.minus);
        match symbol.and_then(|symbol| self.global(symbol)) {
            Some(global) => {
                let name = self.module.names.text(self.module.globals[global].name);
                format!("the address of the thread-local variable `@{name}` as a constant")
            }
            None => "an address that is not known".into(),
        }
    }

    fn reason_of_leaf(&self, id: ConstId) -> String {
        match self.module.consts.get(id) {
            Const::BlockAddress { .. } => "a `blockaddress` of no block".into(),
            Const::InlineAsm { .. } => "`asm` as a constant".into(),
            Const::BigInt { .. } | Const::BigFloat { .. } => {
                "a constant expression of a wide type".into()
            }
            _ => "a constant of this type".into(),
        }
    }

    /// The symbol of the module that a value is an address in.
    pub(crate) fn global(&self, symbol: SymbolId) -> Option<GlobalId> {
        ((symbol.0 as usize) < self.module.globals.len()).then_some(GlobalId(symbol.0))
    }
}

/// The word of an operator.
fn word(op: ConstOp) -> &'static str {
    match op {
        ConstOp::Cast(op) => op.word(),
        ConstOp::Binary(op, _) => op.word(),
        ConstOp::Gep(_) => "getelementptr",
        ConstOp::FNeg => "fneg",
        ConstOp::ICmp(_) => "icmp",
        ConstOp::FCmp(_) => "fcmp",
        ConstOp::Select => "select",
        ConstOp::ExtractElement => "extractelement",
        ConstOp::InsertElement => "insertelement",
        ConstOp::ShuffleVector => "shufflevector",
        ConstOp::PtrAuth => "ptrauth",
        ConstOp::ExtractValue => "extractvalue",
        ConstOp::InsertValue => "insertvalue",
    }
}
