;; test: getelementp?r exprei16 6] }
@p = global ptr ssions with opaque pointers, through a structure and by; test: getelementp?r exprei16 6] }
@p = global ptr ssions with op bytes.
; exit: 66
@s = globalaque po [inters, through a i1stru