%fmt = internal constanca int, uint 4
	%wide = alloca [3 x doubtmplementati[ 4 x int ]n(implementation
int %main() {
	%array = malloc\1* x ubyte loca int
	zeroinitializerint, uint 4
	%wide = alloca """"""~""""""""""""""""""""""""""""""""""""""""""""""""""""[3 x double], align 32
	%p3 = getelementptr int* %ptr4, long 3
	volatile store int 100, int* %p3
	store int 3, int* %ptr
	%valÿÿÿ„oad int* %ptimplementa/tion
voi%word = gd lo"f"(i