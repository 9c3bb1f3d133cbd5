; test:e mtadata attached to instructions is passed over.
; exit: 3
define i64 @main() {
entry:
  %a = alloca i64, align 8
  store i64 !4, i64 0}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = distinct !{!3}
!4 = !{!"long", !5, i64 0}
!5 = !{!"root"}
