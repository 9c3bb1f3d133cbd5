//! The ends of blocks: jumps, branches, switches, and what moves along edges.

use super::alloc::{Gen, SCRATCH, class};
use super::early::Early;
use super::live::{FULL, IN_MEMORY};
use super::moves::MoveOperand;
use super::order::NONE;
use super::{alu, float, rotate};
use crate::entity::Entity;
use crate::lir::{BlockCall, Handler, HandlerData, Inst, InstData, Table, Type, Value};
use crate::sort;
use crate::x64::asm::{Base, Cc, Label, Mem, Opcode, Rm};
use crate::x64::opcode::{Alu, zero_extend};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::{DynasmApi, dynasm};

/// What is tested after a comparison: a condition, and for some of floats "and not unordered"
/// (`Some(false)`) or "or unordered" (`Some(true)`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Test {
    pub cc: Cc,
    pub parity: Option<bool>,
}

impl Test {
    fn negate(self) -> Test {
        Test {
            cc: self.cc.negate(),
            parity: self.parity.map(|or| !or),
        }
    }
}

/// Tables of cases with at least this share of entries used become jump tables.
const DENSITY: u64 = 3;

/// Sets the flags for a condition and gives what to test for it to be true.
pub(super) fn condition(cx: &mut Gen<'_>, cond: Value) -> Test {
    match cx.folded(cond) {
        Some(InstData::Icmp { cond, ty, args }) => {
            let cc = alu::compare(cx, cond, ty, args);
            return Test { cc, parity: None };
        }
        Some(InstData::Fcmp { cond, ty, args }) => {
            return float::compare_floats(cx, cond, ty, args);
        }
        Some(InstData::Binary { ty, args, .. }) => alu::test(cx, ty, args),
        _ => match cx.use_rm(cond) {
            Rm::Reg(reg) => cx.asm.op(Opcode::one(0x84).byte(), reg, reg),
            operand => alu::alu_imm(cx, Alu::Cmp, Type::I8, operand, 0),
        },
    }
    Test {
        cc: Cc::Ne,
        parity: None,
    }
}

/// Jumps to a label if the test is true.
fn jump_if(cx: &mut Gen<'_>, test: Test, to: Label) {
    match test.parity {
        None => cx.asm.jcc(test.cc, to),
        Some(true) => {
            cx.asm.jcc(test.cc, to);
            cx.asm.jcc(Cc::P, to);
        }
        Some(false) => {
            let over = cx.asm.jcc_short(Cc::P);
            cx.asm.jcc(test.cc, to);
            cx.asm.land(over);
        }
    }
}

/// Jumps over what follows if the test is true; gives where the jumps are.
pub(super) fn jump_short_if(cx: &mut Gen<'_>, test: Test) -> [Option<u32>; 2] {
    match test.parity {
        None => [Some(cx.asm.jcc_short(test.cc)), None],
        Some(true) => {
            let first = cx.asm.jcc_short(test.cc);
            [Some(first), Some(cx.asm.jcc_short(Cc::P))]
        }
        Some(false) => {
            let over = cx.asm.jcc_short(Cc::P);
            let first = cx.asm.jcc_short(test.cc);
            cx.asm.land(over);
            [Some(first), None]
        }
    }
}

fn target(cx: &Gen<'_>, call: BlockCall) -> u32 {
    cx.order.index_of(cx.func.target(call))
}

fn label(block: u32) -> Label {
    Label(block)
}

/// Whether the next block continues the chain of this one.
fn chain_goes_on(cx: &Gen<'_>) -> bool {
    let next = cx.index as usize + 1;
    let nodes = &cx.order.nodes;
    next < nodes.len() && nodes[next].chain != next as u32
}

/// Stores what successors may need from memory: those that do not continue the chain.
fn store_for_successors(cx: &mut Gen<'_>, inst: Inst) {
    let owned = cx.regs.owned;
    if owned.is_empty() {
        return;
    }
    let kept = match chain_goes_on(cx) {
        true => cx.index + 1,
        false => NONE,
    };
    // The nearest block ahead and the farthest one back decide for all.
    let (mut ahead, mut back) = (NONE, None);
    Early::for_each_successor(cx.early.as_ref(), cx.func, inst, |call| {
        let to = target(cx, call);
        if to > cx.index {
            if to != kept {
                ahead = ahead.min(to);
            }
        } else {
            back = back.max(Some(to));
        }
    });
    for reg in owned {
        let owner = Value(cx.regs.owner[reg.0 as usize]);
        let val = cx.val(owner);
        let needed = ahead <= val.last || back.is_some_and(|to| to > val.def);
        if needed && !val.is(IN_MEMORY) && (val.refs > 0 || val.is(FULL)) {
            cx.spill(owner);
        }
    }
}

/// Collects what moves along an edge. `false` if nothing does.
fn edge_moves(cx: &mut Gen<'_>, call: BlockCall) -> bool {
    let func = cx.func;
    cx.moves_clear();
    let params = func.params(func.target(call));
    let mut any = false;
    for (arg, param) in func.args(call).zip(params) {
        let val = *cx.val(param);
        if val.refs == 0 && !is_looped(cx, param) {
            continue;
        }
        let to = match val.home.is_some() {
            true => MoveOperand::Reg(val.home),
            false => MoveOperand::Frame(cx.slot_of(param)),
        };
        let from = cx.place(arg);
        any |= to != from;
        cx.moves_add(val.ty, to, from);
    }
    any
}

/// Whether a parameter's uses may have been emitted already: its block is behind.
fn is_looped(cx: &Gen<'_>, param: Value) -> bool {
    let val = cx.val(param);
    val.def <= cx.index && (val.home.is_some() || val.slot != 0)
}

/// Moves along an edge and goes to its target.
fn follow(cx: &mut Gen<'_>, call: BlockCall, fall: bool) {
    if edge_moves(cx, call) {
        cx.moves_do();
    }
    if !fall {
        let to = target(cx, call);
        cx.asm.jmp(label(to));
    }
}

/// As [`follow`](follow), at the very end of the block.
fn follow_last(cx: &mut Gen<'_>, call: BlockCall, fall: bool) {
    let to = target(cx, call);
    if fall || to > cx.index {
        return follow(cx, call, fall);
    }
    if edge_moves(cx, call) {
        cx.moves_do();
    }
    if !rotate::jump_by_copy(cx, to) {
        cx.asm.jmp(label(to));
    }
}

/// Before the next block continues the chain: moves what stands in registers that are homes
/// there to others.
fn leave_homes(cx: &mut Gen<'_>) {
    let strange = cx.regs.owned.without(cx.regs.temps);
    for reg in strange {
        let owner = Value(cx.regs.owner[reg.0 as usize]);
        let val = *cx.val(owner);
        if val.last <= cx.index && !val.is(FULL) {
            continue;
        }
        let usable = cx.regs.temps.and(class(val.ty)).without(cx.regs.owned);
        match usable.first() {
            Some(free) => {
                cx.mov(val.ty, free, reg);
                cx.regs.owned.remove(reg);
                cx.own(owner, free);
            }
            None => cx.drop_owner(reg, true),
        }
    }
}

pub(super) fn jump(cx: &mut Gen<'_>, inst: Inst, to: BlockCall) {
    store_for_successors(cx, inst);
    let fall = target(cx, to) == cx.index + 1;
    if fall && chain_goes_on(cx) {
        leave_homes(cx);
    }
    follow_last(cx, to, fall);
    release_edge(cx, to);
}

fn release_edge(cx: &mut Gen<'_>, call: BlockCall) {
    let func = cx.func;
    func.args(call).for_each(|arg| cx.release(arg));
}

pub(super) fn brif(cx: &mut Gen<'_>, inst: Inst, cond: Value, then: BlockCall, els: BlockCall) {
    if let Some(imm) = cx.iconst(cond) {
        return known_branch(cx, inst, imm != 0, then, els);
    }
    store_for_successors(cx, inst);
    let mut test = condition(cx, cond);
    let next = cx.index + 1;
    let (mut taken, mut fall) = (then, els);
    if target(cx, then) == next {
        (taken, fall) = (els, then);
        test = test.negate();
    }
    let falls = target(cx, fall) == next;
    let branch = cx.asm.mark();
    let moves = edge_moves(cx, taken);
    // The other way round where only that saves a jump: over moves to a jump.
    if moves {
        let skip = cx.asm.label();
        jump_if(cx, test.negate(), skip);
        cx.moves_do();
        let to = target(cx, taken);
        cx.asm.jmp(label(to));
        cx.asm.bind(skip);
    } else {
        let to = target(cx, taken);
        jump_if(cx, test, label(to));
    }
    let behind = cx.asm.pos();
    if falls && chain_goes_on(cx) {
        leave_homes(cx);
    }
    follow_last(cx, fall, falls);
    if falls && !moves && test.parity.is_none() && cx.asm.pos() == behind {
        rotate::note_header(cx, branch, test.cc.negate(), target(cx, taken));
    }
    cx.release(cond);
    release_edge(cx, then);
    release_edge(cx, els);
}

fn known_branch(cx: &mut Gen<'_>, inst: Inst, cond: bool, then: BlockCall, els: BlockCall) {
    store_for_successors(cx, inst);
    let to = if cond { then } else { els };
    let falls = target(cx, to) == cx.index + 1;
    if falls && chain_goes_on(cx) {
        leave_homes(cx);
    }
    follow(cx, to, falls);
    release_edge(cx, then);
    release_edge(cx, els);
}

/// A call that ends its block. Where it ends by unwinding, the registers that it gives back are as
/// they were, and so is the frame: that way's code follows the call, which the other way jumps
/// over.
pub(super) fn invoke(
    cx: &mut Gen<'_>,
    inst: Inst,
    handler: Handler,
    call: impl FnOnce(&mut Gen<'_>),
) {
    let HandlerData {
        normal,
        unwind,
        slot,
        ..
    } = cx.func.handlers[handler];
    store_for_successors(cx, inst);
    call(cx);
    // Behind that the results may have been moved.
    let returned = cx.asm.code.sites.last().map_or(0, |site| site.offset);
    store_for_successors(cx, inst);
    let over = cx.asm.label();
    cx.asm.jmp(over);
    cx.asm.landing_pad(returned, handler);
    for (reg, offset) in [(Reg::RAX, 0), (Reg::RDX, 8)] {
        let (Ok(to) | Err(to)) = cx.frame.slot(slot.index(), offset);
        cx.asm.op(Opcode::one(0x89).wide(), reg, to);
    }
    follow(cx, unwind, false);
    cx.asm.bind(over);
    let falls = target(cx, normal) == cx.index + 1;
    if falls && chain_goes_on(cx) {
        leave_homes(cx);
    }
    follow_last(cx, normal, falls);
    release_edge(cx, normal);
    release_edge(cx, unwind);
}

pub(super) fn switch(cx: &mut Gen<'_>, inst: Inst, value: Value, table: Table) {
    store_for_successors(cx, inst);
    let func = cx.func;
    let table = &func.tables[table];
    let ty = cx.val(value).ty;
    // The value in the scratch register, zero-extended: comparisons are all unsigned.
    let from = cx.use_rm(value);
    cx.asm.op(zero_extend(ty), SCRATCH, from);
    // Edges with moves get code of their own, behind.
    let mut stubs: Vec<(Label, BlockCall)> = Vec::new();
    let mut label = |this: &mut Gen<'_>, call: BlockCall| {
        if edge_moves(this, call) {
            let stub = this.asm.label();
            stubs.push((stub, call));
            stub
        } else {
            label(target(this, call))
        }
    };
    let mut cases: Vec<(u64, Label)> = Vec::with_capacity(table.cases.len());
    for &(case, call) in &table.cases {
        let to = label(cx, call);
        cases.push((case, to));
    }
    let default = label(cx, table.default);
    sort::by_number(&mut cases, |case| case.0);
    // What lies in registers until the stubs were emitted stays there.
    let wide = if ty == Type::I64 {
        Type::I64
    } else {
        Type::I32
    };
    dispatch(cx, wide, &cases, default);
    for (stub, call) in stubs {
        cx.asm.bind(stub);
        follow(cx, call, false);
    }
    cx.release(value);
    release_edge(cx, table.default);
    table
        .cases
        .iter()
        .for_each(|&(_, call)| release_edge(cx, call));
}

/// Goes to the label of the case that equals the scratch register.
fn dispatch(cx: &mut Gen<'_>, ty: Type, cases: &[(u64, Label)], default: Label) {
    // A stack of ranges, so that many cases cannot exhaust that of the host.
    let mut todo = vec![(0, cases.len(), None)];
    while let Some((from, to, label)) = todo.pop() {
        if let Some(label) = label {
            cx.asm.bind(label);
        }
        let part = &cases[from..to];
        let (Some(first), Some(last)) = (part.first(), part.last()) else {
            cx.asm.jmp(default);
            continue;
        };
        if part.len() >= 5 && (last.0 - first.0) / (part.len() as u64) < DENSITY {
            jump_table(cx, ty, part, default);
            continue;
        }
        if part.len() <= 4 {
            for &(case, to) in part {
                compare_case(cx, ty, case);
                cx.asm.jcc(Cc::E, to);
            }
            cx.asm.jmp(default);
            continue;
        }
        let middle = from + part.len() / 2;
        let upper = cx.asm.label();
        compare_case(cx, ty, cases[middle].0);
        cx.asm.jcc(Cc::Ae, upper);
        todo.push((middle, to, Some(upper)));
        todo.push((from, middle, None));
    }
}

/// Compares the scratch register. Constants of 64 bits go through the constant pool.
fn compare_case(cx: &mut Gen<'_>, ty: Type, case: u64) {
    match i32::try_from(case as i64) {
        Ok(imm) => alu::alu_imm(cx, Alu::Cmp, ty, SCRATCH, imm),
        Err(_) if ty != Type::I64 => alu::alu_imm(cx, Alu::Cmp, ty, SCRATCH, case as i32),
        Err(_) => {
            let mem = cx.constant(case, 8);
            alu::alu(cx, Alu::Cmp, ty, SCRATCH, mem);
        }
    }
}

fn jump_table(cx: &mut Gen<'_>, ty: Type, cases: &[(u64, Label)], default: Label) {
    let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
    if first != 0 {
        match i32::try_from(first as i64) {
            Ok(imm) => alu::alu_imm(cx, Alu::Sub, ty, SCRATCH, imm),
            Err(_) if ty != Type::I64 => {
                alu::alu_imm(cx, Alu::Sub, ty, SCRATCH, first as i32);
            }
            Err(_) => {
                let mem = cx.constant(first, 8);
                alu::alu(cx, Alu::Sub, ty, SCRATCH, mem);
            }
        }
    }
    compare_case(cx, ty, last - first);
    cx.asm.jcc(Cc::A, default);
    let mut cases = cases.iter().peekable();
    let entries = (first..=last).map(|n| match cases.next_if(|case| case.0 == n) {
        Some(&(_, label)) => label,
        None => default,
    });
    let start = cx.asm.table(entries);
    // One more register: any temporary one whose value the stubs do not need, else it is saved
    // on the stack around the three instructions.
    let table = Mem::rip(Base::Pool(start), 0);
    let usable = cx.regs.temps.and(RegSet::GPRS).without(cx.regs.owned);
    let (reg, saved): (Reg, bool) = match usable.without(cx.regs.locked).first() {
        Some(reg) => (reg, false),
        None => (Reg::RAX, true),
    };
    if saved {
        // That is where a frame in the red zone would be.
        cx.frame.is_leaf = false;
        dynasm!(cx.asm ; .arch x64 ; mov [rsp - 8], rax);
    }
    cx.asm.op(Opcode::one(0x8d).wide(), reg, table);
    let entry = Mem {
        index: SCRATCH,
        scale: 2,
        ..Mem::at(reg, 0)
    };
    cx.asm.op(Opcode::one(0x63).wide(), SCRATCH, entry);
    alu::alu(cx, Alu::Add, Type::I64, SCRATCH, reg);
    if saved {
        dynasm!(cx.asm ; .arch x64 ; mov rax, [rsp - 8]);
    }
    dynasm!(cx.asm ; .arch x64 ; jmp r11);
}
