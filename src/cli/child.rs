//! Runs work in a forked child, so that a program that exits, crashes or never ends takes nothing
//! down but the child. What the work has to say comes back through a pipe.
//!
//! Relies on: the process has one thread when [`run`] is called.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd};
use std::time::{Duration, Instant};

/// How a child ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// With this status.
    Exited(i32),
    /// By this signal.
    Signal(i32),
    /// It was killed because it took too long.
    TimedOut,
}

/// What came of a child.
#[derive(Debug)]
pub struct Outcome {
    /// What it wrote to its pipe.
    pub report: Vec<u8>,
    /// How it ended.
    pub end: End,
}

/// What of the standard streams a child keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Streams {
    /// stdin is empty and stdout goes nowhere.
    NoOutput,
    /// stderr goes nowhere too.
    Silent,
}

/// Runs `work` in a child that is killed after `timeout`.
///
/// # Errors
/// If there can be no pipe or no child.
pub fn run(
    streams: Streams,
    timeout: Duration,
    work: impl FnOnce(&mut File),
) -> io::Result<Outcome> {
    // What is still in a buffer would be written by both.
    io::stdout().flush()?;
    let null = File::options().read(true).write(true).open("/dev/null")?;
    let mut ends = [0; 2];
    // SAFETY: `ends` has room for two descriptors.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: both descriptors were just made, and nothing else owns them.
    let (mut reader, mut writer) =
        unsafe { (File::from_raw_fd(ends[0]), File::from_raw_fd(ends[1])) };
    // SAFETY: this process has one thread, so the child may do all that the parent may.
    let pid = unsafe { libc::fork() };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    if pid == 0 {
        drop(reader);
        let last = match streams {
            Streams::NoOutput => 1,
            Streams::Silent => 2,
        };
        for fd in 0..=last {
            // SAFETY: replaces a standard stream of the child alone.
            unsafe { libc::dup2(null.as_raw_fd(), fd) };
        }
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&mut writer)));
        // SAFETY: ends the child without what the parent wants done at its own exit.
        unsafe { libc::_exit(if done.is_ok() { 0 } else { 101 }) };
    }
    drop(writer);
    let (report, timed_out) = read_until_closed(&mut reader, timeout, pid)?;
    let mut status = 0;
    // SAFETY: `pid` is a child of ours that nobody else waits for.
    while unsafe { libc::waitpid(pid, &mut status, 0) } < 0 {
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    let end = match (timed_out, libc::WIFSIGNALED(status)) {
        (true, _) => End::TimedOut,
        (false, true) => End::Signal(libc::WTERMSIG(status)),
        (false, false) => End::Exited(libc::WEXITSTATUS(status)),
    };
    Ok(Outcome { report, end })
}

/// Reads until the child has closed its end of the pipe, which its death does at the latest; and
/// whether it had to be killed for that.
fn read_until_closed(
    reader: &mut File,
    timeout: Duration,
    pid: libc::pid_t,
) -> io::Result<(Vec<u8>, bool)> {
    let deadline = Instant::now() + timeout;
    let mut report = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let mut poll = libc::pollfd {
            fd: reader.as_raw_fd(),
            events: libc::POLLIN,
            revents: 0,
        };
        let wait = left.as_micros().div_ceil(1000).min(i32::MAX as u128) as i32;
        // SAFETY: `poll` is one valid record.
        match unsafe { libc::poll(&mut poll, 1, wait) } {
            0 => {
                // SAFETY: `pid` is a child of ours that was not waited for, so it still is ours.
                unsafe { libc::kill(pid, libc::SIGKILL) };
                return Ok((report, true));
            }
            n if n < 0 => {
                let error = io::Error::last_os_error();
                if error.kind() != io::ErrorKind::Interrupted {
                    return Err(error);
                }
            }
            _ => match reader.read(&mut chunk)? {
                0 => return Ok((report, false)),
                n => report.extend_from_slice(&chunk[..n]),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Test processes have more than one thread; what these children do is harmless all the same.

    #[test]
    fn a_child_reports_and_ends() {
        let outcome = run(Streams::Silent, Duration::from_secs(20), |pipe| {
            let _ = pipe.write_all(b"hello");
        });
        let outcome = outcome.unwrap();
        assert_eq!(outcome.report, b"hello");
        assert_eq!(outcome.end, End::Exited(0));
    }

    #[test]
    fn a_child_may_exit_or_die() {
        let exits = run(Streams::Silent, Duration::from_secs(20), |_| {
            // SAFETY: ends the child.
            unsafe { libc::_exit(7) }
        });
        assert_eq!(exits.unwrap().end, End::Exited(7));
        let dies = run(Streams::Silent, Duration::from_secs(20), |_| {
            // SAFETY: ends the child.
            unsafe { libc::raise(libc::SIGKILL) };
        });
        assert_eq!(dies.unwrap().end, End::Signal(libc::SIGKILL));
    }

    #[test]
    fn a_child_that_never_ends_is_killed() {
        let outcome = run(Streams::Silent, Duration::from_millis(50), |_| {
            loop {
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        assert_eq!(outcome.unwrap().end, End::TimedOut);
    }
}
