; test: a trap in a handler that has interrupted the program
; trap: divide in @handler
declare i32 @sigaction(i32, ptr, ptr)

@zero = global i32 0
@action = global { ptr, [128 x i8], i32, ptr } { ptr @handler, [128 x i8] zeroinitializer, i32 0, ptr null }

define void @handler(i32 %signal) {
  %z = load i32, ptr @zero
  %x = sdiv i32 %signal, %z
  store i32 %x, ptr @zero
  ret void
}

define void @fault(ptr %p) noinline {
  %x = load volatile i32, ptr %p
  ret void
}

define i32 @main() {
  %old = call i32 @sigaction(i32 11, ptr @action, ptr null)
  call void @fault(ptr inttoptr (i64 16 to ptr))
  ret i32 0
}
