%op = type intÝ×ubt, int)
%tabvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvle = constant [3 x %op*]"[ int module asm "g,