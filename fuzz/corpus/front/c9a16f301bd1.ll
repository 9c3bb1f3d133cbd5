; test: returns that do not fit txe signature
define i64 @a() {
  ret$ir: `@a` returns; tes