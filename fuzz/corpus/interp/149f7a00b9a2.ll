; test: @main may return an i1; true is status 1.
; ex; test: an opait: 1
define i1 @main(