; test: Heap sort of doubles.
; args: 4
; stdout: heapsort 0.216122
; exit: 0
; Written by benches/programs.py from heapsort.c.

; ModuleID = 'heapsort.c'
source_filename = "heapsort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.a = internal global [1000 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [15 x i8] c"heapsort %.6f\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %12 = load i32, ptr %4, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %19

14:                                               ; preds = %2
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 1
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @atol(ptr noundef %17) #3
  br label %20

19:                                               ; preds = %2
  br label %20

20:                                               ; preds = %19, %14
  %21 = phi i64 [ %18, %14 ], [ 10, %19 ]
  store i64 %21, ptr %6, align 8
  store i32 42, ptr %7, align 4
  store double 0.000000e+00, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %22

22:                                               ; preds = %72, %20
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %6, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %75

26:                                               ; preds = %22
  store i32 0, ptr %10, align 4
  br label %27

27:                                               ; preds = %41, %26
  %28 = load i32, ptr %10, align 4
  %29 = icmp slt i32 %28, 1000
  br i1 %29, label %30, label %44

30:                                               ; preds = %27
  %31 = load i32, ptr %7, align 4
  %32 = mul i32 %31, 1664525
  %33 = add i32 %32, 1013904223
  store i32 %33, ptr %7, align 4
  %34 = load i32, ptr %7, align 4
  %35 = lshr i32 %34, 8
  %36 = uitofp i32 %35 to double
  %37 = fdiv double %36, 0x4170000000000000
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [1000 x double], ptr @main.a, i64 0, i64 %39
  store double %37, ptr %40, align 8
  br label %41

41:                                               ; preds = %30
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %27, !llvm.loop !6

44:                                               ; preds = %27
  call void @heapsort_(i64 noundef 1000, ptr noundef @main.a)
  store i32 1, ptr %11, align 4
  br label %45

45:                                               ; preds = %61, %44
  %46 = load i32, ptr %11, align 4
  %47 = icmp slt i32 %46, 1000
  br i1 %47, label %48, label %64

48:                                               ; preds = %45
  %49 = load i32, ptr %11, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [1000 x double], ptr @main.a, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load i32, ptr %11, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [1000 x double], ptr @main.a, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fcmp ogt double %53, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %48
  store i32 1, ptr %3, align 4
  br label %78

60:                                               ; preds = %48
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %11, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4
  br label %45, !llvm.loop !8

64:                                               ; preds = %45
  %65 = load i64, ptr %9, align 8
  %66 = mul nsw i64 %65, 37
  %67 = srem i64 %66, 1000
  %68 = getelementptr inbounds [1000 x double], ptr @main.a, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = load double, ptr %8, align 8
  %71 = fadd double %70, %69
  store double %71, ptr %8, align 8
  br label %72

72:                                               ; preds = %64
  %73 = load i64, ptr %9, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %9, align 8
  br label %22, !llvm.loop !9

75:                                               ; preds = %22
  %76 = load double, ptr %8, align 8
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %76)
  store i32 0, ptr %3, align 4
  br label %78

78:                                               ; preds = %75, %59
  %79 = load i32, ptr %3, align 4
  ret i32 %79
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @heapsort_(i64 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load i64, ptr %3, align 8
  %11 = sdiv i64 %10, 2
  store i64 %11, ptr %5, align 8
  %12 = load i64, ptr %3, align 8
  %13 = sub nsw i64 %12, 1
  store i64 %13, ptr %6, align 8
  br label %14

14:                                               ; preds = %90, %2
  %15 = load i64, ptr %5, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8
  %19 = load i64, ptr %5, align 8
  %20 = add nsw i64 %19, -1
  store i64 %20, ptr %5, align 8
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = load double, ptr %21, align 8
  store double %22, ptr %7, align 8
  br label %42

23:                                               ; preds = %14
  %24 = load ptr, ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds double, ptr %24, i64 %25
  %27 = load double, ptr %26, align 8
  store double %27, ptr %7, align 8
  %28 = load ptr, ptr %4, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 0
  %30 = load double, ptr %29, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load i64, ptr %6, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  store double %30, ptr %33, align 8
  %34 = load i64, ptr %6, align 8
  %35 = add nsw i64 %34, -1
  store i64 %35, ptr %6, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %23
  %38 = load double, ptr %7, align 8
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 0
  store double %38, ptr %40, align 8
  ret void

41:                                               ; preds = %23
  br label %42

42:                                               ; preds = %41, %17
  %43 = load i64, ptr %5, align 8
  store i64 %43, ptr %8, align 8
  %44 = load i64, ptr %5, align 8
  %45 = mul nsw i64 %44, 2
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %9, align 8
  br label %47

47:                                               ; preds = %89, %42
  %48 = load i64, ptr %9, align 8
  %49 = load i64, ptr %6, align 8
  %50 = icmp sle i64 %48, %49
  br i1 %50, label %51, label %90

51:                                               ; preds = %47
  %52 = load i64, ptr %9, align 8
  %53 = load i64, ptr %6, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %55, label %69

55:                                               ; preds = %51
  %56 = load ptr, ptr %4, align 8
  %57 = load i64, ptr %9, align 8
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %4, align 8
  %61 = load i64, ptr %9, align 8
  %62 = add nsw i64 %61, 1
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fcmp olt double %59, %64
  br i1 %65, label %66, label %69

66:                                               ; preds = %55
  %67 = load i64, ptr %9, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %9, align 8
  br label %69

69:                                               ; preds = %66, %55, %51
  %70 = load double, ptr %7, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = load i64, ptr %9, align 8
  %73 = getelementptr inbounds double, ptr %71, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fcmp olt double %70, %74
  br i1 %75, label %76, label %88

76:                                               ; preds = %69
  %77 = load ptr, ptr %4, align 8
  %78 = load i64, ptr %9, align 8
  %79 = getelementptr inbounds double, ptr %77, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = load i64, ptr %8, align 8
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  store double %80, ptr %83, align 8
  %84 = load i64, ptr %9, align 8
  store i64 %84, ptr %8, align 8
  %85 = load i64, ptr %9, align 8
  %86 = mul nsw i64 %85, 2
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %9, align 8
  br label %89

88:                                               ; preds = %69
  br label %90

89:                                               ; preds = %76
  br label %47, !llvm.loop !10

90:                                               ; preds = %88, %47
  %91 = load double, ptr %7, align 8
  %92 = load ptr, ptr %4, align 8
  %93 = load i64, ptr %8, align 8
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  store double %91, ptr %94, align 8
  br label %14
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
