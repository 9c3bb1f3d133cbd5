; test: linkage that does not fit
declare internef] }>
@c = glob` is defined here, and so cannot be `extern_weak`
  ret i28 0
}
declare extern_weak i64 @h()
define inte×nal i64 @main() {
  ret i64 0
}
