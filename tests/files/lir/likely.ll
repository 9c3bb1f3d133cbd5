; test: what is said to be unlikely is marked so where it is gone to: by weights, by `llvm.expect`, by calls of cold functions.
; run: show lir
declare i1 @llvm.expect.i1(i1, i1)
declare i64 @llvm.expect.i64(i64, i64)
declare void @rare() cold
declare void @often()
define i32 @weights(i32 %x) {
  %c = icmp sgt i32 %x, 10
  br i1 %c, label %large, label %done, !prof !0
large:
  %y = mul i32 %x, %x
  br label %done
done:
  %r = phi i32 [ %y, %large ], [ %x, %0 ]
  ret i32 %r
}
define i32 @other_way(i32 %x) {
  %c = icmp sgt i32 %x, 10
  br i1 %c, label %a, label %b, !prof !1
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @hardly_differ(i32 %x) {
  %c = icmp sgt i32 %x, 10
  br i1 %c, label %a, label %b, !prof !2
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @expect(i64 %x) {
  %e = call i64 @llvm.expect.i64(i64 %x, i64 0)
  %c = icmp ne i64 %e, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @expect_not(i1 %x) {
  %e = call i1 @llvm.expect.i1(i1 %x, i1 true)
  %n = xor i1 %e, true
  br i1 %n, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define void @calls(i1 %x) {
  br i1 %x, label %a, label %b
a:
  call void @rare()
  ret void
b:
  call void @often() cold
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!2 = !{!"branch_weights", i32 10, i32 20}
; expect:
; function @weights(i32) -> i32 {
; block0(v0: i32):
;     v2 = iconst.i32 10
;     v3 = icmp.i32 sgt v0, v2
;     brif v3, block3, block2(v0)
; block3:
;     cold
;     jump block1
; block1:
;     v4 = mul.i32 v0, v0
;     jump block2(v4)
; block2(v1: i32):
;     return v1
; }
;
; function @other_way(i32) -> i32 {
; block0(v0: i32):
;     v1 = iconst.i32 10
;     v2 = icmp.i32 sgt v0, v1
;     brif v2, block1, block3
; block3:
;     cold
;     jump block2
; block1:
;     v3 = iconst.i32 1
;     return v3
; block2:
;     v4 = iconst.i32 2
;     return v4
; }
;
; function @hardly_differ(i32) -> i32 {
; block0(v0: i32):
;     v1 = iconst.i32 10
;     v2 = icmp.i32 sgt v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i32 1
;     return v3
; block2:
;     v4 = iconst.i32 2
;     return v4
; }
;
; function @expect(i64) -> i32 {
; block0(v0: i64):
;     v1 = iconst.i64 0
;     v2 = icmp.i64 ne v0, v1
;     brif v2, block3, block2
; block3:
;     cold
;     jump block1
; block1:
;     v3 = iconst.i32 1
;     return v3
; block2:
;     v4 = iconst.i32 2
;     return v4
; }
;
; function @expect_not(i8) -> i32 {
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = and.i8 v0, v1
;     v3 = xor.i8 v2, v1
;     brif v3, block3, block2
; block3:
;     cold
;     jump block1
; block1:
;     v4 = iconst.i32 1
;     return v4
; block2:
;     v5 = iconst.i32 2
;     return v5
; }
;
; function @calls(i8) {
;     sig0 = ()
;     sig1 = ()
;     callee0 = @rare sig0
;     callee1 = @often sig1
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = and.i8 v0, v1
;     brif v2, block1, block2
; block1:
;     cold
;     call callee0() ; @rare
;     return
; block2:
;     cold
;     call callee1() ; @often
;     return
; }
