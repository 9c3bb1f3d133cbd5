//! The code of a function as lines that do not depend on where it is and which registers it has.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use iced_x86::{
    Decoder, DecoderOptions, Formatter, FormatterOutput, FormatterTextKind, Instruction,
    InstructionInfoFactory, IntelFormatter, MemorySizeOptions, Mnemonic, OpAccess, Register,
    SymbolResolver, SymbolResult,
};
use jitlite::lir;
use jitlite::x64::Code;

use super::flow;
use super::names::Names;
use super::places::{CODE, Places};

/// The listing of a function's code.
pub fn of(name: &str, lir: &lir::Function, code: &mut Code, places: &Places<'_>) -> String {
    for reloc in &code.relocs {
        assert!(reloc.apply(&mut code.bytes, CODE), "all is in reach");
    }
    let insts = decode(code);
    let labels = labels(&insts, code);
    let symbols = Symbols {
        addresses: addresses(&insts, &labels, code, places),
    };
    let nodes = flow::nodes(insts, lir, code, places);
    let mut names = Names::new(&nodes);
    let mut formatter = IntelFormatter::with_options(Some(Box::new(symbols)), None);
    let options = formatter.options_mut();
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    options.set_uppercase_hex(false);
    options.set_space_after_operand_separator(true);
    options.set_rip_relative_addresses(false);
    options.set_signed_immediate_operands(true);
    options.set_memory_size_options(MemorySizeOptions::Minimal);
    options.set_branch_leading_zeros(false);
    options.set_show_branch_size(false);
    options.set_small_hex_numbers_in_decimal(true);
    let mut out = format!("@{name}:\n");
    let mut factory = InstructionInfoFactory::new();
    let mut padded = false;
    for (i, node) in nodes.iter().enumerate() {
        let is_padding = node.inst.mnemonic() == Mnemonic::Nop;
        if let Some(label) = labels.get(&node.inst.ip()) {
            let _ = writeln!(out, "{label}:");
            padded = false;
        }
        if is_padding && std::mem::replace(&mut padded, true) {
            continue;
        }
        padded = is_padding;
        if is_padding {
            out.push_str("    nop\n");
            continue;
        }
        let accesses = factory.info(&node.inst);
        let accesses = (0..node.inst.op_count()).map(|n| accesses.op_access(n));
        let mut line = Words {
            text: String::new(),
            inst: i,
            written: accesses.map(|a| a == OpAccess::Write).collect(),
            names: &mut names,
        };
        formatter.format(&node.inst, &mut line);
        let text = line.text;
        let _ = writeln!(out, "    {}", text.trim_end());
    }
    for (at, entries) in tables(&labels, &nodes, code) {
        let _ = writeln!(out, "{}: {}", at, entries.join(" "));
    }
    out
}

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
fn labels(insts: &[Instruction], code: &Code) -> BTreeMap<u64, String> {
    let inside = CODE..CODE + u64::from(code.text_len);
    let jumps = insts
        .iter()
        .filter(|inst| inst.mnemonic() != Mnemonic::Call)
        .map(|inst| inst.near_branch_target());
    let tables = insts.iter().filter_map(|inst| entries(inst, code));
    let mut labels: BTreeMap<u64, String> = jumps
        .chain(tables.flat_map(|(_, targets)| targets))
        .filter(|target| inside.contains(target))
        .map(|target| (target, String::new()))
        .collect();
    for (i, label) in labels.values_mut().enumerate() {
        *label = format!(".{}", i + 1);
    }
    labels
}

/// Jump tables by name, with the labels in them.
fn tables(
    labels: &BTreeMap<u64, String>,
    nodes: &[flow::Node],
    code: &Code,
) -> Vec<(String, Vec<String>)> {
    let mut tables: Vec<(usize, Vec<u64>)> = nodes
        .iter()
        .filter_map(|node| entries(&node.inst, code))
        .collect();
    tables.sort();
    tables.dedup();
    // One may stand right behind another.
    let ends: Vec<usize> = tables.iter().skip(1).map(|table| table.0).collect();
    let ends = ends.into_iter().chain([usize::MAX]);
    let list = tables.iter().zip(ends).map(|((at, targets), end)| {
        let targets = targets.iter().take((end - at) / 4);
        let names = targets.map(|target| labels[target].clone()).collect();
        (format!("table{}", at - code.text_len as usize), names)
    });
    list.collect()
}

/// What each address that instructions mention is called.
fn addresses(
    insts: &[Instruction],
    labels: &BTreeMap<u64, String>,
    code: &Code,
    places: &Places<'_>,
) -> BTreeMap<u64, String> {
    let mut names = labels.clone();
    for inst in insts {
        if let Some(at) = constant_of(inst, code) {
            let name = match inst.mnemonic() {
                Mnemonic::Lea => format!("table{}", at - code.text_len as usize),
                _ => {
                    let size = inst.memory_size().size().clamp(1, 32);
                    let bytes = code.bytes[at..].iter().take(size).rev();
                    let digits: String = bytes.map(|byte| format!("{byte:02x}")).collect();
                    let digits = digits.trim_start_matches('0');
                    format!("=0x{}", if digits.is_empty() { "0" } else { digits })
                }
            };
            names.insert(CODE + at as u64, name);
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
