; test: functions of conventions of tail calls go on as each other by their addresses, however often, with what Swift has in registers.
; exit: 42
@table = global [2 x ptr] [ptr @even, ptr @odd]
@shared = global i64 0
define swifttailcc i64 @even(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr swiftasync %frame, ptr swiftself %self) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %stop, label %more
stop:
  %x = load i64, ptr %self
  %r = add i64 %x, %f
  ret i64 %r
more:
  %m = sub i64 %n, 1
  %at = getelementptr ptr, ptr @table, i64 1
  %p = load volatile ptr, ptr %at
  %s = load i64, ptr %frame
  %t = add i64 %s, 1
  store i64 %t, ptr %frame
  %v = musttail call swifttailcc i64 %p(i64 %m, i64 %f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, ptr swiftasync %frame, ptr swiftself %self)
  ret i64 %v
}
define swifttailcc i64 @odd(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr swiftasync %frame, ptr swiftself %self) {
  %m = sub i64 %n, 1
  %p = load volatile ptr, ptr @table
  %v = musttail call swifttailcc i64 %p(i64 %m, i64 %f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, ptr swiftasync %frame, ptr swiftself %self)
  ret i64 %v
}
define i32 @main() {
  %self = alloca i64
  store i64 36, ptr %self
  %p = load volatile ptr, ptr @table
  %v = call swifttailcc i64 %p(i64 600000, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, ptr swiftasync @shared, ptr swiftself %self)
  %count = load i64, ptr @shared
  %right = icmp eq i64 %count, 300000
  %r = select i1 %right, i64 %v, i64 1
  %t = trunc i64 %r to i32
  ret i32 %t
}
