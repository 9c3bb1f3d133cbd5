; What is added to its result goes round.
; passes: tidy mem2reg tidy recurse tidy

define i64 @length(ptr %list) {
  %end = icmp eq ptr %list, null
  br i1 %end, label %ret, label %more
more:
  %next = load ptr, ptr %list
  %n = call i64 @length(ptr %next)
  %sum = add i64 %n, 1
  br label %ret
ret:
  %v = phi i64 [ 7, %0 ], [ %sum, %more ]
  ret i64 %v
}
; expect:
; function @length(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @length sig0
; block0(v0: i64):
;     v3 = iconst.i64 0
;     jump block1(v0, v3)
; block1(v1: i64, v2: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v1, v4
;     v6 = iconst.i64 7
;     brif v5, block3, block2
; block2:
;     v7 = load.i64 v1
;     v8 = iconst.i64 1
;     v9 = add.i64 v2, v8
;     jump block1(v7, v9)
; block3:
;     v10 = add.i64 v6, v2
;     return v10
; }
