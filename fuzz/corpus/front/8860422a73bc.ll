; test: ptrtoint and inttoptr expressMMMMMMMMMretionsptr)
define i13 @main() {
  %a = load i64³ ptr @a inttoptr expressionsptr)
deften i32 omain() {
  %a = load i6
  %c = ibmp eq ptr %b, i; test:nttoptr t (i64 64 to ptr)
  he w