; test: A hash table with chains and string keys: insert, find, remove, grow.
; args: 3500
; stdout: hashtable 6268 2388 4096
; exit: 0
; Written by benches/programs.py from hashtable.c.

; ModuleID = 'hashtable.c'
source_filename = "hashtable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { ptr, i32, i32 }
%struct.entry = type { ptr, i32, i32, [16 x i8] }

@.str = private unnamed_addr constant [20 x i8] c"hashtable %u %u %u\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca %struct.table, align 8
  %8 = alloca [16 x i8], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %13 = load i32, ptr %4, align 4
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 1
  %18 = load ptr, ptr %17, align 8
  %19 = call i64 @atol(ptr noundef %18) #7
  br label %21

20:                                               ; preds = %2
  br label %21

21:                                               ; preds = %20, %15
  %22 = phi i64 [ %19, %15 ], [ 10000, %20 ]
  store i64 %22, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  store i32 1, ptr %9, align 4
  store i32 0, ptr %10, align 4
  call void @grow(ptr noundef %7)
  store i64 0, ptr %11, align 8
  br label %23

23:                                               ; preds = %68, %21
  %24 = load i64, ptr %11, align 8
  %25 = load i64, ptr %6, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %71

27:                                               ; preds = %23
  %28 = load i32, ptr %9, align 4
  %29 = mul i32 %28, 1103515245
  %30 = add i32 %29, 12345
  store i32 %30, ptr %9, align 4
  %31 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %32 = load i32, ptr %9, align 4
  %33 = lshr i32 %32, 8
  %34 = urem i32 %33, 5000
  call void @name(ptr noundef %31, i32 noundef %34)
  %35 = load i64, ptr %11, align 8
  %36 = and i64 %35, 15
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %39 = call ptr @insert(ptr noundef %7, ptr noundef %38)
  %40 = getelementptr inbounds %struct.entry, ptr %39, i32 0, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, %37
  store i32 %42, ptr %40, align 4
  %43 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %44 = load i32, ptr %9, align 4
  %45 = lshr i32 %44, 12
  %46 = urem i32 %45, 7000
  call void @name(ptr noundef %43, i32 noundef %46)
  %47 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %48 = call ptr @find(ptr noundef %7, ptr noundef %47)
  store ptr %48, ptr %12, align 8
  %49 = load ptr, ptr %12, align 8
  %50 = icmp ne ptr %49, null
  br i1 %50, label %51, label %57

51:                                               ; preds = %27
  %52 = load ptr, ptr %12, align 8
  %53 = getelementptr inbounds %struct.entry, ptr %52, i32 0, i32 2
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %10, align 4
  %56 = add i32 %55, %54
  store i32 %56, ptr %10, align 4
  br label %57

57:                                               ; preds = %51, %27
  %58 = load i64, ptr %11, align 8
  %59 = srem i64 %58, 5
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %57
  %62 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  %63 = load i32, ptr %9, align 4
  %64 = lshr i32 %63, 4
  %65 = urem i32 %64, 5000
  call void @name(ptr noundef %62, i32 noundef %65)
  %66 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0
  call void @removed(ptr noundef %7, ptr noundef %66)
  br label %67

67:                                               ; preds = %61, %57
  br label %68

68:                                               ; preds = %67
  %69 = load i64, ptr %11, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %11, align 8
  br label %23, !llvm.loop !6

71:                                               ; preds = %23
  %72 = load i32, ptr %10, align 4
  %73 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 2
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds %struct.table, ptr %7, i32 0, i32 1
  %76 = load i32, ptr %75, align 8
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %72, i32 noundef %74, i32 noundef %76)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @grow(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.table, ptr %8, i32 0, i32 1
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %1
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.table, ptr %13, i32 0, i32 1
  %15 = load i32, ptr %14, align 8
  %16 = mul i32 %15, 2
  br label %18

17:                                               ; preds = %1
  br label %18

18:                                               ; preds = %17, %12
  %19 = phi i32 [ %16, %12 ], [ 16, %17 ]
  store i32 %19, ptr %3, align 4
  %20 = load i32, ptr %3, align 4
  %21 = zext i32 %20 to i64
  %22 = call noalias ptr @calloc(i64 noundef %21, i64 noundef 8) #8
  store ptr %22, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %23

23:                                               ; preds = %69, %18
  %24 = load i32, ptr %5, align 4
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds %struct.table, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 8
  %28 = icmp ult i32 %24, %27
  br i1 %28, label %29, label %72

29:                                               ; preds = %23
  %30 = load ptr, ptr %2, align 8
  %31 = getelementptr inbounds %struct.table, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = load i32, ptr %5, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds ptr, ptr %32, i64 %34
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %6, align 8
  br label %37

37:                                               ; preds = %66, %29
  %38 = load ptr, ptr %6, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %68

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.entry, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %7, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds %struct.entry, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 8
  %48 = load i32, ptr %3, align 4
  %49 = sub i32 %48, 1
  %50 = and i32 %47, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds ptr, ptr %44, i64 %51
  %53 = load ptr, ptr %52, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds %struct.entry, ptr %54, i32 0, i32 0
  store ptr %53, ptr %55, align 8
  %56 = load ptr, ptr %6, align 8
  %57 = load ptr, ptr %4, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.entry, ptr %58, i32 0, i32 1
  %60 = load i32, ptr %59, align 8
  %61 = load i32, ptr %3, align 4
  %62 = sub i32 %61, 1
  %63 = and i32 %60, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds ptr, ptr %57, i64 %64
  store ptr %56, ptr %65, align 8
  br label %66

66:                                               ; preds = %40
  %67 = load ptr, ptr %7, align 8
  store ptr %67, ptr %6, align 8
  br label %37, !llvm.loop !8

68:                                               ; preds = %37
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %5, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr %5, align 4
  br label %23, !llvm.loop !9

72:                                               ; preds = %23
  %73 = load ptr, ptr %2, align 8
  %74 = getelementptr inbounds %struct.table, ptr %73, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8
  call void @free(ptr noundef %75) #9
  %76 = load ptr, ptr %4, align 8
  %77 = load ptr, ptr %2, align 8
  %78 = getelementptr inbounds %struct.table, ptr %77, i32 0, i32 0
  store ptr %76, ptr %78, align 8
  %79 = load i32, ptr %3, align 4
  %80 = load ptr, ptr %2, align 8
  %81 = getelementptr inbounds %struct.table, ptr %80, i32 0, i32 1
  store i32 %79, ptr %81, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @name(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [12 x i8], align 1
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %16, %2
  %8 = load i32, ptr %4, align 4
  %9 = urem i32 %8, 16
  %10 = add i32 97, %9
  %11 = trunc i32 %10 to i8
  %12 = load i32, ptr %6, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %6, align 4
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds [12 x i8], ptr %5, i64 0, i64 %14
  store i8 %11, ptr %15, align 1
  br label %16

16:                                               ; preds = %7
  %17 = load i32, ptr %4, align 4
  %18 = udiv i32 %17, 16
  store i32 %18, ptr %4, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %7, label %20, !llvm.loop !10

20:                                               ; preds = %16
  br label %21

21:                                               ; preds = %24, %20
  %22 = load i32, ptr %6, align 4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, -1
  store i32 %26, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [12 x i8], ptr %5, i64 0, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = load ptr, ptr %3, align 8
  %31 = getelementptr inbounds i8, ptr %30, i32 1
  store ptr %31, ptr %3, align 8
  store i8 %29, ptr %30, align 1
  br label %21, !llvm.loop !11

32:                                               ; preds = %21
  %33 = load ptr, ptr %3, align 8
  store i8 0, ptr %33, align 1
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call ptr @find(ptr noundef %7, ptr noundef %8)
  store ptr %9, ptr %6, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = load ptr, ptr %6, align 8
  store ptr %13, ptr %3, align 8
  br label %69

14:                                               ; preds = %2
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds %struct.table, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.table, ptr %19, i32 0, i32 1
  %21 = load i32, ptr %20, align 8
  %22 = icmp uge i32 %17, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %14
  %24 = load ptr, ptr %4, align 8
  call void @grow(ptr noundef %24)
  br label %25

25:                                               ; preds = %23, %14
  %26 = call noalias ptr @malloc(i64 noundef 32) #10
  store ptr %26, ptr %6, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds %struct.entry, ptr %27, i32 0, i32 3
  %29 = getelementptr inbounds [16 x i8], ptr %28, i64 0, i64 0
  %30 = load ptr, ptr %5, align 8
  %31 = call ptr @strcpy(ptr noundef %29, ptr noundef %30) #9
  %32 = load ptr, ptr %5, align 8
  %33 = call i32 @hash(ptr noundef %32)
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.entry, ptr %34, i32 0, i32 1
  store i32 %33, ptr %35, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds %struct.entry, ptr %36, i32 0, i32 2
  store i32 0, ptr %37, align 4
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds %struct.table, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds %struct.entry, ptr %41, i32 0, i32 1
  %43 = load i32, ptr %42, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds %struct.table, ptr %44, i32 0, i32 1
  %46 = load i32, ptr %45, align 8
  %47 = sub i32 %46, 1
  %48 = and i32 %43, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %40, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds %struct.entry, ptr %52, i32 0, i32 0
  store ptr %51, ptr %53, align 8
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %4, align 8
  %56 = getelementptr inbounds %struct.table, ptr %55, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  %58 = load ptr, ptr %6, align 8
  %59 = getelementptr inbounds %struct.entry, ptr %58, i32 0, i32 1
  %60 = load i32, ptr %59, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds %struct.table, ptr %61, i32 0, i32 1
  %63 = load i32, ptr %62, align 8
  %64 = sub i32 %63, 1
  %65 = and i32 %60, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds ptr, ptr %57, i64 %66
  store ptr %54, ptr %67, align 8
  %68 = load ptr, ptr %6, align 8
  store ptr %68, ptr %3, align 8
  br label %69

69:                                               ; preds = %25, %12
  %70 = load ptr, ptr %3, align 8
  ret ptr %70
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @find(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = call i32 @hash(ptr noundef %8)
  store i32 %9, ptr %6, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.table, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr %6, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.table, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = sub i32 %16, 1
  %18 = and i32 %13, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %12, i64 %19
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %7, align 8
  br label %22

22:                                               ; preds = %41, %2
  %23 = load ptr, ptr %7, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %45

25:                                               ; preds = %22
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds %struct.entry, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 8
  %29 = load i32, ptr %6, align 4
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %25
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds %struct.entry, ptr %32, i32 0, i32 3
  %34 = getelementptr inbounds [16 x i8], ptr %33, i64 0, i64 0
  %35 = load ptr, ptr %5, align 8
  %36 = call i32 @strcmp(ptr noundef %34, ptr noundef %35) #7
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %31
  %39 = load ptr, ptr %7, align 8
  store ptr %39, ptr %3, align 8
  br label %46

40:                                               ; preds = %31, %25
  br label %41

41:                                               ; preds = %40
  %42 = load ptr, ptr %7, align 8
  %43 = getelementptr inbounds %struct.entry, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  store ptr %44, ptr %7, align 8
  br label %22, !llvm.loop !12

45:                                               ; preds = %22
  store ptr null, ptr %3, align 8
  br label %46

46:                                               ; preds = %45, %38
  %47 = load ptr, ptr %3, align 8
  ret ptr %47
}

; Function Attrs: noinline nounwind uwtable
define internal void @removed(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @hash(ptr noundef %8)
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.table, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr %5, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = getelementptr inbounds %struct.table, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = sub i32 %16, 1
  %18 = and i32 %13, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %12, i64 %19
  store ptr %20, ptr %6, align 8
  br label %21

21:                                               ; preds = %53, %2
  %22 = load ptr, ptr %6, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %57

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.entry, ptr %27, i32 0, i32 1
  %29 = load i32, ptr %28, align 8
  %30 = load i32, ptr %5, align 4
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %52

32:                                               ; preds = %25
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds %struct.entry, ptr %34, i32 0, i32 3
  %36 = getelementptr inbounds [16 x i8], ptr %35, i64 0, i64 0
  %37 = load ptr, ptr %4, align 8
  %38 = call i32 @strcmp(ptr noundef %36, ptr noundef %37) #7
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %32
  %41 = load ptr, ptr %6, align 8
  %42 = load ptr, ptr %41, align 8
  store ptr %42, ptr %7, align 8
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds %struct.entry, ptr %43, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %6, align 8
  store ptr %45, ptr %46, align 8
  %47 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %47) #9
  %48 = load ptr, ptr %3, align 8
  %49 = getelementptr inbounds %struct.table, ptr %48, i32 0, i32 2
  %50 = load i32, ptr %49, align 4
  %51 = add i32 %50, -1
  store i32 %51, ptr %49, align 4
  br label %57

52:                                               ; preds = %32, %25
  br label %53

53:                                               ; preds = %52
  %54 = load ptr, ptr %6, align 8
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.entry, ptr %55, i32 0, i32 0
  store ptr %56, ptr %6, align 8
  br label %21, !llvm.loop !13

57:                                               ; preds = %40, %21
  ret void
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal i32 @hash(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 -2128831035, ptr %3, align 4
  br label %4

4:                                                ; preds = %15, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  %13 = xor i32 %9, %12
  %14 = mul i32 %13, 16777619
  store i32 %14, ptr %3, align 4
  br label %15

15:                                               ; preds = %8
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %16, i32 1
  store ptr %17, ptr %2, align 8
  br label %4, !llvm.loop !14

18:                                               ; preds = %4
  %19 = load i32, ptr %3, align 4
  ret i32 %19
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #1

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0,1) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }

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
