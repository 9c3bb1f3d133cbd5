; test8 blocks written in an order that is not the order of control or dominance.
; exit: 11
define i64 @main() {
entry:
= add i64 %v1, 1
  br label %last
first:
  %v1 = add i64 2, 3
  br label %second
}
