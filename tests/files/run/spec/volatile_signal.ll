; test: what a handler of a signal writes to a volatile variable is read behind the signal
; spec: Memory Model for Concurrent Operations: "(Volatile is supposed to give guarantees which can support sig_atomic_t in C/C++, and may be used for accesses to addresses that do not behave like normal memory."
; exit: 42
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
@flag = global i32 0
define void @handler(i32 %number) {
  store volatile i32 %number, ptr @flag
  ret void
}
define i32 @main() {
  %old = call ptr @signal(i32 10, ptr @handler)
  store volatile i32 0, ptr @flag
  %x = call i32 @raise(i32 10)
  %n = load volatile i32, ptr @flag
  %r = add i32 %n, 32
  ret i32 %r
}
