//! The time that benchmarks count.

use std::mem::MaybeUninit;

/// The seconds that this thread has worked, outside the kernel.
pub fn user_time() -> f64 {
    let mut usage = MaybeUninit::<libc::rusage>::uninit();
    // SAFETY: the call fills what it is given.
    let usage = unsafe {
        libc::getrusage(libc::RUSAGE_THREAD, usage.as_mut_ptr());
        usage.assume_init()
    };
    usage.ru_utime.tv_sec as f64 + usage.ru_utime.tv_usec as f64 / 1e6
}
