; test: what an Oat compiler emits: arrays with checked bounds, strings, loops over slots.
; exit: 0
; stdout: 0,1,4,9,16\c
; oracle: none (lli has no convention for @program)
@comma = global [2 x i8] c",\00"
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
declare void @oat_assert_not_null(i8*)
declare i8* @string_of_int(i64)
declare i8* @string_cat(i8*, i8*)
declare void @print_string(i8*)
declare void @print_int(i64)

define { i64, [0 x i64] }* @squares(i64 %_n) {
  %n = alloca i64
  %a = alloca { i64, [0 x i64] }*
  %i = alloca i64
  store i64 %_n, i64* %n
  %1 = load i64, i64* %n
  %2 = call i64* @oat_alloc_array(i64 %1)
  %3 = bitcast i64* %2 to { i64, [0 x i64] }*
  store { i64, [0 x i64] }* %3, { i64, [0 x i64] }** %a
  store i64 0, i64* %i
  br label %_cond
_cond:
  %4 = load i64, i64* %i
  %5 = load i64, i64* %n
  %6 = icmp slt i64 %4, %5
  br i1 %6, label %_body, label %_post
_body:
  %7 = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %a
  %8 = bitcast { i64, [0 x i64] }* %7 to i64*
  call void @oat_assert_array_length(i64* %8, i64 %4)
  %9 = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %7, i32 0, i32 1, i64 %4
  %10 = mul i64 %4, %4
  store i64 %10, i64* %9
  %11 = add i64 %4, 1
  store i64 %11, i64* %i
  br label %_cond
_post:
  %12 = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %a
  ret { i64, [0 x i64] }* %12
}

define i64 @program(i64 %_argc, { i64, [0 x i8*] }* %_argv) {
  %i = alloca i64
  %1 = call { i64, [0 x i64] }* @squares(i64 5)
  %2 = bitcast { i64, [0 x i64] }* %1 to i8*
  call void @oat_assert_not_null(i8* %2)
  store i64 0, i64* %i
  br label %head
head:
  %3 = load i64, i64* %i
  %4 = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %1, i32 0, i32 0
  %5 = load i64, i64* %4
  %6 = icmp slt i64 %3, %5
  br i1 %6, label %body, label %end
body:
  %7 = icmp eq i64 %3, 0
  br i1 %7, label %item, label %sep
sep:
  %8 = getelementptr [2 x i8], [2 x i8]* @comma, i32 0, i32 0
  call void @print_string(i8* %8)
  br label %item
item:
  %9 = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %1, i32 0, i32 1, i64 %3
  %10 = load i64, i64* %9
  call void @print_int(i64 %10)
  %11 = add i64 %3, 1
  store i64 %11, i64* %i
  br label %head
end:
  ret i64 0
}
