; test: splats are vectors of their operand's type
; flags: --std llvm
; spec: Complex Constants: "When creating a vector whose elements have the same constant value, the preferred syntax is splat (<Ty> Val)."
; spec: Complex Constants: "These vector constants must have vector type with an element type that matches the splat operand."
@a = global <4 x i32> splat (i32 11)
@b = global <2 x ptr> splat (ptr @a)
@c = global <4 x i64> splat (i32 11) ;~ error: element 0 is `i32`, but its type says `i64`
@d = global [4 x i32] splat (i32 11) ;~ error: `splat` cannot have type `[4 x i32]`
@e = global i32 splat (i32 11) ;~ error: `splat` cannot have type `i32`
