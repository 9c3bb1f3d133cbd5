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
