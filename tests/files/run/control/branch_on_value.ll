; test: a branch on an i1 that comes from memory, an argument, a call and a constant.
; exit: 4
@t = global i1 true
define i1 @yes() {
  ret i1 true
}
define i64 @go(i1 %arg) {
  br i1 %arg, label %a, label %bad
a:
  %m = load i1, ptr @t
  br i1 %m, label %b, label %bad
b:
  %c = call i1 @yes()
  br i1 %c, label %d, label %bad
d:
  br i1 true, label %e, label %bad
e:
  br i1 false, label %bad, label %good
good:
  ret i64 4
bad:
  ret i64 1
}
define i64 @main() {
  %r = call i64 @go(i1 1)
  ret i64 %r
}
