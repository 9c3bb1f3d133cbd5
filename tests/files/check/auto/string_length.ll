; test: arrays that are longer or shorter than their strings
; spec: Complex Constants: "Array constants must have array type, and the number and types of elements must match those specified by the type."
@a = global [5 x i8] c"hello\00" ;~ error: this string has 6 bytes, but its type `[5 x i8]` has room for 5
@b = global [7 x i8] c"hello\00" ;~ error: this string has 6 bytes, but its type `[7 x i8]` has room for 7
@c = global { i64, [2 x i8] } { i64 1, [2 x i8] c"\0A\0A\00" } ;~ error: this string has 3 bytes, but its type `[2 x i8]` has room for 2
@d = global [6 x i8] c"hello\00"
define i64 @main() {
  ret i64 0
}
