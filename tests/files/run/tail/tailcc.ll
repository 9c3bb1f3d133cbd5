; test: functions of different types call each other in place of themselves by `tailcc` and `swifttailcc`.
; stdout: 1000000 36
; stdout: 500000
; exit: 0
@line = constant [9 x i8] c"%ld %ld\0A\00"
@one = constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
define tailcc i64 @few(i64 %n, ptr %seen) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %r = tail call tailcc i64 @many(i64 %less, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, ptr %seen)
  ret i64 %r
end:
  ret i64 0
}
define tailcc i64 @many(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, ptr %seen) {
  %old = load i64, ptr %seen
  %new = add i64 %old, 1
  store i64 %new, ptr %seen
  %ab = add i64 %a, %b
  %cd = add i64 %c, %d
  %ef = add i64 %e, %f
  %gh = add i64 %g, %h
  %abcd = add i64 %ab, %cd
  %efgh = add i64 %ef, %gh
  %all = add i64 %abcd, %efgh
  %to = getelementptr i64, ptr %seen, i64 1
  store i64 %all, ptr %to
  %r = musttail call tailcc i64 @few(i64 %n, ptr %seen)
  ret i64 %r
}
define swifttailcc void @down(i64 %n, ptr %p) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  tail call swifttailcc void @up(ptr %p, i64 %less, i64 0, i64 0, i64 0, i64 0, i64 0, i64 %n)
  ret void
end:
  ret void
}
define swifttailcc void @up(ptr %p, i64 %n, i64, i64, i64, i64, i64, i64 %m) {
  %old = load i64, ptr %p
  %bit = and i64 %m, 1
  %new = add i64 %old, %bit
  store i64 %new, ptr %p
  tail call swifttailcc void @down(i64 %n, ptr %p)
  ret void
}
define i32 @main() {
  %p = alloca [2 x i64]
  store i64 0, ptr %p
  %q = getelementptr i64, ptr %p, i64 1
  call tailcc i64 @few(i64 1000000, ptr %p)
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  call i32 (ptr, ...) @printf(ptr @line, i64 %a, i64 %b)
  store i64 0, ptr %p
  call swifttailcc void @down(i64 1000000, ptr %p)
  %c = load i64, ptr %p
  call i32 (ptr, ...) @printf(ptr @one, i64 %c)
  ret i32 0
}
