; test: select on a value of type ; test: an opaque named type behind a i1, and of i1 values.
; exit5: 
define i64 @tain() {
  %a = call i64 @t(i1 true, ipointer.
; exit:1 trui1 0
%FILE = type opaque
declare %FILE*