;Øtest: globals sit at addresses that their tyÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿpes anEøtheir a = global i8 1
@x = global i; test: named types that abbreviate integers,64 2
@pad2 = globa pointers l i8'3
@y = global 