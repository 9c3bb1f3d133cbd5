//! The code of a function as lines that do not depend on where it is and which registers it has.

use std::collections::BTreeMap;

use iced_x86::{
    Decoder, DecoderOptions, Formatter, FormatterOutput, FormatterTextKind, Instruction,
    InstructionInfoFactory, Mnemonic, OpAccess, Register, SymbolResolver, SymbolResult,
};
use jitlite::lir;
use jitlite::x64::Code;

use super::flow;
use super::intel::formatter;
use super::names::Names;
use super::places::{CODE, Places};

/// The listing of a function's code.
pub fn of(name: &str, lir: &lir::Function, code: &mut Code, places: &Places<'_>) -> String {
    for reloc in &code.relocs {
        assert!(reloc.apply(&mut code.bytes, CODE), "all is in reach");
    }
    let insts = decode(code);
    let tables = tables(&insts, code);
    let labels = labels(&insts, code, &tables);
    let symbols = Symbols {
        addresses: addresses(&insts, &labels, &tables, code, places),
    };
    let nodes = flow::nodes(insts, lir, code, places);
    let mut names = Names::new(&nodes);
    let mut formatter = formatter(Some(Box::new(symbols)));
    let mut factory = InstructionInfoFactory::new();
    let mut lines = vec![format!("@{name}:")];
    for (i, node) in nodes.iter().enumerate() {
        if let Some(label) = labels.get(&node.inst.ip()) {
            lines.push(format!("{label}:"));
        }
        if node.inst.mnemonic() == Mnemonic::Nop {
            // How much padding there is says nothing.
            if lines.last().is_none_or(|last| last != PADDING) {
                lines.push(PADDING.into());
            }
            continue;
        }
        let info = factory.info(&node.inst);
        let accesses = (0..node.inst.op_count()).map(|n| info.op_access(n));
        let mut line = Words {
            text: String::from("    "),
            inst: i,
            written: accesses.map(|access| access == OpAccess::Write).collect(),
            names: &mut names,
        };
        formatter.format(&node.inst, &mut line);
        lines.push(line.text.trim_end().into());
    }
    for (n, (_, targets)) in (1..).zip(&tables) {
        let entries: Vec<&str> = targets.iter().map(|target| &*labels[target]).collect();
        lines.push(format!("table{n}: {}", entries.join(" ")));
    }
    lines.join("\n") + "\n"
}

/// What stands for any number of bytes that do nothing.
const PADDING: &str = "    nop";

fn decode(code: &Code) -> Vec<Instruction> {
    let text = &code.bytes[..code.text_len as usize];
    Decoder::with_ip(64, text, CODE, DecoderOptions::NONE)
        .into_iter()
        .collect()
}

/// The address of a place in the code's own constants that an instruction refers to.
fn constant_of(inst: &Instruction, code: &Code) -> Option<usize> {
    if !inst.is_ip_rel_memory_operand() {
        return None;
    }
    let at = inst.ip_rel_memory_address().checked_sub(CODE)? as usize;
    (at >= code.text_len as usize && at < code.bytes.len()).then_some(at)
}

/// The entries of the jump table that an instruction takes the address of.
fn entries(inst: &Instruction, code: &Code) -> Option<(usize, Vec<u64>)> {
    let at = constant_of(inst, code).filter(|_| inst.mnemonic() == Mnemonic::Lea)?;
    let words = code.bytes[at..].chunks_exact(4);
    let targets = words
        .map(|word| i32::from_le_bytes(word.try_into().expect("four bytes")))
        .map(|distance| (at as i64 + i64::from(distance)) as u64)
        .take_while(|&target| target < u64::from(code.text_len))
        .map(|target| CODE + target);
    Some((at, targets.collect()))
}

/// A label for every place in the code that something jumps to.
fn labels(
    insts: &[Instruction],
    code: &Code,
    tables: &[(usize, Vec<u64>)],
) -> BTreeMap<u64, String> {
    let inside = CODE..CODE + u64::from(code.text_len);
    let jumps = insts
        .iter()
        .filter(|inst| inst.mnemonic() != Mnemonic::Call)
        .map(|inst| inst.near_branch_target());
    let mut labels: BTreeMap<u64, String> = jumps
        .chain(
            tables
                .iter()
                .flat_map(|(_, targets)| targets.iter().copied()),
        )
        .filter(|target| inside.contains(target))
        .map(|target| (target, String::new()))
        .collect();
    for (i, label) in labels.values_mut().enumerate() {
        *label = format!(".{}", i + 1);
    }
    labels
}

/// The jump tables of the code, in their order: where they start, and their entries.
fn tables(insts: &[Instruction], code: &Code) -> Vec<(usize, Vec<u64>)> {
    let mut tables: Vec<(usize, Vec<u64>)> = insts
        .iter()
        .filter_map(|inst| entries(inst, code))
        .collect();
    tables.sort();
    tables.dedup();
    // One may stand right behind another.
    for at in 1..tables.len() {
        let most = (tables[at].0 - tables[at - 1].0) / 4;
        tables[at - 1].1.truncate(most);
    }
    tables
}

/// What each address that instructions mention is called.
fn addresses(
    insts: &[Instruction],
    labels: &BTreeMap<u64, String>,
    tables: &[(usize, Vec<u64>)],
    code: &Code,
    places: &Places<'_>,
) -> BTreeMap<u64, String> {
    let mut names = labels.clone();
    for (n, (at, _)) in (1..).zip(tables) {
        names.insert(CODE + *at as u64, format!("table{n}"));
    }
    for inst in insts {
        if let Some(at) = constant_of(inst, code) {
            names
                .entry(CODE + at as u64)
                .or_insert_with(|| constant(inst, code, at));
            continue;
        }
        let mentioned = [
            inst.near_branch_target(),
            match inst.is_ip_rel_memory_operand() {
                true => inst.ip_rel_memory_address(),
                false => inst.memory_displacement64(),
            },
            inst.immediate64(),
            u64::from(inst.immediate32()),
        ];
        // Small numbers are numbers.
        for address in mentioned.into_iter().filter(|&a| a > 0xff_ffff) {
            if let Some(name) = places.name(address) {
                names.entry(address).or_insert(name);
            }
        }
        names.entry(CODE).or_insert_with(|| "itself".into());
    }
    names
}

/// The constant that an instruction reads, as a number.
fn constant(inst: &Instruction, code: &Code, at: usize) -> String {
    let size = inst.memory_size().size().clamp(1, 32);
    let bytes = code.bytes[at..].iter().take(size).rev();
    let digits: String = bytes.map(|byte| format!("{byte:02x}")).collect();
    match digits.trim_start_matches('0') {
        "" => "=0x0".into(),
        digits => format!("=0x{digits}"),
    }
}

struct Symbols {
    addresses: BTreeMap<u64, String>,
}

impl SymbolResolver for Symbols {
    fn symbol(
        &mut self,
        _instruction: &Instruction,
        _operand: u32,
        _instruction_operand: Option<u32>,
        address: u64,
        _address_size: u32,
    ) -> Option<SymbolResult<'_>> {
        let name = self.addresses.get(&address)?;
        Some(SymbolResult::with_str(address, name))
    }
}

/// The text of an instruction, with the names of registers.
struct Words<'a, 'n> {
    text: String,
    inst: usize,
    /// Which operands it writes without reading them.
    written: Vec<bool>,
    names: &'a mut Names<'n>,
}

impl FormatterOutput for Words<'_, '_> {
    fn write(&mut self, text: &str, _: FormatterTextKind) {
        self.text.push_str(text);
    }

    fn write_register(
        &mut self,
        instruction: &Instruction,
        _operand: u32,
        instruction_operand: Option<u32>,
        text: &str,
        register: Register,
    ) {
        // The registers of an address are read, whatever becomes of the memory.
        let operand = instruction_operand.unwrap_or(0);
        let is_register = instruction.op_kind(operand) == iced_x86::OpKind::Register;
        let written = is_register && self.written[operand as usize];
        let name = self.names.name(self.inst, register, written);
        self.text.push_str(name.as_deref().unwrap_or(text));
    }
}
