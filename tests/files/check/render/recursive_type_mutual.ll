; test: the whole rendering: two types that hold each other, through an array and a struct

%a = type { i64, [2 x %b] } ;~ warning: the type `%a` contains itself through `%b`
%b = type { { i64, %a }, i64 }
define i64 @main() {
  ret i64 0
}
