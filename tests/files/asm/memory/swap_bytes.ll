; A load in the other order of bytes.
declare i32 @llvm.bswap.i32(i32)

define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  %r = call i32 @llvm.bswap.i32(i32 %v)
  ret i32 %r
}
; baseline:
; @f:
;     mov edi, [rdi]
;     mov eax, edi
;     bswap eax
;     ret
; opt:
; @f:
;     mov eax, [rdi]
;     bswap eax
;     ret
