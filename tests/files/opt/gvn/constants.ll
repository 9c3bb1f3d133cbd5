; A load from a constant gives what that holds: an element, bytes of several, a part of one, padding, the
; address of another symbol.
; passes: gvn tidy

@numbers = internal constant [3 x i32] [i32 1, i32 -2, i32 3]
@record = constant { i8, i64, double } { i8 5, i64 -1, double 1.5 }
@text = linkonce_odr constant [4 x i8] c"ab\00c"
@places = private constant [2 x ptr] [ptr @record, ptr getelementptr (i8, ptr @numbers, i64 4)]
@lanes = private constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>

define i32 @element() {
  %v = load i32, ptr getelementptr (i8, ptr @numbers, i64 4)
  ret i32 %v
}

define i64 @two_elements() {
  %v = load i64, ptr @numbers
  ret i64 %v
}

define i16 @bytes() {
  %v = load i16, ptr @text
  ret i16 %v
}

define i32 @padding() {
  %v = load i32, ptr getelementptr (i8, ptr @record, i64 4)
  ret i32 %v
}

define i16 @part() {
  %v = load i16, ptr getelementptr (i8, ptr @record, i64 9)
  ret i16 %v
}

define double @float() {
  %v = load double, ptr getelementptr (i8, ptr @record, i64 16)
  ret double %v
}

define i32 @behind_another() {
  %p = load ptr, ptr getelementptr (i8, ptr @places, i64 8)
  %v = load i32, ptr %p
  ret i32 %v
}

define ptr @address() {
  %p = load ptr, ptr @places
  ret ptr %p
}

define <4 x i32> @vector() {
  %v = load <4 x i32>, ptr @lanes
  ret <4 x i32> %v
}
; expect:
; function @element() -> i32 {
; block0:
;     v0 = iconst.i32 -2
;     return v0
; }
;
; function @two_elements() -> i64 {
; block0:
;     v0 = iconst.i64 -8589934591
;     return v0
; }
;
; function @bytes() -> i16 {
; block0:
;     v0 = iconst.i16 25185
;     return v0
; }
;
; function @padding() -> i32 {
; block0:
;     v0 = iconst.i32 0
;     return v0
; }
;
; function @part() -> i16 {
; block0:
;     v0 = iconst.i16 -1
;     return v0
; }
;
; function @float() -> f64 {
; block0:
;     v0 = fconst.f64 0x3ff8000000000000 ; 1.5
;     return v0
; }
;
; function @behind_another() -> i32 {
; block0:
;     v0 = iconst.i32 -2
;     return v0
; }
;
; function @address() -> i64 {
; block0:
;     v0 = symbol_addr @record
;     return v0
; }
;
; function @vector() -> v128 {
; block0:
;     v0 = vconst 0x4000000030000000200000001
;     return v0
; }
