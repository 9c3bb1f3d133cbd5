//! Files that are truncated or rewritten in place while modules of them are in use.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

use crate::KINDS;

/// A program of more than 64 KiB, of which `@fail` divides by zero in its last line but one.
fn program() -> String {
    let mut text = String::new();
    for n in 0..2000 {
        let _ = writeln!(
            text,
            "define i64 @f{n}(i64 %n) {{ %r = add i64 %n, {n} ret i64 %r }}"
        );
    }
    text += "define i64 @fail(i64 %n) {\n  %quoted = sdiv i64 1, %n\n  ret i64 %quoted\n}\n";
    assert!(text.len() > 64 << 10);
    text
}

fn write(name: &str, bytes: &[u8]) -> PathBuf {
    let name = format!("jitlite-changed-{}-{name}", std::process::id());
    let path = std::env::temp_dir().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// Calls what was not called before, and asks where a trap was.
fn use_all(instance: &Instance, what: &str) {
    let call = |name: &str, n: i64| {
        let function = instance.typed_func::<(i64,), i64>(name).unwrap();
        function.call((n,))
    };
    assert_eq!(call("f1999", 1).unwrap(), 2000, "{what}");
    let trap = call("fail", 0).unwrap_err();
    assert_eq!(*trap.kind(), TrapKind::DivisionByZero, "{what}");
    let mut shown = Vec::new();
    trap.render(&mut shown, false).unwrap();
    let shown = String::from_utf8(shown).unwrap();
    assert!(
        shown.contains("  %quoted = sdiv i64 1, %n"),
        "{what}: {shown}"
    );
}

/// Changes a file in place each way that there is, each time with a module that was read before.
fn change(path: &Path, bytes: &[u8], read: impl Fn(&Path) -> Instance, what: &str) {
    let rewritten = vec![b'x'; bytes.len()];
    let ways: [(&str, &[u8]); 3] = [
        ("is emptied", b""),
        ("is cut off", &bytes[..5000]),
        ("is rewritten", &rewritten),
    ];
    for (way, new) in ways {
        fs::write(path, bytes).unwrap();
        let instance = read(path);
        fs::write(path, new).unwrap();
        use_all(&instance, &format!("{what}: the file {way}"));
    }
    fs::remove_file(path).unwrap();
}

fn instantiate(engine: &Engine, module: &Module) -> Instance {
    // SAFETY: the program uses no memory but its stack.
    unsafe { Linker::new(engine).instantiate(module) }.unwrap()
}

#[test]
fn what_was_read_is_what_is_run_and_quoted() {
    let text = program();
    for kind in KINDS {
        let engine = Engine::new(Config::new().engine(kind)).unwrap();
        let path = write("text.ll", text.as_bytes());
        let read = |path: &Path| {
            let module = Module::from_file(path, Profile::Auto).unwrap();
            instantiate(&engine, &module)
        };
        change(&path, text.as_bytes(), read, &format!("{kind:?}"));
    }
}

/// With a cache, bodies are read when functions are called first: of bitcode always, of a text that is known.
#[cfg(feature = "cache")]
#[test]
fn what_is_read_lazily_is_what_was_there() {
    let text = program();
    let module = Module::from_text("program.ll", text.as_bytes(), Profile::Auto).unwrap();
    let bitcode = jitlite::bitcode::write(module.ir()).unwrap();
    let directory = write("cache", b"");
    fs::remove_file(&directory).unwrap();
    let mut config = Config::new();
    config
        .engine(EngineKind::Baseline)
        .cache(&directory)
        .unwrap();
    let engine = Engine::new(&config).unwrap();
    for (name, bytes) in [("lazy.ll", text.as_bytes()), ("lazy.bc", &bitcode)] {
        let path = write(name, bytes);
        let read = |path: &Path| {
            let module = engine.module_from_file(path, Profile::Auto).unwrap();
            instantiate(&engine, &module)
        };
        // The first time a text becomes known.
        drop(read(&path));
        change(&path, bytes, read, name);
    }
    // What is kept is checked when it is read, and may be damaged afterwards.
    let path = write("kept.ll", text.as_bytes());
    let read = || engine.module_from_file(&path, Profile::Auto).unwrap();
    let first = instantiate(&engine, &read());
    first.compile_all();
    first.save_to_cache();
    drop(first);
    let second = instantiate(&engine, &read());
    for entry in fs::read_dir(&directory).unwrap() {
        fs::write(entry.unwrap().path(), b"").unwrap();
    }
    use_all(&second, "the cache is emptied");
    fs::remove_file(&path).unwrap();
    drop(second);
    fs::remove_dir_all(&directory).unwrap();
}

#[test]
fn a_file_that_stays_may_be_mapped() {
    let text = program();
    let path = write("mapped.ll", text.as_bytes());
    // SAFETY: nobody else knows the file.
    let module = unsafe { Module::from_mapped_file(&path, Profile::Auto) }.unwrap();
    use_all(
        &instantiate(&Engine::new(&Config::new()).unwrap(), &module),
        "mapped",
    );
    drop(module);
    fs::remove_file(&path).unwrap();
}
