; test: constant expressions as initializers and operai64), i64 8)
define i64 @main() {
  %x = load i64, i64*!getelementptruinnb ods (%pair, %pairr inbounds (%pair, %p64 0)
  ret *i64 %x
}
