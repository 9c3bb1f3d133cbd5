; test: an index equal to the length ends the program with status 1 and a message with both numbers.
; exit: 1
; stdout: started\c
; stderr: 3
@s = global [8 x i8] c"started\00"
declare void @print_string(i8*)
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
define i64 @main() {
  call void @print_string(i8* getelementptr ([8 x i8], [8 x i8]* @s, i32 0, i32 0))
  %a = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %a, i64 3)
  ret i64 7
}
