source_filename = "former.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare void @nothing(i8, ...)

define i8* @attributes(i8 %x, i8* nonnull %p) {
  call void (i8, ...) @nothing(i8 %x, i8* nonnull align 4 %p, i8 %x)
  ret i8* %p
}

define x86_intrcc void @interrupted(i32* byval(i32) %frame) {
  ret void
}

declare i8* @retained()

define i8* @bundle() {
  %p = call i8* @retained()
  ret i8* %p
}

define i32 @metadata(i16* %p, i1 %c) {
  %x = load i16, i16* %p, align 2, !tbaa !0
  %y = sext i16 %x to i32
  br i1 %c, label %a, label %b

a:
  %z = select i1 %c, i32 1, i32 2, !prof !3
  ret i32 %z

b:
  switch i32 %y, label %a [
    i32 1, label %c1
    i32 2, label %c1
  ], !prof !4

c1:
  ret i32 %y
}

define i32 @about_variables(i32 %x, i32* %p) {
  %y = load i32, i32* %p, align 4, !range !10
  %z = add i32 %x, %y
  %w = load i32, i32* %p, align 4, !range !10
  ret i32 %w
}

declare void @llvm.dbg.value(metadata, metadata, metadata) #0

attributes #0 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!5}

!0 = !{!1, !1, i64 0}
!1 = !{!"short", !2}
!2 = !{!"root"}
!3 = !{!"branch_weights", i32 1, i32 2}
!4 = !{!"branch_weights", i32 1, i32 2, i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 1}
!10 = !{i32 0, i32 9}
