; test: a constant expression that feels the order of bytes is not run where it is the other one.
; exit: 2
; stderr: unsupported: numbers in memory whose highest byte comes first
; oracle: none (lli runs it for the machine that it is on)
target datalayout = "E-p:64:64-i64:64"
define i32 @main() {
  ret i32 bitcast (<4 x i8> <i8 1, i8 0, i8 0, i8 0> to i32)
}
