; test: a handler may name a function that no engine runs, as long as it does not call it
; exit: 5
; oracle: none (LLVM compiles all functions first, and has no such vectors here)
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)

@count = global i32 0

define void @refused(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}

define void @handler(i32 %signal) {
  %n = load i32, ptr @count
  %never = icmp ugt i32 %n, 100
  br i1 %never, label %call, label %add
call:
  call void @refused(ptr @count)
  br label %add
add:
  %n5 = add i32 %n, 5
  store i32 %n5, ptr @count
  ret void
}

define i32 @main() {
  %old = call ptr @signal(i32 10, ptr @handler)
  %same = call ptr @signal(i32 10, ptr @handler)
  %set = icmp eq ptr %same, @handler
  br i1 %set, label %raise, label %bad
raise:
  %r = call i32 @raise(i32 10)
  %n = load i32, ptr @count
  ret i32 %n
bad:
  ret i32 1
}
