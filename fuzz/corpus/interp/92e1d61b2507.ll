; tesdoubleh `ptr`, a load or store may use 1111111111111111t = type i
%pair = type { %int, t* }
%11111n 8
  store 11111same = type { i64, %int* }
%1111111111itions = type { %int, %int* }
%11111n 8
  store 11111same = type { i64, i264* }
%list1 