; test: loops whose iterations go several ways, and over elements that lie apart; nothing is accessed in the others' place, not even by a null pointer
; exit: 0
; stdout: 0
; stdout: 456
; stdout: 0 42 72 0
; stdout: 0 3 -38 0
; stdout: 2 40 78
; stdout: -100 0 -138 38 39
; stdout: -1354647221
; stdout: 753

@key = internal global [40 x i32] zeroinitializer, align 16
@out = internal global [48 x i32] zeroinitializer, align 16
@px = internal global [121 x i8] zeroinitializer, align 16
@far = internal global [80 x double] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@gray = internal global [40 x i8] zeroinitializer, align 16
@.str.2 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [16 x i8] c"%g %g %g %g %g\0A\00", align 1

define i32 @where(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) noinline {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %11

11:                                               ; preds = %41, %4
  %12 = load i32, ptr %10, align 4
  %13 = load i32, ptr %8, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %44

15:                                               ; preds = %11
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %10, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, 20
  br i1 %21, label %22, label %40

22:                                               ; preds = %15
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %10, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %9, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %9, align 4
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = mul nsw i32 %34, 2
  %36 = load ptr, ptr %7, align 8
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4
  br label %40

40:                                               ; preds = %22, %15
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %10, align 4
  br label %11

44:                                               ; preds = %11
  %45 = load i32, ptr %9, align 4
  ret i32 %45
}

define void @both(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %43, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %46

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = and i32 %17, 1
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %31

20:                                               ; preds = %12
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = mul nsw i32 %25, 3
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4
  br label %42

31:                                               ; preds = %12
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = sub nsw i32 0, %36
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %7, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4
  br label %42

42:                                               ; preds = %31, %20
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %8

46:                                               ; preds = %8
  ret void
}

define void @gray3(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %45, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %48

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = mul nsw i32 3, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %13, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul nsw i32 3, %21
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %20, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = mul nsw i32 2, %27
  %29 = add nsw i32 %19, %28
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %7, align 4
  %32 = mul nsw i32 3, %31
  %33 = add nsw i32 %32, 2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %30, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = add nsw i32 %29, %37
  %39 = ashr i32 %38, 2
  %40 = trunc i32 %39 to i8
  %41 = load ptr, ptr %5, align 8
  %42 = load i32, ptr %7, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  store i8 %40, ptr %44, align 1
  br label %45

45:                                               ; preds = %12
  %46 = load i32, ptr %7, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %7, align 4
  br label %8

48:                                               ; preds = %8
  ret void
}

define void @turn(ptr noundef %0, i32 noundef %1) noinline {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %40, %2
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %43

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = mul nsw i32 2, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %13, i64 %16
  %18 = load double, ptr %17, align 8
  store double %18, ptr %6, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 2, %20
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = load double, ptr %24, align 8
  store double %25, ptr %7, align 8
  %26 = load double, ptr %7, align 8
  %27 = fneg double %26
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 2, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  store double %27, ptr %32, align 8
  %33 = load double, ptr %6, align 8
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %5, align 4
  %36 = mul nsw i32 2, %35
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %34, i64 %38
  store double %33, ptr %39, align 8
  br label %40

40:                                               ; preds = %12
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %5, align 4
  br label %8

43:                                               ; preds = %8
  ret void
}

define i32 @jumps(ptr noundef %0, i32 noundef %1) noinline {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %35, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %38

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = icmp slt i32 %16, 5
  br i1 %17, label %18, label %19

18:                                               ; preds = %11
  br label %35

19:                                               ; preds = %11
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 17
  br i1 %25, label %26, label %27

26:                                               ; preds = %19
  br label %35

27:                                               ; preds = %19
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %6, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %5, align 4
  br label %35

35:                                               ; preds = %27, %26, %18
  %36 = load i32, ptr %6, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %6, align 4
  br label %7

38:                                               ; preds = %7
  %39 = load i32, ptr %5, align 4
  ret i32 %39
}

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %51, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 40
  br i1 %6, label %7, label %54

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [40 x i32], ptr @key, i64 0, i64 %10
  store i32 %8, ptr %11, align 4
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [48 x i32], ptr @out, i64 0, i64 %13
  store i32 0, ptr %14, align 4
  %15 = load i32, ptr %2, align 4
  %16 = trunc i32 %15 to i8
  %17 = load i32, ptr %2, align 4
  %18 = mul nsw i32 3, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [121 x i8], ptr @px, i64 0, i64 %19
  store i8 %16, ptr %20, align 1
  %21 = load i32, ptr %2, align 4
  %22 = mul nsw i32 2, %21
  %23 = trunc i32 %22 to i8
  %24 = load i32, ptr %2, align 4
  %25 = mul nsw i32 3, %24
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [121 x i8], ptr @px, i64 0, i64 %27
  store i8 %23, ptr %28, align 1
  %29 = load i32, ptr %2, align 4
  %30 = mul nsw i32 3, %29
  %31 = trunc i32 %30 to i8
  %32 = load i32, ptr %2, align 4
  %33 = mul nsw i32 3, %32
  %34 = add nsw i32 %33, 2
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [121 x i8], ptr @px, i64 0, i64 %35
  store i8 %31, ptr %36, align 1
  %37 = load i32, ptr %2, align 4
  %38 = sitofp i32 %37 to double
  %39 = load i32, ptr %2, align 4
  %40 = mul nsw i32 2, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [80 x double], ptr @far, i64 0, i64 %41
  store double %38, ptr %42, align 8
  %43 = load i32, ptr %2, align 4
  %44 = add nsw i32 %43, 100
  %45 = sitofp i32 %44 to double
  %46 = load i32, ptr %2, align 4
  %47 = mul nsw i32 2, %46
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [80 x double], ptr @far, i64 0, i64 %49
  store double %45, ptr %50, align 8
  br label %51

51:                                               ; preds = %7
  %52 = load i32, ptr %2, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %2, align 4
  br label %4

54:                                               ; preds = %4
  %55 = call i32 @where(ptr noundef @key, ptr noundef null, ptr noundef null, i32 noundef 21)
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %55)
  %57 = call i32 @where(ptr noundef @key, ptr noundef @key, ptr noundef @out, i32 noundef 37)
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %57)
  %59 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 20), align 16
  %60 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 21), align 4
  %61 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 36), align 16
  %62 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 37), align 4
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62)
  call void @both(ptr noundef @key, ptr noundef getelementptr inbounds (i32, ptr @out, i64 1), i32 noundef 39)
  %64 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 1), align 4
  %65 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 2), align 8
  %66 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 39), align 4
  %67 = load i32, ptr getelementptr inbounds ([48 x i32], ptr @out, i64 0, i64 40), align 16
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %64, i32 noundef %65, i32 noundef %66, i32 noundef %67)
  call void @gray3(ptr noundef @px, ptr noundef @gray, i32 noundef 40)
  %69 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @gray, i64 0, i64 1), align 1
  %70 = zext i8 %69 to i32
  %71 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @gray, i64 0, i64 20), align 4
  %72 = zext i8 %71 to i32
  %73 = load i8, ptr getelementptr inbounds ([40 x i8], ptr @gray, i64 0, i64 39), align 1
  %74 = zext i8 %73 to i32
  %75 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %70, i32 noundef %72, i32 noundef %74)
  call void @turn(ptr noundef @far, i32 noundef 39)
  %76 = load double, ptr @far, align 16
  %77 = load double, ptr getelementptr inbounds ([80 x double], ptr @far, i64 0, i64 1), align 8
  %78 = load double, ptr getelementptr inbounds ([80 x double], ptr @far, i64 0, i64 76), align 16
  %79 = load double, ptr getelementptr inbounds ([80 x double], ptr @far, i64 0, i64 77), align 8
  %80 = load double, ptr getelementptr inbounds ([80 x double], ptr @far, i64 0, i64 78), align 16
  %81 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %76, double noundef %77, double noundef %78, double noundef %79, double noundef %80)
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %82

82:                                               ; preds = %91, %54
  %83 = load i32, ptr %2, align 4
  %84 = icmp slt i32 %83, 41
  br i1 %84, label %85, label %94

85:                                               ; preds = %82
  %86 = load i32, ptr %3, align 4
  %87 = mul nsw i32 %86, 3
  %88 = load i32, ptr %2, align 4
  %89 = call i32 @jumps(ptr noundef @key, i32 noundef %88)
  %90 = add nsw i32 %87, %89
  store i32 %90, ptr %3, align 4
  br label %91

91:                                               ; preds = %85
  %92 = load i32, ptr %2, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %2, align 4
  br label %82

94:                                               ; preds = %82
  %95 = load i32, ptr %3, align 4
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %95)
  %97 = call i32 @jumps(ptr noundef @key, i32 noundef 40)
  %98 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %97)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

