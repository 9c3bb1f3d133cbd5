; test: a call through a null function pointer is a bad address.
; trap: address in
define ; testi64 : @