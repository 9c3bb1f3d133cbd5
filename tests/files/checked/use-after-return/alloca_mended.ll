; The address of an `alloca` is returned.
define ptr @f() {
  %x = alloca i64
  store i64 1, ptr %x
  ret ptr %x
}

@x = global i64 1
define ptr @g() {
  ret ptr @x
}

define i32 @main() {
  %p = call ptr @g()
  store i64 0, ptr %p
  ret i32 0
}
