; test: @main(i32, ptr, ptr) gets an environment that is a list of NAME=value ended by null.
; exit: 0
; stdout: sane
; oracle: none (lli-19 leaves out envp)
@ok = private constant [5 x i8] c"sane\00"
declare i32 @puts(ptr)
declare ptr @strchr(ptr, i32)
define i32 @main(i32 %argc, ptr %argv, ptr %envp) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %slot = getelementptr ptr, ptr %envp, i64 %i
  %var = load ptr, ptr %slot
  %end = icmp eq ptr %var, null
  br i1 %end, label %done, label %look
look:
  %eq = call ptr @strchr(ptr %var, i32 61)
  %no = icmp eq ptr %eq, null
  br i1 %no, label %bad, label %next
next:
  %i.next = add i64 %i, 1
  br label %head
done:
  call i32 @puts(ptr @ok)
  ret i32 0
bad:
  ret i32 1
}
