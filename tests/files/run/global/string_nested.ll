; test: strings inside structures and arrays of strings.
; exit: 0
; stdout: two
; stdout: name
@t = global [3 x [4 x i8]] [[4 x i8] c"one\00", [4 x i8] c"two\00", [4 x i8] c"six\00"]
@s = global { i64, [5 x i8], i64 } { i64 1, [5 x i8] c"name\00", i64 2 }
declare i32 @puts(i8*)
define i64 @main() {
  %p = getelementptr [3 x [4 x i8]], [3 x [4 x i8]]* @t, i64 0, i64 1, i64 0
  %1 = call i32 @puts(i8* %p)
  %q = getelementptr { i64, [5 x i8], i64 }, { i64, [5 x i8], i64 }* @s, i64 0, i32 1, i64 0
  %2 = call i32 @puts(i8* %q)
  ret i64 0
}
