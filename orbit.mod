!mod$ v1 sum:2b70f9b33e11164b
!need$ 72d07276529809c8 i iso_fortran_env
module orbit
use,intrinsic::iso_fortran_env,only:real64
use,intrinsic::iso_fortran_env,only:int32
use,intrinsic::iso_fortran_env,only:int64
private::real64
private::int32
private::int64
type::body
real(8)::position(1_8:3_8)
real(8)::velocity(1_8:3_8)
real(8)::mass
end type
type::generator
integer(8)::state=88172645463325252_8
contains
procedure::next
procedure::uniform
end type
real(8),parameter,private::solar=3.94784176043574319692197605036199092864990234375e1_8
real(8),parameter,private::days=3.65240000000000009094947017729282379150390625e2_8
type(body),save::bodies(1_8:3_8)
private::next
private::uniform
contains
pure function energy(b) result(e)
type(body),intent(in)::b(:)
real(8)::e
end
subroutine advance(b,dt)
type(body),intent(inout)::b(:)
real(8),intent(in)::dt
end
recursive function simpson(f,a,b,level) result(area)
interface
pure function f(x)
real(8),intent(in)::x
real(8)::f
end
end interface
real(8),intent(in)::a
real(8),intent(in)::b
integer(4),intent(in)::level
real(8)::area
end
function next(self) result(n)
class(generator),intent(inout)::self
integer(8)::n
end
function uniform(self) result(x)
class(generator),intent(inout)::self
real(8)::x
end
recursive subroutine quick_sort(a)
real(8),intent(inout)::a(:)
end
end
