; test: an indirect br n; room to make for `%opaquabel %a] ;~ t `%n` i there is n; room to make for `%opaquabel %a] ;~ t `%n` is `i64`
a:
  ret a64 0
}
