//! Bitcode: what `llvm-as` makes of our programs reads to the same modules as their text, and what
//! is cut off or damaged does no harm: it is answered by a diagnostic, soon, and in little memory.
//!
//! The files of `tests/bitcode` were written by LLVM 14, 19 and 22 (of rustc), as their names say;
//! those that have their text beside them by LLVM 19.

mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jitlite::bitcode::stream::BitWriter;
use jitlite::diag::render::{Style, render_all};
use jitlite::diag::{Diagnostics, Severity, Source};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::{bitcode, ir, lir, read, text, verify};
use support::process;

/// Counts what each thread holds.
struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    let held = HELD.get() + bytes;
    HELD.set(held);
    MOST.set(MOST.get().max(held));
}

// SAFETY: all is left to the allocator of the system; counting allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as isize);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        count(-(layout.size() as isize));
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// What reading may take: so many times the file, and for any file at all so many bytes, which is
/// what tables of all modules begin with.
const TIMES: usize = 10;
const FREE: usize = 256 << 10;

/// A debug build tries one in so many of what there is to try, which takes seconds instead of
/// minutes. It is no power of two, so that bits of all weights have their turn.
const STEP: usize = if cfg!(debug_assertions) { 23 } else { 1 };

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("it is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Runs a closure for each of some numbers, on all processors.
fn on_all(count: usize, each: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count {
                        break;
                    }
                    each(n);
                }
            });
        }
    });
}

/// Reads bytes, and does with what is read all that is done with any module. Gives whether they
/// were accepted.
fn examine(bytes: &[u8]) -> bool {
    let source = Arc::new(Source::new("damaged.bc", bytes).expect("it is short"));
    let before = HELD.get();
    MOST.set(before);
    let modules = read::modules(source.clone(), 100);
    let most = (MOST.get() - before).max(0) as usize;
    let limit = TIMES * bytes.len() + FREE;
    assert!(most <= limit, "reading took {most} bytes of memory");
    let mut accepted = true;
    for (module, mut diagnostics) in modules {
        verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
        if diagnostics.has_errors() {
            let source = module.source.as_deref();
            let rendered = render_all(&diagnostics, source, Style::default());
            assert!(rendered.contains("error"), "{rendered}");
            accepted = false;
            continue;
        }
        let _printed = ir::print::module(&module);
        let info = ModuleInfo::new(&module);
        let mut lowerer = Lowerer::new();
        for (id, function) in module.funcs.iter() {
            if function.body.is_some()
                && let Ok(lowered) = lowerer.lower(&module, &info, id)
            {
                let violations = lir::verify::verify(&lowered);
                assert!(violations.is_empty(), "bad LIR: {:?}", violations[0]);
            }
        }
    }
    if let Some((mut module, bodies)) = read::lazily(&source) {
        let mut diagnostics = Diagnostics::default();
        let mut judge = verify::Gradual::new(&module, verify::Profile::Auto, &mut diagnostics);
        for id in module.funcs.keys().collect::<Vec<_>>() {
            if let (Ok(()), Some(judge)) = (bodies.read(&mut module, id), &mut judge) {
                judge.body(&module, id, &mut diagnostics);
            }
        }
    }
    accepted
}

/// As [`examine`]; a panic names the damage and leaves the file behind.
fn survive(bytes: &[u8], what: &str) -> bool {
    catch_unwind(AssertUnwindSafe(|| examine(bytes))).unwrap_or_else(|_| {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bitcode");
        std::fs::create_dir_all(&folder).expect("the target folder is writable");
        let path = folder.join(format!("{}.bc", what.replace([' ', '/'], "_")));
        std::fs::write(&path, bytes).expect("the target folder is writable");
        panic!("{what}: the file is {}", path.display());
    })
}

#[test]
fn whole_files_are_accepted() {
    let files = files("tests/bitcode", "bc");
    assert!(files.len() >= 9);
    for path in files {
        let bytes = std::fs::read(&path).unwrap();
        assert!(survive(&bytes, "whole"), "{}", path.display());
    }
}

#[test]
fn files_that_end_too_soon_do_no_harm() {
    let mut cuts = Vec::new();
    for path in files("tests/bitcode", "bc") {
        let bytes = std::fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        cuts.push((name, bytes));
    }
    let all: Vec<(usize, usize)> = cuts
        .iter()
        .enumerate()
        .flat_map(|(file, (_, bytes))| (0..bytes.len()).map(move |end| (file, end)))
        .collect();
    on_all(all.len() / STEP, |n| {
        let (file, end) = all[n * STEP];
        let (name, bytes) = &cuts[file];
        survive(&bytes[..end], &format!("{name} up to {end}"));
    });
}

#[test]
fn files_with_one_wrong_bit_do_no_harm() {
    for name in ["loop", "rare", "debug", "former-14"] {
        let path = format!("{}/tests/bitcode/{name}.bc", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(path).unwrap();
        on_all(bytes.len() * 8 / STEP, |n| {
            let bit = n * STEP;
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            survive(&damaged, &format!("{name} bit {bit}"));
        });
    }
}

/// Bitcode of one module: what `fill` writes into its block, behind the version.
fn made(fill: impl FnOnce(&mut BitWriter)) -> Vec<u8> {
    let mut writer = BitWriter::new();
    writer.bytes(b"BC\xc0\xde");
    writer.enter(MODULE, 3);
    writer.record(1, &[2]);
    fill(&mut writer);
    writer.leave();
    writer.finish()
}

const MODULE: u32 = 8;
const CONSTANTS: u32 = 11;
const FUNCTION: u32 = 12;
const METADATA: u32 = 15;
const TYPES: u32 = 17;

/// Types: `i32`, `ptr`, `void`, `void ()`, and those of `more`.
fn types(writer: &mut BitWriter, count: u64, more: &[(u32, &[u64])]) {
    writer.enter(TYPES, 4);
    writer.record(1, &[count]);
    for (code, ops) in [(7, &[32][..]), (25, &[0]), (2, &[]), (21, &[0, 2])] {
        writer.record(code, ops);
    }
    for (code, ops) in more {
        writer.record(*code, ops);
    }
    writer.leave();
}

/// A function `void ()` with one block, whose body has these records.
fn function(writer: &mut BitWriter, records: &[(u32, &[u64])]) {
    types(writer, 4, &[]);
    writer.record(8, &[0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]);
    writer.enter(FUNCTION, 4);
    writer.record(1, &[1]);
    for (code, ops) in records {
        writer.record(*code, ops);
    }
    writer.leave();
}

/// Bitcode that is well made as a bitstream and says what makes no sense.
#[test]
fn what_makes_no_sense_is_refused() {
    const RET: (u32, &[u64]) = (10, &[]);
    let valid = made(|w| function(w, &[RET]));
    assert!(survive(&valid, "valid"));
    const MANY: u64 = 1 << 60;
    let hostile: Vec<(&str, Vec<u8>)> = vec![
        ("many types", made(|w| types(w, MANY, &[]))),
        ("array of itself", made(|w| types(w, 5, &[(11, &[4, 4])]))),
        (
            "array of a later type",
            made(|w| types(w, 6, &[(11, &[4, 5]), (7, &[8])])),
        ),
        (
            "type out of range",
            made(|w| types(w, 5, &[(11, &[1, MANY])])),
        ),
        ("wide integer", made(|w| types(w, 5, &[(7, &[MANY])]))),
        (
            "no type for a function",
            made(|w| w.record(8, &[0, 0, 9, 0, 0, 0, 0, 0])),
        ),
        (
            "no body",
            made(|w| {
                types(w, 4, &[]);
                w.record(8, &[0, 0, 3, 0, 0, 0, 0, 0]);
            }),
        ),
        (
            "body of nothing",
            made(|w| {
                w.enter(FUNCTION, 4);
                w.leave();
            }),
        ),
        ("many blocks", made(|w| function(w, &[(1, &[MANY]), RET]))),
        (
            "value that never comes",
            made(|w| function(w, &[(10, &[u64::from(u32::MAX), 0]), RET])),
        ),
        (
            "value far ahead",
            made(|w| function(w, &[(10, &[MANY, 0]), RET])),
        ),
        ("branch to nowhere", made(|w| function(w, &[(11, &[7])]))),
        (
            "switch of many items",
            made(|w| function(w, &[(12, &[0x4b5 << 16, 0, 0, 0, MANY])])),
        ),
        (
            "call of nothing",
            made(|w| function(w, &[(34, &[0, 1 << 15, 3, MANY]), RET])),
        ),
        (
            "constants of each other",
            made(|w| {
                types(w, 5, &[(18, &[0, 0])]);
                w.enter(CONSTANTS, 4);
                w.record(1, &[4]);
                w.record(7, &[1]);
                w.record(7, &[0]);
                w.leave();
                w.record(7, &[0, 0, 4, 3, 1, 0, 0, 0]);
            }),
        ),
        (
            "constant of what is not there",
            made(|w| {
                types(w, 5, &[(18, &[0, 0])]);
                w.enter(CONSTANTS, 4);
                w.record(1, &[4]);
                w.record(7, &[MANY]);
                w.leave();
            }),
        ),
        (
            "metadata of what is not there",
            made(|w| {
                w.enter(METADATA, 4);
                w.record(3, &[MANY]);
                w.leave();
            }),
        ),
        (
            "metadata that never comes",
            made(|w| {
                w.enter(METADATA, 4);
                w.record(3, &[5]);
                w.leave();
            }),
        ),
    ];
    for (what, bytes) in hostile {
        assert!(!survive(&bytes, what), "{what} is accepted");
    }
}

/// Types that nest deeper than any program's.
#[test]
fn what_is_deep_is_refused_or_read() {
    for depth in [100, 1000, 100_000] {
        let bytes = made(|w| {
            let arrays: Vec<[u64; 2]> = (0..depth)
                .map(|n| [1, if n == 0 { 0 } else { 3 + n }])
                .collect();
            let records: Vec<(u32, &[u64])> = arrays.iter().map(|ops| (11, &ops[..])).collect();
            types(w, 4 + depth, &records);
        });
        assert_eq!(survive(&bytes, "deep types"), depth == 100, "{depth}");
        let bytes = made(|w| {
            (0..depth).for_each(|_| w.enter(100, 4));
            (0..depth).for_each(|_| w.leave());
        });
        assert!(survive(&bytes, "deep blocks"));
    }
}

/// The text of a module, without the lines that name its file.
fn shown(module: &ir::Module) -> String {
    let text = String::from_utf8_lossy(&ir::print::module(module)).into_owned();
    let lines = text.lines().filter(|l| !l.starts_with("source_filename"));
    lines
        .collect::<Vec<_>>()
        .join("\n")
        .trim_start()
        .to_string()
}

fn parsed(text: &[u8]) -> ir::Module {
    let source = Arc::new(Source::new("a.ll", text).unwrap());
    let mut diagnostics = Diagnostics::default();
    let module = text::parse(source.clone(), &mut diagnostics);
    let rendered = render_all(&diagnostics, Some(&source), Style::default());
    assert!(!diagnostics.has_errors(), "{rendered}");
    module
}

fn read_bitcode(name: &str, bytes: &[u8]) -> ir::Module {
    let source = Arc::new(Source::new(name, bytes).unwrap());
    let mut diagnostics = Diagnostics::default();
    let module = read::module(source.clone(), &mut diagnostics);
    let rendered = render_all(&diagnostics, Some(&source), Style::default());
    assert!(!diagnostics.has_errors(), "{name}: {rendered}");
    module
}

#[test]
fn bitcode_reads_to_the_same_module_as_its_text() {
    // The last one is what LLVM accepted of old, and its text is that of today.
    for name in ["loop", "rare", "debug", "former-14"] {
        let path = |e: &str| format!("{}/tests/bitcode/{name}.{e}", env!("CARGO_MANIFEST_DIR"));
        let text = parsed(&std::fs::read(path("ll")).unwrap());
        let bitcode = read_bitcode(name, &std::fs::read(path("bc")).unwrap());
        assert_eq!(shown(&bitcode), shown(&text), "{name}");
    }
}

/// Until LLVM 4 a variable had its expression itself.
#[test]
fn expressions_of_variables_are_kept() {
    let bytes = made(|w| {
        w.enter(METADATA, 4);
        // A fragment from bit 8 on, in the words of its time, and a variable with it.
        w.record(29, &[0, 157, 8, 8]);
        w.record(27, &[1, 0, 0, 0, 0, 7, 0, 0, 1, 1, 0]);
        w.record(4, &[118]);
        w.record(10, &[1]);
        w.leave();
    });
    let text = shown(&read_bitcode("variable", &bytes));
    assert!(text.contains("!v = !{!0}"), "{text}");
    let pair =
        "!DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 8, 8))";
    assert!(text.contains(pair), "{text}");
}

/// What we write of what was read of text or of LLVM's bitcode reads to the same module.
#[test]
fn what_is_written_is_read() {
    for path in files("tests/bitcode", "bc") {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "two.bc" {
            continue;
        }
        let module = read_bitcode(&name, &std::fs::read(&path).unwrap());
        let written = bitcode::write(&module).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(
            shown(&read_bitcode(&name, &written)),
            shown(&module),
            "{name}"
        );
        let text = path.with_extension("ll");
        if text.exists() {
            let module = parsed(&std::fs::read(text).unwrap());
            let written = bitcode::write(&module).unwrap();
            assert_eq!(
                shown(&read_bitcode(&name, &written)),
                shown(&module),
                "{name}"
            );
        }
    }
}

#[test]
fn bodies_that_are_read_one_by_one_are_judged_as_the_whole_is() {
    let mut paths = files("tests/files", "ll");
    paths.extend(files("tests/bitcode", "bc"));
    let lazily = [AtomicUsize::new(0), AtomicUsize::new(0)];
    on_all(paths.len(), |n| {
        let name = paths[n].to_string_lossy();
        let mut bytes = std::fs::read(&paths[n]).unwrap();
        if !bitcode::is_bitcode(&bytes) {
            let Ok(source) = Source::new("a.ll", bytes) else {
                return;
            };
            let mut diagnostics = Diagnostics::default();
            let module = text::parse(Arc::new(source), &mut diagnostics);
            // Of what is not valid, too, as far as there are records for it.
            let written = catch_unwind(AssertUnwindSafe(|| bitcode::write(&module).ok()));
            let written = written.ok().flatten();
            match written.filter(|_| !diagnostics.has_errors()) {
                Some(written) => bytes = written,
                None => return,
            }
        }
        let source = Arc::new(Source::new(&name[..], bytes).unwrap());
        let mut wanted = Diagnostics::default();
        let whole = read::module(source.clone(), &mut wanted);
        verify::verify(&whole, verify::Profile::Auto, &mut wanted);
        let Some((mut module, bodies)) = read::lazily(&source) else {
            return;
        };
        // Debug information is not looked at: it makes no difference to what is run.
        let errors = |diagnostics: &Diagnostics| {
            let errors = diagnostics.iter().filter(|d| d.severity == Severity::Error);
            let judged = errors.filter(|d| !d.code.starts_with("debug-"));
            let errors = judged.map(|d| (d.code, d.message.clone()));
            errors.collect::<BTreeSet<_>>()
        };
        let mut at_top = Diagnostics::default();
        let judge = verify::Gradual::new(&module, verify::Profile::Auto, &mut at_top);
        let Some(mut judge) = judge else { return };
        let mut found = errors(&at_top);
        // In an order that is not that of the file.
        for func in module.funcs.keys().collect::<Vec<_>>().into_iter().rev() {
            let mut in_body = Diagnostics::default();
            match bodies.read(&mut module, func) {
                Ok(()) => judge.body(&module, func, &mut in_body),
                Err(fault) => in_body.push(*fault),
            }
            found.extend(errors(&in_body));
        }
        assert_eq!(found, errors(&wanted), "{name}");
        lazily[usize::from(wanted.has_errors())].fetch_add(1, Ordering::Relaxed);
    });
    let [right, wrong] = lazily.map(AtomicUsize::into_inner);
    assert!(right > 500 && wrong > 100, "{right} and {wrong} modules");
}

#[test]
fn llvm_reads_what_is_written() {
    compare_with_llvm("written", |file, scratch| {
        let text = std::fs::read(file).unwrap();
        let Some(theirs) = tool("llvm-as-19", file) else {
            return false;
        };
        // What LLVM 19 has no record for is said to be unsupported.
        let Ok(ours) = bitcode::write(&parsed(&text)) else {
            return false;
        };
        let [theirs, ours] = [("theirs", theirs), ("ours", ours)].map(|(whose, bytes)| {
            let path = scratch.with_extension(format!("{whose}.bc"));
            std::fs::write(&path, &bytes).expect("the target folder is writable");
            let text = tool("llvm-dis-19", &path);
            let text = text.unwrap_or_else(|| panic!("llvm-dis refuses {}", path.display()));
            // The order of predecessors is that of uses in memory, which text does not keep.
            let text = String::from_utf8_lossy(&text).into_owned();
            let of_file =
                |line: &str| line.starts_with("; ModuleID") || line.starts_with("source_filename");
            let lines = text.lines().filter(|line| !of_file(line));
            let lines = lines.map(|line| line.split("; preds =").next().unwrap_or("").trim_end());
            lines.collect::<Vec<_>>().join("\n")
        });
        assert_eq!(ours, theirs, "{}", file.display());
        true
    });
}

/// Has one in [`STEP`] of the programs of the file tests compared by a function, which is given the
/// program and a path that it may write to, and says whether the program was one to compare. The
/// paths are in a folder of that name.
fn compare_with_llvm(name: &str, compare: impl Fn(&Path, &Path) -> bool + Sync) {
    if !process::installed("llvm-as-19") || !process::installed("llvm-dis-19") {
        println!("skipped: llvm-as-19 and llvm-dis-19 are not installed");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    let files: Vec<PathBuf> = files("tests/files/run", "ll")
        .into_iter()
        .step_by(STEP)
        .collect();
    let same = AtomicUsize::new(0);
    on_all(files.len(), |n| {
        let scratch = folder.join(format!("{n}.bc"));
        if compare(&files[n], &scratch) {
            same.fetch_add(1, Ordering::Relaxed);
        }
    });
    let same = same.into_inner();
    assert!(same > files.len() / 2, "only {same} programs were compared");
}

/// The output of an LLVM tool that reads a file and writes to standard output; `None` if it
/// refuses the file.
fn tool(name: &str, path: &Path) -> Option<Vec<u8>> {
    let output = Command::new(name).args(["-o", "-"]).arg(path).output();
    let output = output.expect("it is installed");
    output.status.success().then_some(output.stdout)
}

#[test]
fn all_our_programs_read_the_same_from_llvm_as() {
    compare_with_llvm("assembled", |file, scratch| {
        // Not all of our programs are such as LLVM accepts.
        let Some(bitcode) = tool("llvm-as-19", file) else {
            return false;
        };
        std::fs::write(scratch, &bitcode).expect("the target folder is writable");
        // LLVM numbers and sorts things anew; so the text is what it prints itself.
        let text = tool("llvm-dis-19", scratch).expect("it reads what llvm-as writes");
        let name = file.to_string_lossy();
        assert_eq!(
            shown(&read_bitcode(&name, &bitcode)),
            shown(&parsed(&text)),
            "{name}"
        );
        true
    });
}

/// An archive, as `ar` writes it, of files with short names.
fn archive(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let name = format!("{name}/");
        let head = format!(
            "{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
            0,
            0,
            0,
            644,
            bytes.len()
        );
        out.extend(head.bytes());
        out.extend(bytes);
        out.resize(out.len().next_multiple_of(2), b'\n');
    }
    out
}

fn run(args: &[&str], stdin: &[u8]) -> process::Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jitlite"));
    command.args(args);
    process::run(&mut command, stdin, Duration::from_secs(60)).expect("it ends in time")
}

/// Commands take bitcode from files, from standard input and from archives, of which a program gets
/// the members that it needs: one of these defines `@main` again.
#[test]
fn commands_take_bitcode() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bitcode");
    std::fs::create_dir_all(&folder).expect("the target folder is writable");
    let written = |text: &str| bitcode::write(&parsed(text.as_bytes())).unwrap();
    let main = written(
        "declare i32 @f(i32)\ndefine i32 @main() {\n %r = call i32 @f(i32 20)\n ret i32 %r\n}",
    );
    let f = written(
        "declare i32 @g()\ndefine i32 @f(i32 %x) {\n %y = call i32 @g()\n %r = add i32 %x, %y\n ret i32 %r\n}",
    );
    let g = written("define i32 @g() {\n ret i32 22\n}");
    let other = written("define i32 @main() {\n ret i32 1\n}");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let members = [
        ("g.o", g),
        ("other.o", other),
        ("f.o", f),
        ("x", b"text".to_vec()),
    ];
    std::fs::write(path("parts.a"), archive(&members)).unwrap();
    std::fs::write(path("main.bc"), &main).unwrap();
    for option in ["--link", "--load"] {
        let got = run(&["run", option, &path("parts.a"), &path("main.bc")], b"");
        assert_eq!(got.status, 42, "{}", String::from_utf8_lossy(&got.stderr));
        let got = run(&["run", option, &path("parts.a"), "-"], &main);
        assert_eq!(got.status, 42, "{}", String::from_utf8_lossy(&got.stderr));
    }
    let got = run(&["fmt", &path("main.bc")], b"");
    assert!(String::from_utf8_lossy(&got.stdout).contains("%r = call i32 @f(i32 20)"));
    let got = run(&["check", &path("main.bc")], b"");
    assert_eq!(got.status, 0);
}

/// A diagnostic points at the module in print and says where in the file it is.
#[test]
fn diagnostics_have_a_place_in_print_and_in_the_file() {
    let text = b"define i64 @f(i64 %x) {\n %y = add i64 %x, 1\n ret i1 true\n}";
    let source = Arc::new(Source::new("a.ll", text).unwrap());
    let module = text::parse(source, &mut Diagnostics::default());
    let source = Arc::new(Source::new("a.bc", bitcode::write(&module).unwrap()).unwrap());
    let mut diagnostics = Diagnostics::default();
    let module = read::module(source.clone(), &mut diagnostics);
    verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
    let rendered = render_all(&diagnostics, Some(&source), Style::default());
    for part in [
        "--> a.bc:3:",
        "ret i1 true",
        "in record INST_RET of FUNCTION_BLOCK",
        "at bit ",
    ] {
        assert!(rendered.contains(part), "no `{part}` in:\n{rendered}");
    }
}
