; test: array_of_string gives a character a cell; string_of_array goes back.
; exit: 3
; stdout: cbb\c
@s = global [4 x i8] c"abb\00"
declare { i64, [0 x i64] }* @array_of_string(i8*)
declare i8* @string_of_array({ i64, [0 x i64] }*)
declare void @print_string(i8*)
define i64 @main() {
  %p = getelementptr [4 x i8], [4 x i8]* @s, i32 0, i32 0
  %a = call { i64, [0 x i64] }* @array_of_string(i8* %p)
  %e = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %a, i32 0, i32 1, i32 0
  %c = load i64, i64* %e
  %c2 = add i64 %c, 2
  store i64 %c2, i64* %e
  %t = call i8* @string_of_array({ i64, [0 x i64] }* %a)
  call void @print_string(i8* %t)
  %n_at = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %a, i32 0, i32 0
  %n = load i64, i64* %n_at
  ret i64 %n
}
