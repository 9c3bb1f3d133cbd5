; test: the ways of a switch that weights or an expected value make unlikely are marked, cases of one target together; and a probability says what a plain `llvm.expect` cannot.
; run: show lir
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.expect.with.probability.i1(i1, i1, double)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
define i32 @weights(i32 %x) {
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %a
  ], !prof !0
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
define i32 @together(i32 %x) {
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %a
    i32 3, label %a
  ], !prof !1
a:
  %r = phi i32 [ 7, %0 ], [ 7, %0 ], [ 7, %0 ]
  ret i32 %r
d:
  ret i32 3
}
define i32 @expect(i32 %x) {
  %e = call i32 @llvm.expect.i32(i32 %x, i32 2)
  switch i32 %e, label %d [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
define i32 @expect_default(i32 %x) {
  %e = call i32 @llvm.expect.i32(i32 %x, i32 9)
  switch i32 %e, label %d [
    i32 1, label %a
  ]
a:
  ret i32 1
d:
  ret i32 3
}
define i32 @probably(i1 %x) {
  %e = call i1 @llvm.expect.with.probability.i1(i1 %x, i1 true, double 0.99)
  br i1 %e, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @hardly(i32 %x) {
  %e = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 5, double 0.0)
  %c = icmp eq i32 %e, 5
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @as_often_as_not(i1 %x) {
  %e = call i1 @llvm.expect.with.probability.i1(i1 %x, i1 true, double 0.6)
  br i1 %e, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @wide(i128 %x) {
  switch i128 %x, label %d [
    i128 1, label %a
    i128 2, label %b
  ], !prof !2
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
!0 = !{!"branch_weights", i32 1, i32 400, i32 2000, i32 800}
!1 = !{!"branch_weights", i32 1000, i32 40, i32 40, i32 40}
!2 = !{!"branch_weights", i32 1, i32 1, i32 2000}
; expect:
; function @weights(i32) -> i32 {
; block0(v0: i32):
;     switch v0, block4 [1: block1, 2: block2, 3: block1]
; block4:
;     cold
;     jump block3
; block1:
;     v1 = iconst.i32 1
;     return v1
; block2:
;     v2 = iconst.i32 2
;     return v2
; block3:
;     v3 = iconst.i32 3
;     return v3
; }
;
; function @together(i32) -> i32 {
; block0(v0: i32):
;     v2 = iconst.i32 7
;     switch v0, block2 [1: block1(v2), 2: block1(v2), 3: block1(v2)]
; block1(v1: i32):
;     return v1
; block2:
;     v3 = iconst.i32 3
;     return v3
; }
;
; function @expect(i32) -> i32 {
; block0(v0: i32):
;     switch v0, block4 [1: block5, 2: block2]
; block4:
;     cold
;     jump block3
; block5:
;     cold
;     jump block1
; block1:
;     v1 = iconst.i32 1
;     return v1
; block2:
;     v2 = iconst.i32 2
;     return v2
; block3:
;     v3 = iconst.i32 3
;     return v3
; }
;
; function @expect_default(i32) -> i32 {
; block0(v0: i32):
;     switch v0, block2 [1: block3]
; block3:
;     cold
;     jump block1
; block1:
;     v1 = iconst.i32 1
;     return v1
; block2:
;     v2 = iconst.i32 3
;     return v2
; }
;
; function @probably(i8) -> i32 {
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = and.i8 v0, v1
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
; function @hardly(i32) -> i32 {
; block0(v0: i32):
;     v1 = iconst.i32 5
;     v2 = icmp.i32 eq v0, v1
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
; function @as_often_as_not(i8) -> i32 {
; block0(v0: i8):
;     v1 = iconst.i8 1
;     v2 = and.i8 v0, v1
;     brif v2, block1, block2
; block1:
;     v3 = iconst.i32 1
;     return v3
; block2:
;     v4 = iconst.i32 2
;     return v4
; }
;
; function @wide(i64 pair, i64 rest) -> i32 {
; block0(v0: i64, v1: i64):
;     v2 = iconst.i64 1
;     v3 = iconst.i64 0
;     v4 = xor.i64 v0, v2
;     v5 = or.i64 v3, v4
;     v6 = xor.i64 v1, v3
;     v7 = or.i64 v5, v6
;     v8 = icmp.i64 eq v7, v3
;     brif v8, block5, block6
; block6:
;     v9 = iconst.i64 2
;     v10 = iconst.i64 0
;     v11 = xor.i64 v0, v9
;     v12 = or.i64 v10, v11
;     v13 = xor.i64 v1, v10
;     v14 = or.i64 v12, v13
;     v15 = icmp.i64 eq v14, v10
;     brif v15, block2, block7
; block7:
;     jump block4
; block4:
;     cold
;     jump block3
; block5:
;     cold
;     jump block1
; block1:
;     v16 = iconst.i32 1
;     return v16
; block2:
;     v17 = iconst.i32 2
;     return v17
; block3:
;     v18 = iconst.i32 3
;     return v18
; }
