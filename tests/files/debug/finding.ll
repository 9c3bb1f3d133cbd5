; test: a finding of --checked stops the program, and one goes back from it to its cause
; run: debug --checked
; stdin: step 3
; stdin: print
; stdin: continue
; stdin: cause
; stdin: stack
; stdin: step
; stdin: goto 9
; stdin: print

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @printf(ptr, ...)
@f = private constant [4 x i8] c"%d\0A\00"
define void @drop(ptr %p) {
  call void @free(ptr %p)
  ret void
}
define i32 @main() {
entry:
  %a = call ptr @malloc(i64 16)
  store i32 7, ptr %a
  %b = getelementptr i32, ptr %a, i64 1
  store i32 8, ptr %b
  call void @drop(ptr %a)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 3
  br i1 %c, label %loop, label %end
end:
  %v = load i32, ptr %b
  call i32 (ptr, ...) @printf(ptr @f, i32 %v)
  ret i32 0
}
; expect:
; step 0: @main at tests/files/debug/finding.ll:22
;    22 |   %a = call ptr @malloc(i64 16)
; (jitlite) step 3
; step 3: @main at tests/files/debug/finding.ll:25
;    25 |   store i32 8, ptr %b
; (jitlite) print
; %a = ptr 0xa0000000 (heap block of 16 bytes)
; %b = ptr 0xa0000004 (heap block of 16 bytes + 4)
; (jitlite) continue
; step 18: the program cannot go on
; error[use-after-free]: read of 4 bytes in a block of the heap, which was given back
;   --> tests/files/debug/finding.ll:34:3
;    |
; 17 |   call void @free(ptr %p)
;    |   ----------------------- given back here, in `@drop`
; ...
; 22 |   %a = call ptr @malloc(i64 16)
;    |   ----------------------------- allocated here, in `@main`
; ...
; 34 |   %v = load i32, ptr %b
;    |   ^^^^^^^^^^^^^^^^^^^^^ in `@main`
;    |
;    = note: A block that was given back is no object any more (C, 7.24.3: "The lifetime of an allocated object extends from the allocation until the deallocation")
; `cause` goes back to what has led there
; (jitlite) cause
; step 5: @drop at tests/files/debug/finding.ll:17
;    17 |   call void @free(ptr %p)
; (jitlite) stack
; > 0: @drop at tests/files/debug/finding.ll:17
;   1: @main at tests/files/debug/finding.ll:26
; (jitlite) step
; step 6: @drop at tests/files/debug/finding.ll:18
;    18 |   ret void
; (jitlite) goto 9
; step 9: @main at tests/files/debug/finding.ll:31
;    31 |   %c = icmp ult i64 %n, 3
; (jitlite) print
; %a = ptr 0xa0000000
; %b = ptr 0xa0000004
; %i = i64 0
; %n = i64 1
