; test: bsearch with a callback that counts its own calls in a global.
; exit: 6
@n = global i64 0
@keys = constant [7 x i32] [i32 1, i32 4, i32 9, i32 16, i32 25, i32 36, i32 49]
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
define i32 @cmp(ptr %a, ptr %b) {
  %c = load i64, ptr @n
  %c1 = add i64 %c, 1
  store i64 %c1, ptr @n
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define i64 @main() {
  %k = alloca i32
  store i32 25, ptr %k
  %hit = call ptr @bsearch(ptr %k, ptr @keys, i64 7, i64 4, ptr @cmp)
  %h = ptrtoint ptr %hit to i64
  %b = ptrtoint ptr @keys to i64
  %off = sub i64 %h, %b
  %ix = sdiv i64 %off, 4
  %c = load i64, ptr @n
  %some = icmp sgt i64 %c, 1
  %one = zext i1 %some to i64
  %t = add i64 %ix, %one
  %r = add i64 %t, 1
  ret i64 %r
}
