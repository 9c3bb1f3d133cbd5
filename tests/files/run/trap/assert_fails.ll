; test: a failed assertion of C says what it is, and is a trap
; trap: abort in @main
; stderr: file.c:7: main: Assertion `1 == 2' failed.
declare void @__assert_fail(ptr, ptr, i32, ptr)

@what = constant [7 x i8] c"1 == 2\00"
@file = constant [7 x i8] c"file.c\00"
@name = constant [5 x i8] c"main\00"

define i32 @main() {
  call void @__assert_fail(ptr @what, ptr @file, i32 7, ptr @name)
  unreachable
}
