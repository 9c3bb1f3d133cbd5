; test: __builtin_cpu_supports("x86-64") asks a variable that no library has for others.
; exit: 1
@__cpu_features2 = external dso_local global [3 x i32]
define i32 @main() {
  %second = load i32, ptr getelementptr (i8, ptr @__cpu_features2, i64 4)
  %has = lshr i32 %second, 31
  ret i32 %has
}
