; A callback that stands in a table that is never written.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

@table = internal constant [2 x ptr] [ptr @one, ptr @two]

define internal i64 @one(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}

define internal i64 @two(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @f(i64 %x) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %f = load ptr, ptr %p
  %y = call i64 %f(i64 %x)
  ret i64 %y
}
; expect:
; function @one(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 1
;     v2 = add.i64 v0, v1
;     return v2
; }
;
; function @two(i64) -> i64 {
; block0(v0: i64):
;     v1 = mul.i64 v0, v0
;     return v1
; }
;
; function @f(i64) -> i64 {
; block0(v0: i64):
;     v1 = mul.i64 v0, v0
;     return v1
; }
