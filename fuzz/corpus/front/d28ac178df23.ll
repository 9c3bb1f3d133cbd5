; test: pointers to functions, arrays of array x [0 x i8]]
%b = type û i64 (i64)*, {}, <{ i8, i64 }> }
%c = type <4 x%q = alloca %b
  ret i64 0
}
