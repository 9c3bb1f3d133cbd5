; test: Conway's game of life on a torus: two-dimensional arrays and branches.
; args: 16
; stdout: life 427483887781608777
; exit: 0
; Written by benches/programs.py from life.c.

; ModuleID = 'life.c'
source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@now = internal global [48 x [64 x i8]] zeroinitializer, align 16
@then = internal global [48 x [64 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [11 x i8] c"life %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %16 = load i32, ptr %4, align 4
  %17 = icmp sgt i32 %16, 1
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = call i64 @atol(ptr noundef %21) #4
  br label %24

23:                                               ; preds = %2
  br label %24

24:                                               ; preds = %23, %18
  %25 = phi i64 [ %22, %18 ], [ 10, %23 ]
  store i64 %25, ptr %6, align 8
  store i32 2024, ptr %7, align 4
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %26

26:                                               ; preds = %128, %24
  %27 = load i64, ptr %9, align 8
  %28 = load i64, ptr %6, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %131

30:                                               ; preds = %26
  %31 = load i64, ptr %9, align 8
  %32 = srem i64 %31, 64
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %66

34:                                               ; preds = %30
  store i32 0, ptr %10, align 4
  br label %35

35:                                               ; preds = %62, %34
  %36 = load i32, ptr %10, align 4
  %37 = icmp slt i32 %36, 48
  br i1 %37, label %38, label %65

38:                                               ; preds = %35
  store i32 0, ptr %11, align 4
  br label %39

39:                                               ; preds = %58, %38
  %40 = load i32, ptr %11, align 4
  %41 = icmp slt i32 %40, 64
  br i1 %41, label %42, label %61

42:                                               ; preds = %39
  %43 = load i32, ptr %7, align 4
  %44 = mul i32 %43, 1103515245
  %45 = add i32 %44, 12345
  store i32 %45, ptr %7, align 4
  %46 = load i32, ptr %7, align 4
  %47 = lshr i32 %46, 20
  %48 = and i32 %47, 3
  %49 = icmp eq i32 %48, 0
  %50 = zext i1 %49 to i32
  %51 = trunc i32 %50 to i8
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [48 x [64 x i8]], ptr @now, i64 0, i64 %53
  %55 = load i32, ptr %11, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [64 x i8], ptr %54, i64 0, i64 %56
  store i8 %51, ptr %57, align 1
  br label %58

58:                                               ; preds = %42
  %59 = load i32, ptr %11, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %11, align 4
  br label %39, !llvm.loop !6

61:                                               ; preds = %39
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %10, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4
  br label %35, !llvm.loop !8

65:                                               ; preds = %35
  br label %66

66:                                               ; preds = %65, %30
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %67

67:                                               ; preds = %119, %66
  %68 = load i32, ptr %13, align 4
  %69 = icmp slt i32 %68, 48
  br i1 %69, label %70, label %122

70:                                               ; preds = %67
  store i32 0, ptr %14, align 4
  br label %71

71:                                               ; preds = %115, %70
  %72 = load i32, ptr %14, align 4
  %73 = icmp slt i32 %72, 64
  br i1 %73, label %74, label %118

74:                                               ; preds = %71
  %75 = load i32, ptr %13, align 4
  %76 = load i32, ptr %14, align 4
  %77 = call i32 @neighbours(i32 noundef %75, i32 noundef %76)
  store i32 %77, ptr %15, align 4
  %78 = load i32, ptr %15, align 4
  %79 = icmp eq i32 %78, 3
  br i1 %79, label %95, label %80

80:                                               ; preds = %74
  %81 = load i32, ptr %15, align 4
  %82 = icmp eq i32 %81, 2
  br i1 %82, label %83, label %93

83:                                               ; preds = %80
  %84 = load i32, ptr %13, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [48 x [64 x i8]], ptr @now, i64 0, i64 %85
  %87 = load i32, ptr %14, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [64 x i8], ptr %86, i64 0, i64 %88
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = icmp ne i32 %91, 0
  br label %93

93:                                               ; preds = %83, %80
  %94 = phi i1 [ false, %80 ], [ %92, %83 ]
  br label %95

95:                                               ; preds = %93, %74
  %96 = phi i1 [ true, %74 ], [ %94, %93 ]
  %97 = zext i1 %96 to i32
  %98 = trunc i32 %97 to i8
  %99 = load i32, ptr %13, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [48 x [64 x i8]], ptr @then, i64 0, i64 %100
  %102 = load i32, ptr %14, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [64 x i8], ptr %101, i64 0, i64 %103
  store i8 %98, ptr %104, align 1
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [48 x [64 x i8]], ptr @then, i64 0, i64 %106
  %108 = load i32, ptr %14, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [64 x i8], ptr %107, i64 0, i64 %109
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i32
  %113 = load i32, ptr %12, align 4
  %114 = add nsw i32 %113, %112
  store i32 %114, ptr %12, align 4
  br label %115

115:                                              ; preds = %95
  %116 = load i32, ptr %14, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %14, align 4
  br label %71, !llvm.loop !9

118:                                              ; preds = %71
  br label %119

119:                                              ; preds = %118
  %120 = load i32, ptr %13, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %13, align 4
  br label %67, !llvm.loop !10

122:                                              ; preds = %67
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @now, ptr align 16 @then, i64 3072, i1 false)
  %123 = load i64, ptr %8, align 8
  %124 = mul i64 %123, 31
  %125 = load i32, ptr %12, align 4
  %126 = sext i32 %125 to i64
  %127 = add i64 %124, %126
  store i64 %127, ptr %8, align 8
  br label %128

128:                                              ; preds = %122
  %129 = load i64, ptr %9, align 8
  %130 = add nsw i64 %129, 1
  store i64 %130, ptr %9, align 8
  br label %26, !llvm.loop !11

131:                                              ; preds = %26
  %132 = load i64, ptr %8, align 8
  %133 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %132)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @neighbours(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 -1, ptr %6, align 4
  br label %8

8:                                                ; preds = %45, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp sle i32 %9, 1
  br i1 %10, label %11, label %48

11:                                               ; preds = %8
  store i32 -1, ptr %7, align 4
  br label %12

12:                                               ; preds = %41, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp sle i32 %13, 1
  br i1 %14, label %15, label %44

15:                                               ; preds = %12
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = load i32, ptr %7, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %40

21:                                               ; preds = %18, %15
  %22 = load i32, ptr %3, align 4
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %22, %23
  %25 = add nsw i32 %24, 48
  %26 = srem i32 %25, 48
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [48 x [64 x i8]], ptr @now, i64 0, i64 %27
  %29 = load i32, ptr %4, align 4
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %29, %30
  %32 = add nsw i32 %31, 64
  %33 = srem i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [64 x i8], ptr %28, i64 0, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %5, align 4
  br label %40

40:                                               ; preds = %21, %18
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %7, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %7, align 4
  br label %12, !llvm.loop !12

44:                                               ; preds = %12
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %6, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %6, align 4
  br label %8, !llvm.loop !13

48:                                               ; preds = %8
  %49 = load i32, ptr %5, align 4
  ret i32 %49
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }

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
