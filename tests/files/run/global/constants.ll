; test: constants are read as globals are; linkage and attribute words are accepted.
; exit: 36
@a = constant i64 1
@b = private constant i64 2
@c = internal global i64 3
@d = private unnamed_addr constant i64 4, align 8
@e = internal unnamed_addr global i64 5, align 16
@f = dso_local global i64 6, align 8
@g = linkonce_odr constant i64 7
@h = weak global i64 8
define i64 @main() {
  %a = load i64, ptr @a
  %b = load i64, ptr @b
  %c = load i64, ptr @c
  %d = load i64, ptr @d
  %e = load i64, ptr @e
  %f = load i64, ptr @f
  %g = load i64, ptr @g
  %h = load i64, ptr @h
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  %6 = add i64 %5, %g
  %7 = add i64 %6, %h
  ret i64 %7
}
