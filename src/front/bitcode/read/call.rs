//! Calls.

use smallvec::SmallVec;

use super::super::opcodes;
use super::attrs::AttrList;
use super::body::Reading;
use super::input::{Input, Result};
use super::inst::DecodedInst;
use crate::entity::List;
use crate::ir::body::{CallData, TailKind};
use crate::ir::inst::Flags;
use crate::ir::{AttrSet, CallConv, CallId, Const, InstData, Operand, Type, TypeId, upgrade};

/// What a call says in front of its operands.
struct Head {
    attrs: u64,
    conv: u64,
    tail: TailKind,
    flags: Flags,
    /// Whether the type of the function comes next.
    explicit: bool,
}

impl Reading<'_, '_> {
    /// `[tag, values]`: an operand bundle of the call that follows.
    pub(super) fn bundle(&mut self, input: &Input<'_>) -> Result<()> {
        let number = input.op(0)?;
        let tag = usize::try_from(number)
            .ok()
            .and_then(|n| self.t.tags.get(n));
        let Some(&tag) = tag else {
            return Err(input.malformed(format!("there is no tag {number}")));
        };
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        let mut at = 1;
        while at < input.len() {
            words.push(self.typed(input, &mut at)?.0.0);
        }
        if upgrade::is_idle_bundle(self.m.names.get(tag), words.len()) {
            return Ok(());
        }
        self.bundles.extend([tag.0, words.len() as u32]);
        self.bundles.extend(words);
        Ok(())
    }

    /// `[attributes, convention and marks, fast-math flags, type, function, arguments]`
    #[inline(never)]
    pub(super) fn call(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let bits = input.op(1)?;
        let bit = |n: u32| bits >> n & 1 != 0;
        let mut at = 2;
        let flags = match bit(17) {
            true => {
                at += 1;
                opcodes::fast_flags(input.op(2)?)
            }
            false => Flags::NONE,
        };
        let head = Head {
            attrs: input.op(0)?,
            conv: (bits & 0x7ff) >> 1,
            tail: match (bit(14), bit(16), bit(0)) {
                (_, true, _) => TailKind::NoTail,
                (true, ..) => TailKind::MustTail,
                (.., true) => TailKind::Tail,
                _ => TailKind::None,
            },
            flags,
            explicit: bit(15),
        };
        let (call, ty) = self.called(input, at, head)?;
        Ok((InstData::Call { call }, ty))
    }

    /// `[attributes, convention and marks, normal, unwind, type, function, arguments]`
    pub(super) fn invoke(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let bits = input.op(1)?;
        let normal = self.target(input, input.op(2)?)?;
        let unwind = self.target(input, input.op(3)?)?;
        let head = Head {
            attrs: input.op(0)?,
            conv: bits & 0x3ff,
            tail: TailKind::None,
            flags: Flags::NONE,
            explicit: bits >> 13 & 1 != 0,
        };
        let (call, ty) = self.called(input, 4, head)?;
        let data = InstData::Invoke {
            call,
            normal,
            unwind,
        };
        Ok((data, ty))
    }

    /// `[attributes, convention and marks, default, count, targets, type, function, arguments]`
    pub(super) fn callbr(&mut self, input: &Input<'_>) -> Result<DecodedInst> {
        let bits = input.op(1)?;
        let default = self.target(input, input.op(2)?)?;
        let count = input.op(3)?;
        let mut words: SmallVec<[u32; 8]> = SmallVec::from_slice(&[default.0]);
        let mut at = 4;
        for _ in 0..count {
            words.push(self.target(input, input.op(at)?)?.0);
            at += 1;
        }
        let head = Head {
            attrs: input.op(0)?,
            conv: (bits & 0x7ff) >> 1,
            tail: TailKind::None,
            flags: Flags::NONE,
            explicit: bits >> 15 & 1 != 0,
        };
        let (call, ty) = self.called(input, at, head)?;
        let targets = self.body.pool.push(&words);
        Ok((InstData::CallBr { call, targets }, ty))
    }

    /// What calls of all kinds share, from the type of the function on; gives the type of the
    /// result too.
    fn called(&mut self, input: &Input<'_>, mut at: usize, head: Head) -> Result<(CallId, TypeId)> {
        let explicit = match head.explicit {
            true => {
                at += 1;
                Some(self.ty(input, at - 1)?)
            }
            false => None,
        };
        let number = self.number(input.op(at)?);
        let (callee, pointer) = self.typed(input, &mut at)?;
        let fn_ty = match explicit {
            Some(ty) => ty,
            None => self.function_of(callee, number, pointer),
        };
        let Type::Function {
            ret,
            params,
            varargs,
        } = self.m.types.get(fn_ty)
        else {
            return Err(input.malformed("what is called is no function"));
        };
        let mut words: SmallVec<[u32; 16]> = SmallVec::new();
        for n in 0..self.m.types.list(params).len() {
            let ty = self.m.types.list(params)[n];
            if ty == TypeId::LABEL {
                return Err(input.unsupported("argument of type `label`"));
            }
            words.push(self.value(input, at, ty)?.0);
            at += 1;
        }
        let mut variable: SmallVec<[TypeId; 4]> = SmallVec::new();
        while at < input.len() {
            if !varargs {
                return Err(input.malformed("there are more arguments than parameters"));
            }
            let (operand, ty) = self.typed(input, &mut at)?;
            words.push(operand.0);
            variable.push(ty);
        }
        let list = self.t.attrs.get(input, head.attrs)?;
        let none = AttrList::default();
        let list = list.unwrap_or(&none);
        let key = (head.attrs, fn_ty);
        let is_known = head.attrs == 0 || variable.is_empty() && self.fitting.contains(&key);
        let fitting = match is_known {
            true => None,
            false => list.fitting(self.m, ret, params, &variable),
        };
        if !is_known && fitting.is_none() {
            self.fitting.insert(key);
        }
        let list = fitting.as_ref().unwrap_or(list);
        let arg_attrs = match list.params.is_empty() {
            true => List::EMPTY,
            false => {
                let sets: SmallVec<[u32; 16]> = (0..words.len()).map(|n| list.param(n).0).collect();
                match sets.iter().any(|&set| set != AttrSet::EMPTY.0) {
                    true => self.body.pool.push(&sets),
                    false => List::EMPTY,
                }
            }
        };
        let bundles = std::mem::take(&mut self.bundles);
        let call = CallData {
            fn_ty,
            callee,
            args: self.body.pool.push(&words),
            arg_attrs,
            ret_attrs: list.ret,
            fn_attrs: self.t.attrs.known_group(list.function),
            conv: CallConv::from_number(head.conv),
            tail: head.tail,
            flags: head.flags,
            bundles: self.body.pool.push(&bundles),
        };
        Ok((self.body.calls.push(call), ret))
    }

    /// The type of the function that a pointer leads to, as it was before calls said it.
    fn function_of(&self, callee: Operand, number: u32, pointer: TypeId) -> TypeId {
        if let Some(id) = callee.as_const()
            && let Const::InlineAsm { .. } = self.m.consts.get(id)
        {
            let asm = self.own.asm.get(&number).or(self.t.level.asm.get(&number));
            return asm.copied().unwrap_or(TypeId::VOID);
        }
        self.m.types.pointee(pointer).unwrap_or(TypeId::VOID)
    }
}
