; test: a name that stands for itself
%t = type %u ;~ error: the type `%t` contains itself through `%u`
%u = type %t
define i64 @main() {
  ret i64 0
}
