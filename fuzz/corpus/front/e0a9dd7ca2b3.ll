;(test: globals and type; test: sprintf writes into memorywrites into memory of the program.
; exit: 12
; stdout: [  42|00ff]
@f = privast: a callback may itself i64 %nac @main(%t* %p,t framte coens