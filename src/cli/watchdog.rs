//! `run --timeout`: ends a program that runs for too long, wherever it is, and says where that was.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};
use serde_json::json;

use super::report::Reporter;
use super::{open, trap};
use crate::api::Instance;
use crate::runtime::{host, interrupt};

/// What the process then ends with, as under `timeout`.
pub(super) const STATUS: u8 = 124;

/// How long the C library may take to write what it has kept of the program's output: the program
/// may be stopped while it holds a stream.
const FLUSH: Duration = Duration::from_millis(500);
/// How long all of the report may take: the program may hold something else that it needs.
const REPORT: Duration = Duration::from_secs(4);

/// Starts the clock for the program that this thread is going to run; `instance` gives it, once it
/// is there.
///
/// # Errors
/// If there can be no thread.
pub(super) fn start(
    seconds: f64,
    reporter: Reporter,
    instance: fn() -> Option<Instance>,
) -> Result<()> {
    let program = interrupt::this_thread();
    let watch = move || {
        interrupt::sleep(Duration::from_secs_f64(seconds));
        end(program, seconds, reporter, instance());
    };
    let name = thread::Builder::new().name("timeout".into());
    let started = name.spawn(watch);
    started.map_err(|e| anyhow!("could not start a thread: {}", open::reason(&e)))?;
    Ok(())
}

fn end(program: i32, seconds: f64, reporter: Reporter, instance: Option<Instance>) -> ! {
    let word = if seconds == 1.0 { "second" } else { "seconds" };
    let message = format!("the program did not end within {seconds} {word}");
    let plain = message.clone();
    let _ = thread::Builder::new().spawn(move || {
        interrupt::sleep(REPORT);
        let text = format!("error[timeout]: {plain}\n");
        // SAFETY: writes a string, without a lock, and ends the process.
        unsafe {
            libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len());
            libc::_exit(STATUS.into());
        }
    });
    let stopped = instance.map(|instance| instance.stop(program, &message));
    let (done, flushed) = mpsc::channel();
    let _ = thread::Builder::new().spawn(move || {
        host::flush();
        let _ = done.send(());
    });
    let _ = flushed.recv_timeout(FLUSH);
    match stopped {
        Some(stopped) => trap::report_timeout(&stopped, STATUS, reporter),
        None => reporter.error(&message),
    }
    reporter.object(&json!({"type": "exit", "status": STATUS}));
    // SAFETY: ends the process; nothing of what the program has registered is called.
    unsafe { libc::_exit(STATUS.into()) }
}
