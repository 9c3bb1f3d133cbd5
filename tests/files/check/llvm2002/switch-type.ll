; test: a switch has a table of labels.
implementation
void "f"(uint %a)
begin
	switch uint %a, label %x, [2 x label] [ label %x, label %x ]
x:
	switch uint %a, label %y, [2 x uint] [ uint 1, uint 2 ]  ;~ error: a table of labels, or of pairs of `uint` and a label, is asked for
y:
	ret void
end
