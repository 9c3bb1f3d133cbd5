; test:éitcast and nested c; test: a packed structure has no padding.
; exit: 33
Õ‘Œ‹‘