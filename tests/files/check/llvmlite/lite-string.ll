; test: strings without a terminator, or of another length than their type
; flags: --std llvmlite
; spec: LLVMlite, Global Definitions: "The size of the array N should be the length of the string in bytes, including the null terminator \00."
@a = global [5 x i8] c"hello" ;~ error: this string does not end with `\00`
@b = global [5 x i8] c"hello\00" ;~ error: this string has 6 bytes, but its type `[5 x i8]` has room for 5
@c = global { i64, [3 x i8] } { i64 1, [3 x i8] c"abc" } ;~ error: this string does not end with `\00`
@d = global [9 x i8] c"hello\00" ;~ error: this string has 6 bytes, but its type `[9 x i8]` has room for 9
define i64 @main(i64 %argc, i8** %argv) {
  ret i64 0
}
