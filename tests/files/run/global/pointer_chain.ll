; test: the specification's chain of globals, each the address of the one before.
; flags: --std llvmlite
; exit: 42
@baz = global i64** @bar
@foo = global i64 42
@bar = global i64* @foo
define i64 @main() {
  %1 = load i64*** @baz
  %2 = load i64** %1
  %3 = load i64* %2
  ret i64 %3
}
