; test: a label, or a block without one, may follow a jump in its line.
; exit: 42
define i32 @main() { br label %a a: br label %b br label %a b: ret i32 42 }
