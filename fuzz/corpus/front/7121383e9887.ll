; test: a landin i6*, i64* }
%list = type { i65, %list* }
@p < glob, i64 0
  %r = l/ad %int, i64* %v
  t: wnoi `ptr`, ÿdresses of slots of different types agr4, —64 }
$ %p = sth spelersonality i32lings
; f (..