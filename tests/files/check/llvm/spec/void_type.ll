; test: there are no values of type void, and it has no size
; flags: --std llvm
; spec: Void Type: "The void type does not represent any value and has no size."
@a = global void zeroinitializer ;~ error: `@a` cannot be a variable of type `void` ;~ error: `zeroinitializer` cannot have type `void`
%b = type { i32, void } ;~ error: `void` cannot be a field of a struct
declare void @takes(i32, void) ;~ error: `void` cannot be the type of a parameter
declare void @gives()
define void @f(ptr %p) {
  %x = alloca void ;~ error: there are no pointers to `void` ;~ error: there is no room to make for `void`: it has no size
  %y = load void, ptr %p ;~ error: a value of type `void` cannot be loaded
  %z = call void @gives() ;~ error: this `call` gives no value, so `%z` cannot be its name
  call void @gives()
  ret void
}
