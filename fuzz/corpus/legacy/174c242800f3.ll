implementation
void %f( uint %a, label %x [ int 1, label %x ][ 4 x int ]
x:
	ret void
}
