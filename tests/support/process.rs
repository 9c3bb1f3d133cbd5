//! Runs a process with given input, and ends it when it takes too long.

use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// What a process did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Its exit status; 128 + signal number where a signal ended it, as a shell reports it.
    pub status: i32,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

/// Runs `command` with `stdin` as its input. An error says that it did not start or did not end
/// within `limit`.
pub fn run(command: &mut Command, stdin: &[u8], limit: Duration) -> Result<Outcome, String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot start {:?}: {e}", command.get_program()))?;
    let deadline = Instant::now() + limit;
    let mut input = child.stdin.take().expect("stdin is piped");
    let text = stdin.to_vec();
    // A program that does not read its input closes the pipe: no failure of the test.
    thread::spawn(move || drop(input.write_all(&text)));
    let stdout = collect(child.stdout.take().expect("stdout is piped"));
    let stderr = collect(child.stderr.take().expect("stderr is piped"));
    let left = || deadline.saturating_duration_since(Instant::now());
    let output = stdout.recv_timeout(left());
    let errors = stderr.recv_timeout(left());
    let (Ok(stdout), Ok(stderr)) = (output, errors) else {
        let _ = child.kill();
        let _ = child.wait();
        return Err(format!("still running after {limit:?}"));
    };
    // Both pipes are closed: the process has ended or is about to.
    let status = loop {
        match child.try_wait().map_err(|e| e.to_string())? {
            Some(status) => break status,
            None if left().is_zero() => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("still running after {limit:?}"));
            }
            None => thread::sleep(Duration::from_micros(200)),
        }
    };
    let status = match status.code() {
        Some(code) => code,
        None => 128 + status.signal().unwrap_or(0),
    };
    Ok(Outcome {
        status,
        stdout,
        stderr,
    })
}

fn collect(mut pipe: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        let _ = send.send(bytes);
    });
    receive
}

/// The name that the harness has for a test of a module (`module_path!()`): the program is no part of it.
pub fn test_name(module: &str, test: &str) -> String {
    match module.split_once("::") {
        Some((_, inside)) => format!("{inside}::{test}"),
        None => test.to_string(),
    }
}

/// Set to its name for a test that runs in a process of its own.
const ALONE: &str = "JITLITE_TEST_ALONE";

/// Whether a test is in a process of its own. If not, it is run in one and must pass there: it looks at the memory of
/// the process, or uses up what the process has, while other tests run here.
#[must_use]
pub fn is_alone(module: &str, test: &str) -> bool {
    let name = test_name(module, test);
    if std::env::var_os(ALONE).is_some_and(|alone| alone == *name) {
        return true;
    }
    let mut command = Command::new(std::env::current_exe().expect("this program has a path"));
    command.args(["--exact", &name, "--nocapture"]);
    let ran = command.env(ALONE, &name).output().expect("it starts again");
    let out = String::from_utf8_lossy(&ran.stdout);
    let errors = String::from_utf8_lossy(&ran.stderr);
    // A name that no test has would pass, too.
    let passed = ran.status.success() && out.contains("1 passed");
    assert!(passed, "{name}: {}\n{out}{errors}", ran.status);
    print!("{out}");
    false
}

/// Whether a program of this name is on the path.
pub fn installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|paths| std::env::split_paths(&paths).any(|dir| dir.join(name).is_file()))
}

/// A child made by `fork`.
pub struct Child(libc::pid_t);

/// Runs `work` in a child, whose exit status it gives.
pub fn fork(work: impl FnOnce() -> i32) -> Child {
    // SAFETY: what the child does is what the test is about.
    finish(unsafe { libc::fork() }, work)
}

/// The same by the system call alone: C's library runs no handlers.
pub fn fork_raw(work: impl FnOnce() -> i32) -> Child {
    // SAFETY: as above.
    finish(
        unsafe { libc::syscall(libc::SYS_fork) } as libc::pid_t,
        work,
    )
}

fn finish(pid: libc::pid_t, work: impl FnOnce() -> i32) -> Child {
    assert!(pid >= 0, "fork: {}", std::io::Error::last_os_error());
    if pid == 0 {
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        // SAFETY: ends the child without what the parent wants done at its own exit.
        unsafe { libc::_exit(done.unwrap_or(101)) };
    }
    Child(pid)
}

impl Child {
    /// The exit status, or in words how it ended otherwise. It is killed after `limit`.
    pub fn wait(self, limit: Duration) -> Result<i32, String> {
        self.poll(limit).unwrap_or_else(|child| {
            // SAFETY: the child is this process's own, and nobody else waits for it.
            unsafe {
                libc::kill(child.0, libc::SIGKILL);
                libc::waitpid(child.0, &mut 0, 0);
            }
            Err(format!("still running after {limit:?}"))
        })
    }

    /// The same if it ends before `limit`, and else the child.
    pub fn poll(self, limit: Duration) -> Result<Result<i32, String>, Child> {
        let deadline = Instant::now() + limit;
        let mut status = 0;
        // SAFETY: as above.
        while unsafe { libc::waitpid(self.0, &mut status, libc::WNOHANG) } == 0 {
            if Instant::now() >= deadline {
                return Err(self);
            }
            thread::sleep(Duration::from_micros(200));
        }
        Ok(match libc::WIFEXITED(status) {
            true => Ok(libc::WEXITSTATUS(status)),
            false => Err(format!("killed by signal {}", libc::WTERMSIG(status))),
        })
    }
}
