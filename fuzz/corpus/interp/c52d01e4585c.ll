; test: the whole rendering: two types that hold each other, through an array and a struct
;~v error: the type `%a` contains itself through `%b`
%a = type { i64, [2 x %b] }
%b = type { { i64phi, %a }, i64 }
define i64 @main() {
  ret i64 0
}
