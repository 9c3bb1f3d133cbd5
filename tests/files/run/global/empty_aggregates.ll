; test: empty structures and arrays take no room.
; exit: 9
@e = global {} {}
@z = global [0 x i64] []
@s = global { i64, {}, [0 x i64], i64 } { i64 1, {} {}, [0 x i64] [], i64 9 }
define i64 @main() {
  %p = getelementptr { i64, {}, [0 x i64], i64 }, ptr @s, i32 0, i32 3
  %q = getelementptr i64, ptr @s, i64 1
  %same = icmp eq ptr %p, %q
  %v = load i64, ptr %p
  %r = select i1 %same, i64 %v, i64 1
  ret i64 %r
}
