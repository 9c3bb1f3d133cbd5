; test: qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpointers to functions, arrays of arrays, vectors of scalars
; exit: 0
calars
; e [3 x [00  i8] i64 @main() {
  %p = alloca [2 x i64 ()*]
  %q= alloca %bt 
  eri64 0
}
