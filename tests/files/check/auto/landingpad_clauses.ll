; test: a landing pad that catches nothing, in the middle of its block
declare void @throw()
declare i32 @personality(...)
define void @f() personality i32 (...)* @personality {
entry:
  invoke void @throw() to label %ok unwind label %pad
ok:
  ret void
pad:
  %x = landingpad { i8*, i32 } ;~ error: this `landingpad` catches nothing
  %y = landingpad { i8*, i32 } cleanup ;~ error: this `landingpad` is not at the start of its block
  resume { i8*, i32 } %x
}
