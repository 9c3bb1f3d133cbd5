; test: metadata may tell of types that memory has not
; flags: --std llvm
; spec: Pointer Aliasing Rules: "Metadata may be used to encode additional information which specialized optimization passes may use to implement type-based alias analysis."
; exit: 0
define i32 @f(ptr %p) {
  store float 1.0, ptr %p, !tbaa !0
  %x = load i32, ptr %p, !tbaa !3
  ret i32 %x
}
!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2, i64 0}
!2 = !{!"root"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !2, i64 0}
