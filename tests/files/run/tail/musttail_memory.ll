; test: tail calls with a result in memory.
; stdout: 5 6 7
; exit: 0
; oracle: none (LLVM cannot make this tail call)
@three = constant [13 x i8] c"%ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define { i64, i64, i64, i64 } @in_memory(i64 %n, i64 %v) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %r = musttail call { i64, i64, i64, i64 } @in_memory(i64 %less, i64 %v)
  ret { i64, i64, i64, i64 } %r
end:
  %a = insertvalue { i64, i64, i64, i64 } undef, i64 %v, 0
  %v1 = add i64 %v, 1
  %b = insertvalue { i64, i64, i64, i64 } %a, i64 %v1, 1
  %v2 = add i64 %v, 2
  %c = insertvalue { i64, i64, i64, i64 } %b, i64 %v2, 2
  ret { i64, i64, i64, i64 } %c
}

define i32 @main() {
  %r = call { i64, i64, i64, i64 } @in_memory(i64 1000000, i64 5)
  %a = extractvalue { i64, i64, i64, i64 } %r, 0
  %b = extractvalue { i64, i64, i64, i64 } %r, 1
  %c = extractvalue { i64, i64, i64, i64 } %r, 2
  call i32 (ptr, ...) @printf(ptr @three, i64 %a, i64 %b, i64 %c)
  ret i32 0
}
