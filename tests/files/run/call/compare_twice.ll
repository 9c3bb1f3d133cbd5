; test: a comparison of loads that decides at once and is kept as a value; parameters on the stack.
; exit: 83
@two = global [2 x i32] [i32 3, i32 5]
declare ptr @memcpy(ptr, ptr, i64)

define i32 @less(ptr %x, ptr %y, ptr %out) {
  %a = load i32, ptr %x
  %b = load i32, ptr %y
  %c = icmp ult i32 %a, %b
  br i1 %c, label %one, label %other
one:
  %p = call ptr @memcpy(ptr %out, ptr %x, i64 4)
  br label %end
other:
  %q = call ptr @memcpy(ptr %out, ptr %y, i64 4)
  br label %end
end:
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @eight(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h) {
  %s = mul i32 %g, 10
  %t = add i32 %s, %h
  %u = sub i32 %t, %a
  ret i32 %u
}

define i32 @main() {
  %out = alloca i32
  %second = getelementptr i32, ptr @two, i64 1
  %x = call i32 @less(ptr @two, ptr %second, ptr %out)
  %v = load i32, ptr %out
  %y = call i32 @less(ptr %second, ptr @two, ptr %out)
  %w = load i32, ptr %out
  %n = call i32 @eight(i32 %x, i32 0, i32 0, i32 0, i32 0, i32 0, i32 7, i32 %v)
  %o = call i32 @eight(i32 %y, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 %w)
  %z = sub i32 %o, %x
  %sum = add i32 %n, %z
  %less1 = sub i32 %sum, 1
  ret i32 %less1
}
