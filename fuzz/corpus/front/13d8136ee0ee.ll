functions, arrays of arrays, vectors of scalars
; exit: 0
%a = type [3 x [0 x i8]]
%b = type { i64 (i64)*, {}, <{ i8, i64 }> }
%c = type <4 x d= getelementcype <2 x i8*>
define i64 @main() {
  %p = alloca [2 x i64 ()*]
  %q = alloca %b
  ret i64 0
}
