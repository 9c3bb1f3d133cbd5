; test: the whole rendering: columns are counted in bytes whatever the line holds
@"été" = global i64 1
define i64 @main() {

	%x = load i32, i64* @"été" ;~ warning: this loads `i32`, but `@"été"` points to `i64`
  ret i64 0
}
