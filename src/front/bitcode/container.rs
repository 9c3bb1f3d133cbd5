//! The file around modules: the wrapper, the magic number, and the blocks beside each other.
//!
//! Source: LLVM Bitcode File Format, "Magic Numbers", "Bitcode Wrapper Format".

use std::ops::Range;

use super::codes::{identification, module, strtab};
use super::stream::{Bitstream, Malformed, Record, StreamEntry};

/// How bitcode of LLVM IR begins.
const MAGIC: &[u8] = b"BC\xc0\xde";
/// How the wrapper around it begins.
const WRAPPER: &[u8] = b"\xde\xc0\x17\x0b";

/// Whether bytes begin as bitcode does, wrapped or not.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC) || bytes.starts_with(WRAPPER)
}

/// A module in a file.
#[derive(Clone, Debug)]
pub struct ModuleAt {
    /// Who wrote it, as it says: `LLVM19.1.7`.
    pub producer: Option<Vec<u8>>,
    /// The epoch of its producer: modules of another one are read differently.
    pub epoch: u64,
    /// From where on the module counts words: its offsets are from one word before.
    pub base: u64,
    /// Where its block begins, behind its id; in bits.
    pub at: u64,
    /// The string table, as bytes of the file.
    pub strtab: Range<usize>,
}

/// Where the bitstream is within a file.
#[derive(Clone, Debug)]
pub struct Container {
    /// The bytes of the wrapper's header and whatever else is in front of the stream.
    pub start: usize,
    /// Where the stream ends.
    pub end: usize,
    /// Whether there is a wrapper.
    pub wrapped: bool,
}

/// What is wrong with a file before its modules are read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContainerFault {
    /// It does not begin as bitcode does.
    Magic,
    /// The wrapper says that the stream is where the file is not.
    Wrapper,
    /// The blocks make no sense.
    Stream(Malformed),
}

impl From<Malformed> for ContainerFault {
    fn from(malformed: Malformed) -> Self {
        ContainerFault::Stream(malformed)
    }
}

impl Container {
    /// Finds the bitstream of a file.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find(bytes: &[u8]) -> Result<Container, ContainerFault> {
        let (start, end, wrapped) = match bytes {
            [0xde, 0xc0, 0x17, 0x0b, ..] => {
                // Magic, version, offset, size, CPU.
                let field = |n: usize| {
                    let field = bytes.get(4 * n..)?.first_chunk::<4>()?;
                    Some(u32::from_le_bytes(*field) as usize)
                };
                let wrapper = field(2).zip(field(3));
                let (offset, size) = wrapper.ok_or(ContainerFault::Wrapper)?;
                (offset, offset.saturating_add(size), true)
            }
            _ => (0, bytes.len(), false),
        };
        let stream = bytes.get(start..end).ok_or(ContainerFault::Wrapper)?;
        if !stream.starts_with(MAGIC) {
            return Err(ContainerFault::Magic);
        }
        // Words are counted from the start of the stream.
        if !start.is_multiple_of(4) {
            return Err(ContainerFault::Wrapper);
        }
        Ok(Container {
            start,
            end,
            wrapped,
        })
    }

    /// The modules of a file.
    ///
    /// # Errors
    ///
    /// If the blocks make no sense.
    pub fn modules(&self, bytes: &[u8]) -> Result<Vec<ModuleAt>, ContainerFault> {
        let mut stream = Bitstream::new(&bytes[..self.end]);
        stream.seek((self.start + MAGIC.len()) as u64 * 8);
        let mut modules: Vec<ModuleAt> = Vec::new();
        // What is said of the next module.
        let mut next: Option<ModuleAt> = None;
        // Some tools leave a few bytes behind the last block.
        while stream.left() > 64 {
            let base = stream.at();
            // Files may stand behind each other.
            let rest = &bytes[(base / 8) as usize..self.end];
            if base.is_multiple_of(32) && rest.starts_with(MAGIC) {
                stream.seek(base + MAGIC.len() as u64 * 8);
                continue;
            }
            let block = match stream.entry()? {
                StreamEntry::Block(block) => block,
                StreamEntry::Record(id) => {
                    stream.record(id, &mut Record::default())?;
                    continue;
                }
                StreamEntry::End => continue,
            };
            match block {
                identification::BLOCK => {
                    let (producer, epoch) = identify(&mut stream)?;
                    next = Some(ModuleAt {
                        producer,
                        epoch,
                        base,
                        at: 0,
                        strtab: 0..0,
                    });
                }
                module::BLOCK => {
                    let at = stream.at();
                    stream.skip()?;
                    let known = next.take();
                    modules.push(ModuleAt {
                        at,
                        base: known.as_ref().map_or(base, |known| known.base),
                        epoch: known.as_ref().map_or(0, |known| known.epoch),
                        producer: known.and_then(|known| known.producer),
                        strtab: 0..0,
                    });
                }
                strtab::BLOCK => {
                    if let Some(blob) = last_blob(&mut stream, strtab::BLOCK, strtab::BLOB)? {
                        let without = modules.iter_mut().rev();
                        for module in without.take_while(|module| module.strtab.is_empty()) {
                            module.strtab = blob.clone();
                        }
                    }
                }
                _ => stream.skip()?,
            }
        }
        Ok(modules)
    }
}

/// Reads an identification block.
fn identify(stream: &mut Bitstream<'_>) -> Result<(Option<Vec<u8>>, u64), Malformed> {
    stream.enter(identification::BLOCK)?;
    let (mut producer, mut epoch) = (None, 0);
    let mut record = Record::default();
    loop {
        match stream.entry()? {
            StreamEntry::End => return Ok((producer, epoch)),
            StreamEntry::Block(_) => stream.skip()?,
            StreamEntry::Record(id) => {
                stream.record(id, &mut record)?;
                match record.code {
                    identification::STRING => producer = record.text_from(0).map(<[u8]>::to_vec),
                    identification::EPOCH => {
                        epoch = record.numbers().first().copied().unwrap_or(0);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// The last blob of a block.
fn last_blob(
    stream: &mut Bitstream<'_>,
    block: u32,
    code: u32,
) -> Result<Option<Range<usize>>, Malformed> {
    stream.enter(block)?;
    let mut blob = None;
    let mut record = Record::default();
    loop {
        match stream.entry()? {
            StreamEntry::End => return Ok(blob),
            StreamEntry::Block(_) => stream.skip()?,
            StreamEntry::Record(id) => {
                stream.record(id, &mut record)?;
                if record.code == code {
                    blob = record.blob.take().or(blob);
                }
            }
        }
    }
}
