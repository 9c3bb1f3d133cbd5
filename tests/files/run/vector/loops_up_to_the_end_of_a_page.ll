; test: loops over elements that lie apart, or that are stored on a condition: nothing behind the last one is accessed
; exit: 0
; stdout: -931689033 -98

@.str = private unnamed_addr constant [7 x i8] c"%d %g\0A\00", align 1

define i32 @evens(ptr noundef %0, i32 noundef %1) noinline {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %23

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = mul nsw i32 2, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %7

23:                                               ; preds = %7
  %24 = load i32, ptr %5, align 4
  ret i32 %24
}

define i32 @thirds(ptr noundef %0, i32 noundef %1) noinline {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %21, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %24

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = mul nsw i32 3, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %12, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, %18
  store i32 %20, ptr %5, align 4
  br label %21

21:                                               ; preds = %11
  %22 = load i32, ptr %6, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %6, align 4
  br label %7

24:                                               ; preds = %7
  %25 = load i32, ptr %5, align 4
  ret i32 %25
}

define double @wide(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %31, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %34

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = mul nsw i32 4, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %13, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = mul nsw i32 4, %20
  %22 = add nsw i32 %21, 2
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fsub double %18, %25
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  store double %26, ptr %30, align 8
  br label %31

31:                                               ; preds = %12
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %8

34:                                               ; preds = %8
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %6, align 4
  %37 = sub nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %35, i64 %38
  %40 = load double, ptr %39, align 8
  ret double %40
}

define i32 @downs(ptr noundef %0, i32 noundef %1) noinline {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %7 = load i32, ptr %4, align 4
  %8 = sub nsw i32 %7, 1
  store i32 %8, ptr %6, align 4
  br label %9

9:                                                ; preds = %23, %2
  %10 = load i32, ptr %6, align 4
  %11 = icmp sge i32 %10, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %6, align 4
  %15 = mul nsw i32 2, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i16, ptr %13, i64 %16
  %18 = load i16, ptr %17, align 2
  %19 = sext i16 %18 to i32
  %20 = mul nsw i32 %19, 3
  %21 = load i32, ptr %5, align 4
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr %5, align 4
  br label %23

23:                                               ; preds = %12
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %24, -1
  store i32 %25, ptr %6, align 4
  br label %9

26:                                               ; preds = %9
  %27 = load i32, ptr %5, align 4
  ret i32 %27
}

define void @where(ptr noundef %0, ptr noundef %1, i32 noundef %2) noinline {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %30, %3
  %9 = load i32, ptr %7, align 4
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %33

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp sgt i32 %17, 7
  br i1 %18, label %19, label %29

19:                                               ; preds = %12
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 %24, ptr %28, align 4
  br label %29

29:                                               ; preds = %19, %12
  br label %30

30:                                               ; preds = %29
  %31 = load i32, ptr %7, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4
  br label %8

33:                                               ; preds = %8
  ret void
}

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %10 = call ptr @mmap(ptr noundef null, i64 noundef 12288, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0)
  store ptr %10, ptr %2, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8192
  store ptr %12, ptr %3, align 8
  store i32 0, ptr %6, align 4
  store double 0.000000e+00, ptr %7, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 4096
  store ptr %14, ptr %8, align 8
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 5120
  store ptr %16, ptr %9, align 8
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 8192
  %19 = call i32 @mprotect(ptr noundef %18, i64 noundef 4096, i32 noundef 0)
  %20 = load ptr, ptr %2, align 8
  %21 = call i32 @mprotect(ptr noundef %20, i64 noundef 4096, i32 noundef 0)
  store i32 4096, ptr %4, align 4
  br label %22

22:                                               ; preds = %34, %0
  %23 = load i32, ptr %4, align 4
  %24 = icmp slt i32 %23, 8192
  br i1 %24, label %25, label %37

25:                                               ; preds = %22
  %26 = load i32, ptr %4, align 4
  %27 = mul nsw i32 %26, 7
  %28 = srem i32 %27, 101
  %29 = trunc i32 %28 to i8
  %30 = load ptr, ptr %2, align 8
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  store i8 %29, ptr %33, align 1
  br label %34

34:                                               ; preds = %25
  %35 = load i32, ptr %4, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %4, align 4
  br label %22

37:                                               ; preds = %22
  store i32 1, ptr %5, align 4
  br label %38

38:                                               ; preds = %85, %37
  %39 = load i32, ptr %5, align 4
  %40 = icmp slt i32 %39, 50
  br i1 %40, label %41, label %88

41:                                               ; preds = %38
  %42 = load i32, ptr %6, align 4
  %43 = mul nsw i32 %42, 31
  %44 = load ptr, ptr %3, align 8
  %45 = load i32, ptr %5, align 4
  %46 = mul nsw i32 8, %45
  %47 = sext i32 %46 to i64
  %48 = sub i64 0, %47
  %49 = getelementptr inbounds i8, ptr %44, i64 %48
  %50 = getelementptr inbounds i8, ptr %49, i64 4
  %51 = load i32, ptr %5, align 4
  %52 = call i32 @evens(ptr noundef %50, i32 noundef %51)
  %53 = add nsw i32 %43, %52
  store i32 %53, ptr %6, align 4
  %54 = load i32, ptr %6, align 4
  %55 = mul nsw i32 %54, 31
  %56 = load ptr, ptr %3, align 8
  %57 = load i32, ptr %5, align 4
  %58 = mul nsw i32 3, %57
  %59 = sext i32 %58 to i64
  %60 = sub i64 0, %59
  %61 = getelementptr inbounds i8, ptr %56, i64 %60
  %62 = getelementptr inbounds i8, ptr %61, i64 2
  %63 = load i32, ptr %5, align 4
  %64 = call i32 @thirds(ptr noundef %62, i32 noundef %63)
  %65 = add nsw i32 %55, %64
  store i32 %65, ptr %6, align 4
  %66 = load i32, ptr %6, align 4
  %67 = mul nsw i32 %66, 31
  %68 = load ptr, ptr %3, align 8
  %69 = load i32, ptr %5, align 4
  %70 = mul nsw i32 4, %69
  %71 = sext i32 %70 to i64
  %72 = sub i64 0, %71
  %73 = getelementptr inbounds i8, ptr %68, i64 %72
  %74 = getelementptr inbounds i8, ptr %73, i64 2
  %75 = load i32, ptr %5, align 4
  %76 = call i32 @downs(ptr noundef %74, i32 noundef %75)
  %77 = add nsw i32 %67, %76
  store i32 %77, ptr %6, align 4
  %78 = load i32, ptr %6, align 4
  %79 = mul nsw i32 %78, 31
  %80 = load ptr, ptr %2, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 4096
  %82 = load i32, ptr %5, align 4
  %83 = call i32 @downs(ptr noundef %81, i32 noundef %82)
  %84 = add nsw i32 %79, %83
  store i32 %84, ptr %6, align 4
  br label %85

85:                                               ; preds = %41
  %86 = load i32, ptr %5, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %5, align 4
  br label %38

88:                                               ; preds = %38
  store i32 0, ptr %4, align 4
  br label %89

89:                                               ; preds = %100, %88
  %90 = load i32, ptr %4, align 4
  %91 = icmp slt i32 %90, 256
  br i1 %91, label %92, label %103

92:                                               ; preds = %89
  %93 = load i32, ptr %4, align 4
  %94 = sitofp i32 %93 to double
  %95 = load ptr, ptr %3, align 8
  %96 = getelementptr inbounds i8, ptr %95, i64 -2048
  %97 = load i32, ptr %4, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  store double %94, ptr %99, align 8
  br label %100

100:                                              ; preds = %92
  %101 = load i32, ptr %4, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %4, align 4
  br label %89

103:                                              ; preds = %89
  store i32 1, ptr %5, align 4
  br label %104

104:                                              ; preds = %120, %103
  %105 = load i32, ptr %5, align 4
  %106 = icmp slt i32 %105, 50
  br i1 %106, label %107, label %123

107:                                              ; preds = %104
  %108 = load ptr, ptr %3, align 8
  %109 = load i32, ptr %5, align 4
  %110 = mul nsw i32 32, %109
  %111 = sext i32 %110 to i64
  %112 = sub i64 0, %111
  %113 = getelementptr inbounds i8, ptr %108, i64 %112
  %114 = getelementptr inbounds i8, ptr %113, i64 8
  %115 = load ptr, ptr %8, align 8
  %116 = load i32, ptr %5, align 4
  %117 = call double @wide(ptr noundef %114, ptr noundef %115, i32 noundef %116)
  %118 = load double, ptr %7, align 8
  %119 = fadd double %118, %117
  store double %119, ptr %7, align 8
  br label %120

120:                                              ; preds = %107
  %121 = load i32, ptr %5, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %5, align 4
  br label %104

123:                                              ; preds = %104
  store i32 0, ptr %4, align 4
  br label %124

124:                                              ; preds = %140, %123
  %125 = load i32, ptr %4, align 4
  %126 = icmp slt i32 %125, 100
  br i1 %126, label %127, label %143

127:                                              ; preds = %124
  %128 = load i32, ptr %4, align 4
  %129 = icmp slt i32 %128, 30
  br i1 %129, label %130, label %133

130:                                              ; preds = %127
  %131 = load i32, ptr %4, align 4
  %132 = srem i32 %131, 11
  br label %134

133:                                              ; preds = %127
  br label %134

134:                                              ; preds = %133, %130
  %135 = phi i32 [ %132, %130 ], [ 0, %133 ]
  %136 = load ptr, ptr %9, align 8
  %137 = load i32, ptr %4, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i32, ptr %136, i64 %138
  store i32 %135, ptr %139, align 4
  br label %140

140:                                              ; preds = %134
  %141 = load i32, ptr %4, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %4, align 4
  br label %124

143:                                              ; preds = %124
  store i32 30, ptr %5, align 4
  br label %144

144:                                              ; preds = %162, %143
  %145 = load i32, ptr %5, align 4
  %146 = icmp slt i32 %145, 98
  br i1 %146, label %147, label %165

147:                                              ; preds = %144
  %148 = load ptr, ptr %9, align 8
  %149 = load ptr, ptr %3, align 8
  %150 = getelementptr inbounds i32, ptr %149, i64 -30
  %151 = load i32, ptr %5, align 4
  call void @where(ptr noundef %148, ptr noundef %150, i32 noundef %151)
  %152 = load i32, ptr %6, align 4
  %153 = mul nsw i32 %152, 31
  %154 = load ptr, ptr %3, align 8
  %155 = load i32, ptr %5, align 4
  %156 = srem i32 %155, 30
  %157 = sub nsw i32 -1, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i32, ptr %154, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = add nsw i32 %153, %160
  store i32 %161, ptr %6, align 4
  br label %162

162:                                              ; preds = %147
  %163 = load i32, ptr %5, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %5, align 4
  br label %144

165:                                              ; preds = %144
  %166 = load i32, ptr %6, align 4
  %167 = load double, ptr %7, align 8
  %168 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %166, double noundef %167)
  ret i32 0
}

declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef)

declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef)

declare i32 @printf(ptr noundef, ...)

