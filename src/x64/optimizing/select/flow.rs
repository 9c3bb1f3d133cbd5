//! Comparisons, selections, and the ends of blocks.

use super::{Operands, Selector, address, call, carry, facts, integer, vector};
use crate::lir::{BinaryOp, BlockCall, FloatCond, Inst, InstData, IntCond, Type, Value, ValueDef};
use crate::x64::asm::{Cc, Opcode, float_test};
use crate::x64::baseline::order::NONE;
use crate::x64::opcode::{Alu, compare_float, condition, imm_form, in_register, scalar_float};
use crate::x64::optimizing::minst::{MInst, Rm, Test};
use crate::x64::optimizing::vcode::IndexRange;
use crate::x64::packed::newer_imm;
use crate::x64::reloc::UnsupportedInst;
use regalloc2::{Operand, RegClass, VReg};
use smallvec::SmallVec;

/// The number of a comparison in AVX's instructions that make masks: of each two of the same
/// meaning the one that is quiet about NaNs, as `ucomisd` is.
fn predicate(cond: FloatCond) -> u8 {
    match cond {
        FloatCond::Oeq => 0,
        FloatCond::Uno => 3,
        FloatCond::Une => 4,
        FloatCond::Ord => 7,
        FloatCond::Ueq => 8,
        FloatCond::One => 12,
        FloatCond::Olt => 17,
        FloatCond::Ole => 18,
        FloatCond::Uge => 21,
        FloatCond::Ugt => 22,
        FloatCond::Ult => 25,
        FloatCond::Ule => 26,
        FloatCond::Oge => 29,
        FloatCond::Ogt => 30,
    }
}

/// An edge out of a block.
struct Edge {
    call: BlockCall,
    /// The machine block it leads to.
    to: u32,
    /// If it is critical, the machine block that it has for itself.
    split: Option<u32>,
    /// Whether it leads from or to what hardly ever runs.
    cold: bool,
    /// About how often it is taken.
    each_way: u32,
    /// Whether it leads out of a loop.
    leaves: bool,
    /// What it passes on that is constant and made before the branch, and in which registers.
    early: SmallVec<[(Value, u64, VReg); 2]>,
}

/// The constants that an edge passes on at most if they are made before the branch.
const MOST_EARLY: usize = 2;

/// Sets the flags for a condition and gives what to test for it to be true.
fn test_of(cx: &mut Selector<'_>, cond: Value) -> Test {
    let Some((_, data)) = cx.local_def(cond) else {
        return match repeated(cx, cond) {
            Some((cond, ty, args)) => Test::of(compare(cx, cond, ty, args, false)),
            None => test_byte(cx, cond),
        };
    };
    // What is compared a second time must be there a second time.
    let folds = cx.is_single(cond);
    match data {
        InstData::Icmp { cond, ty, args } => Test::of(compare(cx, cond, ty, args, folds)),
        InstData::Fcmp { cond, ty, args } => compare_floats(cx, cond, ty, args, folds),
        InstData::Binary {
            op: BinaryOp::Xor,
            args: [a, b],
            ..
        } if folds && cx.iconst(b) == Some(1) && is_boolean(cx, a) => test_of(cx, a).negate(),
        InstData::Binary {
            op: BinaryOp::And,
            ty,
            args,
        } if folds => {
            test_bits(cx, ty, args, true);
            Test::of(Cc::Ne)
        }
        _ => test_byte(cx, cond),
    }
}

/// The comparison that gives a condition in another block, if it is as well made again where it is
/// tested: one with a constant, whose result is no more than tested. What it compares then lives as long as
/// its result would, and no instruction makes a number of the flags.
fn repeated(cx: &Selector<'_>, cond: Value) -> Option<(IntCond, Type, [Value; 2])> {
    let (_, InstData::Icmp { cond: op, ty, args }) = cx.def_of(cond)? else {
        return None;
    };
    let is_tested = !cx.facts.counted[cx.root(cond).0 as usize];
    let [a, b] = args.map(|arg| cx.iconst(arg).is_some());
    (is_tested && (a != b)).then_some((op, ty, args))
}

fn is_boolean(cx: &Selector<'_>, value: Value) -> bool {
    matches!(
        cx.local_def(value),
        Some((_, InstData::Icmp { .. } | InstData::Fcmp { .. }))
    )
}

fn test_byte(cx: &mut Selector<'_>, cond: Value) -> Test {
    if cx.foldable_load(cond).is_some() {
        compare_imm(cx, Type::I8, cond, 0, true, IntCond::Ne);
    } else {
        let reg = cx.use_reg(cond);
        let op = Opcode::one(0x84).byte();
        cx.emit(MInst::Use { op, rm: Rm::Reg }, &[reg, reg]);
    }
    Test::of(Cc::Ne)
}

/// The comparison that is an instruction of its own.
pub(super) fn compare_inst(cx: &mut Selector<'_>, data: InstData) -> Test {
    match data {
        InstData::Icmp { cond, ty, args } => Test::of(compare(cx, cond, ty, args, true)),
        InstData::Fcmp { cond, ty, args } => compare_floats(cx, cond, ty, args, true),
        _ => Test::of(Cc::E),
    }
}

fn compare(cx: &mut Selector<'_>, cond: IntCond, ty: Type, args: [Value; 2], folds: bool) -> Cc {
    let [mut a, mut b] = args;
    let mut cond = cond;
    if cx.iconst(a).is_some() && cx.iconst(b).is_none() {
        (a, b) = (b, a);
        cond = cond.swap();
    }
    if let Some(imm) = cx.imm32(b) {
        if ty == Type::I16 && i8::try_from(imm).is_err() {
            return compare_extended(cx, cond, a, imm);
        }
        compare_imm(cx, ty, a, imm, folds, cond);
        return match (cond, imm) {
            // The sign alone, which what has computed it has left in the flags, too.
            (IntCond::Slt, 0) => Cc::S,
            (IntCond::Sge, 0) => Cc::Ns,
            _ => condition(cond),
        };
    }
    if folds && cx.foldable_load(b).is_none() && cx.foldable_load(a).is_some() {
        (a, b) = (b, a);
        cond = cond.swap();
    }
    compare_in_order(cx, ty, [a, b], folds);
    condition(cond)
}

/// Compares two values, of which the second one may be in memory.
pub(super) fn compare_in_order(cx: &mut Selector<'_>, ty: Type, [a, b]: [Value; 2], folds: bool) {
    let mut ops = Operands::new();
    ops.push(cx.use_reg(a));
    let rm = match folds {
        true => cx.rm(b, &mut ops),
        false => cx.rm_in_place(b, &mut ops),
    };
    let op = Alu::Cmp.op(ty);
    cx.emit(MInst::Use { op, rm }, &ops);
}

/// With a large immediate operand of 16 bits the processor is slow to find where an
/// instruction ends.
fn compare_extended(cx: &mut Selector<'_>, cond: IntCond, a: Value, imm: i32) -> Cc {
    use IntCond as C;
    let signed = matches!(cond, C::Sgt | C::Sge | C::Slt | C::Sle);
    let ops = [Operand::reg_use(integer::extended(cx, signed, a))];
    let imm = if signed { imm } else { imm & 0xffff };
    ext(cx, Opcode::one(0x81), Alu::Cmp as u8, Rm::Reg, imm, 4, &ops);
    condition(cond)
}

fn ext(cx: &mut Selector<'_>, op: Opcode, ext: u8, rm: Rm, imm: i32, imm_len: u8, ops: &[Operand]) {
    let inst = MInst::Ext {
        op,
        ext,
        rm,
        imm,
        imm_len,
    };
    cx.emit(inst, ops);
}

pub(super) fn compare_imm(
    cx: &mut Selector<'_>,
    ty: Type,
    a: Value,
    imm: i32,
    folds: bool,
    cond: IntCond,
) {
    if imm == 0
        && folds
        && cx.is_single(a)
        && let Some((
            _,
            InstData::Binary {
                op: BinaryOp::And,
                args,
                ..
            },
        )) = cx.local_def(a)
    {
        return test_bits(cx, ty, args, matches!(cond, IntCond::Eq | IntCond::Ne));
    }
    let mut ops = Operands::new();
    let in_memory = folds && cx.foldable_load(a).is_some();
    if imm == 0 && !in_memory {
        let reg = cx.use_reg(a);
        let op = Opcode::one(0x85).sized(ty);
        return cx.emit(MInst::Use { op, rm: Rm::Reg }, &[reg, reg]);
    }
    let rm = match in_memory {
        true => cx.rm(a, &mut ops),
        false => cx.rm_in_place(a, &mut ops),
    };
    let (op, len) = imm_form(ty, imm);
    ext(cx, op, Alu::Cmp as u8, rm, imm, len, &ops);
}

/// Sets the flags for the bitwise and of two values; its sign is of interest or not.
fn test_bits(cx: &mut Selector<'_>, ty: Type, args: [Value; 2], unsigned: bool) {
    let [a, b] = match cx.imm32(args[0]) {
        Some(_) => [args[1], args[0]],
        None => args,
    };
    let mut ops = Operands::new();
    if let Some(imm) = cx.imm32(b) {
        // Eight bits are enough where the mask has no more, and take less room.
        let ty = match imm {
            0..=127 => Type::I8,
            _ if unsigned => in_register_unless_byte(ty),
            _ => ty,
        };
        let in_place = cx.use_reg(a);
        ops.push(in_place);
        let imm = match ty {
            Type::I32 if cx.func.ty(a) == Type::I16 => imm & 0xffff,
            _ => imm,
        };
        let len = ty.bytes().min(4) as u8;
        return ext(cx, Opcode::one(0xf7).sized(ty), 0, Rm::Reg, imm, len, &ops);
    }
    ops.push(cx.use_reg(a));
    let rm = cx.rm_in_place(b, &mut ops);
    let op = Opcode::one(0x85).sized(ty);
    cx.emit(MInst::Use { op, rm }, &ops);
}

/// Sets the flags for a comparison of floats and gives what to test.
fn compare_floats(
    cx: &mut Selector<'_>,
    cond: FloatCond,
    ty: Type,
    args: [Value; 2],
    folds: bool,
) -> Test {
    let (swap, cc, parity) = float_test(cond);
    let [mut a, mut b] = args;
    if swap {
        (a, b) = (b, a);
    }
    let mut ops = Operands::new();
    ops.push(cx.use_reg(a));
    let rm = match folds {
        true => cx.rm(b, &mut ops),
        false => cx.rm_in_place(b, &mut ops),
    };
    let op = compare_float(ty);
    cx.emit(MInst::Use { op, rm }, &ops);
    Test { cc, parity }
}

pub(super) fn select(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    [cond, a, b]: [Value; 3],
) -> Result<(), UnsupportedInst> {
    let goes_on = [a, b].map(|value| goes_on(cx, value));
    // What the operands need is made before the flags are set.
    if !ty.is_int() && select_by_mask(cx, result, [cond, a, b]) {
        return Ok(());
    }
    if !ty.is_int() {
        let (yes, no) = (cx.reg(a), cx.reg(b));
        let test = test_of(cx, cond);
        let mut ops = integer::modifying(cx, result, yes);
        ops.push(Operand::reg_use(no));
        cx.emit(MInst::FloatSelect(test), &ops);
        return Ok(());
    }
    if carry::choice(cx, result, ty, [cond, a, b]) {
        return Ok(());
    }
    let (mut yes, mut no) = (cx.reg(a), cx.reg(b));
    let mut test = test_of(cx, cond);
    if test.parity == Some(false) {
        // "And" of two flags is the other one unless one of both is not set.
        test = test.negate();
        (yes, no) = (no, yes);
    } else if test.parity.is_none() {
        // What is used again is better not overwritten, and what goes round a loop is.
        let takes_first = match goes_on {
            [first, second] if first != second => first,
            _ => cx.is_single(a) && !cx.is_single(b),
        };
        if takes_first {
            test = test.negate();
            (yes, no) = (no, yes);
        }
    }
    let wide = in_register(ty);
    if test.parity.is_some() {
        let first = cx.temp(RegClass::Int);
        move_if(cx, Cc::P, wide, first, no, yes);
        no = first;
    }
    let to = cx.own(result);
    move_if(cx, test.cc, wide, to, no, yes);
    Ok(())
}

/// The sum of a number that is loaded and one that is chosen by itself, or zero, as the greater one of it
/// and zero is: it is chosen between sums. What was loaded is there early, so that what goes round a loop
/// by way of the other one takes a step less: the sum is made while the flags are set. False if `a` and `b` are
/// no such numbers.
pub(super) fn add_chosen(
    cx: &mut Selector<'_>,
    result: Value,
    ty: Type,
    [a, b]: [Value; 2],
) -> bool {
    let Some((cond, value, chosen)) = chosen_or_zero(cx, a) else {
        return false;
    };
    let is_load = |value: Value| matches!(cx.def_of(value), Some((_, InstData::Load { .. })));
    let Some((_, InstData::Icmp { args, .. })) = cx.local_def(cond) else {
        return false;
    };
    let by_itself = args.iter().any(|&arg| cx.root(arg) == cx.root(value));
    let is_early = cx.local_def(b).is_some() && is_load(b) && !is_load(value);
    if !cx.in_loop || !by_itself || !is_early || !matches!(ty, Type::I32 | Type::I64) {
        return false;
    }
    let sum = cx.temp(RegClass::Int);
    let mut ops = Operands::new();
    ops.push(Operand::reg_def(sum));
    let addr = address::sum(cx, value, b, 0, &mut ops);
    cx.emit_def(Opcode::one(0x8d).sized(ty), Rm::Mem(addr), &ops);
    let other = cx.reg(b);
    let test = test_of(cx, cond);
    let test = if chosen { test } else { test.negate() };
    let to = cx.own(result);
    move_if(cx, test.cc, ty, to, other, sum);
    true
}

/// The condition of a choice that only the root uses between a value and zero, the value, and whether the
/// condition is what it is chosen on.
fn chosen_or_zero(cx: &Selector<'_>, value: Value) -> Option<(Value, Value, bool)> {
    let (_, InstData::Select { args, .. }) = cx.local_def(value)? else {
        return None;
    };
    let [cond, yes, no] = args;
    match [yes, no].map(|value| cx.iconst(value)) {
        _ if !cx.is_single(value) => None,
        [None, Some(0)] => Some((cond, yes, true)),
        [Some(0), None] => Some((cond, no, false)),
        _ => None,
    }
}

/// Whether a value is a parameter in the loop around the block that nobody needs any more behind the root.
/// What is chosen instead of it is often its next value.
fn goes_on(cx: &Selector<'_>, value: Value) -> bool {
    let value = cx.root(value);
    let ValueDef::Param(block, _) = cx.func.def(value) else {
        return false;
    };
    let from = cx.order.index_of(block);
    cx.in_loop
        && from != NONE
        && from >= cx.order.nodes[cx.index].region
        && cx.facts.last[value.0 as usize] == cx.index as u32
        && !cx.facts.need[value.0 as usize]
}

/// Chooses between floats by a comparison of floats, without a jump; false if it is none of
/// those.
fn select_by_mask(cx: &mut Selector<'_>, result: Value, [cond, a, b]: [Value; 3]) -> bool {
    let Some((_, InstData::Fcmp { cond: of, ty, args })) = cx.local_def(cond) else {
        return false;
    };
    let to = cx.own(result);
    let lane = cx.func.ty(result);
    if !cx.features.avx || lane != ty || !cx.is_single(cond) {
        return false;
    }
    let (yes, no) = (cx.reg(a), cx.use_reg(b));
    let mask = cx.temp(regalloc2::RegClass::Float);
    let first = cx.reg(args[0]);
    let mut with = Operands::new();
    let rm = cx.rm(args[1], &mut with);
    let compare = scalar_float(0xc2, ty);
    vector::packed_mod(cx, mask, compare, first, rm, &with, Some(predicate(of)));
    // `vblendvps`, `vblendvpd`
    let opcode = if ty == Type::F32 { 0x4a } else { 0x4b };
    let op = newer_imm(opcode);
    let ops = [
        Operand::reg_def(to),
        no,
        Operand::reg_use(mask),
        Operand::reg_use(yes),
    ];
    cx.emit(MInst::Blend { op, rm: Rm::Reg }, &ops);
    true
}

/// `cmov`
fn move_if(cx: &mut Selector<'_>, cc: Cc, ty: Type, to: VReg, no: VReg, yes: VReg) {
    let ops = [
        Operand::reg_reuse_def(to, 1),
        Operand::reg_use(no),
        Operand::any_use(yes),
    ];
    let op = Opcode::two(0x40 | cc as u8).sized(ty);
    cx.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
}

/// The end of a block of the order, after the blocks of its critical edges. Gives where the
/// instructions of the block itself start.
pub(super) fn terminator(cx: &mut Selector<'_>, index: usize) -> Result<u32, UnsupportedInst> {
    let func = cx.func;
    let inst = cx.inst;
    let own = cx.facts.vblocks[index];
    let calls = facts::edges(func, inst);
    let many = calls.len() > 1;
    let mut next = own;
    let mut edges: SmallVec<[Edge; 2]> = SmallVec::new();
    let each_way = cx.order.each_way(func, index);
    for call in calls {
        let place = cx.order.index_of(func.target(call)) as usize;
        let critical = many && facts::has_own_block(cx, inst, call);
        next += u32::from(critical);
        edges.push(Edge {
            call,
            to: cx.facts.vblocks[place],
            split: critical.then_some(next),
            cold: cx.facts.cold[place] || cx.facts.cold[index],
            each_way,
            leaves: !cx.order.stays(index, place),
            early: SmallVec::new(),
        });
    }
    make_early(cx, &mut edges);
    for edge in edges.iter().rev() {
        if let Some(split) = edge.split {
            edge_block(cx, edge, split);
        }
    }
    let start = cx.code.insts.len();
    let passed: SmallVec<[IndexRange; 2]> = edges
        .iter()
        .map(|edge| match edge.split {
            Some(_) => 0..0,
            None => passed(cx, edge),
        })
        .collect();
    for &(_, imm, to) in edges.iter().flat_map(|edge| &edge.early) {
        cx.emit(MInst::Imm(imm), &[Operand::reg_def(to)]);
    }
    match func.insts[inst] {
        InstData::Jump { .. } => cx.emit(MInst::Jump, &[]),
        InstData::Brif { cond, .. } => {
            let test = test_of(cx, cond);
            cx.emit(MInst::Branch(test), &[]);
        }
        InstData::Switch { value, table } => {
            let ty = cx.func.ty(value);
            // What nobody uses behind it may be changed where it is.
            let to = match ty == Type::I64 && cx.is_single(value) && is_of_block(cx, inst, value) {
                true => cx.reg(value),
                false => integer::extended(cx, false, value),
            };
            let table = table.0;
            cx.emit(MInst::Switch { table, ty }, &[Operand::reg_use(to)]);
        }
        InstData::Return { values } => call::return_values(cx, values),
        InstData::TailCall { callee, args } => call::tail_call(cx, callee, args),
        InstData::TailCallIndirect { sig, addr, args } => {
            call::tail_call_indirect(cx, sig, addr, args);
        }
        InstData::Trap { code } => cx.emit(MInst::Trap(code), &[]),
        InstData::Invoke {
            callee,
            args,
            handler,
        } => call::invoke(cx, inst, callee, args, handler),
        InstData::InvokeIndirect {
            addr,
            args,
            handler,
        } => call::invoke_indirect(cx, inst, addr, args, handler),
        _ => return Err(cx.unsupported("this end of a block", None)),
    }
    cx.code.turn_from(start);
    let first = cx.code.edges.len() as u32;
    for (edge, part) in edges.iter().zip(passed) {
        let to = edge.split.unwrap_or(edge.to);
        cx.code.edges.push(regalloc2::Block::new(to as usize));
        cx.code.passed.push(part);
    }
    cx.code.blocks[own as usize].succs = first..cx.code.edges.len() as u32;
    Ok(start as u32)
}

/// Whether the block of an instruction computes or receives a value.
fn is_of_block(cx: &Selector<'_>, inst: Inst, value: Value) -> bool {
    let first = cx.block_start;
    match cx.func.def(cx.root(value)) {
        ValueDef::Result(of, _) => of >= first && of < inst && cx.iconst(value).is_none(),
        ValueDef::Param(block, _) => cx.func.blocks[block].first == first,
    }
}

/// Chooses an edge of a branch whose constants are made before the branch: one that stays in its loop and
/// goes forwards, where the other edge has nothing to do. Mostly it has nothing to do then either, and the
/// branch leads where it does itself, without a jump around a move and another one behind it.
fn make_early(cx: &mut Selector<'_>, edges: &mut [Edge]) {
    let (func, own) = (cx.func, cx.facts.vblocks[cx.index]);
    if !matches!(func.insts[cx.inst], InstData::Brif { .. }) {
        return;
    }
    let others = edges.iter().filter(|edge| edge.split.is_none());
    if others.count() != 1 {
        return;
    }
    let stays =
        |edge: &&mut Edge| edge.split.is_some() && !edge.cold && !edge.leaves && edge.to > own;
    let Some(edge) = edges.iter_mut().find(stays) else {
        return;
    };
    let constants = func.args(edge.call);
    let constants = constants.filter_map(|arg| Some((arg, cx.iconst(arg)?)));
    let constants: SmallVec<[(Value, u64); 2]> = constants.collect();
    if constants.len() <= MOST_EARLY {
        for (arg, imm) in constants {
            edge.early.push((arg, imm, cx.temp(RegClass::Int)));
        }
    }
}

/// The registers that are passed along an edge.
fn passed(cx: &mut Selector<'_>, edge: &Edge) -> IndexRange {
    let func = cx.func;
    let mut args: SmallVec<[VReg; 4]> = SmallVec::new();
    for arg in func.args(edge.call) {
        let made = edge.early.iter().find(|made| made.0 == arg);
        args.push(match made {
            Some(&(_, _, to)) => to,
            None => cx.reg(arg),
        });
    }
    let start = cx.code.lists.len() as u32;
    cx.code.lists.extend_from_slice(&args);
    start..cx.code.lists.len() as u32
}

fn edge_block(cx: &mut Selector<'_>, edge: &Edge, split: u32) {
    let start = cx.code.insts.len();
    let part = passed(cx, edge);
    cx.emit(MInst::Jump, &[]);
    cx.code.turn_from(start);
    let at = cx.code.edges.len() as u32;
    let to = regalloc2::Block::new(edge.to as usize);
    cx.code.edges.push(to);
    cx.code.passed.push(part);
    let block = &mut cx.code.blocks[split as usize];
    block.insts = start as u32..cx.code.insts.len() as u32;
    block.succs = at..at + 1;
    block.cold = edge.cold;
    block.each_way = edge.each_way;
    block.leaves = edge.leaves;
}

fn in_register_unless_byte(ty: Type) -> Type {
    match ty {
        Type::I16 => Type::I32,
        ty => ty,
    }
}
