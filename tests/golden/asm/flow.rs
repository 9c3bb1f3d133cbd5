//! What the instructions of a function read and write, and which follow which.

use iced_x86::{
    Code as Op, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind,
    Register,
};
use jitlite::lir::{
    AbiLoc, Callee, CalleeData, Function, InstData, LocationTable, Origin, Signature, Target,
};
use jitlite::x64::{Code, Resolve, SiteKind, SymbolAddr};

use super::places::{CODE, Places};

/// A set of registers: bits 0 to 15 are the general ones by their numbers, 16 to 31 vectors.
pub type Set = u32;

/// What is returned in by position, and what parameters travel in.
const RESULTS: [u32; 3] = [0, 2, 1];
const PARAMS: [u32; 6] = [7, 6, 2, 1, 8, 9];
const VECTORS: u32 = 16;
/// rsp and rbp.
pub const STACK: u32 = 4;
pub const FRAME: u32 = 5;
/// What a callee keeps: rbx, rbp, r12 to r15.
pub const SAVED: Set = 1 << 3 | 1 << 5 | 0xf << 12;
const ALL_PARAMS: Set = 0b11_1100_0110 | 1 | 0xff << VECTORS;
/// What a call may leave anything in.
const CLOBBERED: Set = !(SAVED | 1 << STACK);

/// The number of a register in a [`Set`], if it is one that is allocated.
pub fn number(register: Register) -> Option<u32> {
    let full = register.full_register();
    if full.is_gpr64() || full.is_gpr32() {
        return Some(full.number() as u32);
    }
    let vector = register.is_xmm() || register.is_ymm() || register.is_zmm();
    vector.then(|| VECTORS + register.number() as u32)
}

/// An instruction as allocation sees it.
pub struct Node {
    pub inst: Instruction,
    pub reads: Set,
    pub writes: Set,
    /// What no other register could stand for, as `rdx` in a division.
    pub fixed: Set,
    /// Registers of which 8 or 16 bits are written, or part of a vector.
    pub partial: Set,
    /// Which may be the next.
    pub next: Vec<usize>,
}

impl Node {
    /// Whether it makes a register zero, to be filled in parts.
    pub fn zeroes(&self) -> bool {
        let same = self.inst.op_count() == 2
            && self.inst.op1_kind() == OpKind::Register
            && self.inst.op0_register() == self.inst.op1_register();
        let zero = same && self.reads & self.writes == 0 && !self.moves();
        zero || (self.inst.code() == Op::Mov_r32_imm32 && self.inst.immediate32() <= 1)
    }

    fn moves(&self) -> bool {
        matches!(
            self.inst.mnemonic(),
            Mnemonic::Mov | Mnemonic::Movaps | Mnemonic::Movzx | Mnemonic::Movsx
        )
    }

    /// Whether it makes rbp point to the frame.
    pub fn sets_frame(&self) -> bool {
        let is_move = self.inst.mnemonic() == Mnemonic::Mov;
        is_move
            && self.inst.op0_register() == Register::RBP
            && self.inst.op1_register() == Register::RSP
    }

    pub fn is_call(&self) -> bool {
        let flow = self.inst.flow_control();
        matches!(flow, FlowControl::Call | FlowControl::IndirectCall)
    }
}

/// The nodes of a function's code.
pub fn nodes(
    insts: Vec<Instruction>,
    lir: &Function,
    code: &Code,
    places: &Places<'_>,
) -> Vec<Node> {
    let mut factory = InstructionInfoFactory::new();
    let at = |address: u64| insts.binary_search_by_key(&address, |i| i.ip()).ok();
    let tail = tail_called(lir, places);
    let mut nodes: Vec<Node> = Vec::new();
    for (i, &inst) in insts.iter().enumerate() {
        let mut node = registers(&mut factory, inst);
        match inst.flow_control() {
            FlowControl::Next => {}
            FlowControl::Call | FlowControl::IndirectCall => {
                let reads = called(lir, code, places, (inst.next_ip() - CODE) as u32);
                node.reads |= reads;
                node.writes = CLOBBERED;
                node.fixed |= reads;
            }
            FlowControl::Return => {
                let results = results(&lir.sig) | SAVED | 1 << STACK;
                node.reads |= results;
                node.fixed |= results;
            }
            FlowControl::IndirectBranch => {
                node.reads |= tail;
                node.fixed |= tail;
            }
            _ => {}
        }
        let target = at(inst.near_branch_target()).filter(|_| !node.is_call());
        let falls = matches!(
            inst.flow_control(),
            FlowControl::Next
                | FlowControl::Call
                | FlowControl::IndirectCall
                | FlowControl::ConditionalBranch
        );
        node.next = target.into_iter().collect();
        if falls && i + 1 < insts.len() {
            node.next.push(i + 1);
        }
        nodes.push(node);
    }
    if tail == 0 {
        lead_tables(&mut nodes);
    }
    nodes
}

/// What a jump by a table leads to: where nothing else does.
fn lead_tables(nodes: &mut [Node]) {
    let mut reached = vec![false; nodes.len()];
    nodes
        .iter()
        .flat_map(|n| &n.next)
        .for_each(|&n| reached[n] = true);
    let cases: Vec<usize> = (1..nodes.len()).filter(|&n| !reached[n]).collect();
    for node in nodes.iter_mut() {
        let jumps = node.inst.flow_control() == FlowControl::IndirectBranch;
        if jumps && node.inst.op0_kind() == OpKind::Register {
            node.next.clone_from(&cases);
        }
    }
}

/// The registers of an instruction, without what calls and returns mean.
fn registers(factory: &mut InstructionInfoFactory, inst: Instruction) -> Node {
    let mut node = Node {
        inst,
        reads: 0,
        writes: 0,
        fixed: 0,
        partial: 0,
        next: Vec::new(),
    };
    let mut explicit: Set = 0;
    for operand in 0..inst.op_count() {
        let registers = match inst.op_kind(operand) {
            // The amount of a shift has no bits in the instruction.
            OpKind::Register if is_amount(&inst, operand) => [Register::None; 2],
            OpKind::Register => [inst.op_register(operand), Register::None],
            OpKind::Memory => [inst.memory_base(), inst.memory_index()],
            _ => [Register::None; 2],
        };
        for number in registers.into_iter().filter_map(number) {
            explicit |= 1 << number;
        }
    }
    // Upper halves are nobody's behind it.
    if inst.mnemonic() == Mnemonic::Vzeroupper {
        return node;
    }
    let info = factory.info(&inst);
    for used in info.used_registers() {
        let Some(number) = number(used.register()) else {
            continue;
        };
        let bit = 1 << number;
        let (reads, writes) = match used.access() {
            OpAccess::Read | OpAccess::CondRead => (true, false),
            OpAccess::Write => (false, true),
            OpAccess::NoMemAccess | OpAccess::None => (false, false),
            _ => (true, true),
        };
        node.reads |= bit * Set::from(reads);
        node.writes |= bit * Set::from(writes);
        if explicit & bit == 0 {
            node.fixed |= bit;
        }
        let small = used.register().size() < 4 || used.register().is_xmm();
        if writes && small {
            node.partial |= bit;
        }
    }
    node
}

/// Whether an operand can be nothing but `cl`.
fn is_amount(inst: &Instruction, operand: u32) -> bool {
    use Mnemonic::{Rcl, Rcr, Rol, Ror, Sar, Shl, Shld, Shr, Shrd};
    let shifts = [Rcl, Rcr, Rol, Ror, Sar, Shl, Shld, Shr, Shrd];
    let amount = operand > 0 && inst.op_register(operand) == Register::CL;
    amount && shifts.contains(&inst.mnemonic())
}

/// What the call in front of an offset reads.
fn called(lir: &Function, code: &Code, places: &Places<'_>, offset: u32) -> Set {
    let mut sites = code.sites.iter();
    let site = sites.find(|site| site.offset == offset && site.kind == SiteKind::Call);
    let origin = site.map_or(Origin::NONE, |site| site.origin);
    let calls = lir.insts.iter().filter_map(|(inst, data)| match *data {
        _ if lir.origins[inst] != origin => None,
        InstData::Call { callee, .. } => Some(callee_reads(lir, places, callee)),
        InstData::CallIndirect { sig, .. } => Some(params(&lir.sigs[sig])),
        _ => None,
    });
    let sets: Vec<Set> = calls.collect();
    match sets.is_empty() {
        true => ALL_PARAMS,
        false => sets.into_iter().fold(0, |a, b| a | b),
    }
}

/// What calls in place of the function read and leave as it was; nothing if there are none.
fn tail_called(lir: &Function, places: &Places<'_>) -> Set {
    let calls = lir.insts.values().filter_map(|data| match *data {
        InstData::TailCall { callee, .. } => Some(callee_reads(lir, places, callee)),
        InstData::TailCallIndirect { sig, .. } => Some(params(&lir.sigs[sig])),
        _ => None,
    });
    calls.map(|set| set | SAVED).fold(0, |a, b| a | b)
}

/// What a symbol reads: who may be a C function with variable arguments, `al` too.
fn callee_reads(lir: &Function, places: &Places<'_>, callee: Callee) -> Set {
    let CalleeData { target, sig } = lir.callees[callee];
    let asks = match target {
        Target::Symbol(symbol) => {
            let place = places.symbol(symbol);
            matches!(place, SymbolAddr::Function { is_ir: false, .. })
        }
        Target::Libcall(_) => false,
    };
    params(&lir.sigs[sig]) | Set::from(asks)
}

fn params(sig: &Signature) -> Set {
    let table = LocationTable::of(sig);
    let params = table.row(0).params.iter().map(|p| place(p.loc, &PARAMS));
    params.fold(Set::from(sig.varargs), |a, b| a | b)
}

fn results(sig: &Signature) -> Set {
    let table = LocationTable::of(sig);
    let results = table.row(0).results.iter().map(|r| place(r.loc, &RESULTS));
    results.fold(0, |a, b| a | b)
}

fn place(loc: AbiLoc, ints: &[u32]) -> Set {
    match loc {
        AbiLoc::Int(n) => 1 << ints[usize::from(n)],
        AbiLoc::Float(n) => 1 << (VECTORS + u32::from(n)),
        AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => 0,
    }
}
