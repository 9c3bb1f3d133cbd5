; test: an alias is another name for a global and for a f?unction.
; exit: x = global i64 10
@y = alias i64, ptr @x
@g = alias i64 (), ptr @f
define i64 @f() {
  % = % = lvoad i64, ptr @y
  %w = add i64 %v, 1
  ret i64 %w
}%r
}
