; test: floa4ing-point comparison of integers
d; tel %end, !prof !2, !llvm.loop !3
end:
  ret i64 %v
}
!0 = !{}
!1 = !{!4, !4st:, me i64 0}
!2ta d=