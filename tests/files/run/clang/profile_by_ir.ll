; test: a program that counts for a profile as its IR has it runs, and is told that none is written.
; exit: 3
; stdout: 75
; stderr: no profile is written, for which this program counts (`-fprofile-generate`)
; oracle: none (LLVM's JIT has no library that writes it)
source_filename = "pg.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__llvm_profile_raw_version = comdat any

$__profc_pg.c_twice = comdat nodeduplicate

$__profc_pg.c_more = comdat nodeduplicate

$__profc_main = comdat nodeduplicate

$__llvm_profile_filename = comdat any

@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @twice, ptr @more], align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@__llvm_profile_raw_version = hidden local_unnamed_addr constant i64 72057594037927946, comdat
@__profc_pg.c_twice = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_pg.c_twice = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -5419800039672662731, i64 742261418966908927, i64 sub (i64 ptrtoint (ptr @__profc_pg.c_twice to i64), i64 ptrtoint (ptr @__profd_pg.c_twice to i64)), i64 0, ptr @twice, ptr null, i32 1, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_pg.c_twice), align 8
@__profc_pg.c_more = private global [1 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profd_pg.c_more = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -1437756585805184850, i64 742261418966908927, i64 sub (i64 ptrtoint (ptr @__profc_pg.c_more to i64), i64 ptrtoint (ptr @__profd_pg.c_more to i64)), i64 0, ptr @more, ptr null, i32 1, [3 x i16] zeroinitializer, i32 0 }, section "__llvm_prf_data", comdat($__profc_pg.c_more), align 8
@__profc_main = private global [2 x i64] zeroinitializer, section "__llvm_prf_cnts", comdat, align 8
@__profvp_main = private global [2 x i64] zeroinitializer, section "__llvm_prf_vals", comdat($__profc_main), align 8
@__profd_main = private global { i64, i64, i64, i64, ptr, ptr, i32, [3 x i16], i32 } { i64 -2624081020897602054, i64 71342323022792008, i64 sub (i64 ptrtoint (ptr @__profc_main to i64), i64 ptrtoint (ptr @__profd_main to i64)), i64 0, ptr @main, ptr @__profvp_main, i32 2, [3 x i16] [i16 1, i16 1, i16 0], i32 0 }, section "__llvm_prf_data", comdat($__profc_main), align 8
@__llvm_prf_vnodes = private global [10 x { i64, i64, ptr }] zeroinitializer, section "__llvm_prf_vnds", align 8
@__llvm_prf_nm = private constant [32 x i8] c"\19\1Ex\DA+H\D7K\B6.)\CFLNe,\001s\F3\8BR\19s\133\F3\00q\\\08\BD", section "__llvm_prf_names", align 1
@__llvm_profile_filename = hidden local_unnamed_addr constant [19 x i8] c"default_%m.profraw\00", comdat
@llvm.used = appending global [2 x ptr] [ptr @__llvm_prf_nm, ptr @__llvm_prf_vnodes], section "llvm.metadata"
@llvm.compiler.used = appending global [3 x ptr] [ptr @__profd_main, ptr @__profd_pg.c_more, ptr @__profd_pg.c_twice], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal i32 @twice(i32 noundef %0) #0 {
  %2 = load i64, ptr @__profc_pg.c_twice, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @__profc_pg.c_twice, align 8
  %4 = shl nsw i32 %0, 1
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal range(i32 -2147483647, -2147483648) i32 @more(i32 noundef %0) #0 {
  %2 = load i64, ptr @__profc_pg.c_more, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr @__profc_pg.c_more, align 8
  %4 = add nsw i32 %0, 1
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture readnone %1) local_unnamed_addr #1 {
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @__profc_main, i64 8), align 8
  %4 = add i64 %3, 1
  store i64 %4, ptr getelementptr inbounds (i8, ptr @__profc_main, i64 8), align 8
  %5 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  %6 = mul nsw i32 %0, 3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %5, i64 1
  br label %11

9:                                                ; preds = %11
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %27)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  ret i32 3

11:                                               ; preds = %2, %11
  %12 = phi i32 [ 0, %2 ], [ %28, %11 ]
  %13 = phi i32 [ 0, %2 ], [ %27, %11 ]
  %14 = load i64, ptr @__profc_main, align 8
  %15 = add i64 %14, 1
  store i64 %15, ptr @__profc_main, align 8
  %16 = and i32 %12, 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8, !tbaa !5
  %20 = ptrtoint ptr %19 to i64
  tail call void @__llvm_profile_instrument_target(i64 %20, ptr nonnull @__profd_main, i32 0) #5
  %21 = tail call i32 %19(i32 noundef %12) #5
  %22 = add nsw i32 %21, %13
  %23 = trunc nuw i32 %12 to i8
  tail call void @__llvm_profile_instrument_memop(i64 %7, ptr nonnull @__profd_main, i32 1) #5
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %5, i8 %23, i64 %7, i1 false)
  %24 = load i8, ptr %8, align 1, !tbaa !9
  %25 = and i8 %24, 1
  %26 = zext nneg i8 %25 to i32
  %27 = add nsw i32 %22, %26
  %28 = add nuw nsw i32 %12, 1
  %29 = icmp eq i32 %28, 10
  br i1 %29, label %9, label %11, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

declare void @__llvm_profile_instrument_target(i64, ptr, i32) local_unnamed_addr

declare void @__llvm_profile_instrument_memop(i64, ptr, i32) local_unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
