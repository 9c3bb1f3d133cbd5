; Constants are compared at once: whole strings, strings up to a number of characters, and bytes, which may have zeros.
; passes: gvn tidy

@abc = private constant [4 x i8] c"abc\00"
@abd = private constant [4 x i8] c"abd\00"
@zero = private constant [4 x i8] c"a\00b\00"
@other = private constant [4 x i8] c"a\00c\00"

declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)

define i32 @differ() {
  %c = call i32 @strcmp(ptr @abc, ptr @abd)
  ret i32 %c
}

define i32 @end() {
  %c = call i32 @strcmp(ptr @zero, ptr @other)
  ret i32 %c
}

define i32 @start() {
  %c = call i32 @strncmp(ptr @abd, ptr @abc, i64 2)
  ret i32 %c
}

define i32 @nothing(ptr %p, ptr %q) {
  %c = call i32 @strncmp(ptr %p, ptr %q, i64 0)
  ret i32 %c
}

define i32 @bytes() {
  %c = call i32 @memcmp(ptr @other, ptr @zero, i64 4)
  ret i32 %c
}
; expect:
; function @differ() -> i32 {
; block0:
;     v0 = iconst.i32 -1
;     return v0
; }
;
; function @end() -> i32 {
; block0:
;     v0 = iconst.i32 0
;     return v0
; }
;
; function @start() -> i32 {
; block0:
;     v0 = iconst.i32 0
;     return v0
; }
;
; function @nothing(i64, i64) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i32 0
;     return v2
; }
;
; function @bytes() -> i32 {
; block0:
;     v0 = iconst.i32 1
;     return v0
; }
