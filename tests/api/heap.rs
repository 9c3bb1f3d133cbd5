//! Programs with heaps of their own.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use jitlite::{
    Config, Engine, EngineKind, FreeMistake, Instance, Linker, Module, Profile, TrapKind,
};

use crate::support::process::is_alone;

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
    if !is_alone(module_path!(), "memory_is_given_back_with_the_program") {
        return;
    }
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

/// What gives memory back by mistake, each a function without parameters.
const MISTAKES: &str = "declare ptr @malloc(i64)
declare ptr @aligned_alloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare ptr @reallocarray(ptr, i64, i64)
declare i64 @malloc_usable_size(ptr)
declare void @free(ptr)
declare ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
declare void @_ZdaPv(ptr)
@variable = global [64 x i8] zeroinitializer, align 16
@constant = constant [64 x i8] zeroinitializer, align 16

define void @twice(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret void
}
define void @inside(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %half = lshr i64 %size, 1
  %q = getelementptr i8, ptr %p, i64 %half
  call void @free(ptr %q)
  ret void
}
define void @inside_of_freed(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %q = getelementptr i8, ptr %p, i64 1
  call void @free(ptr %p)
  call void @free(ptr %q)
  ret void
}
define void @behind(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %q = getelementptr i8, ptr %p, i64 16
  call void @free(ptr %q)
  ret void
}
define void @grown(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  call void @free(ptr %p)
  %q = call ptr @realloc(ptr %p, i64 10)
  ret void
}
define void @array(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %q = getelementptr i8, ptr %p, i64 1
  %r = call ptr @reallocarray(ptr %q, i64 10, i64 10)
  ret void
}
define void @measured(i64 %size) {
  %p = call ptr @aligned_alloc(i64 64, i64 %size)
  call void @free(ptr %p)
  %q = call i64 @malloc_usable_size(ptr %p)
  ret void
}
define void @deleted(i64 %size) {
  %p = call ptr @_Znwm(i64 %size)
  call void @_ZdlPvm(ptr %p, i64 %size)
  call void @_ZdlPvm(ptr %p, i64 %size)
  ret void
}
define void @array_deleted(i64 %size) {
  %p = call ptr @_Znwm(i64 %size)
  %q = getelementptr i8, ptr %p, i64 8
  call void @_ZdaPv(ptr %q)
  ret void
}
define void @on_stack(i64 %size) {
  %p = alloca [4096 x i8], align 16
  call void @free(ptr %p)
  ret void
}
define void @of_variable(i64 %size) {
  call void @free(ptr @variable)
  ret void
}
define void @of_constant(i64 %size) {
  %q = call ptr @realloc(ptr @constant, i64 %size)
  ret void
}
define void @of_function(i64 %size) {
  call void @free(ptr @of_function)
  ret void
}
define void @made_up(i64 %size) {
  call void @free(ptr inttoptr (i64 4096 to ptr))
  ret void
}
define void @not_canonical(i64 %size) {
  call void @free(ptr inttoptr (i64 -9187201950435737472 to ptr))
  ret void
}
; The heap is as it was: it works on.
define i64 @right(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  store i64 42, ptr %p
  %more = mul i64 %size, 3
  %q = call ptr @realloc(ptr %p, i64 %more)
  %n = load i64, ptr %q
  call void @free(ptr %q)
  ret i64 %n
}";

#[test]
fn what_is_freed_by_mistake_is_a_trap_that_says_what_is_wrong() {
    use FreeMistake::{AlreadyFree, NeverAllocated};
    // Blocks of a slab, of a slab with few, and by themselves; whole regions of them, kept and given back.
    const SIZES: [i64; 6] = [32, 100, 3000, 20_000, 300_000, 9 << 20];
    let wrong = [
        ("twice", "free", Some(AlreadyFree)),
        ("inside", "free", None),
        ("inside_of_freed", "free", Some(AlreadyFree)),
        ("grown", "realloc", Some(AlreadyFree)),
        ("array", "reallocarray", None),
        ("measured", "malloc_usable_size", Some(AlreadyFree)),
        ("deleted", "operator delete", Some(AlreadyFree)),
        ("array_deleted", "operator delete[]", None),
        ("on_stack", "free", Some(NeverAllocated)),
        ("of_variable", "free", Some(NeverAllocated)),
        ("of_constant", "realloc", Some(NeverAllocated)),
        ("of_function", "free", Some(NeverAllocated)),
        ("made_up", "free", Some(NeverAllocated)),
        ("not_canonical", "free", Some(NeverAllocated)),
    ];
    for kind in KINDS {
        // What is not freed by mistake stays there.
        let instance = instantiate(kind, 512 << 20, MISTAKES);
        let right = instance.typed_func::<(i64,), i64>("right").unwrap();
        for size in SIZES {
            for (name, by, expected) in wrong {
                let run = instance.typed_func::<(i64,), ()>(name).unwrap();
                let trap = run.call((size,)).unwrap_err();
                let TrapKind::BadFree {
                    function,
                    address,
                    mistake,
                } = trap.kind()
                else {
                    panic!("{kind:?} {name} {size}: {trap}");
                };
                assert_eq!(*function, by, "{kind:?} {name} {size}");
                match (expected, mistake) {
                    (None, FreeMistake::InsideOfBlock { start, size: bytes }) => {
                        assert!(*start < *address && *address < start + bytes);
                        assert!(*bytes >= size as u64);
                    }
                    (expected, found) => assert_eq!(expected, Some(*found), "{name} {size}"),
                }
                assert_eq!(trap.frames()[0].name(), name, "{kind:?}");
                assert_eq!(right.call((size,)).unwrap(), 42, "{kind:?} {name}");
            }
        }
        let behind = instance.typed_func::<(i64,), ()>("behind").unwrap();
        let trap = behind.call((16,)).unwrap_err();
        let text = trap.to_string();
        assert!(text.starts_with("`free` of 0x"), "{text}");
        assert!(text.contains(", which was never allocated in "), "{text}");
        let inside = instance.typed_func::<(i64,), ()>("inside").unwrap();
        let text = inside.call((100,)).unwrap_err().to_string();
        assert!(
            text.contains(", which is 50 bytes inside of a block of 112 in"),
            "{text}"
        );
        assert_eq!(trap.kind().word(), "bad-free");
    }
}

/// What lies before and behind blocks is other blocks, and never what is known of them.
#[test]
fn a_program_that_writes_all_over_its_heap_harms_itself_alone() {
    let text = "declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare ptr @memset(ptr, i32, i64)
define void @run(i64 %size, i32 %with) {
  %a = call ptr @malloc(i64 %size)
  %b = call ptr @malloc(i64 %size)
  %c = call ptr @malloc(i64 %size)
  %low = getelementptr i8, ptr %b, i64 -32
  %more = add i64 %size, 64
  call ptr @memset(ptr %low, i32 %with, i64 %more)
  call void @free(ptr %b)
  call ptr @memset(ptr %b, i32 %with, i64 %size)
  %d = call ptr @calloc(i64 %size, i64 1)
  %e = call ptr @malloc(i64 %more)
  %f = call ptr @realloc(ptr %a, i64 %more)
  call void @free(ptr %f)
  call void @free(ptr %c)
  call void @free(ptr %d)
  call void @free(ptr %e)
  ret void
}";
    for kind in KINDS {
        let instance = instantiate(kind, 16 << 20, text);
        let run = instance.typed_func::<(i64, i32), ()>("run").unwrap();
        // There is something around the blocks.
        run.call((64, 0)).unwrap();
        for size in [16, 100, 1000, 5000, 40_000] {
            for with in [0, 0x7f, 0x80, 0xff] {
                run.call((size, with)).unwrap();
            }
        }
    }
}

#[test]
fn sizes_are_those_that_may_be_used_and_nothing_is_made_of_a_size_of_zero() {
    let text = "declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare ptr @aligned_alloc(i64, i64)
declare ptr @valloc(i64)
declare i64 @malloc_usable_size(ptr)
declare void @free_sized(ptr, i64)
declare ptr @__errno_location()
define i64 @usable(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %n = call i64 @malloc_usable_size(ptr %p)
  call void @free_sized(ptr %p, i64 %size)
  ret i64 %n
}
define i64 @of_null() {
  %n = call i64 @malloc_usable_size(ptr null)
  ret i64 %n
}
define ptr @to_nothing(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  %q = call ptr @realloc(ptr %p, i64 0)
  ret ptr %q
}
define ptr @nothing() {
  %p = call ptr @realloc(ptr null, i64 0)
  ret ptr %p
}
define i64 @aligned(i64 %align, i64 %size) {
  %p = call ptr @aligned_alloc(i64 %align, i64 %size)
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}
define i64 @page() {
  %p = call ptr @valloc(i64 10)
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}
define i32 @errno() {
  %p = call ptr @__errno_location()
  %n = load i32, ptr %p
  ret i32 %n
}";
    for kind in KINDS {
        let instance = instantiate(kind, 16 << 20, text);
        let usable = instance.typed_func::<(i64,), i64>("usable").unwrap();
        for size in [0, 1, 16, 17, 1000, 4096, 4097, 100_000] {
            let bytes = usable.call((size,)).unwrap();
            assert!(
                bytes >= size && bytes <= size + size / 4 + 16,
                "{size}: {bytes}"
            );
        }
        let of_null = instance.typed_func::<(), i64>("of_null").unwrap();
        assert_eq!(of_null.call(()).unwrap(), 0);
        let to_nothing = instance
            .typed_func::<(i64,), *mut u8>("to_nothing")
            .unwrap();
        let before = instance.heap_bytes();
        for _ in 0..1000 {
            assert!(to_nothing.call((100_000,)).unwrap().is_null());
        }
        assert_eq!(instance.heap_bytes(), before);
        let nothing = instance.typed_func::<(), *mut u8>("nothing").unwrap();
        assert!(!nothing.call(()).unwrap().is_null());
        let aligned = instance.typed_func::<(i64, i64), i64>("aligned").unwrap();
        for shift in 0..16 {
            let at = aligned.call((1 << shift, 100)).unwrap();
            assert!(at != 0 && at % (1 << shift) == 0);
        }
        let errno = instance.typed_func::<(), i32>("errno").unwrap();
        assert_eq!(aligned.call((24, 100)).unwrap(), 0);
        assert_eq!(errno.call(()).unwrap(), 22);
        assert_eq!(aligned.call((64, i64::MAX)).unwrap(), 0);
        assert_eq!(errno.call(()).unwrap(), 12);
        let page = instance.typed_func::<(), i64>("page").unwrap();
        assert_eq!(page.call(()).unwrap() % 4096, 0);
    }
}

#[test]
fn lines_are_read_into_memory_of_the_heap() {
    let text = r#"declare ptr @fmemopen(ptr, i64, ptr)
declare i32 @fclose(ptr)
declare i64 @getline(ptr, ptr, ptr)
declare i64 @getdelim(ptr, ptr, i32, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
declare i64 @strlen(ptr)
@text = constant [22 x i8] c"one\0Athree hundred;two\00"
@mode = constant [2 x i8] c"r\00"
define i64 @run() {
  %file = call ptr @fmemopen(ptr @text, i64 21, ptr @mode)
  %line = alloca ptr
  %room = alloca i64
  %two = call ptr @malloc(i64 2)
  store ptr %two, ptr %line
  store i64 2, ptr %room
  %a = call i64 @getline(ptr %line, ptr %room, ptr %file)
  %b = call i64 @getdelim(ptr %line, ptr %room, i32 59, ptr %file)
  %p = load ptr, ptr %line
  %c = call i64 @strlen(ptr %p)
  %d = call i64 @getline(ptr %line, ptr %room, ptr %file)
  %e = call i64 @getline(ptr %line, ptr %room, ptr %file)
  %q = load ptr, ptr %line
  call void @free(ptr %q)
  call i32 @fclose(ptr %file)
  %b2 = mul i64 %b, 100
  %c2 = mul i64 %c, 10000
  %d2 = mul i64 %d, 1000000
  %s1 = add i64 %a, %b2
  %s2 = add i64 %s1, %c2
  %s3 = add i64 %s2, %d2
  %s4 = add i64 %s3, %e
  ret i64 %s4
}"#;
    for kind in KINDS {
        let instance = instantiate(kind, 1 << 20, text);
        let run = instance.typed_func::<(), i64>("run").unwrap();
        // Four characters, fourteen twice, three, and the end.
        assert_eq!(run.call(()).unwrap(), 3_141_404 - 1, "{kind:?}");
    }
}

/// A function of C that is given an address in the guard of the stack has not overflowed it.
#[test]
fn an_address_below_the_stack_is_no_overflow_of_it() {
    let text = "declare i64 @strlen(ptr)
declare ptr @strdup(ptr)
define i64 @measure() {
  %here = alloca i8
  %below = getelementptr i8, ptr %here, i64 -900000
  %n = call i64 @strlen(ptr %below)
  ret i64 %n
}
define ptr @copy() {
  %here = alloca i8
  %below = getelementptr i8, ptr %here, i64 -900000
  %p = call ptr @strdup(ptr %below)
  ret ptr %p
}";
    for kind in KINDS {
        let mut config = Config::new();
        config.engine(kind).stack_size(64 << 10).trap_in_host(true);
        let module = Module::from_text("test.ll", text, Profile::Auto).unwrap();
        let mut linker = Linker::new(&Engine::new(&config).unwrap());
        linker.with_libc().own_heap(1 << 20);
        // SAFETY: what the program accesses is not mapped.
        let instance = unsafe { linker.instantiate(&module) }.unwrap();
        for name in ["measure", "copy"] {
            let run = instance.typed_func::<(), i64>(name);
            let trap = match run {
                Ok(run) => run.call(()).unwrap_err(),
                Err(_) => {
                    let run = instance.typed_func::<(), *mut u8>(name).unwrap();
                    run.call(()).unwrap_err()
                }
            };
            let is_bad_address = matches!(trap.kind(), TrapKind::BadAddress(Some(_)));
            assert!(is_bad_address, "{kind:?} {name}: {trap}");
        }
    }
}
