! Conway's life, primes, strings, dates, namelists, block constructs, generic operators and recursion.
module rationals
  implicit none
  type :: rational
    integer :: n = 0, d = 1
  end type rational
  interface operator(+)
    module procedure add
  end interface
  interface operator(*)
    module procedure times, scale
  end interface
  interface operator(.over.)
    module procedure over
  end interface
  interface assignment(=)
    module procedure from_integer
  end interface
contains
  pure recursive integer function gcd(a, b) result(g)
    integer, intent(in) :: a, b
    if (b == 0) then
      g = abs(a)
    else
      g = gcd(b, mod(a, b))
    end if
  end function gcd
  elemental function over(n, d) result(r)
    integer, intent(in) :: n, d
    type(rational) :: r
    integer :: g
    g = gcd(n, d)
    r = rational(n / g, d / g)
  end function over
  elemental function add(a, b) result(r)
    type(rational), intent(in) :: a, b
    type(rational) :: r
    r = over(a%n * b%d + b%n * a%d, a%d * b%d)
  end function add
  elemental function times(a, b) result(r)
    type(rational), intent(in) :: a, b
    type(rational) :: r
    r = over(a%n * b%n, a%d * b%d)
  end function times
  elemental function scale(k, a) result(r)
    integer, intent(in) :: k
    type(rational), intent(in) :: a
    type(rational) :: r
    r = over(k * a%n, a%d)
  end function scale
  elemental subroutine from_integer(r, n)
    type(rational), intent(out) :: r
    integer, intent(in) :: n
    r%n = n
    r%d = 1
  end subroutine from_integer
end module rationals

module cells
  implicit none
  integer, parameter :: width = 16, height = 8
contains
  pure function next(old) result(new)
    logical, intent(in) :: old(width, height)
    logical :: new(width, height)
    integer :: around(width, height), dx, dy
    around = 0
    do dy = -1, 1
      do dx = -1, 1
        if (dx /= 0 .or. dy /= 0) around = around + merge(1, 0, cshift(cshift(old, dx, 1), dy, 2))
      end do
    end do
    new = around == 3 .or. (old .and. around == 2)
  end function next
  subroutine show(now, generation)
    logical, intent(in) :: now(:, :)
    integer, intent(in) :: generation
    integer :: y
    write (*, '("generation ", i0, ": ", i0)') generation, count(now)
    do y = 1, size(now, 2)
      print '(*(a1))', merge('#', '.', now(:, y))
    end do
  end subroutine show
end module cells

program life
  use rationals
  use cells
  implicit none
  logical :: field(width, height)
  type(rational) :: sums(3), r
  integer :: i, j, depth, values(3)
  logical, allocatable :: sieve(:)
  character(len=20) :: name
  real :: ratio
  namelist /settings/ depth, ratio, name, values
  field = .false.
  field(2, 1) = .true.
  field(3, 2) = .true.
  field(1:3, 3) = .true.
  field(10:12, 5) = .true.
  do i = 0, 12
    if (mod(i, 6) == 0) call show(field, i)
    field = next(field)
  end do
  sums = [(i .over. (i + 1), i = 1, 3)]
  r = 2
  do i = 1, 3
    r = r + sums(i) * (1 .over. i)
  end do
  print '(*(i0, "/", i0, :, ", "))', (sums(i)%n, sums(i)%d, i = 1, 3), r%n, r%d
  r = 6 * r
  print *, r
  allocate (sieve(2:100), source=.true.)
  outer: do i = 2, 100
    if (.not. sieve(i)) cycle outer
    if (i * i > 100) exit outer
    sieve(i * i::i) = .false.
  end do outer
  print '(10i4)', pack([(i, i = 2, 100)], sieve)
  block
    integer :: i
    i = 7
    associate (twice => 2 * i, list => [1, i, 3])
      print *, twice, sum(list), ubound(list)
    end associate
  end block
  depth = 3
  ratio = 0.5
  name = 'given'
  values = [1, 2, 3]
  block
    character(len=80) :: input(1)
    input(1) = "&settings ratio = 2.25, name = 'read', values(2) = 20 /"
    read (input, nml=settings)
  end block
  print '(i2, f6.2, 1x, a, 3i4)', depth, ratio, trim(name), values
  select case (values(2))
  case (:9)
    print *, 'small'
  case (10:29)
    print *, 'middle'
  case default
    print *, 'large'
  end select
  print '(i0, 1x, i0, 1x, i0)', ackermann(2, 3), fibonacci(20), collatz(27)
  do i = 1, 3
    print '(3(i3, "x", i0, "=", i2, 2x))', (i, j, i * j, j = 1, 3)
  end do
  print '(a, f5.1, "%", 3x, 1p, e10.3, 0p, f10.3)', 'formats', 12.34, 12345.678, -0.0004
  if (collatz(27) /= 111) stop 1
  stop 9
contains
  recursive integer function ackermann(m, n) result(a)
    integer, intent(in) :: m, n
    if (m == 0) then
      a = n + 1
    else if (n == 0) then
      a = ackermann(m - 1, 1)
    else
      a = ackermann(m - 1, ackermann(m, n - 1))
    end if
  end function ackermann
  integer function fibonacci(n)
    integer, intent(in) :: n
    integer :: pair(2), k
    pair = [0, 1]
    do k = 1, n
      pair = [pair(2), sum(pair)]
    end do
    fibonacci = pair(1)
  end function fibonacci
  integer function collatz(start)
    integer, value :: start
    collatz = 0
    do while (start /= 1)
      start = merge(start / 2, 3 * start + 1, btest(start, 0) .eqv. .false.)
      collatz = collatz + 1
    end do
  end function collatz
end program life
