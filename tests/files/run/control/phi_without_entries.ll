; test: a phi of the entry has no entries, and is undefined
; exit: 7
define i32 @of_all(i32 %a) {
  %r = phi i32
  %p = phi ptr
  %v = phi <4 x i32>
  %m = phi <4 x i1>
  %s = phi { i32, [2 x i8] }
  %w = phi i200
  %f = freeze i32 %r
  %x = xor i32 %f, %f
  %sum = add i32 %x, %a
  ret i32 %sum
}

define i32 @main() {
  %r = call i32 @of_all(i32 7)
  ret i32 %r
}
