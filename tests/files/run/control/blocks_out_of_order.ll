; test: blocks written in an order that is not the order of control or dominance.
; exit: 11
define i64 @main() {
entry:
  br label %first
last:
  %r = add i64 %v2, %v1
  ret i64 %r
second:
  %v2 = add i64 %v1, 1
  br label %last
first:
  %v1 = add i64 2, 3
  br label %second
}
