//! A bitcode file as people read it: its blocks, abbreviations and records, with their names and
//! where they are, and how much of the file each kind of block takes.

use std::fmt::Write as _;

use rustc_hash::FxHashMap;

use super::codes::{self, block_name, record_name};
use super::container::{Container, ContainerFault};
use super::stream::{AbbrevOp, BLOCKINFO, Bitstream, Malformed, Record, StreamEntry};

/// Longer records are cut.
const MOST_OPERANDS: usize = 64;

/// What a file holds, line by line. Where it makes no sense from some place on, that is said there
/// and is the last line.
pub fn dump(bytes: &[u8]) -> String {
    let mut out = String::new();
    let container = match Container::find(bytes) {
        Ok(container) => container,
        Err(fault) => {
            let _ = writeln!(out, "error: {}", fault_text(&fault));
            return out;
        }
    };
    if container.wrapped {
        let _ = writeln!(
            out,
            "wrapper: bitcode from byte {} to byte {}",
            container.start, container.end
        );
    }
    let mut dumper = Dumper {
        out,
        stats: FxHashMap::default(),
        open: Vec::new(),
    };
    let mut stream = Bitstream::new(&bytes[..container.end]);
    stream.seek((container.start + 4) as u64 * 8);
    let result = dumper.stream(&mut stream);
    if let Err(malformed) = result {
        let _ = writeln!(
            dumper.out,
            "error at bit {}: {}",
            malformed.at, malformed.fault
        );
        return dumper.out;
    }
    dumper.shares(bytes.len());
    dumper.out
}

/// What is wrong with a file, in words.
pub(super) fn fault_text(fault: &ContainerFault) -> String {
    match fault {
        ContainerFault::Magic => "this is no LLVM bitcode".into(),
        ContainerFault::Wrapper => "the wrapper's header says nonsense".into(),
        ContainerFault::Stream(malformed) => malformed.fault.to_string(),
    }
}

/// What blocks of one kind take.
#[derive(Default)]
struct Stats {
    blocks: u64,
    records: u64,
    /// Without the blocks within.
    bits: u64,
}

/// A block that is open: its id, where it began, and the bits of the blocks within.
struct OpenBlock {
    block: u32,
    start: u64,
    within: u64,
}

struct Dumper {
    out: String,
    stats: FxHashMap<u32, Stats>,
    open: Vec<OpenBlock>,
}

impl Dumper {
    fn line(&mut self, at: u64, text: std::fmt::Arguments<'_>) {
        let indent = 2 * self.open.len();
        let _ = writeln!(self.out, "{at:>9}  {:indent$}{text}", "");
    }

    fn stream(&mut self, stream: &mut Bitstream<'_>) -> Result<(), Malformed> {
        let mut record = Record::default();
        // Some tools leave a few bytes behind the last block.
        while stream.depth() > 0 || stream.left() > 64 {
            let at = stream.at();
            let abbrevs = stream.own_abbrevs();
            let entry = stream.entry()?;
            let defined = stream.own_abbrevs();
            if matches!(entry, StreamEntry::Record(_) | StreamEntry::Block(_)) {
                for n in abbrevs..defined {
                    let text = abbrev_text(stream.own_abbrev(n).unwrap_or(&[]));
                    let id = stream.own_id(n);
                    self.line(at, format_args!("abbreviation {id}: {text}"));
                }
            }
            match entry {
                StreamEntry::End => self.close(stream.at()),
                StreamEntry::Block(BLOCKINFO) => {
                    self.line(at, format_args!("{}", block_name(BLOCKINFO)));
                    let stats = self.stats.entry(BLOCKINFO).or_default();
                    stats.blocks += 1;
                    stream.block_info()?;
                    stats.bits += stream.at() - at;
                    if let Some(around) = self.open.last_mut() {
                        around.within += stream.at() - at;
                    }
                    self.infos(stream);
                }
                StreamEntry::Block(block) => {
                    self.line(at, format_args!("{} (block {block})", block_name(block)));
                    stream.enter(block)?;
                    self.stats.entry(block).or_default().blocks += 1;
                    self.open.push(OpenBlock {
                        block,
                        start: at,
                        within: 0,
                    });
                }
                StreamEntry::Record(id) => {
                    stream.record(id, &mut record)?;
                    let block = stream.block().unwrap_or(u32::MAX);
                    self.stats.entry(block).or_default().records += 1;
                    let text = record_text(block, &record);
                    match id {
                        3 => self.line(record.at, format_args!("{text}")),
                        id => self.line(record.at, format_args!("{text}  (by {id})")),
                    }
                }
            }
        }
        Ok(())
    }

    /// Lists the abbreviations that blocks begin with.
    fn infos(&mut self, stream: &Bitstream<'_>) {
        let infos = stream.infos().clone();
        for (block, table) in infos.rows() {
            for n in 0..table.len() {
                let text = abbrev_text(table.get(n).unwrap_or(&[]));
                let name = block_name(block);
                let text = format!("  abbreviation {} of {name}: {text}", n + 4);
                let indent = 2 * self.open.len();
                let _ = writeln!(self.out, "{:>9}  {:indent$}{text}", "", "");
            }
        }
    }

    fn close(&mut self, end: u64) {
        let Some(open) = self.open.pop() else { return };
        let bits = end - open.start;
        self.stats.entry(open.block).or_default().bits += bits - open.within;
        if let Some(around) = self.open.last_mut() {
            around.within += bits;
        }
    }

    /// How much of the file blocks of each kind take, the largest share first.
    fn shares(&mut self, bytes: usize) {
        let all = bytes as f64 * 8.0;
        let mut rows: Vec<(u32, Stats)> = self.stats.drain().collect();
        rows.sort_by_key(|(block, stats)| (std::cmp::Reverse(stats.bits), *block));
        let width = rows.iter().map(|row| block_name(row.0).len()).max();
        let width = width.unwrap_or(0).max(5);
        let _ = writeln!(
            self.out,
            "\n{:width$}  {:>8}  {:>9}  {:>10}  {:>6}",
            "block", "blocks", "records", "bytes", "share"
        );
        for (block, stats) in rows {
            let _ = writeln!(
                self.out,
                "{:width$}  {:>8}  {:>9}  {:>10}  {:>5.1}%",
                block_name(block),
                stats.blocks,
                stats.records,
                stats.bits.div_ceil(8),
                stats.bits as f64 / all * 100.0,
            );
        }
    }
}

fn abbrev_text(operands: &[AbbrevOp]) -> String {
    let mut parts = Vec::new();
    for operand in operands {
        parts.push(match operand {
            AbbrevOp::Literal(value) => value.to_string(),
            AbbrevOp::Fixed(width) => format!("fixed {width}"),
            AbbrevOp::Vbr(width) => format!("vbr {width}"),
            AbbrevOp::Array => "array of".into(),
            AbbrevOp::Char6 => "char6".into(),
            AbbrevOp::Blob => "blob".into(),
        });
    }
    parts.join(", ").replace("array of, ", "array of ")
}

/// Whether the operands of a record behind the first `.0` are characters.
fn text_operands(block: u32, code: u32) -> Option<usize> {
    use codes::*;
    Some(match (block, code) {
        (identification::BLOCK, identification::STRING)
        | (
            module::BLOCK,
            module::TRIPLE
            | module::DATALAYOUT
            | module::ASM
            | module::SECTIONNAME
            | module::DEPLIB
            | module::GCNAME
            | module::SOURCE_FILENAME,
        )
        | (types::BLOCK, types::STRUCT_NAME)
        | (constants::BLOCK, constants::STRING | constants::CSTRING)
        | (metadata::BLOCK, metadata::STRING_OLD | metadata::NAME)
        | (bundle_tags::BLOCK, _)
        | (sync_scopes::BLOCK, _) => 0,
        (symbols::BLOCK, symbols::ENTRY | symbols::BBENTRY)
        | (metadata_kinds::BLOCK, _)
        | (metadata::BLOCK, metadata::KIND) => 1,
        _ => return None,
    })
}

fn record_text(block: u32, record: &Record) -> String {
    let mut text = record_name(block, record.code);
    let mut record = record.clone();
    if let Some(from) = text_operands(block, record.code)
        && record.text_from(from).is_some()
    {
        for op in &record.ops {
            let _ = write!(text, " {op}");
        }
        let shown: String = record
            .text
            .iter()
            .take(4 * MOST_OPERANDS)
            .flat_map(|&b| std::ascii::escape_default(b).map(char::from))
            .collect();
        let _ = write!(text, " \"{shown}\"");
        if record.text.len() > 4 * MOST_OPERANDS {
            let _ = write!(text, " … ({} characters)", record.text.len());
        }
        return text;
    }
    let numbers = record.numbers();
    for op in numbers.iter().take(MOST_OPERANDS) {
        let _ = write!(text, " {op}");
    }
    if numbers.len() > MOST_OPERANDS {
        let _ = write!(text, " … ({} operands)", numbers.len());
    }
    if let Some(blob) = &record.blob {
        let _ = write!(text, " blob of {} bytes", blob.len());
    }
    text
}
