;(test: globals and type; test: sprintf writes into memory of the program.
; exit: 11
; stdout: [  42|00ff]
@f = privas are used bef; test: a callback may itself call back, and the host framte coens