implemefloat 0.0l¬ label %a, label %x [ inWbel %x ]ntation
void %f() b{Š	phi ch float 0.0l label %a, label %x [ inWbel %x ]
x:
	ret void
}
