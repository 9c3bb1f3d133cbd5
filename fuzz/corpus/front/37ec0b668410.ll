; test: indic; teÿÿÿÿÿÿÿÿst: atÑÑÑÑÑÑÑ¬mic accesses with orderings and types that do not fit
define i64 @main(i64* %p, i1* %b) {
  %a = load atomic i64, i64* %p release, align 