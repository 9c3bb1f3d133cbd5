//! Limits of programs.

use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::time::Duration;

use super::data::{UserData, jitlite_finalizer};
use super::error::{Raised, jitlite_error};
use super::instance::jitlite_instance;
use super::linker::jitlite_linker;
use super::{guard, make, or_default_on_panic, required};
use crate::api::{Caller, Deadline, Interrupter};

/// Stops a program from any thread. It does not keep the program loaded.
pub struct jitlite_interrupter(Interrupter);

/// The time until which calls into a program may run. Deleted, it is none any more.
pub struct jitlite_deadline(Deadline);

/// Makes what stops a program from other threads, if its engine is interruptible. The caller owns it.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_interrupter_new(
    instance: Option<&jitlite_instance>,
    interrupter: Option<&mut MaybeUninit<Option<Box<jitlite_interrupter>>>>,
) -> Option<Box<jitlite_error>> {
    make(interrupter, || {
        let made = required(instance, "the instance")?.0.interrupter();
        Ok(Some(Box::new(jitlite_interrupter(made))))
    })
}

/// Deletes an interrupter. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_interrupter_delete(interrupter: Option<Box<jitlite_interrupter>>) {
    or_default_on_panic(|| drop(interrupter));
}

/// Has all calls into the program that are under way, and all that begin, end with a
/// `JITLITE_TRAP_INTERRUPTED`, until `jitlite_instance_clear_interrupt`. They end also where they are in the code of
/// programs that this one is linked with, where calls that others have made go on. Nothing happens if the program
/// is unloaded.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_interrupter_interrupt(interrupter: Option<&jitlite_interrupter>) {
    or_default_on_panic(|| interrupter.map(|interrupter| interrupter.0.interrupt()));
}

/// Takes back that the program was interrupted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_clear_interrupt(instance: Option<&jitlite_instance>) {
    or_default_on_panic(|| instance.map(|instance| instance.0.clear_interrupt()));
}

/// Whether the program is to stop: what a host function looks at that waits for something.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_is_stopped(instance: Option<&jitlite_instance>) -> bool {
    or_default_on_panic(|| instance.is_some_and(|instance| instance.0.is_stopped()))
}

/// Lets calls into the program run for so many nanoseconds from now on. Then they end with a
/// `JITLITE_TRAP_DEADLINE`, as do those that begin, until the deadline is deleted by the caller, who owns
/// it. They end also in programs that this one is linked with. The deadline keeps the program loaded.
/// It is an error where the engine is not interruptible.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_deadline_new(
    instance: Option<&jitlite_instance>,
    nanoseconds: u64,
    deadline: Option<&mut MaybeUninit<Option<Box<jitlite_deadline>>>>,
) -> Option<Box<jitlite_error>> {
    make(deadline, || {
        let instance = required(instance, "the instance")?;
        let made = instance.0.deadline(Duration::from_nanos(nanoseconds))?;
        Ok(Some(Box::new(jitlite_deadline(made))))
    })
}

/// Deletes a deadline. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_deadline_delete(deadline: Option<Box<jitlite_deadline>>) {
    or_default_on_panic(|| drop(deadline));
}

/// Whether the time is over; false of null.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_deadline_is_over(deadline: Option<&jitlite_deadline>) -> bool {
    or_default_on_panic(|| deadline.is_some_and(|deadline| deadline.0.is_over()))
}

/// Writes to `fuel` how many instructions the program may still run. Returns whether they are counted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_fuel(
    instance: Option<&jitlite_instance>,
    fuel: Option<&mut MaybeUninit<u64>>,
) -> bool {
    let left = or_default_on_panic(|| instance.and_then(|instance| instance.0.fuel()));
    if let Some(fuel) = fuel {
        fuel.write(left.unwrap_or(0));
    }
    left.is_some()
}

/// Sets how many instructions the program may still run, if they are counted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_set_fuel(
    instance: Option<&jitlite_instance>,
    fuel: u64,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        required(instance, "the instance")?.0.set_fuel(fuel);
        Ok(())
    })
}

/// Adds to how many instructions the program may still run, if they are counted.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_add_fuel(
    instance: Option<&jitlite_instance>,
    more: u64,
) -> Option<Box<jitlite_error>> {
    guard(|| {
        required(instance, "the instance")?.0.add_fuel(more);
        Ok(())
    })
}

/// Writes to `bytes` how many bytes the program's own heap (`jitlite_linker_own_heap`) has from the system.
/// Returns whether it has one.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_heap_bytes(
    instance: Option<&jitlite_instance>,
    bytes: Option<&mut MaybeUninit<usize>>,
) -> bool {
    let in_use = or_default_on_panic(|| instance.and_then(|instance| instance.0.heap_bytes()));
    if let Some(bytes) = bytes {
        bytes.write(in_use.unwrap_or(0));
    }
    in_use.is_some()
}

/// Is asked for more fuel by a call that has used up what its program had, and waits. What is written to `more`,
/// where 0 is, is added to what is left, and if that is not enough for the next block it is asked again. `data` is
/// what was given with it, `instance` the program, which it borrows for the time of the call. An error that it
/// returns is taken over, and ends the call with a `JITLITE_TRAP_OUT_OF_FUEL` that has it for its cause. Several
/// threads may ask at once.
pub type jitlite_refuel = Option<
    unsafe extern "C" fn(
        data: *mut c_void,
        instance: *const jitlite_instance,
        more: *mut u64,
    ) -> Option<Box<jitlite_error>>,
>;

/// Has programs that are made from now on ask for more fuel where they have used up theirs, instead of ending the
/// call. `data` is given to each call of `refuel` and, when nobody can ask any more, to `finalizer`, which may be
/// null. It is given to that whatever happens: also if this fails.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_on_out_of_fuel(
    linker: Option<&mut jitlite_linker>,
    refuel: jitlite_refuel,
    data: *mut c_void,
    finalizer: jitlite_finalizer,
) -> Option<Box<jitlite_error>> {
    let data = UserData { data, finalizer };
    guard(move || {
        let linker = required(linker, "the linker")?;
        let refuel = required(refuel, "the function")?;
        linker.0.on_out_of_fuel(move |caller: Caller<'_>| {
            let (data, mut more) = (&data, 0);
            let instance = jitlite_instance(caller.instance().clone());
            // SAFETY: it is a function of the host's of this type, and what it is given lives until it returns.
            match unsafe { refuel(data.data, &raw const instance, &raw mut more) } {
                Some(error) => Err(Raised((*error).into())),
                None => Ok(more),
            }
        });
        Ok(())
    })
}
