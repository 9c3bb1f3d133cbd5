; test: a constant expression that feels how a number is aligned is not run where it is aligned otherwise.
; exit: 2
; stderr: unsupported: `x86_fp80` that is aligned to 4 bytes
; oracle: none (lli runs it for the machine that it is on)
target datalayout = "e-i64:64-f80:32"
define i32 @main() {
  ret i32 ptrtoint (ptr getelementptr (x86_fp80, ptr null, i32 1) to i32)
}
