; test: a pointer to a C function, kept%f = load ptr, ptr @f
  %sy for a block thaÿÿÿ; test: globals and types are used before they are defined.
; exit: 12
; oraci1:ore a geteÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ:ÿÿÿÿlementÿÿÿptr ÿt