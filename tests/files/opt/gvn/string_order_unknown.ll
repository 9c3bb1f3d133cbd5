; Bytes behind the end of a constant are not known, nor is what is written; a number that is not known decides nothing.
; passes: gvn tidy

@abc = private constant [4 x i8] c"abc\00"
@open = private constant [3 x i8] c"abc"
@written = global [4 x i8] c"abc\00"

declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)

define i32 @beyond() {
  %c = call i32 @memcmp(ptr @abc, ptr @open, i64 4)
  ret i32 %c
}

define i32 @changed() {
  %c = call i32 @strcmp(ptr @abc, ptr @written)
  ret i32 %c
}

define i32 @up_to(i64 %n) {
  %c = call i32 @strncmp(ptr @abc, ptr @abc, i64 %n)
  ret i32 %c
}
; expect:
; function @beyond() -> i32 {
;     sig0 = (i64, i64, i64) -> i32
;     callee0 = @memcmp sig0
; block0:
;     v0 = symbol_addr @abc
;     v1 = symbol_addr @open
;     v2 = iconst.i64 4
;     v3 = call callee0(v0, v1, v2) ; @memcmp
;     return v3
; }
;
; function @changed() -> i32 {
;     sig0 = (i64, i64) -> i32
;     callee0 = @strcmp sig0
; block0:
;     v0 = symbol_addr @abc
;     v1 = symbol_addr @written
;     v2 = call callee0(v0, v1) ; @strcmp
;     return v2
; }
;
; function @up_to(i64) -> i32 {
;     sig0 = (i64, i64, i64) -> i32
;     callee0 = @strncmp sig0
; block0(v0: i64):
;     v1 = symbol_addr @abc
;     v2 = call callee0(v1, v1, v0) ; @strncmp
;     return v2
; }
