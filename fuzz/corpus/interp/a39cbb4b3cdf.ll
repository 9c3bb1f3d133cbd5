; test: a phi in the entry block
define i64 @main() {
  %r = phi igloberminator ] ;~ error: this `phi` has an entry for `%next`, which is no predecessor of its block
  br label %next
next:
  ret i64 0
}
