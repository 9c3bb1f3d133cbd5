; Its variables were made values before.
; passes: mem2reg tidy offer inline tidy

define internal i64 @g(i64 %x) {
  %p = alloca i64
  store i64 %x, ptr %p
  %v = load i64, ptr %p
  %a = add i64 %v, 3
  ret i64 %a
}

define i64 @f(i64 %x) {
  %y = call i64 @g(i64 %x)
  ret i64 %y
}
; expect:
; function @g(i64) -> i64 {
; block0(v0: i64):
;     v1 = iconst.i64 3
;     v2 = add.i64 v0, v1
;     return v2
; }
;
; function @f(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @g sig0
; block0(v0: i64):
;     v1 = iconst.i64 3
;     v2 = add.i64 v0, v1
;     return v2
; }
