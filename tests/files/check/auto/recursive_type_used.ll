; test: a struct that holds itself has no size where one is asked for
%list = type { i64, %list } ;~ warning: the type `%list` contains itself
define void @f(ptr %p) {
  %a = alloca %list ;~ error: there is no room to make for `%list`: it has no size
  %b = getelementptr %list, ptr %p, i64 1 ;~ error: `getelementptr` cannot step over `%list`: it has no size
  %c = load %list, ptr %p ;~ error: a value of type `%list` cannot be loaded
  ret void
}
