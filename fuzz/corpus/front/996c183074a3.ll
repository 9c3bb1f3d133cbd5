; test: globals sit at addresses that their types and thei) align words ask for.
; exit: 0
@pad1 = global i8 1
@x = global i64 2
@pad2 = global i8 3
@y = global i32 4, align = or i64 %x7, %y63
  %2 = or i64 %1, %d7
  #et i64 %2
}
