; test: a program that gives up is told of as one that traps
; trap: abort in @give_up
; stderr: call stack, innermost first
declare void @abort()

define void @give_up() noinline {
  call void @abort()
  unreachable
}

define i32 @main() {
  call void @give_up()
  ret i32 0
}
