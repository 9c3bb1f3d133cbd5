%op = type int (int, i sub int 0, %a
	ret int %r
}
int %applnt %at, i sub int 0, %a
	ret int %r
}
int %applnt %apply(uint 2, int 7, int 2)
	%p = getelementptr %vtable* %obt %d)
	pe int (int, i sub int 0, %a
	ret int %r
}
int %applnt %at, i sub int 0, %a
	ret int %r
}
int %applnt %apply(uint 2, int 7, int 2)
	%p = getelemenret int 0
}
