//! `show asm`: machine code beside the IR that it comes from.

use std::collections::{BTreeMap, HashMap, HashSet};

use iced_x86::{
    Decoder, DecoderOptions, Formatter, FormatterOutput, FormatterTextKind, Instruction, Mnemonic,
    OpKind, SymbolResolver, SymbolResult,
};

use super::intel::formatter;
use crate::report::Paint;

/// The code of a function, and what it means.
pub(super) struct Listing<'a> {
    /// `@name`.
    pub title: &'a str,
    /// The code.
    pub code: &'a [u8],
    /// Where it runs.
    pub start: u64,
    /// For each place where the `ir` instruction changes, the offset and the instruction.
    pub insts: &'a [(u32, u32)],
    /// The block and the text of an `ir` instruction.
    pub ir: &'a dyn Fn(u32) -> Option<(String, String)>,
    /// What an address outside of the code is.
    pub name: &'a dyn Fn(u64) -> Option<String>,
    /// Whether to use colours.
    pub colour: bool,
}

/// The column where mnemonics start.
const CODE_COLUMN: usize = 28;

/// A line of a listing.
pub(crate) struct Row {
    /// The `ir` instruction that it is, or that its code comes from.
    pub inst: Option<u32>,
    pub text: String,
}

/// The listing as text.
#[cfg(test)]
fn listing(listing: &Listing<'_>) -> String {
    text(&rows(listing))
}

/// Rows as text.
pub(super) fn text(rows: &[Row]) -> String {
    rows.iter()
        .flat_map(|row| [row.text.as_str(), "\n"])
        .collect()
}

/// The lines of a listing.
pub(super) fn rows(listing: &Listing<'_>) -> Vec<Row> {
    let bold = |text: &str| Paint::Bold.on(text, listing.colour);
    let size = listing.code.len();
    let mut rows = vec![Row {
        inst: None,
        text: format!("{}  ; {size} bytes", bold(&format!("{}:", listing.title))),
    }];
    let code: Vec<Instruction> = decoder(listing).into_iter().collect();
    let labels = labels(&code, listing);
    let names = SymbolNames(names(&code, &labels, listing));
    let mut formatter = formatter(Some(Box::new(names)));
    formatter.options_mut().set_first_operand_char_index(8);
    let mut changes = listing.insts.iter().peekable();
    let mut shown = Shown::default();
    let mut inst_of_code = None;
    for inst in &code {
        let offset = inst.ip() - listing.start;
        while let Some(&(_, ir)) = changes.next_if(|change| u64::from(change.0) <= offset) {
            inst_of_code = (listing.ir)(ir).map(|_| ir);
            shown.add(&mut rows, ir, listing);
        }
        if let Some(label) = labels.get(&inst.ip()) {
            rows.push(Row {
                inst: None,
                text: format!("{label}:"),
            });
        }
        let bytes = &listing.code[offset as usize..offset as usize + inst.len()];
        let mut line = format!("    {offset:04x}  ");
        for byte in bytes {
            line.push_str(&format!("{byte:02x}"));
        }
        let pad = " ".repeat(CODE_COLUMN.saturating_sub(line.len()).max(1));
        let mut text = StyledText {
            text: String::new(),
            colour: listing.colour,
        };
        formatter.format(inst, &mut text);
        rows.push(Row {
            inst: inst_of_code,
            text: format!(
                "{}{pad}{}",
                Paint::Dim.on(&line, listing.colour),
                text.text.trim_end()
            ),
        });
    }
    rows
}

/// Which `ir` instructions stand in the listing already.
#[derive(Default)]
struct Shown {
    seen: HashSet<u32>,
    last: Option<u32>,
    block: String,
}

impl Shown {
    /// Adds an instruction, after those in front of it in its block that were not added: they
    /// became part of other code, or of none.
    fn add(&mut self, rows: &mut Vec<Row>, ir: u32, listing: &Listing<'_>) {
        let Some((label, text)) = (listing.ir)(ir) else {
            return;
        };
        if self.last.replace(ir) == Some(ir) {
            return;
        }
        let mut lines = vec![(ir, text)];
        let mut before = ir;
        while self.seen.insert(before) && before > 0 {
            before -= 1;
            match (listing.ir)(before) {
                Some((other, text)) if other == label && !self.seen.contains(&before) => {
                    lines.push((before, text));
                }
                _ => break,
            }
        }
        if label != self.block {
            rows.push(Row {
                inst: None,
                text: Paint::Green.on(&format!("{label}:"), listing.colour),
            });
            self.block = label;
        }
        for (inst, line) in lines.iter().rev() {
            rows.push(Row {
                inst: Some(*inst),
                text: format!("  {}", Paint::Green.on(line, listing.colour)),
            });
        }
    }
}

fn decoder<'a>(listing: &Listing<'a>) -> Decoder<'a> {
    Decoder::with_ip(64, listing.code, listing.start, DecoderOptions::NONE)
}

/// A name for every place in the code that something jumps to.
fn labels(code: &[Instruction], listing: &Listing<'_>) -> BTreeMap<u64, String> {
    let inside = listing.start..listing.start + listing.code.len() as u64;
    let mut labels: BTreeMap<u64, String> = code
        .iter()
        .filter(|inst| inst.op0_kind() == OpKind::NearBranch64 && inst.mnemonic() != Mnemonic::Call)
        .map(|inst| inst.near_branch_target())
        .filter(|target| inside.contains(target))
        .map(|target| (target, String::new()))
        .collect();
    for (i, label) in labels.values_mut().enumerate() {
        *label = format!(".{}", i + 1);
    }
    labels
}

/// A name for every address that the code mentions and that has one.
fn names(
    code: &[Instruction],
    labels: &BTreeMap<u64, String>,
    listing: &Listing<'_>,
) -> HashMap<u64, String> {
    let mut names: HashMap<u64, String> = labels.clone().into_iter().collect();
    for inst in code {
        let mentioned = [
            inst.near_branch_target(),
            match inst.is_ip_rel_memory_operand() {
                true => inst.ip_rel_memory_address(),
                false => inst.memory_displacement64(),
            },
            inst.immediate64(),
            inst.immediate32() as u64,
        ];
        for address in mentioned {
            // Small numbers are numbers.
            if address > 0xffff
                && !names.contains_key(&address)
                && let Some(name) = (listing.name)(address)
            {
                names.insert(address, name);
            }
        }
    }
    names
}

struct SymbolNames(HashMap<u64, String>);

impl SymbolResolver for SymbolNames {
    fn symbol(
        &mut self,
        _instruction: &Instruction,
        _operand: u32,
        _instruction_operand: Option<u32>,
        address: u64,
        _address_size: u32,
    ) -> Option<SymbolResult<'_>> {
        let name = self.0.get(&address)?;
        Some(SymbolResult::with_str(address, name))
    }
}

struct StyledText {
    text: String,
    colour: bool,
}

impl FormatterOutput for StyledText {
    fn write(&mut self, text: &str, kind: FormatterTextKind) {
        let paint = match kind {
            FormatterTextKind::Mnemonic | FormatterTextKind::Prefix => Some(Paint::Bold),
            FormatterTextKind::Number => Some(Paint::Blue),
            _ => None,
        };
        match paint {
            Some(paint) => self.text.push_str(&paint.on(text, self.colour)),
            None => self.text.push_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_stands_below_its_ir() {
        // test rdi, rdi; jle +1; ret; call 0x12000
        let code = [
            0x48, 0x85, 0xff, 0x7e, 0x01, 0xc3, 0xe8, 0xf5, 0x0f, 0x01, 0x00,
        ];
        let text = listing(&Listing {
            title: "@f",
            code: &code,
            start: 0x1000,
            insts: &[(0, 0), (3, 1), (6, 3)],
            ir: &|inst| Some(("entry".into(), format!("inst {inst}"))),
            name: &|address| (address == 0x12000).then(|| "@g".into()),
            colour: false,
        });
        assert_eq!(
            text,
            "\
@f:  ; 11 bytes
entry:
  inst 0
    0000  4885ff            test    rdi, rdi
  inst 1
    0003  7e01              jle     .1
    0005  c3                ret
  inst 2
  inst 3
.1:
    0006  e8f50f0100        call    @g
"
        );
    }

    #[test]
    fn any_bytes_can_be_listed() {
        let code: Vec<u8> = (0..=255).rev().collect();
        let text = listing(&Listing {
            title: "@f",
            code: &code,
            start: 0,
            insts: &[],
            ir: &|_| None,
            name: &|_| None,
            colour: true,
        });
        assert!(text.contains("(bad)"));
    }
}
