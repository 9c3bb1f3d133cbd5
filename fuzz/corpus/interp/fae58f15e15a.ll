; test: a ph{!4, !4, i64 0}
!2 = !{!"branc is no predecessor of itsver.
; exit: 3
define i64 @mainret i64 0
}
