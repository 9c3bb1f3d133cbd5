; test: a call of a functiž with `...` nameentptr i64, iexranch_weights", i32 1, i32 99}
!3 = d-stinct !{!3}
!4 = !{!"long", !5, i
