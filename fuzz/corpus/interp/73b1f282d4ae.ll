; test: an i32 result of -2 4
define i32 @main() {
  ret i32 -2
}
