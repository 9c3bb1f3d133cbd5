!mod$ v1 sum:6309af992ffe2e33
module linear
integer(4),parameter::real_kind=8_4
intrinsic::kind
type::system
real(8),allocatable::matrix(:,:)
real(8),allocatable::right(:)
character(:,1),allocatable::name
end type
interface residual
procedure::residual_of_system
procedure::residual_of_parts
end interface
contains
function hilbert(n) result(h)
integer(4),intent(in)::n
real(8)::h(1_8:int(n,kind=8),1_8:int(n,kind=8))
end
subroutine eliminate(a,b,x,info)
real(8),intent(in)::a(:,:)
real(8),intent(in)::b(:)
real(8),intent(out)::x(1_8:size(b,dim=1,kind=8))
integer(4),intent(out)::info
end
pure function residual_of_parts(a,x,b)
real(8),intent(in)::a(:,:)
real(8),intent(in)::x(:)
real(8),intent(in)::b(:)
real(8)::residual_of_parts
end
pure function residual_of_system(s,x)
type(system),intent(in)::s
real(8),intent(in)::x(:)
real(8)::residual_of_system
end
recursive function determinant(a) result(d)
real(8),intent(in)::a(:,:)
real(8)::d
end
end
