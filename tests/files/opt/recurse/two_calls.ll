; Of two calls the last is a jump, the first stays.
; passes: tidy mem2reg tidy recurse tidy

define i64 @fib(i64 %n) {
  %end = icmp ult i64 %n, 2
  br i1 %end, label %ret, label %more
more:
  %a = sub i64 %n, 1
  %x = call i64 @fib(i64 %a)
  %b = sub i64 %n, 2
  %y = call i64 @fib(i64 %b)
  %s = add i64 %x, %y
  ret i64 %s
ret:
  ret i64 %n
}
; expect:
; function @fib(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @fib sig0
; block0(v0: i64):
;     v3 = iconst.i64 0
;     jump block3(v0, v3)
; block3(v1: i64, v2: i64):
;     v4 = iconst.i64 2
;     v5 = icmp.i64 ult v1, v4
;     brif v5, block2, block1
; block1:
;     v6 = iconst.i64 1
;     v7 = sub.i64 v1, v6
;     v8 = call callee0(v7) ; @fib
;     v9 = iconst.i64 2
;     v10 = sub.i64 v1, v9
;     v11 = add.i64 v2, v8
;     jump block3(v10, v11)
; block2:
;     v12 = add.i64 v1, v2
;     return v12
; }
