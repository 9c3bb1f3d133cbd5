; A branch on `undef`.
define i32 @main() {
  %c = icmp eq i32 undef, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
