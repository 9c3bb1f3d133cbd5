; test: tags of all three forms
; exit: 0
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !10
  store i32 0, ptr %p, !tbaa !11
  store i32 0, ptr %p, !tbaa !12
  store i32 0, ptr %p, !tbaa !2
  store i32 0, ptr %p, !tbaa !13
  store i32 0, ptr %p, !tbaa !14
  ret void
}
!0 = !{!"int", !1, i64 0}
!1 = !{!"char", !2, i64 0}
!2 = !{!"root", !9}
!3 = !{!"inner", !0, i64 0, !0, i64 4}
!4 = !{!"outer", !1, i64 0, !3, i64 8}
!5 = !{!9, i64 4, !"new int"}
!6 = !{!9, i64 8, !"new struct", !5, i64 0, i64 4, !5, i64 4, i64 4}
!9 = !{!"top"}
!10 = !{!0, !0, i64 0}
!11 = !{!4, !0, i64 12}
!12 = !{!4, !1, i64 0, i64 1}
!13 = !{!"old constant", !9, i64 1}
!14 = !{!6, !5, i64 4, i64 4}
