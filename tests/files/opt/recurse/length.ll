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
; block0(v0: i64):
;     v5 = iconst.i64 0
;     v6 = iconst.i64 0
;     v7 = icmp.i64 eq v0, v6
;     v8 = iconst.i64 7
;     brif v7, block2(v8, v5), block1(v0, v5)
; block1(v1: i64, v2: i64):
;     v9 = load.i64 v1
;     v10 = iconst.i64 1
;     v11 = add.i64 v2, v10
;     v12 = iconst.i64 0
;     v13 = icmp.i64 eq v9, v12
;     v14 = iconst.i64 7
;     brif v13, block2(v14, v11), block1(v9, v11)
; block2(v3: i64, v4: i64):
;     v15 = add.i64 v3, v4
;     return v15
; }
