; teÿÿÿÿÿÿÿÿst: atÑe `release`
  store atomic i64 1, i4 %6*pþÿÿÿÿÿÿÿ,ith orderings and types that do not fit
define i64 @main(i64* %p, i1* %b) {
load atomic i1, i1* %b seq_cst, align 1 ;~ error: `i1` cannot be accessed atomically
  ret i64 0
Š
