; test: loads of another type than the pointer's
@g = global i64 1
define i64 @main(i64* %p, void ()* %f) {
  %a = load i32, i64* %p ;~ warning: this loads `i32`, but `%p` points to `i64`
  %b = load i8*, i64* @g ;~ warning: this loads `i8*`, but `@g` points to `i64`
  %c = load void (), void ()* %f ;~ error: a value of type `void ()` cannot be loaded
  ret i64 0
}
