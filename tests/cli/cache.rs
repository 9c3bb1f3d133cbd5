//! The code cache: what the second start takes from the first, and what becomes of it where a file was changed,
//! damaged, or written by several at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Profile, TrapKind};

/// A program that calls functions of its own and of C, uses a variable, an address of a function, a double of the
/// constant pool and a table of a `switch`.
const PROGRAM: &str = "\
@count = global i64 0
@names = constant [2 x ptr] [ptr @one, ptr @two]
@text = private constant [4 x i8] c\"%g\\0A\\00\"
declare i32 @printf(ptr, ...)
define i64 @one(i64 %x) noinline {
  %n = load i64, ptr @count
  %m = add i64 %n, 1
  store i64 %m, ptr @count
  %y = add i64 %x, 10
  ret i64 %y
}
define i64 @two(i64 %x) noinline {
  switch i64 %x, label %other [
    i64 0, label %a
    i64 1, label %b
    i64 2, label %c
    i64 3, label %d
    i64 4, label %a
  ]
a:
  ret i64 7
b:
  ret i64 70
c:
  ret i64 700
d:
  ret i64 7000
other:
  ret i64 1
}
define i64 @unused(i64 %x) {
  ret i64 %x
}
define i64 @main() {
  %one = load ptr, ptr @names
  %place = getelementptr ptr, ptr @names, i64 1
  %two = load ptr, ptr %place
  %a = call i64 %one(i64 1)
  %b = call i64 %two(i64 1)
  %f = uitofp i64 %b to double
  %g = fmul double %f, 1.5
  call i32 (ptr, ...) @printf(ptr @text, double %g)
  %n = load i64, ptr @count
  %s = add i64 %a, %n
  ret i64 %s
}
";

/// The status and the output of [`PROGRAM`].
const DONE: (Option<i32>, &str) = (Some(12), "105\n");

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("cache")
            .join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn cache(&self) -> PathBuf {
        self.0.join("kept")
    }

    fn command(&self, args: &[&str], file: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command
            .env("JITLITE_TIER", "1,wait")
            .arg("run")
            .arg(format!("--cache={}", self.cache().display()))
            .args(args)
            .arg(file);
        command
    }

    fn run(&self, args: &[&str], file: &Path) -> Ran {
        let args = [&["--stats"], args].concat();
        Ran::of(&self.command(&args, file).output().unwrap())
    }

    fn entries(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.cache()).into_iter().flatten();
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        files
    }
}

#[derive(Debug, PartialEq)]
struct Ran {
    status: Option<i32>,
    out: String,
    /// Functions that were compiled, and those that the cache had.
    compiled: usize,
    cached: usize,
    parsed: bool,
    errors: String,
}

impl Ran {
    fn of(output: &Output) -> Ran {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        let words = |label: &str| {
            let line = errors
                .lines()
                .find(|line| line.trim_start().starts_with(label));
            line.map(|line| line.split_whitespace().collect::<Vec<_>>())
                .unwrap_or_default()
        };
        let number =
            |words: &[&str], at: usize| words.get(at).map_or(0, |word| word.parse().unwrap());
        let compiled = words("compile");
        let at = compiled
            .iter()
            .position(|&word| word == "compiled")
            .unwrap_or(0);
        Ran {
            status: output.status.code(),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            compiled: number(&compiled, at + 1),
            cached: number(&words("cache"), 1),
            parsed: words("verify").get(1) != Some(&"-"),
            errors,
        }
    }

    fn done(&self) -> (Option<i32>, &str) {
        (self.status, &self.out)
    }
}

#[test]
fn the_second_start_compiles_nothing() {
    for engine in ["baseline", "opt", "auto"] {
        let folder = Folder::new(engine);
        let file = folder.file("a.ll", PROGRAM);
        let first = folder.run(&["--engine", engine], &file);
        assert_eq!((first.done(), first.cached), (DONE, 0), "{}", first.errors);
        assert!(first.compiled >= 3, "{}", first.errors);
        let second = folder.run(&["--engine", engine], &file);
        assert_eq!(second.done(), DONE, "{}", second.errors);
        assert_eq!(
            (second.compiled, second.cached),
            (0, first.compiled),
            "{}",
            second.errors
        );
        // The text is known by what it says, not by its name.
        let copy = folder.file("b.ll", PROGRAM);
        let third = folder.run(&["--engine", engine], &copy);
        assert_eq!(
            (third.done(), third.compiled),
            (DONE, 0),
            "{}",
            third.errors
        );
    }
}

#[test]
fn what_code_depends_on_is_told_apart() {
    let folder = Folder::new("apart");
    let file = folder.file("a.ll", PROGRAM);
    let misses = |args: &[&str], file: &Path| {
        let first = folder.run(args, file);
        assert_eq!(
            (first.done(), first.cached),
            (DONE, 0),
            "{args:?}: {}",
            first.errors
        );
        let second = folder.run(args, file);
        assert_eq!(
            (second.done(), second.compiled),
            (DONE, 0),
            "{args:?}: {}",
            second.errors
        );
    };
    misses(&["--engine", "baseline"], &file);
    misses(&["--engine", "opt"], &file);
    misses(&["--engine", "opt", "--fuel", "100000"], &file);
    misses(&["--engine", "opt", "--std", "llvm"], &file);
    let more = folder.file("more.ll", "define i64 @more() { ret i64 1 }\n");
    misses(
        &["--engine", "opt", "--link", more.to_str().unwrap()],
        &file,
    );
    // A changed text is another one, whatever its name.
    let file = folder.file("a.ll", &PROGRAM.replace("add i64 %x, 10", "add i64 %x, 20"));
    let changed = folder.run(&["--engine", "opt"], &file);
    assert_eq!((changed.status, changed.cached), (Some(22), 0));
    // And so is code for another processor.
    let mut command = folder.command(
        &["--stats", "--engine", "opt"],
        &folder.file("a.ll", PROGRAM),
    );
    let without = Ran::of(&command.env("JITLITE_WITHOUT", "all").output().unwrap());
    assert_eq!((without.done(), without.cached), (DONE, 0));
}

#[test]
fn what_is_damaged_is_as_if_it_were_not_there() {
    let folder = Folder::new("damaged");
    let file = folder.file("a.ll", PROGRAM);
    folder.run(&[], &file);
    let entries = folder.entries();
    assert_eq!(entries.len(), 2, "one of the text, one of the code");
    for entry in &entries {
        let good = fs::read(entry).unwrap();
        // In each part: what it is, digest, key, table, code, and the end; and cut off in each.
        for step in 0..24 {
            let at = step * (good.len() - 1) / 23;
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            fs::write(entry, bad).unwrap();
            let ran = folder.run(&[], &file);
            assert_eq!(ran.done(), DONE, "byte {at}: {}", ran.errors);
            let now = fs::read(entry).unwrap();
            assert_eq!(
                now.len(),
                good.len(),
                "what was damaged at {at} is written anew"
            );
            fs::write(entry, &good[..at]).unwrap();
            let ran = folder.run(&[], &file);
            assert_eq!(ran.done(), DONE, "cut off at {at}: {}", ran.errors);
        }
        fs::write(entry, &good).unwrap();
    }
    let ran = folder.run(&[], &file);
    assert_eq!(
        (ran.done(), ran.compiled, ran.parsed),
        (DONE, 0, false),
        "{}",
        ran.errors
    );
}

#[test]
fn functions_of_several_runs_come_together() {
    let folder = Folder::new("merged");
    let text = "\
define i64 @a(i64 %x) { ret i64 1 }
define i64 @b(i64 %x) { ret i64 2 }
define i64 @c(i64 %x) { ret i64 3 }
";
    let file = folder.file("a.ll", text);
    let entry = |name| ["--engine", "baseline", "--entry", name];
    let run = |name| {
        let mut command = folder.command(&[&["--stats"], &entry(name)[..]].concat(), &file);
        Ran::of(&command.arg("0").output().unwrap())
    };
    for (name, status) in [("a", 1), ("b", 2), ("c", 3)] {
        let ran = run(name);
        assert_eq!(
            (ran.status, ran.compiled),
            (Some(status), 1),
            "{}",
            ran.errors
        );
    }
    for (name, status) in [("a", 1), ("b", 2), ("c", 3)] {
        let ran = run(name);
        let seen = (ran.status, ran.compiled, ran.cached);
        assert_eq!(seen, (Some(status), 0, 1), "{}", ran.errors);
    }
}

#[test]
fn processes_write_at_once() {
    let folder = Folder::new("at-once");
    let file = folder.file("a.ll", PROGRAM);
    for _ in 0..4 {
        let start = |n: usize| {
            let engine = ["auto", "opt", "baseline"][n % 3];
            let mut command = folder.command(&["--stats", "--engine", engine], &file);
            command
                .stdout(std::process::Stdio::piped())
                .stderr(std::process::Stdio::piped());
            command.spawn().unwrap()
        };
        let children: Vec<_> = (0..9).map(start).collect();
        for child in children {
            let ran = Ran::of(&child.wait_with_output().unwrap());
            assert_eq!(ran.done(), DONE, "{}", ran.errors);
        }
    }
    for engine in ["auto", "opt", "baseline"] {
        let ran = folder.run(&["--engine", engine], &file);
        assert_eq!((ran.done(), ran.compiled), (DONE, 0), "{}", ran.errors);
    }
    // No file is left that is being written.
    assert_eq!(
        folder.entries().len(),
        4,
        "one of the text, and one of the code for each engine"
    );
}

#[test]
fn a_trap_has_its_place_and_stack() {
    let text = "\
@sink = global i64 0
define i64 @inner(ptr %p) {
  %x = load i64, ptr %p
  ret i64 %x
}
define i64 @outer(ptr %p) {
  %x = call i64 @inner(ptr %p)
  %y = add i64 %x, 1
  ret i64 %y
}
define i64 @main(i32 %argc, ptr %argv) {
  %fails = icmp sgt i32 %argc, 1
  %p = select i1 %fails, ptr null, ptr %argv
  %x = call i64 @outer(ptr %p)
  store i64 %x, ptr @sink
  ret i64 0
}
";
    for engine in ["baseline", "opt", "auto"] {
        let folder = Folder::new(&format!("trap-{engine}"));
        let file = folder.file("a.ll", text);
        let run = |args: &[&str], program: &[&str]| {
            let args = [&["--engine", engine], args].concat();
            let mut command = folder.command(&args, &file);
            Ran::of(&command.args(program).output().unwrap())
        };
        let cold = run(&[], &["fail"]);
        assert_eq!(cold.status, Some(139), "{}", cold.errors);
        assert!(cold.errors.contains("a.ll:3"), "{}", cold.errors);
        assert!(cold.errors.contains("@main"), "{}", cold.errors);
        // What has trapped is not kept.
        assert_eq!(folder.entries().len(), 1, "that of the text");
        assert_eq!(run(&[], &[]).status, Some(0));
        let warm = run(&["--stats"], &["fail"]);
        assert_eq!((warm.compiled, warm.parsed), (0, false), "{}", warm.errors);
        assert!(warm.cached > 0, "{}", warm.errors);
        assert_eq!(run(&[], &["fail"]), cold);
    }
}

#[test]
fn warnings_are_said_at_each_start() {
    let folder = Folder::new("warning");
    let text = format!("{PROGRAM}declare void @llvm.no.such.intrinsic()\n");
    let file = folder.file("a.ll", &text);
    let [first, second] = [0, 1].map(|_| folder.run(&[], &file));
    assert!(
        first.errors.contains("no.such.intrinsic"),
        "{}",
        first.errors
    );
    assert!(
        second.errors.contains("no.such.intrinsic"),
        "{}",
        second.errors
    );
    assert_eq!((second.done(), second.compiled), (DONE, 0));
}

#[test]
fn what_is_missing_is_said_at_each_start() {
    let folder = Folder::new("missing");
    let text = "\
@nowhere = external global i64
@unused = external global i64
define i64 @main() {
  %x = load i64, ptr @nowhere
  ret i64 %x
}
";
    let file = folder.file("a.ll", text);
    let run = || {
        let output = folder.command(&[], &file).output().unwrap();
        (
            output.status.code(),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    let first = run();
    assert_eq!(first.0, Some(127));
    assert!(
        first.1.contains("nowhere") && !first.1.contains("unused"),
        "{}",
        first.1
    );
    assert_eq!(run(), first);
}

#[test]
fn a_cache_that_cannot_be_used_is_a_warning() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("unusable");
    let file = folder.file("a.ll", PROGRAM);
    fs::create_dir(folder.cache()).unwrap();
    fs::set_permissions(folder.cache(), fs::Permissions::from_mode(0o777)).unwrap();
    let ran = folder.run(&[], &file);
    assert_eq!((ran.done(), ran.cached), (DONE, 0));
    assert!(ran.errors.contains("warning: the cache"), "{}", ran.errors);
    assert_eq!(folder.entries(), [] as [PathBuf; 0]);
    // It is made for its user alone, where XDG says or in the home.
    let home = folder.0.join("home");
    for (name, value, place) in [
        ("HOME", &home, home.join(".cache/jitlite")),
        ("XDG_CACHE_HOME", &home, home.join("jitlite")),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
        command.env_remove("XDG_CACHE_HOME").env(name, value);
        let output = command
            .args(["run", "--cache"])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(Ran::of(&output).done(), DONE);
        let mode = fs::metadata(&place).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
        assert_eq!(fs::read_dir(place).unwrap().count(), 2);
    }
}

#[test]
fn what_was_not_run_for_the_longest_time_goes() {
    let folder = Folder::new("limit");
    let args = ["--engine", "baseline", "--cache-limit", "64K"];
    let mut files = Vec::new();
    for n in 0..12 {
        // Some ten thousand bytes of code each.
        let adds: String = (0..900)
            .map(|i| format!("  %x{} = mul i64 %x{i}, %x{}\n", i + 1, i / 2))
            .collect();
        let text = format!("define i64 @main(i64 %x0, ptr %v) {{\n{adds}  ret i64 {n}\n}}\n");
        files.push(folder.file(&format!("{n}.ll"), &text));
    }
    for (n, file) in files.iter().enumerate() {
        assert_eq!(folder.run(&args, file).status, Some(n as i32));
        let sizes = folder
            .entries()
            .into_iter()
            .map(|path| fs::metadata(path).unwrap().len());
        let size: u64 = sizes.sum();
        assert!(size <= 64 << 10, "{size} bytes");
    }
    let last = folder.run(&args, &files[11]);
    assert_eq!((last.status, last.cached), (Some(11), 1), "{}", last.errors);
    let first = folder.run(&args, &files[0]);
    assert_eq!(
        (first.status, first.cached),
        (Some(0), 0),
        "{}",
        first.errors
    );
}

static CALLED: AtomicUsize = AtomicUsize::new(0);

fn instance(folder: &Folder, kind: EngineKind, text: &str) -> Instance {
    let mut config = Config::new();
    config.engine(kind).interruptible(true).fuel(1 << 40);
    config.cache(folder.cache()).unwrap();
    let engine = Engine::new(&config).unwrap();
    let module = engine
        .module_from_bytes("a.ll", text, Profile::Llvm)
        .unwrap();
    let mut linker = Linker::new(&engine);
    let called = |x: i64| {
        CALLED.fetch_add(1, Ordering::Relaxed);
        x + 1
    };
    linker.func("called", called).unwrap();
    // SAFETY: the programs of these tests do no harm.
    unsafe { linker.instantiate(&module) }.unwrap()
}

#[test]
fn instances_share_a_cache() {
    let folder = Folder::new("api");
    let text = "\
declare i64 @called(i64)
define i64 @run(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  %s = phi i64 [ 0, %entry ], [ %t, %head ]
  %c = call i64 @called(i64 %i)
  %t = add i64 %s, %c
  %j = add i64 %i, 1
  %d = icmp slt i64 %j, %n
  br i1 %d, label %head, label %exit
exit:
  ret i64 %t
}
define i64 @divide(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
";
    for kind in [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto] {
        let mut taken = Vec::new();
        for _ in 0..3 {
            let instance = instance(&folder, kind, text);
            let run = instance.typed_func::<(i64,), i64>("run").unwrap();
            assert_eq!(run.call((10,)).unwrap(), 55);
            let divide = instance.typed_func::<(i64, i64), i64>("divide").unwrap();
            assert_eq!(divide.call((7, 2)).unwrap(), 3);
            let Err(trap) = divide.call((7, 0)) else {
                panic!("a division by zero");
            };
            assert!(matches!(trap.kind(), TrapKind::DivisionByZero));
            assert_eq!(trap.frames()[0].name(), "divide");
            taken.push(instance.from_cache().functions);
        }
        assert_eq!(taken, [0, 2, 2], "{kind:?}");
    }
}

#[test]
fn kept_code_has_its_limits() {
    let folder = Folder::new("limits");
    let text = "\
define i64 @spin(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %head ]
  %j = add i64 %i, 1
  %d = icmp eq i64 %j, %n
  br i1 %d, label %exit, label %head
exit:
  ret i64 %j
}
";
    for kind in [EngineKind::Baseline, EngineKind::Opt, EngineKind::Auto] {
        let mut left = Vec::new();
        for taken in [0, 1] {
            let instance = instance(&folder, kind, text);
            let spin = instance.typed_func::<(i64,), i64>("spin").unwrap();
            assert_eq!(spin.call((100,)).unwrap(), 100);
            assert_eq!(instance.from_cache().functions, taken, "{kind:?}");
            left.push(instance.fuel());
            let interrupter = instance.interrupter();
            let trap = std::thread::scope(|scope| {
                let running = scope.spawn(|| spin.call((-1,)).unwrap_err());
                std::thread::sleep(std::time::Duration::from_millis(50));
                interrupter.interrupt();
                running.join().unwrap()
            });
            assert!(matches!(trap.kind(), TrapKind::Interrupted), "{trap}");
            instance.set_fuel(1000);
            instance.clear_interrupt();
            let trap = spin.call((-1,)).unwrap_err();
            assert!(matches!(trap.kind(), TrapKind::OutOfFuel), "{trap}");
        }
        assert_eq!(left[0], left[1], "{kind:?}");
    }
}
