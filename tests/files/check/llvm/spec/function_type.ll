; test: results of functions are void or first class, but no labels and no metadata
; flags: --std llvm
; spec: Function Type: "The return type of a function type is a void type or first class type - except for label and metadata types."
; spec: Function Type: "Optionally, the parameter list may include a type ..., which indicates that the function takes a variable number of arguments."
declare void @a()
declare i32 @b(i32, ...)
declare { i32, ptr } @c()
declare [2 x <2 x i8>] @d()
declare label @e() ;~ error: a function cannot return `label`
declare metadata @f() ;~ error: a function cannot return `metadata` ;~ error: `@f` is no intrinsic, and so takes and gives neither `metadata` nor `token`
declare i32 (i32) @g() ;~ error: a function cannot return `i32 (i32)`
define void @calls(ptr %p) {
  %x = call i32 (i32, ...) @b(i32 1, i64 2, double 3.0)
  %y = call i32 (i32, ...) @b() ;~ error: `i32 (i32, ...)` takes 1 argument or more, but this call passes 0
  call label %p() ;~ error: a function cannot return `label`
  ret void
}
