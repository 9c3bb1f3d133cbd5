//! Data of the host's own, which programs, their functions and errors carry.

use std::ffi::c_void;
use std::ptr;

use super::error::jitlite_error;
use super::instance::jitlite_instance;
use super::linker::jitlite_linker;
use super::or_default_on_panic;

/// Is given data of the host's once nobody can ask for it any more: when the linker and all programs that
/// were made by it are deleted; or, if it is an error's, with the last that has that error for its cause.
pub type jitlite_finalizer = Option<unsafe extern "C" fn(data: *mut c_void)>;

/// The host's data. It is finalized with the last of those who know it.
pub(super) struct UserData {
    pub data: *mut c_void,
    pub finalizer: jitlite_finalizer,
}

// SAFETY: who gives it has said that any thread may be given it, and several at once.
unsafe impl Send for UserData {}
// SAFETY: who gives it has said that any thread may be given it, and several at once.
unsafe impl Sync for UserData {}

impl Drop for UserData {
    fn drop(&mut self) {
        if let Some(finalizer) = self.finalizer {
            // SAFETY: it is the finalizer of this data, and is called once.
            unsafe { finalizer(self.data) }
        }
    }
}

/// The data of a program.
struct OfInstance(UserData);

/// Keeps data with the programs that are made from now on, for `jitlite_instance_data`: any thread may ask for
/// it. Who wants data for each program sets it before each is made. `finalizer`, which may be null, is given it
/// when the linker has other data or is deleted, and all programs that have it are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_linker_set_data(
    linker: Option<&mut jitlite_linker>,
    data: *mut c_void,
    finalizer: jitlite_finalizer,
) {
    let data = UserData { data, finalizer };
    or_default_on_panic(|| {
        if let Some(linker) = linker {
            linker.0.with_data(OfInstance(data));
        }
    });
}

/// The data that the program was made with; null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_instance_data(instance: Option<&jitlite_instance>) -> *mut c_void {
    let data = or_default_on_panic(|| {
        let data = instance?.0.data::<OfInstance>().ok();
        data.map(|OfInstance(data)| data.data as usize)
    });
    data.map_or(ptr::null_mut(), |data| data as *mut c_void)
}

/// Has an error carry data, for `jitlite_error_data`: so a host knows an error of its own again, which a program
/// has ended with, by its cause (`jitlite_error_cause`). `finalizer`, which may be null, is given it when the
/// error is deleted, or has other data.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_error_set_data(
    error: Option<&mut jitlite_error>,
    data: *mut c_void,
    finalizer: jitlite_finalizer,
) {
    let data = UserData { data, finalizer };
    or_default_on_panic(|| {
        if let Some(error) = error {
            error.data = Some(data);
        }
    });
}

/// The data that an error carries; null if it has none.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_error_data(error: Option<&jitlite_error>) -> *mut c_void {
    let data = error.and_then(|error| error.data.as_ref());
    data.map_or(ptr::null_mut(), |data| data.data)
}
