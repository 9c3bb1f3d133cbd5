; test: rotations by any number, and trees of shifts that turn bytes around or nearly do
; stdout: 89abcdef 89abcdef 0123456789abcdef 0123456789abcdef
; stdout: 5e6f7c4d bdf13579 1a2b3c4d5e6f7809 1a2b3c4d5e6f7c4d
; stdout: 7be26af3 af37be26 59e26af37bc048d1 59e26af37be26af3
; stdout: 13579bdf c4d5e6f7 13579bde02468acf 13579bde00000000
; stdout: bcdef89a def89abc bcdef0123456789a bcdef00000000012
; stdout: f7c4d5e6 579bdf13 f78091a2b3c4d5e6 f7800000000091a2
; stdout: 26af37be e26af37b 048d159e26af37bc 048d159e26af37be
; stdout: efcdab89 efcdab89 efcdab8967452301 efccab89 efcdab89 01020304
; exit: 0

@.str = private unnamed_addr constant [27 x i8] c"%08x %08x %016llx %016llx\0A\00", align 1
@__const.main.b = private unnamed_addr constant [4 x i8] c"\01\02\03\04", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"%08x %08x %016llx %08x %08x %08x\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @rl(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 31
  %8 = shl i32 %5, %7
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sub i32 0, %10
  %12 = and i32 %11, 31
  %13 = lshr i32 %9, %12
  %14 = or i32 %8, %13
  ret i32 %14
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @rr(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 31
  %8 = lshr i32 %5, %7
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = sub i32 32, %10
  %12 = and i32 %11, 31
  %13 = shl i32 %9, %12
  %14 = or i32 %8, %13
  ret i32 %14
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @rl64(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 63
  %8 = zext i32 %7 to i64
  %9 = shl i64 %5, %8
  %10 = load i64, ptr %3, align 8
  %11 = load i32, ptr %4, align 4
  %12 = sub i32 0, %11
  %13 = and i32 %12, 63
  %14 = zext i32 %13 to i64
  %15 = lshr i64 %10, %14
  %16 = or i64 %9, %15
  ret i64 %16
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @no64(i64 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = and i32 %6, 63
  %8 = zext i32 %7 to i64
  %9 = shl i64 %5, %8
  %10 = load i64, ptr %3, align 8
  %11 = load i32, ptr %4, align 4
  %12 = sub i32 32, %11
  %13 = and i32 %12, 63
  %14 = zext i32 %13 to i64
  %15 = lshr i64 %10, %14
  %16 = or i64 %9, %15
  ret i64 %16
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sw(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = lshr i32 %3, 24
  %5 = load i32, ptr %2, align 4
  %6 = lshr i32 %5, 8
  %7 = and i32 %6, 65280
  %8 = or i32 %4, %7
  %9 = load i32, ptr %2, align 4
  %10 = shl i32 %9, 8
  %11 = and i32 %10, 16711680
  %12 = or i32 %8, %11
  %13 = load i32, ptr %2, align 4
  %14 = shl i32 %13, 24
  %15 = or i32 %12, %14
  ret i32 %15
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @pairs(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, 16711935
  %5 = shl i32 %4, 8
  %6 = load i32, ptr %2, align 4
  %7 = lshr i32 %6, 8
  %8 = and i32 %7, 16711935
  %9 = or i32 %5, %8
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = shl i32 %10, 16
  %12 = load i32, ptr %2, align 4
  %13 = lshr i32 %12, 16
  %14 = or i32 %11, %13
  ret i32 %14
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @sw64(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 56
  %5 = load i64, ptr %2, align 8
  %6 = lshr i64 %5, 40
  %7 = and i64 %6, 65280
  %8 = or i64 %4, %7
  %9 = load i64, ptr %2, align 8
  %10 = lshr i64 %9, 24
  %11 = and i64 %10, 16711680
  %12 = or i64 %8, %11
  %13 = load i64, ptr %2, align 8
  %14 = lshr i64 %13, 8
  %15 = and i64 %14, 4278190080
  %16 = or i64 %12, %15
  %17 = load i64, ptr %2, align 8
  %18 = and i64 %17, 4278190080
  %19 = shl i64 %18, 8
  %20 = or i64 %16, %19
  %21 = load i64, ptr %2, align 8
  %22 = and i64 %21, 16711680
  %23 = shl i64 %22, 24
  %24 = or i64 %20, %23
  %25 = load i64, ptr %2, align 8
  %26 = and i64 %25, 65280
  %27 = shl i64 %26, 40
  %28 = or i64 %24, %27
  %29 = load i64, ptr %2, align 8
  %30 = shl i64 %29, 56
  %31 = or i64 %28, %30
  ret i64 %31
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @nearly(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = lshr i32 %3, 24
  %5 = load i32, ptr %2, align 4
  %6 = lshr i32 %5, 8
  %7 = and i32 %6, 65280
  %8 = or i32 %4, %7
  %9 = load i32, ptr %2, align 4
  %10 = shl i32 %9, 8
  %11 = and i32 %10, 16646144
  %12 = or i32 %8, %11
  %13 = load i32, ptr %2, align 4
  %14 = shl i32 %13, 24
  %15 = or i32 %12, %14
  ret i32 %15
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @low(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8
  %4 = lshr i64 %3, 24
  %5 = and i64 %4, 255
  %6 = trunc i64 %5 to i32
  %7 = load i64, ptr %2, align 8
  %8 = lshr i64 %7, 16
  %9 = and i64 %8, 255
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load i64, ptr %2, align 8
  %14 = lshr i64 %13, 8
  %15 = and i64 %14, 255
  %16 = trunc i64 %15 to i32
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load i64, ptr %2, align 8
  %20 = trunc i64 %19 to i32
  %21 = shl i32 %20, 24
  %22 = or i32 %18, %21
  ret i32 %22
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @load(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 0
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = shl i32 %6, 24
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = shl i32 %11, 16
  %13 = or i32 %7, %12
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 2
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = shl i32 %17, 8
  %19 = or i32 %13, %18
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 3
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = or i32 %19, %23
  ret i32 %24
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca [4 x i8], align 1
  store i32 0, ptr %1, align 4
  store i64 81985529216486895, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:                                                ; preds = %24, %0
  %6 = load i32, ptr %3, align 4
  %7 = icmp ult i32 %6, 70
  br i1 %7, label %8, label %27

8:                                                ; preds = %5
  %9 = load i64, ptr %2, align 8
  %10 = trunc i64 %9 to i32
  %11 = load i32, ptr %3, align 4
  %12 = call i32 @rl(i32 noundef %10, i32 noundef %11)
  %13 = load i64, ptr %2, align 8
  %14 = trunc i64 %13 to i32
  %15 = load i32, ptr %3, align 4
  %16 = call i32 @rr(i32 noundef %14, i32 noundef %15)
  %17 = load i64, ptr %2, align 8
  %18 = load i32, ptr %3, align 4
  %19 = call i64 @rl64(i64 noundef %17, i32 noundef %18)
  %20 = load i64, ptr %2, align 8
  %21 = load i32, ptr %3, align 4
  %22 = call i64 @no64(i64 noundef %20, i32 noundef %21)
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12, i32 noundef %16, i64 noundef %19, i64 noundef %22)
  br label %24

24:                                               ; preds = %8
  %25 = load i32, ptr %3, align 4
  %26 = add i32 %25, 11
  store i32 %26, ptr %3, align 4
  br label %5, !llvm.loop !6

27:                                               ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.b, i64 4, i1 false)
  %28 = load i64, ptr %2, align 8
  %29 = trunc i64 %28 to i32
  %30 = call i32 @sw(i32 noundef %29)
  %31 = load i64, ptr %2, align 8
  %32 = trunc i64 %31 to i32
  %33 = call i32 @pairs(i32 noundef %32)
  %34 = load i64, ptr %2, align 8
  %35 = call i64 @sw64(i64 noundef %34)
  %36 = load i64, ptr %2, align 8
  %37 = trunc i64 %36 to i32
  %38 = call i32 @nearly(i32 noundef %37)
  %39 = load i64, ptr %2, align 8
  %40 = call i32 @low(i64 noundef %39)
  %41 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0
  %42 = call i32 @load(ptr noundef %41)
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %30, i32 noundef %33, i64 noundef %35, i32 noundef %38, i32 noundef %40, i32 noundef %42)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

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
