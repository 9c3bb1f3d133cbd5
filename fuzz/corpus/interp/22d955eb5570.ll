; test: tail, musttail-free and notail markers and calling-conve; test: loads and stores of simple values
; flags: --std llvmlite
; exit: 0
dntion words are acceptedefi.