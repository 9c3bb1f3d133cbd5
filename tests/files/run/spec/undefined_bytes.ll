; test: bytes of a value that were written are defined where others are not
; spec: Memory Model for Concurrent Operations: "This implies that some bytes within the value may be undef without the entire value being undef."
; spec: Memory Model for Concurrent Operations: "Otherwise, if Rbyte may see exactly one write, Rbyte returns the value written by that write."
; exit: 42
define i32 @main() {
  %p = alloca i32
  %q = getelementptr i8, ptr %p, i64 1
  store i8 40, ptr %p
  store i8 2, ptr %q
  %x = load i32, ptr %p
  %low = and i32 %x, 255
  %shifted = lshr i32 %x, 8
  %second = and i32 %shifted, 255
  %r = add i32 %low, %second
  ret i32 %r
}
