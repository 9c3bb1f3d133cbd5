; test: tags of type-based alias analysis
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0  ;~ error: the `!tbaa` of this `store` is wrong: this node has no operands
  store i32 0, ptr %p, !tbaa !10  ;~ error: the `!tbaa` of this `store` is wrong: a tag has a base, an access type and an offset
  store i32 0, ptr %p, !tbaa !11  ;~ error: the `!tbaa` of this `store` is wrong: the last operand is 0, or 1 for memory that does not change
  store i32 0, ptr %p, !tbaa !12  ;~ error: the `!tbaa` of this `store` is wrong: the offset of an access is a number
  store i32 0, ptr %p, !tbaa !13  ;~ error: the `!tbaa` of this `store` is wrong: the access type of a tag is a scalar type
  store i32 0, ptr %p, !tbaa !14  ;~ error: the `!tbaa` of this `store` is wrong: an access within a scalar type has the offset 0
  store i32 0, ptr %p, !tbaa !15
  store i32 0, ptr %p, !tbaa !16  ;~ error: the `!tbaa` of this `store` is wrong: no way leads from the base type to the access type at this offset
  store i32 0, ptr %p, !tbaa !17  ;~ error: the `!tbaa` of this `store` is wrong: an access within a scalar type has the offset 0
  store i32 0, ptr %p, !tbaa !18
  store i32 0, ptr %p, !tbaa !19  ;~ error: the `!tbaa` of this `store` is wrong: the offsets of the fields go up
  store i32 0, ptr %p, !tbaa !20  ;~ error: the `!tbaa` of this `store` is wrong: a struct type begins with its name
  store i32 0, ptr %p, !tbaa !21  ;~ error: the `!tbaa` of this `store` is wrong: a struct type is its name and pairs of a type and an offset
  store i32 0, ptr %p, !tbaa !22  ;~ error: the `!tbaa` of this `store` is wrong: the offsets of the fields are of one type
  store i32 0, ptr %p, !tbaa !23  ;~ error: the `!tbaa` of this `store` is wrong: the offset of a tag has the type of those in its base type
  store i32 0, ptr %p, !tbaa !24  ;~ error: the `!tbaa` of this `store` is wrong: the node is a tag `!{!base, !access, i64 offset}`, or a scalar type
  store i32 0, ptr %p, !tbaa !25  ;~ error: the `!tbaa` of this `store` is wrong: no field of the base type is at the offset of the tag
  ret void
}
!0 = !{}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"struct", !2, i64 0, !2, i64 4}
!4 = !{!"loop", !5}
!5 = !{!"pool", !4}
!6 = !{!"down", !2, i64 4, !2, i64 0}
!7 = !{i32 1, !2, i64 0}
!8 = !{!"one", !2, i64 0, !2}
!9 = !{!"mixed", !2, i64 0, !2, i32 4}
!10 = !{!2, !2, i64 0, i64 1, i64 2}
!11 = !{!2, !2, i64 0, i64 2}
!12 = !{!2, !2, !"zero"}
!13 = !{!2, !3, i64 0}
!14 = !{!2, !2, i64 4}
!15 = !{!3, !2, i64 4}
!16 = !{!3, !26, i64 4}
!17 = !{!3, !2, i64 6}
!18 = !{!4, !2, i64 0}
!19 = !{!6, !2, i64 0}
!20 = !{!7, !2, i64 0}
!21 = !{!8, !2, i64 0}
!22 = !{!9, !2, i64 0}
!23 = !{!3, !2, i32 0}
!24 = !{!1}
!25 = !{!27, !2, i64 0}
!26 = !{!"char", !1}
!27 = !{!"late", !2, i64 4}
