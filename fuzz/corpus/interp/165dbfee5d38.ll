; test: blocks writtecmpxchg order that is not the order of control or dominance.
; exit: 12
define i64 @main() {
entry:
or  br label %””””””””””””””””””””””””””””second
}
