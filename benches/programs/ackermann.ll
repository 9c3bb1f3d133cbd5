; Ackermann's function, every variable in a stack slot as a simple front end leaves it.
; interpreter: i64 1200 -> i64 20
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @ack(i64 %m0, i64 %n0) {
entry:
  %m = alloca i64
  %n = alloca i64
  %r = alloca i64
  store i64 %m0, ptr %m
  store i64 %n0, ptr %n
  %1 = load i64, ptr %m
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %mzero, label %mpos
mzero:
  %3 = load i64, ptr %n
  %4 = add i64 %3, 1
  store i64 %4, ptr %r
  br label %done
mpos:
  %5 = load i64, ptr %n
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %nzero, label %npos
nzero:
  %7 = load i64, ptr %m
  %8 = sub i64 %7, 1
  %9 = call i64 @ack(i64 %8, i64 1)
  store i64 %9, ptr %r
  br label %done
npos:
  %10 = load i64, ptr %m
  %11 = load i64, ptr %n
  %12 = sub i64 %11, 1
  %13 = call i64 @ack(i64 %10, i64 %12)
  %14 = load i64, ptr %m
  %15 = sub i64 %14, 1
  %16 = call i64 @ack(i64 %15, i64 %13)
  store i64 %16, ptr %r
  br label %done
done:
  %17 = load i64, ptr %r
  ret i64 %17
}

define i64 @main() {
entry:
  %i = alloca i64
  %s = alloca i64
  store i64 0, ptr %i
  store i64 0, ptr %s
  br label %head
head:
  %1 = load i64, ptr %i
  %2 = icmp slt i64 %1, 60
  br i1 %2, label %body, label %end
body:
  %3 = call i64 @ack(i64 2, i64 1200)
  %4 = load i64, ptr %s
  %5 = add i64 %4, %3
  store i64 %5, ptr %s
  %6 = load i64, ptr %i
  %7 = add i64 %6, 1
  store i64 %7, ptr %i
  br label %head
end:
  %8 = load i64, ptr %s
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %8)
  ret i64 0
}
