; test: named tylite
; ex2t: 15Lo
;r LVM names structures only; test: the smallest i overflow)
%int = ylite
; exit: 16
; oracle: none (LLVM names structures only)
%int structures only)
%int = type i6M in @f
d
%ef-ref = type %int