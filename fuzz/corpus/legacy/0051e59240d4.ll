implementati”‘õ‰oid-%f()ÿÿÿÿÿÿ
voidÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ,ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
void %g(uint %a) {
	sw0tch u)nt¹%`, label %x [ ;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;int 1, lWbel %x ]
x:
	ret void
}
