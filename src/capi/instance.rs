//! Programs, and the memory that they see.

use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::data::{UserData, jitlite_finalizer};
use super::error::jitlite_error;
use super::func::jitlite_func;
use super::module::jitlite_module;
use super::variable::jitlite_variable;
use super::{array, array_mut, guard, make, or_default_on_panic, required, string};
use crate::api::{ErrorKind, Instance};

/// A program: modules that are linked with each other and with the host, and their variables. It may be
/// called from several threads at once, if its functions can stand that.
pub struct jitlite_instance(pub(super) Instance);

/// Another handle of the same program, which the caller owns: for a host function, say, that keeps the one that
/// it is lent. Null of null. What the program itself keeps, such as data of a host function, must not have one:
/// both would live for ever.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_clone(
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_instance>> {
    or_default_on_panic(|| Some(Box::new(jitlite_instance(instance?.0.clone()))))
}

/// Deletes an instance. The program is unloaded when its clones, functions, variables and deadlines are deleted,
/// too. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_delete(instance: Option<Box<jitlite_instance>>) {
    or_default_on_panic(|| drop(instance));
}

/// A function that one of the modules defines or declares. The caller owns it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_func(
    instance: Option<&jitlite_instance>,
    name: *const c_char,
    func: Option<&mut MaybeUninit<Option<Box<jitlite_func>>>>,
) -> Option<Box<jitlite_error>> {
    make(func, || {
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's string.
        let name = unsafe { string(name, "the name")? };
        Ok(Some(Box::new(jitlite_func::new(instance.0.func(name)?))))
    })
}

/// The function at an address that the program has given away, as an argument of a host function or in
/// its memory. The caller owns it.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_func_at(
    instance: Option<&jitlite_instance>,
    address: *const c_void,
    func: Option<&mut MaybeUninit<Option<Box<jitlite_func>>>>,
) -> Option<Box<jitlite_error>> {
    make(func, || {
        let instance = required(instance, "the instance")?;
        Ok(Some(Box::new(jitlite_func::new(
            instance.0.func_at(address)?,
        ))))
    })
}

/// A variable that one of the modules defines or declares. The caller owns it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_variable(
    instance: Option<&jitlite_instance>,
    name: *const c_char,
    variable: Option<&mut MaybeUninit<Option<Box<jitlite_variable>>>>,
) -> Option<Box<jitlite_error>> {
    make(variable, || {
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's string.
        let name = unsafe { string(name, "the name")? };
        Ok(Some(Box::new(jitlite_variable::new(
            instance.0.variable(name)?,
        ))))
    })
}

/// Compiles all functions now instead of when they are first called.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_compile_all(
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        required(instance, "the instance")?.0.compile_all();
        Ok(())
    })
}

/// Where the live values of statepoints, stack maps and patch points are, in the machine code that there is so far, as LLVM
/// writes it to the section `.llvm_stackmaps`, version 3: copied to `to`, as far as it has `room`. `*size` becomes the number
/// of its bytes. Functions that are interpreted have none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_stack_maps(
    instance: Option<&jitlite_instance>,
    to: *mut u8,
    room: usize,
    size: *mut usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let maps = required(instance, "the instance")?.0.stack_maps();
        // SAFETY: the caller has so much room there, and a place for the number.
        let (to, size) = unsafe { (array_mut(to, room, "the bytes")?, size.as_mut()) };
        let count = maps.len().min(to.len());
        to[..count].copy_from_slice(&maps[..count]);
        *required(size, "the size")? = maps.len();
        Ok(())
    })
}

/// What is wrong with those functions of a program that could not be compiled, of those that were tried: an error
/// with a diagnostic for each, which the caller owns; null if there are none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_failures(
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let invalid = required(instance, "the instance")?.0.invalid();
        match invalid.parts.is_empty() {
            true => Ok(()),
            false => Err(ErrorKind::Invalid(invalid).into()),
        }
    })
}

/// Has all calls of the function `name` go to the function of that name in the module from now on, which is
/// linked with what the program was linked with and with the program itself. Calls that are under way go on
/// in the old one. The module stays the caller's. The program is trusted with what is replaced; once the
/// function is replaced again, nobody may use addresses of what the module has defined beside it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_replace(
    instance: Option<&jitlite_instance>,
    name: *const c_char,
    module: Option<&jitlite_module>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's string.
        let name = unsafe { string(name, "the name")? };
        let module = required(module, "the module")?;
        // SAFETY: the caller trusts the program.
        unsafe { instance.0.replace(name, &module.module)? };
        Ok(())
    })
}

/// Gives back code of functions that were replaced, where no thread is in it any more. Each
/// `jitlite_instance_replace` does this too. Each thread of the process is sent a signal, number 62.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_reclaim(instance: Option<&jitlite_instance>) {
    or_default_on_panic(|| instance.map(|instance| instance.0.reclaim()));
}

/// Calls the functions in `llvm.global_dtors`: for programs that end. Deleting an instance does not.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_run_destructors(
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_error>> {
    guard(|| Ok(required(instance, "the instance")?.0.run_destructors()?))
}

/// Copies `len` bytes from an address that the program has given away. It is an error, and no crash, if
/// they cannot be read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_read(
    instance: Option<&jitlite_instance>,
    address: *const c_void,
    into: *mut c_void,
    len: usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's array.
        let into = unsafe { array_mut(into.cast::<u8>(), len, "the buffer")? };
        Ok(instance.0.memory().read(address, into)?)
    })
}

/// Copies the string of C at an address that the program has given away, as much of it as there is room for in
/// `into`, which has `size` bytes; it is given a null byte at its end. The length of the whole string is written
/// to `len`, which may be null. It is an error, and no crash, if the string cannot be read up to its null byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_read_string(
    instance: Option<&jitlite_instance>,
    address: *const c_void,
    into: *mut c_char,
    size: usize,
    len: Option<&mut MaybeUninit<usize>>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let len = len.map(|len| len.write(0));
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's array.
        let into = unsafe { array_mut(into.cast::<u8>(), size, "the buffer")? };
        let text = instance.0.memory().c_string(address)?;
        let text = text.as_bytes();
        if let Some((last, room)) = into.split_last_mut() {
            let fits = text.len().min(room.len());
            room[..fits].copy_from_slice(&text[..fits]);
            *room.get_mut(fits).unwrap_or(last) = 0;
        }
        if let Some(len) = len {
            *len = text.len();
        }
        Ok(())
    })
}

/// Copies `len` bytes to an address that the program has given away. It is an error, and no crash, if
/// they cannot be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_write(
    instance: Option<&jitlite_instance>,
    address: *mut c_void,
    from: *const c_void,
    len: usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let instance = required(instance, "the instance")?;
        // SAFETY: the caller's array, and the caller says that what is at the address may be changed.
        unsafe {
            let from = array(from.cast::<u8>(), len, "the buffer")?;
            Ok(instance.0.memory().write(address, from)?)
        }
    })
}

/// Is told of a trap in a thread that the program itself has started, where no call waits for it; `error` is
/// borrowed for the time of the call. It runs on that thread, in the handler of a signal, and should end the
/// process, as is done when it returns.
pub type jitlite_tell =
    Option<unsafe extern "C" fn(data: *mut c_void, error: *const jitlite_error)>;

/// Has a function told of traps in threads that the program itself has started, before such a trap ends the
/// process. It takes the place of the one that was set before. `data` is given to each call of it and, when the
/// program is unloaded or another one is set, to `finalizer`, which may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_instance_on_thread_trap(
    instance: Option<&jitlite_instance>,
    tell: jitlite_tell,
    data: *mut c_void,
    finalizer: jitlite_finalizer,
) -> Option<Box<jitlite_error>> {
    let data = UserData { data, finalizer };
    guard(move || {
        let instance = required(instance, "the instance")?;
        let tell = required(tell, "the function")?;
        instance.0.on_thread_trap(move |trap| {
            let (data, error) = (&data, jitlite_error::of(&trap.clone().into()));
            // SAFETY: it is a function of the host's of this type.
            unsafe { tell(data.data, &raw const error) };
        });
        Ok(())
    })
}
