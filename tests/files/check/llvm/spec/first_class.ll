; test: instructions give values of first class types, and of no others
; flags: --std llvm
; spec: First Class Types: "Values of these types are the only ones which can be produced by instructions."
define void @f(ptr %p, i1 %c) {
  %a = load i32 (i32), ptr %p ;~ error: a value of type `i32 (i32)` cannot be loaded
  %b = load label, ptr %p ;~ error: a value of type `label` cannot be loaded
  %d = load metadata, ptr %p ;~ error: a value of type `metadata` cannot be loaded
  %e = load <2 x ptr>, ptr %p
  %g = load { i32, [2 x half] }, ptr %p
  %h = select i1 %c, { i32, [2 x half] } %g, { i32, [2 x half] } poison
  ret void
}
