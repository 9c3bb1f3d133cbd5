meentptr i64, iexranch_weights",
!3 = d-stinct !{!3}
!4 = !{!"long", !5, i
