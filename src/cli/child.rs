//! Runs work in a forked child, so that a program that exits, crashes or never ends takes nothing
//! down but the child. What the work has to say comes back through a pipe.
//!
//! Relies on: the process has one thread when a child is started.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd};
use std::time::{Duration, Instant};

use super::PANICKED;
use crate::runtime::interrupt;

/// How a child ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// With this status.
    Exited(i32),
    /// By this signal.
    Signal(i32),
    /// It was killed because it took too long.
    TimedOut,
}

/// What came of a child.
#[derive(Debug)]
pub(super) struct Outcome {
    /// What it wrote to its pipe.
    pub report: Vec<u8>,
    /// How it ended.
    pub end: End,
    /// How long it took.
    pub time: Duration,
}

/// What of the standard streams a child keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Streams {
    /// stdin is empty and stdout goes nowhere.
    NoOutput,
    /// stderr goes nowhere too.
    Silent,
}

/// Runs `work` in a child that is killed after `timeout`.
///
/// # Errors
/// If there can be no pipe or no child.
pub(super) fn run(
    streams: Streams,
    timeout: Duration,
    work: impl FnOnce(&mut File),
) -> io::Result<Outcome> {
    let mut children = Children::new();
    children.start((), streams, timeout, work)?;
    let ended = children.wait()?;
    ended
        .map(|(_, outcome)| outcome)
        .ok_or(io::ErrorKind::NotFound.into())
}

/// Children that run side by side, each with what its owner knows it by.
pub(super) struct Children<T> {
    running: Vec<(T, Child)>,
}

/// A child that nobody has waited for.
struct Child {
    pid: libc::pid_t,
    reader: File,
    report: Vec<u8>,
    start: Instant,
    deadline: Instant,
}

impl<T> Children<T> {
    /// None so far.
    pub(super) fn new() -> Children<T> {
        Children {
            running: Vec::new(),
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.running.len()
    }

    /// Starts one, which is killed after `timeout`.
    ///
    /// # Errors
    /// If there can be no pipe or no child.
    pub(super) fn start(
        &mut self,
        tag: T,
        streams: Streams,
        timeout: Duration,
        work: impl FnOnce(&mut File),
    ) -> io::Result<()> {
        let child = fork(streams, timeout, work)?;
        self.running.push((tag, child));
        Ok(())
    }

    /// Waits until one has ended; `None` if there is none.
    ///
    /// # Errors
    /// If a child cannot be read from or waited for.
    pub(super) fn wait(&mut self) -> io::Result<Option<(T, Outcome)>> {
        while !self.running.is_empty() {
            let mut polls: Vec<libc::pollfd> = (self.running.iter())
                .map(|(_, child)| libc::pollfd {
                    fd: child.reader.as_raw_fd(),
                    events: libc::POLLIN,
                    revents: 0,
                })
                .collect();
            let first = self.running.iter().map(|(_, child)| child.deadline).min();
            let left = first.map_or(Duration::ZERO, |deadline| {
                deadline.saturating_duration_since(Instant::now())
            });
            let wait = left.as_micros().div_ceil(1000).min(i32::MAX as u128) as i32;
            // SAFETY: the pointer and the count are those of one vector of valid records.
            if unsafe { libc::poll(polls.as_mut_ptr(), polls.len() as libc::nfds_t, wait) } < 0 {
                let error = io::Error::last_os_error();
                if error.kind() != io::ErrorKind::Interrupted {
                    return Err(error);
                }
                continue;
            }
            for (i, poll) in polls.iter().enumerate() {
                let child = &mut self.running[i].1;
                let closed = poll.revents != 0 && child.read()?;
                if closed || child.deadline <= Instant::now() {
                    let (tag, child) = self.running.remove(i);
                    return Ok(Some((tag, child.finish(!closed)?)));
                }
            }
        }
        Ok(None)
    }
}

/// Starts a child that does the work.
fn fork(streams: Streams, timeout: Duration, work: impl FnOnce(&mut File)) -> io::Result<Child> {
    // What is still in a buffer would be written by both.
    io::stdout().flush()?;
    let null = File::options().read(true).write(true).open("/dev/null")?;
    let mut ends = [0; 2];
    // SAFETY: `ends` has room for two descriptors.
    if unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: both descriptors were just made, and nothing else owns them.
    let (reader, mut writer) = unsafe { (File::from_raw_fd(ends[0]), File::from_raw_fd(ends[1])) };
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
        unsafe { libc::_exit(if done.is_ok() { 0 } else { PANICKED.into() }) };
    }
    let start = Instant::now();
    Ok(Child {
        pid,
        reader,
        report: Vec::new(),
        start,
        deadline: start + timeout,
    })
}

impl Child {
    /// Reads what there is to read; whether the child has closed its end of the pipe, which its
    /// death does at the latest.
    fn read(&mut self) -> io::Result<bool> {
        let mut chunk = [0; 4096];
        let n = self.reader.read(&mut chunk)?;
        self.report.extend_from_slice(&chunk[..n]);
        Ok(n == 0)
    }

    /// Waits for its death, which is not left to itself if it is late: it may have closed the pipe
    /// and go on.
    fn finish(self, mut late: bool) -> io::Result<Outcome> {
        let mut status = 0;
        loop {
            if late {
                // SAFETY: `pid` is a child of ours that was not waited for, so it still is ours.
                unsafe { libc::kill(self.pid, libc::SIGKILL) };
            }
            let flags = if late { 0 } else { libc::WNOHANG };
            // SAFETY: `pid` is a child of ours that nobody else waits for.
            match unsafe { libc::waitpid(self.pid, &mut status, flags) } {
                0 => {
                    interrupt::sleep(Duration::from_millis(1));
                    late = self.deadline <= Instant::now();
                }
                n if n > 0 => break,
                _ => {
                    let error = io::Error::last_os_error();
                    if error.kind() != io::ErrorKind::Interrupted {
                        return Err(error);
                    }
                }
            }
        }
        let end = match (late, libc::WIFSIGNALED(status)) {
            (true, _) => End::TimedOut,
            (false, true) => End::Signal(libc::WTERMSIG(status)),
            (false, false) => End::Exited(libc::WEXITSTATUS(status)),
        };
        Ok(Outcome {
            report: self.report,
            end,
            time: self.start.elapsed(),
        })
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

    #[test]
    fn children_run_side_by_side() {
        let mut children = Children::new();
        for tag in [40, 0] {
            let work = |pipe: &mut File| {
                std::thread::sleep(Duration::from_millis(10 * tag));
                let _ = write!(pipe, "{tag}");
            };
            let second = Duration::from_secs(20);
            children.start(tag, Streams::Silent, second, work).unwrap();
        }
        let order: Vec<u64> = std::iter::from_fn(|| children.wait().unwrap())
            .inspect(|(tag, outcome)| assert_eq!(outcome.report, tag.to_string().as_bytes()))
            .map(|(tag, _)| tag)
            .collect();
        assert_eq!(order, [0, 40]);
    }
}
