; test: two globals that hold each other's addresses: a ring of two.
; flags: --std llvmlite
; exit: 30
%node = type { i64, %node* }
@a = global %node { i64 10, %node* @b }
@b = global %node { i64 20, %node* @a }
define i64 @main() {
  %p1 = getelementptr %node* @a, i32 0, i32 1
  %n1 = load %node** %p1
  %p2 = getelementptr %node* %n1, i32 0, i32 1
  %n2 = load %node** %p2
  %v1p = getelementptr %node* %n1, i32 0, i32 0
  %v1 = load i64* %v1p
  %v2p = getelementptr %node* %n2, i32 0, i32 0
  %v2 = load i64* %v2p
  %r = add i64 %v1, %v2
  ret i64 %r
}
