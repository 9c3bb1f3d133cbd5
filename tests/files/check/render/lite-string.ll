; test: the whole rendering: strings without a terminator, or of another length than their type
; flags: --std llvmlite
;~v error: this string does not end with `\00`
@a = global [5 x i8] c"hello"
;~v error: this string has 6 bytes, but its type `[5 x i8]` has room for 5
@b = global [5 x i8] c"hello\00"
;~v error: this string does not end with `\00`
@c = global { i64, [3 x i8] } { i64 1, [3 x i8] c"abc" }
;~v error: this string has 6 bytes, but its type `[9 x i8]` has room for 9
@d = global [9 x i8] c"hello\00"
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
