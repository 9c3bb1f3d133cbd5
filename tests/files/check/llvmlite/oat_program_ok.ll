; test: a program in the style of the courses' compilers
; flags: --std llvmlite
; exit: 0
%arr = type { i64, [0 x i64] }
@_str1 = global [6 x i8] c"hello\00"
@counter = global i64 0
declare i64* @oat_alloc_array(i64)
declare void @print_string(i8*)
declare void @print_int(i64)
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %_argc = alloca i64
  store i64 %argc, i64* %_argc
  %_raw = call i64* @oat_alloc_array(i64 3)
  %_arr = bitcast i64* %_raw to { i64, [0 x i64] }*
  %_slot = alloca { i64, [0 x i64] }*
  store { i64, [0 x i64] }* %_arr, { i64, [0 x i64] }** %_slot
  %_i = alloca i64
  store i64 0, i64* %_i
  br label %_cond
_cond:
  %_1 = load i64, i64* %_i
  %_2 = icmp slt i64 %_1, 3
  br i1 %_2, label %_body, label %_post
_body:
  %_3 = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %_slot
  %_4 = load i64, i64* %_i
  %_5 = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %_3, i32 0, i32 1, i32 %_4
  store i64 %_4, i64* %_5
  %_6 = add i64 %_4, 1
  store i64 %_6, i64* %_i
  br label %_cond
_post:
  %_7 = getelementptr [6 x i8], [6 x i8]* @_str1, i32 0, i32 0
  call void @print_string(i8* %_7)
  ret i64 0
}
