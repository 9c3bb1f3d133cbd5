; test: breakpoints at lines, functions and values stop both ways, where their condition is true
; run: debug
; exit: 1
; stdin: break 24
; stdin: break @sum
; stdin: break %more if %s >= 4
; stdin: breaks
; stdin: continue
; stdin: break %more if %s >= 4
; stdin: breaks
; stdin: delete 1
; stdin: continue
; stdin: print %more
; stdin: continue
; stdin: reverse
; stdin: reverse
; stdin: delete
; stdin: breaks
; stdin: break 1000
; stdin: break @none
; stdin: break 3 if
; stdin: delete 7
; stdin: break @sum if %typo == 3
; stdin: break @sum if @nothing > %n
; stdin: watch @total if @none == 1
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
; step 0: @main at tests/files/debug/breakpoints.ll:51
;    51 |   %pair = alloca { i32, ptr }
; (jitlite) break 24
; the next instruction is at line 33
; breakpoint 1 at 24
; (jitlite) break @sum
; breakpoint 2 at @sum
; (jitlite) break %more if %s >= 4
; error: there is no `%more` in `@main`
; (jitlite) breaks
; 1: break 24
; 2: break @sum
; (jitlite) continue
; breakpoint 1, 24
; step 3: @sum at tests/files/debug/breakpoints.ll:33
;    33 |   br label %loop
; (jitlite) break %more if %s >= 4
; breakpoint 3 at %more if %s >= 4
; (jitlite) breaks
; 1: break 24
; 2: break @sum
; 3: break %more if %s >= 4
; (jitlite) delete 1
; (jitlite) continue
; breakpoint 3, %more if %s >= 4
; step 25: @sum at tests/files/debug/breakpoints.ll:43
;    43 |   store i32 %more, ptr @total
; (jitlite) print %more
; %more = i32 6
; (jitlite) continue
; breakpoint 3, %more if %s >= 4
; step 33: @sum at tests/files/debug/breakpoints.ll:43
;    43 |   store i32 %more, ptr @total
; (jitlite) reverse
; breakpoint 3, %more if %s >= 4
; step 25: @sum at tests/files/debug/breakpoints.ll:43
;    43 |   store i32 %more, ptr @total
; (jitlite) reverse
; breakpoint 2, @sum
; step 3: @sum at tests/files/debug/breakpoints.ll:33
;    33 |   br label %loop
; (jitlite) delete
; (jitlite) breaks
; there are no breakpoints
; (jitlite) break 1000
; error: there is no instruction at `1000`
; (jitlite) break @none
; error: no function `@none` is defined
; (jitlite) break 3 if
; error: `3 if` is no LINE, FILE:LINE, @function or %value
; (jitlite) delete 7
; error: there is no breakpoint 7
; (jitlite) break @sum if %typo == 3
; error: there is no `%typo` in `@sum`
; (jitlite) break @sum if @nothing > %n
; error: there is no variable `@nothing`
; (jitlite) watch @total if @none == 1
; error: there is no variable `@none`
