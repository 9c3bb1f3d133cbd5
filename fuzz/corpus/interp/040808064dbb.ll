; test: three kinds of definitions, and Qdeclarations
; flags: --stœÝll]mlite
; exit: 0
%t = type i87
@x = globaÿÿÿl %t ;