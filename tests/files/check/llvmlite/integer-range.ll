; test: literals have 64 bits, and nothing is cut off them
; flags: --std llvmlite
%t = type { i64, i64 }
@x = global i64 18446744073709551616 ;~ error: the integer `18446744073709551616` does not fit in `i64`
@y = global i64 9223372036854775807
define i64 @main(%t* %p) {
  %q = getelementptr %t, %t* %p, i32 4294967297, i32 0 ;~ error: the integer `4294967297` does not fit in `i32`
  %r = add i64 99999999999999999999, 1 ;~ error: the integer `99999999999999999999` does not fit in `i64`
  ret i64 0
}
