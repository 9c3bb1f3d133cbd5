; test: a program whose functions ask for calls that LLVM inserts runs without them, and is told so.
; exit: 3
; stderr: warning[instrumentation]: no function calls `mcount` at its entry, as this one asks for
; oracle: none (lli inserts them)
define i32 @main() "frame-pointer"="all" "instrument-function-entry-inlined"="mcount" {
  ret i32 3
}
