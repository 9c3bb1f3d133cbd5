; test: a table of functions that is constant is written
; trap: address in @change
; oracle: none (lli's memory is writable there)
@table = internal constant [2 x ptr] [ptr @main, ptr @table]

define void @change(ptr %p) noinline {
  store volatile ptr null, ptr %p
  ret void
}

define i32 @main() {
  call void @change(ptr @table)
  ret i32 0
}
