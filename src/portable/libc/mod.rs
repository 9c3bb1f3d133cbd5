//! The C library of programs with a memory of their own, in safe Rust over that memory.
//!
//! A function is a row of a table: its name, its type and the Rust function. What it is given it takes from the
//! registers of the call ([`Call`]); where it is given an address, every byte that it reads or writes there is compared
//! with the bounds of the memory. So a mistake of the program is the trap that the same access by the program would be.

mod checked;
mod ctype;
mod decimal;
mod files;
mod heap;
mod helpers;
mod math;
mod numbers;
mod printf;
mod scanf;
mod stdio;
mod stdlib;
mod string;
mod teaching;
mod time;
mod varargs;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::diag::Diagnostic;
use crate::interp::portable::memory::{LinearMemory, Segment};
use crate::interp::portable::registers::Registers;
use crate::interp::portable::{Machine, Stop};
use crate::ir::{GlobalId, Module};
use crate::lir::Libcall;
use crate::runtime::host::{HostType, Signature};
use crate::runtime::shadow;
use crate::runtime::shadow::judge::World;
use crate::runtime::trap::TrapKind;

use super::objects::{Objects, Shadow};
use super::streams::Streams;
use files::OpenFiles;
use heap::Heap;
use varargs::Arguments;

/// A function of the table.
pub(super) struct LibraryFunction {
    /// Its name.
    pub name: &'static str,
    /// Its type, as LLVM IR writes it.
    pub ty: &'static str,
    run: Function,
}

type Function = fn(&mut Call<'_, '_>) -> Done;

/// What a function gives.
type Done = Result<Value, Stop>;

/// A result.
#[derive(Clone, Copy, Debug)]
enum Value {
    Void,
    Int(u64),
    Pair(u64, u64),
    /// The bits of a float of at most 128 bits.
    Float(u128),
    /// Bits of an 80-bit float, which travel by way of the x87.
    X87([u8; 10]),
}

impl From<()> for Value {
    fn from((): ()) -> Self {
        Value::Void
    }
}
impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Value::Int(value)
    }
}
impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Value::Int(value as u64)
    }
}
impl From<i32> for Value {
    fn from(value: i32) -> Self {
        Value::Int(value as u64)
    }
}
impl From<u32> for Value {
    fn from(value: u32) -> Self {
        Value::Int(value.into())
    }
}
impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Value::Int(value.into())
    }
}
impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Value::Float(value.to_bits().into())
    }
}
impl From<f32> for Value {
    fn from(value: f32) -> Self {
        Value::Float(value.to_bits().into())
    }
}
impl From<i128> for Value {
    fn from(value: i128) -> Self {
        Value::Pair(value as u64, (value >> 64) as u64)
    }
}
impl From<u128> for Value {
    fn from(value: u128) -> Self {
        Value::from(value as i128)
    }
}

/// A call of a function of the library.
struct Call<'c, 'm> {
    machine: &'c mut Machine<'m, Library>,
    arguments: Arguments,
}

impl<'m> Call<'_, 'm> {
    fn memory(&mut self) -> &mut LinearMemory {
        &mut self.machine.memory
    }

    fn library(&mut self) -> &mut Library {
        &mut self.machine.state
    }

    /// The next argument that is an integer or a pointer.
    fn word(&mut self) -> Result<u64, Stop> {
        Ok(self.arguments.int(&mut self.machine.memory)?)
    }

    fn int(&mut self) -> Result<i32, Stop> {
        Ok(self.word()? as i32)
    }

    fn long(&mut self) -> Result<i64, Stop> {
        Ok(self.word()? as i64)
    }

    /// Two integers that are one of 128 bits.
    fn wide(&mut self) -> Result<u128, Stop> {
        let low = self.word()?;
        Ok(u128::from(low) | u128::from(self.word()?) << 64)
    }

    fn double(&mut self) -> Result<f64, Stop> {
        Ok(self.arguments.double(&mut self.machine.memory)?)
    }

    fn float(&mut self) -> Result<f32, Stop> {
        let [low, _] = self.arguments.vector(&mut self.machine.memory)?;
        Ok(f32::from_bits(low as u32))
    }

    /// A float of 128 bits.
    fn quad(&mut self) -> Result<u128, Stop> {
        let [low, high] = self.arguments.vector(&mut self.machine.memory)?;
        Ok(u128::from(low) | u128::from(high) << 64)
    }

    /// A string of C.
    fn string(&mut self) -> Result<Vec<u8>, Stop> {
        let at = self.word()?;
        Ok(self.machine.memory.c_string(at)?.to_vec())
    }

    fn write_int(&mut self, at: u64, value: i32) -> Result<(), Stop> {
        Ok(self.machine.memory.write(at, value.to_le_bytes())?)
    }

    fn write_word(&mut self, at: u64, value: u64) -> Result<(), Stop> {
        Ok(self.machine.memory.write(at, value.to_le_bytes())?)
    }

    fn read_word(&mut self, at: u64) -> Result<u64, Stop> {
        Ok(u64::from_le_bytes(self.machine.memory.read(at)?))
    }

    /// Writes a string and its null.
    fn write_string(&mut self, at: u64, text: &[u8]) -> Result<(), Stop> {
        let to = self.machine.memory.slice_mut(at, text.len() as u64 + 1)?;
        to[..text.len()].copy_from_slice(text);
        to[text.len()] = 0;
        Ok(())
    }

    /// Memory of a checked program is written.
    fn define(&mut self, at: u64, size: u64) {
        if let Some(mut shadow) = checked::shadow(self.machine) {
            shadow.define(at, size);
        }
    }

    /// The same of a pointer to a block of its heap.
    fn define_pointer(&mut self, at: u64, pointer: u64) {
        if let Some(mut shadow) = checked::shadow(self.machine) {
            shadow.define(at, 8);
            let block = shadow.block(pointer);
            shadow.set_owner(at, pointer, block);
        }
    }

    /// Sets `errno`.
    fn fail(&mut self, error: i32) -> Result<(), Stop> {
        let at = self.machine.state.places.errno;
        self.write_int(at, error)
    }

    /// Calls a function of the program with integers; what it gives.
    fn call_back(&mut self, address: u64, args: &[u64]) -> Result<u64, Stop> {
        let mut registers = Registers::default();
        for (to, from) in registers.ints.iter_mut().zip(args) {
            *to = *from;
        }
        // Functions that look for more arguments may read where those would be.
        registers.stack = self.machine.stack_room(0)?;
        self.machine.call_back(address, &mut registers)?;
        Ok(registers.int_results[0])
    }
}

/// An operation that is not supported.
fn unsupported<T>(what: impl Into<String>) -> Result<T, Stop> {
    let what = format!("unsupported: {}", what.into());
    Err(Stop::Trap(TrapKind::Unsupported(what)))
}

/// The tables.
const TABLES: &[&[LibraryFunction]] = &[
    ctype::FUNCTIONS,
    heap::FUNCTIONS,
    math::FUNCTIONS,
    numbers::FUNCTIONS,
    files::FUNCTIONS,
    stdio::FUNCTIONS,
    stdlib::FUNCTIONS,
    string::FUNCTIONS,
    teaching::FUNCTIONS,
    time::FUNCTIONS,
];

/// Declares a table: `name: "type" = function`.
macro_rules! functions {
    ($($name:ident: $ty:literal = $run:expr;)*) => {
        pub(super) const FUNCTIONS: &[super::LibraryFunction] = &[$(
            super::LibraryFunction { name: stringify!($name), ty: $ty, run: $run }
        ),*];
    };
}
use functions;

/// The names of all functions, and their types as LLVM IR writes them.
pub(crate) fn listing() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = TABLES.iter().copied().flatten();
    rows.map(|row| (row.name, row.ty))
}

/// What checked programs call beside them.
static OF_CHECKED: LazyLock<Vec<LibraryFunction>> = LazyLock::new(|| {
    shadow::Call::ALL
        .iter()
        .copied()
        .map(checked::function)
        .collect()
});

/// All functions, in the order of their numbers.
static ALL: LazyLock<Vec<&'static LibraryFunction>> = LazyLock::new(|| {
    let rows = TABLES.iter().copied().flatten();
    rows.chain(OF_CHECKED.iter()).collect()
});

/// The numbers of the functions by their names.
static BY_NAME: LazyLock<FxHashMap<&'static [u8], usize>> = LazyLock::new(|| {
    let rows = ALL.iter().enumerate();
    rows.map(|(number, row)| (row.name.as_bytes(), number))
        .collect()
});

/// The number of the function of a name.
pub(super) fn find(name: &[u8]) -> Option<usize> {
    BY_NAME.get(name).copied()
}

/// Whether it is for tests of checked programs alone.
pub(super) fn is_of_checked(number: usize) -> bool {
    number >= ALL.len() - OF_CHECKED.len()
}

/// Checks how a module declares the function of a number, of those whose types are known natively, too.
///
/// # Errors
///
/// A diagnostic at the declaration that says what the function's type is.
pub(super) fn check(
    number: usize,
    module: &Module,
    global: GlobalId,
) -> Result<(), Box<Diagnostic>> {
    let Some(row) = function(number) else {
        return Ok(());
    };
    let is_known = row.name == "atexit" || teaching::FUNCTIONS.iter().any(|f| f.name == row.name);
    if !is_known {
        return Ok(());
    }
    let (result, params) = types(row.ty);
    Signature {
        name: row.name,
        params: &params,
        result,
    }
    .check(module, global)
}

/// The result and the parameters of a type as a row has it.
fn types(ty: &'static str) -> (HostType, Vec<HostType>) {
    let (result, rest) = ty.split_once(" (").unwrap_or((ty, ")"));
    let mut depth = 0;
    let parts = rest.strip_suffix(')').unwrap_or(rest).split(|c| {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    let params = parts.map(str::trim).filter(|part| !part.is_empty());
    let params = params.map(HostType::of_text).collect();
    (HostType::of_text(result), params)
}

/// The function of a number.
pub(super) fn function(number: usize) -> Option<&'static LibraryFunction> {
    ALL.get(number).copied()
}

impl LibraryFunction {
    /// Runs it.
    pub(super) fn call(
        &self,
        machine: &mut Machine<'_, Library>,
        registers: &mut Registers,
    ) -> Result<(), Stop> {
        call(self.run, machine, registers)
    }
}

/// Runs a helper of the compiler.
pub(super) fn call_helper(
    libcall: Libcall,
    machine: &mut Machine<'_, Library>,
    registers: &mut Registers,
) -> Result<(), Stop> {
    let mut call = Call {
        arguments: Arguments::of_call(registers),
        machine,
    };
    let value = helpers::run(libcall, &mut call)?;
    give(value, machine, registers);
    Ok(())
}

fn call(
    run: Function,
    machine: &mut Machine<'_, Library>,
    registers: &mut Registers,
) -> Result<(), Stop> {
    let mut call = Call {
        arguments: Arguments::of_call(registers),
        machine,
    };
    let value = run(&mut call)?;
    give(value, machine, registers);
    Ok(())
}

fn give(value: Value, machine: &mut Machine<'_, Library>, registers: &mut Registers) {
    match value {
        Value::Void => {}
        Value::Int(word) => registers.int_results[0] = word,
        Value::Pair(low, high) => registers.int_results = [low, high, 0],
        Value::Float(bits) => registers.float_results[0] = [bits as u64, (bits >> 64) as u64],
        Value::X87(bytes) => machine.return_x87(bytes),
    }
}

/// Where the variables of the library lie.
#[derive(Clone, Copy, Debug, Default)]
struct Places {
    errno: u64,
    /// The tables of characters: classes, lower and upper case, each with a pointer to it.
    classes: u64,
    lower: u64,
    upper: u64,
    /// `stdin`, `stdout`, `stderr`: what they point at, and the variables themselves.
    files: [u64; 3],
    file_variables: [u64; 3],
    environ: u64,
    /// What functions give a pointer to that the next call may overwrite.
    time: u64,
    text: u64,
}

/// The state of the library.
#[derive(Clone, Debug)]
pub(super) struct Library {
    streams: Streams,
    files: OpenFiles,
    heap: Heap,
    places: Places,
    /// What is called at exit: a function and an argument.
    at_exit: Vec<(u64, u64)>,
    at_quick_exit: Vec<u64>,
    random: stdlib::Random,
    /// Where `strtok` goes on.
    token: u64,
    /// What `strerror` has given for each number.
    messages: BTreeMap<i32, u64>,
    /// Where `getenv` finds what it has given before.
    variables: BTreeMap<Vec<u8>, u64>,
    /// The objects of a checked program.
    pub(super) objects: Option<Box<Objects>>,
}

impl Library {
    /// A library whose variables are put into a memory.
    pub(super) fn new(
        memory: &mut LinearMemory,
        streams: Streams,
        environment: &[(Vec<u8>, Vec<u8>)],
    ) -> Option<Library> {
        let mut places = Places::default();
        let mut word = |bytes: u64| memory.grow(Segment::Variables, bytes);
        places.errno = word(16)?;
        for place in places.files.iter_mut().chain(&mut places.file_variables) {
            *place = word(16)?;
        }
        places.environ = word(16)?;
        places.time = word(64)?;
        places.text = word(64)?;
        for (&variable, file) in places.file_variables.iter().zip(places.files) {
            memory.write(variable, file.to_le_bytes()).ok()?;
        }
        ctype::put_tables(memory, &mut places)?;
        let mut variables = BTreeMap::new();
        let mut list = Vec::new();
        for (name, value) in environment {
            let mut text = name.clone();
            text.push(b'=');
            text.extend_from_slice(value);
            text.push(0);
            let at = put(memory, &text)?;
            variables.insert(name.clone(), at + name.len() as u64 + 1);
            list.push(at);
        }
        let list = put_words(memory, &list)?;
        memory.write(places.environ, list.to_le_bytes()).ok()?;
        Some(Library {
            streams,
            files: OpenFiles::new(),
            heap: Heap::default(),
            places,
            at_exit: Vec::new(),
            at_quick_exit: Vec::new(),
            random: stdlib::Random::default(),
            token: 0,
            messages: BTreeMap::new(),
            variables,
            objects: None,
        })
    }

    /// The address of a variable of the library.
    pub(super) fn variable(&self, name: &[u8]) -> Option<u64> {
        let [stdin, stdout, stderr] = self.places.file_variables;
        Some(match name {
            b"stdin" => stdin,
            b"stdout" => stdout,
            b"stderr" => stderr,
            b"environ" | b"__environ" => self.places.environ,
            _ => return None,
        })
    }

    /// The address of the list of environment variables.
    pub(super) fn environment(&self, memory: &LinearMemory) -> u64 {
        memory
            .read(self.places.environ)
            .map_or(0, u64::from_le_bytes)
    }

    /// What is to be called next when the program ends, with its argument.
    pub(super) fn next_at_exit(&mut self) -> Option<(u64, u64)> {
        self.at_exit.pop()
    }

    /// Writes what is in buffers, and gives files back.
    pub(super) fn flush(&mut self) {
        files::flush_all(self);
    }

    /// The blocks of the heap that are in use, with their sizes: those of the program alone, if it is checked.
    pub(super) fn blocks(&self) -> Vec<(u64, u64)> {
        match &self.objects {
            Some(objects) => objects.blocks().collect(),
            None => self.heap.blocks().collect(),
        }
    }

    /// The objects of a checked program that does not run.
    pub(super) fn shadow<'a>(&'a mut self, memory: &'a mut LinearMemory) -> Option<Shadow<'a>> {
        Some(Shadow {
            memory,
            objects: self.objects.as_deref_mut()?,
            step: 0,
        })
    }

    /// The streams, with what was written to files.
    pub(super) fn streams(&mut self) -> &mut Streams {
        &mut self.streams
    }

    /// About how many bytes a copy of the library takes.
    pub(super) fn bytes(&self) -> usize {
        let objects = self.objects.as_ref().map_or(0, |objects| objects.bytes());
        objects
            + self.heap.bytes()
            + self.files.bytes()
            + self.streams.files.size()
            + 32 * self.at_exit.len()
    }
}

/// How many characters a format makes of arguments, a word each, that lie in memory; `None` where that is not known.
pub(super) fn printed(memory: &mut LinearMemory, format: &[u8], words: u64) -> Option<u64> {
    let mut arguments = Arguments::in_words(words);
    let text = printf::format(memory, format, &mut arguments, "").ok()?;
    Some(text.len() as u64)
}

/// Puts bytes into the variables of a memory; their address.
pub(super) fn put(memory: &mut LinearMemory, bytes: &[u8]) -> Option<u64> {
    let size = (bytes.len() as u64).next_multiple_of(16);
    let at = memory.grow(Segment::Variables, size)?;
    let to = memory.slice_mut(at, bytes.len() as u64).ok()?;
    to.copy_from_slice(bytes);
    Some(at)
}

/// Puts words and a null behind them.
pub(super) fn put_words(memory: &mut LinearMemory, words: &[u64]) -> Option<u64> {
    let all = words.iter().copied().chain([0]);
    let bytes: Vec<u8> = all.flat_map(u64::to_le_bytes).collect();
    put(memory, &bytes)
}

/// Numbers of errors, as Linux has them.
mod errno {
    pub(super) const ENOENT: i32 = 2;
    pub(super) const EBADF: i32 = 9;
    pub(super) const ENOMEM: i32 = 12;
    pub(super) const EINVAL: i32 = 22;
    pub(super) const EMFILE: i32 = 24;
    pub(super) const ENOSPC: i32 = 28;
    pub(super) const ERANGE: i32 = 34;
    pub(super) const EDOM: i32 = 33;
    pub(super) const EOVERFLOW: i32 = 75;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_taken_apart() {
        let ty = types("{ i64, [0 x i64] }* (i8*, i64 (i64, i64)*, i1)");
        let pointers = ["i8*", "i64 (i64, i64)*"].map(HostType::Ptr);
        let params = [pointers[0], pointers[1], HostType::Bool];
        assert_eq!(ty.0, HostType::Ptr("{ i64, [0 x i64] }*"));
        assert_eq!(ty.1, params);
        assert_eq!(types("void ()"), (HostType::Void, Vec::new()));
    }
}
