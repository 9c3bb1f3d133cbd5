//! Variables of programs, as the host reads and writes them, and addresses of functions.

use std::thread;

use jitlite::{ErrorKind, Val};

use crate::{KINDS, instantiate, linker, module};

const VARIABLES: &str = "
    @counter = global i64 5
    @flag = global i1 true
    @wide = global i128 -1
    @table = global [4 x i16] [i16 1, i16 2, i16 3, i16 4]
    @fixed = constant i32 7
    @again = alias i32, ptr @fixed
    @unwritten = internal global i32 9
    @hidden = internal global i32 1
    @text = global [8 x i8] c\"seven\\00xx\"
    @own = thread_local global i64 1
    define i64 @count() {
      %n = load i64, ptr @counter
      %m = add i64 %n, 1
      store i64 %m, ptr @counter
      ret i64 %m
    }
    define i32 @sum() {
      %a = load i32, ptr @unwritten
      %b = load i32, ptr @hidden
      %c = add i32 %a, %b
      store i32 %c, ptr @hidden
      ret i32 %c
    }
    define void @own_is(i64 %n) { store i64 %n, ptr @own ret void }";

#[test]
fn globals_are_read_and_written() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), VARIABLES);
        let counter = instance.global::<i64>("counter").unwrap();
        let count = instance.typed_func::<(), i64>("count").unwrap();
        assert_eq!(count.call(()).unwrap(), 6);
        assert_eq!(counter.get(), 6);
        counter.set(100).unwrap();
        assert_eq!(count.call(()).unwrap(), 101, "{kind:?}");
        let flag = instance.global::<bool>("flag").unwrap();
        assert!(flag.get());
        flag.set(false).unwrap();
        assert_eq!(flag.variable().get().unwrap(), Val::I1(false));
        assert_eq!(instance.global::<u128>("wide").unwrap().get(), u128::MAX);
        let table = instance.global::<[i16; 4]>("table").unwrap();
        assert_eq!(table.get(), [1, 2, 3, 4]);
        table.set([4, 3, 2, 1]).unwrap();
        assert_eq!(table.get(), [4, 3, 2, 1]);
        for name in ["fixed", "again"] {
            let fixed = instance.global::<i32>(name).unwrap();
            assert_eq!(fixed.get(), 7);
            assert!(matches!(
                fixed.set(8).unwrap_err().kind(),
                ErrorKind::Constant { .. }
            ));
            let set = fixed.variable().set(&Val::I32(8));
            assert!(matches!(
                set.unwrap_err().kind(),
                ErrorKind::Constant { .. }
            ));
        }
        let error = instance.global::<i32>("counter").map(drop).unwrap_err();
        assert_eq!(error.to_string(), "`@counter` is of type `i64`, not `i32`");
        let error = instance.global::<i32>("count").map(drop).unwrap_err();
        assert_eq!(error.to_string(), "there is no variable `@count`");
    }
}

/// Nobody else may write what only the module itself can name and nowhere writes: code may have its value.
#[test]
fn what_a_module_keeps_as_it_is_is_a_constant() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), VARIABLES);
        let sum = instance.typed_func::<(), i32>("sum").unwrap();
        let unwritten = instance.global::<i32>("unwritten").unwrap();
        assert_eq!(unwritten.get(), 9);
        assert!(unwritten.variable().is_constant(), "{kind:?}");
        let set = unwritten.set(8);
        assert!(matches!(
            set.unwrap_err().kind(),
            ErrorKind::Constant { .. }
        ));
        let hidden = instance.global::<i32>("hidden").unwrap();
        assert!(!hidden.variable().is_constant(), "{kind:?}");
        hidden.set(20).unwrap();
        assert_eq!(sum.call(()).unwrap(), 29, "{kind:?}");
        assert_eq!(hidden.get(), 29);
    }
}

#[test]
fn slices_and_strings_are_within_a_variable() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), VARIABLES);
        let table = instance.variable("table").unwrap();
        assert_eq!(table.size(), Some(8));
        assert_eq!(table.read_slice::<i16>(2, 3).unwrap(), [2, 3, 4]);
        table.write_slice(4, &[30i16, 40]).unwrap();
        assert_eq!(table.read_slice::<i16>(0, 4).unwrap(), [1, 2, 30, 40]);
        for (offset, len) in [(2, 4), (9, 0), (usize::MAX, 1), (0, usize::MAX)] {
            let read = table.read_slice::<i16>(offset, len);
            assert!(matches!(
                read.unwrap_err().kind(),
                ErrorKind::OutOfBounds { size: 8, .. }
            ));
        }
        let error = table.write_slice(6, &[1i32]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "4 bytes from byte 6 on are not within `@table`, which has 8"
        );
        let text = instance.variable("text").unwrap();
        assert_eq!(text.c_string(0).unwrap().as_c_str(), c"seven");
        assert_eq!(text.c_string(3).unwrap().as_c_str(), c"en");
        // There is no null byte behind these.
        assert!(matches!(
            text.c_string(6).unwrap_err().kind(),
            ErrorKind::OutOfBounds { .. }
        ));
        text.write_c_string(3, c"more").unwrap();
        assert_eq!(text.c_string(0).unwrap().as_c_str(), c"sevmore");
        assert!(text.write_c_string(4, c"more").is_err());
        assert!(text.set(&Val::I64(0)).is_err());
    }
}

#[test]
fn each_thread_has_its_own_thread_local() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), VARIABLES);
        let own = instance.global::<i64>("own").unwrap();
        own.set(2).unwrap();
        thread::scope(|scope| {
            scope.spawn(|| {
                assert_eq!(own.get(), 1, "{kind:?}");
                instance
                    .typed_func::<(i64,), ()>("own_is")
                    .unwrap()
                    .call((3,))
                    .unwrap();
                assert_eq!(own.get(), 3, "{kind:?}");
            });
        });
        assert_eq!(own.get(), 2, "{kind:?}");
    }
}

#[test]
fn addresses_of_functions_are_functions_of_c() {
    let text = "define i32 @less(ptr %a, ptr %b) {
          %x = load i32, ptr %a
          %y = load i32, ptr %b
          %r = sub i32 %x, %y
          ret i32 %r
        }
        define i1 @odd(i8 %n) { %r = trunc i8 %n to i1 ret i1 %r }";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        type Pointer = *const libc::c_void;
        let less = instance
            .typed_func::<(Pointer, Pointer), i32>("less")
            .unwrap();
        let odd = instance.typed_func::<(u8,), bool>("odd").unwrap();
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut numbers = [5i32, -3, 9, 0, 2];
                    // SAFETY: the function is one of comparison, and the instance lives.
                    unsafe {
                        let less = less.pointer();
                        let less = std::mem::transmute::<
                            unsafe extern "C" fn(Pointer, Pointer) -> i32,
                            extern "C" fn(Pointer, Pointer) -> i32,
                        >(less);
                        libc::qsort(numbers.as_mut_ptr().cast(), 5, 4, Some(less));
                        assert!((odd.pointer())(3) && !(odd.pointer())(254));
                    }
                    assert_eq!(numbers, [-3, 0, 2, 5, 9], "{kind:?}");
                });
            }
        });
    }
}

const TYPES_THAT_LIE: &str = "
    @large = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
    @small = global i8 5
    @behind_small = global [64 x i8] zeroinitializer
    @part = alias i64, getelementptr (i8, ptr @large, i64 24)
    @longer = alias [8 x i64], ptr @small
    @fixed = constant [2 x i32] [i32 1, i32 2]
    @of_fixed = alias i32, getelementptr (i8, ptr @fixed, i64 4)
    @elsewhere = external global [9 x i64]
    define void @use() { store i64 0, ptr @elsewhere ret void }";

/// What is there counts, and not the type of the symbol.
#[test]
fn bounds_are_those_of_the_object_that_is_there() {
    for kind in KINDS {
        let mut linker = linker(kind);
        let modules = [
            module(TYPES_THAT_LIE),
            module("@elsewhere = global [2 x i16] [i16 7, i16 8]"),
        ];
        // SAFETY: the program does nothing.
        let instance = unsafe { linker.instantiate_all(&modules) }.unwrap();
        let size = |name: &str| instance.variable(name).unwrap().size();
        assert_eq!(
            (size("large"), size("part"), size("longer")),
            (Some(32), Some(8), Some(1))
        );
        assert_eq!(instance.global::<i64>("part").unwrap().get(), 4);
        let is_out = |error: jitlite::Error| matches!(error.kind(), ErrorKind::OutOfBounds { .. });
        let part = instance.variable("part").unwrap();
        assert!(is_out(part.read(8, &mut [0]).unwrap_err()));
        let longer = instance.variable("longer").unwrap();
        assert!(is_out(longer.get().unwrap_err()), "{kind:?}");
        let zeros = Val::Array(vec![Val::I64(0); 8]);
        assert!(is_out(longer.set(&zeros).unwrap_err()), "{kind:?}");
        assert!(is_out(longer.write(0, &[0; 2]).unwrap_err()));
        assert!(is_out(longer.c_string(0).unwrap_err()));
        longer.write(0, &[6]).unwrap();
        assert_eq!(instance.global::<i8>("small").unwrap().get(), 6);
        assert!(is_out(longer.typed::<[i64; 8]>().map(drop).unwrap_err()));
        // A place within a constant is constant, too.
        let of_fixed = instance.global::<i32>("of_fixed").unwrap();
        assert_eq!(of_fixed.get(), 2);
        let error = of_fixed.set(3).unwrap_err();
        assert!(
            matches!(error.kind(), ErrorKind::Constant { .. }),
            "{kind:?}"
        );
        // A declaration is what another module defines,
        assert_eq!(size("elsewhere"), Some(4));
        let elsewhere = instance.global::<[i16; 2]>("elsewhere").unwrap();
        assert_eq!(elsewhere.get(), [7, 8]);
        // or another program,
        linker.instance(&instance).unwrap();
        let text = "
            @large = external global [4 x i64]
            @part = external global i64
            define void @use() {
              store i64 0, ptr @part
              store i64 0, ptr @large
              ret void
            }";
        let other = instantiate(&linker, text);
        let large = other.variable("large").unwrap();
        assert_eq!(large.size(), Some(32), "{kind:?}");
        assert_eq!(other.variable("part").unwrap().size(), Some(8));
        assert!(is_out(large.read(25, &mut [0; 8]).unwrap_err()));
    }
}

#[test]
fn what_is_bound_to_the_host_is_as_large_as_the_host_says() {
    for kind in KINDS {
        let (mut typed, untyped) = ([1i32, 2], [0u64; 4]);
        let mut linker = linker(kind);
        // SAFETY: they live as long as the program.
        unsafe {
            let ty = jitlite::ValType::array(jitlite::ValType::I32, 2);
            linker.define_variable("typed", ty, &raw mut typed).unwrap();
            linker.define_symbol("untyped", &raw const untyped).unwrap();
        }
        let text = "
            @typed = external global [2 x i32]
            @untyped = external global i64
            @environ = external global [99 x i64]
            @__libc_single_threaded = external global i8
            define ptr @use() {
              store i32 5, ptr @typed
              store i64 0, ptr @untyped
              store i8 0, ptr @__libc_single_threaded
              ret ptr @environ
            }";
        let instance = instantiate(&linker, text);
        let host = instance.global::<[i32; 2]>("typed").unwrap();
        assert_eq!(host.variable().size(), Some(8), "{kind:?}");
        host.set([3, 4]).unwrap();
        assert_eq!(host.get(), [3, 4]);
        assert!(host.variable().read(4, &mut [0; 5]).is_err());
        let unknown = instance.variable("untyped").unwrap();
        assert_eq!(unknown.size(), None, "{kind:?}");
        let errors = [
            unknown.get().map(drop).unwrap_err(),
            unknown.set(&Val::I64(1)).unwrap_err(),
            unknown.read(0, &mut [0]).unwrap_err(),
            unknown.write(0, &[0]).unwrap_err(),
            instance.global::<i64>("untyped").map(drop).unwrap_err(),
        ];
        for error in errors {
            assert!(matches!(error.kind(), ErrorKind::UnknownSize { .. }));
            assert!(error.to_string().contains("`@untyped` is bound to"));
        }
        // Of libraries the system knows sizes, and no types.
        let environ = instance.variable("environ").unwrap();
        assert_eq!(environ.size(), Some(8), "{kind:?}");
        assert!(environ.get().is_err());
        let error = environ.write(0, &[0; 8]).unwrap_err();
        assert!(matches!(error.kind(), ErrorKind::HoldsPointer { .. }));
        let flag = instance.variable("__libc_single_threaded").unwrap();
        assert_eq!(flag.size(), Some(1), "{kind:?}");
    }
}

/// The program follows its pointers: safe code writes none.
#[test]
fn pointers_are_written_by_unsafe_functions_alone() {
    let text = "
        %link = type { i32, [3 x { i64, ptr }], i8 }
        @target = global i32 7
        @pointer = global ptr @target
        @links = global [4 x %link] zeroinitializer
        @number = alias i64, ptr @pointer
        @many = global [1000 x ptr] zeroinitializer
        @words = global [4 x i64] zeroinitializer
        @as_pointer = alias ptr, ptr @words
        define i32 @load() {
          %p = load ptr, ptr @pointer
          %r = load i32, ptr %p
          ret i32 %r
        }";
    for kind in KINDS {
        let instance = instantiate(&linker(kind), text);
        let is_refused = |result: Result<(), jitlite::Error>| {
            matches!(result.unwrap_err().kind(), ErrorKind::HoldsPointer { .. })
        };
        let pointer = instance.global::<*const i32>("pointer").unwrap();
        assert!(is_refused(pointer.set(std::ptr::null())));
        assert!(is_refused(pointer.variable().set(&Val::Ptr(0))));
        assert!(is_refused(pointer.variable().write(7, &[0])));
        assert!(is_refused(pointer.variable().write_slice(0, &[0i64])));
        // An alias of a number is the same pointer, and one of a pointer to numbers is followed as well.
        assert!(is_refused(instance.global::<i64>("number").unwrap().set(0)));
        let as_pointer = instance.global::<*const i32>("as_pointer").unwrap();
        assert!(is_refused(as_pointer.set(std::ptr::null())));
        let many = instance.variable("many").unwrap();
        assert!(is_refused(many.write(4000, &[0; 3])));
        let (good, load) = (7i32, instance.typed_func::<(), i32>("load").unwrap());
        // SAFETY: there is a number.
        unsafe { pointer.set_with_pointers(&raw const good) }.unwrap();
        assert_eq!(pointer.get(), &raw const good);
        assert_eq!(load.call(()).unwrap(), 7, "{kind:?}");
        let address = (&raw const good as u64).to_le_bytes();
        // SAFETY: as above.
        unsafe { pointer.variable().write_with_pointers(0, &address) }.unwrap();
        assert_eq!(load.call(()).unwrap(), 7, "{kind:?}");
        // A link is 64 bytes: a number, three pairs from 8 on, whose second half is the pointer, and a byte.
        let links = instance.variable("links").unwrap();
        assert_eq!(links.size(), Some(256));
        for link in 0..4 {
            let at = 64 * link;
            for (start, len) in [(0, 16), (24, 8), (40, 8), (56, 8)] {
                links.write(at + start, &vec![1; len]).unwrap();
            }
            for (start, len) in [
                (16, 1),
                (23, 1),
                (15, 2),
                (31, 2),
                (39, 2),
                (48, 8),
                (0, 64),
            ] {
                assert!(
                    is_refused(links.write(at + start, &vec![0; len])),
                    "{start}"
                );
            }
        }
    }
}

/// Two threads that get and set are no data race.
#[test]
fn scalars_are_never_torn() {
    let instance = instantiate(&linker(KINDS[0]), "@word = global i64 0");
    let word = instance.global::<u64>("word").unwrap();
    thread::scope(|scope| {
        for pattern in [0u64, u64::MAX] {
            let word = &word;
            scope.spawn(move || {
                for _ in 0..20_000 {
                    word.set(pattern).unwrap();
                    assert!([0, u64::MAX].contains(&word.get()));
                }
            });
        }
    });
}
