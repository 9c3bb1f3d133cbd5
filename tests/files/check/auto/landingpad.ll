; test: landing pads where they cannot be
declare void @throw()
define void @f() {
entry:
  invoke void @throw() to label %ok unwind label %bad ;~ error: `%bad` does not start with a `landingpad`
ok:
  br label %pad ;~ error: `%pad` has a `landingpad` and cannot be jumped to
bad:
  ret void
pad:
  %x = landingpad { i8*, i32 } cleanup ;~ error: `@f` has a `landingpad` and no `personality`
  ret void
}
