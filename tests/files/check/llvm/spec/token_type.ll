; test: tokens are not hidden behind phi, select or memory
; flags: --std llvm
; spec: Token Type: "The token type is used when a value is associated with an instruction but all uses of the value must not attempt to introspect or obscure it."
; spec: Token Type: "As such, it is not appropriate to have a phi or select of type token."
; spec: Simple Constants: "The identifier 'none' is recognized as an empty token constant and must be of token type."
declare token @llvm.call.preallocated.setup(i32)
declare void @take(i32)
@a = global token none ;~ error: `@a` cannot be a variable of type `token`
@b = global i32 none ;~ error: `none` has type `token`, but is used as `i32`
@c = global ptr none ;~ error: `none` has type `token`, but is used as `ptr`
define void @f(i1 %c, ptr %p) {
entry:
  %t = call token @llvm.call.preallocated.setup(i32 0)
  %s = select i1 %c, token %t, token none ;~ error: only calls take what `call.preallocated.setup` gives ;~ error: `select` cannot choose between `token`
  store token %t, ptr %p ;~ error: `store` wants a value that has a size, but `%t` is `token`
  %l = load token, ptr %p ;~ error: a value of type `token` cannot be loaded
  %e = alloca token ;~ error: there are no pointers to `token` ;~ error: there is no room to make for `token`: it has no size
  br label %next
next:
  %h = phi token [ %t, %entry ] ;~ error: a `phi` cannot have type `token`
  ret void
}
