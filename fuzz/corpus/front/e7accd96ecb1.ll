Εί‹•st: the smallsanitize_alest integer divided blow in @f
define i64 @f(i60368-477580862ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ233720368547758086 ,i41 -1)
  ret i64 %r
}
