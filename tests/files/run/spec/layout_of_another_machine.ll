; test: a program that is laid out for a machine of the other byte order is not run
; spec: Data Layout: "Instead, if specified, the target data layout is required to match what the ultimate code generator expects."
; exit: 2
; stderr: unsupported: numbers in memory whose highest byte comes first
; oracle: none (lli runs it for the machine that it is on)
target datalayout = "E-p:64:64-i64:64"
@g = global i32 42
define i32 @main() {
  %p = getelementptr i8, ptr @g, i64 3
  %x = load i8, ptr %p
  %r = zext i8 %x to i32
  ret i32 %r
}
