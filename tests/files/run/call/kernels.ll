; test: functions for graphics processors are functions of C.
; exit: 42
define ptx_kernel void @kernel(ptr %p) {
  store i32 20, ptr %p
  ret void
}
define ptx_device i32 @device(i32 %x) {
  %y = add i32 %x, 10
  ret i32 %y
}
define spir_kernel void @spir(ptr %p) {
  %x = load i32, ptr %p
  %y = add i32 %x, 10
  store i32 %y, ptr %p
  ret void
}
define spir_func i32 @spir_device(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
define amdgpu_kernel void @amd(ptr %p) {
  ret void
}
define i32 @main() {
  %p = alloca i32
  call ptx_kernel void @kernel(ptr %p)
  call spir_kernel void @spir(ptr %p)
  call amdgpu_kernel void @amd(ptr %p)
  %a = load i32, ptr %p
  %b = call ptx_device i32 @device(i32 %a)
  %c = call spir_func i32 @spir_device(i32 %b)
  ret i32 %c
}
