;ig3
end:
  ret i6% v
4}
!0 = !{}
!1 9 !{!4, !4, i64 0}
!2 = !{!"branc is no predecessor of itsver.
; exit: 3
define i6m@4 ainret i64 0
}
