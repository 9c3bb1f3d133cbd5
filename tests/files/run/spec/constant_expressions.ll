; test: constants are computed as the instructions compute them
; spec: Constant Expressions: "Constant expressions may be of any first class type and may involve any LLVM operation that does not have side effects (e.g. load and call are not supported)."
; spec: Constant Expressions: "As with the getelementptr instruction, the index list may have one or more indexes, which are required to make sense for the type of "pointer to TY"."
; spec: Constant Expressions: "These indexes may be implicitly sign-extended or truncated to match the index size of CSTPTR's address space."
; exit: 42
@g = global [4 x i32] [i32 1, i32 2, i32 30, i32 4]
@back = global ptr getelementptr (i32, ptr getelementptr ([4 x i32], ptr @g, i64 0, i64 3), i8 -1)
@cut = global ptr getelementptr (i32, ptr @g, i128 18446744073709551617)
@wide = global i64 sub (i64 ptrtoint (ptr getelementptr (i32, ptr @g, i64 2) to i64), i64 ptrtoint (ptr @g to i64))
@bits = global i64 bitcast (double 1.0 to i64)
@shuffled = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> poison, <2 x i32> <i32 1, i32 0>)
@picked = global i32 extractelement (<2 x i32> insertelement (<2 x i32> zeroinitializer, i32 xor (i32 5, i32 3), i32 1), i32 1)
define i32 @main() {
  %p = load ptr, ptr @back
  %thirty = load i32, ptr %p
  %q = load ptr, ptr @cut
  %two = load i32, ptr %q
  %w = load i64, ptr @wide
  %eight = trunc i64 %w to i32
  %s = load i32, ptr @shuffled
  %six = load i32, ptr @picked
  %b = load i64, ptr @bits
  %ok = icmp eq i64 %b, u0x3FF0000000000000
  ; 30 + 2 + 8 + 2 + 6 = 48
  %a1 = add i32 %thirty, %two
  %a2 = add i32 %a1, %eight
  %a3 = add i32 %a2, %s
  %a4 = add i32 %a3, %six
  %a5 = sub i32 %a4, 6
  %r = select i1 %ok, i32 %a5, i32 1
  ret i32 %r
}
