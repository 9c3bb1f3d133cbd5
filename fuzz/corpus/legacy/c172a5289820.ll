implementation
void "0"()
begi„
	br