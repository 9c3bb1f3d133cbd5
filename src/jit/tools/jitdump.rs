//! `jit-PID.dump`: the code of each function with its name, its lines and how its frame is unwound, for
//! `perf inject --jit`, which makes object files of it (Linux,
//! `tools/perf/Documentation/jitdump-specification.txt`).
//!
//! Records have the times at which code came, so that memory may be used again: the profile has to be
//! taken with the same clock (`perf record -k mono`). That `perf` finds the file is due to a mapping of
//! its first page, which stays.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process;
use std::sync::Mutex;

use super::NewCode;
use super::files::OwnFile;
use crate::runtime::critical;
use crate::sys::memory::{Mapping, PAGE, Rights};
use crate::sys::signals::this_thread;
use crate::x64::cfi::uleb128;
use crate::x64::reloc::Code;

/// The file, of all engines of the process. A child of `fork` adds nothing: its samples are looked up in
/// the file of the process that it comes from.
static DUMP: Mutex<Option<Dump>> = Mutex::new(None);

struct Dump {
    file: OwnFile,
    /// How many functions there are: each time that one is compiled it gets a number of its own.
    count: u64,
}

const MAGIC: u32 = 0x4a69_5444;
const VERSION: u32 = 1;
const HEADER_LEN: u32 = 40;
const EM_X86_64: u32 = 62;

/// The kinds of records.
const CODE_LOAD: u32 = 0;
const CODE_DEBUG_INFO: u32 = 2;
const CODE_UNWINDING_INFO: u32 = 4;

/// Makes the file, where there is none.
pub(super) fn start() -> io::Result<()> {
    let mut dump = critical::lock(&DUMP);
    if dump.as_ref().is_some_and(|dump| dump.file.is_own()) {
        return Ok(());
    }
    let path = PathBuf::from(format!("jit-{}.dump", process::id()));
    let mut file = OwnFile::create(&path)?;
    file.file.write_all(&header())?;
    mark(&file.file)?;
    *dump = Some(Dump { file, count: 0 });
    Ok(())
}

fn header() -> Vec<u8> {
    let mut out = Vec::new();
    for word in [MAGIC, VERSION, HEADER_LEN, EM_X86_64, 0, process::id()] {
        out.extend(word.to_le_bytes());
    }
    for word in [now(), 0] {
        out.extend(word.to_le_bytes());
    }
    out
}

/// Lets `perf` know of the file, by what it notes of each mapping of code. Nothing is executed there.
fn mark(file: &File) -> io::Result<()> {
    Mapping::of_file(file, PAGE, Rights::ReadExecute)?.leak();
    Ok(())
}

/// The time by the clock of `perf record -k mono`, in nanoseconds.
fn now() -> u64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the place is there to be written.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Adds a function. Where it cannot be written the profile lacks it, and the program goes on.
pub(super) fn add(added: &NewCode<'_>) {
    let mut dump = critical::lock(&DUMP);
    let Some(dump) = dump.as_mut().filter(|dump| dump.file.is_own()) else {
        return;
    };
    let out = records(added, dump.count, now());
    dump.count += 1;
    let _ = dump.file.file.write_all(&out);
}

/// The records of a function: those that describe the code come in front of it.
fn records(added: &NewCode<'_>, index: u64, time: u64) -> Vec<u8> {
    let mut out = Vec::new();
    if !added.lines.rows.is_empty() {
        record(CODE_DEBUG_INFO, time, &debug_info(added), &mut out);
    }
    record(
        CODE_UNWINDING_INFO,
        time,
        &unwinding_info(added.code),
        &mut out,
    );
    record(CODE_LOAD, time, &code_load(added, index), &mut out);
    out
}

/// Appends a record. Nothing is behind the body: `perf` takes the code from the end of its record.
fn record(kind: u32, time: u64, body: &[u8], out: &mut Vec<u8>) {
    let len = 16 + body.len() as u32;
    for word in [kind, len] {
        out.extend(word.to_le_bytes());
    }
    out.extend(time.to_le_bytes());
    out.extend(body);
}

fn code_load(added: &NewCode<'_>, index: u64) -> Vec<u8> {
    let mut out = Vec::new();
    let thread = this_thread() as u32;
    for word in [process::id(), thread] {
        out.extend(word.to_le_bytes());
    }
    let start = added.start as u64;
    for word in [start, start, added.text().len() as u64, index] {
        out.extend(word.to_le_bytes());
    }
    string(&added.name, &mut out);
    out.extend(added.text());
    out
}

fn debug_info(added: &NewCode<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    for word in [added.start as u64, added.lines.rows.len() as u64] {
        out.extend(word.to_le_bytes());
    }
    for row in &added.lines.rows {
        out.extend((added.start as u64 + u64::from(row.offset)).to_le_bytes());
        out.extend(row.line.to_le_bytes());
        out.extend(row.column.to_le_bytes());
        string(&added.lines.files[row.file], &mut out);
    }
    out
}

fn string(text: &str, out: &mut Vec<u8>) {
    out.extend(text.bytes().filter(|&byte| byte != 0));
    out.push(0);
}

/// How many bytes from the start of the code on `perf` takes to be this function's: what it puts behind the
/// code must not be where the next one is.
pub(super) fn mapped_len(code: &Code) -> usize {
    const NUMBERS: usize = 24;
    (code.text_len as usize).next_multiple_of(8) + unwinding_info(code).len() - NUMBERS
}

/// Call frame information as `perf` puts it behind the code, from the next multiple of 8 on: what would be
/// `.eh_frame`, and behind that `.eh_frame_hdr` (Linux Standard Base Core 5.0, section 10.6).
fn unwinding_info(code: &Code) -> Vec<u8> {
    /// Relative to where it stands, in four bytes; the same to the start of the section.
    const PC_RELATIVE: u8 = 0x1b;
    const DATA_RELATIVE: u8 = 0x3b;
    const FOUR_BYTES: u8 = 0x03;
    // The distance from the code to the section.
    let base = code.text_len.next_multiple_of(8) as i32;
    let mut frames = Vec::new();
    entry(&mut frames, |out| {
        out.extend(0u32.to_le_bytes());
        out.extend(b"\x01zR\0\x01\x78");
        uleb128(16, out);
        out.extend([1, PC_RELATIVE]);
        // The frame address is `rsp + 8`, and the return address is right below it.
        out.extend([0x0c, 7, 8, 0x80 | 16, 1]);
    });
    let at = frames.len() as i32;
    entry(&mut frames, |out| {
        out.extend((at + 4).to_le_bytes());
        out.extend((-(base + at + 8)).to_le_bytes());
        out.extend(code.text_len.to_le_bytes());
        out.push(0);
        code.frame_info.encode(out);
    });
    frames.extend([0; 8]);
    let header = frames.len() as i32;
    let mut head = vec![1, PC_RELATIVE, FOUR_BYTES, DATA_RELATIVE];
    for word in [-(header + 4), 1, -(base + header), at - header] {
        head.extend(word.to_le_bytes());
    }
    let len = (frames.len() + head.len()) as u64;
    let mut out = Vec::new();
    for word in [len, head.len() as u64, len] {
        out.extend(word.to_le_bytes());
    }
    out.extend(frames);
    out.extend(head);
    out
}

/// Appends an entry with its length, which is padded.
fn entry(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let at = out.len();
    out.extend([0; 4]);
    write(out);
    // `nop`
    out.resize(out.len().next_multiple_of(8), 0);
    let len = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&len.to_le_bytes());
}
