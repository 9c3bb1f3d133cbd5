; test: metadata that speaks of what an instruction does not have
declare i32 @f()
define i32 @main(ptr %p) {
  %a = load i32, ptr %p, !nonnull !0 ;~ error: `!nonnull` cannot stand at this `load`
  %b = load ptr, ptr %p, !nonnull !0, !align !1
  %c = add i32 %a, 1, !range !2 ;~ error: `!range` cannot stand at this `add`
  %d = call i32 @f(), !range !2, !nonnull !0 ;~ error: `!nonnull` cannot stand at this `call`
  %e = sub i32 %d, %c, !tbaa !3 ;~ error: `!tbaa` cannot stand at this `sub`
  %g = inttoptr i64 8 to ptr, !dereferenceable !1
  %h = ptrtoint ptr %g to i64, !dereferenceable !1 ;~ error: `!dereferenceable` cannot stand at this `ptrtoint`
  %i = fadd float 1.0, 2.0, !fpmath !4
  %j = or i32 %e, 1, !fpmath !4, !of.mine !0 ;~ error: `!fpmath` cannot stand at this `or`
  ret i32 %j
}
!0 = !{}
!1 = !{i64 8}
!2 = !{i32 0, i32 5}
!3 = !{!5, !5, i64 0}
!4 = !{float 2.5}
!5 = !{!"int", !6}
!6 = !{!"root"}
