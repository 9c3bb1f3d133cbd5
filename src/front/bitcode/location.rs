//! Where a bit of a file is: in which record of which block.

use super::codes::{block_name, record_name};
use super::container::Container;
use super::stream::{BLOCKINFO, Bitstream, Malformed, Record, StreamEntry};

/// What a bit of a file belongs to, in words.
pub fn describe(bytes: &[u8], bit: u32) -> String {
    let at = format!("at bit {bit}, byte {}", bit / 8);
    match find(bytes, bit.into()) {
        Some(place) => format!("{place}, {at}"),
        None => at,
    }
}

/// The record and block around a bit, as far as blocks can be followed up to there.
fn find(bytes: &[u8], bit: u64) -> Option<String> {
    let container = Container::find(bytes).ok()?;
    let mut stream = Bitstream::new(&bytes[..container.end]);
    stream.seek((container.start + 4) as u64 * 8);
    // Of every block around it: which one of its kind it is.
    let mut blocks: Vec<(u32, u32)> = Vec::new();
    let record = descend(&mut stream, bit, &mut blocks).unwrap_or(None);
    let &(block, number) = blocks.last()?;
    let mut text = match record {
        Some(code) => format!(
            "in record {} of {}",
            record_name(block, code),
            block_name(block)
        ),
        None => format!("in {}", block_name(block)),
    };
    if number > 1 {
        text += &format!(" number {number}");
    }
    if let [.., (around, _), _] = blocks[..] {
        text += &format!(" in {}", block_name(around));
    }
    Some(text)
}

/// Goes to a bit. Gives the code of the record that has it, and the blocks around it.
fn descend(
    stream: &mut Bitstream<'_>,
    bit: u64,
    blocks: &mut Vec<(u32, u32)>,
) -> Result<Option<u32>, Malformed> {
    let mut counts: Vec<(u32, u32)> = Vec::new();
    let mut record = Record::default();
    while stream.depth() > 0 || stream.left() > 64 {
        match stream.entry()? {
            StreamEntry::End => return Ok(None),
            StreamEntry::Record(id) => {
                stream.record(id, &mut record)?;
                if bit < stream.at() {
                    return Ok((bit >= record.at).then_some(record.code));
                }
            }
            StreamEntry::Block(block) => {
                let count = match counts.iter_mut().find(|row| row.0 == block) {
                    Some(row) => {
                        row.1 += 1;
                        row.1
                    }
                    None => {
                        counts.push((block, 1));
                        1
                    }
                };
                if bit < stream.block_end()? {
                    blocks.push((block, count));
                    stream.enter(block)?;
                    counts.clear();
                } else if block == BLOCKINFO {
                    stream.block_info()?;
                } else {
                    stream.skip()?;
                }
            }
        }
    }
    Ok(None)
}
