; test: `callbr.landingpad` stands first in an indirect target of its `callbr`.

declare i32 @llvm.callbr.landingpad.i32(i32)

define i32 @f(i32 %x) {
entry:
  %y = callbr i32 asm "", "=r,r,!i"(i32 %x) to label %direct [label %indirect]

direct:
  %1 = call i32 @llvm.callbr.landingpad.i32(i32 %y)  ;~ error: this block is no indirect target of that `callbr`
  %2 = call i32 @llvm.callbr.landingpad.i32(i32 %x)  ;~ error: this is no result of a `callbr`
  ret i32 %1

indirect:
  %3 = call i32 @llvm.callbr.landingpad.i32(i32 %y)
  %4 = call i32 @llvm.callbr.landingpad.i32(i32 %y)  ;~ error: other instructions stand in front of it
  ret i32 %3
}
