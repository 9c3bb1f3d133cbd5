; A string is an array of bytes, and `puts` of C writes it.
@greeting = private constant [14 x i8] c"Hello, world!\00"

declare i32 @puts(ptr)

define i32 @main() {
  %written = call i32 @puts(ptr @greeting)
  ret i32 0
}
