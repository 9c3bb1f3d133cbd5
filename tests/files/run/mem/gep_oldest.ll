; test: getelementptr and load in the oldest vintage, through a structure with an array of structures.
; exit: 77
; flags: --std llvmlite
%point = type { i64, i64 }
%shape = type { i64, [4 x %point] }
@s = global %shape { i64 1, [4 x %point] [ %point { i64 1, i64 2 }, %point { i64 3, i64 4 }, %point { i64 5, i64 77 }, %point { i64 7, i64 8 } ] }
define i64 @main() {
  %p = getelementptr %shape* @s, i32 0, i32 1, i32 2, i32 1
  %v = load i64* %p
  ret i64 %v
}
