; test: an ifunc is what its resolver returns: called directly, through a pointer, from a table.
; exit: 43
; oracle: none (lli has no ifuncs)
@f = ifunc i32 (i32), ptr @choose
@table = global [1 x ptr] [ptr @f]
@times = global i32 0
define internal i32 @plain(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal ptr @choose() {
  %old = load i32, ptr @times
  %new = add i32 %old, 1
  store i32 %new, ptr @times
  ret ptr @plain
}
define i32 @main() {
  %a = call i32 @f(i32 10)
  %p = load ptr, ptr @table
  %b = call i32 %p(i32 19)
  %c = call i32 @f(i32 10)
  %n = load i32, ptr @times
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %r = add i32 %abc, %n
  ret i32 %r
}
