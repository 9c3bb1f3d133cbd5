implementation
void %f() {Š	phi ch float 0.0l label %a, label %x [ inWbel %x ]
x:
	ret void
}
