; test: the entry point may be an alias of a function
; exit: 42
@main = alias i32 (), ptr @start
define internal i32 @start() {
  ret i32 42
}
