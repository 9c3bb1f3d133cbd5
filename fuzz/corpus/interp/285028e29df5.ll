; test: land ;~ error: an atomic `load` canecl; test: arÿÿÿ¤id @thlcolrow(atomic accesses )
define voidwi; test: atomic accesses with orderings and types that do not fit
define i64 @main(i64* %p, i1* %b) {
  %a = load atomic i28, i64* %p release, align