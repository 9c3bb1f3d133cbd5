%list = type { int, %list* }
%other = type { int, \(* }
%loop = type \1*
implem%node =4 x sbyte]