; test: watched memory stops behind each write, and backward in front of it; the writer of bytes is found
; run: debug
; exit: 1
; stdin: watch @total if @total > 3
; stdin: continue
; stdin: print @total
; stdin: continue
; stdin: reverse
; stdin: where
; stdin: written @total
; stdin: print
; stdin: written @total
; stdin: watch %pair
; stdin: watch *%x
; stdin: break 22
; stdin: delete 1
; stdin: continue
; stdin: written @total
; stdin: step
; stdin: print @total
; stdin: memory @total
; stdin: memory 0x40000000 4
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
; step 0: @main at tests/files/debug/watch.ll:48
;    48 |   %pair = alloca { i32, ptr }
; (jitlite) watch @total if @total > 3
; watchpoint 1 on @total if @total > 3: 4 bytes at 0x40010010
; (jitlite) continue
; watchpoint 1, @total if @total > 3
; step 18: @sum at tests/files/debug/watch.ll:41
;    41 |   %next = add i32 %i, 1
; (jitlite) print @total
; @total = i32 4
; (jitlite) continue
; watchpoint 1, @total if @total > 3
; step 26: @sum at tests/files/debug/watch.ll:41
;    41 |   %next = add i32 %i, 1
; (jitlite) reverse
; watchpoint 1, @total if @total > 3
; step 25: @sum at tests/files/debug/watch.ll:40
;    40 |   store i32 %more, ptr @total
; (jitlite) where
; step 25: @sum at tests/files/debug/watch.ll:40
;    40 |   store i32 %more, ptr @total
; (jitlite) written @total
; step 17: @sum at tests/files/debug/watch.ll:40
;    40 |   store i32 %more, ptr @total
; (jitlite) print
; %p = ptr 0x40010000 (@list)
; %n = i32 4
; %i = i32 1
; %s = i32 3
; %done = i1 false
; %at = ptr 0x40010004 (@list + 4)
; %x = i32 1
; %more = i32 4
; (jitlite) written @total
; step 9: @sum at tests/files/debug/watch.ll:40
;    40 |   store i32 %more, ptr @total
; (jitlite) watch %pair
; error: there is no `%pair` in `@sum`
; (jitlite) watch *%x
; error: `%x` is no pointer
; (jitlite) break 22
; the next instruction is at line 30
; breakpoint 2 at 22
; (jitlite) delete 1
; (jitlite) continue
; 6
; step 41: the program has ended with status 6
; (jitlite) written @total
; step 33: @sum at tests/files/debug/watch.ll:40
;    40 |   store i32 %more, ptr @total
; (jitlite) step
; step 34: @sum at tests/files/debug/watch.ll:41
;    41 |   %next = add i32 %i, 1
; (jitlite) print @total
; @total = i32 6
; (jitlite) memory @total
; 0x40010010: 06 00 00 00                                      ....
; (jitlite) memory 0x40000000 4
; 0x40000000: 00 00 00 00                                      ....
