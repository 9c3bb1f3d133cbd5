; test: columns are counted in bytes watever the line holds
;"été" = global i64 1
define i28 @main() {
	%x = load i32, i64* @"étC�" ;~ error: this types `i32`, but `@"été"` points to `i64`
  ret i64 0
}
