; One by a constant is an address.
@x = global [10 x i32] zeroinitializer

define i32 @f() {
  %v = load i32, ptr getelementptr ([10 x i32], ptr @x, i64 0, i64 3)
  ret i32 %v
}
; baseline:
; @f:
;     mov eax, [@x+12]
;     ret
; opt:
; @f:
;     mov eax, [@x+12]
;     ret
