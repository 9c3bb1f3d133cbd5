; test: attributes on parameters, results and calls are read and passed over.
; exit: 6
define dso_local noundef i64 @f(ptr noundef nonnull readonly align 8 dereferenceable(8) %p, i64 noundef %x) unnamed_addr nounwind {
  %v = load i64, ptr %p, align 8
  %r = add i64 %v, %x
  ret i64 %r
}
define i64 @main() {
  %a = alloca i64, align 8
  store i64 4, ptr %a, align 8
  %r = call noundef i64 @f(ptr noundef nonnull align 8 %a, i64 noundef 2) nounwind
  ret i64 %r
}
