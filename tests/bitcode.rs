//! Bitcode: what `llvm-as` makes of our programs reads to the same modules as their text, and what
//! is cut off or damaged does no harm: it is answered by a diagnostic, soon, and in little memory.
//!
//! The files of `tests/bitcode` were written by LLVM 14, 19 and 22 (of rustc), as their names say;
//! those that have their text beside them by LLVM 19.

mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::Write as _;
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
    let mut folders = vec![support::root().join(folder)];
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
    let modules = read::modules(source.clone(), read::Language::Any, 100);
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
fn what_is_not_called_takes_little_more_than_the_file() {
    let mut text = String::new();
    for n in 0..400 {
        let _ = writeln!(text, "define i32 @f{n}(i32 %a, i32 %b) {{");
        for i in 0..100 {
            let _ = writeln!(text, "  %v{i} = add i32 %a, {}", n * i);
        }
        let _ = writeln!(text, "  ret i32 %v99\n}}");
    }
    let bytes = bitcode::write(&parsed(text.as_bytes())).unwrap();
    let len = bytes.len();
    let source = Arc::new(Source::new("large.bc", bytes).unwrap());
    let before = HELD.get();
    let (module, bodies) = read::lazily(&source).unwrap();
    let mut diagnostics = Diagnostics::default();
    let judge = verify::Gradual::new(&module, verify::Profile::Auto, &mut diagnostics);
    let held = (HELD.get() - before).max(0) as usize;
    assert!(held < 2 * len, "{held} bytes for a file of {len}");
    drop((module, bodies, judge));
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
        let path = format!("{}/tests/bitcode/{name}.bc", support::root().display());
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

/// Types and blocks that nest deeper than any program's.
#[test]
fn what_is_deep_is_read() {
    // A file of many small types would take more than `TIMES` its size, deep or not.
    for depth in [100, 1000, 5000] {
        let bytes = made(|w| {
            let arrays: Vec<[u64; 2]> = (0..depth)
                .map(|n| [1, if n == 0 { 0 } else { 3 + n }])
                .collect();
            let records: Vec<(u32, &[u64])> = arrays.iter().map(|ops| (11, &ops[..])).collect();
            types(w, 4 + depth, &records);
        });
        assert!(survive(&bytes, "deep types"), "{depth}");
    }
    for depth in [100, 1000, 100_000] {
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
        let path = |e: &str| format!("{}/tests/bitcode/{name}.{e}", support::root().display());
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

/// Symbols of all sorts, for the symbol table.
const SYMBOLS: &str = r#"
source_filename = "symbols.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
$c = comdat any
$d = comdat nodeduplicate
@v = global i32 1
@common = common global [3 x i32] zeroinitializer, align 8
@t = thread_local global i32 0
@h = hidden global i32 0
@p = protected global i32 0
@u = external global i32
@w = weak global i32 0
@lo = linkonce_odr unnamed_addr constant i32 0
@lo2 = linkonce_odr local_unnamed_addr constant i32 0
@lo3 = linkonce_odr local_unnamed_addr global i32 0
@ew = extern_weak global i32
@ae = available_externally global i32 0
@pr = private constant i32 0
@in = internal global i32 0
@0 = private constant i8 0
@1 = global i8 0
@"\01raw" = global i8 0
@sec = global i8 0, section "foo"
@c = global i8 0, comdat
@d1 = global i8 0, comdat($d)
@llvm.used = appending global [1 x ptr] [ptr @in], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @w], section "llvm.metadata"
@a = alias i32, ptr @v
@a2 = weak alias void (), ptr @f
@a3 = hidden alias i8, getelementptr (i8, ptr @c, i64 0)
@i = ifunc void (), ptr @res
define ptr @res() { ret ptr null }
define void @f() { ret void }
define linkonce_odr void @g() unnamed_addr section "bar" comdat($c) { ret void }
declare ptr @memcpy(ptr, ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!llvm.dependent-libraries = !{!0}
!0 = !{!"m"}
"#;

/// The content of the blobs of two blocks, by their ids: of the symbol table and of the strings.
fn blobs(bitcode: &[u8]) -> [Option<Vec<u8>>; 2] {
    use jitlite::bitcode::stream::{Bitstream, Record, StreamEntry};
    let mut found = [None, None];
    let mut stream = Bitstream::new(&bitcode[4..]);
    while let Ok(StreamEntry::Block(id)) = stream.entry() {
        let Some(place) = [25, 23].iter().position(|&wanted| wanted == id) else {
            stream.skip().expect("it has its length");
            continue;
        };
        stream.enter(id).expect("it has its length");
        let mut record = Record::default();
        while let Ok(StreamEntry::Record(form)) = stream.entry() {
            stream.record(form, &mut record).expect("it is whole");
            let blob = record.blob.clone().expect("it is a blob");
            found[place] = Some(bitcode[4..][blob].to_vec());
        }
    }
    found
}

/// The names and flags of the symbols of a table, and the words of what few symbols have.
fn symbol_rows(bitcode: &[u8]) -> Vec<String> {
    let [Some(table), Some(strings)] = blobs(bitcode) else {
        return Vec::new();
    };
    let word = |at: usize| u32::from_le_bytes(table[at..at + 4].try_into().unwrap()) as usize;
    let string = |at: usize| {
        String::from_utf8_lossy(&strings[word(at)..word(at) + word(at + 4)]).into_owned()
    };
    let mut rows = vec![format!(
        "version {} for {} from {}",
        word(0),
        string(44),
        string(52)
    )];
    let range = |at: usize, size: usize| (0..word(at + 4)).map(move |n| (at, n * size));
    rows.extend(range(20, 12).map(|(head, at)| {
        let at = word(head) + at;
        format!("comdat {} {}", string(at), word(at + 8))
    }));
    rows.extend(range(28, 24).map(|(head, at)| {
        let at = word(head) + at;
        let [comdat, flags] = [word(at + 16) as i32, word(at + 20) as i32];
        format!("{} {:?} {comdat} {flags:#x}", string(at), string(at + 8))
    }));
    rows.extend(range(36, 24).map(|(head, at)| {
        let at = word(head) + at;
        let [size, align] = [word(at), word(at + 4)];
        format!("{size} {align} {:?} {:?}", string(at + 8), string(at + 16))
    }));
    rows.extend(range(68, 8).map(|(head, at)| format!("library {}", string(word(head) + at))));
    rows
}

#[test]
fn symbols_are_in_the_symbol_table() {
    let rows = symbol_rows(&bitcode::write(&parsed(SYMBOLS.as_bytes())).unwrap());
    assert_eq!(
        rows[0],
        "version 3 for x86_64-unknown-linux-gnu from symbols.c"
    );
    // Flags: visibility 3, uncommon 4, undefined 8, weak 0x10, common 0x20, alias 0x40, used 0x80,
    // thread-local 0x100, may be left out 0x200, global 0x400, of the format 0x800, unnamed
    // address 0x1000, code 0x2000.
    for row in [
        "comdat c 0",
        "comdat d 3",
        "f \"f\" -1 0x2400",
        "g \"g\" 0 0x3614",
        "memcpy \"memcpy\" -1 0x2488",
        "common \"common\" -1 0x424",
        "h \"h\" -1 0x401",
        "t \"t\" -1 0x500",
        "in \"in\" -1 0x80",
        ".Lpr \"pr\" -1 0x800",
        ".L__unnamed_1 \"\" -1 0x800",
        "raw \"\\u{1}raw\" -1 0x400",
        "a2 \"a2\" -1 0x2450",
        "a3 \"a3\" 0 0x441",
        "12 8 \"\" \"\"",
        "0 0 \"\" \"bar\"",
        "library m",
    ] {
        assert!(
            rows.iter().any(|other| other == row),
            "no {row} in {rows:#?}"
        );
    }
    // Which symbols module assembly has only an assembler knows.
    let assembly = format!("{SYMBOLS}\nmodule asm \".globl x\"\n");
    let written = bitcode::write(&parsed(assembly.as_bytes())).unwrap();
    assert_eq!(symbol_rows(&written), Vec::<String>::new());
}

#[test]
fn symbol_tables_are_as_llvm_writes_them() {
    if !process::installed("llvm-as-19") {
        println!("skipped: llvm-as-19 is not installed");
        return;
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("symbols.ll");
    std::fs::write(&path, SYMBOLS).expect("the target folder is writable");
    let theirs = tool("llvm-as-19", &path).expect("it is valid");
    let ours = bitcode::write(&parsed(SYMBOLS.as_bytes())).unwrap();
    assert_eq!(symbol_rows(&ours), symbol_rows(&theirs));
}

/// Symbols that are used before they are defined, values with orders of their own, constants of
/// initializers and of code.
const USES: &str = r#"
@late = global [3 x ptr] [ptr @g, ptr @x, ptr @g]
@x = global i32 7
@y = global i32 7
define i32 @f(i32 %a) personality ptr @pers {
  %b = add i32 %a, 7
  %c = mul i32 %b, %a
  %d = call i32 @g(i32 %c)
  %e = call i32 @g(i32 7)
  br i1 true, label %next, label %end
next:
  br i1 false, label %next, label %end
end:
  %s = add i32 %a, %d
  ret i32 %s
  uselistorder i32 %a, { 1, 2, 0 }
  uselistorder label %end, { 1, 0 }
}
define i32 @g(i32 %a) {
  %p = ptrtoint ptr @x to i32
  %b = sub i32 %p, %a
  store i32 %b, ptr @x
  ret i32 %b
}
declare i32 @pers(...)
uselistorder ptr @g, { 3, 1, 0, 2 }
"#;

#[test]
fn use_lists_are_written_on_request() {
    let has_orders = |bytes: &[u8]| bitcode::dump(bytes).contains("USELIST_BLOCK");
    let module = parsed(USES.as_bytes());
    assert!(!has_orders(&bitcode::write(&module).unwrap()));
    assert!(has_orders(&bitcode::write_with_use_lists(&module).unwrap()));
    // When LLVM has the address of a block depends on more than where it stands.
    let address = format!(
        "@z = global ptr blockaddress(@f, %next)\n{}",
        USES.replace("label %end, { 1, 0 }", "label %next, { 1, 0, 2 }")
    );
    let fault = bitcode::write_with_use_lists(&parsed(address.as_bytes())).unwrap_err();
    assert!(fault.message.contains("address is taken"), "{fault:?}");
}

/// LLVM has the same orders of uses from our bitcode as from its own, and so prints the same.
#[test]
fn llvm_has_the_use_lists_that_are_written() {
    let orders = |path: &Path| {
        let output = Command::new("llvm-dis-19")
            .args(["-preserve-ll-uselistorder", "-o", "-"])
            .arg(path)
            .output();
        let output = output.expect("it is installed");
        assert!(output.status.success(), "{}", path.display());
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let of_file =
            |line: &str| line.starts_with("; ModuleID") || line.starts_with("source_filename");
        let lines = text.lines().filter(|line| !of_file(line));
        lines.collect::<Vec<_>>().join("\n")
    };
    let compare = |text: &[u8], theirs: Vec<u8>, scratch: &Path, name: &str| {
        let Ok(ours) = bitcode::write_with_use_lists(&parsed(text)) else {
            return false;
        };
        let [theirs, ours] = [("theirs", theirs), ("ours", ours)].map(|(whose, bytes)| {
            let path = scratch.with_extension(format!("{whose}.bc"));
            std::fs::write(&path, &bytes).expect("the target folder is writable");
            orders(&path)
        });
        assert_eq!(ours, theirs, "{name}");
        true
    };
    if process::installed("llvm-as-19") && process::installed("llvm-dis-19") {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("uses.ll");
        std::fs::write(&path, USES).expect("the target folder is writable");
        let theirs = tool("llvm-as-19", &path).expect("it is valid");
        assert!(compare(USES.as_bytes(), theirs, &path, "uses"));
    }
    compare_with_llvm("uses", |file, scratch| {
        let text = std::fs::read(file).unwrap();
        // When LLVM has such addresses depends on more than where they stand.
        let addresses = ["blockaddress", "dso_local_equivalent", "no_cfi"];
        let shown = String::from_utf8_lossy(&text);
        if addresses.iter().any(|word| shown.contains(word)) {
            return false;
        }
        let Some(theirs) = tool("llvm-as-19", file) else {
            return false;
        };
        compare(&text, theirs, scratch, &file.display().to_string())
    });
}

#[test]
fn what_has_two_forms_is_written_as_llvm_19_has_it() {
    let text = "define range(i128 -5, 170141183460469231731687303715884105727) i128 @f(\
                i128 range(i128 0, 18446744073709551616) %x, i65 range(i65 1, -2) %y) {\n  \
                ret i128 %x\n}\n\
                define <vscale x 4 x i32> @g(<vscale x 4 x i32> %x) {\n  \
                %r = add <vscale x 4 x i32> %x, splat (i32 7)\n  \
                ret <vscale x 4 x i32> %r\n}\n";
    let written = bitcode::write(&parsed(text.as_bytes())).unwrap();
    let read = shown(&read_bitcode("two-forms.bc", &written));
    for part in [
        "define range(i128 -5, 170141183460469231731687303715884105727) i128 @f",
        "i128 range(i128 0, 18446744073709551616)",
        "i65 range(i65 1, -2)",
        "shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0), \
         <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer)",
    ] {
        assert!(read.contains(part), "no `{part}` in:\n{read}");
    }
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
