; test: Method calls through pointers: objects with tables of functions, as C++ has them.
; args: 575
; stdout: methods 88549845
; exit: 0
; Written by benches/programs.py from methods.c.

; ModuleID = 'methods.c'
source_filename = "methods.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.methods = type { ptr, ptr, ptr }
%struct.shape = type { ptr, i32, i32 }

@rectangle = internal constant %struct.methods { ptr @rectangle_area, ptr @rectangle_scale, ptr @no }, align 8
@disc = internal constant %struct.methods { ptr @disc_area, ptr @disc_scale, ptr @yes }, align 8
@triangle = internal constant %struct.methods { ptr @triangle_area, ptr @triangle_scale, ptr @no }, align 8
@__const.main.kinds = private unnamed_addr constant [3 x ptr] [ptr @rectangle, ptr @disc, ptr @triangle], align 16
@.str = private unnamed_addr constant [14 x i8] c"methods %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [3 x ptr], align 16
  %8 = alloca [64 x %struct.shape], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %15 = load i32, ptr %4, align 4
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %17, label %22

17:                                               ; preds = %2
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @atol(ptr noundef %20) #4
  br label %23

22:                                               ; preds = %2
  br label %23

23:                                               ; preds = %22, %17
  %24 = phi i64 [ %21, %17 ], [ 1000, %22 ]
  store i64 %24, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.kinds, i64 24, i1 false)
  store i32 5, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %25

25:                                               ; preds = %53, %23
  %26 = load i32, ptr %10, align 4
  %27 = icmp slt i32 %26, 64
  br i1 %27, label %28, label %56

28:                                               ; preds = %25
  %29 = load i32, ptr %9, align 4
  %30 = mul i32 %29, 1103515245
  %31 = add i32 %30, 12345
  store i32 %31, ptr %9, align 4
  %32 = load i32, ptr %9, align 4
  %33 = lshr i32 %32, 16
  %34 = urem i32 %33, 3
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [3 x ptr], ptr %7, i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [64 x %struct.shape], ptr %8, i64 0, i64 %39
  %41 = getelementptr inbounds %struct.shape, ptr %40, i32 0, i32 0
  store ptr %37, ptr %41, align 16
  %42 = load i32, ptr %10, align 4
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [64 x %struct.shape], ptr %8, i64 0, i64 %44
  %46 = getelementptr inbounds %struct.shape, ptr %45, i32 0, i32 1
  store i32 %42, ptr %46, align 8
  %47 = load i32, ptr %10, align 4
  %48 = sub nsw i32 64, %47
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x %struct.shape], ptr %8, i64 0, i64 %50
  %52 = getelementptr inbounds %struct.shape, ptr %51, i32 0, i32 2
  store i32 %48, ptr %52, align 4
  br label %53

53:                                               ; preds = %28
  %54 = load i32, ptr %10, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %10, align 4
  br label %25, !llvm.loop !6

56:                                               ; preds = %25
  store i64 0, ptr %11, align 8
  store i64 0, ptr %12, align 8
  br label %57

57:                                               ; preds = %105, %56
  %58 = load i64, ptr %12, align 8
  %59 = load i64, ptr %6, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %108

61:                                               ; preds = %57
  store i32 0, ptr %13, align 4
  br label %62

62:                                               ; preds = %101, %61
  %63 = load i32, ptr %13, align 4
  %64 = icmp slt i32 %63, 64
  br i1 %64, label %65, label %104

65:                                               ; preds = %62
  %66 = load i32, ptr %13, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x %struct.shape], ptr %8, i64 0, i64 %67
  store ptr %68, ptr %14, align 8
  %69 = load ptr, ptr %14, align 8
  %70 = getelementptr inbounds %struct.shape, ptr %69, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds %struct.methods, ptr %71, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = load ptr, ptr %14, align 8
  %75 = call i32 %73(ptr noundef %74)
  %76 = sext i32 %75 to i64
  %77 = load i64, ptr %11, align 8
  %78 = add i64 %77, %76
  store i64 %78, ptr %11, align 8
  %79 = load ptr, ptr %14, align 8
  %80 = getelementptr inbounds %struct.shape, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds %struct.methods, ptr %81, i32 0, i32 1
  %83 = load ptr, ptr %82, align 8
  %84 = load ptr, ptr %14, align 8
  %85 = load i64, ptr %12, align 8
  %86 = and i64 %85, 7
  %87 = trunc i64 %86 to i32
  call void %83(ptr noundef %84, i32 noundef %87)
  %88 = load ptr, ptr %14, align 8
  %89 = getelementptr inbounds %struct.shape, ptr %88, i32 0, i32 0
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds %struct.methods, ptr %90, i32 0, i32 2
  %92 = load ptr, ptr %91, align 8
  %93 = load ptr, ptr %14, align 8
  %94 = call i32 %92(ptr noundef %93)
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %65
  %97 = load i64, ptr %12, align 8
  %98 = load i64, ptr %11, align 8
  %99 = xor i64 %98, %97
  store i64 %99, ptr %11, align 8
  br label %100

100:                                              ; preds = %96, %65
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %13, align 4
  br label %62, !llvm.loop !8

104:                                              ; preds = %62
  br label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %12, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %12, align 8
  br label %57, !llvm.loop !9

108:                                              ; preds = %57
  %109 = load i64, ptr %11, align 8
  %110 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %109)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @rectangle_area(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.shape, ptr %6, i32 0, i32 2
  %8 = load i32, ptr %7, align 4
  %9 = mul nsw i32 %5, %8
  ret i32 %9
}

; Function Attrs: noinline nounwind uwtable
define internal void @rectangle_scale(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.shape, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %7, %8
  %10 = and i32 %9, 63
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.shape, ptr %11, i32 0, i32 1
  store i32 %10, ptr %12, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.shape, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  %16 = load i32, ptr %4, align 4
  %17 = mul nsw i32 2, %16
  %18 = add nsw i32 %15, %17
  %19 = and i32 %18, 63
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds %struct.shape, ptr %20, i32 0, i32 2
  store i32 %19, ptr %21, align 4
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @no(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = icmp slt i32 %5, 0
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @disc_area(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = mul nsw i32 3, %5
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.shape, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = mul nsw i32 %6, %9
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define internal void @disc_scale(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.shape, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = xor i32 %7, %8
  %10 = and i32 %9, 63
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.shape, ptr %11, i32 0, i32 1
  store i32 %10, ptr %12, align 8
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @yes(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = icmp sge i32 %5, 0
  %7 = zext i1 %6 to i32
  ret i32 %7
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @triangle_area(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.shape, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds %struct.shape, ptr %6, i32 0, i32 2
  %8 = load i32, ptr %7, align 4
  %9 = mul nsw i32 %5, %8
  %10 = sdiv i32 %9, 2
  ret i32 %10
}

; Function Attrs: noinline nounwind uwtable
define internal void @triangle_scale(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.shape, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = add nsw i32 %7, %8
  %10 = and i32 %9, 31
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds %struct.shape, ptr %11, i32 0, i32 1
  store i32 %10, ptr %12, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.shape, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.shape, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 8
  %19 = add nsw i32 %15, %18
  %20 = and i32 %19, 31
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds %struct.shape, ptr %21, i32 0, i32 2
  store i32 %20, ptr %22, align 4
  ret void
}

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
