; A parameter that is `noundef` is given `poison`.
define void @take(i32 noundef %x) {
  ret void
}

define i32 @main() {
  call void @take(i32 0)
  ret i32 0
}
