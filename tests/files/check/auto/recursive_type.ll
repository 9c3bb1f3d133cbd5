; test: a struct that holds itself
%list = type { i64, %list } ;~ warning: the type `%list` contains itself
define i64 @main() {
  ret i64 0
}
