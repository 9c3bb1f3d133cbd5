//! Instructions, all but those of memory and calls.

use smallvec::SmallVec;

use super::super::codes::function as code;
use super::super::opcodes;
use super::big_int;
use super::body::Reading;
use super::input::{Input, Result, signed};
use crate::entity::List;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{BinaryOp, Block, CastOp, FCmpCond, ICmpCond, InstData, Operand, Type, TypeId};

/// An instruction that was read: its data and the type of its result.
pub(super) type DecodedInst = (InstData, TypeId);

/// How a `switch` with ranges of cases begins, in the high bits of its first operand.
const CASE_RANGES: u64 = 0x4b5;
/// The most cases that a range may stand for.
const MOST_CASES: u64 = 1 << 16;

impl Reading<'_, '_> {
    #[inline]
    pub(super) fn instruction(
        &mut self,
        input: &mut Input<'_>,
        record: u32,
    ) -> Result<DecodedInst> {
        match record {
            code::INST_LOAD => self.load(input, false),
            code::INST_STORE => self.store(input, false, false),
            code::INST_BR => self.br(input),
            code::INST_GEP => self.gep(input, record),
            code::INST_CALL => self.call(input),
            code::INST_BINOP => self.binary(input),
            code::INST_CMP | code::INST_CMP2 => self.compare(input),
            code::INST_CAST => self.cast(input),
            code::INST_RET => self.ret(input),
            code::INST_ALLOCA => self.alloca(input),
            code::INST_PHI => self.phi(input),
            _ => self.rare(input, record),
        }
    }

    #[inline(never)]
    fn rare(&mut self, input: &mut Input<'_>, record: u32) -> Result<DecodedInst> {
        let void = |data| Ok((data, TypeId::VOID));
        match record {
            code::INST_UNOP => {
                let mut at = 0;
                let (arg, ty) = self.typed(input, &mut at)?;
                if input.op(at)? != 0 {
                    return Err(input.malformed(format!("{} is no operator", input.op(at)?)));
                }
                let flags = opcodes::fast_flags(input.or_zero(at + 1));
                Ok((InstData::FNeg { flags, arg }, ty))
            }
            code::INST_FREEZE => {
                let (arg, ty) = self.typed(input, &mut 0)?;
                Ok((InstData::Freeze { arg }, ty))
            }
            code::INST_SELECT | code::INST_VSELECT => self.select(input, record),
            code::INST_GEP_OLD | code::INST_INBOUNDS_GEP_OLD => self.gep(input, record),
            code::INST_EXTRACTVAL => {
                let mut at = 0;
                let (agg, ty) = self.typed(input, &mut at)?;
                let (indices, ty) = self.indices(input, at, ty)?;
                Ok((InstData::ExtractValue { agg, indices }, ty))
            }
            code::INST_INSERTVAL => {
                let mut at = 0;
                let (agg, ty) = self.typed(input, &mut at)?;
                let (elem, _) = self.typed(input, &mut at)?;
                let (indices, _) = self.indices(input, at, ty)?;
                Ok((InstData::InsertValue { agg, elem, indices }, ty))
            }
            code::INST_EXTRACTELT => {
                let mut at = 0;
                let (vector, ty) = self.typed(input, &mut at)?;
                // The index of old has always 32 bits.
                let (index, _) = self.typed(input, &mut at)?;
                let elem = self.m.types.element(ty).unwrap_or(TypeId::VOID);
                let args = [vector, index];
                Ok((InstData::ExtractElement { args }, elem))
            }
            code::INST_INSERTELT => {
                let mut at = 0;
                let (vector, ty) = self.typed(input, &mut at)?;
                let elem = self.m.types.element(ty).unwrap_or(TypeId::VOID);
                let elem = self.value(input, at, elem)?;
                at += 1;
                let (index, _) = self.typed(input, &mut at)?;
                let args = [vector, elem, index];
                Ok((InstData::InsertElement { args }, ty))
            }
            code::INST_SHUFFLEVEC => {
                let mut at = 0;
                let (first, ty) = self.typed(input, &mut at)?;
                let second = self.value(input, at, ty)?;
                at += 1;
                let (mask, mask_ty) = self.typed(input, &mut at)?;
                let args = [first, second, mask];
                let ty = self.m.types.shuffled(ty, mask_ty);
                Ok((InstData::ShuffleVector { args }, ty))
            }
            code::INST_SWITCH => self.switch(input),
            code::INST_INDIRECTBR => {
                let ty = self.ty(input, 0)?;
                let addr = self.value(input, 1, ty)?;
                let targets = self.targets(input, 2, None)?;
                void(InstData::IndirectBr { addr, targets })
            }
            code::INST_UNREACHABLE => void(InstData::Unreachable),
            code::INST_RESUME => {
                let (value, _) = self.typed(input, &mut 0)?;
                void(InstData::Resume { value })
            }
            code::INST_LANDINGPAD | code::INST_LANDINGPAD_OLD => self.landing_pad(input, record),
            code::INST_LOADATOMIC => self.load(input, true),
            code::INST_STORE_OLD => self.store(input, true, false),
            code::INST_STOREATOMIC => self.store(input, false, true),
            code::INST_STOREATOMIC_OLD => self.store(input, true, true),
            code::INST_CMPXCHG | code::INST_CMPXCHG_OLD => {
                self.cmpxchg(input, record == code::INST_CMPXCHG_OLD)
            }
            code::INST_ATOMICRMW | code::INST_ATOMICRMW_OLD => {
                self.atomicrmw(input, record == code::INST_ATOMICRMW_OLD)
            }
            code::INST_FENCE => self.fence(input),
            code::INST_VAARG => {
                let ty = self.ty(input, 0)?;
                let list = self.value(input, 1, ty)?;
                Ok((InstData::VaArg { list }, self.ty(input, 2)?))
            }
            code::INST_INVOKE => self.invoke(input),
            code::INST_CALLBR => self.callbr(input),
            code::INST_CATCHSWITCH => self.catch_switch(input),
            code::INST_CATCHPAD | code::INST_CLEANUPPAD => self.pad(input, record),
            code::INST_CATCHRET => {
                let pad = self.value(input, 0, TypeId::TOKEN)?;
                let to = self.target(input, input.op(1)?)?;
                void(InstData::CatchRet { pad, to })
            }
            code::INST_CLEANUPRET => {
                let pad = self.value(input, 0, TypeId::TOKEN)?;
                let unwind = self.unwind(input, 1)?;
                void(InstData::CleanupRet { pad, unwind })
            }
            _ => Err(input.unsupported(format_args!("{} in a function", input.name()))),
        }
    }

    /// `[a, b, operator, flags]`
    #[inline]
    fn binary(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let mut at = 0;
        let (a, ty) = self.typed(input, &mut at)?;
        let b = self.value(input, at, ty)?;
        let number = input.op(at + 1)?;
        let plain = (TypeId::I1..=TypeId::I64).contains(&ty);
        let is_float = !plain && opcodes::is_float(self.m, ty);
        let Some(op) = BinaryOp::from_bitcode(number, is_float) else {
            return Err(input.malformed(format!("{number} is no operator of its type")));
        };
        let bits = input.or_zero(at + 2);
        let flags = match is_float {
            true => opcodes::fast_flags(bits),
            false => opcodes::int_flags(op, bits),
        };
        let args = [a, b];
        Ok((InstData::Binary { op, flags, args }, ty))
    }

    /// `[value, type, conversion, flags]`
    fn cast(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let mut at = 0;
        let (arg, _) = self.typed(input, &mut at)?;
        let ty = self.ty(input, at)?;
        let number = input.op(at + 1)?;
        let Some(op) = CastOp::from_bitcode(number) else {
            return Err(input.malformed(format!("{number} is no conversion")));
        };
        let bits = input.or_zero(at + 2);
        let flags = match op {
            CastOp::ZExt | CastOp::UIToFP if bits & 1 != 0 => Flags::NNEG,
            CastOp::Trunc => opcodes::int_flags(BinaryOp::Add, bits),
            CastOp::FPTrunc | CastOp::FPExt => opcodes::fast_flags(bits),
            _ => Flags::NONE,
        };
        Ok((InstData::Cast { op, flags, arg }, ty))
    }

    /// `[a, b, condition, flags]`
    fn compare(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let mut at = 0;
        let (a, ty) = self.typed(input, &mut at)?;
        let b = self.value(input, at, ty)?;
        let number = input.op(at + 1)?;
        let bits = input.or_zero(at + 2);
        let args = [a, b];
        let data = match (
            ICmpCond::from_bitcode(number),
            FCmpCond::from_bitcode(number),
        ) {
            (Some(cond), _) => {
                let flags = match bits & 1 {
                    0 => Flags::NONE,
                    _ => Flags::SAMESIGN,
                };
                InstData::ICmp { cond, flags, args }
            }
            (_, Some(cond)) => {
                let flags = opcodes::fast_flags(bits);
                InstData::FCmp { cond, flags, args }
            }
            _ => return Err(input.malformed(format!("{number} is no condition"))),
        };
        Ok((data, self.m.types.bool_like(ty)))
    }

    /// `[then, else, condition, flags]`; of old the condition is always an `i1`.
    fn select(&mut self, input: &Input<'_>, record: u32) -> Result<DecodedInst> {
        let mut at = 0;
        let (then, ty) = self.typed(input, &mut at)?;
        let els = self.value(input, at, ty)?;
        at += 1;
        let cond = match record {
            code::INST_SELECT => {
                at += 1;
                self.value(input, at - 1, TypeId::I1)?
            }
            _ => self.typed(input, &mut at)?.0,
        };
        let flags = opcodes::fast_flags(input.or_zero(at));
        let args = [cond, then, els];
        Ok((InstData::Select { flags, args }, ty))
    }

    /// `[flags, source type, base, indices]`; of old neither flags nor the type.
    #[inline(never)]
    fn gep(&mut self, input: &Input<'_>, record: u32) -> Result<DecodedInst> {
        let mut at = 0;
        let (flags, source) = match record {
            code::INST_GEP => {
                at = 2;
                let flags = opcodes::gep_flags(input.op(0)?);
                (flags, Some(self.ty(input, 1)?))
            }
            code::INST_INBOUNDS_GEP_OLD => (GepFlags::INBOUNDS, None),
            _ => (GepFlags::default(), None),
        };
        let (base, pointer) = self.typed(input, &mut at)?;
        let source = source.unwrap_or_else(|| self.m.types.gep_source(pointer));
        let mut words: SmallVec<[u32; 8]> = SmallVec::from_slice(&[base.0]);
        let mut walk = GepWalk::new(pointer, source);
        while at < input.len() {
            let (index, ty) = self.typed(input, &mut at)?;
            words.push(index.0);
            walk.step(&self.m.types, ty, || self.m.index_of(index));
        }
        let ty = walk.finish(&mut self.m.types);
        let data = InstData::Gep {
            flags,
            source,
            args: self.body.pool.push(&words),
        };
        Ok((data, ty))
    }

    /// Index numbers from operand `at` on; gives the type that the path leads to.
    fn indices(&mut self, input: &Input<'_>, at: usize, agg: TypeId) -> Result<(List, TypeId)> {
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        let mut ty = Some(agg);
        for n in at..input.len() {
            let index = input.op32(n)?;
            words.push(index);
            ty = ty.and_then(|ty| self.m.types.field(ty, Some(index.into())));
        }
        if words.is_empty() {
            return Err(input.malformed("there is no index"));
        }
        Ok((self.body.pool.push(&words), ty.unwrap_or(TypeId::VOID)))
    }

    /// `[type, value and block, ..., flags]`
    fn phi(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let ty = self.ty(input, 0)?;
        let mut words: SmallVec<[u32; 16]> = SmallVec::new();
        let pairs = (input.len() - 1) / 2;
        for n in 0..pairs {
            let value = self.signed_value(input, input.op(2 * n + 1)?, ty)?;
            let block = self.target(input, input.op(2 * n + 2)?)?;
            words.extend([value.0, block.0]);
        }
        let flags = match input.len() % 2 {
            0 => opcodes::fast_flags(input.op(input.len() - 1)?),
            _ => Flags::NONE,
        };
        let incoming = self.body.pool.push(&words);
        Ok((InstData::Phi { flags, incoming }, ty))
    }

    #[inline]
    fn ret(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let value = match input.len() {
            0 => Operand::MISSING,
            _ => self.typed(input, &mut 0)?.0,
        };
        Ok((InstData::Ret { value }, TypeId::VOID))
    }

    /// `[block]` or `[block, block, condition]`
    #[inline]
    fn br(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let then = self.target(input, input.op(0)?)?;
        let data = match input.len() {
            1 => InstData::Br { to: then },
            _ => InstData::CondBr {
                then,
                els: self.target(input, input.op(1)?)?,
                cond: self.value(input, 2, TypeId::I1)?,
            },
        };
        Ok((data, TypeId::VOID))
    }

    /// Blocks from operand `at` on, behind one that is known.
    pub(super) fn targets(
        &mut self,
        input: &Input<'_>,
        at: usize,
        first: Option<Block>,
    ) -> Result<List> {
        let mut words: SmallVec<[u32; 8]> = first.iter().map(|block| block.0).collect();
        for n in at..input.len() {
            words.push(self.target(input, input.op(n)?)?.0);
        }
        Ok(self.body.pool.push(&words))
    }

    /// `[type, value, default, case and block, ...]`, where cases are constants by their numbers,
    /// which are not counted back.
    fn switch(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        if input.op(0)? >> 16 == CASE_RANGES {
            return self.switch_ranges(input);
        }
        let ty = self.ty(input, 0)?;
        let value = self.value(input, 1, ty)?;
        let default = self.target(input, input.op(2)?)?;
        let mut words: SmallVec<[u32; 32]> = SmallVec::from_slice(&[default.0]);
        let cases = input.record.ops.get(3..).unwrap_or(&[]);
        if cases.len() % 2 == 1 {
            return Err(input.malformed("a case has no block"));
        }
        for pair in cases.chunks_exact(2) {
            let number = u32::try_from(pair[0]).unwrap_or(u32::MAX);
            let case = self.numbered(input, number, ty)?;
            let Some(case) = case.as_const() else {
                return Err(input.malformed("a case is no constant"));
            };
            let block = self.target(input, pair[1])?;
            words.extend([case.0, block.0]);
        }
        let targets = self.body.pool.push(&words);
        Ok((InstData::Switch { value, targets }, TypeId::VOID))
    }

    /// As LLVM 3.3 wrote it: `[magic, type, value, default, count]`, then for each case how many
    /// items it has, each of which is a number or a range, and its block.
    fn switch_ranges(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let ty = self.ty(input, 1)?;
        let Some(width) = self.m.types.int_width(ty) else {
            return Err(input.malformed("its type is no integer"));
        };
        let value = self.value(input, 2, ty)?;
        let default = self.target(input, input.op(3)?)?;
        let mut words: SmallVec<[u32; 32]> = SmallVec::from_slice(&[default.0]);
        let mut at = 5;
        // A number of one or, where it is wide, of several words.
        let number = |at: &mut usize| -> Result<Vec<u64>> {
            let count = match width > 64 {
                true => {
                    *at += 1;
                    input.op(*at - 1)? as usize
                }
                false => 1,
            };
            let words = input.record.ops.get(*at..).and_then(|ops| ops.get(..count));
            let Some(words) = words else {
                return Err(input.malformed("it has too few operands"));
            };
            *at += count;
            Ok(words.iter().map(|&word| signed(word) as u64).collect())
        };
        for _ in 0..input.op(4)? {
            let first = words.len();
            let items = input.op(at)?;
            at += 1;
            for _ in 0..items {
                let single = input.op(at)? != 0;
                at += 1;
                let low = number(&mut at)?;
                if single {
                    let case = match width > 64 {
                        true => self.m.consts.big_int(ty, &big_int::words(&low, width)),
                        false => self.m.consts.int(ty, width, low[0]),
                    };
                    words.extend([case.0, 0]);
                    continue;
                }
                let high = number(&mut at)?;
                let span = high[0].wrapping_sub(low[0]);
                if width > 64 || span >= MOST_CASES {
                    return Err(input.unsupported("a range of so many cases"));
                }
                for n in 0..=span {
                    let case = self.m.consts.int(ty, width, low[0].wrapping_add(n));
                    words.extend([case.0, 0]);
                }
            }
            let block = self.target(input, input.op(at)?)?;
            at += 1;
            for pair in words[first..].chunks_exact_mut(2) {
                pair[1] = block.0;
            }
        }
        let targets = self.body.pool.push(&words);
        Ok((InstData::Switch { value, targets }, TypeId::VOID))
    }

    /// `[type, cleanup, count, kind and value, ...]`; of old the personality stands behind the
    /// type.
    fn landing_pad(&mut self, input: &Input<'_>, record: u32) -> Result<DecodedInst> {
        let ty = self.ty(input, 0)?;
        let mut at = 1;
        if record == code::INST_LANDINGPAD_OLD {
            let (personality, _) = self.typed(input, &mut at)?;
            self.personality = personality.as_const();
        }
        let cleanup = input.op(at)? != 0;
        let count = input.op(at + 1)?;
        at += 2;
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        for _ in 0..count {
            let kind = input.op(at)?;
            at += 1;
            let (value, _) = self.typed(input, &mut at)?;
            words.extend([(kind & 1) as u32, value.0]);
        }
        let clauses = self.body.pool.push(&words);
        Ok((InstData::LandingPad { cleanup, clauses }, ty))
    }

    /// Where unwinding goes on: the block of operand `n`, or the caller where there is none.
    fn unwind(&self, input: &Input<'_>, n: usize) -> Result<Block> {
        match input.record.ops.get(n) {
            Some(&block) => self.target(input, block),
            None => Ok(Block::CALLER),
        }
    }

    /// `[parent, count, handlers, block to unwind to]`
    fn catch_switch(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let parent = self.value(input, 0, TypeId::TOKEN)?;
        let count = input.op(1)?;
        let end = usize::try_from(count)
            .unwrap_or(usize::MAX)
            .saturating_add(2);
        let Some(handlers) = input.record.ops.get(2..end) else {
            return Err(input.malformed(format!("there are no {count} handlers")));
        };
        let mut words: SmallVec<[u32; 8]> = SmallVec::from_slice(&[self.unwind(input, end)?.0]);
        for &handler in handlers {
            words.push(self.target(input, handler)?.0);
        }
        let targets = self.body.pool.push(&words);
        Ok((InstData::CatchSwitch { parent, targets }, TypeId::TOKEN))
    }

    /// `[parent, count, arguments]`
    fn pad(&mut self, input: &Input<'_>, record: u32) -> Result<DecodedInst> {
        let parent = self.value(input, 0, TypeId::TOKEN)?;
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        let mut at = 2;
        for _ in 0..input.op(1)? {
            words.push(self.typed(input, &mut at)?.0.0);
        }
        let args = self.body.pool.push(&words);
        let data = match record {
            code::INST_CATCHPAD => InstData::CatchPad { parent, args },
            _ => InstData::CleanupPad { parent, args },
        };
        Ok((data, TypeId::TOKEN))
    }

    /// The type that a pointer leads to, where it says so.
    pub(super) fn pointee(&self, input: &Input<'_>, pointer: TypeId) -> Result<TypeId> {
        match self.m.types.get(pointer) {
            Type::TypedPtr { pointee, .. } => Ok(pointee),
            _ => Err(input.malformed("its address does not say what it leads to")),
        }
    }
}
