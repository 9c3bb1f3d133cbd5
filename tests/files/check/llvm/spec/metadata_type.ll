; test: metadata is a type of arguments alone, and of no other types a part
; flags: --std llvm
; spec: Metadata Type: "No derived types may be created from metadata except for function arguments."
%a = type { metadata } ;~ error: `metadata` cannot be a field of a struct
%b = type [2 x metadata] ;~ error: `metadata` cannot be the element of an array
%c = type <2 x metadata> ;~ error: `metadata` cannot be the element of a vector
@d = external global metadata ;~ error: `@d` cannot be a variable of type `metadata`
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
define double @f(double %x, ptr %p) strictfp {
  %y = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %e = alloca metadata ;~ error: there are no pointers to `metadata` ;~ error: there is no room to make for `metadata`: it has no size
  ret double %y
}
