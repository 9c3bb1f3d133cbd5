; test: bubble sort over a global array, with every variable in a stack slot.
; flags: --std llvmlite
; exit: 0
; stdout: 1 2 3 5 7 8 9
%arr = type [7 x i64]
@a = global [7 x i64] [ i64 9, i64 3, i64 7, i64 1, i64 8, i64 2, i64 5 ]
@sp = global [2 x i8] c" \00"
@em = global [1 x i8] c"\00"
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)
declare i8* @ll_strcat(i8*, i8*)

define void @sort() {
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %i
  br label %outer
outer:
  %i0 = load i64* %i
  %c0 = icmp slt i64 %i0, 6
  br i1 %c0, label %start, label %end
start:
  store i64 0, i64* %j
  br label %inner
inner:
  %j0 = load i64* %j
  %lim = sub i64 6, %i0
  %c1 = icmp slt i64 %j0, %lim
  br i1 %c1, label %cmp, label %step
cmp:
  %j1 = add i64 %j0, 1
  %p = getelementptr [7 x i64]* @a, i32 0, i64 %j0
  %q = getelementptr [7 x i64]* @a, i32 0, i64 %j1
  %x = load i64* %p
  %y = load i64* %q
  %c2 = icmp sgt i64 %x, %y
  br i1 %c2, label %swap, label %next
swap:
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  br label %next
next:
  store i64 %j1, i64* %j
  br label %inner
step:
  %i1 = add i64 %i0, 1
  store i64 %i1, i64* %i
  br label %outer
end:
  ret void
}

define i64 @main() {
  %k = alloca i64
  %t = alloca i8*
  call void @sort()
  %e = getelementptr [1 x i8]* @em, i32 0, i32 0
  store i8* %e, i8** %t
  store i64 0, i64* %k
  br label %head
head:
  %k0 = load i64* %k
  %p = getelementptr [7 x i64]* @a, i32 0, i64 %k0
  %v = load i64* %p
  %d = call i8* @ll_ltoa(i64 %v)
  %t0 = load i8** %t
  %t1 = call i8* @ll_strcat(i8* %t0, i8* %d)
  store i8* %t1, i8** %t
  %k1 = add i64 %k0, 1
  store i64 %k1, i64* %k
  %c = icmp slt i64 %k1, 7
  br i1 %c, label %sep, label %out
sep:
  %s = getelementptr [2 x i8]* @sp, i32 0, i32 0
  %t2 = call i8* @ll_strcat(i8* %t1, i8* %s)
  store i8* %t2, i8** %t
  br label %head
out:
  call void @ll_puts(i8* %t1)
  ret i64 0
}
