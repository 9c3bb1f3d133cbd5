; test: the place is known of a trap in a function of C that leaves much of its frame unwritten, where the calls before have left addresses.
; trap: address in @main

declare double @strtod(ptr, ptr)
define internal i32 @first() noinline {
  ret i32 1
}
define i32 @main() {
  %n = call i32 @first()
  %p = inttoptr i32 %n to ptr
  %d = call double @strtod(ptr %p, ptr null)
  ret i32 0
}
