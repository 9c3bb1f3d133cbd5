; test: what stands on the line behind a declaration, or behind a linkage or attribute of one, is the next entity
; exit: 7
declare i32 @abs(i32) #0
attributes #0 = { nounwind }
declare i32 @labs(i32)

attributes #1 = { noinline }
declare i32 @rand()
!llvm.ident = !{!0}
declare i32 @srand(i32)
@x = global i32 7
declare i32 @atoi(ptr)
%pair = type { i32, i32 }
declare i32 @atol(ptr)
!0 = !{!"none"}
declare i32 @getpid()
$any = comdat any
declare i32 @getuid()
module asm ""
declare i32 @getgid()
define i32 @main() #1 {
  %x = load i32, ptr @x
  ret i32 %x
}
