; test: cmpxchg, load and store of 128 bits are atomic accesses too; pointers are compared.
; oracle: none (LLVM needs a 16-byte exchange that it is not told of)
; exit: 0
; stdout: 1 0 2 1
; stdout: 0 3 4 0
; stdout: 0 5 6 1
; stdout: 1 1 0
@m = global i128 36893488147419103232, align 16
@p = global ptr @m
@fmt = constant [16 x i8] c"%d %ld %ld %d\0A\00\00"
@fmtp = constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define void @show(i1 %ok, i128 %old, i1 %more) {
  %a = zext i1 %ok to i32
  %b = trunc i128 %old to i64
  %h = lshr i128 %old, 64
  %c = trunc i128 %h to i64
  %d = zext i1 %more to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i64 %b, i64 %c, i32 %d)
  ret void
}
define i32 @main() {
  ; 36893488147419103232 is 2 * 2^64, 73786976294838206467 is 4 * 2^64 + 3
  %1 = cmpxchg ptr @m, i128 36893488147419103232, i128 73786976294838206467 seq_cst seq_cst
  %old = extractvalue { i128, i1 } %1, 0
  %ok = extractvalue { i128, i1 } %1, 1
  call void @show(i1 %ok, i128 %old, i1 %ok)
  %2 = cmpxchg weak ptr @m, i128 3, i128 0 seq_cst monotonic
  %old2 = extractvalue { i128, i1 } %2, 0
  %ok2 = extractvalue { i128, i1 } %2, 1
  call void @show(i1 %ok2, i128 %old2, i1 %ok2)
  store atomic i128 110680464442257309701, ptr @m release, align 16
  %l = load atomic i128, ptr @m seq_cst, align 16
  %same = icmp eq i128 %l, 110680464442257309701
  call void @show(i1 false, i128 %l, i1 %same)
  %3 = cmpxchg ptr @p, ptr @m, ptr null seq_cst seq_cst
  %old3 = extractvalue { ptr, i1 } %3, 0
  %ok3 = extractvalue { ptr, i1 } %3, 1
  %was = icmp eq ptr %old3, @m
  %now = load ptr, ptr @p
  %isnull = icmp ne ptr %now, null
  %a = zext i1 %ok3 to i32
  %b = zext i1 %was to i32
  %c = zext i1 %isnull to i32
  call i32 (ptr, ...) @printf(ptr @fmtp, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
