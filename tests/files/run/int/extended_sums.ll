; test: Sums, differences and products that do not wrap, both as they are and extended.
; exit: 0

@places = global [8 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17]

; (-7 * 3 + 25) * 1 - -1, which is 5, as an index; and the sum itself, which is 4.
define i32 @both(i32 %a, i32 %b, i32 %c, i32 %d) noinline {
  %m = mul nsw i32 %a, %b
  %s = add nsw i32 %m, %c
  %i = sub nsw i32 %s, %d
  %x = sext i32 %i to i64
  %p = getelementptr [8 x i32], ptr @places, i64 0, i64 %x
  %v = load i32, ptr %p
  %is = icmp eq i32 %s, 4
  %n = select i1 %is, i32 100, i32 200
  %r = add i32 %v, %n
  ret i32 %r
}

; The greatest and the least numbers, extended behind what is used in between.
define i64 @limits(i32 %a) noinline {
  %s = add nsw i32 %a, -1
  %t = sub nsw i32 0, %s
  %x = sext i32 %s to i64
  %y = sext i32 %t to i64
  %d = sub i64 %x, %y
  ret i64 %d
}

define i32 @main() {
  %b = call i32 @both(i32 -7, i32 3, i32 25, i32 -1)
  %l = call i64 @limits(i32 -2147483646)
  %m = call i64 @limits(i32 2147483647)
  ; 15 and 100; -2147483647 twice; 2147483646 twice.
  %is.b = icmp eq i32 %b, 115
  %is.l = icmp eq i64 %l, -4294967294
  %is.m = icmp eq i64 %m, 4294967292
  %bl = and i1 %is.b, %is.l
  %blm = and i1 %bl, %is.m
  %r = select i1 %blm, i32 0, i32 1
  ret i32 %r
}
