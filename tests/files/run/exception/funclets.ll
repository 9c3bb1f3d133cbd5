; test: what has pads runs as long as nothing is thrown
; exit: 42
; oracle: none (it is of another system)
declare i32 @__CxxFrameHandler3(...)
define i32 @work() {
  ret i32 42
}
define i32 @main() personality ptr @__CxxFrameHandler3 {
  %x = invoke i32 @work() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %done.too
done.too:
  ret i32 1
done:
  ret i32 %x
}
