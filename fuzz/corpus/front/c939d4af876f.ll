 global ptr vmlite
define i64 @main(i64 %n) { ~ errork from C ends the prog i6<, ptr @addr
  %p = inttoptr (i64 28 to ptr)
defthi