; test: `select` between floats, and between lanes of vectors, by each comparison; masks that are combined and
;   inverted; and operands of vectors in memory that is not aligned.
; exit: 0
; stdout: oeq 100010000 100010000 100010000
; stdout: ogt 000100000 000100000 000100000
; stdout: oge 100110000 100110000 100110000
; stdout: olt 010000000 010000000 010000000
; stdout: ole 110010000 110010000 110010000
; stdout: one 010100000 010100000 010100000
; stdout: ord 110110000 110110000 110110000
; stdout: ueq 101011111 101011111 101011111
; stdout: ugt 001101111 001101111 001101111
; stdout: uge 101111111 101111111 101111111
; stdout: ult 011001111 011001111 011001111
; stdout: ule 111011111 111011111 111011111
; stdout: une 011101111 011101111 011101111
; stdout: uno 001001111 001001111 001001111
; stdout: 4 -7 100 127 -5 5 0 0 127 127 64 64 9 9 1 2
; stdout: 3 -7 100 -128 5 5 1 0 127 -128 64 65 9 10 1 2
; stdout: 2 3 4 5
; stdout: 5 34 52 74
; stdout: 4 25 36 49
@name = constant [4 x i8] c"%s \00"
@bit = constant [3 x i8] c"%d\00"
@space = constant [2 x i8] c" \00"
@end = constant [2 x i8] c"\0A\00"
@int = constant [4 x i8] c"%d \00"
@last = constant [4 x i8] c"%d\0A\00"
@values = constant [3 x double] [double 1.0, double 2.0, double 0x7FF8000000000000]
declare i32 @printf(ptr, ...)
@floats = global [5 x float] [float 1.0, float 4.0, float 9.0, float 16.0, float 25.0]
@others = global [5 x float] [float 2.0, float 1.0, float 25.0, float 36.0, float 49.0]
@a = global [17 x i8] [i8 0, i8 3, i8 -7, i8 100, i8 -128, i8 5, i8 5, i8 -1, i8 0, i8 127, i8 -127, i8 64, i8 -64, i8 9, i8 -9, i8 1, i8 2]
@b = global [17 x i8] [i8 0, i8 4, i8 -8, i8 100, i8 127, i8 -5, i8 5, i8 0, i8 -1, i8 -127, i8 127, i8 -64, i8 64, i8 9, i8 9, i8 -1, i8 -2]
@out = global [16 x i8] zeroinitializer, align 16
@n_oeq = constant [4 x i8] c"oeq\00"
define i32 @d_oeq(double %x, double %y) noinline {
  %c = fcmp oeq double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_oeq(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp oeq float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_oeq(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp oeq <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_oeq() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_oeq)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_oeq(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_oeq(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_oeq(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ogt = constant [4 x i8] c"ogt\00"
define i32 @d_ogt(double %x, double %y) noinline {
  %c = fcmp ogt double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ogt(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ogt float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ogt(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ogt <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ogt() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ogt)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ogt(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ogt(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ogt(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_oge = constant [4 x i8] c"oge\00"
define i32 @d_oge(double %x, double %y) noinline {
  %c = fcmp oge double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_oge(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp oge float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_oge(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp oge <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_oge() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_oge)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_oge(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_oge(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_oge(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_olt = constant [4 x i8] c"olt\00"
define i32 @d_olt(double %x, double %y) noinline {
  %c = fcmp olt double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_olt(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp olt float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_olt(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp olt <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_olt() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_olt)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_olt(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_olt(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_olt(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ole = constant [4 x i8] c"ole\00"
define i32 @d_ole(double %x, double %y) noinline {
  %c = fcmp ole double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ole(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ole float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ole(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ole <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ole() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ole)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ole(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ole(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ole(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_one = constant [4 x i8] c"one\00"
define i32 @d_one(double %x, double %y) noinline {
  %c = fcmp one double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_one(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp one float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_one(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp one <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_one() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_one)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_one(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_one(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_one(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ord = constant [4 x i8] c"ord\00"
define i32 @d_ord(double %x, double %y) noinline {
  %c = fcmp ord double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ord(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ord float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ord(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ord <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ord() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ord)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ord(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ord(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ord(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ueq = constant [4 x i8] c"ueq\00"
define i32 @d_ueq(double %x, double %y) noinline {
  %c = fcmp ueq double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ueq(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ueq float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ueq(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ueq <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ueq() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ueq)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ueq(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ueq(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ueq(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ugt = constant [4 x i8] c"ugt\00"
define i32 @d_ugt(double %x, double %y) noinline {
  %c = fcmp ugt double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ugt(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ugt float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ugt(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ugt <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ugt() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ugt)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ugt(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ugt(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ugt(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_uge = constant [4 x i8] c"uge\00"
define i32 @d_uge(double %x, double %y) noinline {
  %c = fcmp uge double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_uge(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp uge float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_uge(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp uge <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_uge() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_uge)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_uge(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_uge(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_uge(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ult = constant [4 x i8] c"ult\00"
define i32 @d_ult(double %x, double %y) noinline {
  %c = fcmp ult double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ult(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ult float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ult(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ult <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ult() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ult)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ult(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ult(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ult(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_ule = constant [4 x i8] c"ule\00"
define i32 @d_ule(double %x, double %y) noinline {
  %c = fcmp ule double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_ule(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp ule float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_ule(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp ule <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_ule() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_ule)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_ule(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_ule(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_ule(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_une = constant [4 x i8] c"une\00"
define i32 @d_une(double %x, double %y) noinline {
  %c = fcmp une double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_une(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp une float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_une(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp une <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_une() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_une)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_une(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_une(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_une(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
@n_uno = constant [4 x i8] c"uno\00"
define i32 @d_uno(double %x, double %y) noinline {
  %c = fcmp uno double %x, %y
  %r = select i1 %c, double 1.0, double %x
  %z = select i1 %c, double %r, double 0.0
  %n = fptosi double %z to i32
  ret i32 %n
}
define i32 @f_uno(float %x, float %y, float %yes, float %no) noinline {
  %c = fcmp uno float %x, %y
  %r = select i1 %c, float %yes, float %no
  %n = fptosi float %r to i32
  ret i32 %n
}
define i32 @v_uno(<2 x double> %x, <2 x double> %y, <2 x double> %yes, <2 x double> %no) noinline {
  %c = fcmp uno <2 x double> %x, %y
  %r = select <2 x i1> %c, <2 x double> %yes, <2 x double> %no
  %e = extractelement <2 x double> %r, i32 1
  %n = fptosi double %e to i32
  ret i32 %n
}
define void @all_uno() {
entry:
  call i32 (ptr, ...) @printf(ptr @name, ptr @n_uno)
  br label %kind
kind:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  br label %loop
loop:
  %i = phi i64 [ 0, %kind ], [ %i1, %join ]
  %ix = udiv i64 %i, 3
  %iy = urem i64 %i, 3
  %px = getelementptr double, ptr @values, i64 %ix
  %py = getelementptr double, ptr @values, i64 %iy
  %x = load double, ptr %px
  %y = load double, ptr %py
  %xf = fptrunc double %x to float
  %yf = fptrunc double %y to float
  switch i32 %k, label %double [ i32 1, label %float
    i32 2, label %vector ]
double:
  %rd = call i32 @d_uno(double %x, double %y)
  br label %join
float:
  %rf = call i32 @f_uno(float %xf, float %yf, float 1.0, float 0.0)
  br label %join
vector:
  %vx = insertelement <2 x double> zeroinitializer, double %x, i32 1
  %vy = insertelement <2 x double> zeroinitializer, double %y, i32 1
  %rv = call i32 @v_uno(<2 x double> %vx, <2 x double> %vy, <2 x double> <double 7.0, double 1.0>, <2 x double> zeroinitializer)
  br label %join
join:
  %r = phi i32 [ %rd, %double ], [ %rf, %float ], [ %rv, %vector ]
  call i32 (ptr, ...) @printf(ptr @bit, i32 %r)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 9
  br i1 %more, label %loop, label %next
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  %sep = select i1 %again, ptr @space, ptr @end
  call i32 (ptr, ...) @printf(ptr %sep)
  br i1 %again, label %kind, label %done
done:
  ret void
}
define <16 x i8> @bytes(ptr %pa, ptr %pb) noinline {
  %a = load <16 x i8>, ptr %pa, align 1
  %b = load <16 x i8>, ptr %pb, align 1
  %gt = icmp sgt <16 x i8> %a, %b
  %five = icmp eq <16 x i8> %a, splat (i8 5)
  %not = xor <16 x i1> %five, splat (i1 true)
  %both = and <16 x i1> %gt, %not
  %r = select <16 x i1> %both, <16 x i8> %a, <16 x i8> %b
  ret <16 x i8> %r
}
define <16 x i8> @inverted(ptr %pa, ptr %pb) noinline {
  %a = load <16 x i8>, ptr %pa, align 1
  %b = load <16 x i8>, ptr %pb, align 1
  %gt = icmp ugt <16 x i8> %a, %b
  %not = xor <16 x i1> %gt, splat (i1 true)
  %next = add <16 x i8> %b, splat (i8 1)
  %r = select <16 x i1> %not, <16 x i8> %a, <16 x i8> %next
  ret <16 x i8> %r
}
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
define <4 x float> @roots(ptr %p) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %a = load <4 x float>, ptr %q, align 4
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %a)
  ret <4 x float> %r
}
define <4 x float> @sums(ptr %p, ptr %o) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %o, i64 4
  %a = load <4 x float>, ptr %q, align 4
  %b = load <4 x float>, ptr %r, align 4
  %s = fadd <4 x float> %a, %b
  ret <4 x float> %s
}
define <4 x float> @greatest(ptr %p, ptr %o) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %o, i64 4
  %a = load <4 x float>, ptr %q, align 4
  %b = load <4 x float>, ptr %r, align 4
  %c = fcmp uge <4 x float> %a, %b
  %s = select <4 x i1> %c, <4 x float> %a, <4 x float> %b
  %t = fcmp une <4 x float> %s, splat (float 1.0)
  %u = select <4 x i1> %t, <4 x float> %s, <4 x float> splat (float 25.0)
  ret <4 x float> %u
}
define void @show(<16 x i8> %v) {
entry:
  store <16 x i8> %v, ptr @out
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr @out, i64 %i
  %b = load i8, ptr %p
  %n = sext i8 %b to i32
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 16
  %f = select i1 %more, ptr @int, ptr @last
  call i32 (ptr, ...) @printf(ptr %f, i32 %n)
  br i1 %more, label %loop, label %done
done:
  ret void
}
define void @show4(<4 x float> %v) {
entry:
  %w = fptosi <4 x float> %v to <4 x i32>
  store <4 x i32> %w, ptr @out
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr @out, i64 %i
  %n = load i32, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 4
  %f = select i1 %more, ptr @int, ptr @last
  call i32 (ptr, ...) @printf(ptr %f, i32 %n)
  br i1 %more, label %loop, label %done
done:
  ret void
}
define i32 @main() {
  call void @all_oeq()
  call void @all_ogt()
  call void @all_oge()
  call void @all_olt()
  call void @all_ole()
  call void @all_one()
  call void @all_ord()
  call void @all_ueq()
  call void @all_ugt()
  call void @all_uge()
  call void @all_ult()
  call void @all_ule()
  call void @all_une()
  call void @all_uno()
  %pa = getelementptr i8, ptr @a, i64 1
  %pb = getelementptr i8, ptr @b, i64 1
  %v1 = call <16 x i8> @bytes(ptr %pa, ptr %pb)
  call void @show(<16 x i8> %v1)
  %v2 = call <16 x i8> @inverted(ptr %pa, ptr %pb)
  call void @show(<16 x i8> %v2)
  %v3 = call <4 x float> @roots(ptr @floats)
  call void @show4(<4 x float> %v3)
  %v4 = call <4 x float> @sums(ptr @floats, ptr @others)
  call void @show4(<4 x float> %v4)
  %v5 = call <4 x float> @greatest(ptr @floats, ptr @others)
  call void @show4(<4 x float> %v5)
  ret i32 0
}
