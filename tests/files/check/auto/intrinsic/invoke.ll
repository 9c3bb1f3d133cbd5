; test: of intrinsics few can be invoked.

declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.donothing()
declare i32 @__gxx_personality_v0(...)

define i32 @f() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @llvm.donothing() to label %next unwind label %bad

next:
  %1 = invoke i32 @llvm.ctpop.i32(i32 7) to label %good unwind label %bad  ;~ error: `@llvm.ctpop` cannot be invoked

good:
  ret i32 %1

bad:
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 0
}
