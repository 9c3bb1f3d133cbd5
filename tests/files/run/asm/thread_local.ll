; test: assembly cannot name a thread-local variable: each thread has its own.
; exit: 2
; stderr: the name of a thread-local variable in inline assembly
; oracle: none (it reads the wrong place)
@t = thread_local global i32 7
define i32 @main() {
  %r = call i32 asm "movl t(%rip), $0", "=r"()
  ret i32 %r
}
