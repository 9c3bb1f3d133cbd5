; test: a thread of the smallest stack that the system allows calls what nobody has called before.
; exit: 0
; stdout: 610 0 1
@l = constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare double @llvm.sqrt.f64(double)
define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %done, label %more
more:
  %n1 = sub i64 %n, 1
  %a = call i64 @fib(i64 %n1)
  %n2 = sub i64 %n, 2
  %b = call i64 @fib(i64 %n2)
  %sum = add i64 %a, %b
  ret i64 %sum
done:
  ret i64 %n
}
define i1 @is_larger(i64 %n, double %limit) {
  %x = sitofp i64 %n to double
  %root = call double @llvm.sqrt.f64(double %x)
  %larger = fcmp ogt double %root, %limit
  ret i1 %larger
}
define ptr @run(ptr %arg) {
  %n = call i64 @fib(i64 15)
  store i64 %n, ptr %arg
  %larger = call i1 @is_larger(i64 %n, double 24.0)
  %result = select i1 %larger, ptr inttoptr (i64 1 to ptr), ptr null
  ret ptr %result
}
define i32 @main() {
  %t = alloca i64
  %r = alloca ptr
  %n = alloca i64
  %attributes = alloca [64 x i8], align 16
  call i32 @pthread_attr_init(ptr %attributes)
  %set = call i32 @pthread_attr_setstacksize(ptr %attributes, i64 16384)
  call i32 @pthread_create(ptr %t, ptr %attributes, ptr @run, ptr %n)
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr %r)
  %sum = load i64, ptr %n
  %result = load i64, ptr %r
  %sum32 = trunc i64 %sum to i32
  %result32 = trunc i64 %result to i32
  call i32 (ptr, ...) @printf(ptr @l, i32 %sum32, i32 %set, i32 %result32)
  ret i32 0
}
