! Derived types with inheritance, type-bound procedures, polymorphism, linked lists and internal files.
module shapes
  implicit none
  type, abstract :: shape
    character(len=12) :: label = 'none'
  contains
    procedure(area_of), deferred :: area
    procedure :: describe => describe_shape
  end type shape
  abstract interface
    pure function area_of(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real :: a
    end function area_of
  end interface
  type, extends(shape) :: circle
    real :: radius = 1
  contains
    procedure :: area => circle_area
  end type circle
  type, extends(shape) :: rectangle
    real :: sides(2) = [1, 1]
  contains
    procedure :: area => rectangle_area
    procedure :: describe => describe_rectangle
  end type rectangle
  type :: node
    class(shape), allocatable :: item
    type(node), pointer :: next => null()
  end type node
  type :: list
    type(node), pointer :: first => null()
    integer :: length = 0
  contains
    procedure :: push
    procedure :: total
    procedure :: clear
  end type list
contains
  pure function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real :: a
    a = acos(-1.0) * self%radius**2
  end function circle_area

  pure function rectangle_area(self) result(a)
    class(rectangle), intent(in) :: self
    real :: a
    a = product(self%sides)
  end function rectangle_area

  subroutine describe_shape(self)
    class(shape), intent(in) :: self
    print '(a, " of area ", f0.3)', trim(self%label), self%area()
  end subroutine describe_shape

  subroutine describe_rectangle(self)
    class(rectangle), intent(in) :: self
    print '(a, 2(1x, f6.2))', trim(self%label), self%sides
    call describe_shape(self)
  end subroutine describe_rectangle

  subroutine push(self, item)
    class(list), intent(inout) :: self
    class(shape), intent(in) :: item
    type(node), pointer :: fresh
    allocate (fresh)
    allocate (fresh%item, source=item)
    fresh%next => self%first
    self%first => fresh
    self%length = self%length + 1
  end subroutine push

  real function total(self)
    class(list), intent(in) :: self
    type(node), pointer :: at
    total = 0
    at => self%first
    do while (associated(at))
      call at%item%describe()
      total = total + at%item%area()
      at => at%next
    end do
  end function total

  subroutine clear(self)
    class(list), intent(inout) :: self
    type(node), pointer :: at
    do while (associated(self%first))
      at => self%first%next
      deallocate (self%first)
      self%first => at
    end do
    self%length = 0
  end subroutine clear
end module shapes

program library
  use shapes
  use, intrinsic :: iso_fortran_env, only: int64, output_unit, iostat_end
  use, intrinsic :: iso_c_binding
  implicit none
  interface
    pure function c_strlen(text) bind(c, name='strlen') result(n)
      import :: c_size_t, c_char
      character(kind=c_char), intent(in) :: text(*)
      integer(c_size_t) :: n
    end function c_strlen
  end interface
  type(list) :: all
  class(shape), allocatable :: any_shape
  character(len=40) :: text, words(4)
  integer :: i, status, numbers(5)
  integer(int64) :: big
  complex :: z
  logical :: found
  call all%push(circle('circle', 2.0))
  call all%push(rectangle('rectangle', [3.0, 4.5]))
  allocate (any_shape, source=circle('unit'))
  call all%push(any_shape)
  print '(a, f8.3, i3)', 'total', all%total(), all%length
  select type (any_shape)
  type is (circle)
    print *, 'a circle of', any_shape%radius
  class default
    print *, 'something else'
  end select
  call all%clear()
  print *, all%length, associated(all%first)
  write (text, '(5(i0, ","))') (i**3, i = 1, 5)
  print '(a)', trim(text)
  read (text, *) numbers
  print '(5i4)', numbers
  text = '12 x'
  read (text, *, iostat=status) i, i
  print *, status > 0
  words = [character(len=40) :: 'pear', 'Apple', 'fig', 'banana']
  do i = 1, 3
    if (any(llt(words(2:), words(:3)))) call swap_words(words)
  end do
  print '(4(a, 1x))', (trim(words(i)), i = 1, 4)
  print *, index('hello world', 'o', back=.true.), scan('fortran', 'aeiou'), verify('12a4', '0123456789')
  print *, adjustr('right  ') // '|', len_trim('ab   '), iachar('A'), achar(98), c_strlen('counted' // c_null_char)
  big = 1
  do i = 1, 20
    big = big * i
  end do
  print '(i0, 1x, i0)', big, popcnt(ibits(big, 3, 20))
  z = cmplx(3.0, -4.0)
  print '(3f8.3)', abs(z), z * conjg(z)
  print '(f7.2, f7.3, i4, i4)', aint(-2.7), mod(-7.5, 2.0), modulo(-7, 3), nint(2.5)
  open (unit=20, status='scratch', form='formatted', action='readwrite')
  do i = 1, 3
    write (20, '(i3, 1x, a)') i * 11, repeat(achar(96 + i), i)
  end do
  rewind (20)
  do
    read (20, '(i3, 1x, a)', iostat=status) i, text
    if (status == iostat_end) exit
    write (output_unit, '(a, "=", i0)') trim(text), i
  end do
  close (20)
  inquire (file='/no/such/file', exist=found)
  print *, found
contains
  subroutine swap_words(w)
    character(len=*), intent(inout) :: w(:)
    character(len=len(w)) :: t
    integer :: k
    do k = 1, size(w) - 1
      if (lgt(w(k), w(k + 1))) then
        t = w(k)
        w(k) = w(k + 1)
        w(k + 1) = t
      end if
    end do
  end subroutine swap_words
end program library
