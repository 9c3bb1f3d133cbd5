; The call is in a loop that will be unrolled, which makes more of the function than this would: it stays.
; passes: tidy mem2reg tidy unfold tidy

define i64 @walk(ptr %t) {
entry:
  %none = icmp eq ptr %t, null
  br i1 %none, label %end, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 1, %entry ], [ %u, %loop ]
  %at = getelementptr ptr, ptr %t, i64 %i
  %child = load ptr, ptr %at
  %r = call i64 @walk(ptr %child)
  %u = add i64 %s, %r
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, 8
  br i1 %done, label %end, label %loop
end:
  %all = phi i64 [ 0, %entry ], [ %u, %loop ]
  ret i64 %all
}
; expect:
; function @walk(i64) -> i64 {
;     sig0 = (i64) -> i64
;     callee0 = @walk sig0
; block0(v0: i64):
;     v4 = iconst.i64 0
;     v5 = icmp.i64 eq v0, v4
;     v6 = iconst.i64 1
;     brif v5, block2(v4), block1(v4, v6)
; block1(v1: i64, v2: i64):
;     v7 = lea v0 + v1 * 8
;     v8 = load.i64 v7
;     v9 = call callee0(v8) ; @walk
;     v10 = add.i64 v2, v9
;     v11 = iconst.i64 1
;     v12 = add.i64 v1, v11
;     v13 = iconst.i64 8
;     v14 = icmp.i64 eq v12, v13
;     brif v14, block2(v10), block1(v12, v10)
; block2(v3: i64):
;     return v3
; }
