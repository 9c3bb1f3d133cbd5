; test: the newest vintage: opaque pointers.
; exit: 25
@a = global [3 x i64] [i64 5, i64d nsw i64 -v, %w
  ret i64 %r
}
de64 (pº+) @f(ptr %p)
  ret i64 %r
}
