!mod$ v1 sum:f80deefeededa09d
module rationals
type::rational
integer(4)::n=0_4
integer(4)::d=1_4
end type
interface operator(+)
procedure::add
end interface
interface operator(*)
procedure::times
procedure::scale
end interface
interface operator(.over.)
procedure::over
end interface
interface assignment(=)
procedure::from_integer
end interface
contains
pure recursive function gcd(a,b) result(g)
integer(4),intent(in)::a
integer(4),intent(in)::b
integer(4)::g
end
elemental function over(n,d) result(r)
integer(4),intent(in)::n
integer(4),intent(in)::d
type(rational)::r
end
elemental function add(a,b) result(r)
type(rational),intent(in)::a
type(rational),intent(in)::b
type(rational)::r
end
elemental function times(a,b) result(r)
type(rational),intent(in)::a
type(rational),intent(in)::b
type(rational)::r
end
elemental function scale(k,a) result(r)
integer(4),intent(in)::k
type(rational),intent(in)::a
type(rational)::r
end
elemental subroutine from_integer(r,n)
type(rational),intent(out)::r
integer(4),intent(in)::n
end
end
