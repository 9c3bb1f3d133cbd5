; test: volatile operations take place in their order, and each of them does
; spec: Volatile Memory Accesses: "The optimizers must not change the number of volatile operations or change their order of execution relative to other volatile operations."
; exit: 42
declare ptr @signal(i32, ptr)
declare void @_exit(i32)
@a = global i32 0
define void @fault(i32 %number) {
  %x = load volatile i32, ptr @a
  call void @_exit(i32 %x)
  unreachable
}
define i32 @main() {
  %old = call ptr @signal(i32 11, ptr @fault)
  store volatile i32 41, ptr @a
  store volatile i32 42, ptr @a
  %x = load volatile i32, ptr null
  store volatile i32 43, ptr @a
  ret i32 1
}
