; test: loops over arrays as clang -O3 makes them for processors with AVX2: sums, maps, choices, conversions
; exit: 0
; stdout: sum32 -13606631
; stdout: dot -617547471
; stdout: max32 16639287
; stdout: minu8 0
; stdout: count 49
; stdout: bytesum 12895
; stdout: any 1
; stdout: saxpy d6c441498a8281ac
; stdout: widen a0515063c0b68102
; stdout: widens d182c54157f5843a
; stdout: narrow 72b47e7aa07f7bb6
; stdout: clamp 00ad58d7fe9d3c2a
; stdout: i2d e0d4621dcf915757
; stdout: d2i 3f22633b1f707a91
; stdout: add16 3187b3093fceb57b
; stdout: shifts c0231e57347916be
; stdout: reverse fcd052c244b86632
; stdout: choose 16a21756b666df7a
; stdout: stride 5a755f3cf73bd7f2
; stdout: floor b237ae8bd44530cd
; stdout: fma e2308587cf314235
; stdout: sqrt 09efb5eacc5e9bc5
; stdout: gather fc36909de657ff47
@A = internal global [103 x i32] zeroinitializer, align 16
@B = internal global [103 x i32] zeroinitializer, align 16
@X = internal global [206 x float] zeroinitializer, align 16
@Y = internal global [103 x float] zeroinitializer, align 16
@P = internal global [103 x double] zeroinitializer, align 16
@Q = internal global [103 x double] zeroinitializer, align 16
@U = internal global [103 x i8] zeroinitializer, align 16
@S1 = internal global [103 x i16] zeroinitializer, align 16
@S2 = internal global [103 x i16] zeroinitializer, align 16
@SH = internal global [103 x i32] zeroinitializer, align 16
@.str = private unnamed_addr constant [9 x i8] c"%s %lld\0A\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"sum32\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"dot\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"max32\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"minu8\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"count\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"bytesum\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"any\00", align 1
@V = internal global [103 x i8] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [12 x i8] c"%s %016llx\0A\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"saxpy\00", align 1
@D = internal global [103 x i32] zeroinitializer, align 16
@.str.10 = private unnamed_addr constant [6 x i8] c"widen\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"widens\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"narrow\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"clamp\00", align 1
@R = internal global [103 x double] zeroinitializer, align 16
@.str.14 = private unnamed_addr constant [4 x i8] c"i2d\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"d2i\00", align 1
@S3 = internal global [103 x i16] zeroinitializer, align 16
@.str.16 = private unnamed_addr constant [6 x i8] c"add16\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"shifts\00", align 1
@.str.18 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"choose\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"stride\00", align 1
@.str.21 = private unnamed_addr constant [6 x i8] c"floor\00", align 1
@.str.22 = private unnamed_addr constant [4 x i8] c"fma\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"sqrt\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum32(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %22
4:                                                ; preds = %2
  %5 = icmp ult i64 %1, 8
  br i1 %5, label %6, label %9
6:                                                ; preds = %19, %4
  %7 = phi i64 [ 0, %4 ], [ %10, %19 ]
  %8 = phi i32 [ 0, %4 ], [ %20, %19 ]
  br label %24
9:                                                ; preds = %4
  %10 = and i64 %1, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %13 = phi <8 x i32> [ zeroinitializer, %9 ], [ %16, %11 ]
  %14 = getelementptr inbounds i32, ptr %0, i64 %12
  %15 = load <8 x i32>, ptr %14, align 4
  %16 = add <8 x i32> %15, %13
  %17 = add nuw i64 %12, 8
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %11
19:                                               ; preds = %11
  %20 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %16)
  %21 = icmp eq i64 %10, %1
  br i1 %21, label %22, label %6
22:                                               ; preds = %24, %19, %2
  %23 = phi i32 [ 0, %2 ], [ %20, %19 ], [ %29, %24 ]
  ret i32 %23
24:                                               ; preds = %6, %24
  %25 = phi i64 [ %30, %24 ], [ %7, %6 ]
  %26 = phi i32 [ %29, %24 ], [ %8, %6 ]
  %27 = getelementptr inbounds i32, ptr %0, i64 %25
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, %26
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %22, label %24
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @dot(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %26
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %10
7:                                                ; preds = %23, %5
  %8 = phi i64 [ 0, %5 ], [ %11, %23 ]
  %9 = phi i32 [ 0, %5 ], [ %24, %23 ]
  br label %28
10:                                               ; preds = %5
  %11 = and i64 %2, 9223372036854775800
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %21, %12 ]
  %14 = phi <8 x i32> [ zeroinitializer, %10 ], [ %20, %12 ]
  %15 = getelementptr inbounds i32, ptr %0, i64 %13
  %16 = load <8 x i32>, ptr %15, align 4
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  %18 = load <8 x i32>, ptr %17, align 4
  %19 = mul nsw <8 x i32> %18, %16
  %20 = add <8 x i32> %19, %14
  %21 = add nuw i64 %13, 8
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %23, label %12
23:                                               ; preds = %12
  %24 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %20)
  %25 = icmp eq i64 %11, %2
  br i1 %25, label %26, label %7
26:                                               ; preds = %28, %23, %3
  %27 = phi i32 [ 0, %3 ], [ %24, %23 ], [ %36, %28 ]
  ret i32 %27
28:                                               ; preds = %7, %28
  %29 = phi i64 [ %37, %28 ], [ %8, %7 ]
  %30 = phi i32 [ %36, %28 ], [ %9, %7 ]
  %31 = getelementptr inbounds i32, ptr %0, i64 %29
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr %1, i64 %29
  %34 = load i32, ptr %33, align 4
  %35 = mul nsw i32 %34, %32
  %36 = add nsw i32 %35, %30
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %26, label %28
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @saxpy(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, float noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %26
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 8
  br i1 %7, label %8, label %10
8:                                                ; preds = %24, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %24 ]
  br label %27
10:                                               ; preds = %6
  %11 = and i64 %3, 9223372036854775800
  %12 = insertelement <8 x float> poison, float %2, i64 0
  %13 = shufflevector <8 x float> %12, <8 x float> poison, <8 x i32> zeroinitializer
  br label %14
14:                                               ; preds = %14, %10
  %15 = phi i64 [ 0, %10 ], [ %22, %14 ]
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = load <8 x float>, ptr %16, align 4
  %18 = fmul <8 x float> %17, %13
  %19 = getelementptr inbounds float, ptr %0, i64 %15
  %20 = load <8 x float>, ptr %19, align 4
  %21 = fadd <8 x float> %18, %20
  store <8 x float> %21, ptr %19, align 4
  %22 = add nuw i64 %15, 8
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %24, label %14
24:                                               ; preds = %14
  %25 = icmp eq i64 %11, %3
  br i1 %25, label %26, label %8
26:                                               ; preds = %27, %24, %4
  ret void
27:                                               ; preds = %8, %27
  %28 = phi i64 [ %35, %27 ], [ %9, %8 ]
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %30, %2
  %32 = getelementptr inbounds float, ptr %0, i64 %28
  %33 = load float, ptr %32, align 4
  %34 = fadd float %31, %33
  store float %34, ptr %32, align 4
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %3
  br i1 %36, label %26, label %27
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @max32(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 4
  %4 = icmp sgt i64 %1, 1
  br i1 %4, label %5, label %28
5:                                                ; preds = %2
  %6 = add nsw i64 %1, -1
  %7 = icmp ult i64 %1, 9
  br i1 %7, label %8, label %11
8:                                                ; preds = %25, %5
  %9 = phi i64 [ 1, %5 ], [ %13, %25 ]
  %10 = phi i32 [ %3, %5 ], [ %26, %25 ]
  br label %30
11:                                               ; preds = %5
  %12 = and i64 %6, -8
  %13 = or disjoint i64 %12, 1
  %14 = insertelement <8 x i32> poison, i32 %3, i64 0
  %15 = shufflevector <8 x i32> %14, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %16
16:                                               ; preds = %16, %11
  %17 = phi i64 [ 0, %11 ], [ %23, %16 ]
  %18 = phi <8 x i32> [ %15, %11 ], [ %22, %16 ]
  %19 = or disjoint i64 %17, 1
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load <8 x i32>, ptr %20, align 4
  %22 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %21, <8 x i32> %18)
  %23 = add nuw i64 %17, 8
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %25, label %16
25:                                               ; preds = %16
  %26 = tail call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %22)
  %27 = icmp eq i64 %6, %12
  br i1 %27, label %28, label %8
28:                                               ; preds = %30, %25, %2
  %29 = phi i32 [ %3, %2 ], [ %26, %25 ], [ %35, %30 ]
  ret i32 %29
30:                                               ; preds = %8, %30
  %31 = phi i64 [ %36, %30 ], [ %9, %8 ]
  %32 = phi i32 [ %35, %30 ], [ %10, %8 ]
  %33 = getelementptr inbounds i32, ptr %0, i64 %31
  %34 = load i32, ptr %33, align 4
  %35 = tail call i32 @llvm.smax.i32(i32 %34, i32 %32)
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %28, label %30
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local zeroext i8 @minu8(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %44
4:                                                ; preds = %2
  %5 = icmp ult i64 %1, 16
  br i1 %5, label %24, label %6
6:                                                ; preds = %4
  %7 = icmp ult i64 %1, 32
  br i1 %7, label %27, label %8
8:                                                ; preds = %6
  %9 = and i64 %1, 9223372036854775776
  br label %10
10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %16, %10 ]
  %12 = phi <32 x i8> [ <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>, %8 ], [ %15, %10 ]
  %13 = getelementptr inbounds i8, ptr %0, i64 %11
  %14 = load <32 x i8>, ptr %13, align 1
  %15 = tail call <32 x i8> @llvm.umin.v32i8(<32 x i8> %14, <32 x i8> %12)
  %16 = add nuw i64 %11, 32
  %17 = icmp eq i64 %16, %9
  br i1 %17, label %18, label %10
18:                                               ; preds = %10
  %19 = tail call i8 @llvm.vector.reduce.umin.v32i8(<32 x i8> %15)
  %20 = icmp eq i64 %9, %1
  br i1 %20, label %44, label %21
21:                                               ; preds = %18
  %22 = and i64 %1, 16
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %27
24:                                               ; preds = %41, %4, %21
  %25 = phi i64 [ 0, %4 ], [ %9, %21 ], [ %30, %41 ]
  %26 = phi i8 [ -1, %4 ], [ %19, %21 ], [ %42, %41 ]
  br label %46
27:                                               ; preds = %6, %21
  %28 = phi i8 [ %19, %21 ], [ -1, %6 ]
  %29 = phi i64 [ %9, %21 ], [ 0, %6 ]
  %30 = and i64 %1, 9223372036854775792
  %31 = insertelement <16 x i8> poison, i8 %28, i64 0
  %32 = shufflevector <16 x i8> %31, <16 x i8> poison, <16 x i32> zeroinitializer
  br label %33
33:                                               ; preds = %33, %27
  %34 = phi i64 [ %29, %27 ], [ %39, %33 ]
  %35 = phi <16 x i8> [ %32, %27 ], [ %38, %33 ]
  %36 = getelementptr inbounds i8, ptr %0, i64 %34
  %37 = load <16 x i8>, ptr %36, align 1
  %38 = tail call <16 x i8> @llvm.umin.v16i8(<16 x i8> %37, <16 x i8> %35)
  %39 = add nuw i64 %34, 16
  %40 = icmp eq i64 %39, %30
  br i1 %40, label %41, label %33
41:                                               ; preds = %33
  %42 = tail call i8 @llvm.vector.reduce.umin.v16i8(<16 x i8> %38)
  %43 = icmp eq i64 %30, %1
  br i1 %43, label %44, label %24
44:                                               ; preds = %46, %18, %41, %2
  %45 = phi i8 [ -1, %2 ], [ %19, %18 ], [ %42, %41 ], [ %51, %46 ]
  ret i8 %45
46:                                               ; preds = %24, %46
  %47 = phi i64 [ %52, %46 ], [ %25, %24 ]
  %48 = phi i8 [ %51, %46 ], [ %26, %24 ]
  %49 = getelementptr inbounds i8, ptr %0, i64 %47
  %50 = load i8, ptr %49, align 1
  %51 = tail call i8 @llvm.umin.i8(i8 %50, i8 %48)
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %44, label %46
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @count(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %27
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %7, label %10
7:                                                ; preds = %24, %5
  %8 = phi i64 [ 0, %5 ], [ %11, %24 ]
  %9 = phi i64 [ 0, %5 ], [ %25, %24 ]
  br label %29
10:                                               ; preds = %5
  %11 = and i64 %2, 9223372036854775804
  %12 = insertelement <4 x i32> poison, i32 %1, i64 0
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %14
14:                                               ; preds = %14, %10
  %15 = phi i64 [ 0, %10 ], [ %22, %14 ]
  %16 = phi <4 x i64> [ zeroinitializer, %10 ], [ %21, %14 ]
  %17 = getelementptr inbounds i32, ptr %0, i64 %15
  %18 = load <4 x i32>, ptr %17, align 4
  %19 = icmp sgt <4 x i32> %18, %13
  %20 = zext <4 x i1> %19 to <4 x i64>
  %21 = add <4 x i64> %16, %20
  %22 = add nuw i64 %15, 4
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %24, label %14
24:                                               ; preds = %14
  %25 = tail call i64 @llvm.vector.reduce.add.v4i64(<4 x i64> %21)
  %26 = icmp eq i64 %11, %2
  br i1 %26, label %27, label %7
27:                                               ; preds = %29, %24, %3
  %28 = phi i64 [ 0, %3 ], [ %25, %24 ], [ %36, %29 ]
  ret i64 %28
29:                                               ; preds = %7, %29
  %30 = phi i64 [ %37, %29 ], [ %8, %7 ]
  %31 = phi i64 [ %36, %29 ], [ %9, %7 ]
  %32 = getelementptr inbounds i32, ptr %0, i64 %30
  %33 = load i32, ptr %32, align 4
  %34 = icmp sgt i32 %33, %1
  %35 = zext i1 %34 to i64
  %36 = add nuw nsw i64 %31, %35
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %27, label %29
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @bytesum(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %23
4:                                                ; preds = %2
  %5 = icmp ult i64 %1, 8
  br i1 %5, label %6, label %9
6:                                                ; preds = %20, %4
  %7 = phi i64 [ 0, %4 ], [ %10, %20 ]
  %8 = phi i32 [ 0, %4 ], [ %21, %20 ]
  br label %25
9:                                                ; preds = %4
  %10 = and i64 %1, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %18, %11 ]
  %13 = phi <8 x i32> [ zeroinitializer, %9 ], [ %17, %11 ]
  %14 = getelementptr inbounds i8, ptr %0, i64 %12
  %15 = load <8 x i8>, ptr %14, align 1
  %16 = zext <8 x i8> %15 to <8 x i32>
  %17 = add <8 x i32> %13, %16
  %18 = add nuw i64 %12, 8
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %20, label %11
20:                                               ; preds = %11
  %21 = tail call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %17)
  %22 = icmp eq i64 %10, %1
  br i1 %22, label %23, label %6
23:                                               ; preds = %25, %20, %2
  %24 = phi i32 [ 0, %2 ], [ %21, %20 ], [ %31, %25 ]
  ret i32 %24
25:                                               ; preds = %6, %25
  %26 = phi i64 [ %32, %25 ], [ %7, %6 ]
  %27 = phi i32 [ %31, %25 ], [ %8, %6 ]
  %28 = getelementptr inbounds i8, ptr %0, i64 %26
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = add i32 %27, %30
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %23, label %25
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @widen(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %21
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %19 ]
  br label %22
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load <8 x i8>, ptr %13, align 1
  %15 = zext <8 x i8> %14 to <8 x i32>
  %16 = getelementptr inbounds i32, ptr %0, i64 %12
  store <8 x i32> %15, ptr %16, align 4
  %17 = add nuw i64 %12, 8
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %11
19:                                               ; preds = %11
  %20 = icmp eq i64 %10, %2
  br i1 %20, label %21, label %7
21:                                               ; preds = %22, %19, %3
  ret void
22:                                               ; preds = %7, %22
  %23 = phi i64 [ %28, %22 ], [ %8, %7 ]
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i32, ptr %0, i64 %23
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %21, label %22
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @widens(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %21
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %19 ]
  br label %22
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load <8 x i8>, ptr %13, align 1
  %15 = sext <8 x i8> %14 to <8 x i32>
  %16 = getelementptr inbounds i32, ptr %0, i64 %12
  store <8 x i32> %15, ptr %16, align 4
  %17 = add nuw i64 %12, 8
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %11
19:                                               ; preds = %11
  %20 = icmp eq i64 %10, %2
  br i1 %20, label %21, label %7
21:                                               ; preds = %22, %19, %3
  ret void
22:                                               ; preds = %7, %22
  %23 = phi i64 [ %28, %22 ], [ %8, %7 ]
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = getelementptr inbounds i32, ptr %0, i64 %23
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %21, label %22
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @narrow(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %22
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %20, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %20 ]
  br label %23
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %18, %11 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load <8 x i32>, ptr %13, align 4
  %15 = lshr <8 x i32> %14, <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %16 = trunc <8 x i32> %15 to <8 x i8>
  %17 = getelementptr inbounds i8, ptr %0, i64 %12
  store <8 x i8> %16, ptr %17, align 1
  %18 = add nuw i64 %12, 8
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %20, label %11
20:                                               ; preds = %11
  %21 = icmp eq i64 %10, %2
  br i1 %21, label %22, label %7
22:                                               ; preds = %23, %20, %3
  ret void
23:                                               ; preds = %7, %23
  %24 = phi i64 [ %30, %23 ], [ %8, %7 ]
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = lshr i32 %26, 4
  %28 = trunc i32 %27 to i8
  %29 = getelementptr inbounds i8, ptr %0, i64 %24
  store i8 %28, ptr %29, align 1
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %22, label %23
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @clampf(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %24
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %22, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %22 ]
  br label %25
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %20, %11 ]
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load <8 x float>, ptr %13, align 4
  %15 = fcmp olt <8 x float> %14, zeroinitializer
  %16 = fcmp ogt <8 x float> %14, <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %17 = select <8 x i1> %16, <8 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, <8 x float> %14
  %18 = select <8 x i1> %15, <8 x float> zeroinitializer, <8 x float> %17
  %19 = getelementptr inbounds float, ptr %0, i64 %12
  store <8 x float> %18, ptr %19, align 4
  %20 = add nuw i64 %12, 8
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %22, label %11
22:                                               ; preds = %11
  %23 = icmp eq i64 %10, %2
  br i1 %23, label %24, label %7
24:                                               ; preds = %25, %22, %3
  ret void
25:                                               ; preds = %7, %25
  %26 = phi i64 [ %34, %25 ], [ %8, %7 ]
  %27 = getelementptr inbounds float, ptr %1, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fcmp olt float %28, 0.000000e+00
  %30 = fcmp ogt float %28, 1.000000e+00
  %31 = select i1 %30, float 1.000000e+00, float %28
  %32 = select i1 %29, float 0.000000e+00, float %31
  %33 = getelementptr inbounds float, ptr %0, i64 %26
  store float %32, ptr %33, align 4
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %24, label %25
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @i2d(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %22
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %7, label %9
7:                                                ; preds = %20, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %20 ]
  br label %23
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775804
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %18, %11 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load <4 x i32>, ptr %13, align 4
  %15 = sitofp <4 x i32> %14 to <4 x double>
  %16 = fmul <4 x double> %15, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %17 = getelementptr inbounds double, ptr %0, i64 %12
  store <4 x double> %16, ptr %17, align 8
  %18 = add nuw i64 %12, 4
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %20, label %11
20:                                               ; preds = %11
  %21 = icmp eq i64 %10, %2
  br i1 %21, label %22, label %7
22:                                               ; preds = %23, %20, %3
  ret void
23:                                               ; preds = %7, %23
  %24 = phi i64 [ %30, %23 ], [ %8, %7 ]
  %25 = getelementptr inbounds i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = sitofp i32 %26 to double
  %28 = fmul double %27, 5.000000e-01
  %29 = getelementptr inbounds double, ptr %0, i64 %24
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %22, label %23
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @d2i(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %21
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %7, label %9
7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %19 ]
  br label %22
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775804
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load <4 x double>, ptr %13, align 8
  %15 = fptosi <4 x double> %14 to <4 x i32>
  %16 = getelementptr inbounds i32, ptr %0, i64 %12
  store <4 x i32> %15, ptr %16, align 4
  %17 = add nuw i64 %12, 4
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %11
19:                                               ; preds = %11
  %20 = icmp eq i64 %10, %2
  br i1 %20, label %21, label %7
21:                                               ; preds = %22, %19, %3
  ret void
22:                                               ; preds = %7, %22
  %23 = phi i64 [ %28, %22 ], [ %8, %7 ]
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fptosi double %25 to i32
  %27 = getelementptr inbounds i32, ptr %0, i64 %23
  store i32 %26, ptr %27, align 4
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %21, label %22
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @add16(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %46
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 8
  br i1 %7, label %28, label %8
8:                                                ; preds = %6
  %9 = icmp ult i64 %3, 16
  br i1 %9, label %30, label %10
10:                                               ; preds = %8
  %11 = and i64 %3, 9223372036854775792
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %21, %12 ]
  %14 = getelementptr inbounds i16, ptr %1, i64 %13
  %15 = load <16 x i16>, ptr %14, align 2
  %16 = getelementptr inbounds i16, ptr %2, i64 %13
  %17 = load <16 x i16>, ptr %16, align 2
  %18 = mul <16 x i16> %17, %15
  %19 = add <16 x i16> %18, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  %20 = getelementptr inbounds i16, ptr %0, i64 %13
  store <16 x i16> %19, ptr %20, align 2
  %21 = add nuw i64 %13, 16
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %23, label %12
23:                                               ; preds = %12
  %24 = icmp eq i64 %11, %3
  br i1 %24, label %46, label %25
25:                                               ; preds = %23
  %26 = and i64 %3, 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %30
28:                                               ; preds = %44, %6, %25
  %29 = phi i64 [ 0, %6 ], [ %11, %25 ], [ %32, %44 ]
  br label %47
30:                                               ; preds = %8, %25
  %31 = phi i64 [ %11, %25 ], [ 0, %8 ]
  %32 = and i64 %3, 9223372036854775800
  br label %33
33:                                               ; preds = %33, %30
  %34 = phi i64 [ %31, %30 ], [ %42, %33 ]
  %35 = getelementptr inbounds i16, ptr %1, i64 %34
  %36 = load <8 x i16>, ptr %35, align 2
  %37 = getelementptr inbounds i16, ptr %2, i64 %34
  %38 = load <8 x i16>, ptr %37, align 2
  %39 = mul <8 x i16> %38, %36
  %40 = add <8 x i16> %39, <i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3, i16 3>
  %41 = getelementptr inbounds i16, ptr %0, i64 %34
  store <8 x i16> %40, ptr %41, align 2
  %42 = add nuw i64 %34, 8
  %43 = icmp eq i64 %42, %32
  br i1 %43, label %44, label %33
44:                                               ; preds = %33
  %45 = icmp eq i64 %32, %3
  br i1 %45, label %46, label %28
46:                                               ; preds = %47, %23, %44, %4
  ret void
47:                                               ; preds = %28, %47
  %48 = phi i64 [ %56, %47 ], [ %29, %28 ]
  %49 = getelementptr inbounds i16, ptr %1, i64 %48
  %50 = load i16, ptr %49, align 2
  %51 = getelementptr inbounds i16, ptr %2, i64 %48
  %52 = load i16, ptr %51, align 2
  %53 = mul i16 %52, %50
  %54 = add i16 %53, 3
  %55 = getelementptr inbounds i16, ptr %0, i64 %48
  store i16 %54, ptr %55, align 2
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %46, label %47
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @shifts(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %25
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 8
  br i1 %7, label %8, label %10
8:                                                ; preds = %23, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %23 ]
  br label %26
10:                                               ; preds = %6
  %11 = and i64 %3, 9223372036854775800
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %21, %12 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load <8 x i32>, ptr %14, align 4
  %16 = getelementptr inbounds i32, ptr %2, i64 %13
  %17 = load <8 x i32>, ptr %16, align 4
  %18 = and <8 x i32> %17, <i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %19 = shl <8 x i32> %15, %18
  %20 = getelementptr inbounds i32, ptr %0, i64 %13
  store <8 x i32> %19, ptr %20, align 4
  %21 = add nuw i64 %13, 8
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %23, label %12
23:                                               ; preds = %12
  %24 = icmp eq i64 %11, %3
  br i1 %24, label %25, label %8
25:                                               ; preds = %26, %23, %4
  ret void
26:                                               ; preds = %8, %26
  %27 = phi i64 [ %35, %26 ], [ %9, %8 ]
  %28 = getelementptr inbounds i32, ptr %1, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %2, i64 %27
  %31 = load i32, ptr %30, align 4
  %32 = and i32 %31, 31
  %33 = shl i32 %29, %32
  %34 = getelementptr inbounds i32, ptr %0, i64 %27
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %3
  br i1 %36, label %25, label %26
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @rev(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr i32, ptr %1, i64 %2
  %5 = icmp sgt i64 %2, 0
  br i1 %5, label %6, label %24
6:                                                ; preds = %3
  %7 = icmp ult i64 %2, 8
  br i1 %7, label %8, label %10
8:                                                ; preds = %22, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %22 ]
  br label %25
10:                                               ; preds = %6
  %11 = and i64 %2, 9223372036854775800
  %12 = getelementptr i8, ptr %4, i64 -28
  br label %13
13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %20, %13 ]
  %15 = xor i64 %14, -1
  %16 = getelementptr i32, ptr %12, i64 %15
  %17 = load <8 x i32>, ptr %16, align 4
  %18 = shufflevector <8 x i32> %17, <8 x i32> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %19 = getelementptr inbounds i32, ptr %0, i64 %14
  store <8 x i32> %18, ptr %19, align 4
  %20 = add nuw i64 %14, 8
  %21 = icmp eq i64 %20, %11
  br i1 %21, label %22, label %13
22:                                               ; preds = %13
  %23 = icmp eq i64 %11, %2
  br i1 %23, label %24, label %8
24:                                               ; preds = %25, %22, %3
  ret void
25:                                               ; preds = %8, %25
  %26 = phi i64 [ %31, %25 ], [ %9, %8 ]
  %27 = xor i64 %26, -1
  %28 = getelementptr i32, ptr %4, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i32, ptr %0, i64 %26
  store i32 %29, ptr %30, align 4
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %24, label %25
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sel(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %27
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 8
  br i1 %7, label %8, label %10
8:                                                ; preds = %25, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %25 ]
  br label %28
10:                                               ; preds = %6
  %11 = and i64 %3, 9223372036854775800
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %23, %12 ]
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load <8 x i32>, ptr %14, align 4
  %16 = getelementptr inbounds i32, ptr %2, i64 %13
  %17 = load <8 x i32>, ptr %16, align 4
  %18 = icmp sgt <8 x i32> %15, %17
  %19 = sub nsw <8 x i32> %15, %17
  %20 = mul nsw <8 x i32> %17, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %21 = select <8 x i1> %18, <8 x i32> %19, <8 x i32> %20
  %22 = getelementptr inbounds i32, ptr %0, i64 %13
  store <8 x i32> %21, ptr %22, align 4
  %23 = add nuw i64 %13, 8
  %24 = icmp eq i64 %23, %11
  br i1 %24, label %25, label %12
25:                                               ; preds = %12
  %26 = icmp eq i64 %11, %3
  br i1 %26, label %27, label %8
27:                                               ; preds = %28, %25, %4
  ret void
28:                                               ; preds = %8, %28
  %29 = phi i64 [ %39, %28 ], [ %9, %8 ]
  %30 = getelementptr inbounds i32, ptr %1, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr %2, i64 %29
  %33 = load i32, ptr %32, align 4
  %34 = icmp sgt i32 %31, %33
  %35 = sub nsw i32 %31, %33
  %36 = mul nsw i32 %33, 3
  %37 = select i1 %34, i32 %35, i32 %36
  %38 = getelementptr inbounds i32, ptr %0, i64 %29
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %3
  br i1 %40, label %27, label %28
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stride(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %26
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %24, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %24 ]
  br label %27
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %22, %11 ]
  %13 = shl nsw i64 %12, 3
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  %15 = load <16 x float>, ptr %14, align 4
  %16 = fmul <16 x float> %15, %15
  %17 = shufflevector <16 x float> %16, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %18 = fmul <16 x float> %15, %15
  %19 = shufflevector <16 x float> %18, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %20 = fadd <8 x float> %17, %19
  %21 = getelementptr inbounds float, ptr %0, i64 %12
  store <8 x float> %20, ptr %21, align 4
  %22 = add nuw i64 %12, 8
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %24, label %11
24:                                               ; preds = %11
  %25 = icmp eq i64 %10, %2
  br i1 %25, label %26, label %7
26:                                               ; preds = %27, %24, %3
  ret void
27:                                               ; preds = %7, %27
  %28 = phi i64 [ %37, %27 ], [ %8, %7 ]
  %29 = shl nsw i64 %28, 3
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = load <2 x float>, ptr %30, align 4
  %32 = fmul <2 x float> %31, %31
  %33 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %34 = fadd <2 x float> %32, %33
  %35 = extractelement <2 x float> %34, i64 0
  %36 = getelementptr inbounds float, ptr %0, i64 %28
  store float %35, ptr %36, align 4
  %37 = add nuw nsw i64 %28, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %26, label %27
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @roundf_(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %22
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %9
7:                                                ; preds = %20, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %20 ]
  br label %23
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775800
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %18, %11 ]
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load <8 x float>, ptr %13, align 4
  %15 = fmul <8 x float> %14, <float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00>
  %16 = tail call <8 x float> @llvm.floor.v8f32(<8 x float> %15)
  %17 = getelementptr inbounds float, ptr %0, i64 %12
  store <8 x float> %16, ptr %17, align 4
  %18 = add nuw i64 %12, 8
  %19 = icmp eq i64 %18, %10
  br i1 %19, label %20, label %11
20:                                               ; preds = %11
  %21 = icmp eq i64 %10, %2
  br i1 %21, label %22, label %7
22:                                               ; preds = %23, %20, %3
  ret void
23:                                               ; preds = %7, %23
  %24 = phi i64 [ %30, %23 ], [ %8, %7 ]
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %26, 8.000000e+00
  %28 = tail call float @llvm.floor.f32(float %27)
  %29 = getelementptr inbounds float, ptr %0, i64 %24
  store float %28, ptr %29, align 4
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %22, label %23
}
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fma_(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %25
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 4
  br i1 %7, label %8, label %10
8:                                                ; preds = %23, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %23 ]
  br label %26
10:                                               ; preds = %6
  %11 = and i64 %3, 9223372036854775804
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %21, %12 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load <4 x double>, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %2, i64 %13
  %17 = load <4 x double>, ptr %16, align 8
  %18 = getelementptr inbounds double, ptr %0, i64 %13
  %19 = load <4 x double>, ptr %18, align 8
  %20 = tail call <4 x double> @llvm.fma.v4f64(<4 x double> %15, <4 x double> %17, <4 x double> %19)
  store <4 x double> %20, ptr %18, align 8
  %21 = add nuw i64 %13, 4
  %22 = icmp eq i64 %21, %11
  br i1 %22, label %23, label %12
23:                                               ; preds = %12
  %24 = icmp eq i64 %11, %3
  br i1 %24, label %25, label %8
25:                                               ; preds = %26, %23, %4
  ret void
26:                                               ; preds = %8, %26
  %27 = phi i64 [ %35, %26 ], [ %9, %8 ]
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %2, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %0, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fma.f64(double %29, double %31, double %33)
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %3
  br i1 %36, label %25, label %26
}
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sqrt_(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %21
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %7, label %9
7:                                                ; preds = %19, %5
  %8 = phi i64 [ 0, %5 ], [ %10, %19 ]
  br label %22
9:                                                ; preds = %5
  %10 = and i64 %2, 9223372036854775804
  br label %11
11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %17, %11 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load <4 x double>, ptr %13, align 8
  %15 = tail call <4 x double> @llvm.sqrt.v4f64(<4 x double> %14)
  %16 = getelementptr inbounds double, ptr %0, i64 %12
  store <4 x double> %15, ptr %16, align 8
  %17 = add nuw i64 %12, 4
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %11
19:                                               ; preds = %11
  %20 = icmp eq i64 %10, %2
  br i1 %20, label %21, label %7
21:                                               ; preds = %22, %19, %3
  ret void
22:                                               ; preds = %7, %22
  %23 = phi i64 [ %28, %22 ], [ %8, %7 ]
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.sqrt.f64(double %25)
  %27 = getelementptr inbounds double, ptr %0, i64 %23
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %21, label %22
}
; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, 2) i32 @any(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %5, label %31
5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 8
  br i1 %6, label %7, label %10
7:                                                ; preds = %24, %5
  %8 = phi i64 [ 0, %5 ], [ %11, %24 ]
  %9 = phi i32 [ 0, %5 ], [ %25, %24 ]
  br label %33
10:                                               ; preds = %5
  %11 = and i64 %2, 9223372036854775800
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %22, %12 ]
  %14 = phi <8 x i32> [ zeroinitializer, %10 ], [ %21, %12 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 %13
  %16 = load <8 x i8>, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr %1, i64 %13
  %18 = load <8 x i8>, ptr %17, align 1
  %19 = xor <8 x i8> %18, %16
  %20 = zext <8 x i8> %19 to <8 x i32>
  %21 = or <8 x i32> %14, %20
  %22 = add nuw i64 %13, 8
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %24, label %12
24:                                               ; preds = %12
  %25 = tail call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %21)
  %26 = icmp eq i64 %11, %2
  br i1 %26, label %27, label %7
27:                                               ; preds = %33, %24
  %28 = phi i32 [ %25, %24 ], [ %42, %33 ]
  %29 = icmp ne i32 %28, 0
  %30 = zext i1 %29 to i32
  br label %31
31:                                               ; preds = %27, %3
  %32 = phi i32 [ 0, %3 ], [ %30, %27 ]
  ret i32 %32
33:                                               ; preds = %7, %33
  %34 = phi i64 [ %43, %33 ], [ %8, %7 ]
  %35 = phi i32 [ %42, %33 ], [ %9, %7 ]
  %36 = getelementptr inbounds i8, ptr %0, i64 %34
  %37 = load i8, ptr %36, align 1
  %38 = getelementptr inbounds i8, ptr %1, i64 %34
  %39 = load i8, ptr %38, align 1
  %40 = xor i8 %39, %37
  %41 = zext i8 %40 to i32
  %42 = or i32 %35, %41
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %27, label %33
}
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @gather(ptr noalias nocapture noundef writeonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %74
6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 8
  br i1 %7, label %8, label %10
8:                                                ; preds = %72, %6
  %9 = phi i64 [ 0, %6 ], [ %11, %72 ]
  br label %75
10:                                               ; preds = %6
  %11 = and i64 %3, 9223372036854775800
  br label %12
12:                                               ; preds = %12, %10
  %13 = phi i64 [ 0, %10 ], [ %70, %12 ]
  %14 = or disjoint i64 %13, 1
  %15 = or disjoint i64 %13, 2
  %16 = or disjoint i64 %13, 3
  %17 = or disjoint i64 %13, 4
  %18 = or disjoint i64 %13, 5
  %19 = or disjoint i64 %13, 6
  %20 = or disjoint i64 %13, 7
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  %22 = getelementptr inbounds i32, ptr %2, i64 %14
  %23 = getelementptr inbounds i32, ptr %2, i64 %15
  %24 = getelementptr inbounds i32, ptr %2, i64 %16
  %25 = getelementptr inbounds i32, ptr %2, i64 %17
  %26 = getelementptr inbounds i32, ptr %2, i64 %18
  %27 = getelementptr inbounds i32, ptr %2, i64 %19
  %28 = getelementptr inbounds i32, ptr %2, i64 %20
  %29 = load i32, ptr %21, align 4
  %30 = load i32, ptr %22, align 4
  %31 = load i32, ptr %23, align 4
  %32 = load i32, ptr %24, align 4
  %33 = load i32, ptr %25, align 4
  %34 = load i32, ptr %26, align 4
  %35 = load i32, ptr %27, align 4
  %36 = load i32, ptr %28, align 4
  %37 = sext i32 %29 to i64
  %38 = sext i32 %30 to i64
  %39 = sext i32 %31 to i64
  %40 = sext i32 %32 to i64
  %41 = sext i32 %33 to i64
  %42 = sext i32 %34 to i64
  %43 = sext i32 %35 to i64
  %44 = sext i32 %36 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %37
  %46 = getelementptr inbounds float, ptr %1, i64 %38
  %47 = getelementptr inbounds float, ptr %1, i64 %39
  %48 = getelementptr inbounds float, ptr %1, i64 %40
  %49 = getelementptr inbounds float, ptr %1, i64 %41
  %50 = getelementptr inbounds float, ptr %1, i64 %42
  %51 = getelementptr inbounds float, ptr %1, i64 %43
  %52 = getelementptr inbounds float, ptr %1, i64 %44
  %53 = load float, ptr %45, align 4
  %54 = load float, ptr %46, align 4
  %55 = load float, ptr %47, align 4
  %56 = load float, ptr %48, align 4
  %57 = load float, ptr %49, align 4
  %58 = load float, ptr %50, align 4
  %59 = load float, ptr %51, align 4
  %60 = load float, ptr %52, align 4
  %61 = insertelement <8 x float> poison, float %53, i64 0
  %62 = insertelement <8 x float> %61, float %54, i64 1
  %63 = insertelement <8 x float> %62, float %55, i64 2
  %64 = insertelement <8 x float> %63, float %56, i64 3
  %65 = insertelement <8 x float> %64, float %57, i64 4
  %66 = insertelement <8 x float> %65, float %58, i64 5
  %67 = insertelement <8 x float> %66, float %59, i64 6
  %68 = insertelement <8 x float> %67, float %60, i64 7
  %69 = getelementptr inbounds float, ptr %0, i64 %13
  store <8 x float> %68, ptr %69, align 4
  %70 = add nuw i64 %13, 8
  %71 = icmp eq i64 %70, %11
  br i1 %71, label %72, label %12
72:                                               ; preds = %12
  %73 = icmp eq i64 %11, %3
  br i1 %73, label %74, label %8
74:                                               ; preds = %75, %72, %4
  ret void
75:                                               ; preds = %8, %75
  %76 = phi i64 [ %83, %75 ], [ %9, %8 ]
  %77 = getelementptr inbounds i32, ptr %2, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds float, ptr %0, i64 %76
  store float %81, ptr %82, align 4
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, %3
  br i1 %84, label %74, label %75
}
; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 {
  br label %214
1:                                                ; preds = %214
  %2 = tail call i32 @sum32(ptr noundef nonnull @A, i64 noundef 103)
  %3 = sext i32 %2 to i64
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.1, i64 noundef %3)
  %5 = tail call i32 @dot(ptr noundef nonnull @A, ptr noundef nonnull @B, i64 noundef 103)
  %6 = sext i32 %5 to i64
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, i64 noundef %6)
  %8 = tail call i32 @max32(ptr noundef nonnull @A, i64 noundef 103)
  %9 = sext i32 %8 to i64
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.3, i64 noundef %9)
  %11 = tail call zeroext i8 @minu8(ptr noundef nonnull @U, i64 noundef 103)
  %12 = zext i8 %11 to i64
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.4, i64 noundef %12)
  %14 = tail call i64 @count(ptr noundef nonnull @A, i32 noundef 100, i64 noundef 103)
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.5, i64 noundef %14)
  %16 = tail call i32 @bytesum(ptr noundef nonnull @U, i64 noundef 103)
  %17 = zext i32 %16 to i64
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.6, i64 noundef %17)
  %19 = tail call i32 @any(ptr noundef nonnull @U, ptr noundef nonnull @V, i64 noundef 103)
  %20 = zext nneg i32 %19 to i64
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.7, i64 noundef %20)
  tail call void @saxpy(ptr noundef nonnull @Y, ptr noundef nonnull @X, float noundef 5.000000e-01, i64 noundef 103)
  br label %22
22:                                               ; preds = %22, %1
  %23 = phi i64 [ %30, %22 ], [ 0, %1 ]
  %24 = phi i64 [ %29, %22 ], [ 1469598103934665603, %1 ]
  %25 = getelementptr inbounds i8, ptr @Y, i64 %23
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i64
  %28 = xor i64 %24, %27
  %29 = mul i64 %28, 1099511628211
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, 412
  br i1 %31, label %32, label %22
32:                                               ; preds = %22
  %33 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.9, i64 noundef %29)
  tail call void @widen(ptr noundef nonnull @D, ptr noundef nonnull @U, i64 noundef 103)
  br label %34
34:                                               ; preds = %34, %32
  %35 = phi i64 [ %42, %34 ], [ 0, %32 ]
  %36 = phi i64 [ %41, %34 ], [ 1469598103934665603, %32 ]
  %37 = getelementptr inbounds i8, ptr @D, i64 %35
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i64
  %40 = xor i64 %36, %39
  %41 = mul i64 %40, 1099511628211
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, 412
  br i1 %43, label %44, label %34
44:                                               ; preds = %34
  %45 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.10, i64 noundef %41)
  tail call void @widens(ptr noundef nonnull @D, ptr noundef nonnull @U, i64 noundef 103)
  br label %46
46:                                               ; preds = %46, %44
  %47 = phi i64 [ %54, %46 ], [ 0, %44 ]
  %48 = phi i64 [ %53, %46 ], [ 1469598103934665603, %44 ]
  %49 = getelementptr inbounds i8, ptr @D, i64 %47
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = xor i64 %48, %51
  %53 = mul i64 %52, 1099511628211
  %54 = add nuw nsw i64 %47, 1
  %55 = icmp eq i64 %54, 412
  br i1 %55, label %56, label %46
56:                                               ; preds = %46
  %57 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.11, i64 noundef %53)
  tail call void @narrow(ptr noundef nonnull @V, ptr noundef nonnull @A, i64 noundef 103)
  br label %58
58:                                               ; preds = %58, %56
  %59 = phi i64 [ %66, %58 ], [ 0, %56 ]
  %60 = phi i64 [ %65, %58 ], [ 1469598103934665603, %56 ]
  %61 = getelementptr inbounds i8, ptr @V, i64 %59
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i64
  %64 = xor i64 %60, %63
  %65 = mul i64 %64, 1099511628211
  %66 = add nuw nsw i64 %59, 1
  %67 = icmp eq i64 %66, 103
  br i1 %67, label %68, label %58
68:                                               ; preds = %58
  %69 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.12, i64 noundef %65)
  tail call void @clampf(ptr noundef nonnull @Y, ptr noundef nonnull @X, i64 noundef 103)
  br label %70
70:                                               ; preds = %70, %68
  %71 = phi i64 [ %78, %70 ], [ 0, %68 ]
  %72 = phi i64 [ %77, %70 ], [ 1469598103934665603, %68 ]
  %73 = getelementptr inbounds i8, ptr @Y, i64 %71
  %74 = load i8, ptr %73, align 1
  %75 = zext i8 %74 to i64
  %76 = xor i64 %72, %75
  %77 = mul i64 %76, 1099511628211
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 412
  br i1 %79, label %80, label %70
80:                                               ; preds = %70
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.13, i64 noundef %77)
  tail call void @i2d(ptr noundef nonnull @R, ptr noundef nonnull @A, i64 noundef 103)
  br label %82
82:                                               ; preds = %82, %80
  %83 = phi i64 [ %90, %82 ], [ 0, %80 ]
  %84 = phi i64 [ %89, %82 ], [ 1469598103934665603, %80 ]
  %85 = getelementptr inbounds i8, ptr @R, i64 %83
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i64
  %88 = xor i64 %84, %87
  %89 = mul i64 %88, 1099511628211
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, 824
  br i1 %91, label %92, label %82
92:                                               ; preds = %82
  %93 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.14, i64 noundef %89)
  tail call void @d2i(ptr noundef nonnull @D, ptr noundef nonnull @P, i64 noundef 103)
  br label %94
94:                                               ; preds = %94, %92
  %95 = phi i64 [ %102, %94 ], [ 0, %92 ]
  %96 = phi i64 [ %101, %94 ], [ 1469598103934665603, %92 ]
  %97 = getelementptr inbounds i8, ptr @D, i64 %95
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i64
  %100 = xor i64 %96, %99
  %101 = mul i64 %100, 1099511628211
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 412
  br i1 %103, label %104, label %94
104:                                              ; preds = %94
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.15, i64 noundef %101)
  tail call void @add16(ptr noundef nonnull @S3, ptr noundef nonnull @S1, ptr noundef nonnull @S2, i64 noundef 103)
  br label %106
106:                                              ; preds = %106, %104
  %107 = phi i64 [ %114, %106 ], [ 0, %104 ]
  %108 = phi i64 [ %113, %106 ], [ 1469598103934665603, %104 ]
  %109 = getelementptr inbounds i8, ptr @S3, i64 %107
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i64
  %112 = xor i64 %108, %111
  %113 = mul i64 %112, 1099511628211
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, 206
  br i1 %115, label %116, label %106
116:                                              ; preds = %106
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.16, i64 noundef %113)
  tail call void @shifts(ptr noundef nonnull @D, ptr noundef nonnull @A, ptr noundef nonnull @SH, i64 noundef 103)
  br label %118
118:                                              ; preds = %118, %116
  %119 = phi i64 [ %126, %118 ], [ 0, %116 ]
  %120 = phi i64 [ %125, %118 ], [ 1469598103934665603, %116 ]
  %121 = getelementptr inbounds i8, ptr @D, i64 %119
  %122 = load i8, ptr %121, align 1
  %123 = zext i8 %122 to i64
  %124 = xor i64 %120, %123
  %125 = mul i64 %124, 1099511628211
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, 412
  br i1 %127, label %128, label %118
128:                                              ; preds = %118
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.17, i64 noundef %125)
  tail call void @rev(ptr noundef nonnull @D, ptr noundef nonnull @A, i64 noundef 103)
  br label %130
130:                                              ; preds = %130, %128
  %131 = phi i64 [ %138, %130 ], [ 0, %128 ]
  %132 = phi i64 [ %137, %130 ], [ 1469598103934665603, %128 ]
  %133 = getelementptr inbounds i8, ptr @D, i64 %131
  %134 = load i8, ptr %133, align 1
  %135 = zext i8 %134 to i64
  %136 = xor i64 %132, %135
  %137 = mul i64 %136, 1099511628211
  %138 = add nuw nsw i64 %131, 1
  %139 = icmp eq i64 %138, 412
  br i1 %139, label %140, label %130
140:                                              ; preds = %130
  %141 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.18, i64 noundef %137)
  tail call void @sel(ptr noundef nonnull @D, ptr noundef nonnull @A, ptr noundef nonnull @B, i64 noundef 103)
  br label %142
142:                                              ; preds = %142, %140
  %143 = phi i64 [ %150, %142 ], [ 0, %140 ]
  %144 = phi i64 [ %149, %142 ], [ 1469598103934665603, %140 ]
  %145 = getelementptr inbounds i8, ptr @D, i64 %143
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i64
  %148 = xor i64 %144, %147
  %149 = mul i64 %148, 1099511628211
  %150 = add nuw nsw i64 %143, 1
  %151 = icmp eq i64 %150, 412
  br i1 %151, label %152, label %142
152:                                              ; preds = %142
  %153 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.19, i64 noundef %149)
  tail call void @stride(ptr noundef nonnull @Y, ptr noundef nonnull @X, i64 noundef 51)
  br label %154
154:                                              ; preds = %154, %152
  %155 = phi i64 [ %162, %154 ], [ 0, %152 ]
  %156 = phi i64 [ %161, %154 ], [ 1469598103934665603, %152 ]
  %157 = getelementptr inbounds i8, ptr @Y, i64 %155
  %158 = load i8, ptr %157, align 1
  %159 = zext i8 %158 to i64
  %160 = xor i64 %156, %159
  %161 = mul i64 %160, 1099511628211
  %162 = add nuw nsw i64 %155, 1
  %163 = icmp eq i64 %162, 412
  br i1 %163, label %164, label %154
164:                                              ; preds = %154
  %165 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.20, i64 noundef %161)
  tail call void @roundf_(ptr noundef nonnull @Y, ptr noundef nonnull @X, i64 noundef 103)
  br label %166
166:                                              ; preds = %166, %164
  %167 = phi i64 [ %174, %166 ], [ 0, %164 ]
  %168 = phi i64 [ %173, %166 ], [ 1469598103934665603, %164 ]
  %169 = getelementptr inbounds i8, ptr @Y, i64 %167
  %170 = load i8, ptr %169, align 1
  %171 = zext i8 %170 to i64
  %172 = xor i64 %168, %171
  %173 = mul i64 %172, 1099511628211
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, 412
  br i1 %175, label %176, label %166
176:                                              ; preds = %166
  %177 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.21, i64 noundef %173)
  tail call void @fma_(ptr noundef nonnull @R, ptr noundef nonnull @P, ptr noundef nonnull @Q, i64 noundef 103)
  br label %178
178:                                              ; preds = %178, %176
  %179 = phi i64 [ %186, %178 ], [ 0, %176 ]
  %180 = phi i64 [ %185, %178 ], [ 1469598103934665603, %176 ]
  %181 = getelementptr inbounds i8, ptr @R, i64 %179
  %182 = load i8, ptr %181, align 1
  %183 = zext i8 %182 to i64
  %184 = xor i64 %180, %183
  %185 = mul i64 %184, 1099511628211
  %186 = add nuw nsw i64 %179, 1
  %187 = icmp eq i64 %186, 824
  br i1 %187, label %188, label %178
188:                                              ; preds = %178
  %189 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.22, i64 noundef %185)
  tail call void @sqrt_(ptr noundef nonnull @R, ptr noundef nonnull @Q, i64 noundef 103)
  br label %190
190:                                              ; preds = %190, %188
  %191 = phi i64 [ %198, %190 ], [ 0, %188 ]
  %192 = phi i64 [ %197, %190 ], [ 1469598103934665603, %188 ]
  %193 = getelementptr inbounds i8, ptr @R, i64 %191
  %194 = load i8, ptr %193, align 1
  %195 = zext i8 %194 to i64
  %196 = xor i64 %192, %195
  %197 = mul i64 %196, 1099511628211
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, 824
  br i1 %199, label %200, label %190
200:                                              ; preds = %190
  %201 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.23, i64 noundef %197)
  tail call void @gather(ptr noundef nonnull @Y, ptr noundef nonnull @X, ptr noundef nonnull @SH, i64 noundef 103)
  br label %202
202:                                              ; preds = %202, %200
  %203 = phi i64 [ %210, %202 ], [ 0, %200 ]
  %204 = phi i64 [ %209, %202 ], [ 1469598103934665603, %200 ]
  %205 = getelementptr inbounds i8, ptr @Y, i64 %203
  %206 = load i8, ptr %205, align 1
  %207 = zext i8 %206 to i64
  %208 = xor i64 %204, %207
  %209 = mul i64 %208, 1099511628211
  %210 = add nuw nsw i64 %203, 1
  %211 = icmp eq i64 %210, 412
  br i1 %211, label %212, label %202
212:                                              ; preds = %202
  %213 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull @.str.24, i64 noundef %209)
  ret i32 0
214:                                              ; preds = %0, %214
  %215 = phi i64 [ 0, %0 ], [ %255, %214 ]
  %216 = phi i32 [ 12345, %0 ], [ %222, %214 ]
  %217 = mul i32 %216, 1664525
  %218 = add i32 %217, 1013904223
  %219 = ashr i32 %218, 7
  %220 = getelementptr inbounds [103 x i32], ptr @A, i64 0, i64 %215
  store i32 %219, ptr %220, align 4
  %221 = mul i32 %218, 1664525
  %222 = add i32 %221, 1013904223
  %223 = ashr i32 %222, 9
  %224 = getelementptr inbounds [103 x i32], ptr @B, i64 0, i64 %215
  store i32 %223, ptr %224, align 4
  %225 = sitofp i32 %219 to float
  %226 = fdiv float %225, 1.000000e+05
  %227 = getelementptr inbounds [206 x float], ptr @X, i64 0, i64 %215
  store float %226, ptr %227, align 4
  %228 = sitofp i32 %223 to float
  %229 = fdiv float %228, 3.000000e+05
  %230 = add nuw nsw i64 %215, 103
  %231 = getelementptr inbounds [206 x float], ptr @X, i64 0, i64 %230
  store float %229, ptr %231, align 4
  %232 = fdiv float %228, 1.000000e+06
  %233 = getelementptr inbounds [103 x float], ptr @Y, i64 0, i64 %215
  store float %232, ptr %233, align 4
  %234 = sitofp i32 %219 to double
  %235 = fdiv double %234, 1.230000e+02
  %236 = getelementptr inbounds [103 x double], ptr @P, i64 0, i64 %215
  store double %235, ptr %236, align 8
  %237 = and i32 %223, 65535
  %238 = uitofp nneg i32 %237 to double
  %239 = fdiv double %238, 7.700000e+01
  %240 = getelementptr inbounds [103 x double], ptr @Q, i64 0, i64 %215
  store double %239, ptr %240, align 8
  %241 = lshr i32 %222, 24
  %242 = trunc nuw i32 %241 to i8
  %243 = getelementptr inbounds [103 x i8], ptr @U, i64 0, i64 %215
  store i8 %242, ptr %243, align 1
  %244 = lshr i32 %222, 16
  %245 = trunc nuw i32 %244 to i16
  %246 = getelementptr inbounds [103 x i16], ptr @S1, i64 0, i64 %215
  store i16 %245, ptr %246, align 2
  %247 = lshr i32 %222, 13
  %248 = trunc i32 %247 to i16
  %249 = getelementptr inbounds [103 x i16], ptr @S2, i64 0, i64 %215
  store i16 %248, ptr %249, align 2
  %250 = lshr i32 %222, 20
  %251 = trunc nuw nsw i32 %250 to i16
  %252 = urem i16 %251, 103
  %253 = zext nneg i16 %252 to i32
  %254 = getelementptr inbounds [103 x i32], ptr @SH, i64 0, i64 %215
  store i32 %253, ptr %254, align 4
  %255 = add nuw nsw i64 %215, 1
  %256 = icmp eq i64 %255, 103
  br i1 %256, label %1, label %214
}
; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i8> @llvm.umin.v32i8(<32 x i8>, <32 x i8>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.umin.v32i8(<32 x i8>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.umin.v16i8(<16 x i8>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v4i64(<4 x i64>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.floor.v8f32(<8 x float>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #5
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>) #5
attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nounwind uwtable }
attributes #4 = { nofree nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
