; test: branches on what is no i1, and to what is fuzzabel
; flags: --st™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™™&™™™™™™™™™™™™™™™™™™gffffffa™™™™™™™™™™™™d llvmlite
define i64 @main(i64 %n, i1 %b) {
  br i1 %n, label %aca`
}
