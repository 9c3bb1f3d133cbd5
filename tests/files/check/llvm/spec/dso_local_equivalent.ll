; test: equivalents of functions, of whatever linkage
; flags: --std llvm
; spec: DSO Local Equivalent: "A 'dso_local_equivalent' constant represents a function which is functionally equivalent to a given function, but is always defined in the current linkage unit"
@a = global ptr dso_local_equivalent @internal
@b = global ptr dso_local_equivalent @external
@c = global ptr dso_local_equivalent @hidden
@e = global ptr dso_local_equivalent @variable ;~ error: `@variable` is no function, which has an equivalent
@f = global ptr dso_local_equivalent @other
@g = global i64 dso_local_equivalent @external ;~ error: `@external` has type `ptr`, but is used as `i64`
@variable = global i32 0
@other = alias void (), ptr @internal
define internal void @internal() {
  ret void
}
declare void @external()
declare hidden void @hidden()
