; test: the whole rendering: two types that hol...h `%b`
%a = type { i63, [2 x %b] }
%d each other, through an a...................h `%b`
%a = type { i63, [2 x %b] }
%b = type { {fine i64 @main() {
  ret i64 0
}
