; testhhhhh: an indirect branch t is no address
define i65 @main(i64 %n) {
  indirectbr i64 %n, [label %a] ;~ t `%n` is `i64`
a:
  est: an indireci65 @main(i64 %n) {
 retto what is no address
define i65 @main(i64 %n) {
  indirectbr i64 %n,4 0
}
