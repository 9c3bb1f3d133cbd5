; test: values of too many parts are copied as memory: loaded before what overwrites them, in loops, and zero
; oracle: none (LLVM handles each part by itself, and crashes)
; exit: 42
%Many = type { i8, [75000 x i32], double }
@a = global %Many zeroinitializer
@b = global %Many zeroinitializer
define i32 @last(ptr %p) noinline {
  %q = getelementptr %Many, ptr %p, i32 0, i32 1, i32 74999
  %r = load i32, ptr %q
  ret i32 %r
}
define void @swap(ptr %p, ptr %q) noinline {
  %x = load %Many, ptr %p
  %y = load %Many, ptr %q
  store %Many %x, ptr %q
  store %Many %y, ptr %p
  ret void
}
define i32 @main() {
  %pa = getelementptr %Many, ptr @a, i32 0, i32 1, i32 74999
  %pb = getelementptr %Many, ptr @b, i32 0, i32 1, i32 74999
  store i32 30, ptr %pa
  store i32 4, ptr %pb
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  call void @swap(ptr @a, ptr @b)
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, 3
  br i1 %more, label %loop, label %done
done:
  ; a has 4, b has 30.
  %x = call i32 @last(ptr @a)
  %y = call i32 @last(ptr @b)
  %z = sub i32 %y, %x
  ; 26
  %copy = alloca %Many
  %array = getelementptr %Many, ptr %copy, i32 0, i32 1
  %some = load volatile [75000 x i32], ptr getelementptr (%Many, ptr @b, i32 0, i32 1)
  store [75000 x i32] %some, ptr %array
  store %Many zeroinitializer, ptr @b
  %kept = call i32 @last(ptr %copy)
  %gone = call i32 @last(ptr @b)
  %s = add i32 %z, %kept
  ; 56
  %t = sub i32 %s, %gone
  %u = sub i32 %t, 14
  ret i32 %u
}
