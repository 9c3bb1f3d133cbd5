; test: data in front of a function are such a constant expression.
; spec: Data Layout: "Instead, if specified, the target data layout is required to match what the ultimate code generator expects."
; exit: 2
; stderr: unsupported: pointers of 32 bits
; oracle: none (lli runs it for the machine that it is on)
target datalayout = "e-m:e-p:32:32-i64:64-n32:64-S128"
target triple = "wasm32-unknown-unknown"
define i32 @main() prefix i32 ptrtoint (ptr getelementptr (ptr, ptr null, i32 1) to i32) {
  ret i32 0
}
