//! One instruction: from its name and operands to bytes.
//!
//! Of all forms that iced-x86 has of the instruction, those are tried whose operands are of the
//! kinds that were written, and the one with the shortest encoding is taken; of equally short ones
//! the first in the processor's own order, as other assemblers do.

use iced_x86::{
    Code, Encoder, EncodingKind, Instruction, Mnemonic, OpCodeInfo, OpCodeOperandKind as Kind,
    OpKind, Register,
};

use super::Dialect;
use super::expr::Expr;
use super::mnemonic::{self, Reading};
use super::operand::{Memory, Operand, Operands};
use super::registers::{RegisterClass, class, general_size};

/// A place in code or data where an address or a number goes when it is known.
#[derive(Debug, Clone, PartialEq)]
pub struct Fixup {
    /// Where it is.
    pub offset: usize,
    /// How many bytes it has.
    pub size: u8,
    /// The value.
    pub value: Expr,
    /// Of a value relative to the end of the instruction, how many bytes there are from the
    /// place to that.
    pub relative: Option<u8>,
}

/// An encoded instruction.
#[derive(Debug, Clone, PartialEq)]
pub struct Encoded {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What is to be filled in.
    pub fixups: Vec<Fixup>,
    /// The longer form of a jump whose target may be too far away.
    pub longer: Option<Box<Encoded>>,
}

/// A form that fits, with the instruction that it makes.
struct Candidate {
    code: Code,
    encoded: Encoded,
    /// The size of the memory operand, where it has one.
    memory: u16,
}

/// Encodes an instruction.
///
/// # Errors
///
/// What is wrong with it, in words.
pub fn encode(
    name: &str,
    operands: &Operands,
    dialect: Dialect,
    encoding: Option<EncodingKind>,
) -> Result<Encoded, String> {
    let lower = name.to_ascii_lowercase();
    let absolute = lower.starts_with("movabs");
    let mut readings = mnemonic::readings(&lower, dialect);
    if lower == "movabs" {
        readings.push(Reading::of(Mnemonic::Mov));
    }
    if dialect == Dialect::Intel {
        readings.extend(mnemonic::string(&lower, operands));
    }
    if readings.is_empty() {
        return Err(format!("no instruction is called `{name}`"));
    }
    let mut found: Vec<Candidate> = Vec::new();
    for mut reading in readings {
        let mut operands = operands.clone();
        if dialect == Dialect::Att {
            reading.mnemonic = in_att(reading.mnemonic, &operands.list);
        }
        adjust(&reading, &mut operands, dialect);
        for &code in mnemonic::forms(reading.mnemonic) {
            let info = code.op_code();
            if encoding.is_some_and(|encoding| encoding != info.encoding()) {
                continue;
            }
            if let Some(candidate) = try_form(code, &reading, &operands, absolute) {
                found.push(candidate);
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    choose(found, operands).map_err(|why| format!("`{name}`: {why}"))
}

/// What an x87 instruction is called elsewhere: where the destination is not `st`, subtraction and
/// division have their names exchanged with those of the reverse operation in the AT&T dialect.
fn in_att(mnemonic: Mnemonic, operands: &[Operand]) -> Mnemonic {
    let to_other = matches!(operands.first(), Some(Operand::Register(to)) if *to != Register::ST0)
        && operands.len() == 2;
    match mnemonic {
        Mnemonic::Fsub if to_other => Mnemonic::Fsubr,
        Mnemonic::Fsubr if to_other => Mnemonic::Fsub,
        Mnemonic::Fdiv if to_other => Mnemonic::Fdivr,
        Mnemonic::Fdivr if to_other => Mnemonic::Fdiv,
        Mnemonic::Fsubp => Mnemonic::Fsubrp,
        Mnemonic::Fsubrp => Mnemonic::Fsubp,
        Mnemonic::Fdivp => Mnemonic::Fdivrp,
        Mnemonic::Fdivrp => Mnemonic::Fdivp,
        other => other,
    }
}

/// Brings operands into the order and number in which iced has them.
fn adjust(reading: &Reading, operands: &mut Operands, dialect: Dialect) {
    let list = &mut operands.list;
    if let Some(immediate) = reading.immediate {
        list.push(Operand::Immediate(Expr::number(immediate.into())));
    }
    match reading.mnemonic {
        // Ports are in parentheses in the AT&T dialect.
        Mnemonic::In | Mnemonic::Out => {
            for operand in list {
                if let Operand::Memory(memory) = operand
                    && memory.base == Register::DX
                {
                    *operand = Operand::Register(Register::DX);
                }
            }
        }
        // These two have their operands in one order in all dialects.
        Mnemonic::Enter | Mnemonic::Bound if dialect == Dialect::Att => list.reverse(),
        Mnemonic::Fnstsw | Mnemonic::Fstsw if list.is_empty() => {
            list.push(Operand::Register(Register::AX));
        }
        Mnemonic::Aam | Mnemonic::Aad if list.is_empty() => {
            list.push(Operand::Immediate(Expr::number(10)));
        }
        // The mask is `xmm0`, written or not.
        Mnemonic::Blendvps | Mnemonic::Blendvpd | Mnemonic::Pblendvb | Mnemonic::Sha256rnds2
            if list.len() == 3 && list[2] == Operand::Register(Register::XMM0) =>
        {
            list.truncate(2);
        }
        Mnemonic::Monitor | Mnemonic::Mwait | Mnemonic::Monitorx | Mnemonic::Mwaitx => list.clear(),
        // The top of the stack need not be written beside memory.
        _ if dialect == Dialect::Intel
            && list.len() == 2
            && list
                .iter()
                .any(|operand| matches!(operand, Operand::Memory(_)))
            && list.contains(&Operand::Register(Register::ST0)) =>
        {
            list.retain(|operand| matches!(operand, Operand::Memory(_)));
        }
        Mnemonic::Xchg if list.len() == 2 => put_memory_first(list),
        Mnemonic::Test if list.len() == 2 => {
            let second = matches!(list[1], Operand::Memory(_));
            if second && matches!(list[0], Operand::Register(_)) {
                list.swap(0, 1);
            }
        }
        Mnemonic::Imul if list.len() == 2 && matches!(list[1], Operand::Immediate(_)) => {
            list.insert(1, list[0].clone());
        }
        _ => {}
    }
}

fn put_memory_first(list: &mut [Operand]) {
    if matches!(list[1], Operand::Memory(_)) {
        list.swap(0, 1);
    }
}

/// The kinds of operands that need not be written, as there is no choice.
fn is_implied(kind: Kind, info: &OpCodeInfo) -> bool {
    match kind {
        Kind::seg_rSI | Kind::es_rDI | Kind::seg_rDI | Kind::seg_rBX_al | Kind::imm8_const_1 => {
            true
        }
        Kind::st0 => true,
        Kind::al | Kind::ax | Kind::eax | Kind::rax | Kind::dx => {
            let is_string = |kind: &Kind| matches!(kind, Kind::seg_rSI | Kind::es_rDI);
            info.op_kinds().iter().any(is_string)
        }
        _ => false,
    }
}

/// Tries one form: `None` where the operands are not of its kinds.
fn try_form(
    code: Code,
    reading: &Reading,
    operands: &Operands,
    absolute: bool,
) -> Option<Candidate> {
    let info = code.op_code();
    let kinds = info.op_kinds();
    let written = &operands.list;
    let places: Vec<Option<&Operand>> = if written.len() == kinds.len() {
        written.iter().map(Some).collect()
    } else {
        implied_places(info, written)?
    };
    let mut instruction = Instruction::default();
    instruction.set_code(code);
    let mut values = Values::default();
    for (n, (&kind, operand)) in kinds.iter().zip(&places).enumerate() {
        match operand {
            Some(operand) => {
                set(
                    &mut instruction,
                    n as u32,
                    kind,
                    operand,
                    info,
                    absolute,
                    &mut values,
                )?;
            }
            None => set_implied(&mut instruction, n as u32, kind)?,
        }
    }
    let memory = decorate(&mut instruction, operands, info)?;
    if !sizes_fit(reading, operands, info) {
        return None;
    }
    if absolute
        && !kinds
            .iter()
            .any(|kind| matches!(kind, Kind::mem_offs | Kind::imm64))
    {
        return None;
    }
    let encoded = finish(&instruction, values)?;
    Some(Candidate {
        code,
        encoded,
        memory,
    })
}

/// Which written operand each one of a form is, where some are not written.
fn implied_places<'a>(
    info: &OpCodeInfo,
    written: &'a [Operand],
) -> Option<Vec<Option<&'a Operand>>> {
    let kinds = info.op_kinds();
    let missing = kinds.len().checked_sub(written.len())?;
    // Without any operand, x87 instructions are of `st(1)`.
    let x87 = |kind: &Kind| matches!(kind, Kind::st0 | Kind::sti_opcode);
    if written.is_empty() && !kinds.is_empty() && kinds.iter().all(x87) {
        return Some(vec![None; kinds.len()]);
    }
    let implied = kinds.iter().filter(|&&kind| is_implied(kind, info)).count();
    if implied != missing {
        // Of a string, the memory may be written without the register.
        let is_string = |kind: &Kind| matches!(kind, Kind::seg_rSI | Kind::es_rDI);
        let [Operand::Memory(_)] = written else {
            return None;
        };
        let place = |kind: &Kind| is_string(kind).then_some(&written[0]);
        let strings = kinds.iter().filter(|kind| is_string(kind)).count();
        return (strings == 1).then(|| kinds.iter().map(place).collect());
    }
    let mut next = written.iter();
    let place = |&kind: &Kind| match is_implied(kind, info) {
        true => None,
        false => next.next(),
    };
    Some(kinds.iter().map(place).collect())
}

/// The symbolic values of an instruction.
#[derive(Default)]
struct Values {
    immediate: Option<Expr>,
    displacement: Option<Expr>,
    branch: Option<Expr>,
}

/// Whether a register is of a class.
fn is(operand: &Operand, wanted: RegisterClass) -> Option<Register> {
    match operand {
        Operand::Register(register) if class(*register).0 == wanted => Some(*register),
        _ => None,
    }
}

/// Sets an operand, if it is of this kind.
fn set(
    instruction: &mut Instruction,
    n: u32,
    kind: Kind,
    operand: &Operand,
    info: &OpCodeInfo,
    absolute: bool,
    values: &mut Values,
) -> Option<()> {
    let indirect = match operand {
        Operand::Indirect(inner) => Some(&**inner),
        _ => None,
    };
    // `*` marks where a jump takes its target from, as does a register; memory that is nothing but
    // an address is where it goes.
    let operand = match (indirect, is_jump(info)) {
        (Some(inner), true) => inner,
        (Some(_), false) => return None,
        (None, _) => operand,
    };
    let register = |class| is(operand, class);
    let found = match kind {
        Kind::r8_or_mem | Kind::r8_reg | Kind::r8_opcode => register(RegisterClass::General(1)),
        Kind::r16_or_mem | Kind::r16_reg | Kind::r16_reg_mem | Kind::r16_rm | Kind::r16_opcode => {
            register(RegisterClass::General(2))
        }
        Kind::r32_or_mem
        | Kind::r32_or_mem_mpx
        | Kind::r32_reg
        | Kind::r32_reg_mem
        | Kind::r32_rm
        | Kind::r32_opcode
        | Kind::r32_vvvv => register(RegisterClass::General(4)),
        Kind::r64_or_mem
        | Kind::r64_or_mem_mpx
        | Kind::r64_reg
        | Kind::r64_reg_mem
        | Kind::r64_rm
        | Kind::r64_opcode
        | Kind::r64_vvvv => register(RegisterClass::General(8)),
        Kind::mm_or_mem | Kind::mm_reg | Kind::mm_rm => register(RegisterClass::Mmx),
        Kind::xmm_or_mem
        | Kind::xmm_reg
        | Kind::xmm_rm
        | Kind::xmm_vvvv
        | Kind::xmmp3_vvvv
        | Kind::xmm_is4
        | Kind::xmm_is5 => register(RegisterClass::Vector(16)),
        Kind::ymm_or_mem
        | Kind::ymm_reg
        | Kind::ymm_rm
        | Kind::ymm_vvvv
        | Kind::ymm_is4
        | Kind::ymm_is5 => register(RegisterClass::Vector(32)),
        Kind::zmm_or_mem | Kind::zmm_reg | Kind::zmm_rm | Kind::zmm_vvvv | Kind::zmmp3_vvvv => {
            register(RegisterClass::Vector(64))
        }
        Kind::k_or_mem | Kind::k_reg | Kind::kp1_reg | Kind::k_rm | Kind::k_vvvv => {
            register(RegisterClass::Mask)
        }
        Kind::bnd_or_mem_mpx | Kind::bnd_reg => register(RegisterClass::Bound),
        Kind::tmm_reg | Kind::tmm_rm | Kind::tmm_vvvv => register(RegisterClass::Tile),
        Kind::seg_reg => register(RegisterClass::Segment),
        Kind::cr_reg => register(RegisterClass::Control),
        Kind::dr_reg => register(RegisterClass::Debug),
        Kind::sti_opcode => register(RegisterClass::X87),
        _ => implied_register(kind).filter(|&known| *operand == Operand::Register(known)),
    };
    if let Some(found) = found {
        instruction.try_set_op_register(n, found).ok()?;
        instruction.try_set_op_kind(n, OpKind::Register).ok()?;
        return Some(());
    }
    match operand {
        Operand::Memory(memory) if is_branch(kind) && indirect.is_none() => {
            instruction.try_set_op_kind(n, OpKind::NearBranch64).ok()?;
            values.branch = Some(memory.plain()?.clone());
            Some(())
        }
        Operand::Immediate(place) if is_branch(kind) => {
            instruction.try_set_op_kind(n, OpKind::NearBranch64).ok()?;
            values.branch = Some(place.clone());
            Some(())
        }
        Operand::Memory(memory) => {
            if is_jump(info) && indirect.is_none() && is_target(memory) {
                return None;
            }
            set_memory(instruction, n, kind, memory, absolute, values)
        }
        Operand::Immediate(value) => set_immediate(instruction, n, kind, value, values),
        _ => None,
    }
}

/// Whether an operand in memory without `*` is the target of a jump and not where it stands: what
/// has a size or registers is of the Intel dialect, and means the memory.
fn is_target(memory: &Memory) -> bool {
    memory.size.is_none() && memory.plain().is_some()
}

fn is_jump(info: &OpCodeInfo) -> bool {
    matches!(info.mnemonic(), Mnemonic::Jmp | Mnemonic::Call)
}

fn is_branch(kind: Kind) -> bool {
    matches!(kind, Kind::br64_1 | Kind::br64_4 | Kind::xbegin_4)
}

/// The register that a kind of operand is.
fn implied_register(kind: Kind) -> Option<Register> {
    Some(match kind {
        Kind::es => Register::ES,
        Kind::cs => Register::CS,
        Kind::ss => Register::SS,
        Kind::ds => Register::DS,
        Kind::fs => Register::FS,
        Kind::gs => Register::GS,
        Kind::al => Register::AL,
        Kind::cl => Register::CL,
        Kind::ax => Register::AX,
        Kind::dx => Register::DX,
        Kind::eax => Register::EAX,
        Kind::rax => Register::RAX,
        Kind::st0 => Register::ST0,
        _ => return None,
    })
}

/// Sets an operand that is not written.
fn set_implied(instruction: &mut Instruction, n: u32, kind: Kind) -> Option<()> {
    let register = match kind {
        Kind::sti_opcode => Some(Register::ST1),
        kind => implied_register(kind),
    };
    let op_kind = match kind {
        _ if register.is_some() => OpKind::Register,
        Kind::seg_rSI => OpKind::MemorySegRSI,
        Kind::es_rDI => OpKind::MemoryESRDI,
        Kind::seg_rDI => OpKind::MemorySegRDI,
        Kind::seg_rBX_al => {
            instruction.set_memory_base(Register::RBX);
            instruction.set_memory_index(Register::AL);
            OpKind::Memory
        }
        Kind::imm8_const_1 => {
            instruction.set_immediate8(1);
            OpKind::Immediate8
        }
        _ => return None,
    };
    if let Some(register) = register {
        instruction.try_set_op_register(n, register).ok()?;
    }
    instruction.try_set_op_kind(n, op_kind).ok()
}

/// Whether registers can be base and index of one address.
fn is_address(base: Register, index: Register) -> bool {
    let size = |register| match class(register) {
        (RegisterClass::General(size @ (4 | 8)), _) => Some(size),
        (RegisterClass::Pointer, 0) => Some(4),
        (RegisterClass::Pointer, _) => Some(8),
        _ => None,
    };
    let is_base = base == Register::None || size(base).is_some();
    let is_index = match class(index) {
        _ if index == Register::None => true,
        (RegisterClass::General(_), 4) | (RegisterClass::Pointer, _) => false,
        (RegisterClass::Vector(_), _) => class(base).0 != RegisterClass::Pointer,
        _ if base == Register::None => size(index).is_some(),
        _ => size(index) == size(base) && class(base).0 != RegisterClass::Pointer,
    };
    is_base && is_index
}

/// Sets an operand in memory.
fn set_memory(
    instruction: &mut Instruction,
    n: u32,
    kind: Kind,
    memory: &Memory,
    absolute: bool,
    values: &mut Values,
) -> Option<()> {
    let string = |register| {
        let is_plain = memory.index == Register::None && memory.displacement.constant() == Some(0);
        (memory.base == register && is_plain).then_some(())
    };
    match kind {
        Kind::seg_rSI => {
            let op_kind = match string(Register::RSI) {
                Some(()) => OpKind::MemorySegRSI,
                None => string(Register::ESI).map(|()| OpKind::MemorySegESI)?,
            };
            instruction.set_segment_prefix(memory.segment);
            return instruction.try_set_op_kind(n, op_kind).ok();
        }
        Kind::es_rDI => {
            let op_kind = match string(Register::RDI) {
                Some(()) => OpKind::MemoryESRDI,
                None => string(Register::EDI).map(|()| OpKind::MemoryESEDI)?,
            };
            return instruction.try_set_op_kind(n, op_kind).ok();
        }
        _ => {}
    }
    let vector = match class(memory.index).0 {
        RegisterClass::Vector(size) => Some(size),
        _ => None,
    };
    let wanted = match kind {
        Kind::mem_vsib32x | Kind::mem_vsib64x => Some(16),
        Kind::mem_vsib32y | Kind::mem_vsib64y => Some(32),
        Kind::mem_vsib32z | Kind::mem_vsib64z => Some(64),
        Kind::mem_offs if !absolute || memory.plain().is_none() => return None,
        Kind::mem_offs
        | Kind::mem
        | Kind::mem_mpx
        | Kind::mem_mib
        | Kind::sibmem
        | Kind::r8_or_mem
        | Kind::r16_or_mem
        | Kind::r32_or_mem
        | Kind::r32_or_mem_mpx
        | Kind::r64_or_mem
        | Kind::r64_or_mem_mpx
        | Kind::mm_or_mem
        | Kind::xmm_or_mem
        | Kind::ymm_or_mem
        | Kind::zmm_or_mem
        | Kind::bnd_or_mem_mpx
        | Kind::k_or_mem => None,
        _ => return None,
    };
    if vector != wanted || absolute && kind != Kind::mem_offs {
        return None;
    }
    let (mut base, mut index) = (memory.base, memory.index);
    // The stack pointer cannot be an index, but may be written in its place.
    if class(index) == (RegisterClass::General(8), 4) && memory.scale == 1 {
        (base, index) = (index, base);
    }
    if !is_address(base, index) {
        return None;
    }
    instruction.try_set_op_kind(n, OpKind::Memory).ok()?;
    instruction.set_segment_prefix(memory.segment);
    instruction.set_memory_base(base);
    instruction.set_memory_index(index);
    instruction.set_memory_index_scale(memory.scale);
    let known = memory.displacement.constant();
    if kind == Kind::mem_offs {
        instruction.set_memory_displacement64(known.unwrap_or(i64::MAX) as u64);
        instruction.set_memory_displ_size(8);
        values.displacement = known.is_none().then(|| memory.displacement.clone());
        return Some(());
    }
    let is_relative = class(base).0 == RegisterClass::Pointer;
    match known {
        Some(value) if !is_relative => {
            let fits = i32::try_from(value).is_ok() || u32::try_from(value).is_ok();
            let is_absolute = memory.plain().is_some();
            if i32::try_from(value).is_err() && !(is_absolute && fits && value >= 0) {
                return None;
            }
            instruction.set_memory_displacement64(value as u64);
            let is_bare = base == Register::None && index == Register::None;
            instruction.set_memory_displ_size(if value != 0 || is_bare { 1 } else { 0 });
        }
        _ => {
            // Of four bytes, whatever it will be.
            instruction.set_memory_displacement64(if is_relative { 0 } else { 0x7fff_0000 });
            instruction.set_memory_displ_size(8);
            values.displacement = Some(memory.displacement.clone());
        }
    }
    Some(())
}

/// Sets an immediate operand, if it fits.
fn set_immediate(
    instruction: &mut Instruction,
    n: u32,
    kind: Kind,
    value: &Expr,
    values: &mut Values,
) -> Option<()> {
    let known = value.constant();
    let signed = |bits: u32, value: i64| value >= -(1 << (bits - 1)) && value < 1 << (bits - 1);
    // Either as a signed or as an unsigned number.
    let either = |bits: u32, value: i64| value >= -(1 << (bits - 1)) && value < 1 << bits;
    // What is sign-extended from 8 bits may be written as an unsigned number of the full size.
    let wrapped = |bits: u32, value: i64| match bits {
        16 if value > 0x7fff => value - 0x1_0000,
        32 if value > 0x7fff_ffff => value - 0x1_0000_0000,
        _ => value,
    };
    let (op_kind, value) = match (kind, known) {
        (Kind::imm8, Some(value)) if either(8, value) => (OpKind::Immediate8, value),
        (Kind::imm4_m2z, Some(value)) if (0..16).contains(&value) => (OpKind::Immediate8, value),
        (Kind::imm8_const_1, Some(1)) => (OpKind::Immediate8, 1),
        (Kind::imm8sex16, Some(value)) if either(16, value) && signed(8, wrapped(16, value)) => {
            (OpKind::Immediate8to16, wrapped(16, value))
        }
        (Kind::imm8sex32, Some(value)) if either(32, value) && signed(8, wrapped(32, value)) => {
            (OpKind::Immediate8to32, wrapped(32, value))
        }
        (Kind::imm8sex64, Some(value)) if signed(8, value) => (OpKind::Immediate8to64, value),
        (Kind::imm16, Some(value)) if either(16, value) => (OpKind::Immediate16, value),
        (Kind::imm32, Some(value)) if either(32, value) => (OpKind::Immediate32, value),
        (Kind::imm32sex64, Some(value)) if signed(32, value) => (OpKind::Immediate32to64, value),
        (Kind::imm64, Some(value)) => (OpKind::Immediate64, value),
        (Kind::imm32 | Kind::imm32sex64 | Kind::imm64, None) => {
            values.immediate = Some(value.clone());
            match kind {
                Kind::imm32 => (OpKind::Immediate32, 0),
                Kind::imm64 => (OpKind::Immediate64, 0),
                _ => (OpKind::Immediate32to64, 0),
            }
        }
        _ => return None,
    };
    instruction.try_set_op_kind(n, op_kind).ok()?;
    let second = n > 0 && instruction.op_kind(n - 1) == OpKind::Immediate8;
    let second = second || n > 0 && instruction.op_kind(n - 1) == OpKind::Immediate16;
    match op_kind {
        OpKind::Immediate8 if second => {
            instruction
                .try_set_op_kind(n, OpKind::Immediate8_2nd)
                .ok()?;
            instruction.set_immediate8_2nd(value as u8);
        }
        OpKind::Immediate8 => instruction.set_immediate8(value as u8),
        OpKind::Immediate8to16 => instruction.set_immediate8to16(value as i16),
        OpKind::Immediate8to32 => instruction.set_immediate8to32(value as i32),
        OpKind::Immediate8to64 => instruction.set_immediate8to64(value),
        OpKind::Immediate16 => instruction.set_immediate16(value as u16),
        OpKind::Immediate32 => instruction.set_immediate32(value as u32),
        OpKind::Immediate32to64 => instruction.set_immediate32to64(value),
        _ => instruction.set_immediate64(value as u64),
    }
    Some(())
}

/// Sets what stands in braces, and gives the size of the memory operand.
fn decorate(instruction: &mut Instruction, operands: &Operands, info: &OpCodeInfo) -> Option<u16> {
    if let Some(mask) = operands.mask {
        info.can_use_op_mask_register().then_some(())?;
        instruction.set_op_mask(mask);
    } else if info.require_op_mask_register() {
        return None;
    }
    if operands.zeroing {
        info.can_use_zeroing_masking().then_some(())?;
        instruction.set_zeroing_masking(true);
    }
    if let Some(rounding) = operands.rounding {
        info.can_use_rounding_control().then_some(())?;
        instruction.set_rounding_control(rounding);
    }
    if operands.sae {
        info.can_suppress_all_exceptions().then_some(())?;
        instruction.set_suppress_all_exceptions(true);
    }
    let memory = operands.list.iter().find_map(|operand| match operand {
        Operand::Memory(memory) => Some(memory),
        Operand::Indirect(inner) => match &**inner {
            Operand::Memory(memory) => Some(memory),
            _ => None,
        },
        _ => None,
    });
    let Some(memory) = memory else { return Some(0) };
    let mut size = info.memory_size().size() as u16;
    if let Some(count) = memory.broadcast {
        info.can_broadcast().then_some(())?;
        let element = info.broadcast_memory_size().size() as u16;
        if element * u16::from(count) != size {
            return None;
        }
        instruction.set_is_broadcast(true);
        size = element;
    }
    let is_named = memory.size.is_none_or(|named| named == size || size == 0);
    is_named.then_some(size)
}

/// Whether the sizes that the name gives are those of the form.
fn sizes_fit(reading: &Reading, operands: &Operands, info: &OpCodeInfo) -> bool {
    let memory = info.memory_size().size() as u16;
    let (mut has_memory, mut sizes) = (false, Vec::new());
    for operand in &operands.list {
        let operand = match operand {
            Operand::Indirect(inner) => inner,
            operand => operand,
        };
        match operand {
            Operand::Memory(_) => has_memory = memory != 0,
            Operand::Register(register) => sizes.extend(general_size(*register)),
            _ => {}
        }
    }
    if let Some(source) = reading.source {
        let last = sizes.last().copied().map(u16::from);
        return match has_memory {
            true => memory == source,
            false => last == Some(source),
        };
    }
    if let Some(vector) = reading.vector {
        let source = operands.list.last();
        return match source {
            Some(Operand::Register(register)) => {
                class(*register).0 == RegisterClass::Vector(vector as u8)
            }
            _ => memory == vector,
        };
    }
    let Some(size) = reading.size else {
        return true;
    };
    // The memory of these has a size of its own.
    let is_of_register = matches!(
        info.mnemonic(),
        Mnemonic::Lar | Mnemonic::Lsl | Mnemonic::Lss | Mnemonic::Lfs | Mnemonic::Lgs
    );
    if is_of_register {
        has_memory = false;
    }
    if matches!(
        info.mnemonic(),
        Mnemonic::Lgdt | Mnemonic::Lidt | Mnemonic::Sgdt | Mnemonic::Sidt
    ) {
        return size == 8;
    }
    let is_near = info.op_kinds().iter().any(|&kind| is_branch(kind));
    match (has_memory, sizes.is_empty()) {
        _ if is_near => size == 8,
        (true, _) => memory == size,
        (false, false) => sizes.iter().any(|&own| u16::from(own) == size),
        (false, true) => {
            let own = info.operand_size() as u16 / 8;
            own == size || own == 0 && (size == 1 || size == 4)
        }
    }
}

/// Encodes the instruction and notes where its symbolic values go.
fn finish(instruction: &Instruction, values: Values) -> Option<Encoded> {
    let mut encoder = Encoder::try_new(64).ok()?;
    let mut instruction = *instruction;
    if class(instruction.memory_base()).0 == RegisterClass::Pointer {
        // Zero from the next instruction on.
        instruction.set_memory_displacement64(0);
    }
    encoder.encode(&instruction, 0).ok()?;
    let places = encoder.get_constant_offsets();
    let mut bytes = encoder.take_buffer();
    let mut fixups = Vec::new();
    let len = bytes.len();
    if let Some(value) = values.displacement {
        let offset = places.displacement_offset();
        let is_relative = class(instruction.memory_base()).0 == RegisterClass::Pointer;
        match (value.constant(), is_relative) {
            (Some(number), true) => {
                let number = i32::try_from(number).ok()?;
                bytes[offset..offset + 4].copy_from_slice(&number.to_le_bytes());
            }
            _ => fixups.push(Fixup {
                offset,
                size: places.displacement_size() as u8,
                value,
                relative: is_relative.then_some((len - offset) as u8),
            }),
        }
    }
    if let Some(value) = values.immediate {
        fixups.push(Fixup {
            offset: places.immediate_offset(),
            size: places.immediate_size() as u8,
            value,
            relative: None,
        });
    }
    if let Some(value) = values.branch {
        let size = match instruction.op_code().op_kinds()[0] {
            Kind::br64_1 => 1,
            _ => 4,
        };
        fixups.push(Fixup {
            offset: len - usize::from(size),
            size,
            value,
            relative: Some(size),
        });
    }
    Some(Encoded {
        bytes,
        fixups,
        longer: None,
    })
}

/// Chooses among the forms that fit.
fn choose(mut found: Vec<Candidate>, operands: &Operands) -> Result<Encoded, String> {
    if found.is_empty() {
        return Err("no form of this instruction has these operands".into());
    }
    // Where nothing says how large an operand is, it is as large as an address, if it can be.
    let by_default = |candidate: &Candidate| {
        let info = candidate.code.op_code();
        info.default_op_size64() || info.force_op_size64()
    };
    if found.iter().any(by_default) {
        found.retain(by_default);
    }
    let mut sizes: Vec<u16> = found.iter().map(|candidate| candidate.memory).collect();
    sizes.sort_unstable();
    sizes.dedup();
    if sizes.len() > 1 && !has_named_size(operands) {
        // Of a float that is converted, an integer has 32 bits.
        let is_converted = |candidate: &Candidate| {
            let name = format!("{:?}", candidate.code.mnemonic());
            name.starts_with("Cvtsi2") || name.starts_with("Vcvtsi2")
        };
        // The state of the x87 unit is that of 32 bits.
        let is_state = |candidate: &Candidate| [14, 28, 94, 108].contains(&candidate.memory);
        match (found.iter().all(is_converted), found.iter().all(is_state)) {
            (true, _) => found.retain(|candidate| candidate.memory == 4),
            (_, true) => found.retain(|candidate| [28, 108].contains(&candidate.memory)),
            _ => return Err("it is not said how large the operand in memory is".into()),
        }
    }
    // A number in a register of 64 bits is best written with all bits if it is an address.
    let symbolic = |candidate: &Candidate| {
        let fixups = &candidate.encoded.fixups;
        fixups.iter().any(|fixup| fixup.size == 8)
    };
    if found.iter().any(symbolic) {
        found.retain(symbolic);
    }
    let shortest = found
        .iter()
        .enumerate()
        .min_by_key(|(_, candidate)| candidate.encoded.bytes.len());
    let Some((best, _)) = shortest else {
        return Err("it cannot be encoded".into());
    };
    let mnemonic = found[best].code.mnemonic();
    let mut encoded = found[best].encoded.clone();
    if encoded.fixups.iter().any(|fixup| fixup.size == 1) {
        let longer = found.iter().find(|candidate| {
            let fixups = &candidate.encoded.fixups;
            candidate.code.mnemonic() == mnemonic && fixups.iter().any(|fixup| fixup.size == 4)
        });
        encoded.longer = longer.map(|candidate| Box::new(candidate.encoded.clone()));
    }
    Ok(encoded)
}

fn has_named_size(operands: &Operands) -> bool {
    let named =
        |operand: &Operand| matches!(operand, Operand::Memory(memory) if memory.size.is_some());
    operands.list.iter().any(named)
}
