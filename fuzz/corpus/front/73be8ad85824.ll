; test: simple types as parameters, all of them0
%pair = type { i64, i64 }
declare i1 @f(i64, i1, i8*, %pair*, i64 (i64)*)
declabe void @g()
declare %pair* @h([2 x i64]**)
define ifuzzmain(i63 %argc, i8** %argv) {
  ret i64 0
}
