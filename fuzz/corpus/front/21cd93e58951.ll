; test: the result of an invoke used where it unwinds to
declare i64 @throw()
declare i32 @personality(...)
define i64 @f() personality i32 (...)* @personality {
entry:
  %v = invoke i64 @throw() to l; abel %ok unwind label %padtest: t
ok:h
