//! Programs with heaps of their own.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jitlite::{Config, Engine, EngineKind, Instance, Linker, Module, Profile, TrapKind};

const KINDS: [EngineKind; 3] = [EngineKind::Interp, EngineKind::Baseline, EngineKind::Opt];

fn instantiate(kind: EngineKind, limit: usize, text: &str) -> Instance {
    let engine = Engine::new(Config::new().engine(kind)).unwrap();
    let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
    let mut linker = Linker::new(&engine);
    linker.with_libc().own_heap(limit);
    // SAFETY: the programs of these tests use their memory as they may.
    unsafe { linker.instantiate(&module) }.unwrap()
}

const LEAK: &str = "declare ptr @malloc(i64)
define i64 @leak(i64 %bytes, i64 %times) {
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %j, %got ]
  %p = call ptr @malloc(i64 %bytes)
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %got
got:
  store volatile i8 1, ptr %p
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %times
  br i1 %more, label %next, label %end
end:
  %n = phi i64 [ %i, %next ], [ %j, %got ]
  ret i64 %n
}";

#[test]
fn a_heap_has_a_limit() {
    for kind in KINDS {
        for bytes in [100, 5_000, 1 << 20] {
            let instance = instantiate(kind, 8 << 20, LEAK);
            assert_eq!(instance.heap_bytes(), Some(0));
            let leak = instance.typed_func::<(i64, i64), i64>("leak").unwrap();
            let got = leak.call((bytes, i64::MAX)).unwrap();
            let in_use = instance.heap_bytes().unwrap();
            assert!(in_use <= 8 << 20, "{in_use}");
            // Most of it was of use.
            assert!(got * bytes > 6 << 20, "{got} times {bytes}");
            assert_eq!(leak.call((bytes, 1)).unwrap(), 0, "it stays full");
        }
        let large = instantiate(kind, 8 << 20, LEAK);
        let leak = large.typed_func::<(i64, i64), i64>("leak").unwrap();
        for bytes in [i64::MAX, -1, 9 << 20] {
            assert_eq!(leak.call((bytes, 1)).unwrap(), 0);
        }
        assert_eq!(leak.call((1 << 20, 1)).unwrap(), 1);
    }
}

/// Bytes of memory that the process has.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = text.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

/// What a program leaks is not the host's, nor another program's.
#[test]
fn memory_is_given_back_with_the_program() {
    let engine = Engine::new(Config::new().engine(EngineKind::Baseline)).unwrap();
    let module = Module::from_text("test.ll", LEAK, Profile::Auto).unwrap();
    let mut linker = Linker::new(&engine);
    linker.own_heap(64 << 20);
    let leaked = || {
        // SAFETY: it only leaks.
        let instance = unsafe { linker.instantiate(&module) }.unwrap();
        let leak = instance.typed_func::<(i64, i64), i64>("leak").unwrap();
        assert_eq!(leak.call((4096, 4000)).unwrap(), 4000);
        assert_eq!(leak.call((1 << 20, 20)).unwrap(), 20);
        assert!(instance.heap_bytes().unwrap() > 36 << 20);
    };
    leaked();
    let before = resident();
    for _ in 0..50 {
        leaked();
    }
    let after = resident();
    // Fifty programs have leaked 16 MiB of pages that they have touched, each.
    assert!(after < before + (32 << 20), "{before} {after}");
}

#[test]
fn all_functions_give_out_memory_of_the_heap() {
    let text = r#"declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare ptr @reallocarray(ptr, i64, i64)
declare void @free(ptr)
declare ptr @aligned_alloc(i64, i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @strdup(ptr)
declare ptr @strndup(ptr, i64)
declare i32 @asprintf(ptr, ptr, ...)
declare i32 @strcmp(ptr, ptr)
@text = constant [6 x i8] c"heaps\00"
@heap = constant [5 x i8] c"heap\00"

; 0 where each is right, else the number of what is not.
define i32 @run() {
  %zeros = call ptr @calloc(i64 100, i64 8)
  %last = getelementptr i64, ptr %zeros, i64 99
  %zero = load i64, ptr %last
  %a = icmp eq i64 %zero, 0
  br i1 %a, label %grow, label %wrong1
grow:
  store i64 7, ptr %last
  %large = call ptr @realloc(ptr %zeros, i64 900000)
  %kept = getelementptr i64, ptr %large, i64 99
  %seven = load i64, ptr %kept
  %b = icmp eq i64 %seven, 7
  br i1 %b, label %shrink, label %wrong2
shrink:
  %small = call ptr @reallocarray(ptr %large, i64 100, i64 8)
  %kept2 = getelementptr i64, ptr %small, i64 99
  %seven2 = load i64, ptr %kept2
  %c = icmp eq i64 %seven2, 7
  br i1 %c, label %align, label %wrong3
align:
  call void @free(ptr %small)
  call void @free(ptr null)
  %page = call ptr @aligned_alloc(i64 4096, i64 8192)
  %at = ptrtoint ptr %page to i64
  %low = and i64 %at, 4095
  %d = icmp eq i64 %low, 0
  br i1 %d, label %memalign, label %wrong4
memalign:
  %to = alloca ptr
  %e1 = call i32 @posix_memalign(ptr %to, i64 256, i64 10)
  %e2 = call i32 @posix_memalign(ptr %to, i64 3, i64 10)
  %p = load ptr, ptr %to
  %at2 = ptrtoint ptr %p to i64
  %low2 = and i64 %at2, 255
  %low3 = trunc i64 %low2 to i32
  %sum = or i32 %e1, %low3
  %e = icmp eq i32 %sum, 0
  %f = icmp eq i32 %e2, 22
  %ef = and i1 %e, %f
  br i1 %ef, label %copy, label %wrong5
copy:
  %s = call ptr @strdup(ptr @text)
  %cmp = call i32 @strcmp(ptr %s, ptr @text)
  %t = call ptr @strndup(ptr %s, i64 4)
  %cmp2 = call i32 @strcmp(ptr %t, ptr @heap)
  %both = or i32 %cmp, %cmp2
  %g = icmp eq i32 %both, 0
  br i1 %g, label %foreign, label %wrong6
foreign:
  %n = call i32 (ptr, ptr, ...) @asprintf(ptr %to, ptr @text)
  %cs = load ptr, ptr %to
  %cs2 = call ptr @realloc(ptr %cs, i64 1000)
  %cmp3 = call i32 @strcmp(ptr %cs2, ptr @text)
  call void @free(ptr %cs2)
  ret i32 %cmp3
wrong1:
  ret i32 1
wrong2:
  ret i32 2
wrong3:
  ret i32 3
wrong4:
  ret i32 4
wrong5:
  ret i32 5
wrong6:
  ret i32 6
}"#;
    for kind in KINDS {
        let instance = instantiate(kind, 16 << 20, text);
        let run = instance.typed_func::<(), i32>("run").unwrap();
        assert_eq!(run.call(()).unwrap(), 0, "{kind:?}");
        assert!(instance.heap_bytes().unwrap() > 0);
    }
}

#[test]
fn new_traps_where_the_heap_is_full() {
    let text = "declare ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
define void @run(i64 %n) {
  %p = call ptr @_Znwm(i64 %n)
  store i8 1, ptr %p
  call void @_ZdlPvm(ptr %p, i64 %n)
  ret void
}";
    for kind in KINDS {
        let instance = instantiate(kind, 1 << 20, text);
        let run = instance.typed_func::<(i64,), ()>("run").unwrap();
        for _ in 0..100 {
            run.call((500_000,)).unwrap();
        }
        let trap = run.call((2 << 20,)).unwrap_err();
        let full = TrapKind::Host("the program's heap is full".into());
        assert_eq!(*trap.kind(), full);
        run.call((500_000,)).unwrap();
    }
}

#[test]
fn threads_share_a_heap() {
    let text = "declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i64 @run(i64 %seed) {
  %n = and i64 %seed, 4095
  %m = add i64 %n, 8
  %p = call ptr @malloc(i64 %m)
  store i64 %seed, ptr %p
  %more = mul i64 %m, 3
  %q = call ptr @realloc(ptr %p, i64 %more)
  %v = load i64, ptr %q
  call void @free(ptr %q)
  ret i64 %v
}";
    let instance = instantiate(EngineKind::Auto, 8 << 20, text);
    let done = AtomicUsize::new(0);
    thread::scope(|scope| {
        for thread in 0..4i64 {
            let (instance, done) = (instance.clone(), &done);
            scope.spawn(move || {
                let run = instance.typed_func::<(i64,), i64>("run").unwrap();
                for i in 0..20_000 {
                    let seed = i * 4 + thread;
                    assert_eq!(run.call((seed,)).unwrap(), seed);
                }
                done.fetch_add(1, Ordering::Relaxed);
            });
        }
    });
    assert_eq!(done.into_inner(), 4);
}
