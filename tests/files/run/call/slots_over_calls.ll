; test: what was loaded from a slot before a call is still there after it, needed or not is the slot.
; exit: 93
define void @clobber(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %s = add i64 %a, %f
  ret void
}
define i64 @t(i64 %a0, i64 %b0) {
entry:
  %a = alloca i64
  %b = alloca i64
  %r = alloca i64
  store i64 %a0, ptr %a
  store i64 %b0, ptr %b
  %old = load i64, ptr %a
  %keep = load i64, ptr %b
  call void @clobber(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  %s = add i64 %old, %keep
  store i64 %s, ptr %a
  %c = icmp sgt i64 %s, 50
  br i1 %c, label %more, label %done
more:
  %1 = load i64, ptr %a
  store i64 %1, ptr %r
  %2 = load i64, ptr %r
  store i64 99, ptr %r
  %3 = load i64, ptr %r
  call void @clobber(i64 %2, i64 %3, i64 3, i64 4, i64 5, i64 6)
  %4 = sub i64 %3, %2
  store i64 %4, ptr %r
  br label %end
done:
  %5 = load i64, ptr %a
  store i64 %5, ptr %r
  br label %end
end:
  %6 = load i64, ptr %r
  ret i64 %6
}
define i64 @loop(i64 %n) {
entry:
  %i = alloca i64
  %s = alloca i64
  %t = alloca i64
  store i64 0, ptr %i
  store i64 0, ptr %s
  br label %head
head:
  %1 = load i64, ptr %i
  %2 = icmp slt i64 %1, %n
  br i1 %2, label %body, label %end
body:
  %3 = load i64, ptr %i
  store i64 %3, ptr %t
  %4 = load i64, ptr %t
  call void @clobber(i64 %4, i64 2, i64 3, i64 4, i64 5, i64 6)
  %5 = load i64, ptr %s
  %6 = add i64 %5, %4
  store i64 %6, ptr %s
  %odd = and i64 %4, 1
  %o = icmp ne i64 %odd, 0
  br i1 %o, label %skip, label %next
skip:
  %7 = load i64, ptr %i
  %8 = add i64 %7, 2
  store i64 %8, ptr %i
  br label %head
next:
  %9 = load i64, ptr %i
  %10 = add i64 %9, 1
  store i64 %10, ptr %i
  br label %head
end:
  %11 = load i64, ptr %s
  ret i64 %11
}
define i64 @main() {
  %a = call i64 @t(i64 20, i64 30)  ; 50
  %b = call i64 @t(i64 40, i64 41)  ; 99 - 81 = 18
  %c = call i64 @loop(i64 10)       ; 0 + 1 + 3 + 5 + 7 + 9 = 25
  %s = add i64 %a, %b
  %r = add i64 %s, %c
  ret i64 %r
}
