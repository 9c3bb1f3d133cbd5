; test: the store.
; exit: 30
define i64 @t(ptr %p, ptr