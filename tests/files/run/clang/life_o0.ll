; test: what clang -O0 makes of a C program: the game of life on a torus.
; exit: 8
; stdout: ................
; stdout: ................
; stdout: ................
; stdout: ..#.#...........
; stdout: ...##...........
; stdout: ...#......#.....
; stdout: ..........#.....
; stdout: ..........#.....
; stdout: ................
; stdout: ................
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c".#.\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"..#\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"###\00", align 1
@__const.main.glider = private unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr @.str.2], align 16
@__const.main.blinker = private unnamed_addr constant [1 x ptr] [ptr @.str.2], align 8
@grid = internal global [2 x [10 x [16 x i8]]] zeroinitializer, align 16
@turn = internal global i32 0, align 4
@.str.3 = private unnamed_addr constant [3 x i8] c".#\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x ptr], align 16
  %3 = alloca [1 x ptr], align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.glider, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.blinker, i64 8, i1 false)
  %7 = getelementptr inbounds [3 x ptr], ptr %2, i64 0, i64 0
  call void @put(i32 noundef 0, i32 noundef 0, ptr noundef %7, i32 noundef 3)
  %8 = getelementptr inbounds [1 x ptr], ptr %3, i64 0, i64 0
  call void @put(i32 noundef 6, i32 noundef 9, ptr noundef %8, i32 noundef 1)
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %13, %0
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %10, 9
  br i1 %11, label %12, label %16

12:                                               ; preds = %9
  call void @step()
  br label %13

13:                                               ; preds = %12
  %14 = load i32, ptr %4, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %4, align 4
  br label %9, !llvm.loop !6

16:                                               ; preds = %9
  call void @show()
  store i32 0, ptr %5, align 4
  store i64 0, ptr %6, align 8
  br label %17

17:                                               ; preds = %31, %16
  %18 = load i64, ptr %6, align 8
  %19 = icmp ult i64 %18, 160
  br i1 %19, label %20, label %34

20:                                               ; preds = %17
  %21 = load i32, ptr @turn, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %22
  %24 = getelementptr inbounds [10 x [16 x i8]], ptr %23, i64 0, i64 0
  %25 = load i64, ptr %6, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %5, align 4
  br label %31

31:                                               ; preds = %20
  %32 = load i64, ptr %6, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %6, align 8
  br label %17, !llvm.loop !8

34:                                               ; preds = %17
  %35 = load i32, ptr %5, align 4
  ret i32 %35
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %11

11:                                               ; preds = %58, %4
  %12 = load i32, ptr %9, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %61

15:                                               ; preds = %11
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %54, %15
  %17 = load ptr, ptr %7, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = icmp ne i8 %25, 0
  br i1 %26, label %27, label %57

27:                                               ; preds = %16
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds ptr, ptr %28, i64 %30
  %32 = load ptr, ptr %31, align 8
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = sext i8 %36 to i32
  %38 = icmp eq i32 %37, 35
  %39 = zext i1 %38 to i32
  %40 = trunc i32 %39 to i8
  %41 = load i32, ptr @turn, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %42
  %44 = load i32, ptr %5, align 4
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [10 x [16 x i8]], ptr %43, i64 0, i64 %47
  %49 = load i32, ptr %6, align 4
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i8], ptr %48, i64 0, i64 %52
  store i8 %40, ptr %53, align 1
  br label %54

54:                                               ; preds = %27
  %55 = load i32, ptr %10, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %10, align 4
  br label %16, !llvm.loop !9

57:                                               ; preds = %16
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %9, align 4
  br label %11, !llvm.loop !10

61:                                               ; preds = %11
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @step() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %4

4:                                                ; preds = %55, %0
  %5 = load i32, ptr %1, align 4
  %6 = icmp slt i32 %5, 10
  br i1 %6, label %7, label %58

7:                                                ; preds = %4
  store i32 0, ptr %2, align 4
  br label %8

8:                                                ; preds = %51, %7
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %9, 16
  br i1 %10, label %11, label %54

11:                                               ; preds = %8
  %12 = load i32, ptr %1, align 4
  %13 = load i32, ptr %2, align 4
  %14 = call i32 @around(i32 noundef %12, i32 noundef %13)
  store i32 %14, ptr %3, align 4
  %15 = load i32, ptr %3, align 4
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %35, label %17

17:                                               ; preds = %11
  %18 = load i32, ptr %3, align 4
  %19 = icmp eq i32 %18, 2
  br i1 %19, label %20, label %33

20:                                               ; preds = %17
  %21 = load i32, ptr @turn, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %22
  %24 = load i32, ptr %1, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [10 x [16 x i8]], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x i8], ptr %26, i64 0, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = icmp ne i32 %31, 0
  br label %33

33:                                               ; preds = %20, %17
  %34 = phi i1 [ false, %17 ], [ %32, %20 ]
  br label %35

35:                                               ; preds = %33, %11
  %36 = phi i1 [ true, %11 ], [ %34, %33 ]
  %37 = zext i1 %36 to i32
  %38 = trunc i32 %37 to i8
  %39 = load i32, ptr @turn, align 4
  %40 = icmp ne i32 %39, 0
  %41 = xor i1 %40, true
  %42 = zext i1 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %43
  %45 = load i32, ptr %1, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [10 x [16 x i8]], ptr %44, i64 0, i64 %46
  %48 = load i32, ptr %2, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i8], ptr %47, i64 0, i64 %49
  store i8 %38, ptr %50, align 1
  br label %51

51:                                               ; preds = %35
  %52 = load i32, ptr %2, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %2, align 4
  br label %8, !llvm.loop !11

54:                                               ; preds = %8
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %1, align 4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %1, align 4
  br label %4, !llvm.loop !12

58:                                               ; preds = %4
  %59 = load i32, ptr @turn, align 4
  %60 = icmp ne i32 %59, 0
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  store i32 %62, ptr @turn, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [17 x i8], align 16
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %4

4:                                                ; preds = %35, %0
  %5 = load i32, ptr %1, align 4
  %6 = icmp slt i32 %5, 10
  br i1 %6, label %7, label %38

7:                                                ; preds = %4
  store i32 0, ptr %3, align 4
  br label %8

8:                                                ; preds = %28, %7
  %9 = load i32, ptr %3, align 4
  %10 = icmp slt i32 %9, 16
  br i1 %10, label %11, label %31

11:                                               ; preds = %8
  %12 = load i32, ptr @turn, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %13
  %15 = load i32, ptr %1, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [10 x [16 x i8]], ptr %14, i64 0, i64 %16
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [16 x i8], ptr %17, i64 0, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i64
  %23 = getelementptr inbounds [3 x i8], ptr @.str.3, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [17 x i8], ptr %2, i64 0, i64 %26
  store i8 %24, ptr %27, align 1
  br label %28

28:                                               ; preds = %11
  %29 = load i32, ptr %3, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %3, align 4
  br label %8, !llvm.loop !13

31:                                               ; preds = %8
  %32 = getelementptr inbounds [17 x i8], ptr %2, i64 0, i64 16
  store i8 0, ptr %32, align 16
  %33 = getelementptr inbounds [17 x i8], ptr %2, i64 0, i64 0
  %34 = call i32 @puts(ptr noundef %33)
  br label %35

35:                                               ; preds = %31
  %36 = load i32, ptr %1, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %1, align 4
  br label %4, !llvm.loop !14

38:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @around(i32 noundef %0, i32 noundef %1) #0 {
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

8:                                                ; preds = %48, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp sle i32 %9, 1
  br i1 %10, label %11, label %51

11:                                               ; preds = %8
  store i32 -1, ptr %7, align 4
  br label %12

12:                                               ; preds = %44, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp sle i32 %13, 1
  br i1 %14, label %15, label %47

15:                                               ; preds = %12
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = load i32, ptr %7, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %43

21:                                               ; preds = %18, %15
  %22 = load i32, ptr @turn, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [2 x [10 x [16 x i8]]], ptr @grid, i64 0, i64 %23
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %25, %26
  %28 = add nsw i32 %27, 10
  %29 = srem i32 %28, 10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [10 x [16 x i8]], ptr %24, i64 0, i64 %30
  %32 = load i32, ptr %4, align 4
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %32, %33
  %35 = add nsw i32 %34, 16
  %36 = srem i32 %35, 16
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x i8], ptr %31, i64 0, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %5, align 4
  br label %43

43:                                               ; preds = %21, %18
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %7, align 4
  br label %12, !llvm.loop !15

47:                                               ; preds = %12
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %6, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %6, align 4
  br label %8, !llvm.loop !16

51:                                               ; preds = %8
  %52 = load i32, ptr %5, align 4
  ret i32 %52
}

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
