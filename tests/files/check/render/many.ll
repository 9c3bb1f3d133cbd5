; test: the whole rendering: errors of the parser and of the verifier in one run, in source order

%t = type { i64, %t } ;~ warning: the type `%t` contains itself

@s = global [3 x i8] c"abc\00" ;~ error: this string has 4 bytes, but its type `[3 x i8]` has room for 3
define i64 @main(i64 %n) {

  %x = add i64 %n, %undefined ;~ error: use of undefined value `%undefined`

  %y = ad i64 %n, 1 ;~ error: unknown instruction `ad`

  br label %nowhere ;~ error: use of undefined label `%nowhere`
next:

  %z = add i32 %n, 1 ;~ error: `%n` has type `i64`, but is used as `i32`

  ret i32 0 ;~ error: `@main` returns `i64`, but this returns `i32`
}
