; All calls pass 8 as the end of a loop: there is a copy for it.
; passes: tidy mem2reg tidy specialize

define internal void @clear(ptr %p, i32 %n) noinline {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %q = getelementptr i8, ptr %p, i32 %i
  store i8 0, ptr %q
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @f(ptr %p) {
  call void @clear(ptr %p, i32 8)
  ret void
}
define void @g(ptr %p) {
  call void @clear(ptr %p, i32 8)
  ret void
}
; expect:
; function @clear(i64, i32) {
; block0(v0: i64, v1: i32):
;     v4 = iconst.i32 8
;     v5 = icmp.i32 eq v1, v4
;     brif v5, block5, block6
; block5:
;     v6 = iconst.i32 0
;     jump block1(v6)
; block1(v2: i32):
;     v7 = sext.i64 v2
;     v8 = lea v0 + v7 * 1
;     v9 = iconst.i8 0
;     store.i8 v9, v8
;     v10 = iconst.i32 1
;     v11 = add.i32 v2, v10
;     v12 = icmp.i32 slt v11, v4
;     brif v12, block1(v11), block2
; block2:
;     return
; block6:
;     cold
;     v13 = iconst.i32 0
;     jump block3(v13)
; block3(v3: i32):
;     v14 = sext.i64 v3
;     v15 = lea v0 + v14 * 1
;     v16 = iconst.i8 0
;     store.i8 v16, v15
;     v17 = iconst.i32 1
;     v18 = add.i32 v3, v17
;     v19 = icmp.i32 slt v18, v1
;     brif v19, block3(v18), block4
; block4:
;     return
; }
;
; function @f(i64) {
;     sig0 = (i64, i32)
;     callee0 = @clear sig0
; block0(v0: i64):
;     v1 = iconst.i32 8
;     call callee0(v0, v1) ; @clear
;     return
; }
;
; function @g(i64) {
;     sig0 = (i64, i32)
;     callee0 = @clear sig0
; block0(v0: i64):
;     v1 = iconst.i32 8
;     call callee0(v0, v1) ; @clear
;     return
; }
