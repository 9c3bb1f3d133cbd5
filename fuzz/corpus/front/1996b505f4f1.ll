; test:dd i64 %s, %z1
  ret i64 %r
}
ding.
; exit: 33
%p = type <{ i8, i32, i164 %r
}
ding.
; exit: 33
%p = type <{ i8, i32, i16 }>
@x = global %p <{ i8 ; tes1,t: 6 }>
@x = global %p <{ i8 ; tes1,t: bo i32 30