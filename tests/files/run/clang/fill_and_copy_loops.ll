; test: loops that fill and copy arrays, of every length, empty ones, backwards, over each other
; stdout: 4938788947077252647
; stdout: 178555964802786137
; stdout: 178555964802786137
; stdout: -4240995807456951675
; stdout: 812453685655551368
; stdout: 8502439334669982308
; stdout: 2178513100454646024
; stdout: 8042433779071551428
; stdout: 5691584795164067926
; stdout: -6775714630721632337
; stdout: 8400506103299599414
; stdout: 4162295181427070026
; stdout: 4720544781332723943
; stdout: 4287459484810183189
; stdout: -6337771138759043991
; stdout: -5300157424325846797
; stdout: 7976472483107020814
; stdout: -2493538386929974610
; stdout: 9030702515544290884
; stdout: 118997780631455516
; stdout: -345581653282109814
; stdout: -6503386919505491403
; stdout: 6181900428477803660
; stdout: 8920725653859523692
; stdout: 5636887501849981775
; stdout: 8964462177174863917
; stdout: -7036819077922170331
; stdout: -7036819077922170331
; stdout: -2759385277343887489
; exit: 0

@a = internal global [100 x i32] zeroinitializer, align 16
@d = dso_local global [50 x double] zeroinitializer, align 16
@c = internal global [100 x i32] zeroinitializer, align 16
@b = internal global [100 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local void @z(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %10
  store i32 0, ptr %11, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4, !llvm.loop !6

15:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @ones(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 3, ptr %3, align 4
  br label %4

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %10
  store i32 -1, ptr %11, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %4, !llvm.loop !8

15:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @by(ptr noundef %0, i64 noundef %1, i8 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i8 %2, ptr %6, align 1
  store i64 0, ptr %7, align 8
  br label %8

8:                                                ; preds = %17, %3
  %9 = load i64, ptr %7, align 8
  %10 = load i64, ptr %5, align 8
  %11 = icmp slt i64 %9, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %8
  %13 = load i8, ptr %6, align 1
  %14 = load ptr, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  store i8 %13, ptr %16, align 1
  br label %17

17:                                               ; preds = %12
  %18 = load i64, ptr %7, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %7, align 8
  br label %8, !llvm.loop !9

20:                                               ; preds = %8
  %21 = load i64, ptr %7, align 8
  %22 = trunc i64 %21 to i32
  ret i32 %22
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @dd() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2

2:                                                ; preds = %9, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp slt i32 %3, 50
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [50 x double], ptr @d, i64 0, i64 %7
  store double 0.000000e+00, ptr %8, align 8
  br label %9

9:                                                ; preds = %5
  %10 = load i32, ptr %1, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %1, align 4
  br label %2, !llvm.loop !10

12:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @dn() #0 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2

2:                                                ; preds = %9, %0
  %3 = load i32, ptr %1, align 4
  %4 = icmp slt i32 %3, 50
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = load i32, ptr %1, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [50 x double], ptr @d, i64 0, i64 %7
  store double -0.000000e+00, ptr %8, align 8
  br label %9

9:                                                ; preds = %5
  %10 = load i32, ptr %1, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %1, align 4
  br label %2, !llvm.loop !11

12:                                               ; preds = %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cp(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %16, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [100 x i32], ptr @c, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %14
  store i32 %12, ptr %15, align 4
  br label %16

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %4, !llvm.loop !12

19:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @mv(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %17, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 %9, 2
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %15
  store i32 %13, ptr %16, align 4
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %3, align 4
  br label %4, !llvm.loop !13

20:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @up(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %17, %1
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %15
  store i32 %12, ptr %16, align 4
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %3, align 4
  br label %4, !llvm.loop !14

20:                                               ; preds = %4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pt(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  br label %5

5:                                                ; preds = %9, %2
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ne ptr %6, %7
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %10, i32 1
  store ptr %11, ptr %3, align 8
  store i8 120, ptr %10, align 1
  br label %5, !llvm.loop !15

12:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @dw(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = sub nsw i32 %4, 1
  store i32 %5, ptr %3, align 4
  br label %6

6:                                                ; preds = %13, %1
  %7 = load i32, ptr %3, align 4
  %8 = icmp sge i32 %7, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %11
  store i32 0, ptr %12, align 4
  br label %13

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %14, -1
  store i32 %15, ptr %3, align 4
  br label %6, !llvm.loop !16

16:                                               ; preds = %6
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @two(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %16

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %11
  store i32 7, ptr %12, align 4
  br label %13

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %3, align 4
  br label %5, !llvm.loop !17

16:                                               ; preds = %5
  store i32 0, ptr %4, align 4
  br label %17

17:                                               ; preds = %25, %16
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %3, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %28

21:                                               ; preds = %17
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [100 x i32], ptr @c, i64 0, i64 %23
  store i32 0, ptr %24, align 4
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %17, !llvm.loop !18

28:                                               ; preds = %17
  %29 = load i32, ptr %3, align 4
  ret i32 %29
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sum() #0 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i64 0, ptr %1, align 8
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %31, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 100
  br i1 %6, label %7, label %34

7:                                                ; preds = %4
  %8 = load i64, ptr %1, align 8
  %9 = mul nsw i64 %8, 31
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %9, %14
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [100 x i8], ptr @b, i64 0, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = mul nsw i32 %20, 7
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %15, %22
  %24 = load i32, ptr %2, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [100 x i32], ptr @c, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = mul nsw i32 %27, 3
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %23, %29
  store i64 %30, ptr %1, align 8
  br label %31

31:                                               ; preds = %7
  %32 = load i32, ptr %2, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %2, align 4
  br label %4, !llvm.loop !19

34:                                               ; preds = %4
  store i32 0, ptr %3, align 4
  br label %35

35:                                               ; preds = %56, %34
  %36 = load i32, ptr %3, align 4
  %37 = icmp slt i32 %36, 50
  br i1 %37, label %38, label %59

38:                                               ; preds = %35
  %39 = load i64, ptr %1, align 8
  %40 = mul nsw i64 %39, 17
  %41 = load i32, ptr %3, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [50 x double], ptr @d, i64 0, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fptosi double %44 to i64
  %46 = add nsw i64 %40, %45
  %47 = load i32, ptr %3, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [50 x double], ptr @d, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fdiv double 1.000000e+00, %50
  %52 = fcmp olt double %51, 0.000000e+00
  %53 = zext i1 %52 to i32
  %54 = sext i32 %53 to i64
  %55 = add nsw i64 %46, %54
  store i64 %55, ptr %1, align 8
  br label %56

56:                                               ; preds = %38
  %57 = load i32, ptr %3, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %3, align 4
  br label %35, !llvm.loop !20

59:                                               ; preds = %35
  %60 = load i64, ptr %1, align 8
  ret i64 %60
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @reset() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %3

3:                                                ; preds = %24, %0
  %4 = load i32, ptr %1, align 4
  %5 = icmp slt i32 %4, 100
  br i1 %5, label %6, label %27

6:                                                ; preds = %3
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %1, align 4
  %9 = mul nsw i32 %7, %8
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %11
  store i32 %9, ptr %12, align 4
  %13 = load i32, ptr %1, align 4
  %14 = mul nsw i32 %13, 3
  %15 = trunc i32 %14 to i8
  %16 = load i32, ptr %1, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [100 x i8], ptr @b, i64 0, i64 %17
  store i8 %15, ptr %18, align 1
  %19 = load i32, ptr %1, align 4
  %20 = mul nsw i32 %19, 5
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [100 x i32], ptr @c, i64 0, i64 %22
  store i32 %20, ptr %23, align 4
  br label %24

24:                                               ; preds = %6
  %25 = load i32, ptr %1, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %1, align 4
  br label %3, !llvm.loop !21

27:                                               ; preds = %3
  store i32 0, ptr %2, align 4
  br label %28

28:                                               ; preds = %37, %27
  %29 = load i32, ptr %2, align 4
  %30 = icmp slt i32 %29, 50
  br i1 %30, label %31, label %40

31:                                               ; preds = %28
  %32 = load i32, ptr %2, align 4
  %33 = sitofp i32 %32 to double
  %34 = load i32, ptr %2, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [50 x double], ptr @d, i64 0, i64 %35
  store double %33, ptr %36, align 8
  br label %37

37:                                               ; preds = %31
  %38 = load i32, ptr %2, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %2, align 4
  br label %28, !llvm.loop !22

40:                                               ; preds = %28
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i64 0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %69, %0
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 60
  br i1 %6, label %7, label %72

7:                                                ; preds = %4
  call void @reset()
  %8 = load i32, ptr %3, align 4
  call void @z(i32 noundef %8)
  %9 = call i64 @sum()
  %10 = load i64, ptr %2, align 8
  %11 = xor i64 %10, %9
  store i64 %11, ptr %2, align 8
  %12 = load i64, ptr %2, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %12)
  call void @reset()
  %14 = load i32, ptr %3, align 4
  call void @ones(i32 noundef %14)
  %15 = call i64 @sum()
  %16 = load i64, ptr %2, align 8
  %17 = xor i64 %16, %15
  store i64 %17, ptr %2, align 8
  call void @reset()
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = trunc i32 %20 to i8
  %22 = call i32 @by(ptr noundef @b, i64 noundef %19, i8 noundef zeroext %21)
  %23 = sext i32 %22 to i64
  %24 = load i64, ptr %2, align 8
  %25 = add nsw i64 %24, %23
  store i64 %25, ptr %2, align 8
  %26 = call i64 @sum()
  %27 = load i64, ptr %2, align 8
  %28 = xor i64 %27, %26
  store i64 %28, ptr %2, align 8
  call void @reset()
  call void @dd()
  %29 = call i64 @sum()
  %30 = load i64, ptr %2, align 8
  %31 = xor i64 %30, %29
  store i64 %31, ptr %2, align 8
  call void @reset()
  call void @dn()
  %32 = call i64 @sum()
  %33 = load i64, ptr %2, align 8
  %34 = xor i64 %33, %32
  store i64 %34, ptr %2, align 8
  %35 = load i64, ptr %2, align 8
  %36 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %35)
  call void @reset()
  %37 = load i32, ptr %3, align 4
  call void @cp(i32 noundef %37)
  %38 = call i64 @sum()
  %39 = load i64, ptr %2, align 8
  %40 = xor i64 %39, %38
  store i64 %40, ptr %2, align 8
  call void @reset()
  %41 = load i32, ptr %3, align 4
  call void @mv(i32 noundef %41)
  %42 = call i64 @sum()
  %43 = load i64, ptr %2, align 8
  %44 = xor i64 %43, %42
  store i64 %44, ptr %2, align 8
  call void @reset()
  %45 = load i32, ptr %3, align 4
  call void @up(i32 noundef %45)
  %46 = call i64 @sum()
  %47 = load i64, ptr %2, align 8
  %48 = xor i64 %47, %46
  store i64 %48, ptr %2, align 8
  call void @reset()
  %49 = load i32, ptr %3, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr @b, i64 %50
  call void @pt(ptr noundef @b, ptr noundef %51)
  %52 = call i64 @sum()
  %53 = load i64, ptr %2, align 8
  %54 = xor i64 %53, %52
  store i64 %54, ptr %2, align 8
  call void @reset()
  %55 = load i32, ptr %3, align 4
  call void @dw(i32 noundef %55)
  %56 = call i64 @sum()
  %57 = load i64, ptr %2, align 8
  %58 = xor i64 %57, %56
  store i64 %58, ptr %2, align 8
  call void @reset()
  %59 = load i32, ptr %3, align 4
  %60 = call i32 @two(i32 noundef %59)
  %61 = sext i32 %60 to i64
  %62 = load i64, ptr %2, align 8
  %63 = add nsw i64 %62, %61
  store i64 %63, ptr %2, align 8
  %64 = call i64 @sum()
  %65 = load i64, ptr %2, align 8
  %66 = xor i64 %65, %64
  store i64 %66, ptr %2, align 8
  %67 = load i64, ptr %2, align 8
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %67)
  br label %69

69:                                               ; preds = %7
  %70 = load i32, ptr %3, align 4
  %71 = add nsw i32 %70, 7
  store i32 %71, ptr %3, align 4
  br label %4, !llvm.loop !23

72:                                               ; preds = %4
  %73 = load i64, ptr %2, align 8
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %73)
  call void @z(i32 noundef -5)
  %75 = call i64 @sum()
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %75)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
!20 = distinct !{!20, !7}
!21 = distinct !{!21, !7}
!22 = distinct !{!22, !7}
!23 = distinct !{!23, !7}
