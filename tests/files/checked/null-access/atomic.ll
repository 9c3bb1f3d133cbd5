; An atomic addition at null.
@counter = global i32 0

define i32 @add(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 seq_cst
  ret i32 %old
}

define i32 @main() {
  %old = call i32 @add(ptr null)
  ret i32 %old
}
