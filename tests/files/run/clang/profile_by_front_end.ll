; test: a program that counts for a profile as its source has it runs, and is told that none is written.
; exit: 3
; stdout: 75
; stderr: no profile is written, for which this program counts (`-fprofile-instr-generate`)
; oracle: none (LLVM's JIT has no library that writes it)
source_filename = "pg.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__covrec_DB956436E78DD5FAu = comdat any

$__covrec_5338AFD972273210u = comdat any

$__covrec_B8D066FC34E9CBC1u = comdat any

$__profc_pg.c_twice = comdat nodeduplicate

$__profc_pg.c_more = comdat nodeduplicate

$__profc_main = comdat nodeduplicate

@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @twice, ptr @more], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@__covrec_DB956436E78DD5FAu = linkonce_odr hidden constant <{ i64, i32, i64, i64, [42 x i8] }> <{ i64 -2624081020897602054, i32 42, i64 1160280, i64 -5186579818870672939, [42 x i8] c"\01\01\01\01\05\06\01\08!\06\02\03\03\13\00\19 \05\01\00\13\00\19\05\00\1B\00\1E\05\00\1F\00\A0\80\80\80\08\05\00 \00n" }>, section "__llvm_covfun", comdat, align 8
@__covrec_5338AFD972273210u = linkonce_odr hidden constant <{ i64, i32, i64, i64, [9 x i8] }> <{ i64 5996736252301750800, i32 9, i64 24, i64 -5186579818870672939, [9 x i8] c"\01\01\00\01\01\05\19\00*" }>, section "__llvm_covfun", comdat, align 8
@__covrec_B8D066FC34E9CBC1u = linkonce_odr hidden constant <{ i64, i32, i64, i64, [9 x i8] }> <{ i64 -5129486742169465919, i32 9, i64 24, i64 -5186579818870672939, [9 x i8] c"\01\01\00\01\01\06\18\00)" }>, section "__llvm_covfun", comdat, align 8
@__llvm_coverage_mapping = private constant { { i32, i32, i32, i32 }, [24 x i8] } { { i32, i32, i32, i32 } { i32 0, i32 24, i32 0, i32 6 }, [24 x i8] c"\02\0D\15x\DAc\D7/\C9-\D0\CF\C9f)H\D7K\06\00\1A\80\03\FA" }, section "__llvm_covmap", align 8
@__profc_pg.c_twice = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_pg.c_twice = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 5996736252301750800, i64 24, i64 sub (i64 ptrtoint (ptr @__profc_pg.c_twice to i64), i64 ptrtoint (ptr @__profd_pg.c_twice to i64)), i64 0, ptr null, ptr null, i32 1, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_pg.c_twice), align 8
@__profc_pg.c_more = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_pg.c_more = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -5129486742169465919, i64 24, i64 sub (i64 ptrtoint (ptr @__profc_pg.c_more to i64), i64 ptrtoint (ptr @__profd_pg.c_more to i64)), i64 0, ptr null, ptr null, i32 1, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_pg.c_more), align 8
@__profc_main = private global [2 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_main = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -2624081020897602054, i64 1160280, i64 sub (i64 ptrtoint (ptr @__profc_main to i64), i64 ptrtoint (ptr @__profd_main to i64)), i64 0, ptr null, ptr null, i32 2, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_main), align 8
@__llvm_prf_nm = private constant [32 x i8] c"\19\1Ex\DA+H\D7K\B6*)\CFLNe,\001s\F3\8BR\19s\133\F3\00q=\08\BB", section "__llvm_prf_names", align 1
@llvm.used = appending global [5 x ptr] [ptr @__covrec_5338AFD972273210u, ptr @__covrec_B8D066FC34E9CBC1u, ptr @__covrec_DB956436E78DD5FAu, ptr @__llvm_coverage_mapping, ptr @__llvm_prf_nm], section "llvm.metadata"
@llvm.compiler.used = appending global [3 x ptr] [ptr @__profd_main, ptr @__profd_pg.c_more, ptr @__profd_pg.c_twice], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal i32 @twice(i32 noundef %0) #0 !PGOFuncName !6 {
  %2 = load i64, ptr @__profc_pg.c_twice, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @__profc_pg.c_twice, align 8
  %4 = shl nsw i32 %0, 1
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal range(i32 -2147483647, -2147483648) i32 @more(i32 noundef %0) #0 !PGOFuncName !7 {
  %2 = load i64, ptr @__profc_pg.c_more, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @__profc_pg.c_more, align 8
  %4 = add nsw i32 %0, 1
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #1 {
  %3 = alloca [64 x i8], align 16
  %4 = load i64, ptr @__profc_main, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr @__profc_main, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  %6 = mul nsw i32 %0, 3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %3, i64 1
  br label %11

9:                                                ; preds = %11
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  ret i32 3

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %27, %11 ]
  %13 = phi i32 [ 0, %2 ], [ %26, %11 ]
  %14 = load i64, ptr getelementptr inbounds (i8, ptr @__profc_main, i64 8), align 8
  %15 = add i64 %14, 1
  store i64 %15, ptr getelementptr inbounds (i8, ptr @__profc_main, i64 8), align 8
  %16 = and i32 %12, 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8, !tbaa !8
  %20 = tail call i32 %19(i32 noundef %12) #5
  %21 = add nsw i32 %20, %13
  %22 = trunc nuw i32 %12 to i8
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %3, i8 %22, i64 %7, i1 false)
  %23 = load i8, ptr %8, align 1, !tbaa !12
  %24 = and i8 %23, 1
  %25 = zext nneg i8 %24 to i32
  %26 = add nsw i32 %21, %25
  %27 = add nuw nsw i32 %12, 1
  %28 = icmp eq i32 %27, 10
  br i1 %28, label %9, label %11, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 2, !"EnableValueProfiling", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"pg.c:twice"}
!7 = !{!"pg.c:more"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
