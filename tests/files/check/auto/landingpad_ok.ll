; test: an invoke with a landing pad; its result is defined where it returns
; exit: 0
declare i64 @throw()
declare i32 @personality(...)
define i64 @f() personality i32 (...)* @personality {
entry:
  %v = invoke i64 @throw() to label %ok unwind label %pad
ok:
  ret i64 %v
pad:
  %x = landingpad { i8*, i32 } catch i8* null
  resume { i8*, i32 } %x
}
