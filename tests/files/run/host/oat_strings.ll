; test: string_cat, string_of_int, length_of_string and the three print functions, which add no newline.
; exit: 8
; stdout: n = -120truefalse99\c
@n = global [5 x i8] c"n = \00"
declare i8* @string_of_int(i64)
declare i8* @string_cat(i8*, i8*)
declare i64 @length_of_string(i8*)
declare void @print_string(i8*)
declare void @print_int(i64)
declare void @print_bool(i1)
define i64 @main() {
  %d = call i8* @string_of_int(i64 -120)
  %p = getelementptr [5 x i8], [5 x i8]* @n, i32 0, i32 0
  %s = call i8* @string_cat(i8* %p, i8* %d)
  call void @print_string(i8* %s)
  call void @print_bool(i1 1)
  call void @print_bool(i1 0)
  call void @print_int(i64 99)
  %len = call i64 @length_of_string(i8* %s)
  ret i64 %len
}
