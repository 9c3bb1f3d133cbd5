; A function that is called by its address as one that does not return.
@place = global ptr @warn
@text = constant [8 x i8] c"warning\00"

declare i32 @puts(ptr)
declare void @exit(i32)

define void @warn() {
  %r = call i32 @puts(ptr @text)
  ; here
  ret void
}

define i32 @main() {
  %f = load ptr, ptr @place
  call void %f() noreturn
  unreachable
}
