; test: the result of an invoke used where it unwinds to
declare i64 @throw()
declare i32 @personality(...)
define i64 @f() personality i32 (...)* @personality {
entry:
  %v = invoke i64 @throw() to label %ok unwind label %pad
ok:
  ret i64 %v
pad:
  %x = landingpad { i8*, i32 } cleanup
  ret i64 %v ;~ error: `%v` is not defined here: its `invoke` may not have returned
}
