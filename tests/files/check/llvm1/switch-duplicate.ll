; test: a value stands once in a table.
implementation
void %f(uint %a) {
	switch uint %a, label %x [ uint 1, label %x  ;~ error: 1 stands twice in a `switch`
		uint 2, label %x
		uint 1, label %x ]
x:
	switch uint %a, label %y [ uint 1, label %y  uint 2, label %y ]
y:
	ret void
}
