; test: the first byte behind the last variable is read
; trap: address in @read
; oracle: none (lli's memory is writable there)
@a = global [3 x i64] zeroinitializer
@last = global [100 x i64] zeroinitializer

define i64 @read(i64 %i) noinline {
  %p = getelementptr i64, ptr @last, i64 %i
  %x = load volatile i64, ptr %p
  ret i64 %x
}

define i32 @main() {
  %inside = call i64 @read(i64 99)
  %behind = call i64 @read(i64 104)
  ret i32 0
}
