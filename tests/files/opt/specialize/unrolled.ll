; What is known of the copy unrolls its loop; the function is as it was for other numbers.
; passes: tidy mem2reg tidy specialize sccp tidy unroll tidy

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
  call void @clear(ptr %p, i32 3)
  ret void
}
; expect:
; function @clear(i64, i32) {
; block0(v0: i64, v1: i32):
;     v3 = iconst.i32 3
;     v4 = icmp.i32 eq v1, v3
;     brif v4, block1, block2
; block1:
;     v12 = iconst.i8 0
;     store.i8 v12, v0
;     store.i8 v12, v0 + 1
;     store.i8 v12, v0 + 2
;     return
; block2:
;     cold
;     v5 = iconst.i32 0
;     jump block3(v5)
; block3(v2: i32):
;     v6 = uext.i64 v2
;     v7 = lea v0 + v6 * 1
;     v8 = iconst.i8 0
;     store.i8 v8, v7
;     v9 = iconst.i32 1
;     v10 = add.i32 v2, v9
;     v11 = icmp.i32 slt v10, v1
;     brif v11, block3(v10), block4
; block4:
;     return
; }
;
; function @f(i64) {
;     sig0 = (i64, i32)
;     callee0 = @clear sig0
; block0(v0: i64):
;     v1 = iconst.i32 3
;     call callee0(v0, v1) ; @clear
;     return
; }
