//! What the host offers to programs.

use std::error::Error;
use std::ffi::{c_char, c_void};
use std::mem::MaybeUninit;

use super::config::jitlite_engine;
use super::data::{UserData, jitlite_finalizer};
use super::error::{jitlite_error, jitlite_error_kind};
use super::instance::jitlite_instance;
use super::module::jitlite_module;
use super::types::{jitlite_type, jitlite_type_kind};
use super::value::{Elems, jitlite_val};
use super::{Fail, array, guard, make, or_default_on_panic, required, string};
use crate::api::{Caller, ErrorKind, FuncType, Invalid, Linker, Val};

/// The symbols that programs may use beside their own. A new one offers nothing. Not to be used by two
/// threads at once.
pub struct jitlite_linker(pub(super) Linker);

/// A function of the host's, which a program calls.
///
/// `data` is what was given with it, `instance` the program that calls, which the function borrows for
/// the time of the call, `args` are the arguments. `result` is where the result goes: a zero of its type
/// is there already; for a function of type `void` it is null. The elements of a result that is a vector, array
/// or struct are there, too, to be written in place, and others must not be put there. An error that it returns,
/// made by `jitlite_error_new` or given by a function of this interface, is taken over, and ends the call into
/// the program with a trap that has its message and has it for its cause; null is success.
///
/// Any thread that the program is called on calls it, several at once where it is called on several. It
/// may call the program in turn. It must return: no `longjmp` and no exception of C++ may leave it.
pub type jitlite_callback = Option<
    unsafe extern "C" fn(
        data: *mut c_void,
        instance: *const jitlite_instance,
        args: *const jitlite_val,
        arg_count: usize,
        result: *mut jitlite_val,
    ) -> Option<Box<jitlite_error>>,
>;

/// Makes a linker that offers nothing. The caller owns it.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_new(
    engine: Option<&jitlite_engine>,
    linker: Option<&mut MaybeUninit<Option<Box<jitlite_linker>>>>,
) -> Option<Box<jitlite_error>> {
    make(linker, || {
        let engine = required(engine, "the engine")?;
        let mut linker = Linker::new(&engine.0);
        linker.methods_named("jitlite_linker_");
        Ok(Some(Box::new(jitlite_linker(linker))))
    })
}

/// Deletes a linker. Null is allowed, and instances that were made by it are none the worse.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_delete(linker: Option<Box<jitlite_linker>>) {
    or_default_on_panic(|| drop(linker));
}

/// Grants something; without a linker nothing is granted.
fn grant(linker: Option<&mut jitlite_linker>, what: impl FnOnce(&mut Linker)) {
    if let Some(linker) = linker {
        or_default_on_panic(|| what(&mut linker.0));
    }
}

/// Grants the C library and its mathematical part.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_with_libc(linker: Option<&mut jitlite_linker>) {
    grant(linker, |linker| {
        linker.with_libc();
    });
}

/// Grants the host-function table of jitlite: the runtimes of LLVMlite and Oat programs.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_with_builtins(linker: Option<&mut jitlite_linker>) {
    grant(linker, |linker| {
        linker.with_builtins();
    });
}

/// Grants every symbol that the process shows to the libraries that it loads.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_with_process(linker: Option<&mut jitlite_linker>) {
    grant(linker, |linker| {
        linker.with_process();
    });
}

/// Sets whether the run-time libraries of C++, Rust, D, Fortran and OpenMP are looked for and loaded where a
/// program has undefined symbols of theirs. They are not, unless it is said here and programs may use symbols of
/// the process.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_find_libraries(linker: Option<&mut jitlite_linker>, find: bool) {
    grant(linker, |linker| {
        linker.find_libraries(find);
    });
}

/// Sets whether libraries of the process use what programs define that are made from now on, in the place of what they
/// have by the same name, until the program is dropped. They do not, unless it is said here and programs may use
/// symbols of the process. The C library, the unwinder and the library of jitlite itself never do, and nobody uses a
/// program's `malloc`. What is left out is a warning.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_interpose(linker: Option<&mut jitlite_linker>, interpose: bool) {
    grant(linker, |linker| {
        linker.interpose(interpose);
    });
}

/// Gives each program that is made from now on a heap of its own, of at most `limit` bytes, behind `malloc`,
/// `free` and their kin. It is given back with the program, whatever that has not freed. Where it is full,
/// `malloc` gives null. Without the library's feature `own-heap` no such program can be made.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_own_heap(linker: Option<&mut jitlite_linker>, limit: usize) {
    grant(linker, |linker| {
        linker.own_heap(limit);
    });
}

/// Narrows what is granted together, by the functions above and by libraries, to `count` names and those
/// of earlier calls of this.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_allow(
    linker: Option<&mut jitlite_linker>,
    names: *const *const c_char,
    count: usize,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let linker = required(linker, "the linker")?;
        // SAFETY: the caller's array.
        let names = unsafe { array(names, count, "the list of names")? };
        let mut allowed = Vec::new();
        for &name in names {
            // SAFETY: the caller's string.
            allowed.push(unsafe { string(name, "a name")? });
        }
        linker.0.allow(allowed);
        Ok(())
    })
}

/// Loads a shared library and grants its symbols to programs. It is never unloaded, and is trusted like
/// any code.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_library(
    linker: Option<&mut jitlite_linker>,
    path: *const c_char,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let linker = required(linker, "the linker")?;
        // SAFETY: the caller's string, and the caller trusts the library.
        unsafe { linker.0.library(string(path, "the path")?)? };
        Ok(())
    })
}

/// Offers a function of the host's, with `param_count` parameters of the types `params` and a result of
/// type `result`; null, or a type of kind `JITLITE_VOID`, is `void`. `data` is given to each call of it
/// and, when nobody can call it any more, to `finalizer`, which may be null. It is given to that whatever
/// happens: also if this fails.
///
/// It fails if there is a symbol of this name already. Programs that declare it with another type cannot
/// be linked.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_func(
    linker: Option<&mut jitlite_linker>,
    name: *const c_char,
    params: *const jitlite_type,
    param_count: usize,
    result: Option<&jitlite_type>,
    callback: jitlite_callback,
    data: *mut c_void,
    finalizer: jitlite_finalizer,
) -> Option<Box<jitlite_error>> {
    let data = UserData { data, finalizer };
    guard(move || {
        let linker = required(linker, "the linker")?;
        required(callback, "the callback")?;
        // SAFETY: the caller's string and array.
        let (name, params) = unsafe {
            let params = array(params, param_count, "the list of parameters")?;
            (string(name, "the name")?, params)
        };
        // SAFETY: the caller's types, with their elements.
        let params: Result<Vec<_>, Fail> = params.iter().map(|ty| unsafe { ty.ty() }).collect();
        let void = jitlite_type_kind::JITLITE_VOID as u32;
        let result = result.filter(|ty| ty.kind != void);
        // SAFETY: the caller's types, with their elements.
        let result = result.map(|ty| unsafe { ty.ty() });
        let ty = FuncType::new(params?, result.transpose()?);
        linker.0.func_new(name, ty, move |caller, args, results| {
            call_back(callback, &data, &caller, args, results)
        })?;
        Ok(())
    })
}

/// Calls a function of the host's with the values of a program.
fn call_back(
    callback: jitlite_callback,
    data: &UserData,
    caller: &Caller<'_>,
    args: &[Val],
    results: &mut [Val],
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let raised = |error: jitlite_error| Err(error.into_raised());
    let mut elems = Elems::default();
    let args: Vec<_> = args.iter().map(|val| elems.add(val)).collect();
    let mut elems_of_result = Elems::default();
    let mut result = results.first().map(|val| elems_of_result.add(val));
    let place = result.as_mut().map_or(std::ptr::null_mut(), |val| val);
    let instance = jitlite_instance(caller.instance().clone());
    let Some(callback) = callback else {
        let message = "the host's function is null";
        let kind = jitlite_error_kind::JITLITE_ERROR_ARGUMENT;
        return raised(jitlite_error::new(kind, message));
    };
    // SAFETY: it is a function of the host's of this type, and what it is given lives until it returns.
    let error = unsafe {
        callback(
            data.data,
            &raw const instance,
            args.as_ptr(),
            args.len(),
            place,
        )
    };
    if let Some(error) = error {
        return raised(*error);
    }
    for (to, from) in results.iter_mut().zip(&result) {
        match elems_of_result.read(from) {
            Ok(val) => *to = val,
            Err(fail) => return raised(fail.into()),
        }
    }
    Ok(())
}

/// Offers what is at an address: a function or a variable, of whatever type a program declares it with,
/// which is not checked. It must be there as long as a program that is made by this linker.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_define_symbol(
    linker: Option<&mut jitlite_linker>,
    name: *const c_char,
    address: *const c_void,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let linker = required(linker, "the linker")?;
        // SAFETY: the caller's string; the caller vouches for what is at the address.
        unsafe { linker.0.define_symbol(string(name, "the name")?, address)? };
        Ok(())
    })
}

/// Offers a variable of the host's, which programs declare as `external global` of type `ty`. It must be
/// there as long as a program that is made by this linker, and stand what programs do with it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_define_variable(
    linker: Option<&mut jitlite_linker>,
    name: *const c_char,
    ty: jitlite_type,
    address: *mut c_void,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let linker = required(linker, "the linker")?;
        // SAFETY: the caller's string and type; the caller vouches for what is at the address.
        unsafe { (linker.0).define_variable(string(name, "the name")?, ty.ty()?, address)? };
        Ok(())
    })
}

/// Offers what a program exports to those that are made by this linker, which keep it loaded. It must be
/// of the same engine.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_instance(
    linker: Option<&mut jitlite_linker>,
    instance: Option<&jitlite_instance>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let linker = required(linker, "the linker")?;
        linker.0.instance(&required(instance, "the instance")?.0)?;
        Ok(())
    })
}

/// Makes a program of `count` modules that see each other's symbols, and runs their constructors. The
/// caller owns the instance.
///
/// This is where the program is trusted. LLVM IR is not a sandbox: its functions can read and write any
/// memory of the process.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_instantiate(
    linker: Option<&jitlite_linker>,
    modules: *const Option<&jitlite_module>,
    count: usize,
    instance: Option<&mut MaybeUninit<Option<Box<jitlite_instance>>>>,
) -> Option<Box<jitlite_error>> {
    make(instance, || {
        let linker = required(linker, "the linker")?;
        // SAFETY: the caller's array.
        let modules = unsafe { array(modules, count, "the list of modules")? };
        let modules = modules.iter().map(|module| {
            let module = required(*module, "a module")?;
            Ok(module.module.clone())
        });
        let modules: Result<Vec<_>, Fail> = modules.collect();
        // SAFETY: the caller trusts the program.
        let made = unsafe { linker.0.instantiate_all(&modules?)? };
        Ok(Some(Box::new(jitlite_instance(made))))
    })
}

/// What was noticed of the programs that were linked since this was asked last, although they can be run: an
/// error whose diagnostics are warnings, which the caller owns; null if there is nothing.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_linker_warnings(
    linker: Option<&jitlite_linker>,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        let parts = required(linker, "the linker")?.0.warnings();
        match parts.is_empty() {
            true => Ok(()),
            false => Err(ErrorKind::Invalid(Invalid { parts }).into()),
        }
    })
}
