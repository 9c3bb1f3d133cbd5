//! Very many instances and deadlines.

use std::fs;
use std::time::{Duration, Instant};

use jitlite::{Config, Engine, ErrorKind, Linker, Unsupported};

use crate::support::process::is_alone;
use crate::{KINDS, instantiate, linker, module};

const COUNTER: &str = "
    @counter = global i64 1
    @step = constant i64 3
    define i64 @count() {
      %n = load i64, ptr @counter
      %s = load volatile i64, ptr @step
      %m = add i64 %n, %s
      store i64 %m, ptr @counter
      ret i64 %m
    }
    define i64 @behind() {
      %p = getelementptr i64, ptr @counter, i64 2
      %r = load volatile i64, ptr %p
      ret i64 %r
    }";

fn mappings() -> usize {
    fs::read_to_string("/proc/self/maps")
        .unwrap()
        .lines()
        .count()
}

/// Whether the system can mark pages as guards within a mapping.
fn marks_guards() -> bool {
    // SAFETY: the pages are this function's own.
    unsafe {
        let (rights, flags) = (
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
        );
        let page = libc::mmap(std::ptr::null_mut(), 4096, rights, flags, -1, 0);
        let marked = libc::madvise(page, 4096, 102);
        libc::munmap(page, 4096);
        marked == 0
    }
}

#[test]
fn instances_share_mappings_and_have_guards() {
    if !is_alone(module_path!(), "instances_share_mappings_and_have_guards") {
        return;
    }
    let linker = linker(KINDS[0]);
    let first = instantiate(&linker, COUNTER);
    let before = mappings();
    let instances: Vec<_> = (0..500).map(|_| instantiate(&linker, COUNTER)).collect();
    if marks_guards() {
        assert!(mappings() < before + 300, "{before} {}", mappings());
    }
    for instance in instances.iter().chain([&first]) {
        let call = |name| instance.typed_func::<(), i64>(name).unwrap().call(());
        assert_eq!(call("count").unwrap(), 4);
        let trap = call("behind").unwrap_err();
        assert!(matches!(
            trap.kind(),
            jitlite::TrapKind::BadAddress(Some(_))
        ));
    }
}

/// The system says that there is no memory where there are too many mappings.
#[test]
fn an_error_names_the_limit_of_mappings() {
    if !is_alone(module_path!(), "an_error_names_the_limit_of_mappings") {
        return;
    }
    let limit = fs::read_to_string("/proc/sys/vm/max_map_count").unwrap();
    if limit.trim().parse::<usize>().unwrap() > 300_000 {
        return;
    }
    let linker = linker(KINDS[0]);
    let module = module(COUNTER);
    drop(instantiate(&linker, COUNTER));
    // SAFETY: the pages are new ones. They are never given back.
    let errors = unsafe {
        let rights = [libc::PROT_NONE, libc::PROT_READ];
        let map = |n: usize| {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            libc::mmap(std::ptr::null_mut(), 4096, rights[n % 2], flags, -1, 0)
        };
        (0..).find(|&n| map(n) == libc::MAP_FAILED);
        linker.instantiate(&module).unwrap_err().to_string()
    };
    assert!(
        errors.contains("`vm.max_map_count` lets it have"),
        "{errors}"
    );
}

#[test]
fn deadlines_are_cheap_and_need_an_engine_that_stops_programs() {
    let instance = instantiate(&linker(KINDS[0]), COUNTER);
    let error = instance
        .deadline(Duration::from_secs(1))
        .map(drop)
        .unwrap_err();
    let expected =
        |kind: &ErrorKind| matches!(kind, ErrorKind::Unsupported(Unsupported::NotInterruptible));
    assert!(expected(error.kind()), "{error}");
    let mut config = Config::new();
    config.interruptible(true);
    let linker = Linker::new(&Engine::new(&config).unwrap());
    let instance = instantiate(&linker, COUNTER);
    for time in [Duration::from_secs(3600), Duration::ZERO] {
        let start = Instant::now();
        let deadlines: Vec<_> = (0..20_000)
            .map(|_| instance.deadline(time).unwrap())
            .collect();
        let last = deadlines.last().unwrap();
        while time.is_zero() && !last.is_over() {
            std::thread::yield_now();
        }
        assert_eq!(instance.is_stopped(), time.is_zero());
        drop(deadlines);
        assert!(!instance.is_stopped());
        // Each took as long as there were of them: seconds, and without optimisation half a minute.
        assert!(
            start.elapsed() < Duration::from_secs(5),
            "{:?}",
            start.elapsed()
        );
    }
}
