; test: the equivalent of a function does what the function does
; spec: DSO Local Equivalent: "A 'dso_local_equivalent' constant represents a function which is functionally equivalent to a given function, but is always defined in the current linkage unit"
; spec: DSO Local Equivalent: "The resulting pointer is permitted, but not required, to be different from a pointer to the function"
; spec: DSO Local Equivalent: "If the function has local linkage, hidden visibility, or is dso_local,dso_local_equivalent can be implemented as simply a pointer to the function."
; spec: DSO Local Equivalent: "This can be used wherever a dso_local instance of a function is needed without needing to explicitly make the original function dso_local."
; oracle: none (lli does not link the relocation of such a pointer)
; exit: 42
@table = constant ptr dso_local_equivalent @outer
@inner_too = constant ptr dso_local_equivalent @inner
define i32 @outer(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @inner(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
define i32 @main() {
  %f = load ptr, ptr @table
  %a = call i32 %f(i32 38)
  %g = load ptr, ptr @inner_too
  %b = call i32 %g(i32 %a)
  %c = call i32 dso_local_equivalent @outer(i32 %b)
  ret i32 %c
}
