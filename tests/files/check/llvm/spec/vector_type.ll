; test: vectors have a size above zero, and elements that are integers, numbers or pointers
; flags: --std llvm
; spec: Vector Type: "A vector type requires a size (number of elements), an underlying primitive data type, and a scalable property to represent vectors where the exact hardware vector length is unknown at compile time."
; spec: Vector Type: "The number of elements is a constant integer value larger than 0; elementtype may be any integer, floating-point, pointer type, or a sized target extension type that has the CanBeVectorElement property."
; spec: Vector Type: "Vectors of size zero are not allowed."
%a = type <4 x i32>
%b = type <8 x float>
%c = type <2 x ptr addrspace(3)>
%d = type <3 x i7>
%e = type <vscale x 4 x bfloat>
%f = type <0 x i32> ;~ error: a vector has at least one element
%g = type <vscale x 0 x i32> ;~ error: a vector has at least one element
%h = type <2 x [2 x i32]> ;~ error: `[2 x i32]` cannot be the element of a vector
%i = type <2 x { i32 }> ;~ error: `{ i32 }` cannot be the element of a vector
%j = type <2 x <2 x i32>> ;~ error: `<2 x i32>` cannot be the element of a vector
%k = type <2 x void> ;~ error: `void` cannot be the element of a vector
%l = type <2 x label> ;~ error: `label` cannot be the element of a vector
%m = type <2 x token> ;~ error: `token` cannot be the element of a vector
