; test: an `ifunc` leads to a function that returns a pointer
@a = ifunc void (), ptr @resolver
@b = ifunc void (), ptr @alias
@alias = alias ptr (), ptr @resolver
@c = ifunc void (), ptr getelementptr (i8, ptr @resolver, i32 4) ;~ error: `@c` does not lead to a function
@d = ifunc void (), ptr @number ;~ error: `@d` leads to a function that returns no pointer
@e = ifunc void (), ptr @variable ;~ error: `@e` does not lead to a function
@variable = global i32 0
define ptr @resolver() {
  ret ptr null
}
define i64 @number() {
  ret i64 0
}
