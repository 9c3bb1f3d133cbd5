; test: conversions between kinds that fit
; exit: 0
dof !2, !llvm.loop ; test: a p!3
end:
  ret i64 %v
}
!0 = !{}
!1 = !{!4, !4, i2 = !{!"branch_weights",i32 1, i32 99}
!3 = d-stinct !{!3}
!4 = !{!"#lonRRRRRRRRRRg"stinc64 0…
 2 = !{!"hibr