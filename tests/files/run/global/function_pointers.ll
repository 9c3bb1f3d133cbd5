; test: function pointers in globals, in structures and in arrays, before and after their definitions.
; exit: 81
%obj = type { i64, i64 (%obj*)* }
@o = global %obj { i64 80, i64 (%obj*)* @get }
@f = global i64 (i64)* @inc
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @main() {
  %m = getelementptr %obj, %obj* @o, i32 0, i32 1
  %g = load i64 (%obj*)*, i64 (%obj*)** %m
  %v = call i64 %g(%obj* @o)
  %f = load i64 (i64)*, i64 (i64)** @f
  %r = call i64 %f(i64 %v)
  ret i64 %r
}
define i64 @get(%obj* %o) {
  %p = getelementptr %obj, %obj* %o, i32 0, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
