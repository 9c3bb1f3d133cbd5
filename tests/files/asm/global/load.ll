; A variable is read relative to the code.
@x = global i32 5

define i32 @f() {
  %v = load i32, ptr @x
  ret i32 %v
}
; baseline:
; @f:
;     mov eax, [@x]
;     ret
; opt:
; @f:
;     mov eax, [@x]
;     ret
