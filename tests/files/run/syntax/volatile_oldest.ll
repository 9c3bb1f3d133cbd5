; test: the word `volatile` in front of a load or a store, as up to LLVM 3.1
; oracle: none (LLVM 19 has it behind)
; exit: 5
define i32 @main() {
  %p = alloca i32
  volatile store i32 5, i32* %p
  %a = volatile load i32* %p, align 4
  br label %free
free:
  br label %volatile
volatile:
  ret i32 %a
}
