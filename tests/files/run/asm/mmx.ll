; test: y is a register of MMX.
; exit: 0
define i32 @main() {
  %sum = call i64 asm "paddd $2, $0", "=y,0,y"(i64 4294967297, i64 12884901890)
  call void asm sideeffect "emms", "~{dirflag},~{fpsr},~{flags}"()
  ; 1 + 2 in the low half, 1 + 3 in the high one.
  %differs = icmp ne i64 %sum, 17179869187
  %r = zext i1 %differs to i32
  ret i32 %r
}
