//! What profilers and debuggers see of generated code: the files that `perf` reads, by a reader of our own
//! and by `perf` itself, and what GDB says where it is installed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::support::process;

const JITLITE: &str = env!("CARGO_BIN_EXE_jitlite");
const LIMIT: Duration = Duration::from_secs(120);

fn path(name: &str) -> String {
    let root = crate::support::root().join("tests");
    root.join(name).to_str().unwrap().to_string()
}

/// An empty folder for what is written to the current one.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("tools")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs a program, and gives the number of the process.
fn run(folder: &Path, args: &[&str]) -> u32 {
    let mut command = Command::new(JITLITE);
    command.current_dir(folder).arg("run").args(args);
    command.env("JITLITE_TIER", "0,wait").stdout(Stdio::null());
    let mut child = command.spawn().unwrap();
    let number = child.id();
    assert!(child.wait().unwrap().success());
    number
}

/// Runs a tool in a folder: its output, or nothing where it is not there or fails, as `perf` does where
/// the system does not let it measure.
fn tool(folder: &Path, name: &str, args: &[&str]) -> Option<String> {
    let mut command = Command::new(name);
    command.current_dir(folder).args(args);
    command.env("LC_ALL", "C");
    let got = process::run(&mut command, b"", LIMIT).ok()?;
    (got.status == 0).then(|| String::from_utf8_lossy(&got.stdout).into_owned())
}

#[test]
fn the_map_names_functions() {
    let folder = folder("map");
    for engine in ["baseline", "opt", "auto"] {
        let number = run(
            &folder,
            &["--perf", "map", "--engine", engine, &path("tools/hot.ll")],
        );
        let file = format!("/tmp/perf-{number}.map");
        let text = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        let mut functions: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
        for line in text.lines() {
            let mut words = line.splitn(3, ' ');
            let mut number = || usize::from_str_radix(words.next().unwrap(), 16).unwrap();
            let range = (number(), number());
            functions
                .entry(words.next().unwrap())
                .or_default()
                .push(range);
        }
        // `auto` compiles each a second time, to another place.
        let times = if engine == "auto" { 2 } else { 1 };
        let mut all = Vec::new();
        for name in ["main", "work", "mix", "divide"] {
            assert!(functions[name].len() >= times, "{engine}:\n{text}");
            all.extend(&functions[name]);
        }
        all.sort();
        let apart = |pair: &[(usize, usize)]| pair[0].0 + pair[0].1 <= pair[1].0;
        assert!(all.windows(2).all(apart), "{engine}:\n{text}");
        assert!(functions.contains_key("thunks and lazy stubs"), "{text}");
    }
}

/// A function of `jit-PID.dump`.
struct Loaded {
    name: String,
    start: u64,
    code: Vec<u8>,
    index: u64,
    /// Address, line, column, file.
    rows: Vec<(u64, u32, u32, String)>,
    /// Bytes of unwinding information.
    unwinding: u64,
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take(&mut self, n: usize) -> &[u8] {
        let (taken, rest) = self.0.split_at(n);
        self.0 = rest;
        taken
    }
    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take(4).try_into().unwrap())
    }
    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take(8).try_into().unwrap())
    }
    fn text(&mut self) -> String {
        let len = self.0.iter().position(|&byte| byte == 0).unwrap();
        let text = String::from_utf8(self.take(len).to_vec()).unwrap();
        self.take(1);
        text
    }
}

/// Reads a dump as its specification says.
fn read_dump(bytes: &[u8], process: u32) -> Vec<Loaded> {
    let mut file = Bytes(bytes);
    assert_eq!(file.take(4), b"DTiJ");
    let (version, len, machine) = (file.u32(), file.u32(), file.u32());
    assert_eq!((version, len, machine), (1, 40, 62));
    assert_eq!((file.u32(), file.u32()), (0, process));
    let mut last = file.u64();
    assert_eq!(file.u64(), 0);
    let mut functions = Vec::new();
    let (mut rows, mut unwinding, mut told_of) = (Vec::new(), 0, 0);
    while !file.0.is_empty() {
        let (kind, len, time) = (file.u32(), file.u32(), file.u64());
        assert!(time >= last, "records are in the order of their times");
        last = time;
        let mut body = Bytes(file.take(len as usize - 16));
        match kind {
            0 => {
                assert_eq!(body.u32(), process);
                body.u32();
                let (start, at, size, index) = (body.u64(), body.u64(), body.u64(), body.u64());
                assert_eq!(start, at);
                assert!(told_of == 0 || told_of == start);
                told_of = 0;
                let name = body.text();
                // The code is the end of the record.
                assert_eq!(body.0.len() as u64, size);
                functions.push(Loaded {
                    name,
                    start,
                    code: body.0.to_vec(),
                    index,
                    rows: std::mem::take(&mut rows),
                    unwinding: std::mem::take(&mut unwinding),
                });
            }
            2 => {
                told_of = body.u64();
                let count = body.u64();
                for _ in 0..count {
                    let (at, line, column) = (body.u64(), body.u32(), body.u32());
                    rows.push((at, line, column, body.text()));
                }
                assert!(body.0.is_empty());
            }
            4 => {
                unwinding = body.u64();
                let (header, mapped) = (body.u64(), body.u64());
                assert_eq!((header, mapped), (20, unwinding));
                assert_eq!(body.0.len() as u64, unwinding);
            }
            other => panic!("a record of kind {other}"),
        }
    }
    functions
}

#[test]
fn the_dump_has_code_and_lines() {
    let folder = folder("dump");
    for engine in ["baseline", "opt", "auto"] {
        let number = run(
            &folder,
            &["--perf", "dump", "--engine", engine, &path("tools/hot.ll")],
        );
        let file = fs::read(folder.join(format!("jit-{number}.dump"))).unwrap();
        let functions = read_dump(&file, number);
        for (i, function) in functions.iter().enumerate() {
            assert_eq!(function.index, i as u64);
            let end = function.start + function.code.len() as u64;
            let is_within = |row: &(u64, u32, u32, String)| (function.start..end).contains(&row.0);
            assert!(function.rows.iter().all(is_within), "{engine}");
            assert!(function.rows.is_sorted_by_key(|row| row.0), "{engine}");
            assert!(
                function.rows.iter().all(|row| row.3 == "/src/hot.c"),
                "{engine}"
            );
            assert!(function.unwinding > 20);
            assert!(!function.code.is_empty());
        }
        // Lines of the file, from the first to the last of each function, and some that it must have.
        let expected: [(&str, _, &[u32]); 4] = [
            ("main", 30..=33, &[31]),
            ("work", 22..=28, &[24, 25]),
            ("mix", 4..=12, &[7, 8, 9]),
            ("divide", 14..=20, &[17]),
        ];
        for (name, range, some) in expected {
            let found: Vec<_> = functions.iter().filter(|f| f.name == name).collect();
            assert!(
                found.len() >= if engine == "auto" { 2 } else { 1 },
                "{engine}: {name}"
            );
            for function in found {
                let lines: Vec<u32> = function.rows.iter().map(|row| row.1).collect();
                assert!(
                    lines.iter().all(|line| range.contains(line)),
                    "{name}: {lines:?}"
                );
            }
            // Code that was entered in a loop has the rest of the function alone.
            let first = functions.iter().find(|f| f.name == name).unwrap();
            let lines: Vec<u32> = first.rows.iter().map(|row| row.1).collect();
            assert!(
                some.iter().all(|line| lines.contains(line)),
                "{name}: {lines:?}"
            );
        }
    }
}

/// Where there is no debug information, lines are those of the text.
#[test]
fn the_dump_has_the_lines_of_a_text() {
    let folder = folder("text");
    let text = "define i32 @main(i32 %n, ptr %p) {
  %x = mul i32 %n, 3
  %y = udiv i32 %x, %n
  %z = sub i32 %y, 3
  ret i32 %z
}
";
    fs::write(folder.join("t.ll"), text).unwrap();
    let number = run(&folder, &["--perf", "dump", "--engine", "baseline", "t.ll"]);
    let file = fs::read(folder.join(format!("jit-{number}.dump"))).unwrap();
    let functions = read_dump(&file, number);
    let main = functions.iter().find(|f| f.name == "main").unwrap();
    let lines: Vec<u32> = main.rows.iter().map(|row| row.1).collect();
    // It has no frame, so that nothing comes in front of the first instruction.
    assert_eq!(lines, [2, 3, 4, 5]);
    assert!(
        main.rows
            .iter()
            .all(|row| Path::new(&row.3) == folder.join("t.ll"))
    );
}

/// Profiles with `perf`; nothing where it is not there or may not.
fn perf(folder: &Path, how: &str, options: &[&str]) -> Option<()> {
    let program = path("tools/hot.ll");
    let mut args = vec!["record", "-q", "-F", "500", "-o", "perf.data"];
    args.extend(options);
    args.extend([JITLITE, "run", "--engine", "opt", "--perf", how, &program]);
    let done = tool(folder, "perf", &args);
    if done.is_none() {
        eprintln!("perf is not installed, or may not measure: skipped");
    }
    done.map(|_| ())
}

/// The functions of `perf report` with their shares in percent.
fn report(folder: &Path, file: &str) -> BTreeMap<String, f64> {
    let args = [
        "report",
        "-i",
        file,
        "--stdio",
        "-F",
        "overhead,symbol",
        "-q",
    ];
    let text = tool(folder, "perf", &args).expect("perf reports what it has recorded");
    let row = |line: &str| {
        let (share, name) = line.trim().split_once('%')?;
        let name = name.trim().strip_prefix("[.]")?;
        Some((name.trim().to_string(), share.parse().ok()?))
    };
    text.lines().filter_map(row).collect()
}

#[test]
fn perf_reads_the_map() {
    let folder = folder("perf-map");
    if perf(&folder, "map", &[]).is_some() {
        let shares = report(&folder, "perf.data");
        assert!(shares["mix"] > 10.0 && shares["divide"] > 1.0, "{shares:?}");
    }
}

#[test]
fn perf_reads_the_dump() {
    let folder = folder("perf-dump");
    if perf(&folder, "dump", &["-k", "mono", "--call-graph", "dwarf"]).is_none() {
        return;
    }
    let inject = ["inject", "--jit", "-i", "perf.data", "-o", "jit.data"];
    tool(&folder, "perf", &inject).expect("perf reads the dump");
    let args = [
        "report",
        "-i",
        "jit.data",
        "--stdio",
        "-q",
        "--no-children",
        "-S",
        "mix",
    ];
    let text = tool(&folder, "perf", &args).expect("perf reports what it has recorded");
    // Optimised code keeps no frame pointer: the callers are known by its unwinding information.
    let names: Vec<&str> = text.split_whitespace().collect();
    for name in ["mix", "work", "main"] {
        assert!(
            names.iter().any(|word| word.ends_with(name)),
            "no {name}:\n{text}"
        );
    }
    let args = [
        "annotate", "-i", "jit.data", "--stdio", "-l", "-q", "-s", "mix",
    ];
    let text = tool(&folder, "perf", &args).expect("perf shows the code");
    // Samples may have missed some of the lines of the loop.
    let lines = ["// hot.c:6", "// hot.c:7", "// hot.c:8", "// hot.c:9"];
    let shown = lines.iter().filter(|line| text.contains(**line)).count();
    assert!(shown >= 2, "{text}");
    assert!(text.contains("xor"), "{text}");
}

/// What GDB says to commands on a program; nothing where it is not there or may not trace.
fn gdb(engine: &str, program: &str, commands: &[&str]) -> Option<String> {
    let start = ["-nx", "-q", "-batch", "-iex", "set debuginfod enabled off"];
    let ask = |commands: &[&str], program: &[&str]| {
        let mut command = Command::new("gdb");
        command.args(start).args(["-ex", "set width 0"]);
        command.args(["-ex", "set breakpoint pending on"]);
        for said in commands {
            command.args(["-ex", said]);
        }
        command.arg("--args").args(program);
        command.env_remove("DEBUGINFOD_URLS").env("LC_ALL", "C");
        let got = process::run(&mut command, b"", LIMIT).ok()?;
        Some(String::from_utf8_lossy(&got.stdout).into_owned())
    };
    let tried = ask(&["run"], &["/bin/true"]);
    if !tried.is_some_and(|said| said.contains("exited normally")) {
        eprintln!("gdb is not installed, or may not trace: skipped");
        return None;
    }
    let program = path(program);
    let program = [JITLITE, "run", "--gdb", "--engine", engine, &program];
    Some(ask(commands, &program).expect("gdb ends"))
}

/// Whether this comes in this order.
fn holds(said: &str, expected: &[&str]) {
    let mut rest = said;
    for part in expected {
        match rest.split_once(part) {
            Some((_, behind)) => rest = behind,
            None => panic!("no `{part}` in its place:\n{said}"),
        }
    }
}

#[test]
fn gdb_stops_at_lines_and_shows_parameters_and_variables() {
    let commands = [
        "break list.c:14",
        "run",
        "bt",
        "info args",
        "info locals",
        "up",
        "info args",
        "up",
        "info locals",
        "print first.next->value",
        "ptype first",
        "delete",
        "break list.c:value_of",
        "continue",
        "print *n",
        "finish",
        "delete",
        "continue",
        "bt",
    ];
    let Some(said) = gdb("baseline", "files/run/trap/source_c_o0.ll", &commands) else {
        return;
    };
    holds(
        &said,
        &[
            "Breakpoint 1, sum (n=0x",
            "left=2) at /src/list.c:14",
            "#0  sum (n=0x",
            "in twice (list=0x",
            "in main () at /src/list.c:27",
            // The arguments of `sum`, the first of which was counted down.
            "n = 0x",
            "left = 2",
            "total = 0",
            // Those of `twice`.
            "list = 0x",
            "length = 3",
            // The variables of `main`.
            "last = {value = 3, next = 0x10}",
            "first = {value = 4, next = 0x",
            "$1 = 3",
            "type = struct node {",
            "long value;",
            "struct node *next;",
            "value_of (n=0x",
            "{value = 4, next = 0x",
            "Value returned is",
            "= 4",
            "SIGSEGV",
            "#0  ",
            "in value_of (n=0x10) at /src/list.c:8",
            "in sum (n=0x10, left=0) at /src/list.c:14",
        ],
    );
}

#[test]
fn gdb_shows_parameters_and_inlined_calls_of_optimized_code() {
    let commands = [
        "break twice",
        "run",
        "info args",
        "delete",
        "continue",
        "bt",
    ];
    let Some(said) = gdb("opt", "files/run/trap/source_c_o2.ll", &commands) else {
        return;
    };
    holds(
        &said,
        &[
            "Breakpoint 1, ",
            "twice (list=0x",
            "list = 0x",
            "length = 3",
            "SIGSEGV",
            "#0 ",
            "sum () at /src/list.c:14",
            "twice (list=0x",
            "length=3) at /src/list.c:21",
            "in main () at /src/list.c:27",
        ],
    );
}

/// Whoever inlines it, a function is in the call stack, by its name in C++.
#[test]
fn gdb_names_functions_of_cpp() {
    let commands = ["break shape.cpp:15", "run", "bt"];
    let Some(said) = gdb("opt", "files/run/trap/source_cpp_o2.ll", &commands) else {
        return;
    };
    holds(
        &said,
        &[
            "geometry::Box<int>::share () at /src/shape.cpp:15",
            "geometry::Box<int>::per (this=0x",
            "at /src/shape.cpp:12",
            "operator()(int) const () at /src/shape.cpp:21",
            "geometry::ask (shape=",
            "parts=0) at /src/shape.cpp:23",
            "main (argc=1) at /src/shape.cpp:29",
        ],
    );
}

/// Variables are known by calls of `llvm.dbg.declare`, too.
#[test]
fn gdb_knows_variables_of_older_debug_information() {
    let commands = ["break list.c:14", "run", "info args", "up", "info args"];
    let Some(said) = gdb("baseline", "tools/calls.ll", &commands) else {
        return;
    };
    holds(
        &said,
        &[
            "Breakpoint 1, ",
            "sum (n=0x",
            "left = 2",
            "list = 0x",
            "length = 3",
        ],
    );
}
