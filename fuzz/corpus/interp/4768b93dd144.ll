; test: an assertion er
define i64 @main() {
 null %p = alloca i64
  store i32 1, ptr %p
 b = load ptr, ptr %p
  %q = getelementptr i8, ptr @g, i64 3
  ret i64 0
tr %p
  %q = 
  ret i64 %r
}
