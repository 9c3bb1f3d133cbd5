; test: one goes back to where a value was made: to its instruction, to the branch that chose it, to the call that gave it
; run: debug
; exit: 1
; stdin: break 26 if %i == 3
; stdin: continue
; stdin: made %x
; stdin: made %i
; stdin: print %next
; stdin: made %n
; stdin: up
; stdin: made %r
; stdin: made @list
; stdin: made %none
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
; step 0: @main at tests/files/debug/made.ll:39
;    39 |   %pair = alloca { i32, ptr }
; (jitlite) break 26 if %i == 3
; breakpoint 1 at 26 if %i == 3
; (jitlite) continue
; breakpoint 1, 26 if %i == 3
; step 29: @sum at tests/files/debug/made.ll:26
;    26 |   br i1 %done, label %end, label %body
; (jitlite) made %x
; error: `%x` is not computed here
; (jitlite) made %i
; step 27: @sum at tests/files/debug/made.ll:33
;    33 |   br label %loop
; (jitlite) print %next
; %next = i32 3
; (jitlite) made %n
; step 2: @main at tests/files/debug/made.ll:41
;    41 |   %r = call i32 @sum(ptr @list, i32 4)
; (jitlite) up
; error: there is no such call
; (jitlite) made %r
; error: `%r` is not computed here
; (jitlite) made @list
; error: `made` takes a `%value`
; (jitlite) made %none
; error: there is no `%none` in `@main`
