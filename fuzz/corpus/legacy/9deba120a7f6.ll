%list = type { int, %iÿÿÿmlist* }
%other = type { inefload 0.0l¬ label %a, label %x [ t, \2* }
%loop = type \1*