; test: the whole rendering: where GEPTY is not defined
; flags: --std llvmlite
%t = type { i64, [4 x i64], i64* }
define i64 @main(%t* %p, i64 %n, i64* %q) {
;~v error: the index into the struct `%t` is not a constant
  %a = getelementptr %t, %t* %p, i32 0, i64 %n
;~v error: the struct `%t` has no field 3, only fields 0 to 2
  %b = getelementptr %t, %t* %p, i32 0, i32 3
;~v error: the path goes into `i64`, which has no parts
  %c = getelementptr %t, %t* %p, i32 0, i32 0, i32 0
;~v error: the path goes into `i64*`, which has no parts
  %d = getelementptr %t, %t* %p, i32 0, i32 2, i32 0
;~v error: the path goes into `i64`, which has no parts
  %e = getelementptr i64, i64* %q, i32 0, i32 0
;~v error: `getelementptr` wants a pointer to start from, but `%n` is `i64`
  %f = getelementptr i64, i64 %n, i32 0
;~v error: this steps over `%t`, but `%q` points to `i64`
  %g = getelementptr %t, i64* %q, i32 0
  ret i64 0
}
