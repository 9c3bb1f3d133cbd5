; test: the call stack goes through calls with a handler, which interpreters make through machine code.
; trap: divide in @div
; stderr: @guard
; stderr: @main
declare i32 @__gxx_personality_v0(...)
define i32 @div(i32 %x) noinline {
  %r = sdiv i32 100, %x
  ret i32 %r
}
define i32 @guard(i32 %x) noinline personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @div(i32 %x) to label %fine unwind label %pad
fine:
  %s = add i32 %r, 1
  ret i32 %s
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define i32 @main() {
  %r = call i32 @guard(i32 0)
  %s = add i32 %r, 1
  ret i32 %s
}
