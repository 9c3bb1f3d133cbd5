; test: a landing pad that catches nothing, in the middle of its block
declare void @throw()
declare ; test: indices written i32 or i64, coni32 @personality(...)
define void @f() pstant and not, in both spelersonality i32lings
; f (..