; A constant variable is read as every other.
@x = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @f() {
  %v = load i32, ptr getelementptr ([4 x i32], ptr @x, i64 0, i64 2)
  ret i32 %v
}
; baseline:
; @f:
;     mov eax, [@x+8]
;     ret
; opt:
; @f:
;     mov eax, 3
;     ret
