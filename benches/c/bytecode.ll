; test: An interpreter of bytecode: a stack machine that counts primes by trial division.
; args: 4
; stdout: bytecode 314 95724
; exit: 0
; Written by benches/programs.py from bytecode.c.

; ModuleID = 'bytecode.c'
source_filename = "bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@program = internal constant [61 x i32] [i32 0, i32 2, i32 2, i32 1, i32 1, i32 1, i32 1, i32 0, i32 7, i32 10, i32 27, i32 12, i32 30, i32 10, i32 18, i32 11, i32 3, i32 9, i32 19, i32 11, i32 1, i32 9, i32 4, i32 14, i32 14, i32 14, i32 14, i32 1, i32 3, i32 14, i32 0, i32 2, i32 2, i32 2, i32 1, i32 1, i32 1, i32 2, i32 1, i32 2, i32 5, i32 7, i32 10, i32 47, i32 0, i32 1, i32 13, i32 1, i32 1, i32 1, i32 2, i32 6, i32 10, i32 58, i32 11, i32 2, i32 9, i32 34, i32 0, i32 0, i32 13], align 16
@.str = private unnamed_addr constant [20 x i8] c"bytecode %llu %llu\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %10 = load i32, ptr %4, align 4
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %2
  %13 = load ptr, ptr %5, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 1
  %15 = load ptr, ptr %14, align 8
  %16 = call i64 @atol(ptr noundef %15) #3
  br label %18

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %12
  %19 = phi i64 [ %16, %12 ], [ 10, %17 ]
  store i64 %19, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i64 0, ptr %8, align 8
  store i64 0, ptr %9, align 8
  br label %20

20:                                               ; preds = %33, %18
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %6, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %36

24:                                               ; preds = %20
  %25 = load i64, ptr %9, align 8
  %26 = and i64 %25, 63
  %27 = trunc i64 %26 to i32
  %28 = add nsw i32 400, %27
  %29 = call i32 @run(ptr noundef @program, i32 noundef %28, ptr noundef %8)
  %30 = sext i32 %29 to i64
  %31 = load i64, ptr %7, align 8
  %32 = add i64 %31, %30
  store i64 %32, ptr %7, align 8
  br label %33

33:                                               ; preds = %24
  %34 = load i64, ptr %9, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %9, align 8
  br label %20, !llvm.loop !6

36:                                               ; preds = %20
  %37 = load i64, ptr %7, align 8
  %38 = load i64, ptr %8, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %37, i64 noundef %38)
  ret i32 0
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @atol(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @run(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [32 x i32], align 16
  %8 = alloca [8 x i32], align 16
  %9 = alloca [4 x i32], align 16
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %9, align 4
  %15 = getelementptr inbounds i32, ptr %9, i64 1
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds i32, ptr %9, i64 2
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds i32, ptr %9, i64 3
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 0
  store ptr %18, ptr %10, align 8
  %19 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  store ptr %19, ptr %11, align 8
  %20 = load ptr, ptr %4, align 8
  store ptr %20, ptr %12, align 8
  store i64 0, ptr %13, align 8
  br label %21

21:                                               ; preds = %178, %3
  %22 = load i64, ptr %13, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %13, align 8
  %24 = load ptr, ptr %12, align 8
  %25 = getelementptr inbounds i32, ptr %24, i32 1
  store ptr %25, ptr %12, align 8
  %26 = load i32, ptr %24, align 4
  switch i32 %26, label %178 [
    i32 0, label %27
    i32 1, label %33
    i32 2, label %42
    i32 3, label %51
    i32 4, label %61
    i32 5, label %71
    i32 6, label %81
    i32 7, label %91
    i32 8, label %104
    i32 9, label %117
    i32 10, label %123
    i32 11, label %139
    i32 12, label %147
    i32 13, label %163
    i32 14, label %170
  ]

27:                                               ; preds = %21
  %28 = load ptr, ptr %12, align 8
  %29 = getelementptr inbounds i32, ptr %28, i32 1
  store ptr %29, ptr %12, align 8
  %30 = load i32, ptr %28, align 4
  %31 = load ptr, ptr %10, align 8
  %32 = getelementptr inbounds i32, ptr %31, i32 1
  store ptr %32, ptr %10, align 8
  store i32 %30, ptr %31, align 4
  br label %178

33:                                               ; preds = %21
  %34 = load ptr, ptr %12, align 8
  %35 = getelementptr inbounds i32, ptr %34, i32 1
  store ptr %35, ptr %12, align 8
  %36 = load i32, ptr %34, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %10, align 8
  store i32 %39, ptr %40, align 4
  br label %178

42:                                               ; preds = %21
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds i32, ptr %43, i32 -1
  store ptr %44, ptr %10, align 8
  %45 = load i32, ptr %44, align 4
  %46 = load ptr, ptr %12, align 8
  %47 = getelementptr inbounds i32, ptr %46, i32 1
  store ptr %47, ptr %12, align 8
  %48 = load i32, ptr %46, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 %49
  store i32 %45, ptr %50, align 4
  br label %178

51:                                               ; preds = %21
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds i32, ptr %52, i32 -1
  store ptr %53, ptr %10, align 8
  %54 = load ptr, ptr %10, align 8
  %55 = getelementptr inbounds i32, ptr %54, i64 0
  %56 = load i32, ptr %55, align 4
  %57 = load ptr, ptr %10, align 8
  %58 = getelementptr inbounds i32, ptr %57, i64 -1
  %59 = load i32, ptr %58, align 4
  %60 = add nsw i32 %59, %56
  store i32 %60, ptr %58, align 4
  br label %178

61:                                               ; preds = %21
  %62 = load ptr, ptr %10, align 8
  %63 = getelementptr inbounds i32, ptr %62, i32 -1
  store ptr %63, ptr %10, align 8
  %64 = load ptr, ptr %10, align 8
  %65 = getelementptr inbounds i32, ptr %64, i64 0
  %66 = load i32, ptr %65, align 4
  %67 = load ptr, ptr %10, align 8
  %68 = getelementptr inbounds i32, ptr %67, i64 -1
  %69 = load i32, ptr %68, align 4
  %70 = sub nsw i32 %69, %66
  store i32 %70, ptr %68, align 4
  br label %178

71:                                               ; preds = %21
  %72 = load ptr, ptr %10, align 8
  %73 = getelementptr inbounds i32, ptr %72, i32 -1
  store ptr %73, ptr %10, align 8
  %74 = load ptr, ptr %10, align 8
  %75 = getelementptr inbounds i32, ptr %74, i64 0
  %76 = load i32, ptr %75, align 4
  %77 = load ptr, ptr %10, align 8
  %78 = getelementptr inbounds i32, ptr %77, i64 -1
  %79 = load i32, ptr %78, align 4
  %80 = mul nsw i32 %79, %76
  store i32 %80, ptr %78, align 4
  br label %178

81:                                               ; preds = %21
  %82 = load ptr, ptr %10, align 8
  %83 = getelementptr inbounds i32, ptr %82, i32 -1
  store ptr %83, ptr %10, align 8
  %84 = load ptr, ptr %10, align 8
  %85 = getelementptr inbounds i32, ptr %84, i64 0
  %86 = load i32, ptr %85, align 4
  %87 = load ptr, ptr %10, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 -1
  %89 = load i32, ptr %88, align 4
  %90 = srem i32 %89, %86
  store i32 %90, ptr %88, align 4
  br label %178

91:                                               ; preds = %21
  %92 = load ptr, ptr %10, align 8
  %93 = getelementptr inbounds i32, ptr %92, i32 -1
  store ptr %93, ptr %10, align 8
  %94 = load ptr, ptr %10, align 8
  %95 = getelementptr inbounds i32, ptr %94, i64 -1
  %96 = load i32, ptr %95, align 4
  %97 = load ptr, ptr %10, align 8
  %98 = getelementptr inbounds i32, ptr %97, i64 0
  %99 = load i32, ptr %98, align 4
  %100 = icmp slt i32 %96, %99
  %101 = zext i1 %100 to i32
  %102 = load ptr, ptr %10, align 8
  %103 = getelementptr inbounds i32, ptr %102, i64 -1
  store i32 %101, ptr %103, align 4
  br label %178

104:                                              ; preds = %21
  %105 = load ptr, ptr %10, align 8
  %106 = getelementptr inbounds i32, ptr %105, i32 -1
  store ptr %106, ptr %10, align 8
  %107 = load ptr, ptr %10, align 8
  %108 = getelementptr inbounds i32, ptr %107, i64 -1
  %109 = load i32, ptr %108, align 4
  %110 = load ptr, ptr %10, align 8
  %111 = getelementptr inbounds i32, ptr %110, i64 0
  %112 = load i32, ptr %111, align 4
  %113 = icmp eq i32 %109, %112
  %114 = zext i1 %113 to i32
  %115 = load ptr, ptr %10, align 8
  %116 = getelementptr inbounds i32, ptr %115, i64 -1
  store i32 %114, ptr %116, align 4
  br label %178

117:                                              ; preds = %21
  %118 = load ptr, ptr %4, align 8
  %119 = load ptr, ptr %12, align 8
  %120 = load i32, ptr %119, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %118, i64 %121
  store ptr %122, ptr %12, align 8
  br label %178

123:                                              ; preds = %21
  %124 = load ptr, ptr %10, align 8
  %125 = getelementptr inbounds i32, ptr %124, i32 -1
  store ptr %125, ptr %10, align 8
  %126 = load i32, ptr %125, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %134

128:                                              ; preds = %123
  %129 = load ptr, ptr %4, align 8
  %130 = load ptr, ptr %12, align 8
  %131 = load i32, ptr %130, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %129, i64 %132
  br label %137

134:                                              ; preds = %123
  %135 = load ptr, ptr %12, align 8
  %136 = getelementptr inbounds i32, ptr %135, i64 1
  br label %137

137:                                              ; preds = %134, %128
  %138 = phi ptr [ %133, %128 ], [ %136, %134 ]
  store ptr %138, ptr %12, align 8
  br label %178

139:                                              ; preds = %21
  %140 = load ptr, ptr %12, align 8
  %141 = getelementptr inbounds i32, ptr %140, i32 1
  store ptr %141, ptr %12, align 8
  %142 = load i32, ptr %140, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %144, align 4
  br label %178

147:                                              ; preds = %21
  %148 = load ptr, ptr %12, align 8
  %149 = getelementptr inbounds i32, ptr %148, i64 1
  %150 = load ptr, ptr %4, align 8
  %151 = ptrtoint ptr %149 to i64
  %152 = ptrtoint ptr %150 to i64
  %153 = sub i64 %151, %152
  %154 = sdiv exact i64 %153, 4
  %155 = trunc i64 %154 to i32
  %156 = load ptr, ptr %11, align 8
  %157 = getelementptr inbounds i32, ptr %156, i32 1
  store ptr %157, ptr %11, align 8
  store i32 %155, ptr %156, align 4
  %158 = load ptr, ptr %4, align 8
  %159 = load ptr, ptr %12, align 8
  %160 = load i32, ptr %159, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i32, ptr %158, i64 %161
  store ptr %162, ptr %12, align 8
  br label %178

163:                                              ; preds = %21
  %164 = load ptr, ptr %4, align 8
  %165 = load ptr, ptr %11, align 8
  %166 = getelementptr inbounds i32, ptr %165, i32 -1
  store ptr %166, ptr %11, align 8
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr %164, i64 %168
  store ptr %169, ptr %12, align 8
  br label %178

170:                                              ; preds = %21
  %171 = load i64, ptr %13, align 8
  %172 = load ptr, ptr %6, align 8
  %173 = load i64, ptr %172, align 8
  %174 = add i64 %173, %171
  store i64 %174, ptr %172, align 8
  %175 = load ptr, ptr %10, align 8
  %176 = getelementptr inbounds i32, ptr %175, i64 -1
  %177 = load i32, ptr %176, align 4
  ret i32 %177

178:                                              ; preds = %21, %163, %147, %139, %137, %117, %104, %91, %81, %71, %61, %51, %42, %33, %27
  br label %21
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
