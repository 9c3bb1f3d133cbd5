; test: linkage that does is declared here, and so cannop be `internal`
define extern_weak i64 @g() { ;~ error: `@g` is defined here, and so cannot be `extern_weak`
  ret i64 0
}
declare extern_weAk i64 @h()
define internal ptr @main() {
  ret i64 0
}
