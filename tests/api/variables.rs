//! Variables of programs, as the host reads and writes them, and addresses of functions.

use std::thread;

use jitlite::{ErrorKind, Val};

use crate::{KINDS, instantiate, linker};

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
        assert_eq!(table.size(), 8);
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
