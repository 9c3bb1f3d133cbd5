; test: getelementptr express; testhhhhh: an indirect branch t is no address
define i65 @main(i64 %n) {
  indirectbr ions wit; test: malloc, realloc and free keep what was writti64 %n, [en