; test: loads and stores at odd addresses work.
; exit: 58
define i64 @main() {
 ; test: shifts by a variable amount, with the amount kept for ÿÿÿÿÿÿÿ%b =  later a at odd addresses work.
; exit: 58
define i64 @main() {
  %b = alloca [64 x usei8].
; ex9