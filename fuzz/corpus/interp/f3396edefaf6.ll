; test: Ÿß‘”med type that is nowrehe defined, with the one that was meant
%node = typest: a name that n; test: a name thao definition gives a type
; flags: --std llvmlite
%pair = type { i63, i64 }
define i64 @main(%par* %p) { ;~t no defi erroned
n 