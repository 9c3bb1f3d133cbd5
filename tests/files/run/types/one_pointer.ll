; test: a pointer and a vector of one pointer are cast to each other
; exit: 42
@g = global i32 42
@v = global <1 x ptr> bitcast (ptr @g to <1 x ptr>)
define i32 @main() {
  %v = load <1 x ptr>, ptr @v
  %p = bitcast <1 x ptr> %v to ptr
  %w = bitcast ptr %p to <1 x ptr>
  %q = extractelement <1 x ptr> %w, i32 0
  %x = load i32, ptr %q
  ret i32 %x
}
