; test: a fault of the instruction that a call returns to is that instruction's
; trap: address in @main
; stderr: %x = load volatile i32
declare ptr @getenv(ptr)

@name = constant [20 x i8] c"JITLITE_NOT_DEFINED\00"

define i32 @main() {
  %p = call ptr @getenv(ptr @name)
  %x = load volatile i32, ptr %p
  ret i32 %x
}
