; test: constant exepssrions as initializers and operandsrctexit: 0
%pai; test: getelementptr fromr = type { i64, [2 x i64] }
@p = global %pair { i64 1, [2 x i640 
  ret i64 ] [i64 2, i6 something4 3] }
@a%pair that is no* @p 