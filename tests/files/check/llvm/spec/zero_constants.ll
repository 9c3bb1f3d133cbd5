; test: every type of a value has a zero, and functions and labels have none
; flags: --std llvm
; spec: Complex Constants: "The string 'zeroinitializer' can be used to zero initialize a value to zero of any type, including scalar and aggregate types."
@a = global i32 zeroinitializer
@b = global double zeroinitializer
@c = global ptr zeroinitializer
@d = global [1000000 x i32] zeroinitializer
@e = global { i8, <3 x i7>, [2 x { ptr }] } zeroinitializer
@f = global x86_fp80 zeroinitializer
define void @g(ptr %p) {
  store i32 () zeroinitializer, ptr %p ;~ error: `zeroinitializer` cannot have type `i32 ()` ;~ error: `store` wants a value that has a size, but `zeroinitializer` is `i32 ()`
  br label zeroinitializer ;~ error: expected a label such as `%loop`, found `zeroinitializer`
}
