; A call of an address stays alone where the function that it has called is not to be inlined, is not defined, is of
; another type, or is the caller itself.
; passes: inline tidy
; target: forbidden 0 kept
; target: mistyped 0 other
; target: itself 0 itself
; target: unknown 0 declared

declare i64 @declared(i64)

define internal i64 @kept(i64 %x) noinline {
  ret i64 %x
}

define internal i64 @other(i32 %x) {
  ret i64 1
}

define i64 @forbidden(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}

define i64 @mistyped(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}

define i64 @itself(ptr %f, i64 %x) {
  %y = call i64 %f(ptr %f, i64 %x)
  ret i64 %y
}

define i64 @unknown(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  ret i64 %y
}
; expect:
; function @kept(i64) -> i64 {
; block0(v0: i64):
;     return v0
; }
;
; function @other(i32) -> i64 {
; block0(v0: i32):
;     v1 = iconst.i64 1
;     return v1
; }
;
; function @forbidden(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
;
; function @mistyped(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
;
; function @itself(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v0, v1)
;     return v2
; }
;
; function @unknown(i64, i64) -> i64 {
;     sig0 = (i64) -> i64
; block0(v0: i64, v1: i64):
;     v2 = call_indirect sig0 v0(v1)
;     return v2
; }
