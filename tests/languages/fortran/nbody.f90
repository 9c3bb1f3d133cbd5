! Bodies in orbit, a random generator, histograms, quadrature with procedure arguments, and bits.
module orbit
  use, intrinsic :: iso_fortran_env, only: real64, int32, int64
  implicit none
  private
  public :: body, bodies, energy, advance, simpson, generator, quick_sort
  type :: body
    real(real64) :: position(3), velocity(3), mass
  end type body
  type :: generator
    integer(int64) :: state = 88172645463325252_int64
  contains
    procedure :: next
    procedure :: uniform
  end type generator
  real(real64), parameter :: solar = 39.47841760435743_real64, days = 365.24_real64
  type(body), save :: bodies(3) = [ &
    body([0, 0, 0], [0, 0, 0], solar), &
    body([4.84143144246472090d0, -1.16032004402742839d0, -1.03622044471123109d-1], &
         [1.66007664274403694d-3 * days, 7.69901118419740425d-3 * days, -6.90460016972063023d-5 * days], &
         9.54791938424326609d-4 * solar), &
    body([8.34336671824457987d0, 4.12479856412430479d0, -4.03523417114321381d-1], &
         [-2.76742510726411600d-3 * days, 4.99852801234917238d-3 * days, 2.30417297573763929d-5 * days], &
         2.85885980666130812d-4 * solar)]
contains
  pure function energy(b) result(e)
    type(body), intent(in) :: b(:)
    real(real64) :: e
    integer :: i, j
    e = 0
    do i = 1, size(b)
      e = e + 0.5d0 * b(i)%mass * dot_product(b(i)%velocity, b(i)%velocity)
      do j = i + 1, size(b)
        e = e - b(i)%mass * b(j)%mass / norm2(b(i)%position - b(j)%position)
      end do
    end do
  end function energy

  subroutine advance(b, dt)
    type(body), intent(inout) :: b(:)
    real(real64), intent(in) :: dt
    real(real64) :: d(3), mag
    integer :: i, j
    do i = 1, size(b)
      do j = i + 1, size(b)
        d = b(i)%position - b(j)%position
        mag = dt / sqrt(sum(d * d))**3
        b(i)%velocity = b(i)%velocity - d * b(j)%mass * mag
        b(j)%velocity = b(j)%velocity + d * b(i)%mass * mag
      end do
    end do
    do concurrent(i=1:size(b))
      b(i)%position = b(i)%position + dt * b(i)%velocity
    end do
  end subroutine advance

  recursive function simpson(f, a, b, level) result(area)
    interface
      pure function f(x)
        import :: real64
        real(real64), intent(in) :: x
        real(real64) :: f
      end function f
    end interface
    real(real64), intent(in) :: a, b
    integer, intent(in) :: level
    real(real64) :: area, middle
    middle = (a + b) / 2
    if (level == 0) then
      area = (b - a) / 6 * (f(a) + 4 * f(middle) + f(b))
    else
      area = simpson(f, a, middle, level - 1) + simpson(f, middle, b, level - 1)
    end if
  end function simpson

  function next(self) result(n)
    class(generator), intent(inout) :: self
    integer(int64) :: n
    n = self%state
    n = ieor(n, ishft(n, 13))
    n = ieor(n, ishft(n, -7))
    n = ieor(n, ishft(n, 17))
    self%state = n
  end function next

  function uniform(self) result(x)
    class(generator), intent(inout) :: self
    real(real64) :: x
    x = real(ishft(self%next(), -11), real64) * 2.0d0**(-53)
  end function uniform

  recursive subroutine quick_sort(a)
    real(real64), intent(inout) :: a(:)
    real(real64) :: pivot
    integer :: n
    if (size(a) < 2) return
    pivot = a(size(a) / 2 + 1)
    n = count(a < pivot)
    a = [pack(a, a < pivot), pack(a, a == pivot), pack(a, a > pivot)]
    call quick_sort(a(:n))
    call quick_sort(a(n + count(a == pivot) + 1:))
  end subroutine quick_sort
end module orbit

program nbody
  use orbit
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  type(generator) :: random
  real(real64) :: samples(500)
  integer :: i, histogram(10), bin
  character(len=:), allocatable :: bar
  print '(f12.9)', energy(bodies)
  do i = 1, 2000
    call advance(bodies, 0.01d0)
    if (mod(i, 500) == 0) print '(i5, 3f11.6)', i, bodies(2)%position
  end do
  print '(f12.9)', energy(bodies)
  do i = 1, size(samples)
    samples(i) = random%uniform()
  end do
  histogram = 0
  do i = 1, size(samples)
    bin = int(samples(i) * 10) + 1
    histogram(bin) = histogram(bin) + 1
  end do
  do i = 1, 10
    bar = repeat('#', histogram(i) / 5)
    write (*, '(f3.1, 1x, a, t20, i3)') i / 10.0, bar, histogram(i)
  end do
  call quick_sort(samples)
  print *, all(samples(2:) >= samples(:size(samples) - 1))
  print '(4f10.6)', samples(1:2), samples(499:500)
  print '(3f12.8)', simpson(square, 0d0, 3d0, 4), simpson(wave, 0d0, acos(-1d0), 8), simpson(bell, -4d0, 4d0, 6)
  print '(2z18.16, i3)', random%next(), not(random%next()), trailz(96)
  call exit_with(sum(histogram(:3)))
contains
  pure function square(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = x * x
  end function square
  pure function wave(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = sin(x)
  end function wave
  pure function bell(x) result(y)
    real(real64), intent(in) :: x
    real(real64) :: y
    y = exp(-x * x)
  end function bell
  subroutine exit_with(n)
    integer, intent(in) :: n
    if (n > 100) then
      error stop 3
    end if
    stop 4
  end subroutine exit_with
end program nbody
