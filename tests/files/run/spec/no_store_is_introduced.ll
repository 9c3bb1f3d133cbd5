; test: a store that is not executed does not take place, in a loop and behind a condition
; spec: Memory Model for Concurrent Operations: "Note that in cases where none of the atomic intrinsics are used, this model places only one restriction on IR transformations on top of what is required for single-threaded execution: introducing a store to a byte which might not otherwise be stored is not allowed in general."
; exit: 42
@fixed = constant [4 x i32] [i32 40, i32 1, i32 1, i32 0]
define internal i32 @sum(ptr %p, i32 %n, i1 %write) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %t = add i32 %s, %x
  br i1 %write, label %store, label %next
store:
  store i32 %t, ptr %p
  br label %next
next:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}
define internal void @either(ptr %p, i1 %write) noinline {
  br i1 %write, label %store, label %done
store:
  store i32 7, ptr %p
  br label %done
done:
  ret void
}
define i32 @main(i32 %argc) {
  %c = icmp ugt i32 %argc, 1000
  call void @either(ptr @fixed, i1 %c)
  %r = call i32 @sum(ptr @fixed, i32 4, i1 %c)
  ret i32 %r
}
