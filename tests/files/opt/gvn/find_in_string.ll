; Where it is only asked whether a character is in a string that is a constant, it is tested for being one of those:
; what ends the string is one for `strchr`. Where it is, only the function tells.
; passes: gvn tidy

@operators = constant [5 x i8] c"+-*/\00"
@written = global [5 x i8] c"+-*/\00"

declare ptr @memchr(ptr, i32, i64)
declare ptr @strchr(ptr, i32)

define i1 @among(i32 %c) {
  %p = call ptr @memchr(ptr @operators, i32 %c, i64 4)
  %f = icmp ne ptr %p, null
  ret i1 %f
}

define i1 @among_string(i32 %c) {
  %p = call ptr @strchr(ptr @operators, i32 %c)
  %f = icmp eq ptr %p, null
  ret i1 %f
}

define ptr @where(i32 %c) {
  %p = call ptr @memchr(ptr @operators, i32 %c, i64 4)
  ret ptr %p
}

define i1 @unknown(i32 %c) {
  %p = call ptr @strchr(ptr @written, i32 %c)
  %f = icmp ne ptr %p, null
  ret i1 %f
}
; expect:
; function @among(i32) -> i8 {
; block0(v0: i32):
;     v1 = trunc.i8 v0
;     v2 = iconst.i8 47
;     v3 = icmp.i8 ule v1, v2
;     v4 = uext.i64 v1
;     v5 = iconst.i64 189115999977472
;     v6 = lshr.i64 v5, v4
;     v7 = trunc.i8 v6
;     v8 = and.i8 v3, v7
;     return v8
; }
;
; function @among_string(i32) -> i8 {
; block0(v0: i32):
;     v1 = trunc.i8 v0
;     v2 = iconst.i8 47
;     v3 = icmp.i8 ule v1, v2
;     v4 = uext.i64 v1
;     v5 = iconst.i64 189115999977473
;     v6 = lshr.i64 v5, v4
;     v7 = trunc.i8 v6
;     v8 = and.i8 v3, v7
;     v9 = iconst.i8 1
;     v10 = xor.i8 v8, v9
;     return v10
; }
;
; function @where(i32) -> i64 {
;     sig0 = (i64, i32, i64) -> i64
;     callee0 = @memchr sig0
; block0(v0: i32):
;     v1 = symbol_addr @operators
;     v2 = iconst.i64 4
;     v3 = call callee0(v1, v0, v2) ; @memchr
;     return v3
; }
;
; function @unknown(i32) -> i8 {
;     sig0 = (i64, i32) -> i64
;     callee0 = @strchr sig0
; block0(v0: i32):
;     v1 = symbol_addr @written
;     v2 = call callee0(v1, v0) ; @strchr
;     v3 = iconst.i64 0
;     v4 = icmp.i64 ne v2, v3
;     return v4
; }
