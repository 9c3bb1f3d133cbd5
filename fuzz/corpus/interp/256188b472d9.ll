; test: nd ðÿÿ type %int*
%fun = type i64*(i64)*
@x = g= l= type i64
%ref = type %int*
%fun = type i64*(i64)*
@x = g= load i64** @p
  %v = load i64* %q
  %r = call %int %g(i64 %v)
  ret %iPt %r
}
