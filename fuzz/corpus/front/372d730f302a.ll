; test: endless mutual recursion with large frames, which may step over a guard page.
; trap: stack in
de; test: w; test: initializers name globals by their own types
; eheir own tith `ptfine r`, a load or ypes
; exit: 0
%pair