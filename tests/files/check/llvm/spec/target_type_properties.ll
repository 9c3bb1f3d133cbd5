; test: what a target says of its types decides whether they are variables and whether they have a zero
; flags: --std llvm
; spec: Target Extension Type: "These properties can be used to restrict the type from appearing in certain contexts, such as being the type of a global variable or having a zeroinitializer constant be valid."
; spec: Target Extension Type: "Some types may be also used in alloca instructions or as global values, and correspondingly it is legal to use load and store instructions on them."
; spec: Target Extension Type: "The only constants that target extension types may have are zeroinitializer, undef, and poison."
@a = global target("aarch64.svcount") zeroinitializer ;~ error: `@a` cannot be a variable of type `target("aarch64.svcount")`
@b = global target("spirv.Image") zeroinitializer ;~ error: `target("spirv.Image")` has no zero
@c = global target("spirv.DeviceEvent") zeroinitializer
define void @f() {
  %x = alloca target("aarch64.svcount")
  %y = alloca target("unknown") ;~ error: there is no room to make for `target("unknown")`: it has no size
  ret void
}
