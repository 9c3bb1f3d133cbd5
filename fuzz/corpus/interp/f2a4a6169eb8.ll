; test: pointers to functions, arrays of arrays, vectors of scala{ i8, i64 }> }
%c = type <4 x double>
%d = type <2 x i8*>
define i64 @main() {
  %p = alloca [2 x i64 ()*]
  %q = alloca %b
  ret i64 0
}
