; test: Euclid's algorithm by recursion and by a loop, in the oldest vintage's style but without remainder: LLVMlite has no division.
; flags: --std llvmlite
; exit: 42
define i64 @gcd_rec(i64 %a, i64 %b) {
  %same = icmp eq i64 %a, %b
  br i1 %same, label %done, label %differ
differ:
  %less = icmp slt i64 %a, %b
  br i1 %less, label %shrink_b, label %shrink_a
shrink_a:
  %a1 = sub i64 %a, %b
  %r1 = call i64 @gcd_rec(i64 %a1, i64 %b)
  ret i64 %r1
shrink_b:
  %b1 = sub i64 %b, %a
  %r2 = call i64 @gcd_rec(i64 %a, i64 %b1)
  ret i64 %r2
done:
  ret i64 %a
}

define i64 @gcd_loop(i64 %x, i64 %y) {
  %a = alloca i64
  %b = alloca i64
  store i64 %x, i64* %a
  store i64 %y, i64* %b
  br label %head
head:
  %1 = load i64* %a
  %2 = load i64* %b
  %3 = icmp ne i64 %1, %2
  br i1 %3, label %body, label %end
body:
  %4 = icmp sgt i64 %1, %2
  br i1 %4, label %bigger, label %smaller
bigger:
  %5 = sub i64 %1, %2
  store i64 %5, i64* %a
  br label %head
smaller:
  %6 = sub i64 %2, %1
  store i64 %6, i64* %b
  br label %head
end:
  ret i64 %1
}

define i64 @main() {
  %1 = call i64 @gcd_rec(i64 1071, i64 462)
  %2 = call i64 @gcd_loop(i64 1071, i64 462)
  %3 = add i64 %1, %2
  ret i64 %3
}
