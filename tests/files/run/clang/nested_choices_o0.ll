; test: choices within choices in loops that run once, inlined and unrolled, as clang -O0 writes them.
; exit: 0
; stdout: 3
; stdout: 3
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@words = dso_local global [64 x i64] zeroinitializer, align 16
@others = dso_local global [128 x i8] zeroinitializer, align 16
@bytes = internal global [64 x i8] zeroinitializer, align 16
@table = internal global [80 x i32] zeroinitializer, align 16
@more = dso_local global [80 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @f(i64 noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  store i64 3, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %9

9:                                                ; preds = %58, %3
  %10 = load i64, ptr %8, align 8
  %11 = load i64, ptr %4, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %61

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [64 x i64], ptr @words, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = load i64, ptr %8, align 8
  %20 = mul i64 2, %19
  %21 = add i64 %20, 1
  %22 = getelementptr inbounds [128 x i8], ptr @others, i64 0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = xor i32 %18, %24
  %26 = icmp uge i32 7, %25
  br i1 %26, label %27, label %46

27:                                               ; preds = %13
  %28 = load i8, ptr getelementptr inbounds ([128 x i8], ptr @others, i64 0, i64 100), align 4
  %29 = zext i8 %28 to i64
  %30 = load i64, ptr %8, align 8
  %31 = sub i64 63, %30
  %32 = getelementptr inbounds [64 x i64], ptr @words, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp ule i64 %29, %33
  br i1 %34, label %35, label %37

35:                                               ; preds = %27
  %36 = load i64, ptr %8, align 8
  br label %43

37:                                               ; preds = %27
  %38 = load i64, ptr %8, align 8
  %39 = mul i64 2, %38
  %40 = getelementptr inbounds [128 x i8], ptr @others, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i64
  br label %43

43:                                               ; preds = %37, %35
  %44 = phi i64 [ %36, %35 ], [ %42, %37 ]
  %45 = trunc i64 %44 to i32
  br label %53

46:                                               ; preds = %13
  %47 = load i64, ptr %8, align 8
  %48 = getelementptr inbounds [64 x i8], ptr @bytes, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = zext i8 %49 to i64
  %51 = shl i64 %50, 2
  %52 = trunc i64 %51 to i32
  br label %53

53:                                               ; preds = %46, %43
  %54 = phi i32 [ %45, %43 ], [ %52, %46 ]
  %55 = zext i32 %54 to i64
  %56 = load i64, ptr %7, align 8
  %57 = sub i64 %56, %55
  store i64 %57, ptr %7, align 8
  br label %58

58:                                               ; preds = %53
  %59 = load i64, ptr %8, align 8
  %60 = add i64 %59, 1
  store i64 %60, ptr %8, align 8
  br label %9, !llvm.loop !6

61:                                               ; preds = %9
  %62 = load i64, ptr %7, align 8
  ret i64 %62
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @g(i32 noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i64 %2, ptr %6, align 8
  store i32 3, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %67, %3
  %10 = load i32, ptr %8, align 4
  %11 = load i32, ptr %4, align 4
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %70

13:                                               ; preds = %9
  %14 = load i64, ptr %6, align 8
  %15 = trunc i64 %14 to i8
  %16 = zext i8 %15 to i32
  %17 = load i32, ptr %8, align 4
  %18 = add nsw i32 %17, 16
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [80 x i32], ptr @table, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %13
  br label %25

25:                                               ; preds = %24, %13
  %26 = phi i1 [ false, %13 ], [ true, %24 ]
  %27 = zext i1 %26 to i32
  %28 = trunc i32 %27 to i8
  %29 = zext i8 %28 to i32
  %30 = icmp sgt i32 %16, %29
  br i1 %30, label %31, label %55

31:                                               ; preds = %25
  %32 = load i32, ptr %8, align 4
  %33 = add nsw i32 %32, 2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [80 x i32], ptr @table, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [80 x i32], ptr @table, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = icmp sle i32 %36, %41
  br i1 %42, label %43, label %49

43:                                               ; preds = %31
  %44 = load i32, ptr %8, align 4
  %45 = sub nsw i32 79, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [80 x i32], ptr @more, i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  br label %51

49:                                               ; preds = %31
  %50 = load i32, ptr getelementptr inbounds ([80 x i32], ptr @table, i64 0, i64 66), align 8
  br label %51

51:                                               ; preds = %49, %43
  %52 = phi i32 [ %48, %43 ], [ %50, %49 ]
  %53 = trunc i32 %52 to i8
  %54 = zext i8 %53 to i32
  br label %63

55:                                               ; preds = %25
  %56 = load i32, ptr %8, align 4
  %57 = sub nsw i32 79, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [80 x i32], ptr @table, i64 0, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = trunc i32 %60 to i8
  %62 = zext i8 %61 to i32
  br label %63

63:                                               ; preds = %55, %51
  %64 = phi i32 [ %54, %51 ], [ %62, %55 ]
  %65 = load i32, ptr %7, align 4
  %66 = or i32 %65, %64
  store i32 %66, ptr %7, align 4
  br label %67

67:                                               ; preds = %63
  %68 = load i32, ptr %8, align 4
  %69 = add nsw i32 %68, 2
  store i32 %69, ptr %8, align 4
  br label %9, !llvm.loop !8

70:                                               ; preds = %9
  %71 = load i32, ptr %7, align 4
  ret i32 %71
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %5

5:                                                ; preds = %22, %0
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %6, 64
  br i1 %7, label %8, label %25

8:                                                ; preds = %5
  %9 = load i32, ptr %2, align 4
  %10 = mul nsw i32 %9, 5
  %11 = trunc i32 %10 to i8
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [64 x i8], ptr @bytes, i64 0, i64 %13
  store i8 %11, ptr %14, align 1
  %15 = load i32, ptr %2, align 4
  %16 = mul nsw i32 %15, 37
  %17 = srem i32 %16, 50
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [64 x i64], ptr @words, i64 0, i64 %20
  store i64 %18, ptr %21, align 8
  br label %22

22:                                               ; preds = %8
  %23 = load i32, ptr %2, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %2, align 4
  br label %5, !llvm.loop !9

25:                                               ; preds = %5
  store i32 0, ptr %3, align 4
  br label %26

26:                                               ; preds = %43, %25
  %27 = load i32, ptr %3, align 4
  %28 = icmp slt i32 %27, 80
  br i1 %28, label %29, label %46

29:                                               ; preds = %26
  %30 = load i32, ptr %3, align 4
  %31 = mul nsw i32 %30, 11
  %32 = srem i32 %31, 7
  %33 = shl i32 1, %32
  %34 = load i32, ptr %3, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [80 x i32], ptr @table, i64 0, i64 %35
  store i32 %33, ptr %36, align 4
  %37 = load i32, ptr %3, align 4
  %38 = srem i32 %37, 5
  %39 = shl i32 256, %38
  %40 = load i32, ptr %3, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [80 x i32], ptr @more, i64 0, i64 %41
  store i32 %39, ptr %42, align 4
  br label %43

43:                                               ; preds = %29
  %44 = load i32, ptr %3, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %3, align 4
  br label %26, !llvm.loop !10

46:                                               ; preds = %26
  store i32 0, ptr %4, align 4
  br label %47

47:                                               ; preds = %58, %46
  %48 = load i32, ptr %4, align 4
  %49 = icmp slt i32 %48, 128
  br i1 %49, label %50, label %61

50:                                               ; preds = %47
  %51 = load i32, ptr %4, align 4
  %52 = mul nsw i32 %51, 13
  %53 = srem i32 %52, 23
  %54 = trunc i32 %53 to i8
  %55 = load i32, ptr %4, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x i8], ptr @others, i64 0, i64 %56
  store i8 %54, ptr %57, align 1
  br label %58

58:                                               ; preds = %50
  %59 = load i32, ptr %4, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %4, align 4
  br label %47, !llvm.loop !11

61:                                               ; preds = %47
  %62 = call i64 @f(i64 noundef 1, i32 noundef 3, i64 noundef 1)
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %62)
  %64 = call i32 @g(i32 noundef 1, i32 noundef 0, i64 noundef 57)
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %64)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
