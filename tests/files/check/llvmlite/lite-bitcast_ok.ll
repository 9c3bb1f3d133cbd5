; test: bitcasts between pointers of all kinds
; flags: --std llvmlite
; exit: 0
%t = type { i64 }
define i64 @main(i64* %p, i64 (i64)* %f) {
  %a = bitcast i64* %p to i8*
  %b = bitcast i8* %a to %t*
  %c = bitcast %t* %b to [1 x i64]*
  %d = bitcast i64 (i64)* %f to void ()*
  ret i64 0
}
