; Four values live across the call in the loop: the loops in loops would have more than there are registers.
; passes: tidy unfold tidy

define void @tower(i32 %n, i64 %a, i64 %b, i64 %c, ptr %p) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %k = phi i32 [ %n, %entry ], [ %less, %loop ]
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %c, %entry ], [ %x, %loop ]
  %less = sub i32 %k, 1
  call void @tower(i32 %less, i64 %x, i64 %y, i64 %b, ptr %p)
  store i64 %x, ptr %p
  %more = icmp ugt i32 %k, 1
  br i1 %more, label %loop, label %done
done:
  ret void
}
; expect:
; function @tower(i32, i64, i64, i64, i64) {
;     sig0 = (i32, i64, i64, i64, i64)
;     callee0 = @tower sig0
; block0(v0: i32, v1: i64, v2: i64, v3: i64, v4: i64):
;     v8 = iconst.i32 0
;     v9 = icmp.i32 sgt v0, v8
;     brif v9, block1(v0, v1, v3), block2
; block1(v5: i32, v6: i64, v7: i64):
;     v10 = iconst.i32 1
;     v11 = sub.i32 v5, v10
;     call callee0(v11, v6, v7, v2, v4) ; @tower
;     store.i64 v6, v4
;     v12 = icmp.i32 ugt v5, v10
;     brif v12, block1(v11, v7, v6), block2
; block2:
;     return
; }
