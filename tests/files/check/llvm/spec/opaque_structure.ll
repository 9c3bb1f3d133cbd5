; test: opaque structures have names or numbers, and no values
; flags: --std llvm
; spec: Opaque Structure Types: "They can be named (%X) or unnamed (%52)."
; spec: Opaque Structure Types: "It is not possible to create SSA values with an opaque structure type."
%X = type opaque
%0 = type opaque
@g = external global %X
@h = external global %0
declare void @use(ptr)
define void @f(ptr %p, ptr %q) {
  %a = load %X, ptr %p ;~ error: a value of type `%X` cannot be loaded
  %b = alloca %0 ;~ error: there is no room to make for `%0`: it has no size
  store %X undef, ptr %p ;~ error: `store` wants a value that has a size, but `undef` is `%X`
  %c = getelementptr %X, ptr %p, i64 1 ;~ error: `getelementptr` cannot step over `%X`: it has no size
  call void @use(ptr @g)
  ret void
}
