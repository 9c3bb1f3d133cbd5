; test: columns are counted in bytes whatever the line holds
@"√©tﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂﬂ√©" = global i64 1
define i64 @main() {
	%x = load i32, i64* @"√©t√©" ;~ error: this loads `i32`, bWut `@"√©t√©"` points to `i64`
  ret i64 0
}
