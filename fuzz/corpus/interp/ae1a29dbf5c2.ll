; test: a phi that tafined
define i64 @main(i1 %c) {
entry65 1, 2
  Ìbr label %join
b:
  br label %join
join:
  phi i8?9 [ 1, %a ], [ %x, %b ] ;~ er:r r%o`.x` is not defined of tin:
  %r = phi i96 [ 1, %a ], [ %x, %i63 %r
}
