; The lesser one of two bytes with signs.
; passes: tidy vectorize

define void @f(ptr noalias %d, ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a.at = getelementptr i8, ptr %a, i64 %i
  %a.low = load i8, ptr %a.at
  %b.at = getelementptr i8, ptr %b, i64 %i
  %b.low = load i8, ptr %b.at
  %x = sext i8 %a.low to i32
  %y = sext i8 %b.low to i32
  %c = icmp slt i32 %x, %y
  %v = select i1 %c, i32 %x, i32 %y
  %r = trunc i32 %v to i8
  %d.at = getelementptr i8, ptr %d, i64 %i
  store i8 %r, ptr %d.at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; expect:
; function @f(i64, i64, i64, i64) {
; block0(v0: i64 noalias, v1: i64, v2: i64, v3: i64):
;     v6 = iconst.i64 0
;     v7 = icmp.i64 sgt v3, v6
;     brif v7, block1, block5(v6)
; block1:
;     v8 = iconst.i64 16
;     v9 = icmp.i64 uge v3, v8
;     brif v9, block2, block5(v6)
; block2:
;     v10 = iconst.i64 -16
;     v11 = and.i64 v3, v10
;     jump block3(v6)
; block3(v4: i64):
;     v12 = lea v1 + v4 * 1
;     v13 = load.v128 v12
;     v14 = lea v2 + v4 * 1
;     v15 = load.v128 v14
;     v16 = vsmin.i8x16 v13, v15, 0
;     v17 = lea v0 + v4 * 1
;     store.v128 v16, v17
;     v18 = add.i64 v4, v8
;     v19 = icmp.i64 ne v18, v11
;     brif v19, block3(v18), block4
; block4:
;     v20 = icmp.i64 eq v11, v3
;     brif v20, block6, block5(v11)
; block5(v5: i64):
;     v21 = lea v1 + v5 * 1
;     v22 = load.i8 v21
;     v23 = lea v2 + v5 * 1
;     v24 = load.i8 v23
;     v25 = sext.i32 v22
;     v26 = sext.i32 v24
;     v27 = icmp.i8 slt v22, v24
;     v28 = select.i32 v27, v25, v26
;     v29 = trunc.i8 v28
;     v30 = lea v0 + v5 * 1
;     store.i8 v29, v30
;     v31 = iconst.i64 1
;     v32 = add.i64 v5, v31
;     v33 = icmp.i64 slt v32, v3
;     brif v33, block5(v32), block6
; block6:
;     return
; }
