//! Functions, variables, aliases, and what is said of them.

use std::ffi::c_char;

use super::builder::{
    BuilderValue, Open, jitlite_builder, jitlite_ir_type, jitlite_ir_value, made, with,
};
use crate::build::{Attribute, CallConv, Function, GepFlags, Linkage, Symbol, Value, Visibility};

/// The linkages by the numbers of `jitlite_linkage`.
const LINKAGES: [Linkage; 11] = [
    Linkage::External,
    Linkage::Private,
    Linkage::Internal,
    Linkage::AvailableExternally,
    Linkage::LinkOnce,
    Linkage::LinkOnceOdr,
    Linkage::Weak,
    Linkage::WeakOdr,
    Linkage::Common,
    Linkage::Appending,
    Linkage::ExternWeak,
];

/// The same of `jitlite_visibility`.
const VISIBILITIES: [Visibility; 3] = [
    Visibility::Default,
    Visibility::Hidden,
    Visibility::Protected,
];

/// The flags of `getelementptr` that C has.
pub(super) fn gep_flags(open: &mut Open, flags: u32) -> Option<GepFlags> {
    let all = GepFlags::INBOUNDS.with(GepFlags::NUSW).with(GepFlags::NUW);
    match u8::try_from(flags).map(GepFlags) {
        Ok(flags) if all.has(flags) => Some(flags),
        _ => {
            open.misuse(&format!("there are no flags {flags:#x} of `getelementptr`"));
            None
        }
    }
}

/// `declare result @name(params)`, or, with varargs, `(params, ...)`. The function of a name that is there already, if
/// it is of the same type; another type is an error. `jitlite_builder_block` defines it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_function(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
    result: jitlite_ir_type,
    params: *const jitlite_ir_type,
    param_count: usize,
    varargs: bool,
) -> jitlite_ir_value {
    made(builder, |open| {
        let result = open.ty(result);
        // SAFETY: the caller's string and array.
        let (name, params) = unsafe {
            let name = open.text(name, "the name of a function")?;
            (name, open.types(params, param_count)?)
        };
        Some(BuilderValue::Function(match varargs {
            true => open.m.varargs_function(name, result, &params),
            false => open.m.function(name, result, &params),
        }))
    })
}

/// The declaration of an intrinsic, such as "llvm.sqrt", to whose name the types that it is overloaded by are added
/// ("llvm.sqrt.f64").
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_intrinsic(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
    result: jitlite_ir_type,
    params: *const jitlite_ir_type,
    param_count: usize,
) -> jitlite_ir_value {
    made(builder, |open| {
        let result = open.ty(result);
        // SAFETY: the caller's string and array.
        let (name, params) = unsafe {
            let name = open.text(name, "the name of an intrinsic")?;
            (name, open.types(params, param_count)?)
        };
        Some(BuilderValue::Function(
            open.m.intrinsic(name, result, &params),
        ))
    })
}

/// The function of a name; 0 if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_find_function(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
) -> jitlite_ir_value {
    with(builder, |open| {
        // SAFETY: the caller's string.
        let name = unsafe { open.text(name, "the name of a function") };
        let found = name.and_then(|name| open.m.find_function(name));
        found.map_or(jitlite_ir_value::default(), |function| {
            open.add(BuilderValue::Function(function))
        })
    })
}

/// A variable that is defined elsewhere: `@name = external global ty`. `jitlite_builder_set_initializer` defines it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_global(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    made(builder, |open| {
        let ty = open.ty(ty);
        // SAFETY: the caller's string.
        let name = unsafe { open.text(name, "the name of a variable")? };
        Some(BuilderValue::Global(open.m.global(name, ty)))
    })
}

/// Defines a variable that was declared: `@name = global T value`, with a constant of its type.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_initializer(
    builder: Option<&mut jitlite_builder>,
    global: jitlite_ir_value,
    value: jitlite_ir_value,
) {
    with(builder, |open| {
        let value = open.value(value);
        if let Some(global) = open.global(global) {
            open.m.set_initializer(global, value);
        }
    });
}

/// A private constant of `len` bytes, which are copied, and a zero behind them. Its name is made up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_c_string(
    builder: Option<&mut jitlite_builder>,
    text: *const c_char,
    len: usize,
) -> jitlite_ir_value {
    made(builder, |open| {
        // SAFETY: the caller's array.
        let text = unsafe { open.list(text.cast::<u8>(), len, "the text")? };
        Some(BuilderValue::Global(open.m.c_string(text)))
    })
}

/// `@name = alias ty, target`: another name of a symbol, or of a place in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_alias(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
    ty: jitlite_ir_type,
    target: jitlite_ir_value,
) -> jitlite_ir_value {
    made(builder, |open| {
        let (ty, target) = (open.ty(ty), open.value(target));
        // SAFETY: the caller's string.
        let name = unsafe { open.text(name, "the name of an alias")? };
        Some(BuilderValue::Global(open.m.alias(name, ty, target)))
    })
}

fn of_symbol(
    builder: Option<&mut jitlite_builder>,
    symbol: jitlite_ir_value,
    work: impl FnOnce(&mut Open, Symbol) -> Option<()>,
) {
    with(builder, |open| {
        let symbol = open.symbol(symbol)?;
        work(open, symbol)
    });
}

/// Sets how a function or variable links, as a `jitlite_linkage`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_linkage(
    builder: Option<&mut jitlite_builder>,
    symbol: jitlite_ir_value,
    linkage: u32,
) {
    of_symbol(builder, symbol, |open, symbol| {
        let linkage = open.op(&LINKAGES, linkage, "linkage")?;
        open.m.set_linkage(symbol, linkage);
        Some(())
    });
}

/// Sets who sees a function or variable, as a `jitlite_visibility`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_visibility(
    builder: Option<&mut jitlite_builder>,
    symbol: jitlite_ir_value,
    visibility: u32,
) {
    of_symbol(builder, symbol, |open, symbol| {
        let visibility = open.op(&VISIBILITIES, visibility, "visibility")?;
        open.m.set_visibility(symbol, visibility);
        Some(())
    });
}

/// `section "name"`, of a function or variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_set_section(
    builder: Option<&mut jitlite_builder>,
    symbol: jitlite_ir_value,
    name: *const c_char,
) {
    of_symbol(builder, symbol, |open, symbol| {
        // SAFETY: the caller's string.
        let name = unsafe { open.text(name, "the name of a section")? };
        open.m.set_section(symbol, name);
        Some(())
    });
}

/// `align bytes`, of a function or variable.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_symbol_align(
    builder: Option<&mut jitlite_builder>,
    symbol: jitlite_ir_value,
    bytes: u64,
) {
    of_symbol(builder, symbol, |open, symbol| {
        open.m.set_symbol_align(symbol, bytes);
        Some(())
    });
}

/// Makes a variable a `constant`, which cannot be written.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_constant(
    builder: Option<&mut jitlite_builder>,
    global: jitlite_ir_value,
) {
    with(builder, |open| {
        if let Some(global) = open.global(global) {
            open.m.set_constant(global);
        }
    });
}

/// `thread_local`: each thread has a variable of its own.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_thread_local(
    builder: Option<&mut jitlite_builder>,
    global: jitlite_ir_value,
) {
    with(builder, |open| {
        if let Some(global) = open.global(global) {
            open.m.set_thread_local(global);
        }
    });
}

/// `personality`: what unwinds the frames of a function.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_personality(
    builder: Option<&mut jitlite_builder>,
    function: jitlite_ir_value,
    personality: jitlite_ir_value,
) {
    with(builder, |open| {
        let personality = open.value(personality);
        if let Some(function) = open.function(function) {
            open.m.set_personality(function, personality);
        }
    });
}

/// Sets the calling convention of a function, or of a call by address, by its number in `cc N`: 0 is C's, 8 `fastcc`,
/// 9 `coldcc`, 18 `tailcc`. A direct call has that which its function has when the call is built.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_set_call_conv(
    builder: Option<&mut jitlite_builder>,
    of: jitlite_ir_value,
    number: u32,
) {
    with(builder, |open| {
        let conv = CallConv::from_number(number.into());
        match open.item(of) {
            BuilderValue::Function(function) => open.m.set_function_conv(function, conv),
            BuilderValue::Local(function, call) => open.m.view(function).set_call_conv(call, conv),
            other => open.is_no(other, "function and no call"),
        }
    });
}

/// What attributes are said of.
enum Attributed {
    Function(Function),
    Call(Function, Value),
}

/// Says something of a function or a call, of its result or of a parameter.
fn add_attribute(open: &mut Open, of: jitlite_ir_value, place: i32, attribute: Attribute<'_>) {
    const ALL: i32 = -1;
    const RESULT: i32 = -2;
    let of = match open.item(of) {
        BuilderValue::Function(function) => Attributed::Function(function),
        BuilderValue::Local(function, call) => Attributed::Call(function, call),
        other => return open.is_no(other, "function and no call"),
    };
    match (of, place) {
        (Attributed::Function(f), ALL) => open.m.add_attribute(f, attribute),
        (Attributed::Function(f), RESULT) => open.m.add_result_attribute(f, attribute),
        (Attributed::Function(f), n @ 0..) => open.m.add_param_attribute(f, n as usize, attribute),
        (Attributed::Call(f, call), ALL) => open.m.view(f).add_call_attribute(call, attribute),
        (Attributed::Call(f, call), n @ 0..) => {
            let body = open.m.view(f);
            body.add_arg_attribute(call, n as usize, attribute);
        }
        (_, place) => open.misuse(&format!("there is no place {place} for an attribute")),
    }
}

/// Says something of a function or a call (Language Reference, "Parameter Attributes" and "Function Attributes").
/// `place` is the number of a parameter or argument, from 0, or a `jitlite_attribute_place`. `word` is an attribute that
/// is a word, with or without something in parentheses ("nounwind", "memory(read)"), if `value` is null; else `word`
/// and `value` are the two strings of `"key"="value"`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_add_attribute(
    builder: Option<&mut jitlite_builder>,
    of: jitlite_ir_value,
    place: i32,
    word: *const c_char,
    value: *const c_char,
) {
    with(builder, |open| {
        // SAFETY: the caller's string.
        let word = unsafe { open.text(word, "an attribute")? };
        let attribute = match value.is_null() {
            true => Attribute::Word(word),
            false => {
                // SAFETY: the caller's string.
                let value = unsafe { open.text(value, "the value of an attribute")? };
                Attribute::Pair(word, value)
            }
        };
        add_attribute(open, of, place, attribute);
        Some(())
    });
}

/// The same of the attributes that have a type: "byval", "sret" and "elementtype".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_add_type_attribute(
    builder: Option<&mut jitlite_builder>,
    of: jitlite_ir_value,
    place: i32,
    word: *const c_char,
    ty: jitlite_ir_type,
) {
    with(builder, |open| {
        let ty = open.ty(ty);
        // SAFETY: the caller's string.
        let attribute = match unsafe { open.text(word, "an attribute")? } {
            "byval" => Attribute::ByVal(ty),
            "sret" => Attribute::SRet(ty),
            "elementtype" => Attribute::ElementType(ty),
            word => {
                open.misuse(&format!("`{word}` is no attribute that has a type"));
                return None;
            }
        };
        add_attribute(open, of, place, attribute);
        Some(())
    });
}

/// The same of `align N`, in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_add_align_attribute(
    builder: Option<&mut jitlite_builder>,
    of: jitlite_ir_value,
    place: i32,
    bytes: u64,
) {
    with(builder, |open| {
        add_attribute(open, of, place, Attribute::Align(bytes));
    });
}
