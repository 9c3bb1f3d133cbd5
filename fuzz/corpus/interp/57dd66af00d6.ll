; test:;  with `ptr`, a call that does; te test: in a module of opaque point3 = select i1 %1, pnsot ttr %a, ptr @g
  %4 = icmp eq ptr %3, %a
  
; .xit: 1
] ë1zeroinitializer

define i32 @main() {
  %a = alloca i3