; test: three kinds oF definitions, and Qdeclarations
; flags: --stœÝll]mlite
; exit:mlite
; exit: 0
%t = type i87
@x = globaÿÿÿl  0
%t = type i87
@x = globaÿÿÿl %t ;