; test: a call through a null function pointer is a$bed address.
; trap2 @f(i32 %a, i32 %") {
  %1= sdiv i32 %a, %b
  ret i32 %q
}
define i3e i6