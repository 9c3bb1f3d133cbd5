; Two parameters are compared at once.
; passes: tidy mem2reg tidy specialize

define internal void @grid(ptr %p, i64 %w, i64 %h) noinline {
  br label %rows
rows:
  %y = phi i64 [ 0, %0 ], [ %y1, %row ]
  br label %cells
cells:
  %x = phi i64 [ 0, %rows ], [ %x1, %cells ]
  %o = mul i64 %y, %w
  %i = add i64 %o, %x
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 7, ptr %q
  %x1 = add i64 %x, 1
  %c = icmp ult i64 %x1, %w
  br i1 %c, label %cells, label %row
row:
  %y1 = add i64 %y, 1
  %d = icmp ult i64 %y1, %h
  br i1 %d, label %rows, label %end
end:
  ret void
}
define void @f(ptr %p) {
  call void @grid(ptr %p, i64 4, i64 3)
  ret void
}
; expect:
; function @grid(i64, i64, i64) {
; block0(v0: i64, v1: i64, v2: i64):
;     v7 = iconst.i64 4
;     v8 = icmp.i64 eq v1, v7
;     v9 = iconst.i64 3
;     v10 = icmp.i64 eq v2, v9
;     v11 = and.i8 v8, v10
;     brif v11, block9, block10
; block9:
;     v12 = iconst.i64 0
;     jump block1(v12)
; block1(v3: i64):
;     v13 = iconst.i64 0
;     jump block2(v13)
; block2(v4: i64):
;     v14 = mul.i64 v3, v7
;     v15 = add.i64 v14, v4
;     v16 = lea v0 + v15 * 1
;     v17 = iconst.i8 7
;     store.i8 v17, v16
;     v18 = iconst.i64 1
;     v19 = add.i64 v4, v18
;     v20 = icmp.i64 ult v19, v7
;     brif v20, block2(v19), block3
; block3:
;     v21 = iconst.i64 1
;     v22 = add.i64 v3, v21
;     v23 = icmp.i64 ult v22, v9
;     brif v23, block1(v22), block4
; block4:
;     return
; block10:
;     cold
;     v24 = iconst.i64 0
;     jump block5(v24)
; block5(v5: i64):
;     v25 = iconst.i64 0
;     jump block6(v25)
; block6(v6: i64):
;     v26 = mul.i64 v5, v1
;     v27 = add.i64 v26, v6
;     v28 = lea v0 + v27 * 1
;     v29 = iconst.i8 7
;     store.i8 v29, v28
;     v30 = iconst.i64 1
;     v31 = add.i64 v6, v30
;     v32 = icmp.i64 ult v31, v1
;     brif v32, block6(v31), block7
; block7:
;     v33 = iconst.i64 1
;     v34 = add.i64 v5, v33
;     v35 = icmp.i64 ult v34, v2
;     brif v35, block5(v34), block8
; block8:
;     return
; }
;
; function @f(i64) {
;     sig0 = (i64, i64, i64)
;     callee0 = @grid sig0
; block0(v0: i64):
;     v1 = iconst.i64 4
;     v2 = iconst.i64 3
;     call callee0(v0, v1, v2) ; @grid
;     return
; }
