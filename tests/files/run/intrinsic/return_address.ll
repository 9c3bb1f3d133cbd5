; test: the return address is where its address says, in the caller's code
; exit: 51
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.addressofreturnaddress.p0()
; A leaf.
define i32 @leaf() noinline {
  %r = call ptr @llvm.returnaddress(i32 0)
  %a = call ptr @llvm.addressofreturnaddress.p0()
  %l = load ptr, ptr %a
  %c = icmp eq ptr %r, %l
  %z = zext i1 %c to i32
  ret i32 %z
}
; Arguments on the stack, a frame that grows, and a call in between.
define i32 @large(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %n) noinline {
  %p = alloca i8, i64 %n
  store volatile i8 1, ptr %p
  %at = call ptr @llvm.addressofreturnaddress.p0()
  %i = call i32 @leaf()
  %l = load ptr, ptr %at
  %r = call ptr @llvm.returnaddress(i32 0)
  %same = icmp eq ptr %r, %l
  %z = zext i1 %same to i32
  %y = shl i32 %z, 1
  %s = add i32 %i, %y
  ret i32 %s
}
; Early returns have no frame.
define i32 @early(i32 %n) noinline {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %out, label %more
out:
  ret i32 16
more:
  %a = call ptr @llvm.addressofreturnaddress.p0()
  %l = load ptr, ptr %a
  %r = call ptr @llvm.returnaddress(i32 0)
  %s = icmp eq ptr %r, %l
  %z = select i1 %s, i32 32, i32 0
  ret i32 %z
}
define i32 @main() {
  %a = call i32 @large(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 100)
  %d = call i32 @early(i32 0)
  %e = call i32 @early(i32 1)
  %u = add i32 %a, %d
  %v = add i32 %u, %e
  ret i32 %v
}
