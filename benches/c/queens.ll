; test: The eight queens, by backtracking over arrays of what is attacked.
; args: 3
; stdout: queens 1656
; exit: 0
; Written by benches/programs.py from queens.c.

; ModuleID = 'queens.c'
source_filename = "queens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [13 x i8] c"queens %llu\0A\00", align 1
@columns = internal global [8 x i32] zeroinitializer, align 16
@rising = internal global [16 x i32] zeroinitializer, align 16
@falling = internal global [16 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %16

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 1
  %14 = load ptr, ptr %13, align 8
  %15 = call i64 @atol(ptr noundef %14) #3
  br label %17

16:                                               ; preds = %2
  br label %17

17:                                               ; preds = %16, %11
  %18 = phi i64 [ %15, %11 ], [ 5, %16 ]
  store i64 %18, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  br label %19

19:                                               ; preds = %32, %17
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %6, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 %24, 3
  %26 = load i64, ptr %8, align 8
  %27 = and i64 %26, 7
  %28 = trunc i64 %27 to i32
  %29 = call i32 @place(i32 noundef 0, i32 noundef %28)
  %30 = sext i32 %29 to i64
  %31 = add i64 %25, %30
  store i64 %31, ptr %7, align 8
  br label %32

32:                                               ; preds = %23
  %33 = load i64, ptr %8, align 8
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %8, align 8
  br label %19, !llvm.loop !6

35:                                               ; preds = %19
  %36 = load i64, ptr %7, align 8
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %36)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @place(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 8
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4
  %12 = add nsw i32 1, %11
  store i32 %12, ptr %3, align 4
  br label %83

13:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %78, %13
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 8
  br i1 %16, label %17, label %81

17:                                               ; preds = %14
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [8 x i32], ptr @columns, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %40, label %23

23:                                               ; preds = %17
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %7, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [16 x i32], ptr @rising, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %23
  %32 = load i32, ptr %4, align 4
  %33 = load i32, ptr %7, align 4
  %34 = sub nsw i32 %32, %33
  %35 = add nsw i32 %34, 8
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x i32], ptr @falling, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %31, %23, %17
  br label %78

41:                                               ; preds = %31
  %42 = load i32, ptr %4, align 4
  %43 = load i32, ptr %7, align 4
  %44 = sub nsw i32 %42, %43
  %45 = add nsw i32 %44, 8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x i32], ptr @falling, i64 0, i64 %46
  store i32 1, ptr %47, align 4
  %48 = load i32, ptr %4, align 4
  %49 = load i32, ptr %7, align 4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x i32], ptr @rising, i64 0, i64 %51
  store i32 1, ptr %52, align 4
  %53 = load i32, ptr %7, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x i32], ptr @columns, i64 0, i64 %54
  store i32 1, ptr %55, align 4
  %56 = load i32, ptr %4, align 4
  %57 = add nsw i32 %56, 1
  %58 = load i32, ptr %5, align 4
  %59 = load i32, ptr %7, align 4
  %60 = xor i32 %58, %59
  %61 = call i32 @place(i32 noundef %57, i32 noundef %60)
  %62 = load i32, ptr %6, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %6, align 4
  %64 = load i32, ptr %4, align 4
  %65 = load i32, ptr %7, align 4
  %66 = sub nsw i32 %64, %65
  %67 = add nsw i32 %66, 8
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x i32], ptr @falling, i64 0, i64 %68
  store i32 0, ptr %69, align 4
  %70 = load i32, ptr %4, align 4
  %71 = load i32, ptr %7, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x i32], ptr @rising, i64 0, i64 %73
  store i32 0, ptr %74, align 4
  %75 = load i32, ptr %7, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x i32], ptr @columns, i64 0, i64 %76
  store i32 0, ptr %77, align 4
  br label %78

78:                                               ; preds = %41, %40
  %79 = load i32, ptr %7, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %7, align 4
  br label %14, !llvm.loop !8

81:                                               ; preds = %14
  %82 = load i32, ptr %6, align 4
  store i32 %82, ptr %3, align 4
  br label %83

83:                                               ; preds = %81, %10
  %84 = load i32, ptr %3, align 4
  ret i32 %84
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
