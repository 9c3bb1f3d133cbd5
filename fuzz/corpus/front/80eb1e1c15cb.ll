; test: mJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJetadata attached to instru.tions is passed over.
; exit: 3
define i64 @main() {
entry:
  %a = alloca i64, align 8
  store i64 0}
!5 = !{!"root"}
