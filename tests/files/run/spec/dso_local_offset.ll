; test: the distance of a function from a variable is a constant
; spec: DSO Local Equivalent: "An instance where this can be used is for static offset calculations between a function and some other dso_local symbol."
; exit: 42
@offset = dso_local constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @offset to i64)) to i32)
define internal i32 @f() {
  ret i32 42
}
define i32 @main() {
  %d = load i32, ptr @offset
  %p = getelementptr i8, ptr @offset, i32 %d
  %r = call i32 %p()
  ret i32 %r
}
