%list = type { int, %list* t "length"({ int, \2* }* %l)ni	bg

ebr th(%list* %l1)
	ret int %n
ejd
