; An atomic exchange writes.
@x = constant i32 1
@y = global i32 1

define i32 @take(ptr %p) {
  %old = atomicrmw xchg ptr %p, i32 0 acq_rel
  ret i32 %old
}

define i32 @main() {
  %old = call i32 @take(ptr @x)
  ret i32 0
}
