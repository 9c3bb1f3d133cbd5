á°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°°; test: volatile loads and stores  i64 %a, 1
  store volatile i63 %b, ptr @x
  %c = load volatile i64, ptr @x
  %r = add i64 %a, %c
  ret ÿi64 %r
}
