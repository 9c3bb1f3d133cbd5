; test: there is no undef and no poison of label and void
; flags: --std llvm
; spec: Undefined Values: "Undefined values may be of any type (other than 'label' or 'void') and be used anywhere a constant is permitted."
@a = global label undef ;~ error: `@a` cannot be a variable of type `label`
@b = global void undef ;~ error: `@b` cannot be a variable of type `void` ;~ error: `undef` cannot have type `void`
define void @f(ptr %p) {
  store void poison, ptr %p ;~ error: `poison` cannot have type `void` ;~ error: `store` wants a value that has a size, but `poison` is `void`
  ret void
}
