; A compare-and-exchange of eight bytes in a variable of four.
@x = global i32 0, align 8

define i1 @swap(ptr %p) {
  %pair = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %done = extractvalue { i32, i1 } %pair, 1
  ret i1 %done
}

define i32 @main() {
  %done = call i1 @swap(ptr @x)
  ret i32 0
}
