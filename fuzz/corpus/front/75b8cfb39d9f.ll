; test: the exit status is the low eight bits of what @main returns.
; exit: 44
define i64 @main() {
  ret i64 300
}
