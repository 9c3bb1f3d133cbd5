//! Calls of the C library that come down to less: the length of strings that are constants, copies of such a string,
//! and copying or filling a few bytes, whose number was not known yet when the call was lowered. Where it is only asked
//! whether a few bytes are equal, they are compared as numbers; constants are compared at once, and so is what
//! the first characters decide; where it is only asked whether a character is in a
//! string that is a constant, it is tested for being one of those.

use super::emit::Emit;
use super::loads;
use super::rebuild::Map;
use super::sets::Set;
use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, CalleeData, Function, Import, Inst, InstData, IntCond, Libcall,
    MemFlags, SigRef, Signature, Target, Type, UnaryOp, Value, ValueDef,
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

/// So many bytes are compared as numbers.
const MOST_COMPARED: u64 = 16;

/// So many comparisons at most tell whether a character is in a string.
const MOST_STEPS: usize = 6;

/// Which values are compared with zero for equality, and nothing else is done with them.
#[derive(Default)]
pub(crate) struct ZeroTests(Option<Vec<bool>>);

impl ZeroTests {
    /// Whether that is so of a value of the function, which is always the same one.
    fn are_all(&mut self, func: &Function, value: Value) -> bool {
        let tested = self.0.get_or_insert_with(|| {
            let mut tested = vec![true; func.values.len()];
            for inst in func
                .layout
                .iter()
                .flat_map(|&block| func.block_insts(block))
            {
                let is_test = |value: Value| match func.insts[inst] {
                    InstData::Icmp {
                        cond: IntCond::Eq | IntCond::Ne,
                        args: [of, with],
                        ..
                    } => of == value && func.as_iconst(with) == Some(0),
                    _ => false,
                };
                func.for_each_use(inst, |value| tested[value.index()] &= is_test(value));
            }
            tested
        });
        tested[value.index()]
    }
}

/// Makes less of a call that is copied, if it can be; gives its result then.
pub(crate) fn call(
    func: &Function,
    graph: &Graph<Block>,
    inst: Inst,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
    tests: &mut ZeroTests,
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
                .filter(|&len| len <= Type::MOST_AT_ONCE)?;
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
            let result = func.result(inst)?;
            match known {
                LibraryFunction::Strcmp | LibraryFunction::Strncmp | LibraryFunction::Memcmp => {
                    return compare(func, inst, known, emit, map, contents, tests);
                }
                LibraryFunction::Strlen
                    if is_of(func, sig, &[Type::I64], Type::I64)
                        && length(func, graph, contents.env(), first).is_none()
                        && tests.are_all(func, result) =>
                {
                    // It is only asked whether there is a first character.
                    let first = character(emit, contents, map.value(first));
                    return Some(emit.unary(UnaryOp::Uext, Type::I64, first));
                }
                LibraryFunction::Memchr | LibraryFunction::Strchr => {
                    return find(func, contents.env(), inst, known, emit, map, tests);
                }
                _ => {}
            }
            let takes = match known {
                LibraryFunction::Strlen => 1,
                LibraryFunction::Strcpy | LibraryFunction::Stpcpy => 2,
                _ => return None,
            };
            if !is_of(func, sig, &[Type::I64; 2][..takes], Type::I64) {
                return None;
            }
            let string = *args.last()?;
            let len = length(func, graph, contents.env(), string)?;
            if known == LibraryFunction::Strlen {
                return Some(emit.iconst(Type::I64, len));
            }
            let (to, from) = (map.value(first), map.value(string));
            match len + 1 {
                bytes @ ..=Type::MOST_AT_ONCE => copy(emit, contents, to, from, bytes),
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

/// Whether a signature has plain parameters of these types, and one result.
fn is_of(func: &Function, sig: SigRef, params: &[Type], result: Type) -> bool {
    let wanted = Signature::new(params, &[result]);
    let sig = &func.sigs[sig];
    (&sig.params, &sig.results) == (&wanted.params, &wanted.results)
}

/// Something that is zero if and only if a few bytes are the same at two addresses.
fn differ(
    emit: &mut Emit<'_, '_>,
    contents: &mut Contents<'_>,
    addresses: [Value; 2],
    len: u64,
) -> Value {
    let mut all = None;
    for (ty, offset) in Type::pieces(len) {
        let [a, b] = addresses.map(|addr| {
            let at = (addr, offset as i32, ty);
            loads::load(emit, contents, at, Based::ANYTHING)
        });
        let mut differs = emit.binary(BinaryOp::Xor, a, b);
        if len > 1 && ty != Type::I64 {
            differs = emit.unary(UnaryOp::Uext, Type::I64, differs);
        }
        all = Some(match all {
            Some(all) => emit.binary(BinaryOp::Or, all, differs),
            None => differs,
        });
    }
    let Some(all) = all else {
        return emit.iconst(Type::I32, 0);
    };
    let zero = emit.iconst(emit.ty(all), 0);
    let differs = emit.icmp(IntCond::Ne, all, zero);
    emit.unary(UnaryOp::Uext, Type::I32, differs)
}

/// What `strcmp`, `strncmp` or `memcmp` gives where both strings are constants, or the first characters decide; or where
/// it is only asked whether a few bytes are equal, something that is zero if and only if they are.
fn compare(
    func: &Function,
    inst: Inst,
    known: LibraryFunction,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    contents: &mut Contents<'_>,
    tests: &mut ZeroTests,
) -> Option<Value> {
    let InstData::Call { callee, args } = func.insts[inst] else {
        return None;
    };
    let args: SmallVec<[Value; 4]> = func.list(args).collect();
    let ends = known != LibraryFunction::Memcmp;
    let takes = if known == LibraryFunction::Strcmp {
        2
    } else {
        3
    };
    let wanted = &[Type::I64; 3][..takes];
    if !is_of(func, func.callees[callee].sig, wanted, Type::I32) {
        return None;
    }
    let strings = [*args.first()?, *args.get(1)?];
    let most = match args.get(2) {
        Some(&most) => emit.konst(map.value(most))?,
        None => u64::MAX,
    };
    if let Some(order) = order(func, contents.env(), strings, most, ends) {
        return Some(emit.iconst(Type::I32, order as u64 & Type::I32.mask()));
    }
    let is_empty = |string: Value| ends && one_length(func, contents.env(), string) == Some(0);
    let decided = most == 1 || strings.into_iter().any(is_empty);
    let [a, b] = strings.map(|string| map.value(string));
    if decided {
        let [a, b] = [a, b].map(|string| {
            let first = character(emit, contents, string);
            emit.unary(UnaryOp::Uext, Type::I32, first)
        });
        return Some(emit.binary(BinaryOp::Sub, a, b));
    }
    let is_little = !ends && most <= MOST_COMPARED && tests.are_all(func, func.result(inst)?);
    is_little.then(|| differ(emit, contents, [a, b], most))
}

/// The difference of the first bytes that differ in two constants, of which no more than `most` are compared, and those
/// behind a zero only if it does not end them.
fn order(
    func: &Function,
    env: &dyn Env,
    strings: [Value; 2],
    most: u64,
    ends: bool,
) -> Option<i32> {
    if most == 0 {
        return Some(0);
    }
    let [a, b] = strings.map(|string| place(func, string, 0, 1));
    let byte = |base: Base, offset: Option<i64>, at: u64| {
        let Base::Symbol(symbol) = base else {
            return None;
        };
        match env.initial(symbol, offset?.checked_add(at as i64)?, 1)? {
            Initial::Bits(bits) => Some(bits as u8),
            Initial::Address(..) => None,
        }
    };
    for at in 0..most.min(LONGEST) {
        let [x, y] = [byte(a.base, a.offset, at)?, byte(b.base, b.offset, at)?];
        if x != y || ends && x == 0 {
            return Some(i32::from(x) - i32::from(y));
        }
    }
    (most <= LONGEST).then_some(0)
}

/// The first byte of a string.
fn character(emit: &mut Emit<'_, '_>, contents: &mut Contents<'_>, string: Value) -> Value {
    loads::load(emit, contents, (string, 0, Type::I8), Based::ANYTHING)
}

/// Something that is zero if and only if a character is not in a string that is a constant, where `memchr` or `strchr`
/// looks for it.
fn find(
    func: &Function,
    env: &dyn Env,
    inst: Inst,
    known: LibraryFunction,
    emit: &mut Emit<'_, '_>,
    map: &mut Map,
    tests: &mut ZeroTests,
) -> Option<Value> {
    let InstData::Call { callee, args } = func.insts[inst] else {
        return None;
    };
    let args: SmallVec<[Value; 4]> = func.list(args).collect();
    let wanted = match known {
        LibraryFunction::Memchr => &[Type::I64, Type::I32, Type::I64][..],
        _ => &[Type::I64, Type::I32],
    };
    if !is_of(func, func.callees[callee].sig, wanted, Type::I64) {
        return None;
    }
    let (string, character) = (*args.first()?, *args.get(1)?);
    let len = match args.get(2) {
        Some(&len) => emit.konst(map.value(len)).filter(|&len| len <= LONGEST)?,
        // What ends the string is found, too.
        None => one_length(func, env, string)? + 1,
    };
    let place = place(func, string, 0, 1);
    let (Base::Symbol(symbol), Some(offset)) = (place.base, place.offset) else {
        return None;
    };
    let byte = |at: u64| match env.initial(symbol, offset.checked_add(at as i64)?, 1)? {
        Initial::Bits(bits) => Some(bits as u64),
        Initial::Address(..) => None,
    };
    let bytes: Vec<u64> = (0..len).map(byte).collect::<Option<_>>()?;
    let test = Set::of(Type::I8, bytes.into_iter()).test();
    if test.cost() > MOST_STEPS || !tests.are_all(func, func.result(inst)?) {
        return None;
    }
    let character = emit.unary(UnaryOp::Trunc, Type::I8, map.value(character));
    let mut found = test.emit(&mut emit.b, character);
    if test.negated {
        found = emit.binary_imm(BinaryOp::Xor, found, 1);
    }
    Some(emit.unary(UnaryOp::Uext, Type::I64, found))
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
