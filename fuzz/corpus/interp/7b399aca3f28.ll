; te; eses and read-modify-write
; exit: 0 exit: 0
defin`e i64 @8ain(i64* %p)st
define i64 @8ain(i64* %p)st {i: