!mod$ v1 sum:2c4443d4ef417bb8
module shapes
type,abstract::shape
character(12_4,1)::label="none        "
contains
procedure(area_of),deferred::area
procedure::describe=>describe_shape
end type
abstract interface
pure function area_of(self) result(a)
import::shape
class(shape),intent(in)::self
real(4)::a
end
end interface
type,extends(shape)::circle
real(4)::radius=1._4
contains
procedure::area=>circle_area
end type
type,extends(shape)::rectangle
real(4)::sides(1_8:2_8)=[REAL(4)::1._4,1._4]
contains
procedure::area=>rectangle_area
procedure::describe=>describe_rectangle
end type
type::node
class(shape),allocatable::item
type(node),pointer::next=>NULL()
end type
intrinsic::null
type::list
type(node),pointer::first=>NULL()
integer(4)::length=0_4
contains
procedure::push
procedure::total
procedure::clear
end type
contains
pure function circle_area(self) result(a)
class(circle),intent(in)::self
real(4)::a
end
pure function rectangle_area(self) result(a)
class(rectangle),intent(in)::self
real(4)::a
end
subroutine describe_shape(self)
class(shape),intent(in)::self
end
subroutine describe_rectangle(self)
class(rectangle),intent(in)::self
end
subroutine push(self,item)
class(list),intent(inout)::self
class(shape),intent(in)::item
end
function total(self)
class(list),intent(in)::self
real(4)::total
end
subroutine clear(self)
class(list),intent(inout)::self
end
end
