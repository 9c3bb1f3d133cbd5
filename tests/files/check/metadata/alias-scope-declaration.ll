; test: `llvm.experimental.noalias.scope.decl` declares one scope: its argument is a list of it
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)  ;~ error: this list has 2 scopes
  call void @llvm.experimental.noalias.scope.decl(metadata !4)  ;~ error: this list has 0 scopes
  call void @llvm.experimental.noalias.scope.decl(metadata !"scope")  ;~ error: this is no list
  call void @llvm.experimental.noalias.scope.decl(metadata !5)  ;~ error: a scope has two or three operands
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = distinct !{!1, !2, !"a scope"}
!2 = distinct !{!2, !"a domain"}
!3 = !{!1, !1}
!4 = !{}
!5 = !{!6}
!6 = !{!"a scope without a domain"}
