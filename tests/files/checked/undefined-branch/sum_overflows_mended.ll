; A sum of signed numbers fits, and decides a branch.
define i32 @next(i32 %x) noinline {
  %y = add nsw i32 %x, 1
  ret i32 %y
}

define i32 @main() {
  %x = call i32 @next(i32 2147483645)
  %y = add nsw i32 %x, 1
  %c = icmp sgt i32 %y, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
