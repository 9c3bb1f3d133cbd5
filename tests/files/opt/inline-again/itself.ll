; A function that is given itself is not put into itself.
; passes: inline tidy mem2reg tidy gvn inline-again tidy

define i64 @f(ptr %g, i64 %n) {
  %p = alloca ptr
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i64 %n, 1
  store ptr @f, ptr %p
  %h = load ptr, ptr %p
  %y = call i64 %h(ptr %h, i64 %m)
  ret i64 %y
end:
  ret i64 7
}
; expect:
; function @f(i64, i64) -> i64 {
;     sig0 = (i64, i64) -> i64
;     callee0 = @f sig0
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 0
;     v3 = icmp.i64 eq v1, v2
;     brif v3, block2, block1
; block1:
;     v4 = iconst.i64 -1
;     v5 = add.i64 v1, v4
;     v6 = symbol_addr @f
;     v7 = call callee0(v6, v5) ; @f
;     return v7
; block2:
;     v8 = iconst.i64 7
;     return v8
; }
