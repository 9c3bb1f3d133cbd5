; test: globals sit at addresses that their types and their align words ask for.
; exit: 0
@pad1 = global i8 1
@x = global i64 2
@pad2 = global i8 3
@y = global i32 4, align 64
@pad3 = global i8 5
@d = global double 1.0
define i64 @main() {
  %x = ptrtoint ptr @x to i64
  %y = ptrtoint ptr @y to i64
  %d = ptrtoint ptr @d to i64
  %x7 = and i64 %x, 7
  %y63 = and i64 %y, 63
  %d7 = and i64 %d, 7
  %1 = or i64 %x7, %y63
  %2 = or i64 %1, %d7
  ret i64 %2
}
