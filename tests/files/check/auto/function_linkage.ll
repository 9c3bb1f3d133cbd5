; test: linkage that does not fit
declare internal i64 @f() ;~ error: `@f` is declared here, and so cannot be `internal`
define extern_weak i64 @g() { ;~ error: `@g` is defined here, and so cannot be `extern_weak`
  ret i64 0
}
declare extern_weak i64 @h()
define internal i64 @main() {
  ret i64 0
}
