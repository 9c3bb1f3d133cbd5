; test: a trap is shown with its place, and one goes back from it to the cause
; run: debug
; stdin: continue
; stdin: print
; stdin: stack
; stdin: written @divisor
; stdin: step
; stdin: continue
; stdin: back

@divisor = global i32 3
define i32 @divide(i32 %a) {
  %d = load i32, ptr @divisor
  %q = sdiv i32 %a, %d
  ret i32 %q
}
define i32 @main() {
  store i32 0, ptr @divisor
  %q = call i32 @divide(i32 8)
  ret i32 %q
}
; expect:
; step 0: @main at tests/files/debug/trap.ll:18
;    18 |   store i32 0, ptr @divisor
; (jitlite) continue
; step 4: the program cannot go on
; error[trap]: division by zero
;   --> tests/files/debug/trap.ll:14:3
;    |
; 14 |   %q = sdiv i32 %a, %d
;    |   ^^^^^^^^^^^^^^^^^^^^ in `@divide`
; call stack, innermost first:
;   @divide  at tests/files/debug/trap.ll:14
;   @main  at tests/files/debug/trap.ll:19
; (jitlite) print
; %a = i32 8
; %d = i32 0
; (jitlite) stack
; > 0: @divide at tests/files/debug/trap.ll:14
;   1: @main at tests/files/debug/trap.ll:19
; (jitlite) written @divisor
; step 0: @main at tests/files/debug/trap.ll:18
;    18 |   store i32 0, ptr @divisor
; (jitlite) step
; step 1: @main at tests/files/debug/trap.ll:19
;    19 |   %q = call i32 @divide(i32 8)
; (jitlite) continue
; step 4: the program cannot go on
; error[trap]: division by zero
;   --> tests/files/debug/trap.ll:14:3
;    |
; 14 |   %q = sdiv i32 %a, %d
;    |   ^^^^^^^^^^^^^^^^^^^^ in `@divide`
; call stack, innermost first:
;   @divide  at tests/files/debug/trap.ll:14
;   @main  at tests/files/debug/trap.ll:19
; (jitlite) back
; step 3: @divide at tests/files/debug/trap.ll:14
;    14 |   %q = sdiv i32 %a, %d
