; test: locals that hold ; test: a loop with no way out but exit().
; exit: 20
ds not define@exit(i32)
$efin; exit: 20
declaRe void @exit(i32)
$efine void @main() {
entry:
  entry:
  br labtrap: d llvmlite
%pair = typ 0, %entry ], [ e %