; test: stores of another type than the pointer's
@g = global i64 1
define i64 @main(i64* %p, i8** %q) {
  store i32 1, i64* %p ;~ warning: this stores `i32`, but `%p` points to `i64`
  store i64 2, i8** %q ;~ warning: this stores `i64`, but `%q` points to `i8*`
  store i64* %p, i64* @g ;~ warning: this stores `i64*`, but `@g` points to `i64`
  ret i64 0
}
