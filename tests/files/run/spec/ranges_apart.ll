; test: what the program maps does not overlap its variables and slots
; spec: Pointer Aliasing Rules: "Such ranges shall not overlap with any ranges of addresses allocated by mechanisms provided by LLVM."
; exit: 42
@g = global [4096 x i8] zeroinitializer
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare ptr @malloc(i64)
define internal i32 @apart(ptr %a, ptr %b) {
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  %e = sub i64 %y, %x
  %c1 = icmp uge i64 %d, 4096
  %c2 = icmp uge i64 %e, 4096
  %c = and i1 %c1, %c2
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @main() {
  %s = alloca [4096 x i8]
  %p = call ptr @mmap(ptr null, i64 4096, i32 3, i32 34, i32 -1, i64 0)
  %q = call ptr @malloc(i64 4096)
  %a = call i32 @apart(ptr %s, ptr %p)
  %b = call i32 @apart(ptr %s, ptr %q)
  %c = call i32 @apart(ptr %p, ptr @g)
  %d = call i32 @apart(ptr %q, ptr @g)
  %e = call i32 @apart(ptr %s, ptr @g)
  %f = call i32 @apart(ptr %p, ptr %q)
  %t1 = add i32 %a, %b
  %t2 = add i32 %c, %d
  %t3 = add i32 %e, %f
  %t4 = add i32 %t1, %t2
  %t5 = add i32 %t4, %t3
  %r = mul i32 %t5, 7
  ret i32 %r
}
