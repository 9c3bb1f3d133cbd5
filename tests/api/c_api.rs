//! The library as C and C++ use it: the programs of `tests/c_api/`, and the example in C, are compiled by
//! `cc` and `c++`, linked with a library that cargo builds, and have to print what the file of their
//! name that ends with `.out` has; again under valgrind, without a leak and without an error.
//!
//! The header is compared with what cbindgen makes of `src/capi/`; `JITLITE_BLESS=1` writes it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn has(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").output();
    let has = found.is_ok_and(|output| output.status.success());
    if !has {
        eprintln!("{tool} is missing: what needs it is skipped");
    }
    has
}

fn run(command: &mut Command) -> Output {
    let output = command.output().expect("it can be started");
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}

/// The folder of the library, which is built once.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
        let target = target.expect("it is in the target folder");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["rustc", "-p", "jitlite", "--quiet", "--lib"]);
        cargo.args(["--features", "capi,gdb"]);
        cargo.args(["--crate-type", "cdylib", "--profile", "dev", "--target-dir"]);
        run(cargo.arg(target).current_dir(root()));
        target.join("debug")
    })
}

/// Compiles a program, with what its language's first standard here warns of as errors.
fn compile(source: &Path) -> PathBuf {
    let is_cpp = source.extension() == Some(OsStr::new("cpp"));
    let (compiler, standard) = match is_cpp {
        true => ("c++", "-std=c++11"),
        false => ("cc", "-std=gnu99"),
    };
    let library = library();
    let name = source.file_stem().expect("a name");
    // Other tests have folders there, by the names of programs.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c_api");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let program = folder.join(name);
    let mut command = Command::new(compiler);
    command.args([standard, "-g", "-Wall", "-Wextra", "-Werror", "-o"]);
    command.arg(&program).arg(source);
    command.arg("-I").arg(root().join("src/capi"));
    command
        .arg("-L")
        .arg(library)
        .args(["-ljitlite", "-pthread"]);
    command.arg(format!("-Wl,-rpath,{}", library.display()));
    run(&mut command);
    program
}

/// A program, run twice.
fn check(source: &str) {
    let source = root().join(source);
    if !has("cc") || !has("c++") {
        return;
    }
    let program = compile(&source);
    let out = root()
        .join("tests/c_api")
        .join(source.file_name().expect("a name"));
    let expected = std::fs::read_to_string(out.with_extension("out")).expect("what is printed");
    let printed = run(&mut Command::new(&program)).stdout;
    assert_eq!(String::from_utf8_lossy(&printed), expected);
    // Programs that are stopped change while they run, which valgrind may see half done: it has copies.
    if !source.ends_with("limits.c") && has("valgrind") {
        // Generated code is of a file, a `memfd`, that is changed while programs run.
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--error-exitcode=99", "--smc-check=all"]);
        valgrind.args(["--leak-check=full", "--show-leak-kinds=definite,indirect"]);
        valgrind.args(["--errors-for-leak-kinds=definite,indirect"]);
        let known = root().join("tests/c_api/valgrind.supp");
        valgrind.arg(format!("--suppressions={}", known.display()));
        let printed = run(valgrind.arg(&program)).stdout;
        assert_eq!(String::from_utf8_lossy(&printed), expected);
    }
}

#[test]
fn c_calls_and_is_called() {
    check("tests/c_api/calls.c");
}

#[test]
fn c_sees_traps_and_sets_limits() {
    check("tests/c_api/limits.c");
}

#[test]
fn c_passes_values_of_every_type() {
    check("tests/c_api/values.c");
}

#[test]
fn c_is_told_what_is_wrong() {
    check("tests/c_api/errors.c");
}

#[test]
fn c_keeps_code_in_a_cache() {
    check("tests/c_api/cache.c");
}

#[test]
fn cpp_gives_closures() {
    check("tests/c_api/closure.cpp");
}

#[test]
fn c_builds_modules() {
    check("tests/c_api/builder.c");
}

#[test]
fn the_front_end_runs() {
    check("examples/front_end.c");
}

#[test]
fn the_scripting_host_runs() {
    check("examples/scripting_host.c");
}

/// It leaves what it has to the end of the process, so that valgrind has nothing to say of it.
#[test]
fn the_readme_runs() {
    if !has("cc") {
        return;
    }
    let text = std::fs::read_to_string(root().join("README.md")).expect("it is text");
    let (_, block) = text.split_once("```c\n").expect("there is an example");
    let (program, _) = block.split_once("```").expect("it ends");
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme.c");
    std::fs::write(&source, program).expect("the target folder is writable");
    let printed = run(&mut Command::new(compile(&source))).stdout;
    assert_eq!(String::from_utf8_lossy(&printed), "21\n");
}

#[test]
fn the_header_is_what_cbindgen_makes() {
    if !has("cbindgen") {
        return;
    }
    let folder = root().join("src/capi");
    let entries = |folder: &Path| std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries(&folder)
        .chain(entries(&folder.join("build")))
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension() == Some(OsStr::new("rs")) && !path.ends_with("mod.rs"))
        .collect();
    // Those of the folder within come behind the others.
    files.sort_by_key(|file| (file.parent().map(Path::to_path_buf), file.clone()));
    // As one file: of that it takes nothing else, and asks cargo nothing.
    let mut all = String::new();
    for file in files {
        let text = std::fs::read_to_string(file).expect("sources are text");
        let lines = text.lines().filter(|line| !line.starts_with("//!"));
        lines.for_each(|line| all.extend([line, "\n"]));
    }
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("capi.rs");
    std::fs::write(&source, all).expect("it can be written");
    let mut cbindgen = Command::new("cbindgen");
    cbindgen.arg("--config").arg(folder.join("cbindgen.toml"));
    let made = run(cbindgen.arg("--quiet").arg(&source)).stdout;
    let made = String::from_utf8(made).expect("headers are text");
    let header = folder.join("jitlite.h");
    if std::env::var_os("JITLITE_BLESS").is_some() {
        std::fs::write(&header, &made).expect("it can be written");
    }
    let checked_in = std::fs::read_to_string(&header).expect("the header is there");
    assert!(
        made == checked_in,
        "the header is not up to date: JITLITE_BLESS=1 writes it"
    );
}
