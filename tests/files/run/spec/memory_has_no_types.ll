; test: bytes are read as another type than they were written as, with metadata that tells of types or without
; spec: Pointer Aliasing Rules: "The first operand type of a store similarly only indicates the size and alignment of the store."
; spec: Pointer Aliasing Rules: "LLVM IR does not associate types with memory. The result type of a load merely indicates the size and alignment of the memory from which to load, as well as the interpretation of the value."
; exit: 42
define i32 @main() {
  %p = alloca [8 x i8], align 8
  store float 1.0, ptr %p
  %x = load i32, ptr %p
  %one = icmp eq i32 %x, 1065353216
  store i64 u0x4045000000000000, ptr %p
  %d = load double, ptr %p
  %forty = fcmp oeq double %d, 42.0
  store <4 x i16> <i16 1, i16 2, i16 3, i16 4>, ptr %p
  %third = getelementptr i8, ptr %p, i64 4
  %y = load i8, ptr %third
  %three = icmp eq i8 %y, 3
  %a = and i1 %one, %forty
  %b = and i1 %a, %three
  %r = select i1 %b, i32 42, i32 1
  ret i32 %r
}
