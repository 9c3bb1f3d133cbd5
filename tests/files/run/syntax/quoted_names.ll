; test: quoted names with spaces, punctuation and escapes, for functions, globals, locals, labels and types.
; exit: 29
@"a global!" = global i64 20
%"a type" = type { i64, i64 }
define i64 @"f(x) = x\2B1"(i64 %"the arg") {
"first block":
  %"the result" = add i64 %"the arg", 1
  br label %"second\20block"
"second block":
  ret i64 %"the result"
}
define i64 @main() {
  %a = load i64, ptr @"a global!"
  %b = call i64 @"f(x) = x+1"(i64 %a)
  %s = alloca %"a type"
  %p = getelementptr %"a type", ptr %s, i32 0, i32 1
  store i64 8, ptr %p
  %v = load i64, ptr %p
  %r = add i64 %b, %v
  ret i64 %r
}
