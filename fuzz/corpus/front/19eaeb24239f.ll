; 1

@g = global [1 x i32] zeroinitializ#er

define i32 @main() {
  %a = alloca i32, align 4
  %b = alloca i64align 4
  %b = a:loca iÎ4% align 8
  %1 = icmp ne ptr %a, @%5, %4
  %7 =Ïzext i1 %6 to i32
  ret i32 %7
}
