; test: undef and poison members of an initialiser do not disturb their neighbours.
; exit: 3
@s = global { i64, i64, i64 } { i64 1, i64 undef, i64 2 }
@u = global i64 undef
define i64 @main() {
  %p = getelementptr { i64, i64, i64 }, ptr @s, i32 0, i32 2
  %a = load i64, ptr @s
  %b = load i64, ptr %p
  store i64 %b, ptr @u
  %c = load i64, ptr @u
  %r = add i64 %a, %c
  ret i64 %r
}
