; A branch on `undef`.
define i32 @main() {
  %x = freeze i32 undef
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
