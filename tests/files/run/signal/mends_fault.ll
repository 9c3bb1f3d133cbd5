; test: a handler of a fault runs in the middle of a function, whose frames it leaves alone
; exit: 45
; Each call of @sum has a block of memory of its own size and reads a page that the handler must
; first allow to be read; what the handler calls has frames of its own.
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare i32 @sigaction(i32, ptr, ptr)

@page = global ptr null
@faults = global i64 0
@action = global { ptr, [128 x i8], i32, ptr } { ptr @allow, [128 x i8] zeroinitializer, i32 0, ptr null }

define i64 @fill(i64 %n) {
  %bytes = mul i64 %n, 64
  %p = alloca i8, i64 %bytes
  call void @llvm.memset.p0.i64(ptr %p, i8 -1, i64 %bytes, i1 false)
  %end = icmp eq i64 %n, 1
  br i1 %end, label %out, label %again
again:
  %less = sub i64 %n, 1
  %r = call i64 @fill(i64 %less)
  br label %out
out:
  %b = load i8, ptr %p
  %v = sext i8 %b to i64
  ret i64 %v
}

define void @allow(i32 %signal) {
  %p = load ptr, ptr @page
  %r = call i32 @mprotect(ptr %p, i64 4096, i32 3)
  %v = call i64 @fill(i64 9)
  %n = load i64, ptr @faults
  %n1 = sub i64 %n, %v
  store i64 %n1, ptr @faults
  ret void
}

define i64 @sum(i64 %n) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %none, label %some
none:
  ret i64 0
some:
  %own = alloca i64, i64 %n
  %less = sub i64 %n, 1
  %last = getelementptr i64, ptr %own, i64 %less
  store i64 %n, ptr %last
  %p = load ptr, ptr @page
  %x = load volatile i64, ptr %p
  %rest = call i64 @sum(i64 %less)
  %again = load i64, ptr %last
  %a = add i64 %again, %x
  %b = add i64 %a, %rest
  ret i64 %b
}

define i32 @main() {
  %p = call ptr @mmap(ptr null, i64 4096, i32 0, i32 34, i32 -1, i64 0)
  store ptr %p, ptr @page
  %old = call i32 @sigaction(i32 11, ptr @action, ptr null)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %sum = phi i64 [ 0, %0 ], [ %sum1, %loop ]
  %none = call i32 @mprotect(ptr %p, i64 4096, i32 0)
  %s = call i64 @sum(i64 %i)
  %sum1 = add i64 %sum, %s
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 10
  br i1 %more, label %loop, label %done
done:
  ; 1 + (1 + 2) + ... + (1 + ... + 9) = 165, in all calls but the first a fault
  %faults = load i64, ptr @faults
  %d = sub i64 %sum1, 120
  %right = icmp eq i64 %faults, 9
  %code = select i1 %right, i64 %d, i64 1
  %exit = trunc i64 %code to i32
  ret i32 %exit
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
