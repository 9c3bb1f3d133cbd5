; A function that says that it writes nothing, and counts its calls. It may write what is its own.
@calls = global i32 0
@f = constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @square(i32 %n) memory(read) {
  %own = alloca i32
  call void @set(ptr %own)
  store i32 %n, ptr %own
  %q = load i32, ptr %own
  %s = mul i32 %q, %q
  ret i32 %s
}

define void @set(ptr %p) {
  store i32 0, ptr %p
  ret void
}

define i32 @main() {
  %n = call i32 @square(i32 7)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
