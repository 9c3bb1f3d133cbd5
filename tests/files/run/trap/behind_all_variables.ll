; test: an index that is far too large reaches no other memory
; trap: address in @read
@g = global [4 x i64] zeroinitializer

define i64 @read(i64 %i) noinline {
  %p = getelementptr [4 x i64], ptr @g, i64 0, i64 %i
  %x = load volatile i64, ptr %p
  ret i64 %x
}

define i32 @main() {
  %x = call i64 @read(i64 50000000)
  ret i32 0
}
