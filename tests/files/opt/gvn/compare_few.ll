; Where it is only asked whether a few bytes are the same, they are compared as numbers, those of constants with what is
; known of them. What tells which are less is left to the function, and so are many bytes.
; passes: gvn tidy

@word = constant [6 x i8] c"while\00"

declare i32 @memcmp(ptr, ptr, i64)

define i1 @same(ptr %p) {
  %c = call i32 @memcmp(ptr %p, ptr @word, i64 5)
  %e = icmp eq i32 %c, 0
  ret i1 %e
}

define i1 @nothing(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 0)
  %e = icmp ne i32 %c, 0
  ret i1 %e
}

define i1 @less(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %e = icmp slt i32 %c, 0
  ret i1 %e
}

define i1 @many(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 17)
  %e = icmp eq i32 %c, 0
  ret i1 %e
}
; expect:
; function @same(i64) -> i8 {
; block0(v0: i64):
;     v1 = load.i32 v0
;     v2 = iconst.i32 1818847351
;     v3 = xor.i32 v1, v2
;     v4 = uext.i64 v3
;     v5 = load.i8 v0 + 4
;     v6 = iconst.i8 101
;     v7 = xor.i8 v5, v6
;     v8 = uext.i64 v7
;     v9 = or.i64 v4, v8
;     v10 = iconst.i64 0
;     v11 = icmp.i64 eq v9, v10
;     return v11
; }
;
; function @nothing(i64, i64) -> i8 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i8 0
;     return v2
; }
;
; function @less(i64, i64) -> i8 {
;     sig0 = (i64, i64, i64) -> i32
;     callee0 = @memcmp sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 4
;     v3 = call callee0(v0, v1, v2) ; @memcmp
;     v4 = iconst.i32 0
;     v5 = icmp.i32 slt v3, v4
;     return v5
; }
;
; function @many(i64, i64) -> i8 {
;     sig0 = (i64, i64, i64) -> i32
;     callee0 = @memcmp sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 17
;     v3 = call callee0(v0, v1, v2) ; @memcmp
;     v4 = iconst.i32 0
;     v5 = icmp.i32 eq v3, v4
;     return v5
; }
