; The first characters decide where a string is empty, or only one is compared, or it is only asked whether there is one.
; passes: gvn tidy

@empty = private constant [1 x i8] zeroinitializer

declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare i64 @strlen(ptr)

define i32 @none(ptr %p) {
  %c = call i32 @strcmp(ptr %p, ptr @empty)
  ret i32 %c
}

define i32 @one(ptr %p, ptr %q) {
  %c = call i32 @strncmp(ptr %p, ptr %q, i64 1)
  ret i32 %c
}

define i32 @byte(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 1)
  ret i32 %c
}

define i1 @any(ptr %p) {
  %l = call i64 @strlen(ptr %p)
  %c = icmp ne i64 %l, 0
  ret i1 %c
}

define i64 @how_many(ptr %p) {
  %l = call i64 @strlen(ptr %p)
  ret i64 %l
}
; expect:
; function @none(i64) -> i32 {
; block0(v0: i64):
;     v1 = load.i8 v0
;     v2 = uext.i32 v1
;     return v2
; }
;
; function @one(i64, i64) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = load.i8 v0
;     v3 = uext.i32 v2
;     v4 = load.i8 v1
;     v5 = uext.i32 v4
;     v6 = sub.i32 v3, v5
;     return v6
; }
;
; function @byte(i64, i64) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = load.i8 v0
;     v3 = uext.i32 v2
;     v4 = load.i8 v1
;     v5 = uext.i32 v4
;     v6 = sub.i32 v3, v5
;     return v6
; }
;
; function @any(i64) -> i8 {
; block0(v0: i64):
;     v1 = load.i8 v0
;     v2 = iconst.i8 0
;     v3 = icmp.i8 ne v1, v2
;     return v3
; }
;
; function @how_many(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @strlen sig0
; block0(v0: i64):
;     v1 = call callee0(v0) ; @strlen
;     return v1
; }
