; test: a callbr leaves by each of its labels or goes on, with its outputs, and phis see the edge.
; exit: 0
; stdout: 0 5 6
; stdout: 20 -7 0
@f = private constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @which(i32 %x) {
  callbr void asm sideeffect "cmpl $$5, $0; je ${1:l}; cmpl $$6, $0; je ${2:l}", "r,!i,!i,~{flags}"(i32 %x) to label %no [label %five, label %join]
no:
  br label %join
five:
  br label %join
join:
  %r = phi i32 [ 0, %no ], [ 5, %five ], [ 6, %0 ]
  ret i32 %r
}
define i32 @outputs(i32 %x) {
  %y = callbr i32 asm sideeffect "movl $1, $0\0A\09subl $$10, $0\0A\09jc ${2:l}\0A\09je ${3:l}", "=&r,r,!i,!i,~{flags}"(i32 %x) to label %on [label %less, label %same]
on:
  ret i32 %y
less:
  ret i32 %y
same:
  ret i32 %y
}
define i32 @main() {
  %a = call i32 @which(i32 1)
  %b = call i32 @which(i32 5)
  %c = call i32 @which(i32 6)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c)
  %d = call i32 @outputs(i32 30)
  %e = call i32 @outputs(i32 3)
  %g = call i32 @outputs(i32 10)
  call i32 (ptr, ...) @printf(ptr @f, i32 %d, i32 %e, i32 %g)
  ret i32 0
}
