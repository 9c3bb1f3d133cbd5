; test: getelementptr: constants fold, scales 1 2 4 8 and others, narrow indices, negative and big offsets
; run: show lir
%node = type { i64, [5 x %leaf], ptr }
%leaf = type { i32, i8 }
define ptr @const(ptr %p) {
  %q = getelementptr %node, ptr %p, i64 1, i32 1, i64 2, i32 1
  ret ptr %q
}
define i8 @folded(ptr %p) {
  %q = getelementptr %node, ptr %p, i64 1, i32 1, i64 2, i32 1
  %v = load i8, ptr %q
  ret i8 %v
}
define i64 @scales(ptr %p, i64 %i, i32 %j, i8 %k) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr i16, ptr %a, i64 %i
  %c = getelementptr i32, ptr %b, i32 %j
  %d = getelementptr i64, ptr %c, i8 %k
  %e = getelementptr [3 x i64], ptr %d, i64 %i, i64 1
  %v = load i64, ptr %e
  ret i64 %v
}
define i64 @pow2(ptr %p, i64 %i) {
  %e = getelementptr { i64, i64 }, ptr %p, i64 %i, i32 1
  %v = load i64, ptr %e
  ret i64 %v
}
define i8 @big(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 5000000000
  %r = getelementptr i8, ptr %q, i64 -3
  %v = load i8, ptr %r
  ret i8 %v
}
define i32 @typed(%leaf* %p, i64 %i) {
  %q = getelementptr %leaf* %p, i64 %i, i32 0
  %v = load i32* %q
  ret i32 %v
}
; expect:
; function @const(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 84
;     v2 = add.i64 v0, v1
;     return v2
; }
;
; function @folded(i64) -> i8 {
; block0(v0: i64):
;     v1 = load.i8 v0 + 84
;     return v1
; }
;
; function @scales(i64, i64, i32, i8) -> i64 {
; block0(v0: i64, v1: i64, v2: i32, v3: i8):
;     v4 = lea v0 + v1 * 1
;     v5 = lea v4 + v1 * 2
;     v6 = sext.i64 v2
;     v7 = lea v5 + v6 * 4
;     v8 = sext.i64 v3
;     v9 = lea v7 + v8 * 8
;     v10 = iconst.i64 24
;     v11 = mul.i64 v1, v10
;     v12 = lea v9 + v11 * 1
;     v13 = load.i64 v12 + 8
;     return v13
; }
;
; function @pow2(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 4
;     v3 = shl.i64 v1, v2
;     v4 = lea v0 + v3 * 1
;     v5 = load.i64 v4 + 8
;     return v5
; }
;
; function @big(i64) -> i8 {
; block0(v0: i64):
;     v1 = iconst.i64 5000000000
;     v2 = add.i64 v0, v1
;     v3 = load.i8 v2 - 3
;     return v3
; }
;
; function @typed(i64, i64) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = lea v0 + v1 * 8
;     v3 = load.i32 v2
;     return v3
; }
