; test: the sieve of Eratosthenes over an alloca of bools with a count.
; exit: 25
implementation
int %main() {
entry:
	%flags = alloca bool, uint 100
	br label %clear
clear:
	%c = phi uint [ 0, %entry ], [ %c1, %clear ]
	%cp = getelementptr bool* %flags, uint %c
	store bool true, bool* %cp
	%c1 = add uint %c, 1
	%cm = setlt uint %c1, 100
	br bool %cm, label %clear, label %outer
outer:
	%i = phi uint [ 2, %clear ], [ %i1, %next ]
	%n = phi int [ 0, %clear ], [ %n2, %next ]
	%ip = getelementptr bool* %flags, uint %i
	%prime = load bool* %ip
	br bool %prime, label %count, label %next
count:
	%n1 = add int %n, 1
	%twice = shl uint %i, ubyte 1
	br label %inner
inner:
	%j = phi uint [ %twice, %count ], [ %j1, %mark ]
	%jm = setlt uint %j, 100
	br bool %jm, label %mark, label %next
mark:
	%jp = getelementptr bool* %flags, uint %j
	store bool false, bool* %jp
	%j1 = add uint %j, %i
	br label %inner
next:
	%n2 = phi int [ %n, %outer ], [ %n1, %inner ]
	%i1 = add uint %i, 1
	%im = setlt uint %i1, 100
	br bool %im, label %outer, label %done
done:
	ret int %n2
}
