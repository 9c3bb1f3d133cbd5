; test: an index may go beyond the end of an array's type, within the memory that is there
; spec: Array Type: "There is no restriction on indexing beyond the end of the array implied by a static type (though there are restrictions on indexing beyond the bounds of an allocated object in some cases)."
; spec: Array Type: "This means that single-dimension 'variable sized array' addressing can be implemented in LLVM with a zero length array type."
; spec: Array Type: "An implementation of 'pascal style arrays' in LLVM could use the type "{ i32, [0 x float]}", for example."
; exit: 42
declare ptr @malloc(i64)
@rows = global { [2 x i32], [2 x i32] } { [2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 30] }
define i32 @main() {
  %p = call ptr @malloc(i64 64)
  store i32 3, ptr %p
  %first = getelementptr { i32, [0 x float] }, ptr %p, i64 0, i32 1, i64 0
  %third = getelementptr { i32, [0 x float] }, ptr %p, i64 0, i32 1, i64 2
  store float 2.0, ptr %first
  store float 10.0, ptr %third
  %q = getelementptr i8, ptr %p, i64 12
  %x = load float, ptr %q
  %y = load float, ptr %first
  %z = fadd float %x, %y
  %twelve = fptosi float %z to i32
  %beyond = getelementptr [2 x i32], ptr @rows, i64 0, i64 3
  %thirty = load i32, ptr %beyond
  %r = add i32 %twelve, %thirty
  ret i32 %r
}
