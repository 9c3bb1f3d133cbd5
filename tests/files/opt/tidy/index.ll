; The extension of a sum, difference or product that does not wrap is that of the extensions, so that counters can be
; extended and not what is made of them. What may wrap, is shifted, or is extended without a sign, is extended itself.
; passes: tidy

define i64 @sum(i32 %i, i32 %n, i32 %k) {
  %m = mul nsw i32 %i, %n
  %s = add nsw i32 %m, %k
  %d = sub nsw i32 %s, 1
  %x = sext i32 %d to i64
  ret i64 %x
}

define i64 @wraps(i32 %i, i32 %n, i32 %k) {
  %m = mul i32 %i, %n
  %s = add nsw i32 %m, %k
  %x = sext i32 %s to i64
  %t = add nuw i32 %i, %k
  %y = sext i32 %t to i64
  %r = add i64 %x, %y
  ret i64 %r
}

define i64 @others(i32 %i, i32 %k) {
  %m = shl nsw i32 %i, 2
  %x = sext i32 %m to i64
  %s = add nsw i32 %i, %k
  %y = zext i32 %s to i64
  %r = add i64 %x, %y
  ret i64 %r
}

define i64 @narrow(i16 %i, i8 %k) {
  %m = add nsw i16 %i, 3
  %x = sext i16 %m to i64
  %s = add nsw i8 %k, 3
  %y = sext i8 %s to i32
  %w = sext i32 %y to i64
  %r = add i64 %x, %w
  ret i64 %r
}
; expect:
; function @sum(i32, i32, i32) -> i64 {
; block0(v0: i32, v1: i32, v2: i32):
;     v3 = sext.i64 v0
;     v4 = sext.i64 v1
;     v5 = mul.i64 v3, v4
;     v6 = sext.i64 v2
;     v7 = add.i64 v5, v6
;     v8 = iconst.i64 1
;     v9 = sub.i64 v7, v8
;     return v9
; }
;
; function @wraps(i32, i32, i32) -> i64 {
; block0(v0: i32, v1: i32, v2: i32):
;     v3 = mul.i32 v0, v1
;     v4 = sext.i64 v3
;     v5 = sext.i64 v2
;     v6 = add.i64 v4, v5
;     v7 = add.i32 v0, v2
;     v8 = sext.i64 v7
;     v9 = add.i64 v6, v8
;     return v9
; }
;
; function @others(i32, i32) -> i64 {
; block0(v0: i32, v1: i32):
;     v2 = iconst.i32 2
;     v3 = shl.i32 v0, v2
;     v4 = sext.i64 v3
;     v5 = add.i32 v0, v1
;     v6 = uext.i64 v5
;     v7 = add.i64 v4, v6
;     return v7
; }
;
; function @narrow(i16, i8) -> i64 {
; block0(v0: i16, v1: i8):
;     v2 = iconst.i16 3
;     v3 = add.i16 v0, v2
;     v4 = sext.i64 v3
;     v5 = iconst.i8 3
;     v6 = add.i8 v1, v5
;     v7 = sext.i32 v6
;     v8 = sext.i64 v7
;     v9 = add.i64 v4, v8
;     return v9
; }
