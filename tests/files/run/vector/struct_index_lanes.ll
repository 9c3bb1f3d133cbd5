; test: a struct in a `getelementptr` of lanes is indexed by a vector of equal numbers
; exit: 0
; stdout: 88 24
declare i32 @printf(ptr, ...)
@f = constant [9 x i8] c"%ld %ld\0A\00"
@s = global { i8, <2 x i32>, i16 } zeroinitializer

define i32 @main() {
  %from = ptrtoint ptr @s to i64
  %all = getelementptr { i8, <2 x i32>, i16 }, ptr @s, <2 x i64> <i64 3, i64 1>, <2 x i32> <i32 2, i32 2>
  %1 = extractelement <2 x ptr> %all, i32 0
  %2 = ptrtoint ptr %1 to i64
  %a = sub i64 %2, %from
  %some = getelementptr { i8, <2 x i32>, i16 }, ptr @s, i64 0, <2 x i32> <i32 2, i32 2>
  %3 = extractelement <2 x ptr> %some, i32 1
  %4 = ptrtoint ptr %3 to i64
  %b0 = sub i64 %4, %from
  %b = add i64 %b0, 8
  call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b)
  ret i32 0
}
