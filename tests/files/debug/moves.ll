; test: a program goes by instructions, over calls, out of them, and the same way back
; run: debug
; exit: 1
; stdin: step
; stdin: next
; stdin: step
; stdin: step 3
; stdin: stack
; stdin: finish
; stdin: caller
; stdin: step 2
; stdin: back
; stdin: back 2
; stdin: previous
; stdin: caller
; stdin: goto 20
; stdin: finish
; stdin: continue
; stdin: step
; stdin: reverse
@list = global [4 x i32] [i32 3, i32 1, i32 2, i32 0]
@total = global i32 0
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %end, label %body
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %s, %x
  store i32 %more, ptr @total
  %next = add i32 %i, 1
  br label %loop
end:
  ret i32 %s
}

define i32 @main() {
  %pair = alloca { i32, ptr }
  store i32 7, ptr %pair
  %r = call i32 @sum(ptr @list, i32 4)
  %o = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
  ret i32 %r
}
; expect:
; step 0: @main at tests/files/debug/moves.ll:46
;    46 |   %pair = alloca { i32, ptr }
; (jitlite) step
;   %pair = ptr 0x80000000 (%pair)
; step 1: @main at tests/files/debug/moves.ll:47
;    47 |   store i32 7, ptr %pair
; (jitlite) next
; step 2: @main at tests/files/debug/moves.ll:48
;    48 |   %r = call i32 @sum(ptr @list, i32 4)
; (jitlite) step
; step 3: @sum at tests/files/debug/moves.ll:28
;    28 |   br label %loop
; (jitlite) step 3
; step 6: @sum at tests/files/debug/moves.ll:35
;    35 |   %at = getelementptr i32, ptr %p, i32 %i
; (jitlite) stack
; > 0: @sum at tests/files/debug/moves.ll:35
;   1: @main at tests/files/debug/moves.ll:48
; (jitlite) finish
;   %r = i32 6
; step 39: @main at tests/files/debug/moves.ll:49
;    49 |   %o = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
; (jitlite) caller
; this is the first step
; step 0: @main at tests/files/debug/moves.ll:46
;    46 |   %pair = alloca { i32, ptr }
; (jitlite) step 2
; step 2: @main at tests/files/debug/moves.ll:48
;    48 |   %r = call i32 @sum(ptr @list, i32 4)
; (jitlite) back
; step 1: @main at tests/files/debug/moves.ll:47
;    47 |   store i32 7, ptr %pair
; (jitlite) back 2
; step 0: @main at tests/files/debug/moves.ll:46
;    46 |   %pair = alloca { i32, ptr }
; (jitlite) previous
; error: this is the first step
; (jitlite) caller
; error: this is the first step
; (jitlite) goto 20
; step 20: @sum at tests/files/debug/moves.ll:32
;    32 |   %done = icmp eq i32 %i, %n
; (jitlite) finish
;   %r = i32 6
; step 39: @main at tests/files/debug/moves.ll:49
;    49 |   %o = call i32 (ptr, ...) @printf(ptr @format, i32 %r)
; (jitlite) continue
; 6
; step 41: the program has ended with status 6
; (jitlite) step
; error: the program has ended; `back` goes back from here
; (jitlite) reverse
; this is the first step
; step 0: @main at tests/files/debug/moves.ll:46
;    46 |   %pair = alloca { i32, ptr }
