//! Blocks, and what is said of parameters and instructions.

use std::ffi::c_char;

use super::builder::{
    BuilderValue, Open, jitlite_builder, jitlite_ir_block, jitlite_ir_type, jitlite_ir_value, made,
    with,
};
use super::symbol::gep_flags;
use crate::build::{Flags, FunctionBuilder, Ordering, TailKind, Value};

/// The tail calls by the numbers of `jitlite_tail_kind`.
const TAILS: [TailKind; 4] = [
    TailKind::None,
    TailKind::Tail,
    TailKind::MustTail,
    TailKind::NoTail,
];

/// Parameter number `n` of a function, from 0.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_param(
    builder: Option<&mut jitlite_builder>,
    function: jitlite_ir_value,
    n: usize,
) -> jitlite_ir_value {
    made(builder, |open| {
        let function = open.function(function)?;
        let param = open.m.view(function).param(n);
        Some(BuilderValue::Local(function, param))
    })
}

/// A new block of a function, to go to and to be filled later. It is `%name`, or has a number where that is empty or
/// null. It makes a definition of the function. Blocks stand in the order in which the builder was first switched to
/// them, and the first is the entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_block(
    builder: Option<&mut jitlite_builder>,
    function: jitlite_ir_value,
    name: *const c_char,
) -> jitlite_ir_block {
    with(builder, |open| {
        let function = open.function(function)?;
        let name = match name.is_null() {
            true => "",
            // SAFETY: the caller's string.
            false => unsafe { open.text(name, "the name of a block") }.unwrap_or_default(),
        };
        let block = open.m.body(function).block(name);
        Some(open.add_block(function, block))
    })
    .unwrap_or_default()
}

/// Puts what comes next into a block, behind what is there already.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_switch_to(
    builder: Option<&mut jitlite_builder>,
    block: jitlite_ir_block,
) {
    with(builder, |open| {
        if let Some((function, block)) = open.block(block) {
            open.switch_to(function, block);
        }
    });
}

/// The block that instructions are put into; 0 if the builder is at none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_current_block(
    builder: Option<&mut jitlite_builder>,
) -> jitlite_ir_block {
    with(builder, |open| {
        let function = open.current()?;
        let block = open.m.body(function).current_block();
        Some(open.add_block(function, block))
    })
    .unwrap_or_default()
}

/// Whether the block that the builder is at has its terminator: then nothing more can be put into it.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_is_terminated(builder: Option<&mut jitlite_builder>) -> bool {
    with(builder, |open| match open.current() {
        Some(function) => open.m.view(function).is_terminated(),
        None => false,
    })
}

/// The type of a value.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_type_of(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
) -> jitlite_ir_type {
    with(builder, |open| {
        let ty = match open.item(value) {
            BuilderValue::Local(function, value) => open.m.view(function).type_of(value),
            BuilderValue::Constant(value) => open.m.type_of(value),
            BuilderValue::Function(_) | BuilderValue::Global(_) | BuilderValue::Missing => {
                crate::build::Type::PTR
            }
        };
        open.add_type(ty)
    })
}

/// The source line and column, both from 1, of the instructions that come next in the current function, up to the
/// next call of this for it. A trap there names them. A column of 0 is not shown.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_line(
    builder: Option<&mut jitlite_builder>,
    line: u32,
    column: u32,
) {
    with(builder, |open| {
        if let Some(body) = open.body() {
            body.set_line(line, column);
        }
    });
}

/// Does something with a parameter or instruction, and the function that it is of.
fn of_local(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    work: impl FnOnce(&FunctionBuilder<'_>, Value),
) {
    with(builder, |open| local(open, value, work));
}

fn local(open: &mut Open, value: jitlite_ir_value, work: impl FnOnce(&FunctionBuilder<'_>, Value)) {
    match open.item(value) {
        BuilderValue::Local(function, value) => work(&mut open.m.view(function), value),
        other => open.is_no(other, "instruction or parameter"),
    }
}

/// Gives a parameter or the result of an instruction a name; a number is added to one that is taken. An empty name
/// takes it away.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_set_name(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    name: *const c_char,
) {
    with(builder, |open| {
        // SAFETY: the caller's string.
        if let Some(name) = unsafe { open.text(name, "the name of a value") } {
            local(open, value, |body, value| body.set_name(value, name));
        }
    });
}

/// Says what a `phi` is where control comes from a block.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_add_incoming(
    builder: Option<&mut jitlite_builder>,
    phi: jitlite_ir_value,
    value: jitlite_ir_value,
    from: jitlite_ir_block,
) {
    with(builder, |open| {
        let (value, from) = (open.value(value), open.target(from));
        local(open, phi, |body, phi| body.add_incoming(phi, value, from));
    });
}

/// Adds a case, a constant, to a `switch`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_add_case(
    builder: Option<&mut jitlite_builder>,
    switch: jitlite_ir_value,
    value: jitlite_ir_value,
    to: jitlite_ir_block,
) {
    with(builder, |open| {
        let (value, to) = (open.value(value), open.target(to));
        local(open, switch, |body, switch| {
            body.add_case(switch, value, to)
        });
    });
}

/// Sets the flags, of `jitlite_flag` or `jitlite_fast_flag`, of arithmetic, a comparison, a cast, `select`, `phi` or a call.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_flags(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    flags: u32,
) {
    with(builder, |open| match u8::try_from(flags) {
        Ok(flags) => local(open, value, |body, value| {
            body.set_flags(value, Flags(flags))
        }),
        Err(_) => open.misuse(&format!("there are no flags {flags:#x}")),
    });
}

/// Sets the flags, of `jitlite_gep_flag`, of `getelementptr`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_gep_flags(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    flags: u32,
) {
    with(builder, |open| {
        if let Some(flags) = gep_flags(open, flags) {
            local(open, value, |body, value| body.set_gep_flags(value, flags));
        }
    });
}

/// Sets the alignment, in bytes, of `alloca`, `load`, `store`, `cmpxchg` or `atomicrmw`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_align(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    bytes: u64,
) {
    of_local(builder, value, |body, value| body.set_align(value, bytes));
}

/// Makes a `load`, `store`, `cmpxchg` or `atomicrmw` volatile.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_volatile(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
) {
    of_local(builder, value, |body, value| body.set_volatile(value));
}

/// Makes a `load` or a `store` atomic, with a `jitlite_ordering` and an alignment in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_atomic(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    ordering: u32,
    align: u64,
) {
    with(builder, |open| {
        if let Some((ordering, _)) = open.op(Ordering::ALL, ordering, "ordering") {
            let set = |body: &FunctionBuilder<'_>, value| body.set_atomic(value, ordering, align);
            local(open, value, set);
        }
    });
}

/// Makes a call a tail call or none, as a `jitlite_tail_kind`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_tail(
    builder: Option<&mut jitlite_builder>,
    call: jitlite_ir_value,
    tail: u32,
) {
    with(builder, |open| {
        if let Some(tail) = open.op(&TAILS, tail, "tail call") {
            local(open, call, |body, call| body.set_tail(call, tail));
        }
    });
}
