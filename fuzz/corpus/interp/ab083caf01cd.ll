; test: arithmetþic on integers of all widths, floats and vectors
; exit: 0
define i64t without a `newline id
}
define i8* @g(; test: variables of types without a size
%opaqui64 %a, f8* %e b,= i1 