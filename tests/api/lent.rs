//! Memory of the host that programs are lent for a call.

use std::ffi::CStr;

use jitlite::{TrapKind, TypedFunc, host_struct};

use crate::{KINDS, instantiate, linker};

host_struct! {
    #[derive(Debug, PartialEq)]
    struct Point {
        x: i32,
        y: f64,
        flags: [u8; 3],
    }
    #[derive(Debug)]
    struct Switch {
        on: bool,
    }
}

const PROGRAM: &str = "
    declare i64 @strlen(ptr)
    define i64 @sum(ptr %at, i64 %n) {
    entry:
      br label %next
    next:
      %i = phi i64 [ 0, %entry ], [ %j, %add ]
      %s = phi i64 [ 0, %entry ], [ %t, %add ]
      %end = icmp eq i64 %i, %n
      br i1 %end, label %return, label %add
    add:
      %p = getelementptr i64, ptr %at, i64 %i
      %x = load i64, ptr %p
      store i64 0, ptr %p
      %t = add i64 %s, %x
      %j = add i64 %i, 1
      br label %next
    return:
      ret i64 %s
    }
    define void @move(ptr %point, double %by) {
      %y.at = getelementptr { i32, double, [3 x i8] }, ptr %point, i64 0, i32 1
      %y = load double, ptr %y.at
      %new = fadd double %y, %by
      store double %new, ptr %y.at
      ret void
    }
    define i1 @is_on(ptr %switch) {
      %on = load i1, ptr %switch
      ret i1 %on
    }
    define i64 @length(ptr nonnull %text) {
      %n = call i64 @strlen(ptr %text)
      ret i64 %n
    }
    define i64 @pair(ptr dereferenceable(16) align 8 %pair) {
      %second = getelementptr i64, ptr %pair, i64 1
      %r = load i64, ptr %second
      ret i64 %r
    }
    define void @result(ptr sret([2 x i64]) %to, i64 %n) {
      store i64 %n, ptr %to
      ret void
    }
    define i64 @maybe(ptr dereferenceable_or_null(8) %p, ptr byref({ i64, i32 }) %q) {
      %r = load i64, ptr %q
      ret i64 %r
    }
    define void @put(ptr writeonly %to) {
      store i8 1, ptr %to
      ret void
    }";

#[test]
fn programs_read_and_write_what_they_are_lent() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), PROGRAM);
        let sum = instance
            .typed_func::<(&mut [i64], i64), i64>("sum")
            .unwrap();
        let mut numbers = vec![1, 2, 3];
        // The loan is over when the call is.
        for expected in [6, 0] {
            assert_eq!(sum.call((&mut numbers, 3)).unwrap(), expected, "{kind:?}");
        }
        let by = instance
            .typed_func::<(&mut Point, f64), ()>("move")
            .unwrap();
        let mut point = Point {
            x: 1,
            y: 2.0,
            flags: [3; 3],
        };
        by.call((&mut point, 0.5)).unwrap();
        assert_eq!(point.y, 2.5, "{kind:?}");
        let is_on = instance.typed_func::<(&Switch,), bool>("is_on").unwrap();
        assert!(is_on.call((&Switch { on: true },)).unwrap());
        let length: TypedFunc<(&'static CStr,), i64> = instance.typed_func("length").unwrap();
        let text = std::ffi::CString::new("seven").unwrap();
        assert_eq!(length.call((&text,)).unwrap(), 5, "{kind:?}");
    }
}

/// What a function declares of a parameter holds in each call, or there is no call.
#[test]
fn what_is_lent_is_as_large_as_the_function_declares() {
    for kind in KINDS {
        let instance = instantiate(&linker(kind), PROGRAM);
        let refused = |trap: jitlite::Trap, why: &str| {
            let expected = TrapKind::Argument(why.into());
            assert_eq!(
                (trap.kind(), trap.frames().len()),
                (&expected, 0),
                "{kind:?}"
            );
        };
        let pair = instance.typed_func::<(&[i64],), i64>("pair").unwrap();
        assert_eq!(pair.call((&[1, 2, 3],)).unwrap(), 2);
        let why = "parameter 1 of `@pair` leads to 16 bytes, as it is declared, but 8 are lent";
        refused(pair.call((&[1],)).unwrap_err(), why);
        let bytes = instance.typed_func::<(&[u8],), i64>("pair").unwrap();
        let aligned = [0u64; 4];
        // SAFETY: they are the bytes of words.
        let words = unsafe { std::slice::from_raw_parts(aligned.as_ptr().cast::<u8>(), 32) };
        assert_eq!(bytes.call((words,)).unwrap(), 0);
        let why =
            "parameter 1 of `@pair` is declared `align 8`, but what is lent is not aligned so";
        refused(bytes.call((&words[1..],)).unwrap_err(), why);

        let result = instance
            .typed_func::<(&mut [i64; 2], i64), ()>("result")
            .unwrap();
        let mut to = [0; 2];
        result.call((&mut to, 9)).unwrap();
        assert_eq!(to, [9, 0]);
        let small = instance
            .typed_func::<(&mut i64, i64), ()>("result")
            .unwrap();
        let why = "parameter 1 of `@result` leads to 16 bytes, as it is declared, but 8 are lent";
        refused(small.call((&mut to[0], 9)).unwrap_err(), why);
        let shared = instance
            .typed_func::<(&[i64; 2], i64), ()>("result")
            .unwrap();
        let why =
            "parameter 1 of `@result` is declared to be written, but the memory is lent to be read";
        refused(shared.call((&to, 9)).unwrap_err(), why);
        let put = instance.typed_func::<(&u8,), ()>("put").unwrap();
        let why =
            "parameter 1 of `@put` is declared to be written, but the memory is lent to be read";
        refused(put.call((&1,)).unwrap_err(), why);

        let maybe = instance.typed_func::<(&i64, &[i64]), i64>("maybe").unwrap();
        assert_eq!(maybe.call((&1, &[2, 3])).unwrap(), 2, "{kind:?}");
        let why = "parameter 2 of `@maybe` leads to 16 bytes, as it is declared, but 8 are lent";
        refused(maybe.call((&1, &[2])).unwrap_err(), why);
        let maybe = instance.typed_func::<(&i32, &[i64]), i64>("maybe").unwrap();
        let why = "parameter 1 of `@maybe` leads to 8 bytes, as it is declared, but 4 are lent";
        refused(maybe.call((&1, &[2, 3])).unwrap_err(), why);
    }
}
