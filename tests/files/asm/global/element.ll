; An element by an index that is not known.
@x = global [10 x i32] zeroinitializer

define i32 @f(i64 %i) {
  %p = getelementptr [10 x i32], ptr @x, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}
; baseline:
; @f:
;     lea t0, [@x]
;     mov t1d, [t0+rdi*4]
;     mov eax, t1d
;     ret
; opt:
; @f:
;     lea t0, [@x]
;     mov eax, [t0+rdi*4]
;     ret
