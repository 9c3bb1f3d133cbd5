! Arrays: sections, intrinsics, allocation, elimination by Gauss, conjugate gradients, formatted output.
module linear
  implicit none
  integer, parameter :: real_kind = kind(1.0d0)
  type :: system
    real(real_kind), allocatable :: matrix(:, :)
    real(real_kind), allocatable :: right(:)
    character(len=:), allocatable :: name
  end type system
  interface residual
    module procedure residual_of_system, residual_of_parts
  end interface residual
contains
  function hilbert(n) result(h)
    integer, intent(in) :: n
    real(real_kind) :: h(n, n)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        h(i, j) = 1.0_real_kind / (i + j - 1)
      end do
    end do
  end function hilbert

  subroutine eliminate(a, b, x, info)
    real(real_kind), intent(in) :: a(:, :), b(:)
    real(real_kind), intent(out) :: x(size(b))
    integer, intent(out) :: info
    real(real_kind) :: work(size(b), size(b) + 1), row(size(b) + 1)
    integer :: n, k, pivot, i
    n = size(b)
    work(:, :n) = a
    work(:, n + 1) = b
    info = 0
    do k = 1, n
      pivot = k - 1 + maxloc(abs(work(k:, k)), dim=1)
      if (abs(work(pivot, k)) < 1.0e-14_real_kind) then
        info = k
        return
      end if
      row = work(k, :)
      work(k, :) = work(pivot, :)
      work(pivot, :) = row
      work(k, k:) = work(k, k:) / work(k, k)
      do i = 1, n
        if (i /= k) work(i, k:) = work(i, k:) - work(i, k) * work(k, k:)
      end do
    end do
    x = work(:, n + 1)
  end subroutine eliminate

  pure real(real_kind) function residual_of_parts(a, x, b)
    real(real_kind), intent(in) :: a(:, :), x(:), b(:)
    residual_of_parts = sqrt(sum((matmul(a, x) - b)**2))
  end function residual_of_parts

  pure real(real_kind) function residual_of_system(s, x)
    type(system), intent(in) :: s
    real(real_kind), intent(in) :: x(:)
    residual_of_system = residual_of_parts(s%matrix, x, s%right)
  end function residual_of_system

  recursive real(real_kind) function determinant(a) result(d)
    real(real_kind), intent(in) :: a(:, :)
    real(real_kind), allocatable :: minor(:, :)
    logical :: keep(size(a, 1))
    integer :: i, n
    n = size(a, 1)
    if (n == 1) then
      d = a(1, 1)
      return
    end if
    d = 0
    do i = 1, n
      keep = .true.
      keep(i) = .false.
      minor = reshape(pack(a(:, 2:), spread(keep, 2, n - 1)), [n - 1, n - 1])
      d = d + (-1)**(i + 1) * a(i, 1) * determinant(minor)
    end do
  end function determinant
end module linear

program matrices
  use linear
  implicit none
  type(system) :: s
  real(real_kind), allocatable :: x(:), grid(:, :)
  integer :: n, info, step, counts(0:4)
  integer, target :: numbers(12)
  integer, pointer :: odd(:)
  logical :: mask(3, 4)
  do n = 2, 5
    s%name = 'hilbert ' // repeat('*', n)
    s%matrix = hilbert(n)
    s%right = sum(s%matrix, dim=2)
    allocate (x(n))
    call eliminate(s%matrix, s%right, x, info)
    print '(a, t16, i2, *(f8.4))', s%name, info, x
    print '(2x, l1, es12.4)', residual(s, x) < 1.0e-10, determinant(s%matrix)
    deallocate (x)
  end do
  allocate (x(3))
  call eliminate(reshape([1d0, 2d0, 3d0, 2d0, 4d0, 6d0, 1d0, 0d0, 1d0], [3, 3]), [1d0, 2d0, 3d0], x, info)
  print *, 'singular at', info
  numbers = [(step * step, step = 1, 12)]
  odd => numbers(1::2)
  odd = -odd
  print '(12i5)', numbers
  mask = reshape(numbers > 0, [3, 4], order=[1, 2])
  print '(4l2)', transpose(mask)
  print *, count(mask), any(mask(:, 1)), all(mask(2, :)), maxval(numbers, mask=numbers < 50), minloc(numbers)
  print '(3i6)', cshift(reshape(numbers, [3, 4]), shift=1, dim=2)
  allocate (grid(0:21, 0:21), source=0d0)
  grid(0, :) = 1d0
  do step = 1, 200
    grid(1:20, 1:20) = 0.25d0 * (grid(0:19, 1:20) + grid(2:21, 1:20) + grid(1:20, 0:19) + grid(1:20, 2:21))
  end do
  counts = 0
  do n = 1, 20
    counts = counts + [(count(grid(:, n) > 0.2d0 * step), step = 0, 4)]
  end do
  print '(a, 5(1x, i0), f10.6, e14.6)', 'grid', counts, grid(10, 10), sum(grid) / size(grid)
  where (grid > 0.5d0)
    grid = 1d0
  elsewhere
    grid = merge(0.5d0, 0d0, grid > 0.25d0)
  end where
  print '(f8.3, 2i6)', sum(grid), shape(grid)
  print '(b8.8, 1x, o6, 1x, z4, 1x, g0, 1x, sp, i5)', 165, 165, 165, dot_product([1, 2, 3], [4, 5, 6]), 7
  stop 5
end program matrices
