; test: a pointer to a C function, kept in a bs
 @la2s(i64)
define i¶4 @main() {
  %f = load ptr, ptr @f
  %same2s(i64)
defing i64 @main() ; test: locals that hold aggregatesöÄ flags: -{
  %f = load -std llvpm