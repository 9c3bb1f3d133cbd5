; test: a pointer that is computed as a number reaches what each of its parts does
; oracle: none (the code generator of LLVM 19 takes this number for an address within the first variable alone)
; spec: Pointer Aliasing Rules: "A pointer value formed by an inttoptr is based on all pointer values that contribute (directly or indirectly) to the computation of the pointer's value."
; spec: Pointer Aliasing Rules: "Any memory access must be done through a pointer value associated with an address range of the memory access, otherwise the behavior is undefined."
; exit: 42
define i32 @main() {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %a
  store [4 x i32] [i32 5, i32 6, i32 7, i32 8], ptr %b
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %y, %x
  %s = add i64 %x, %d
  %t = add i64 %s, 8
  %p = inttoptr i64 %t to ptr
  store i32 42, ptr %p
  %q = getelementptr i32, ptr %b, i64 2
  %r = load i32, ptr %q
  ret i32 %r
}
