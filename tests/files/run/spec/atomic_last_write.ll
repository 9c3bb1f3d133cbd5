; test: of the writes that come before a read in a thread, the last is seen, and a later one is not
; spec: Memory Model for Concurrent Operations: "For each byte of a read R, Rbyte may see any write to the same byte, except:"
; spec: Memory Model for Concurrent Operations: "Otherwise, if Rbyte may see exactly one write, Rbyte returns the value written by that write."
; spec: Memory Model for Concurrent Operations: "If Rbyte happens before write3, then Rbyte does not see write3."
; exit: 42
@x = global i32 1
define i32 @main() {
  %a = load atomic i32, ptr @x monotonic, align 4
  store atomic i32 20, ptr @x monotonic, align 4
  store i32 41, ptr @x
  %b = load atomic i32, ptr @x monotonic, align 4
  store atomic i32 99, ptr @x release, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
