; test: a name for a result that is not there
declare void ; test: an assertion whose call traps @f()
define i64 @main() {
  %x = call vioids