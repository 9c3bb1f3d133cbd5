; test: addresses of blocks: from a table, as differences, compared, through a phi.
; stdout: 43
; stdout: 6 3628800
; exit: 6
@run.table = internal constant [5 x ptr] [ptr blockaddress(@run, %push), ptr blockaddress(@run, %add), ptr blockaddress(@run, %mul), ptr blockaddress(@run, %print), ptr blockaddress(@run, %halt)]
@run.from = internal constant [2 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@run, %add) to i64), i64 ptrtoint (ptr blockaddress(@run, %push) to i64)) to i32)]
@program = internal constant [10 x i8] c"\00\06\00\07\02\00\01\01\03\04"
@line = internal constant [4 x i8] c"%d\0A\00"
@two = internal constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)

define internal i32 @run(ptr %code) {
entry:
  %stack = alloca [16 x i32]
  %pc = alloca ptr
  %sp = alloca i32
  %n = alloca i32
  store ptr %code, ptr %pc
  store i32 0, ptr %sp
  store i32 0, ptr %n
  br label %next
next:
  %at = call i32 @fetch(ptr %pc)
  %slot = getelementptr [5 x ptr], ptr @run.table, i32 0, i32 %at
  %loaded = load ptr, ptr %slot
  br label %dispatch
dispatch:
  %to = phi ptr [ %loaded, %next ], [ %sum, %push ]
  indirectbr ptr %to, [label %push, label %add, label %mul, label %print, label %halt]
push:
  %value = call i32 @fetch(ptr %pc)
  call void @count(ptr %n)
  call void @put(ptr %stack, ptr %sp, i32 %value)
  %more = call i32 @fetch(ptr %pc)
  %by = getelementptr [2 x i32], ptr @run.from, i32 0, i32 %more
  %distance = load i32, ptr %by
  %wide = sext i32 %distance to i64
  %direct = icmp ult i32 %more, 2
  %usual = getelementptr [5 x ptr], ptr @run.table, i32 0, i32 %more
  %other = load ptr, ptr %usual
  %near = getelementptr i8, ptr blockaddress(@run, %push), i64 %wide
  %sum = select i1 %direct, ptr %near, ptr %other
  br label %dispatch
add:
  call void @count(ptr %n)
  %a = call i32 @take(ptr %stack, ptr %sp)
  %b = call i32 @take(ptr %stack, ptr %sp)
  %ab = add i32 %a, %b
  call void @put(ptr %stack, ptr %sp, i32 %ab)
  br label %next
mul:
  call void @count(ptr %n)
  %c = call i32 @take(ptr %stack, ptr %sp)
  %d = call i32 @take(ptr %stack, ptr %sp)
  %cd = mul i32 %c, %d
  call void @put(ptr %stack, ptr %sp, i32 %cd)
  br label %next
print:
  call void @count(ptr %n)
  %top = call i32 @take(ptr %stack, ptr %sp)
  call i32 (ptr, ...) @printf(ptr @line, i32 %top)
  br label %next
halt:
  %result = load i32, ptr %n
  ret i32 %result
}

define internal i32 @fetch(ptr %pc) {
  %p = load ptr, ptr %pc
  %q = getelementptr i8, ptr %p, i32 1
  store ptr %q, ptr %pc
  %byte = load i8, ptr %p
  %word = zext i8 %byte to i32
  ret i32 %word
}
define internal void @count(ptr %n) {
  %old = load i32, ptr %n
  %new = add i32 %old, 1
  store i32 %new, ptr %n
  ret void
}
define internal void @put(ptr %stack, ptr %sp, i32 %value) {
  %at = load i32, ptr %sp
  %to = getelementptr i32, ptr %stack, i32 %at
  store i32 %value, ptr %to
  %next = add i32 %at, 1
  store i32 %next, ptr %sp
  ret void
}
define internal i32 @take(ptr %stack, ptr %sp) {
  %old = load i32, ptr %sp
  %at = sub i32 %old, 1
  store i32 %at, ptr %sp
  %from = getelementptr i32, ptr %stack, i32 %at
  %value = load i32, ptr %from
  ret i32 %value
}

define internal i32 @factorial(i32 %n) {
  %large = icmp sgt i32 %n, 1
  %to = select i1 %large, ptr blockaddress(@factorial, %again), ptr blockaddress(@factorial, %done)
  %same = icmp eq ptr blockaddress(@factorial, %again), blockaddress(@factorial, %done)
  br i1 %same, label %wrong, label %go
go:
  indirectbr ptr %to, [label %again, label %done, label %wrong, label %again]
again:
  %less = sub i32 %n, 1
  %rest = call i32 @factorial(i32 %less)
  %product = mul i32 %n, %rest
  ret i32 %product
done:
  ret i32 1
wrong:
  ret i32 -1
}

define i32 @main() {
  %n = call i32 @run(ptr @program)
  %f = call i32 @factorial(i32 10)
  call i32 (ptr, ...) @printf(ptr @two, i32 %n, i32 %f)
  ret i32 %n
}
