; test: loops over columns and from both ends, sums in a place that what is added may be of, and sums that are known before
; exit: 0
; stdout: 0 -201684 -142595000
; stdout: 0 -779354192 -409542112
; stdout: 12047 42098 1300716
; stdout: 0 3 315 50442221

@A = internal global [20 x [20 x double]] zeroinitializer, align 16
@B = internal global [20 x [20 x double]] zeroinitializer, align 16
@X = internal global [64 x i32] zeroinitializer, align 16
@Y = internal global [64 x i32] zeroinitializer, align 16
@P = internal global [64 x i8] zeroinitializer, align 16
@Z = internal global [64 x i32] zeroinitializer, align 16
@Q = internal global [64 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
; Function Attrs: noinline nounwind uwtable

define i32 @column(i32 noundef %n) noinline {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %j = alloca i32, align 4
  %t = alloca i32, align 4
  %r = alloca i32, align 4
  %s = alloca i32, align 4
  %sum = alloca double, align 8
  %i47 = alloca i32, align 4
  %j52 = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond
for.cond:                                         ; preds = %for.inc10, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end12
for.body:                                         ; preds = %for.cond
  store i32 0, ptr %j, align 4
  br label %for.cond1
for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i32, ptr %j, align 4
  %3 = load i32, ptr %n.addr, align 4
  %cmp2 = icmp slt i32 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end
for.body3:                                        ; preds = %for.cond1
  %4 = load i32, ptr %i, align 4
  %mul = mul nsw i32 %4, 3
  %5 = load i32, ptr %j, align 4
  %add = add nsw i32 %mul, %5
  %conv = sitofp i32 %add to double
  %6 = load i32, ptr %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds [20 x [20 x double]], ptr @A, i64 0, i64 %idxprom
  %7 = load i32, ptr %j, align 4
  %idxprom4 = sext i32 %7 to i64
  %arrayidx5 = getelementptr inbounds [20 x double], ptr %arrayidx, i64 0, i64 %idxprom4
  store double %conv, ptr %arrayidx5, align 8
  %8 = load i32, ptr %i, align 4
  %idxprom6 = sext i32 %8 to i64
  %arrayidx7 = getelementptr inbounds [20 x [20 x double]], ptr @B, i64 0, i64 %idxprom6
  %9 = load i32, ptr %j, align 4
  %idxprom8 = sext i32 %9 to i64
  %arrayidx9 = getelementptr inbounds [20 x double], ptr %arrayidx7, i64 0, i64 %idxprom8
  store double 0.000000e+00, ptr %arrayidx9, align 8
  br label %for.inc
for.inc:                                          ; preds = %for.body3
  %10 = load i32, ptr %j, align 4
  %inc = add nsw i32 %10, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond1
for.end:                                          ; preds = %for.cond1
  br label %for.inc10
for.inc10:                                        ; preds = %for.end
  %11 = load i32, ptr %i, align 4
  %inc11 = add nsw i32 %11, 1
  store i32 %inc11, ptr %i, align 4
  br label %for.cond
for.end12:                                        ; preds = %for.cond
  store i32 0, ptr %t, align 4
  br label %for.cond13
for.cond13:                                       ; preds = %for.inc44, %for.end12
  %12 = load i32, ptr %t, align 4
  %13 = load i32, ptr %n.addr, align 4
  %cmp14 = icmp slt i32 %12, %13
  br i1 %cmp14, label %for.body16, label %for.end46
for.body16:                                       ; preds = %for.cond13
  store i32 0, ptr %r, align 4
  br label %for.cond17
for.cond17:                                       ; preds = %for.inc41, %for.body16
  %14 = load i32, ptr %r, align 4
  %15 = load i32, ptr %n.addr, align 4
  %cmp18 = icmp slt i32 %14, %15
  br i1 %cmp18, label %for.body20, label %for.end43
for.body20:                                       ; preds = %for.cond17
  store i32 0, ptr %s, align 4
  br label %for.cond21
for.cond21:                                       ; preds = %for.inc38, %for.body20
  %16 = load i32, ptr %s, align 4
  %17 = load i32, ptr %n.addr, align 4
  %cmp22 = icmp slt i32 %16, %17
  br i1 %cmp22, label %for.body24, label %for.end40
for.body24:                                       ; preds = %for.cond21
  %18 = load i32, ptr %r, align 4
  %idxprom25 = sext i32 %18 to i64
  %arrayidx26 = getelementptr inbounds [20 x [20 x double]], ptr @A, i64 0, i64 %idxprom25
  %19 = load i32, ptr %t, align 4
  %idxprom27 = sext i32 %19 to i64
  %arrayidx28 = getelementptr inbounds [20 x double], ptr %arrayidx26, i64 0, i64 %idxprom27
  %20 = load double, ptr %arrayidx28, align 8
  %21 = load i32, ptr %s, align 4
  %idxprom29 = sext i32 %21 to i64
  %arrayidx30 = getelementptr inbounds [20 x [20 x double]], ptr @A, i64 0, i64 %idxprom29
  %22 = load i32, ptr %t, align 4
  %idxprom31 = sext i32 %22 to i64
  %arrayidx32 = getelementptr inbounds [20 x double], ptr %arrayidx30, i64 0, i64 %idxprom31
  %23 = load double, ptr %arrayidx32, align 8
  %24 = load i32, ptr %r, align 4
  %idxprom34 = sext i32 %24 to i64
  %arrayidx35 = getelementptr inbounds [20 x [20 x double]], ptr @B, i64 0, i64 %idxprom34
  %25 = load i32, ptr %s, align 4
  %idxprom36 = sext i32 %25 to i64
  %arrayidx37 = getelementptr inbounds [20 x double], ptr %arrayidx35, i64 0, i64 %idxprom36
  %26 = load double, ptr %arrayidx37, align 8
  %27 = call double @llvm.fmuladd.f64(double %20, double %23, double %26)
  store double %27, ptr %arrayidx37, align 8
  br label %for.inc38
for.inc38:                                        ; preds = %for.body24
  %28 = load i32, ptr %s, align 4
  %inc39 = add nsw i32 %28, 1
  store i32 %inc39, ptr %s, align 4
  br label %for.cond21
for.end40:                                        ; preds = %for.cond21
  br label %for.inc41
for.inc41:                                        ; preds = %for.end40
  %29 = load i32, ptr %r, align 4
  %inc42 = add nsw i32 %29, 1
  store i32 %inc42, ptr %r, align 4
  br label %for.cond17
for.end43:                                        ; preds = %for.cond17
  br label %for.inc44
for.inc44:                                        ; preds = %for.end43
  %30 = load i32, ptr %t, align 4
  %inc45 = add nsw i32 %30, 1
  store i32 %inc45, ptr %t, align 4
  br label %for.cond13
for.end46:                                        ; preds = %for.cond13
  store double 0.000000e+00, ptr %sum, align 8
  store i32 0, ptr %i47, align 4
  br label %for.cond48
for.cond48:                                       ; preds = %for.inc67, %for.end46
  %31 = load i32, ptr %i47, align 4
  %32 = load i32, ptr %n.addr, align 4
  %cmp49 = icmp slt i32 %31, %32
  br i1 %cmp49, label %for.body51, label %for.end69
for.body51:                                       ; preds = %for.cond48
  store i32 0, ptr %j52, align 4
  br label %for.cond53
for.cond53:                                       ; preds = %for.inc64, %for.body51
  %33 = load i32, ptr %j52, align 4
  %34 = load i32, ptr %n.addr, align 4
  %cmp54 = icmp slt i32 %33, %34
  br i1 %cmp54, label %for.body56, label %for.end66
for.body56:                                       ; preds = %for.cond53
  %35 = load i32, ptr %i47, align 4
  %idxprom57 = sext i32 %35 to i64
  %arrayidx58 = getelementptr inbounds [20 x [20 x double]], ptr @B, i64 0, i64 %idxprom57
  %36 = load i32, ptr %j52, align 4
  %idxprom59 = sext i32 %36 to i64
  %arrayidx60 = getelementptr inbounds [20 x double], ptr %arrayidx58, i64 0, i64 %idxprom59
  %37 = load double, ptr %arrayidx60, align 8
  %38 = load i32, ptr %i47, align 4
  %39 = load i32, ptr %j52, align 4
  %mul61 = mul nsw i32 2, %39
  %sub = sub nsw i32 %38, %mul61
  %conv62 = sitofp i32 %sub to double
  %40 = load double, ptr %sum, align 8
  %41 = call double @llvm.fmuladd.f64(double %37, double %conv62, double %40)
  store double %41, ptr %sum, align 8
  br label %for.inc64
for.inc64:                                        ; preds = %for.body56
  %42 = load i32, ptr %j52, align 4
  %inc65 = add nsw i32 %42, 1
  store i32 %inc65, ptr %j52, align 4
  br label %for.cond53
for.end66:                                        ; preds = %for.cond53
  br label %for.inc67
for.inc67:                                        ; preds = %for.end66
  %43 = load i32, ptr %i47, align 4
  %inc68 = add nsw i32 %43, 1
  store i32 %inc68, ptr %i47, align 4
  br label %for.cond48
for.end69:                                        ; preds = %for.cond48
  %44 = load double, ptr %sum, align 8
  %conv70 = fptosi double %44 to i32
  ret i32 %conv70
}
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double)
; Function Attrs: noinline nounwind uwtable

define i32 @reversed(i32 noundef %n) noinline {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %i7 = alloca i32, align 4
  %i23 = alloca i32, align 4
  %s = alloca i32, align 4
  %i37 = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond
for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 64
  br i1 %cmp, label %for.body, label %for.end
for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %mul = mul nsw i32 %1, 5
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr @X, i64 0, i64 %idxprom
  store i32 %mul, ptr %arrayidx, align 4
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %i, align 4
  %mul1 = mul nsw i32 %3, %4
  %5 = load i32, ptr %i, align 4
  %idxprom2 = sext i32 %5 to i64
  %arrayidx3 = getelementptr inbounds [64 x i32], ptr @Y, i64 0, i64 %idxprom2
  store i32 %mul1, ptr %arrayidx3, align 4
  %6 = load i32, ptr %i, align 4
  %mul4 = mul nsw i32 %6, 7
  %conv = trunc i32 %mul4 to i8
  %7 = load i32, ptr %i, align 4
  %idxprom5 = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds [64 x i8], ptr @P, i64 0, i64 %idxprom5
  store i8 %conv, ptr %arrayidx6, align 1
  br label %for.inc
for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond
for.end:                                          ; preds = %for.cond
  store i32 0, ptr %i7, align 4
  br label %for.cond8
for.cond8:                                        ; preds = %for.inc20, %for.end
  %9 = load i32, ptr %i7, align 4
  %10 = load i32, ptr %n.addr, align 4
  %cmp9 = icmp slt i32 %9, %10
  br i1 %cmp9, label %for.body11, label %for.end22
for.body11:                                       ; preds = %for.cond8
  %11 = load i32, ptr %i7, align 4
  %idxprom12 = sext i32 %11 to i64
  %arrayidx13 = getelementptr inbounds [64 x i32], ptr @X, i64 0, i64 %idxprom12
  %12 = load i32, ptr %arrayidx13, align 4
  %13 = load i32, ptr %n.addr, align 4
  %sub = sub nsw i32 %13, 1
  %14 = load i32, ptr %i7, align 4
  %sub14 = sub nsw i32 %sub, %14
  %idxprom15 = sext i32 %sub14 to i64
  %arrayidx16 = getelementptr inbounds [64 x i32], ptr @Y, i64 0, i64 %idxprom15
  %15 = load i32, ptr %arrayidx16, align 4
  %sub17 = sub nsw i32 %12, %15
  %16 = load i32, ptr %i7, align 4
  %idxprom18 = sext i32 %16 to i64
  %arrayidx19 = getelementptr inbounds [64 x i32], ptr @Z, i64 0, i64 %idxprom18
  store i32 %sub17, ptr %arrayidx19, align 4
  br label %for.inc20
for.inc20:                                        ; preds = %for.body11
  %17 = load i32, ptr %i7, align 4
  %inc21 = add nsw i32 %17, 1
  store i32 %inc21, ptr %i7, align 4
  br label %for.cond8
for.end22:                                        ; preds = %for.cond8
  store i32 0, ptr %i23, align 4
  br label %for.cond24
for.cond24:                                       ; preds = %for.inc34, %for.end22
  %18 = load i32, ptr %i23, align 4
  %19 = load i32, ptr %n.addr, align 4
  %cmp25 = icmp slt i32 %18, %19
  br i1 %cmp25, label %for.body27, label %for.end36
for.body27:                                       ; preds = %for.cond24
  %20 = load i32, ptr %i23, align 4
  %idxprom28 = sext i32 %20 to i64
  %arrayidx29 = getelementptr inbounds [64 x i8], ptr @P, i64 0, i64 %idxprom28
  %21 = load i8, ptr %arrayidx29, align 1
  %22 = load i32, ptr %n.addr, align 4
  %sub30 = sub nsw i32 %22, 1
  %23 = load i32, ptr %i23, align 4
  %sub31 = sub nsw i32 %sub30, %23
  %idxprom32 = sext i32 %sub31 to i64
  %arrayidx33 = getelementptr inbounds [64 x i8], ptr @Q, i64 0, i64 %idxprom32
  store i8 %21, ptr %arrayidx33, align 1
  br label %for.inc34
for.inc34:                                        ; preds = %for.body27
  %24 = load i32, ptr %i23, align 4
  %inc35 = add nsw i32 %24, 1
  store i32 %inc35, ptr %i23, align 4
  br label %for.cond24
for.end36:                                        ; preds = %for.cond24
  store i32 0, ptr %s, align 4
  store i32 0, ptr %i37, align 4
  br label %for.cond38
for.cond38:                                       ; preds = %for.inc49, %for.end36
  %25 = load i32, ptr %i37, align 4
  %26 = load i32, ptr %n.addr, align 4
  %cmp39 = icmp slt i32 %25, %26
  br i1 %cmp39, label %for.body41, label %for.end51
for.body41:                                       ; preds = %for.cond38
  %27 = load i32, ptr %s, align 4
  %mul42 = mul nsw i32 %27, 3
  %28 = load i32, ptr %i37, align 4
  %idxprom43 = sext i32 %28 to i64
  %arrayidx44 = getelementptr inbounds [64 x i32], ptr @Z, i64 0, i64 %idxprom43
  %29 = load i32, ptr %arrayidx44, align 4
  %add = add nsw i32 %mul42, %29
  %30 = load i32, ptr %i37, align 4
  %idxprom45 = sext i32 %30 to i64
  %arrayidx46 = getelementptr inbounds [64 x i8], ptr @Q, i64 0, i64 %idxprom45
  %31 = load i8, ptr %arrayidx46, align 1
  %conv47 = zext i8 %31 to i32
  %add48 = add nsw i32 %add, %conv47
  store i32 %add48, ptr %s, align 4
  br label %for.inc49
for.inc49:                                        ; preds = %for.body41
  %32 = load i32, ptr %i37, align 4
  %inc50 = add nsw i32 %32, 1
  store i32 %inc50, ptr %i37, align 4
  br label %for.cond38
for.end51:                                        ; preds = %for.cond38
  %33 = load i32, ptr %s, align 4
  ret i32 %33
}
; Function Attrs: noinline nounwind uwtable

define void @add(ptr noundef %at, ptr noundef %from, i32 noundef %n) noinline {
entry:
  %at.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %at, ptr %at.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond
for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end
for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %from.addr, align 8
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  %5 = load ptr, ptr %at.addr, align 8
  %6 = load i32, ptr %5, align 4
  %add = add nsw i32 %6, %4
  store i32 %add, ptr %5, align 4
  br label %for.inc
for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond
for.end:                                          ; preds = %for.cond
  ret void
}
; Function Attrs: noinline nounwind uwtable

define i32 @stays(i32 noundef %n) noinline {
entry:
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store i32 0, ptr %i, align 4
  br label %for.cond
for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 64
  br i1 %cmp, label %for.body, label %for.end
for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4
  %add = add nsw i32 %1, 1
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [64 x i32], ptr @X, i64 0, i64 %idxprom
  store i32 %add, ptr %arrayidx, align 4
  br label %for.inc
for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond
for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %n.addr, align 4
  call void @add(ptr noundef getelementptr inbounds ([64 x i32], ptr @X, i64 0, i64 5), ptr noundef @X, i32 noundef %4)
  %5 = load i32, ptr %n.addr, align 4
  call void @add(ptr noundef getelementptr inbounds ([64 x i32], ptr @X, i64 0, i64 40), ptr noundef @X, i32 noundef %5)
  %6 = load i32, ptr getelementptr inbounds ([64 x i32], ptr @X, i64 0, i64 5), align 4
  %mul = mul nsw i32 %6, 1000
  %7 = load i32, ptr getelementptr inbounds ([64 x i32], ptr @X, i64 0, i64 40), align 16
  %add1 = add nsw i32 %mul, %7
  ret i32 %add1
}
; Function Attrs: noinline nounwind uwtable

define i32 @counts(i32 noundef %n, i32 noundef %m) noinline {
entry:
  %n.addr = alloca i32, align 4
  %m.addr = alloca i32, align 4
  %s = alloca i32, align 4
  %t = alloca i32, align 4
  %u = alloca i64, align 8
  %i = alloca i32, align 4
  %i2 = alloca i64, align 8
  store i32 %n, ptr %n.addr, align 4
  store i32 %m, ptr %m.addr, align 4
  store i32 0, ptr %s, align 4
  store i32 0, ptr %t, align 4
  store i64 0, ptr %u, align 8
  store i32 3, ptr %i, align 4
  br label %for.cond
for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.end
for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %s, align 4
  %add = add nsw i32 %3, %2
  store i32 %add, ptr %s, align 4
  %4 = load i32, ptr %m.addr, align 4
  %5 = load i32, ptr %t, align 4
  %add1 = add nsw i32 %5, %4
  store i32 %add1, ptr %t, align 4
  br label %for.inc
for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond
for.end:                                          ; preds = %for.cond
  store i64 0, ptr %i2, align 8
  br label %for.cond3
for.cond3:                                        ; preds = %for.inc8, %for.end
  %7 = load i64, ptr %i2, align 8
  %8 = load i32, ptr %n.addr, align 4
  %conv = sext i32 %8 to i64
  %cmp4 = icmp slt i64 %7, %conv
  br i1 %cmp4, label %for.body6, label %for.end10
for.body6:                                        ; preds = %for.cond3
  %9 = load i64, ptr %i2, align 8
  %10 = load i64, ptr %u, align 8
  %add7 = add nsw i64 %10, %9
  store i64 %add7, ptr %u, align 8
  br label %for.inc8
for.inc8:                                         ; preds = %for.body6
  %11 = load i64, ptr %i2, align 8
  %inc9 = add nsw i64 %11, 1
  store i64 %inc9, ptr %i2, align 8
  br label %for.cond3
for.end10:                                        ; preds = %for.cond3
  %12 = load i32, ptr %s, align 4
  %mul = mul nsw i32 %12, 100
  %13 = load i32, ptr %t, align 4
  %add11 = add nsw i32 %mul, %13
  %14 = load i64, ptr %u, align 8
  %conv12 = trunc i64 %14 to i32
  %add13 = add nsw i32 %add11, %conv12
  ret i32 %add13
}
; Function Attrs: noinline nounwind uwtable

define i32 @main() {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @column(i32 noundef 1)
  %call1 = call i32 @column(i32 noundef 7)
  %call2 = call i32 @column(i32 noundef 20)
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call, i32 noundef %call1, i32 noundef %call2)
  %call4 = call i32 @reversed(i32 noundef 1)
  %call5 = call i32 @reversed(i32 noundef 33)
  %call6 = call i32 @reversed(i32 noundef 64)
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call4, i32 noundef %call5, i32 noundef %call6)
  %call8 = call i32 @stays(i32 noundef 3)
  %call9 = call i32 @stays(i32 noundef 6)
  %call10 = call i32 @stays(i32 noundef 50)
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call8, i32 noundef %call9, i32 noundef %call10)
  %call12 = call i32 @counts(i32 noundef 0, i32 noundef 9)
  %call13 = call i32 @counts(i32 noundef 3, i32 noundef 9)
  %call14 = call i32 @counts(i32 noundef 4, i32 noundef 9)
  %call15 = call i32 @counts(i32 noundef 1000, i32 noundef -7)
  %call16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call12, i32 noundef %call13, i32 noundef %call14, i32 noundef %call15)
  ret i32 0
}
declare i32 @printf(ptr noundef, ...)
