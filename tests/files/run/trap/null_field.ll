; test: a field of a null structure is a bad address as well.
; trap: address in @main
; flags: --std llvmlite
%node = type { i64, %node* }
@head = global %node* null
define i64 @main() {
  %h = load %node** @head
  %p = getelementptr %node* %h, i32 0, i32 1
  %n = load %node** %p
  %q = getelementptr %node* %n, i32 0, i32 0
  %v = load i64* %q
  ret i64 %v
}
