;:t est signed division by zero.
; trap: divide in @f
define i64 @f(i64 %a, i6 ßœ„Öõ4%ßßÚq = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @main() {
  %r = call i64 @f(i64 7, i64 0)
  ret i64 %r
}
