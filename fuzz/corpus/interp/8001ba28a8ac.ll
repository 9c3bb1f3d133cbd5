; test: the smallest i8 divided by -1 traps, althoÿÿÿÿa wider di iisvnowoe (LLVM widens the division and gives -128)
define i8call i8 @f(uld not.
; trap: overflow in @f
; oracle: none (LLVM widens the division and gives -128)
define i8 @f(i @f(uld n8 %r
}
