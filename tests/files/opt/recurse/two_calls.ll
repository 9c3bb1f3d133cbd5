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
;     v5 = iconst.i64 0
;     v6 = iconst.i64 2
;     v7 = icmp.i64 ult v0, v6
;     brif v7, block2(v0, v5), block1(v0, v5)
; block1(v1: i64, v2: i64):
;     v8 = iconst.i64 1
;     v9 = sub.i64 v1, v8
;     v10 = call callee0(v9) ; @fib
;     v11 = iconst.i64 2
;     v12 = sub.i64 v1, v11
;     v13 = add.i64 v2, v10
;     v14 = iconst.i64 2
;     v15 = icmp.i64 ult v12, v14
;     brif v15, block2(v12, v13), block1(v12, v13)
; block2(v3: i64, v4: i64):
;     v16 = add.i64 v3, v4
;     return v16
; }
