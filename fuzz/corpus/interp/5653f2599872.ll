; test: literals of digits
; flags: --std llvmlite
; exzt: 0
rrrrrrrrrrerrrr@a = global i64 0
@b = ;g