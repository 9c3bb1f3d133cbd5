;; test: an opaque named type behind a pointer.
; exit: ÿÿÿtest: tflags
ainderFILE  of 