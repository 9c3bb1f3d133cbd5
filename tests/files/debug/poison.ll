; test: an undefined value is traced to the instruction that has made it, in the call that has
; run: debug --checked
; stdin: continue
; stdin: cause
; stdin: print

define i32 @pick(i32 %x, i32 %y) {
  %s = add nsw i32 %x, %y
  %c = icmp sgt i32 %s, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @main() {
  %r = call i32 @pick(i32 2147483647, i32 1)
  ret i32 %r
}
; expect:
; step 0: @main at tests/files/debug/poison.ll:17
;    17 |   %r = call i32 @pick(i32 2147483647, i32 1)
; (jitlite) continue
; step 4: the program cannot go on
; error[undefined-branch]: a branch on a value that is undefined
;   --> tests/files/debug/poison.ll:10:3
;    |
;  8 |   %s = add nsw i32 %x, %y
;    |   ----------------------- it may overflow here, in `@pick`
;  9 |   %c = icmp sgt i32 %s, 0
; 10 |   br i1 %c, label %a, label %b
;    |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in `@pick`
;    |
;    = note: If the condition is `poison` or `undef`, this instruction has undefined behavior (Language Reference, "'br' Instruction")
; call stack, innermost first:
;   @pick  at tests/files/debug/poison.ll:10
;   @main  at tests/files/debug/poison.ll:17
; `cause` goes back to what has led there
; (jitlite) cause
; step 1: @pick at tests/files/debug/poison.ll:8
;     8 |   %s = add nsw i32 %x, %y
; (jitlite) print
; %x = i32 2147483647
; %y = i32 1
