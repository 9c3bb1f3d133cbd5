; test: exception handling by funclets is checked, nested and not
; exit: 0
declare void @f()
declare i32 @__CxxFrameHandler3(...)
define void @catches() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @f() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %one, label %two] unwind label %clean
one:
  %a = catchpad within %s [ptr null, i32 64, ptr null]
  invoke void @f() [ "funclet"(token %a) ] to label %inner.done unwind label %inner
inner.done:
  catchret from %a to label %done
inner:
  %b = cleanuppad within %a []
  call void @f() [ "funclet"(token %b) ]
  cleanupret from %b unwind label %clean
two:
  %c = catchpad within %s []
  catchret from %c to label %done
clean:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
done:
  ret void
}
