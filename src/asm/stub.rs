//! Inline assembly as a function that can be called: `void stub(void *block)`.
//!
//! The *block* has a place for each operand. The stub saves the registers that its caller expects
//! to find again, loads inputs from the block, runs the assembly, stores outputs to the block and
//! returns; a `callbr` leaves there by which label it went. So a call of it is one of C for every
//! engine. It is itself written as assembly, around what was written.

use std::fmt::Write as _;

use super::assemble::{Assembler, SectionKind};
use super::bind::{Bank, Binding, Constant, OperandLocation, OperandValue, bind};
use super::encode::Fixup;
use super::registers::general_name;
use super::template::{self, label_name};
use super::{Dialect, Error};
use crate::ir::constraints::{Constraint, Role};
use crate::sort;

/// Inline assembly to be made a function.
#[derive(Debug, Clone, Copy)]
pub struct StubRequest<'a, 'c> {
    /// The text, with references to operands.
    pub template: &'a [u8],
    /// Its dialect.
    pub dialect: Dialect,
    /// Its constraints.
    pub constraints: &'a [Constraint<'c>],
    /// What is known of the operands, by constraint, without the clobbers.
    pub values: &'a [OperandValue],
}

/// What was made.
#[derive(Debug, Clone)]
pub struct Stub {
    /// The code of the function.
    pub bytes: Vec<u8>,
    /// What is to be filled in; symbols of operands have the names that
    /// [`operand_of`](template::operand_of) knows.
    pub fixups: Vec<Fixup>,
    /// The general registers that it saves below the caller's `rbp`, as it pushes them.
    pub saved: Vec<u8>,
    /// Where the operands are.
    pub binding: Binding,
    /// The place in the block of each operand.
    pub offsets: Vec<u32>,
    /// The place in the block of the number of the label that was left by, from 1 on; 0 is none.
    pub exit: u32,
    /// The size of the block.
    pub size: u32,
    /// The alignment of the block.
    pub align: u32,
}

/// Makes a function of inline assembly.
///
/// # Errors
///
/// What cannot be had or assembled, with its place in the template; what is wrong with the
/// operands is at its start.
pub fn stub(request: &StubRequest<'_, '_>) -> Result<Stub, Error> {
    let StubRequest {
        constraints,
        values,
        ..
    } = *request;
    let binding = bind(constraints, values).map_err(|why| Error::new(0, why))?;
    let text = template::expand(request.template, &binding, values, request.dialect)?;
    let (offsets, exit, align) = layout(constraints, values, &binding);
    let writer = Writer {
        constraints,
        values,
        binding: &binding,
        offsets: &offsets,
    };
    let mut assembler = Assembler::default();
    let moved = |error: Error| Error {
        at: text.origin(error.at),
        ..error
    };
    let own = |assembler: &mut Assembler, text: &str| {
        let done = assembler.text(text.as_bytes(), Dialect::Att);
        done.map_err(|error| Error::new(0, error.message))
    };
    own(&mut assembler, &writer.prologue())?;
    assembler.text(&text.text, request.dialect).map_err(moved)?;
    assembler.switch(".text", SectionKind::Text);
    let epilogue = writer.epilogue(exit);
    own(&mut assembler, &epilogue.map_err(|why| Error::new(0, why))?)?;
    let assembled = assembler.finish().map_err(moved)?;
    for section in &assembled.sections {
        if section.kind == SectionKind::Data && !section.bytes.is_empty() {
            let why = format!(
                "the section `{}` within a function is not supported",
                section.name
            );
            return Err(Error::new(0, why));
        }
    }
    let (bytes, fixups) = assembled.joined().map_err(moved)?;
    let saved = writer.saved();
    Ok(Stub {
        bytes,
        fixups,
        saved,
        binding,
        offsets,
        exit,
        size: exit + 8,
        align,
    })
}

/// The bytes of a function that is nothing but assembly, and what is to be filled in, by its texts.
pub type Naked = (Vec<u8>, Vec<Vec<Fixup>>);

/// Makes the code of a function that is nothing but assembly, of one text after the other. Its operands
/// are constants, or in memory that a symbol names.
///
/// # Errors
///
/// As for [`stub`], with the number of the text.
pub fn naked(requests: &[StubRequest<'_, '_>]) -> Result<Naked, (usize, Error)> {
    let mut bytes = Vec::new();
    let mut all = Vec::new();
    for (n, request) in requests.iter().enumerate() {
        let made = || -> Result<(Vec<u8>, Vec<Fixup>), Error> {
            let binding = bind(request.constraints, request.values);
            let mut binding = binding.map_err(|why| Error::new(0, why))?;
            for (place, value) in binding.places.iter_mut().zip(request.values) {
                *place = match (*place, value.constant) {
                    (OperandLocation::Immediate(constant), _) => {
                        OperandLocation::Immediate(constant)
                    }
                    (OperandLocation::Memory(_), Some(Constant::Symbol(offset))) => {
                        OperandLocation::Named(offset)
                    }
                    _ => {
                        let why = "the operands of a naked function's assembly are constants, or in memory that a symbol names";
                        return Err(Error::new(0, why));
                    }
                };
            }
            let text =
                template::expand(request.template, &binding, request.values, request.dialect)?;
            let moved = |error: Error| Error {
                at: text.origin(error.at),
                ..error
            };
            let mut assembler = Assembler::default();
            let done = assembler.text(&text.text, request.dialect);
            done.map_err(moved)?;
            let assembled = assembler.finish().map_err(moved)?;
            assembled.joined().map_err(moved)
        };
        let (code, mut fixups) = made().map_err(|error| (n, error))?;
        for fixup in &mut fixups {
            fixup.offset += bytes.len();
            if fixup.value.plus.as_deref() == Some(super::assemble::START) {
                fixup.value.value += bytes.len() as i64;
            }
        }
        bytes.extend(code);
        all.push(fixups);
    }
    Ok((bytes, all))
}

/// The places of the operands in the block, that of the label, and the alignment of all.
fn layout(
    constraints: &[Constraint<'_>],
    values: &[OperandValue],
    binding: &Binding,
) -> (Vec<u32>, u32, u32) {
    let mut offsets: Vec<u32> = Vec::new();
    let (mut end, mut most) = (0u32, 8);
    for (n, value) in values.iter().enumerate() {
        // An input that is tied to memory is in the place of the output.
        let same = (0..n).find(|&other| {
            let place = binding.places[n];
            matches!(place, OperandLocation::Block(_)) && binding.places[other] == place
        });
        if let (Some(other), Role::Input) = (same, constraints[n].role) {
            offsets.push(offsets[other]);
            continue;
        }
        let size = value.size.max(8).next_multiple_of(8);
        let align = size.next_power_of_two().min(64);
        most = most.max(align);
        let offset = end.next_multiple_of(align);
        offsets.push(offset);
        end = offset + size;
    }
    (offsets, end, most)
}

/// The registers that a function has to leave as they are, without the frame pointer.
const SAVED: [u8; 5] = [3, 12, 13, 14, 15];
const RDI: u8 = 7;
const RSP: u8 = 4;

struct Writer<'a, 'c> {
    constraints: &'a [Constraint<'c>],
    values: &'a [OperandValue],
    binding: &'a Binding,
    offsets: &'a [u32],
}

impl Writer<'_, '_> {
    fn saved(&self) -> Vec<u8> {
        let is_written = |number: &u8| self.binding.written & (1 << number) != 0;
        SAVED.into_iter().filter(is_written).collect()
    }

    /// Bytes for the address of the block and the number of the label, such that the stack is
    /// aligned.
    fn frame(&self) -> usize {
        16 + 8 * (self.saved().len() % 2)
    }

    /// Whether values wider than the registers of SSE are moved.
    fn is_wide(&self) -> bool {
        let wide = |(place, value): (&OperandLocation, &OperandValue)| {
            matches!(place, OperandLocation::Register(Bank::Vector, _)) && value.size > 16
        };
        self.binding.places.iter().zip(self.values).any(wide)
    }

    fn prologue(&self) -> String {
        let mut out = String::from("push %rbp\nmov %rsp, %rbp\n");
        for number in self.saved() {
            line(&mut out, format_args!("push %{}", general_name(number, 8)));
        }
        line(&mut out, format_args!("sub ${}, %rsp", self.frame()));
        out.push_str("mov %rdi, 8(%rsp)\nmovq $0, (%rsp)\n");
        let inputs: Vec<usize> = (0..self.values.len())
            .filter(|&n| self.is_loaded(n))
            .collect();
        let mut x87: Vec<(u8, usize)> = inputs
            .iter()
            .filter_map(|&n| match self.binding.places[n] {
                OperandLocation::X87(depth) => Some((depth, n)),
                _ => None,
            })
            .collect();
        sort::by_number(&mut x87, |&(depth, _)| depth);
        for (_, n) in x87.into_iter().rev() {
            let suffix = x87_suffix(self.values[n]);
            line(
                &mut out,
                format_args!("fld{suffix} {}(%rdi)", self.offsets[n]),
            );
        }
        // The register with the address of the block comes last.
        let is_last = |n: &usize| match self.binding.places[*n] {
            OperandLocation::Register(Bank::General, number)
            | OperandLocation::Block(number)
            | OperandLocation::Memory(number) => number == RDI,
            _ => false,
        };
        let (last, others): (Vec<usize>, Vec<usize>) = inputs.into_iter().partition(is_last);
        for n in others.into_iter().chain(last) {
            self.load(n, &mut out);
        }
        out
    }

    /// Whether something is loaded for an operand before the assembly runs.
    fn is_loaded(&self, n: usize) -> bool {
        match self.binding.places[n] {
            // Of memory that is written, too, the address is needed.
            OperandLocation::Block(_) | OperandLocation::Memory(_) => true,
            OperandLocation::Named(_)
            | OperandLocation::Immediate(_)
            | OperandLocation::Label(_)
            | OperandLocation::Flag(_) => false,
            OperandLocation::Register(Bank::General, RSP) => false,
            OperandLocation::Register(..) | OperandLocation::Pair | OperandLocation::X87(_) => {
                self.constraints[n].role == Role::Input
            }
        }
    }

    fn load(&self, n: usize, out: &mut String) {
        let (at, size) = (self.offsets[n], self.values[n].size);
        match self.binding.places[n] {
            OperandLocation::Register(Bank::General, number) => {
                let (instruction, width) = match size {
                    1 => ("movzbl", 4),
                    2 => ("movzwl", 4),
                    4 => ("movl", 4),
                    _ => ("movq", 8),
                };
                let name = general_name(number, width);
                line(out, format_args!("{instruction} {at}(%rdi), %{name}"));
            }
            OperandLocation::Pair => {
                line(out, format_args!("movq {at}(%rdi), %rax"));
                line(out, format_args!("movq {}(%rdi), %rdx", at + 8));
            }
            OperandLocation::Register(Bank::Vector, number) => {
                let (instruction, stem) = vector_move(size);
                line(
                    out,
                    format_args!("{instruction} {at}(%rdi), %{stem}{number}"),
                );
            }
            OperandLocation::Register(Bank::Mask, number) => {
                line(
                    out,
                    format_args!("{} {at}(%rdi), %k{number}", mask_move(size)),
                );
            }
            OperandLocation::Register(Bank::Mmx, number) => {
                line(out, format_args!("movq {at}(%rdi), %mm{number}"));
            }
            OperandLocation::Block(number) => {
                line(
                    out,
                    format_args!("leaq {at}(%rdi), %{}", general_name(number, 8)),
                );
            }
            OperandLocation::Memory(number) => {
                line(
                    out,
                    format_args!("movq {at}(%rdi), %{}", general_name(number, 8)),
                );
            }
            OperandLocation::X87(_)
            | OperandLocation::Named(_)
            | OperandLocation::Immediate(_)
            | OperandLocation::Flag(_)
            | OperandLocation::Label(_) => {}
        }
    }

    fn is_output(&self, n: usize) -> bool {
        self.constraints[n].role == Role::Output
    }

    fn epilogue(&self, exit: u32) -> Result<String, &'static str> {
        let mut out = String::from("\n\u{1}done:\n");
        // A register that holds no output gets the address of the block.
        let mut busy = 1u16 << RSP;
        for n in (0..self.values.len()).filter(|&n| self.is_output(n)) {
            busy |= match self.binding.places[n] {
                OperandLocation::Register(Bank::General, number) => 1 << number,
                OperandLocation::Pair => 0b101,
                _ => 0,
            };
        }
        let may_change =
            |number: &u8| !SAVED.contains(number) || self.binding.written & (1 << number) != 0;
        let free = (0..16u8)
            .filter(may_change)
            .find(|number| busy & (1 << number) == 0);
        let free = free.ok_or("this assembly has too many outputs in registers")?;
        let block = general_name(free, 8);
        line(&mut out, format_args!("mov 8(%rsp), %{block}"));
        let mut x87 = Vec::new();
        for n in (0..self.values.len()).filter(|&n| self.is_output(n)) {
            match self.binding.places[n] {
                OperandLocation::X87(depth) => x87.push((depth, n)),
                place => self.store(n, place, block, &mut out),
            }
        }
        sort::by_number(&mut x87, |&(depth, _)| depth);
        for (_, n) in x87 {
            let suffix = x87_suffix(self.values[n]);
            line(
                &mut out,
                format_args!("fstp{suffix} {}(%{block})", self.offsets[n]),
            );
        }
        for _ in 0..self.binding.left_on_x87 {
            out.push_str("fstp %st(0)\n");
        }
        let labels = self.binding.places.iter().filter_map(|place| match place {
            OperandLocation::Label(label) => Some(*label),
            _ => None,
        });
        let labels: Vec<u8> = labels.collect();
        if !labels.is_empty() {
            let other = general_name(if free == 0 { 1 } else { 0 }, 8);
            line(&mut out, format_args!("mov (%rsp), %{other}"));
            line(&mut out, format_args!("mov %{other}, {exit}(%{block})"));
        }
        if self.is_wide() {
            out.push_str("vzeroupper\n");
        }
        line(&mut out, format_args!("add ${}, %rsp", self.frame()));
        for number in self.saved().into_iter().rev() {
            line(&mut out, format_args!("pop %{}", general_name(number, 8)));
        }
        out.push_str("pop %rbp\nret\n");
        for label in labels {
            line(&mut out, format_args!("{}:", label_name(label)));
            line(&mut out, format_args!("movq ${}, (%rsp)", label + 1));
            out.push_str("jmp \u{1}done\n");
        }
        Ok(out)
    }

    /// Stores an output; the flags stay as they are.
    fn store(&self, n: usize, place: OperandLocation, block: &str, out: &mut String) {
        let (at, size) = (self.offsets[n], self.values[n].size);
        match place {
            OperandLocation::Register(Bank::General, number) => {
                let (suffix, width) = match size {
                    1 => ('b', 1),
                    2 => ('w', 2),
                    4 => ('l', 4),
                    _ => ('q', 8),
                };
                let name = general_name(number, width);
                line(out, format_args!("mov{suffix} %{name}, {at}(%{block})"));
            }
            OperandLocation::Pair => {
                line(out, format_args!("movq %rax, {at}(%{block})"));
                line(out, format_args!("movq %rdx, {}(%{block})", at + 8));
            }
            OperandLocation::Register(Bank::Vector, number) => {
                let (instruction, stem) = vector_move(size);
                line(
                    out,
                    format_args!("{instruction} %{stem}{number}, {at}(%{block})"),
                );
            }
            OperandLocation::Register(Bank::Mask, number) => {
                line(
                    out,
                    format_args!("{} %k{number}, {at}(%{block})", mask_move(size)),
                );
            }
            OperandLocation::Register(Bank::Mmx, number) => {
                line(out, format_args!("movq %mm{number}, {at}(%{block})"));
            }
            OperandLocation::Flag(condition) => {
                line(out, format_args!("movq $0, {at}(%{block})"));
                line(out, format_args!("set{condition} {at}(%{block})"));
            }
            OperandLocation::Block(_)
            | OperandLocation::Memory(_)
            | OperandLocation::X87(_)
            | OperandLocation::Named(_)
            | OperandLocation::Immediate(_)
            | OperandLocation::Label(_) => {}
        }
    }
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{text}");
}

/// The instruction that moves a vector or a float of a size, and the stem of its register.
fn vector_move(size: u32) -> (&'static str, &'static str) {
    match size {
        0..=4 => ("movss", "xmm"),
        5..=8 => ("movsd", "xmm"),
        9..=16 => ("movups", "xmm"),
        17..=32 => ("vmovups", "ymm"),
        _ => ("vmovups", "zmm"),
    }
}

fn mask_move(size: u32) -> &'static str {
    match size {
        0..=2 => "kmovw",
        3..=4 => "kmovd",
        _ => "kmovq",
    }
}

fn x87_suffix(value: OperandValue) -> char {
    match (value.is_x87, value.size) {
        (true, _) => 't',
        (false, 4) => 's',
        (false, _) => 'l',
    }
}
