; A callback that an object holds, which was made before: memory is known to hold it.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

@vtable = internal constant [1 x ptr] [ptr @area]

define internal i64 @area(ptr %this) {
  %p = getelementptr i64, ptr %this, i64 1
  %a = load i64, ptr %p
  %b = mul i64 %a, %a
  ret i64 %b
}

define i64 @f(ptr %this, i64 %x) {
  store ptr @vtable, ptr %this
  %p = getelementptr i64, ptr %this, i64 1
  store i64 %x, ptr %p
  %t = load ptr, ptr %this
  %f = load ptr, ptr %t
  %y = call i64 %f(ptr %this)
  ret i64 %y
}
; expect:
; function @area(i64) -> i64 {
; block0(v0: i64):
;     v1 = load.i64 v0 + 8
;     v2 = mul.i64 v1, v1
;     return v2
; }
;
; function @f(i64, i64) -> i64 {
; block0(v0: i64, v1: i64):
;     v2 = symbol_addr @vtable
;     store.i64 v2, v0
;     store.i64 v1, v0 + 8
;     v3 = load.i64 v0 + 8
;     v4 = mul.i64 v3, v3
;     return v4
; }
