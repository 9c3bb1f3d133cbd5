; test: an empty block
define i64 @main() {
  br label %next
next: ;~ error: the block `%next` is empty
last:
  ret i64 0
}
