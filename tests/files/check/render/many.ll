; test: the whole rendering: errors of the parser and of the verifier in one run, in source order
;~v error: the type `%t` contains itself
%t = type { i64, %t }
;~v error: this string has 4 bytes, but its type `[3 x i8]` has room for 3
@s = global [3 x i8] c"abc\00"
define i64 @main(i64 %n) {
;~v error: use of undefined value `%undefined`
  %x = add i64 %n, %undefined
;~v error: unknown instruction `ad`
  %y = ad i64 %n, 1
;~v error: use of undefined label `%nowhere`
  br label %nowhere
next:
;~v error: `%n` has type `i64`, but is used as `i32`
  %z = add i32 %n, 1
;~v error: `@main` returns `i64`, but this returns `i32`
  ret i32 0
}
