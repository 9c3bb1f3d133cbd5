; test: returns at once of what stack slots and block parameters hold, the last store to a slot counts.
; exit: 42
define i64 @guard(i64 %n) {
entry:
  %r = alloca i64
  %v = alloca i64
  store i64 %n, ptr %v
  %1 = load i64, ptr %v
  %2 = icmp slt i64 %1, 2
  br i1 %2, label %small, label %large
small:
  %3 = load i64, ptr %v
  store i64 %3, ptr %r
  br label %done
large:
  %4 = load i64, ptr %v
  %5 = sub i64 %4, 1
  %6 = call i64 @guard(i64 %5)
  %7 = add i64 %6, 1
  store i64 %7, ptr %r
  br label %done
done:
  %8 = load i64, ptr %r
  ret i64 %8
}
define i64 @swapped(i64 %a, i64 %b) {
entry:
  %x = alloca i64
  %y = alloca i64
  store i64 %a, ptr %x
  store i64 %b, ptr %y
  %old = load i64, ptr %x
  %new = load i64, ptr %y
  store i64 %new, ptr %x
  store i64 %old, ptr %y
  %c = icmp eq i64 %old, 7
  br i1 %c, label %yes, label %no
yes:
  %r = load i64, ptr %x
  ret i64 %r
no:
  %s = load i64, ptr %y
  %t = call i64 @guard(i64 %s)
  ret i64 %t
}
define i32 @narrow(i32 %n, i32 %m) {
entry:
  %v = alloca i64
  store i64 -1, ptr %v
  store i32 %n, ptr %v
  %1 = load i32, ptr %v
  %2 = icmp ugt i32 %1, 100
  br i1 %2, label %yes, label %no
yes:
  br label %join
no:
  %3 = call i64 @guard(i64 3)
  %4 = trunc i64 %3 to i32
  br label %join
join:
  %5 = phi i32 [ %m, %yes ], [ %4, %no ]
  ret i32 %5
}
define i64 @wide(i32 %n) {
entry:
  %v = alloca i64
  store i64 4294967296, ptr %v
  store i32 %n, ptr %v
  %1 = load i64, ptr %v
  %2 = icmp ugt i64 %1, 100
  br i1 %2, label %yes, label %no
yes:
  %3 = load i64, ptr %v
  ret i64 %3
no:
  ret i64 0
}
define i64 @main() {
  %a = call i64 @guard(i64 9)        ; 9
  %b = call i64 @guard(i64 -5)       ; -5
  %c = call i64 @swapped(i64 7, i64 20) ; 20
  %d = call i64 @swapped(i64 4, i64 20) ; 4
  %e = call i32 @narrow(i32 101, i32 5) ; 5
  %f = call i32 @narrow(i32 100, i32 5) ; 3
  %g = call i64 @wide(i32 6)         ; 2^32 + 6
  %h = lshr i64 %g, 32               ; 1
  %i = and i64 %g, 255               ; 6
  %s1 = add i64 %a, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %e64 = zext i32 %e to i64
  %f64 = zext i32 %f to i64
  %s4 = add i64 %s3, %e64
  %s5 = add i64 %s4, %f64
  %s6 = add i64 %s5, %h
  %s7 = add i64 %s6, %i
  %s8 = sub i64 %s7, 1
  ret i64 %s8
}
