; test: metadata attached to instructions is passed over.
; exit: 3
define i64 @main() {
entry:
  %a = alloca i64, align 8
  store i64 3, ptr %a, align 8, !tbaa !1
  br label %loop
loop:
  %v = load i64, ptr %a, !tbaa !1, !noundef !0
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %end, !prof !2, !llvm.loop !3
end:
  ret i64 %v
}
!0 = !{}
!1 = !{!4, !4, i64 0}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = distinct !{!3}
!4 = !{!"long", !5, i64 0}
!5 = !{!"root"}
