; test: pointers to functions, arrays of arrays, vectors of scalars
; exit: 0
%a = type [3 x [0 x i8] i64 @main() {
  %p = alloca [2 x i64 ()*]
  %q = alloca %b
  ret i64 0
}
