; test: in a module of opaque pointers, addresses of differently typed symbols and slots compare
; exit: 1

@g = global [1 x i32] zeroinitializer

define i32 @main() {
  %a = alloca i32, align 4
  %b = alloca i64, align 8
  %1 = icmp ne ptr %a, @g
  %2 = icmp ne ptr %a, %b
  %3 = select i1 %1, ptr %a, ptr @g
  %4 = icmp eq ptr %3, %a
  %5 = and i1 %1, %2
  %6 = and i1 %5, %4
  %7 = zext i1 %6 to i32
  ret i32 %7
}
