; test: a child that is aborted, or accesses a bad address, ends by the signal, as its parent learns
; exit: 0
; stdout: 6 11 5
; stderr: access to a bad address: null
declare i32 @fork()
declare i32 @wait(ptr)
declare void @abort()
declare void @_exit(i32)
declare i32 @printf(ptr, ...)

@text = constant [10 x i8] c"%d %d %d\0A\00"

define i32 @status_of(i32 %what) {
  %status = alloca i32
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %child, label %parent
child:
  switch i32 %what, label %exits [ i32 0, label %aborts
                                   i32 1, label %stores ]
aborts:
  call void @abort()
  unreachable
stores:
  store volatile i32 1, ptr null
  br label %exits
exits:
  call void @_exit(i32 5)
  unreachable
parent:
  %waited = call i32 @wait(ptr %status)
  %all = load i32, ptr %status
  %signal = and i32 %all, 127
  %shifted = lshr i32 %all, 8
  %code = and i32 %shifted, 255
  %either = or i32 %signal, %code
  ret i32 %either
}

define i32 @main() {
  %a = call i32 @status_of(i32 0)
  %b = call i32 @status_of(i32 1)
  %c = call i32 @status_of(i32 2)
  %p = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
