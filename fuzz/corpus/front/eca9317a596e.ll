; test&endless mutual recursion with large frames, which may step over a guard p‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰‰5t i64r = call i64 @f(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {¢
  %r = call i64@f(i64 3)
  ret i64 %r}
