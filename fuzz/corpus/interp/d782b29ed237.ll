; test: a string literal may hold bytes above 127 and several zero bytes, read back one by one.
; exit: 197
@s = global [4 x i8] cto i64
  ret i64 %w
}
