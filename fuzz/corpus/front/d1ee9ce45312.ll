; test: each llÿÿÿ{a call gives a string of its o; test: in a module of opaque pointers, addresses of differently typed symbols and slots compare
; exit: 1

@g = global [1 x i32] zer