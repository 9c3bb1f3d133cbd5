; test: types that only a target knows are not converted, compared, or made of other parts in another order
; flags: --std llvm
; spec: Target Extension Type: "They may be used as function parameters or arguments, and in phi or select instructions."
; spec: Target Extension Type: "Some types may be also used in alloca instructions or as global values, and correspondingly it is legal to use load and store instructions on them."
; spec: Target Extension Type: "The only constants that target extension types may have are zeroinitializer, undef, and poison."
; spec: Target Extension Type: "These types cannot be converted to other types."
; spec: Target Extension Type: "As such, it is not legal to use them in bitcast instructions (as a source or target type), nor is it legal to use them in ptrtoint or inttoptr instructions."
; spec: Target Extension Type: "Similarly, they are not legal to use in an icmp instruction."
; spec: Target Extension Type: "When being defined in LLVM IR, all of the type parameters must precede all of the integer parameters."
; spec: Target Extension Type: "Other possible values for target extension types may arise from target-specific intrinsics and functions."
@a = global target("spirv.DeviceEvent") zeroinitializer
@b = global target("spirv.DeviceEvent") undef
@c = global target("spirv.DeviceEvent") poison
@d = global target("spirv.DeviceEvent") 0 ;~ error: `0` is no constant of type `target("spirv.DeviceEvent")`
@e = global target("spirv.DeviceEvent") null ;~ error: `null` is no constant of type `target("spirv.DeviceEvent")`
%type.ok = type { target("mine", void, i32, 0, 1, 2) }
%type.mixed = type { target("mine", 0, i32) } ;~ error: expected a number, found `i32`
define target("spirv.Event") @f(target("spirv.Event") %x, i1 %c, ptr %p, i64 %n) {
entry:
  %slot = alloca target("spirv.Event")
  store target("spirv.Event") %x, ptr %slot
  %y = load target("spirv.Event"), ptr %slot
  %z = select i1 %c, target("spirv.Event") %x, target("spirv.Event") %y
  br i1 %c, label %then, label %else
then:
  br label %else
else:
  %w = phi target("spirv.Event") [ %z, %then ], [ %x, %entry ]
  %g = bitcast target("spirv.Event") %w to i64 ;~ error: `bitcast` cannot convert `target("spirv.Event")` to `i64`: they have 0 and 64 bits
  %h = bitcast i64 %n to target("spirv.Event") ;~ error: `bitcast` cannot convert `i64` to `target("spirv.Event")`: they have 64 and 0 bits
  %j = ptrtoint target("spirv.Event") %w to i64 ;~ error: `ptrtoint` cannot convert `target("spirv.Event")`
  %k = inttoptr i64 %n to target("spirv.Event") ;~ error: `inttoptr` cannot convert to `target("spirv.Event")`
  %l = icmp eq target("spirv.Event") %w, %x ;~ error: `icmp` wants integers or pointers, but `%w` is `target("spirv.Event")`
  ret target("spirv.Event") %w
}
