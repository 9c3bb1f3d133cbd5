; A call of itself that passes on what it was passed says nothing new, from a slot neither.
; passes: tidy mem2reg tidy specialize

define internal void @fill(ptr %p, i32 %n, i32 %more) noinline optnone {
  %slot = alloca i32
  store i32 %n, ptr %slot
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  store i8 1, ptr %q
  %j = add i32 %i, 1
  %m = load i32, ptr %slot
  %c = icmp slt i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  %k = sub i32 %more, 1
  %d = icmp sgt i32 %k, 0
  br i1 %d, label %again, label %out
again:
  %at = getelementptr i8, ptr %p, i32 %m
  call void @fill(ptr %at, i32 %m, i32 %k)
  br label %out
out:
  ret void
}
define void @f(ptr %p, i32 %k) {
  call void @fill(ptr %p, i32 4, i32 %k)
  ret void
}
; expect:
; function @fill(i64, i32, i32) {
;     sig0 = (i64, i32, i32)
;     callee0 = @fill sig0
; block0(v0: i64, v1: i32, v2: i32):
;     v5 = iconst.i32 4
;     v6 = icmp.i32 eq v1, v5
;     brif v6, block9, block10
; block9:
;     v7 = iconst.i32 0
;     jump block1(v7)
; block1(v3: i32):
;     v8 = sext.i64 v3
;     v9 = lea v0 + v8 * 1
;     v10 = iconst.i8 1
;     store.i8 v10, v9
;     v11 = iconst.i32 1
;     v12 = add.i32 v3, v11
;     v13 = icmp.i32 slt v12, v5
;     brif v13, block1(v12), block2
; block2:
;     v14 = iconst.i32 1
;     v15 = sub.i32 v2, v14
;     v16 = iconst.i32 0
;     v17 = icmp.i32 sgt v15, v16
;     brif v17, block3, block4
; block3:
;     v18 = sext.i64 v5
;     v19 = lea v0 + v18 * 1
;     call callee0(v19, v5, v15) ; @fill
;     jump block4
; block4:
;     return
; block10:
;     cold
;     v20 = iconst.i32 0
;     jump block5(v20)
; block5(v4: i32):
;     v21 = sext.i64 v4
;     v22 = lea v0 + v21 * 1
;     v23 = iconst.i8 1
;     store.i8 v23, v22
;     v24 = iconst.i32 1
;     v25 = add.i32 v4, v24
;     v26 = icmp.i32 slt v25, v1
;     brif v26, block5(v25), block6
; block6:
;     v27 = iconst.i32 1
;     v28 = sub.i32 v2, v27
;     v29 = iconst.i32 0
;     v30 = icmp.i32 sgt v28, v29
;     brif v30, block7, block8
; block7:
;     v31 = sext.i64 v1
;     v32 = lea v0 + v31 * 1
;     call callee0(v32, v1, v28) ; @fill
;     jump block8
; block8:
;     return
; }
;
; function @f(i64, i32) {
;     sig0 = (i64, i32, i32)
;     callee0 = @fill sig0
; block0(v0: i64, v1: i32):
;     v2 = iconst.i32 4
;     call callee0(v0, v2, v1) ; @fill
;     return
; }
