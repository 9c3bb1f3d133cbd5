//! The builder itself, and its tables.

use std::any::Any;
use std::ffi::{CString, c_char};
use std::mem::{self, MaybeUninit};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::build::{Block, Function, FunctionBuilder, Global, ModuleBuilder, Symbol, Type, Value};
use crate::capi::error::jitlite_error;
use crate::capi::module::{jitlite_module, opened};
use crate::capi::{Fail, array, c_string, make, or_default_on_panic, required, string};

/// Builds a module without text: its functions are named `jitlite_builder_...`, and `jitlite_build_...` those that
/// put an instruction into the block that it is at.
///
/// What it gives out (types, values, blocks) are numbers, which need not be deleted, are good for this builder
/// alone, and are 0 where there is no builder. None of its functions fails: what is wrong, whether it is a null
/// string, a value of another builder or an operand of another type, is noted, and `jitlite_builder_finish` says
/// all of it, naming the instructions. What is given to a function is borrowed for the time of the call, strings and
/// arrays too. Not to be used by two threads at once.
pub struct jitlite_builder {
    state: BuilderState,
    text: CString,
}

enum BuilderState {
    Open(Box<Open>),
    Finished,
    /// What it has panicked with: what was built is not to be trusted any more.
    Panicked(Box<dyn Any + Send>),
}

/// A type of a builder.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_ir_type {
    /// Its number; 0 is none.
    pub id: u64,
}

/// A value of a builder: a constant, a function or variable (which as a value is its address), a parameter, or an
/// instruction. An instruction without a result, such as a `store`, can be given to what sets flags and the
/// like, and not to instructions.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_ir_value {
    /// Its number; 0 is none.
    pub id: u64,
}

/// A block of a function that is being built.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct jitlite_ir_block {
    /// Its number; 0 is none.
    pub id: u64,
}

/// What a value of C's is.
#[derive(Clone, Copy)]
pub(super) enum BuilderValue {
    Constant(Value),
    /// A parameter or an instruction.
    Local(Function, Value),
    Function(Function),
    /// A variable or an alias.
    Global(Global),
    /// What could not be made, which is noted already.
    Missing,
}

/// A builder that can be built with.
pub(super) struct Open {
    pub m: ModuleBuilder,
    /// What no other builder's numbers have for their high half.
    number: u32,
    types: Vec<Type>,
    values: Vec<BuilderValue>,
    blocks: Vec<(Function, Block)>,
    /// The function of the block that it is at.
    current: Option<Function>,
    /// Whether an instruction is being made, of which is what is wrong.
    in_instruction: bool,
}

impl Open {
    fn new(name: &str) -> Open {
        static NUMBERS: AtomicU32 = AtomicU32::new(1);
        Open {
            m: ModuleBuilder::new(name),
            number: NUMBERS.fetch_add(1, Ordering::Relaxed),
            types: Vec::new(),
            values: Vec::new(),
            blocks: Vec::new(),
            current: None,
            in_instruction: false,
        }
    }

    /// The number for C of the last row of a table.
    fn id(&self, rows: usize) -> u64 {
        u64::from(self.number) << 32 | rows as u64
    }

    /// The row of a number of C's.
    fn row<T: Copy>(&mut self, id: u64, what: &str, table: fn(&Open) -> &Vec<T>) -> Option<T> {
        let (number, row) = ((id >> 32) as u32, id as u32 as usize);
        let wrong = if id == 0 {
            "none: its number is 0"
        } else if number != self.number {
            "one of another builder"
        } else if let Some(&found) = table(self).get(row.wrapping_sub(1)) {
            return Some(found);
        } else {
            "made up: it was never given out"
        };
        self.misuse(&format!("a {what} is {wrong}"));
        None
    }

    /// Notes what C has given and is nothing.
    pub fn misuse(&mut self, message: &str) {
        self.m.misuse(message, self.in_instruction);
    }

    // What C is given.

    pub fn add_type(&mut self, ty: Type) -> jitlite_ir_type {
        self.types.push(ty);
        let id = self.id(self.types.len());
        jitlite_ir_type { id }
    }

    pub fn add(&mut self, item: BuilderValue) -> jitlite_ir_value {
        self.values.push(item);
        let id = self.id(self.values.len());
        jitlite_ir_value { id }
    }

    pub fn add_block(&mut self, function: Function, block: Block) -> jitlite_ir_block {
        self.blocks.push((function, block));
        let id = self.id(self.blocks.len());
        jitlite_ir_block { id }
    }

    // What C gives. What is nothing is noted, and something stands for it.

    pub fn ty(&mut self, ty: jitlite_ir_type) -> Type {
        let found = self.row(ty.id, "type", |open| &open.types);
        found.unwrap_or(Type::I64)
    }

    pub fn item(&mut self, value: jitlite_ir_value) -> BuilderValue {
        let found = self.row(value.id, "value", |open| &open.values);
        found.unwrap_or(BuilderValue::Missing)
    }

    pub fn value(&mut self, value: jitlite_ir_value) -> Value {
        match self.item(value) {
            BuilderValue::Constant(value) | BuilderValue::Local(_, value) => value,
            BuilderValue::Function(function) => function.into(),
            BuilderValue::Global(global) => global.into(),
            BuilderValue::Missing => Value::MISSING,
        }
    }

    pub fn block(&mut self, block: jitlite_ir_block) -> Option<(Function, Block)> {
        self.row(block.id, "block", |open| &open.blocks)
    }

    pub fn target(&mut self, block: jitlite_ir_block) -> Block {
        self.block(block).map_or(Block::MISSING, |found| found.1)
    }

    /// Notes that a value is something else than what was asked for.
    pub fn is_no(&mut self, item: BuilderValue, what: &str) {
        if !matches!(item, BuilderValue::Missing) {
            self.misuse(&format!("this value is no {what}"));
        }
    }

    pub fn function(&mut self, value: jitlite_ir_value) -> Option<Function> {
        match self.item(value) {
            BuilderValue::Function(function) => Some(function),
            other => {
                self.is_no(other, "function");
                None
            }
        }
    }

    pub fn global(&mut self, value: jitlite_ir_value) -> Option<Global> {
        match self.item(value) {
            BuilderValue::Global(global) => Some(global),
            other => {
                self.is_no(other, "variable");
                None
            }
        }
    }

    pub fn symbol(&mut self, value: jitlite_ir_value) -> Option<Symbol> {
        match self.item(value) {
            BuilderValue::Function(function) => Some(function.into()),
            BuilderValue::Global(global) => Some(global.into()),
            other => {
                self.is_no(other, "function or variable");
                None
            }
        }
    }

    /// # Safety
    ///
    /// As for [`string`].
    pub unsafe fn text<'a>(&mut self, text: *const c_char, what: &str) -> Option<&'a str> {
        // SAFETY: the caller keeps the contract of `text`.
        let text = unsafe { string(text, what) };
        self.required(text)
    }

    /// # Safety
    ///
    /// As for [`array`].
    pub unsafe fn list<'a, T>(
        &mut self,
        first: *const T,
        len: usize,
        what: &str,
    ) -> Option<&'a [T]> {
        // SAFETY: the caller keeps the contract of `list`.
        let list = unsafe { array(first, len, what) };
        self.required(list)
    }

    fn required<T>(&mut self, parameter: Result<T, Fail>) -> Option<T> {
        match parameter {
            Ok(given) => Some(given),
            Err(Fail::Argument(message)) => {
                self.misuse(&message);
                None
            }
            Err(Fail::Api(error)) => {
                self.misuse(&error.to_string());
                None
            }
        }
    }

    /// # Safety
    ///
    /// As for [`array`].
    pub unsafe fn types(&mut self, first: *const jitlite_ir_type, len: usize) -> Option<Vec<Type>> {
        // SAFETY: the caller keeps the contract of `types`.
        let list = unsafe { self.list(first, len, "the list of types")? };
        Some(list.iter().map(|&ty| self.ty(ty)).collect())
    }

    /// # Safety
    ///
    /// As for [`array`].
    pub unsafe fn values(
        &mut self,
        first: *const jitlite_ir_value,
        len: usize,
    ) -> Option<Vec<Value>> {
        // SAFETY: the caller keeps the contract of `values`.
        let list = unsafe { self.list(first, len, "the list of values")? };
        Some(list.iter().map(|&value| self.value(value)).collect())
    }

    /// What a number of C's stands for, by the table that has it in its place.
    pub fn op<T: Copy>(&mut self, table: &[T], number: u32, what: &str) -> Option<T> {
        let found = table.get(number as usize).copied();
        if found.is_none() {
            self.misuse(&format!("there is no {what} of number {number}"));
        }
        found
    }

    /// The body that it is in.
    pub fn body(&mut self) -> Option<FunctionBuilder<'_>> {
        match self.current {
            Some(function) => Some(self.m.body(function)),
            None => {
                self.misuse(
                    "the builder is at no block: `jitlite_builder_switch_to` says at which",
                );
                None
            }
        }
    }

    /// Goes to a block.
    pub fn switch_to(&mut self, function: Function, block: Block) {
        self.current = Some(function);
        self.m.body(function).switch_to(block);
    }

    pub fn current(&self) -> Option<Function> {
        self.current
    }
}

/// Does something with a builder that is open, and gives `T`'s default for another.
pub(super) fn with<T: Default>(
    builder: Option<&mut jitlite_builder>,
    work: impl FnOnce(&mut Open) -> T,
) -> T {
    let Some(jitlite_builder {
        state: state @ BuilderState::Open(_),
        ..
    }) = builder
    else {
        return T::default();
    };
    let BuilderState::Open(open) = state else {
        return T::default();
    };
    match catch_unwind(AssertUnwindSafe(|| work(open))) {
        Ok(done) => done,
        Err(panic) => {
            *state = BuilderState::Panicked(panic);
            T::default()
        }
    }
}

/// The same for what makes a value; without one it has been noted why.
pub(super) fn made(
    builder: Option<&mut jitlite_builder>,
    work: impl FnOnce(&mut Open) -> Option<BuilderValue>,
) -> jitlite_ir_value {
    with(builder, |open| {
        let item = work(open).unwrap_or(BuilderValue::Missing);
        open.add(item)
    })
}

/// The same for a constant.
pub(super) fn constant(
    builder: Option<&mut jitlite_builder>,
    work: impl FnOnce(&mut Open) -> Option<Value>,
) -> jitlite_ir_value {
    made(builder, |open| work(open).map(BuilderValue::Constant))
}

/// The same for an instruction.
pub(super) fn inst(
    builder: Option<&mut jitlite_builder>,
    work: impl FnOnce(&mut Open) -> Option<Value>,
) -> jitlite_ir_value {
    made(builder, |open| {
        open.in_instruction = true;
        let value = work(open);
        open.in_instruction = false;
        Some(BuilderValue::Local(open.current?, value?))
    })
}

/// Makes a builder of an empty module. `name` is what diagnostics, traps and debuggers call its text. The caller
/// owns the builder.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_new(
    name: *const c_char,
    builder: Option<&mut MaybeUninit<Option<Box<jitlite_builder>>>>,
) -> Option<Box<jitlite_error>> {
    make(builder, || {
        // SAFETY: the caller's string.
        let name = unsafe { string(name, "the name")? };
        Ok(Some(Box::new(jitlite_builder {
            state: BuilderState::Open(Box::new(Open::new(name))),
            text: CString::default(),
        })))
    })
}

/// Deletes a builder, finished or not. Null is allowed, and its module is none the worse.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_delete(builder: Option<Box<jitlite_builder>>) {
    or_default_on_panic(|| drop(builder));
}

/// Gives what was built as a module, verified, which the caller owns and instantiates like one that was read. Its
/// text is `jitlite_module_text`; lines of traps are those of that text.
///
/// It fails if the module is not valid, or if a function of the builder was given what does not fit: the error's
/// diagnostics name the function and the block and show the instruction in the text. Whether it fails or not, the
/// builder is finished then: it makes nothing any more, and is still the caller's to delete.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_finish(
    builder: Option<&mut jitlite_builder>,
    module: Option<&mut MaybeUninit<Option<Box<jitlite_module>>>>,
) -> Option<Box<jitlite_error>> {
    make(module, || {
        let builder = required(builder, "the builder")?;
        match mem::replace(&mut builder.state, BuilderState::Finished) {
            BuilderState::Open(open) => opened(open.m.finish()),
            BuilderState::Finished => Err(Fail::Argument("the builder is finished already".into())),
            // `make` makes an error of it.
            BuilderState::Panicked(panic) => resume_unwind(panic),
        }
    })
}

/// The text of what was built so far, which need not be valid; "" of null and of a finished builder. It lives
/// until this is called again, or the builder is deleted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_text(builder: Option<&mut jitlite_builder>) -> *const c_char {
    let Some(builder) = builder else {
        return c"".as_ptr();
    };
    builder.text = with(Some(&mut *builder), |open| c_string(open.m.to_text()));
    builder.text.as_ptr()
}

/// Sets `target triple`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_set_triple(
    builder: Option<&mut jitlite_builder>,
    triple: *const c_char,
) {
    with(builder, |open| {
        // SAFETY: the caller's string.
        if let Some(triple) = unsafe { open.text(triple, "the triple") } {
            open.m.set_triple(triple);
        }
    });
}

/// Sets `target datalayout`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_set_data_layout(
    builder: Option<&mut jitlite_builder>,
    layout: *const c_char,
) {
    with(builder, |open| {
        // SAFETY: the caller's string.
        if let Some(layout) = unsafe { open.text(layout, "the data layout") } {
            open.m.set_data_layout(layout);
        }
    });
}

/// Names the file that lines (`jitlite_builder_set_line`) are of, once for a module, before the first line; else it
/// is called as the module is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_set_source_file(
    builder: Option<&mut jitlite_builder>,
    path: *const c_char,
) {
    with(builder, |open| {
        // SAFETY: the caller's string.
        if let Some(path) = unsafe { open.text(path, "the path") } {
            open.m.set_source_file(path);
        }
    });
}
