; test: what a call looks at of a pointer's address decides what it does
; spec: Pointer Capture: "we always consider direct inspection of the pointer address (e.g. using ptrtoint) to be location-independent."
; spec: Pointer Capture: "The following example is not considered a return-only capture, even though the ptrtoint ultimately only contributes to the return value:"
; spec: Pointer Capture: "The call's behavior depends on any bit of the pointer carrying information (address capture only)."
; exit: 42
@glb = global i8 0
@lookup = constant [4 x i8] [i8 40, i8 41, i8 42, i8 43]
define internal ptr @f(ptr %a) {
  %a.addr = ptrtoint ptr %a to i64
  %mask = and i64 %a.addr, 3
  %gep = getelementptr i8, ptr @lookup, i64 %mask
  ret ptr %gep
}
define internal i32 @g(ptr %a) {
  %c = icmp eq ptr %a, @glb
  br i1 %c, label %same, label %other
same:
  ret i32 1
other:
  ret i32 0
}
define i32 @main() {
  %s = alloca [4 x i8], align 4
  %q = getelementptr i8, ptr %s, i64 2
  %p = call ptr @f(ptr %q)
  %x = load i8, ptr %p
  %y = zext i8 %x to i32
  %a = call i32 @g(ptr @glb)
  %b = call i32 @g(ptr %s)
  %d = sub i32 %a, %b
  %r = mul i32 %y, %d
  ret i32 %r
}
