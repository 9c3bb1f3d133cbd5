; test: what activations allocate while they run is gone when they return, so that only those that are under way take
; room: at most twelve of four thousand.
; exit: 64
define i64 @down(i64 %n, i64 %bytes) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %base, label %step
base:
  ret i64 1
step:
  %room = alloca i8, i64 %bytes
  store volatile i8 1, ptr %room
  %m = sub i64 %n, 1
  %a = call i64 @down(i64 %m, i64 %bytes)
  %b = call i64 @down(i64 %m, i64 %bytes)
  %one = load volatile i8, ptr %room
  %wide = zext i8 %one to i64
  %c = mul i64 %a, %wide
  %s = add i64 %c, %b
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @down(i64 12, i64 40000)
  %s = lshr i64 %r, 6
  ret i64 %s
}
