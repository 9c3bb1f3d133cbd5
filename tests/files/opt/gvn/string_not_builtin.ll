; Functions that have the name of one of the C library but are declared not to be that, have another type, or are
; defined here.
; passes: gvn tidy

@abc = constant [4 x i8] c"abc\00"

declare i64 @strlen(ptr) nobuiltin
declare i32 @strcpy(ptr, ptr)

define ptr @stpcpy(ptr %p, ptr %s) {
  ret ptr %s
}

define i64 @f(ptr %p) {
  %a = call i64 @strlen(ptr @abc)
  %b = call i32 @strcpy(ptr %p, ptr @abc)
  %c = zext i32 %b to i64
  %q = call ptr @stpcpy(ptr %p, ptr @abc)
  %d = ptrtoint ptr %q to i64
  %ac = add i64 %a, %c
  %acd = add i64 %ac, %d
  ret i64 %acd
}
; expect:
; function @stpcpy(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     return v1
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     sig1 = (i64, i64) -> i32
;     sig2 = (i64, i64) -> i64
;     callee0 = @strlen sig0
;     callee1 = @strcpy sig1
;     callee2 = @stpcpy sig2
; block0(v0: i64):
;     v1 = symbol_addr @abc
;     v2 = call callee0(v1) ; @strlen
;     v3 = call callee1(v0, v1) ; @strcpy
;     v4 = uext.i64 v3
;     v5 = call callee2(v0, v1) ; @stpcpy
;     v6 = add.i64 v2, v4
;     v7 = add.i64 v5, v6
;     return v7
; }
