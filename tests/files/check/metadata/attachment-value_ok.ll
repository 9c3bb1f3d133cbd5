; test: attachments as LLVM writes them
; exit: 0
declare ptr @p()
declare i32 @n()
define i32 @main(ptr %p, i32 %i, i1 %c) !prof !22 !kcfi_type !23 {
  %a = load ptr, ptr %p, !nonnull !0, !dereferenceable !1, !align !1, !noundef !0
  %f = load i32, ptr %p, !range !4, !llvm.access.group !24
  %g = load <2 x i32>, ptr %p, !range !5
  %o = fadd float 1.0, 2.0, !fpmath !11
  %r = load i32, ptr %p, !noalias !12, !alias.scope !13
  %v = load i32, ptr %p, !mmra !21
  %w = add i32 %i, 1, !annotation !26
  %x = call ptr @p(), !memprof !15, !callsite !27
  %z = call i32 @n(), !prof !16
  %y = call i32 @n(), !prof !25
  br i1 %c, label %one, label %two, !prof !19
one:
  switch i32 %i, label %two [ i32 1, label %one
    i32 2, label %one ], !prof !20
two:
  ret i32 0
}
!0 = !{}
!1 = !{i64 8}
!4 = !{i32 -5, i32 0, i32 3, i32 9}
!5 = !{i32 9, i32 1}
!11 = !{float 2.5}
!12 = !{!28}
!13 = !{!29, !28}
!15 = !{!30}
!16 = !{!"branch_weights", i32 1}
!19 = !{!"branch_weights", !"expected", i32 1, i32 2}
!20 = !{!"branch_weights", i32 1, i32 2, i32 3}
!21 = !{!31, !31}
!22 = !{!"function_entry_count", i64 7}
!23 = !{i32 7}
!24 = !{!32, !33}
!25 = !{!"VP", i32 0, i64 20, i64 5, i64 10}
!26 = !{!"auto-init", !31}
!27 = !{i64 123}
!28 = distinct !{!28, !34}
!29 = !{!"named", !34, !"scope"}
!30 = !{!27, !"cold", i64 5}
!31 = !{!"a", !"b"}
!32 = distinct !{}
!33 = distinct !{}
!34 = distinct !{!34, !"domain"}
