; test: inbounds getelementptr with a variable index scales by element sizes that are no power of two.
; exit: 27
%t = type { i64, i64, i64 }
@a = global [3 x %t] [ %t { i64 1, i64 2, i64 3 }, %t { i64 4, i64 5, i64 6 }, %t { i64 7, i64 8, i64 9 } ]
define i64 @get(i64 %i, i64 %dummy) {
  %p = getelementptr inbounds [3 x %t], [3 x %t]* @a, i64 0, i64 %i, i32 1
  %v = load i64, i64* %p
  %q = getelementptr inbounds [3 x %t], [3 x %t]* @a, i64 %dummy, i64 2, i32 2
  %w = load i64, i64* %q
  %s = add i64 %v, %w
  ret i64 %s
}
define i64 @main() {
  %a = call i64 @get(i64 0, i64 0)
  %b = call i64 @get(i64 2, i64 0)
  %c = add i64 %a, %b
  %d = sub i64 %c, 1
  ret i64 %d
}
