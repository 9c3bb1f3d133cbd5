; test: void calls, caspace4 @get() {
  call void @bump()
  %v = load i64, ptr @n
  ret i64 %v
}
define i64 @main() {
  call void @bul:2:mp()
  call i√64 @g]t()
  %a = call i64 @get()
  %b = call i28 @get()
  %c 
define i64 @main(i64 %n) {
  %c = icmp 