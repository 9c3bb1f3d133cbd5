//! Streams of C: what is open, and bytes from and to it.

use std::collections::BTreeMap;

use super::super::streams::Output;
use super::{Call, Done, Library, Value, errno, functions, heap, string};
use crate::interp::portable::{Machine, Stop};

functions! {
    fopen: "ptr (ptr, ptr)" = fopen;
    fopen64: "ptr (ptr, ptr)" = fopen;
    freopen: "ptr (ptr, ptr, ptr)" = freopen;
    tmpfile: "ptr ()" = |c| open(c, None, Data { readable: true, writable: true, ..Data::default() });
    fclose: "i32 (ptr)" = fclose;
    fflush: "i32 (ptr)" = fflush;
    fread: "i64 (ptr, i64, i64, ptr)" = fread;
    fwrite: "i64 (ptr, i64, i64, ptr)" = fwrite;
    fread_unlocked: "i64 (ptr, i64, i64, ptr)" = fread;
    fwrite_unlocked: "i64 (ptr, i64, i64, ptr)" = fwrite;
    fseek: "i32 (ptr, i64, i32)" = fseek;
    fseeko: "i32 (ptr, i64, i32)" = fseek;
    ftell: "i64 (ptr)" = ftell;
    ftello: "i64 (ptr)" = ftell;
    rewind: "void (ptr)" = |c| { let file = c.word()?; seek(c, file, 0, 0)?; stream(c, file)?.error = false; Ok(Value::Void) };
    feof: "i32 (ptr)" = |c| { let file = c.word()?; Ok(i32::from(stream(c, file)?.end).into()) };
    ferror: "i32 (ptr)" = |c| { let file = c.word()?; Ok(i32::from(stream(c, file)?.error).into()) };
    clearerr: "void (ptr)" = |c| { let file = c.word()?; let stream = stream(c, file)?; (stream.end, stream.error) = (false, false); Ok(Value::Void) };
    fileno: "i32 (ptr)" = fileno;
    setbuf: "void (ptr, ptr)" = |_| Ok(Value::Void);
    setvbuf: "i32 (ptr, ptr, i32, i64)" = |_| Ok(0i32.into());
    setlinebuf: "void (ptr)" = |_| Ok(Value::Void);
    remove: "i32 (ptr)" = remove;
    unlink: "i32 (ptr)" = remove;
    rename: "i32 (ptr, ptr)" = rename;
    write: "i64 (i32, ptr, i64)" = write;
    read: "i64 (i32, ptr, i64)" = read;
    isatty: "i32 (i32)" = |_| Ok(0i32.into());
}

/// What a stream leads to.
#[derive(Clone, Debug)]
enum Target {
    Input,
    Output,
    Error,
    Data(Data),
}

/// A file in memory.
#[derive(Clone, Debug, Default)]
struct Data {
    name: Option<Vec<u8>>,
    bytes: Vec<u8>,
    at: usize,
    readable: bool,
    writable: bool,
    appends: bool,
}

impl Data {
    fn write(&mut self, bytes: &[u8]) {
        let end = self.at + bytes.len();
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[self.at..end].copy_from_slice(bytes);
        self.at = end;
    }
}

/// An open stream.
#[derive(Clone, Debug)]
pub(super) struct Stream {
    target: Target,
    /// What was put back, the next one last; or was read ahead.
    ahead: Vec<u8>,
    /// What is to be written.
    behind: Vec<u8>,
    end: bool,
    error: bool,
}

impl Stream {
    fn new(target: Target) -> Stream {
        Stream {
            target,
            ahead: Vec::new(),
            behind: Vec::new(),
            end: false,
            error: false,
        }
    }
}

/// The streams of a program, by the addresses of what it has of them.
#[derive(Clone, Debug)]
pub(super) struct OpenFiles {
    standard: [Stream; 3],
    others: BTreeMap<u64, Stream>,
}

/// How much a file grows before the sizes of all are looked at.
const STEP: usize = 1 << 20;

/// The most files that are open at once.
const MOST_OPEN: usize = 1 << 12;

/// The most bytes that are put back to a stream.
const MOST_AHEAD: usize = 1 << 16;

/// Output is written when there is so much of it.
const BUFFER: usize = 8192;

impl OpenFiles {
    pub(super) fn new() -> OpenFiles {
        OpenFiles {
            standard: [Target::Input, Target::Output, Target::Error].map(Stream::new),
            others: BTreeMap::new(),
        }
    }

    /// The bytes in buffers and files.
    pub(super) fn bytes(&self) -> usize {
        let streams = self.standard.iter().chain(self.others.values());
        let sizes = streams.map(|stream| {
            let data = match &stream.target {
                Target::Data(data) => data.bytes.len(),
                Target::Input | Target::Output | Target::Error => 0,
            };
            stream.ahead.len() + stream.behind.len() + data
        });
        sizes.sum()
    }
}

/// The stream at an address. What is none is a bad address.
fn stream<'c>(c: &'c mut Call<'_, '_>, file: u64) -> Result<&'c mut Stream, Stop> {
    let library = &mut c.machine.state;
    let place = library.places.files.iter().position(|&at| at == file);
    let found = match place {
        Some(place) => library.files.standard.get_mut(place),
        None => library.files.others.get_mut(&file),
    };
    found.ok_or(crate::interp::portable::memory::Fault(file).into())
}

/// Writes what a stream has behind itself.
fn flush(library: &mut Library, file: u64) -> bool {
    let Library {
        files,
        streams,
        places,
        ..
    } = library;
    let place = places.files.iter().position(|&at| at == file);
    let stream = match place {
        Some(place) => files.standard.get_mut(place),
        None => files.others.get_mut(&file),
    };
    let Some(stream) = stream else { return false };
    let bytes = std::mem::take(&mut stream.behind);
    let written = match &mut stream.target {
        Target::Input => Ok(()),
        Target::Output => streams.write(Output::Stdout, &bytes),
        Target::Error => streams.write(Output::Stderr, &bytes),
        Target::Data(data) => {
            if let Some(name) = data.name.as_ref().filter(|_| data.writable) {
                streams.files.write(name, data.bytes.clone());
            }
            Ok(())
        }
    };
    stream.error |= written.is_err();
    written.is_ok()
}

/// Writes what is in all buffers.
pub(super) fn flush_all(library: &mut Library) -> bool {
    let standard = library.places.files;
    let others: Vec<u64> = library.files.others.keys().copied().collect();
    let all = standard.into_iter().chain(others);
    let failed = all.filter(|&file| !flush(library, file)).count();
    failed == 0
}

/// Writes bytes to a stream; whether that was possible.
pub(super) fn put(c: &mut Call<'_, '_>, file: u64, bytes: &[u8]) -> Result<bool, Stop> {
    let stream = stream(c, file)?;
    match &mut stream.target {
        Target::Input => {
            stream.error = true;
            return Ok(false);
        }
        Target::Output | Target::Error => {
            stream.behind.extend_from_slice(bytes);
            let is_full = stream.behind.len() >= BUFFER;
            if is_full || matches!(stream.target, Target::Error) {
                return Ok(flush(&mut c.machine.state, file));
            }
        }
        Target::Data(data) => {
            if !data.writable {
                stream.error = true;
                return Ok(false);
            }
            if data.appends {
                data.at = data.bytes.len();
            }
            let end = data.at + bytes.len();
            let before = data.bytes.len();
            if before / STEP < end / STEP {
                return put_more(c, file, bytes);
            }
            data.write(bytes);
        }
    }
    Ok(true)
}

/// Writes to a file that grows by more than a little, if all files together are not too large.
fn put_more(c: &mut Call<'_, '_>, file: u64, bytes: &[u8]) -> Result<bool, Stop> {
    let limit = c.machine.heap_limit();
    let library = c.library();
    let open = library
        .files
        .others
        .values()
        .map(|stream| match &stream.target {
            Target::Data(data) => data.bytes.len(),
            Target::Input | Target::Output | Target::Error => 0,
        });
    let total = open.sum::<usize>() + library.streams.files.size();
    let stream = stream(c, file)?;
    let Target::Data(data) = &mut stream.target else {
        return Ok(false);
    };
    let more = (data.at + bytes.len()).saturating_sub(data.bytes.len());
    if (total + more) as u64 > limit {
        stream.error = true;
        c.fail(errno::ENOSPC)?;
        return Ok(false);
    }
    data.write(bytes);
    Ok(true)
}

/// Has at least one byte ahead in standard input, unless it ends.
fn fill(library: &mut Library) {
    // Who is asked for input should have seen the question.
    let output = library.places.files[1];
    flush(library, output);
    let stream = &mut library.files.standard[0];
    match library.streams.read() {
        Ok(bytes) if bytes.is_empty() => stream.end = true,
        Ok(bytes) => stream.ahead.extend(bytes.iter().rev()),
        Err(_) => stream.error = true,
    }
}

/// Reads a byte.
pub(super) fn get(c: &mut Call<'_, '_>, file: u64) -> Result<Option<u8>, Stop> {
    let is_input = {
        let stream = stream(c, file)?;
        if let Some(byte) = stream.ahead.pop() {
            return Ok(Some(byte));
        }
        match &mut stream.target {
            Target::Input => true,
            Target::Output | Target::Error => {
                stream.error = true;
                return Ok(None);
            }
            Target::Data(data) => {
                if !data.readable {
                    stream.error = true;
                    return Ok(None);
                }
                let byte = data.bytes.get(data.at).copied();
                match byte {
                    Some(_) => data.at += 1,
                    None => stream.end = true,
                }
                return Ok(byte);
            }
        }
    };
    debug_assert!(is_input);
    if c.library().files.standard[0].end {
        return Ok(None);
    }
    fill(c.library());
    Ok(c.library().files.standard[0].ahead.pop())
}

/// Puts a byte back; whether there was room.
pub(super) fn unget(c: &mut Call<'_, '_>, file: u64, byte: u8) -> Result<bool, Stop> {
    let stream = stream(c, file)?;
    if stream.ahead.len() >= MOST_AHEAD {
        return Ok(false);
    }
    stream.end = false;
    stream.ahead.push(byte);
    Ok(true)
}

fn open(c: &mut Call<'_, '_>, name: Option<Vec<u8>>, data: Data) -> Done {
    if c.library().files.others.len() >= MOST_OPEN {
        c.fail(errno::EMFILE)?;
        return Ok(Value::Int(0));
    }
    // What the program has of it is an address and no more.
    let Some(at) = heap::take_own(c.machine, 16, 16) else {
        c.fail(errno::ENOMEM)?;
        return Ok(Value::Int(0));
    };
    let data = Data { name, ..data };
    let stream = Stream::new(Target::Data(data));
    c.library().files.others.insert(at, stream);
    Ok(at.into())
}

/// What a mode asks for; `None` if it is none.
fn data_of(c: &mut Call<'_, '_>, name: &[u8], mode: &[u8]) -> Result<Option<Data>, Stop> {
    let plus = mode.contains(&b'+');
    let found = c.library().streams.read_file(name);
    Ok(match (mode.first(), found) {
        (Some(b'r'), Some(bytes)) => Some(Data {
            bytes,
            readable: true,
            writable: plus,
            ..Data::default()
        }),
        (Some(b'r'), None) => {
            c.fail(errno::ENOENT)?;
            None
        }
        (Some(b'w'), _) => Some(Data {
            readable: plus,
            writable: true,
            ..Data::default()
        }),
        (Some(b'a'), found) => Some(Data {
            bytes: found.unwrap_or_default(),
            readable: plus,
            writable: true,
            appends: true,
            ..Data::default()
        }),
        _ => {
            c.fail(errno::EINVAL)?;
            None
        }
    })
}

fn fopen(c: &mut Call<'_, '_>) -> Done {
    let (name, mode) = (c.string()?, c.string()?);
    match data_of(c, &name, &mode)? {
        Some(data) => open(c, Some(name), data),
        None => Ok(Value::Int(0)),
    }
}

fn freopen(c: &mut Call<'_, '_>) -> Done {
    let (name, mode, file) = (c.string()?, c.string()?, c.word()?);
    stream(c, file)?;
    flush(c.library(), file);
    let Some(data) = data_of(c, &name, &mode)? else {
        return Ok(Value::Int(0));
    };
    let data = Data {
        name: Some(name),
        ..data
    };
    *stream(c, file)? = Stream::new(Target::Data(data));
    Ok(file.into())
}

fn fclose(c: &mut Call<'_, '_>) -> Done {
    let file = c.word()?;
    stream(c, file)?;
    let done = flush(c.library(), file);
    if c.library().files.others.remove(&file).is_some() {
        heap::give_back_own(c.machine, "fclose", file)?;
    }
    Ok(if done { 0 } else { -1i32 }.into())
}

fn fflush(c: &mut Call<'_, '_>) -> Done {
    let file = c.word()?;
    let done = match file {
        0 => flush_all(c.library()),
        file => {
            stream(c, file)?;
            flush(c.library(), file)
        }
    };
    Ok(if done { 0 } else { -1i32 }.into())
}

fn fread(c: &mut Call<'_, '_>) -> Done {
    let (to, size, count, file) = (c.word()?, c.word()?, c.word()?, c.word()?);
    let total = size.saturating_mul(count);
    let mut read = 0;
    while read < total
        && let Some(byte) = get(c, file)?
    {
        c.memory().write(to.wrapping_add(read), [byte])?;
        read += 1;
    }
    Ok(read.checked_div(size).unwrap_or(0).into())
}

fn fwrite(c: &mut Call<'_, '_>) -> Done {
    let (from, size, count, file) = (c.word()?, c.word()?, c.word()?, c.word()?);
    let bytes = c.memory().slice(from, size.saturating_mul(count))?.to_vec();
    let done = put(c, file, &bytes)?;
    Ok(if done && size > 0 { count } else { 0 }.into())
}

fn seek(c: &mut Call<'_, '_>, file: u64, offset: i64, whence: i32) -> Result<bool, Stop> {
    let stream = stream(c, file)?;
    let ahead = stream.ahead.len() as i64;
    let Target::Data(data) = &mut stream.target else {
        return Ok(false);
    };
    let from = match whence {
        0 => 0,
        1 => data.at as i64 - ahead,
        2 => data.bytes.len() as i64,
        _ => return Ok(false),
    };
    // A file cannot be longer than memory.
    let to = from.checked_add(offset).filter(|&to| to < 1 << 32);
    let Some(to) = to.and_then(|to| usize::try_from(to).ok()) else {
        return Ok(false);
    };
    data.at = to;
    stream.ahead.clear();
    stream.end = false;
    Ok(true)
}

fn fseek(c: &mut Call<'_, '_>) -> Done {
    let (file, offset, whence) = (c.word()?, c.long()?, c.int()?);
    if seek(c, file, offset, whence)? {
        return Ok(0i32.into());
    }
    c.fail(errno::EINVAL)?;
    Ok((-1i32).into())
}

fn ftell(c: &mut Call<'_, '_>) -> Done {
    let file = c.word()?;
    let stream = stream(c, file)?;
    match &stream.target {
        Target::Data(data) => Ok((data.at as i64 - stream.ahead.len() as i64).into()),
        Target::Input | Target::Output | Target::Error => Ok((-1i64).into()),
    }
}

fn fileno(c: &mut Call<'_, '_>) -> Done {
    let file = c.word()?;
    stream(c, file)?;
    let place = c.library().places.files.iter().position(|&at| at == file);
    match place {
        Some(place) => Ok((place as i32).into()),
        None => {
            c.fail(errno::EBADF)?;
            Ok((-1i32).into())
        }
    }
}

fn remove(c: &mut Call<'_, '_>) -> Done {
    let name = c.string()?;
    if c.library().streams.files.remove(&name) {
        return Ok(0i32.into());
    }
    c.fail(errno::ENOENT)?;
    Ok((-1i32).into())
}

fn rename(c: &mut Call<'_, '_>) -> Done {
    let (from, to) = (c.string()?, c.string()?);
    let streams = &mut c.library().streams;
    match streams.read_file(&from) {
        Some(bytes) if streams.files.remove(&from) => {
            streams.files.write(&to, bytes);
            Ok(0i32.into())
        }
        Some(_) | None => {
            c.fail(errno::ENOENT)?;
            Ok((-1i32).into())
        }
    }
}

/// The stream of a number that the system knows files by.
fn numbered(machine: &Machine<'_, Library>, number: i32) -> Option<u64> {
    let files = machine.state.places.files;
    files.get(usize::try_from(number).ok()?).copied()
}

fn write(c: &mut Call<'_, '_>) -> Done {
    let (number, from, len) = (c.int()?, c.word()?, c.word()?);
    let Some(file) = numbered(c.machine, number).filter(|_| number > 0) else {
        c.fail(errno::EBADF)?;
        return Ok((-1i64).into());
    };
    let bytes = c.memory().slice(from, len)?.to_vec();
    // What is in the buffer of C comes when that is written.
    let held = std::mem::take(&mut stream(c, file)?.behind);
    put(c, file, &bytes)?;
    let done = flush(c.library(), file);
    stream(c, file)?.behind = held;
    Ok(if done { len as i64 } else { -1 }.into())
}

fn read(c: &mut Call<'_, '_>) -> Done {
    let (number, to, len) = (c.int()?, c.word()?, c.word()?);
    if number != 0 {
        c.fail(errno::EBADF)?;
        return Ok((-1i64).into());
    }
    let file = c.library().places.files[0];
    let mut count = 0;
    while count < len {
        // What is there is given at once.
        if count > 0 && stream(c, file)?.ahead.is_empty() {
            break;
        }
        let Some(byte) = get(c, file)? else { break };
        c.memory().write(to.wrapping_add(count), [byte])?;
        count += 1;
    }
    Ok((count as i64).into())
}

/// What `perror` writes.
pub(super) fn perror(c: &mut Call<'_, '_>) -> Done {
    let at = c.word()?;
    let error = c.library().places.errno;
    let error = i32::from_le_bytes(c.memory().read(error)?);
    let mut line = match at {
        0 => Vec::new(),
        at => c.memory().c_string(at)?.to_vec(),
    };
    if !line.is_empty() {
        line.extend_from_slice(b": ");
    }
    line.extend_from_slice(string::error_text(error).as_bytes());
    line.push(b'\n');
    let file = c.library().places.files[2];
    put(c, file, &line)?;
    Ok(Value::Void)
}
