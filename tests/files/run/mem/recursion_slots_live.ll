; test: the slots of all activations that are under way hold what each has written, and can be reached from the innermost one.
; exit: 210
; A list of frames: a value, and the frame of the caller.
define i64 @down(i64 %n, ptr %up) {
  %frame = alloca { i64, ptr }
  store i64 %n, ptr %frame
  %link = getelementptr { i64, ptr }, ptr %frame, i64 0, i32 1
  store ptr %up, ptr %link
  %z = icmp eq i64 %n, 0
  br i1 %z, label %base, label %step
base:
  %sum = call i64 @add(ptr %frame)
  ret i64 %sum
step:
  %m = sub i64 %n, 1
  %rest = call i64 @down(i64 %m, ptr %frame)
  %mine = load i64, ptr %frame
  %same = icmp eq i64 %mine, %n
  %r = select i1 %same, i64 %rest, i64 0
  ret i64 %r
}
; Adds the values of all frames, from the innermost one on.
define i64 @add(ptr %frame) {
  %v = load i64, ptr %frame
  %link = getelementptr { i64, ptr }, ptr %frame, i64 0, i32 1
  %up = load ptr, ptr %link
  %last = icmp eq ptr %up, null
  br i1 %last, label %end, label %more
end:
  ret i64 %v
more:
  %rest = call i64 @add(ptr %up)
  %s = add i64 %v, %rest
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @down(i64 20, ptr null)
  ret i64 %r
}
