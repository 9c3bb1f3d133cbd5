; A string of a known length is copied as so many bytes, the zero behind it included; a long one by memcpy.
; passes: gvn tidy

@abc = constant [4 x i8] c"abc\00"
@long = constant [72 x i8] c"0123456789012345678901234567890123456789012345678901234567890123456789.\00"

declare ptr @strcpy(ptr, ptr)
declare ptr @stpcpy(ptr, ptr)

define ptr @start(ptr %p) {
  %q = call ptr @strcpy(ptr %p, ptr @abc)
  ret ptr %q
}

define ptr @end(ptr %p) {
  %q = call ptr @stpcpy(ptr %p, ptr @abc)
  ret ptr %q
}

define ptr @long_end(ptr %p) {
  %q = call ptr @stpcpy(ptr %p, ptr @long)
  ret ptr %q
}

define ptr @unknown(ptr %p, ptr %s) {
  %q = call ptr @strcpy(ptr %p, ptr %s)
  ret ptr %q
}
; expect:
; function @start(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i32 6513249
;     store.i32 v1, v0
;     return v0
; }
;
; function @end(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i32 6513249
;     store.i32 v1, v0
;     v2 = iconst.i64 3
;     v3 = add.i64 v0, v2
;     return v3
; }
;
; function @long_end(i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     sig1 = (i64, i64, i64) -> i64
;     callee0 = @stpcpy sig0
;     callee1 = %memcpy sig1
; block0(v0: i64):
;     v1 = symbol_addr @long
;     v2 = iconst.i64 72
;     v3 = call callee1(v0, v1, v2) ; %memcpy
;     v4 = iconst.i64 71
;     v5 = add.i64 v0, v4
;     return v5
; }
;
; function @unknown(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @strcpy sig0
; block0(v0: i64, v1: i64):
;     v2 = call callee0(v0, v1) ; @strcpy
;     return v2
; }
