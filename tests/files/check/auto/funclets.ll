; test: pads that stand, nest or unwind where they may not
declare void @f()
declare i32 @__CxxFrameHandler3(...)
define void @place() personality ptr @__CxxFrameHandler3 {
  %a = cleanuppad within none [] ;~ error: a `cleanuppad` cannot stand in the entry block
  br label %later
later:
  call void @f()
  %b = cleanuppad within none [] ;~ error: this `cleanuppad` is not at the start of its block
  unreachable
}
define void @no_personality() {
  invoke void @f() to label %done unwind label %pad
pad:
  %a = cleanuppad within none [] ;~ error: `@no_personality` has a `cleanuppad` and no `personality`
  unreachable
done:
  ret void
}
define void @parents() personality ptr @__CxxFrameHandler3 {
  %r = call token @llvm.call.preallocated.setup(i32 0)
  invoke void @f() to label %done unwind label %pad
pad:
  %a = cleanuppad within none []
  cleanupret from %r unwind to caller ;~ error: `cleanupret` wants a `cleanuppad`, and not `%r`
catches:
  %b = catchpad within %r [] ;~ error: `catchpad` wants a `catchswitch`, and not `%r`
  catchret from %r to label %done ;~ error: `catchret` wants a `catchpad`, and not `%r`
done:
  ret void
}
declare token @llvm.call.preallocated.setup(i32)
define void @targets() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %pad
pad:
  %s = catchswitch within none [label %done] unwind label %done ;~ error: `%done` does not start with a `catchpad` ;~ error: `%done` does not start with a `catchswitch` or `cleanuppad`
done:
  ret void
}
define void @jump() personality ptr @__CxxFrameHandler3 {
  br label %pad ;~ error: a pad is entered by unwinding, and not by a jump
pad:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %pad ;~ error: a pad cannot handle exceptions that are raised within it
}
define void @two_at_once() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %outer
outer:
  %a = cleanuppad within none []
  invoke void @f() to label %done unwind label %inner ;~ error: an exception enters one pad at a time: this one is within another
inner:
  %b = cleanuppad within %a []
  unreachable
done:
  ret void
}
define void @disagree() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %pad
pad:
  %a = cleanuppad within none []
  invoke void @f() [ "funclet"(token %a) ] to label %more unwind label %other
more:
  cleanupret from %a unwind to caller ;~ error: this unwinds out of a pad to another place than others do
other:
  %b = cleanuppad within none []
  cleanupret from %b unwind to caller
done:
  ret void
}
define void @each_other() personality ptr @__CxxFrameHandler3 {
  invoke void @f() to label %done unwind label %one
one:
  %a = cleanuppad within none []
  cleanupret from %a unwind label %two ;~ error: pads cannot handle each other's exceptions
two:
  %b = cleanuppad within none []
  cleanupret from %b unwind label %one
done:
  ret void
}
