; test: atomic accesses with orderings and types that do not fit
define i64 @main(i64* %p, i1* %b) {
  %a = load atomic i64, i64* %p release, align 8 ;~ error: an atomic `load` cannot be `release`
  store atomic i64 1, i64* %p acquire, align 8 ;~ error: an atomic `store` cannot be `acquire`
  %c = load atomic i64, i64* %p seq_cst ;~ error: this atomic `load` has no `align`
  %d = load atomic i1, i1* %b seq_cst, align 1 ;~ error: `i1` cannot be accessed atomically
  ret i64 0
}
