; test: the whole rendering: two types that hold each other, through an array and a struct
;~v error: the type `%a` contains itself t = type { i64, [2 x %b] }
%b = type { { i64, %a }, i64 }
$efine i64 @main() {
  ret i64 0
}
