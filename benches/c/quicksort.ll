; test: Quick sort with a comparison callback: one of its own, and the C library's `qsort`.
; args: 5
; stdout: quicksort 121249767
; exit: 0
; Written by benches/programs.py from quicksort.c.

; ModuleID = 'quicksort.c'
source_filename = "quicksort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.a = internal global [500 x i32] zeroinitializer, align 16
@main.b = internal global [500 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [16 x i8] c"quicksort %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %14 = load i32, ptr %4, align 4
  %15 = icmp sgt i32 %14, 1
  br i1 %15, label %16, label %21

16:                                               ; preds = %2
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = call i64 @atol(ptr noundef %19) #3
  br label %22

21:                                               ; preds = %2
  br label %22

22:                                               ; preds = %21, %16
  %23 = phi i64 [ %20, %16 ], [ 10, %21 ]
  store i64 %23, ptr %6, align 8
  store i32 99, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %24

24:                                               ; preds = %98, %22
  %25 = load i64, ptr %9, align 8
  %26 = load i64, ptr %6, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %101

28:                                               ; preds = %24
  %29 = load i64, ptr %9, align 8
  %30 = and i64 %29, 1
  %31 = icmp ne i64 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, ptr @by_low_bits, ptr @by_value
  store ptr %33, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %34

34:                                               ; preds = %50, %28
  %35 = load i32, ptr %11, align 4
  %36 = icmp slt i32 %35, 500
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = load i32, ptr %7, align 4
  %39 = mul i32 %38, 1664525
  %40 = add i32 %39, 1013904223
  store i32 %40, ptr %7, align 4
  %41 = load i32, ptr %7, align 4
  %42 = lshr i32 %41, 12
  %43 = and i32 %42, 65535
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [500 x i32], ptr @main.b, i64 0, i64 %45
  store i32 %43, ptr %46, align 4
  %47 = load i32, ptr %11, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [500 x i32], ptr @main.a, i64 0, i64 %48
  store i32 %43, ptr %49, align 4
  br label %50

50:                                               ; preds = %37
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4
  br label %34, !llvm.loop !6

53:                                               ; preds = %34
  %54 = load ptr, ptr %10, align 8
  call void @sort(ptr noundef @main.a, i32 noundef 500, ptr noundef %54)
  %55 = load i64, ptr %9, align 8
  %56 = srem i64 %55, 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %79

58:                                               ; preds = %53
  %59 = load ptr, ptr %10, align 8
  call void @qsort(ptr noundef @main.b, i64 noundef 500, i64 noundef 4, ptr noundef %59)
  store i32 0, ptr %12, align 4
  br label %60

60:                                               ; preds = %75, %58
  %61 = load i32, ptr %12, align 4
  %62 = icmp slt i32 %61, 500
  br i1 %62, label %63, label %78

63:                                               ; preds = %60
  %64 = load i32, ptr %12, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [500 x i32], ptr @main.a, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [500 x i32], ptr @main.b, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %67, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %63
  store i32 1, ptr %3, align 4
  br label %104

74:                                               ; preds = %63
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %12, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %12, align 4
  br label %60, !llvm.loop !8

78:                                               ; preds = %60
  br label %79

79:                                               ; preds = %78, %53
  store i32 0, ptr %13, align 4
  br label %80

80:                                               ; preds = %94, %79
  %81 = load i32, ptr %13, align 4
  %82 = icmp slt i32 %81, 500
  br i1 %82, label %83, label %97

83:                                               ; preds = %80
  %84 = load i32, ptr %13, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [500 x i32], ptr @main.a, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %13, align 4
  %89 = and i32 %88, 3
  %90 = mul nsw i32 %87, %89
  %91 = sext i32 %90 to i64
  %92 = load i64, ptr %8, align 8
  %93 = add i64 %92, %91
  store i64 %93, ptr %8, align 8
  br label %94

94:                                               ; preds = %83
  %95 = load i32, ptr %13, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %13, align 4
  br label %80, !llvm.loop !9

97:                                               ; preds = %80
  br label %98

98:                                               ; preds = %97
  %99 = load i64, ptr %9, align 8
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %9, align 8
  br label %24, !llvm.loop !10

101:                                              ; preds = %24
  %102 = load i64, ptr %8, align 8
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %102)
  store i32 0, ptr %3, align 4
  br label %104

104:                                              ; preds = %101, %73
  %105 = load i32, ptr %3, align 4
  ret i32 %105
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_low_bits(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  %9 = and i32 %8, 255
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %10, align 4
  %12 = and i32 %11, 255
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp ne i32 %13, %14
  br i1 %15, label %16, label %20

16:                                               ; preds = %2
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = sub nsw i32 %17, %18
  br label %24

20:                                               ; preds = %2
  %21 = load ptr, ptr %3, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = call i32 @by_value(ptr noundef %21, ptr noundef %22)
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi i32 [ %19, %16 ], [ %23, %20 ]
  ret i32 %25
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_value(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp sgt i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = icmp slt i32 %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
}

; Function Attrs: noinline nounwind uwtable
define internal void @sort(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  br label %11

11:                                               ; preds = %108, %3
  %12 = load i32, ptr %5, align 4
  %13 = icmp sgt i32 %12, 1
  br i1 %13, label %14, label %109

14:                                               ; preds = %11
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sdiv i32 %16, 2
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %15, i64 %18
  %20 = load i32, ptr %19, align 4
  store i32 %20, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %21 = load i32, ptr %5, align 4
  %22 = sub nsw i32 %21, 1
  store i32 %22, ptr %9, align 4
  br label %23

23:                                               ; preds = %77, %14
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %9, align 4
  %26 = icmp sle i32 %24, %25
  br i1 %26, label %27, label %78

27:                                               ; preds = %23
  br label %28

28:                                               ; preds = %36, %27
  %29 = load ptr, ptr %6, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = call i32 %29(ptr noundef %33, ptr noundef %7)
  %35 = icmp slt i32 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %28
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %8, align 4
  br label %28, !llvm.loop !11

39:                                               ; preds = %28
  br label %40

40:                                               ; preds = %48, %39
  %41 = load ptr, ptr %6, align 8
  %42 = load ptr, ptr %4, align 8
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = call i32 %41(ptr noundef %45, ptr noundef %7)
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %51

48:                                               ; preds = %40
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %49, -1
  store i32 %50, ptr %9, align 4
  br label %40, !llvm.loop !12

51:                                               ; preds = %40
  %52 = load i32, ptr %8, align 4
  %53 = load i32, ptr %9, align 4
  %54 = icmp sle i32 %52, %53
  br i1 %54, label %55, label %77

55:                                               ; preds = %51
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4
  store i32 %60, ptr %10, align 4
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load ptr, ptr %4, align 8
  %67 = load i32, ptr %8, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %8, align 4
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds i32, ptr %66, i64 %69
  store i32 %65, ptr %70, align 4
  %71 = load i32, ptr %10, align 4
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %9, align 4
  %74 = add nsw i32 %73, -1
  store i32 %74, ptr %9, align 4
  %75 = sext i32 %73 to i64
  %76 = getelementptr inbounds i32, ptr %72, i64 %75
  store i32 %71, ptr %76, align 4
  br label %77

77:                                               ; preds = %55, %51
  br label %23, !llvm.loop !13

78:                                               ; preds = %23
  %79 = load i32, ptr %9, align 4
  %80 = add nsw i32 %79, 1
  %81 = load i32, ptr %5, align 4
  %82 = load i32, ptr %8, align 4
  %83 = sub nsw i32 %81, %82
  %84 = icmp slt i32 %80, %83
  br i1 %84, label %85, label %97

85:                                               ; preds = %78
  %86 = load ptr, ptr %4, align 8
  %87 = load i32, ptr %9, align 4
  %88 = add nsw i32 %87, 1
  %89 = load ptr, ptr %6, align 8
  call void @sort(ptr noundef %86, i32 noundef %88, ptr noundef %89)
  %90 = load i32, ptr %8, align 4
  %91 = load ptr, ptr %4, align 8
  %92 = sext i32 %90 to i64
  %93 = getelementptr inbounds i32, ptr %91, i64 %92
  store ptr %93, ptr %4, align 8
  %94 = load i32, ptr %8, align 4
  %95 = load i32, ptr %5, align 4
  %96 = sub nsw i32 %95, %94
  store i32 %96, ptr %5, align 4
  br label %108

97:                                               ; preds = %78
  %98 = load ptr, ptr %4, align 8
  %99 = load i32, ptr %8, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %98, i64 %100
  %102 = load i32, ptr %5, align 4
  %103 = load i32, ptr %8, align 4
  %104 = sub nsw i32 %102, %103
  %105 = load ptr, ptr %6, align 8
  call void @sort(ptr noundef %101, i32 noundef %104, ptr noundef %105)
  %106 = load i32, ptr %9, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %5, align 4
  br label %108

108:                                              ; preds = %97, %85
  br label %11, !llvm.loop !14

109:                                              ; preds = %11
  ret void
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

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
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
