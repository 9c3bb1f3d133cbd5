//! Calls of the C library that come down to less: the length of strings that are constants, copies of such a string,
//! and copying or filling a few bytes, whose number was not known yet when the call was lowered.

use super::emit::Emit;
use super::loads;
use super::rebuild::Map;
use crate::analysis::Graph;
use crate::lir::{
    BinaryOp, Block, Builder, CalleeData, Function, Import, Inst, InstData, Libcall, MemFlags,
    Signature, Target, Type, Value, ValueDef,
};
use crate::opt::analyses::alias::{Base, place};
use crate::opt::analyses::based::Based;
use crate::opt::analyses::memory::Contents;
use crate::opt::env::{Env, Initial};
use crate::opt::library::LibraryFunction;
use smallvec::SmallVec;

/// So many bytes of a constant are looked at for its end.
const LONGEST: u64 = 256;

/// So many values are looked at that may be the address of one string.
const SOURCES: usize = 16;

/// Makes less of a call that is copied, if it can be; gives its result then.
pub(crate) fn call(
    func: &Function,
    graph: &Graph<Block>,
    inst: Inst,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
) -> Option<Value> {
    let InstData::Call { callee, args } = func.insts[inst] else {
        return None;
    };
    let CalleeData { target, sig } = func.callees[callee];
    let args: SmallVec<[Value; 4]> = func.list(args).collect();
    match (target, &args[..]) {
        (Target::Libcall(libcall), &[to, what, len]) => {
            let len = emit
                .konst(map.value(len))
                .filter(|&len| len <= Type::MOST_IN_PIECES)?;
            let (to, what) = (map.value(to), map.value(what));
            match libcall {
                Libcall::Memcpy | Libcall::Memmove => copy(emit, contents, to, what, len),
                Libcall::Memset => fill(emit, contents, to, what, len)?,
                _ => return None,
            }
            Some(to)
        }
        (Target::Symbol(symbol), &[first, ..]) => {
            let known = contents.env().library(symbol)?;
            let takes = match known {
                LibraryFunction::Strlen => 1,
                LibraryFunction::Strcpy | LibraryFunction::Stpcpy => 2,
                _ => return None,
            };
            let wanted = Signature::new(&[Type::I64; 2][..takes], &[Type::I64]);
            if (&func.sigs[sig].params, &func.sigs[sig].results)
                != (&wanted.params, &wanted.results)
            {
                return None;
            }
            let string = *args.last()?;
            let len = length(func, graph, contents.env(), string)?;
            if known == LibraryFunction::Strlen {
                return Some(emit.iconst(Type::I64, len));
            }
            let (to, from) = (map.value(first), map.value(string));
            match len + 1 {
                bytes @ ..=Type::MOST_IN_PIECES => copy(emit, contents, to, from, bytes),
                bytes => {
                    let bytes = emit.iconst(Type::I64, bytes);
                    let inst = library(&mut emit.b, Libcall::Memcpy, [to, from, bytes]);
                    emit.unsettle();
                    contents.note(emit.b.func, inst, Based::ANYTHING);
                }
            }
            let end = known == LibraryFunction::Stpcpy;
            let by = emit.iconst(Type::I64, if end { len } else { 0 });
            Some(emit.binary(BinaryOp::Add, to, by))
        }
        _ => None,
    }
}

/// The length of the string that an address is of, if all values that it may be are addresses of constants with
/// strings of that length.
fn length(func: &Function, graph: &Graph<Block>, env: &dyn Env, string: Value) -> Option<u64> {
    let mut work = vec![string];
    let mut known: Option<u64> = None;
    let mut next = 0;
    while let Some(&value) = work.get(next) {
        next += 1;
        let mut add = |source: Value| {
            if !work.contains(&source) {
                work.push(source);
            }
        };
        match func.def(value) {
            ValueDef::Param(block, i) => {
                if block == Function::ENTRY {
                    return None;
                }
                for &pred in graph.preds(block) {
                    func.for_each_successor(func.terminator(pred), |to| {
                        if func.target(to) == block
                            && let Some(source) = func.args(to).nth(i as usize)
                        {
                            add(source);
                        }
                    });
                }
            }
            ValueDef::Result(inst, _) => match func.insts[inst] {
                InstData::Select {
                    args: [_, a, b], ..
                } => [a, b].into_iter().for_each(&mut add),
                _ => {
                    let len = one_length(func, env, value)?;
                    if known.is_some_and(|known| known != len) {
                        return None;
                    }
                    known = Some(len);
                }
            },
        }
        if work.len() > SOURCES {
            return None;
        }
    }
    known
}

/// The length of the string at an address within a constant.
fn one_length(func: &Function, env: &dyn Env, address: Value) -> Option<u64> {
    let place = place(func, address, 0, 1);
    let (Base::Symbol(symbol), Some(offset)) = (place.base, place.offset) else {
        return None;
    };
    for len in 0..LONGEST {
        match env.initial(symbol, offset.checked_add(len as i64)?, 1)? {
            Initial::Bits(0) => return Some(len),
            Initial::Bits(_) => {}
            Initial::Address(..) => return None,
        }
    }
    None
}

/// Copies a few bytes: all are read before any is written, so they may overlap.
fn copy(emit: &mut Emit<'_, '_>, contents: &mut Contents<'_>, to: Value, from: Value, len: u64) {
    let mut read = |(ty, offset)| {
        let at = (from, offset as i32, ty);
        (loads::load(emit, contents, at, Based::ANYTHING), offset)
    };
    let pieces: Vec<(Value, u64)> = Type::pieces(len).map(&mut read).collect();
    for (value, offset) in pieces {
        store(emit, contents, value, to, offset as i32);
    }
}

/// Fills a few bytes with one that is known.
fn fill(
    emit: &mut Emit<'_, '_>,
    contents: &mut Contents<'_>,
    to: Value,
    byte: Value,
    len: u64,
) -> Option<()> {
    let bytes = (emit.konst(byte)? & 0xff).wrapping_mul(0x0101_0101_0101_0101);
    for (ty, offset) in Type::pieces(len) {
        let value = emit.iconst(ty, bytes & ty.mask());
        store(emit, contents, value, to, offset as i32);
    }
    Some(())
}

fn store(
    emit: &mut Emit<'_, '_>,
    contents: &mut Contents<'_>,
    value: Value,
    to: Value,
    offset: i32,
) {
    let (addr, offset) = emit.address(to, offset);
    let store = InstData::Store {
        ty: emit.ty(value),
        flags: MemFlags::PLAIN,
        value,
        addr,
        offset,
    };
    let inst = emit.b.effect(store);
    emit.unsettle();
    contents.note(emit.b.func, inst, Based::ANYTHING);
}

/// Calls a helper that copies or fills memory, with what it takes.
pub(crate) fn library(out: &mut Builder<'_>, libcall: Libcall, args: [Value; 3]) -> Inst {
    let sig = Signature::new(&args.map(|arg| out.func.ty(arg)), &[Type::I64]);
    let sig = out.func.sigs.push(sig);
    let target = Target::Libcall(libcall);
    let callee = out.func.callees.push(CalleeData { target, sig });
    let args = out.list(&args);
    out.inst_with(InstData::Call { callee, args }, &[Type::I64])
}
