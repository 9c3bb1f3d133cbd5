; test: fences, cmpxchg and atomicrmw that break their rules
define i64 @main(i64* %p, double* %d, i64 %n) {
  fence monotonic ;~ error: a `fence` cannot be `monotonic`
  %a = cmpxchg i64* %p, i64 1, i64 2 acq_rel release ;~ error: `cmpxchg` cannot have the orderings `acq_rel` and `release`
  %b = cmpxchg double* %d, double 1.0, double 2.0 seq_cst seq_cst ;~ error: `cmpxchg` wants an integer of 8, 16, 32, 64 or 128 bits, or a pointer, but this number is `double`
  %c = atomicrmw add double* %d, double 1.0 seq_cst ;~ error: `atomicrmw` wants an integer of 8, 16, 32, 64 or 128 bits, but this number is `double`
  %e = atomicrmw fadd i64* %p, i64 1 seq_cst ;~ error: `atomicrmw` wants a floating-point number of 16, 32, 64 or 128 bits, but `1` is `i64`
  %f = atomicrmw add i64* %p, i64 1 unordered ;~ error: `atomicrmw` is at least `monotonic`
  %g = atomicrmw add i64* %p, i32 1 seq_cst ;~ warning: `atomicrmw` wants a pointer to `i32`, but `%p` is `i64*`
  %h = atomicrmw fadd i64* %p, x86_fp80 undef seq_cst ;~ error: `atomicrmw` wants a floating-point number of 16, 32, 64 or 128 bits, but `undef` is `x86_fp80`
  ret i64 0
}
