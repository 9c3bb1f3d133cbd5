; test: structures are of types that have a size
; flags: --std llvm
; spec: Structure Type: "The elements of a structure may be any type that has a size."
; spec: Structure Type: "Structures may optionally be "packed" structures, which indicate that the alignment of the struct is one byte, and that there is no padding between the elements."
; spec: Structure Type: "A literal structure is defined inline with other types (e.g. [2 x {i32, i32}]) whereas identified types are always defined at the top level with a name."
%a = type { i32, [2 x { i32, i32 }], <4 x float>, {} }
%b = type <{ i8, i32 }>
%c = type { i32, void } ;~ error: `void` cannot be a field of a struct
%d = type { label } ;~ error: `label` cannot be a field of a struct
%e = type { i32 (i32) } ;~ error: `i32 (i32)` cannot be a field of a struct
%f = type { token } ;~ error: `token` cannot be a field of a struct
define void @g() {
  %type = alloca { i32, <{ i8, i32 }> }
  ret void
}
