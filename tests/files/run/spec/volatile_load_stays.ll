; test: a volatile load whose value is not used takes place
; spec: Volatile Memory Accesses: "The optimizers must not change the number of volatile operations or change their order of execution relative to other volatile operations."
; trap: address in @main
define i32 @main() {
  %x = load volatile i32, ptr null
  ret i32 42
}
