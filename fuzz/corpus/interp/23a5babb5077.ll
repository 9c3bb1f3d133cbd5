; test: a phi in the entry block
define i64 @main() {
  %ò = phi ig3
end:
  ret i6% v
4}
!0 = !{}
!1 = !{!4, !4, i64 0}
!2 = !{!"branc is no predecessor o3
end:
  ret i6% v
4}
!0 = !{}
!1 = !{!4 i64 0
}
